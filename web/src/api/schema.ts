// Made by scripts/generate from the server's schema. Do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** AbsentInfo */
        AbsentInfo: {
            seat: number;
            since: string;
            voters: number[];
            votes: components["schemas"]["AbsentVote"][];
        };
        /** AbsentVote */
        AbsentVote: {
            choice: string;
            seat: number;
        };
        /** Accepted */
        Accepted: {
            n: number;
            seq: number;
            state: components["schemas"]["State"];
        };
        /** Account */
        Account: {
            bot: boolean;
            guest: boolean;
            id: string;
            name: string;
            recovery_code: string;
        };
        /** Answer */
        Answer: {
            args: number[];
            /** @default false */
            check?: boolean;
            /**
             * @description Sent twice with the same key, a request counts once.
             * @default
             */
            key?: string;
            kind: string;
            seat?: number | null;
        };
        /** AnswerField */
        AnswerField: {
            list: boolean;
            name: string;
            role: string;
        };
        /** Audit */
        Audit: {
            action: string;
            actor: string;
            actor_name: string;
            at: string;
            detail: string;
            id: number;
            reason: string;
            subject: string;
            subject_name: string;
        };
        /** Availability */
        Availability: {
            holidays?: components["schemas"]["Holiday"][];
            /** @default  */
            quiet_from?: string;
            /** @default  */
            quiet_to?: string;
            /** @default  */
            zone?: string;
        };
        /** Block */
        Block: {
            user: string;
        };
        /** Blocked */
        Blocked: {
            label: components["schemas"]["MessageInfo"];
            reason: components["schemas"]["MessageInfo"];
        };
        /** BotAccount */
        BotAccount: {
            token: string;
            user: components["schemas"]["User"];
        };
        /** BotInfo */
        BotInfo: {
            about?: components["schemas"]["MessageInfo"] | null;
            label?: components["schemas"]["MessageInfo"] | null;
            name: string;
        };
        /** Brief */
        Brief: {
            changeable?: components["schemas"]["BriefChangeable"][];
            deadline: string | null;
            n: number;
            open: components["schemas"]["BriefDecision"][];
            over: boolean;
            result: components["schemas"]["ResultInfo"] | null;
            seat: number;
            seq: number;
            table: string;
            view: {
                [key: string]: unknown;
            } | null;
            waiting: components["schemas"]["Waiting"][];
        };
        /** BriefChangeable */
        BriefChangeable: {
            answer: number[] | null;
            question: components["schemas"]["BriefDecision"];
        };
        /** BriefDecision */
        BriefDecision: {
            choices: number[][];
            id: string;
            kind: string;
            more: boolean;
            space: {
                [key: string]: unknown;
            };
        };
        /** ChangePassword */
        ChangePassword: {
            new: string;
            old: string;
        };
        /** ChangeSeat */
        ChangeSeat: {
            /** @default  */
            bot?: string;
            /** @enum {string} */
            kind: "me" | "link" | "open" | "bot" | "hotseat";
            /** @default  */
            name?: string;
            /** @default  */
            pin?: string;
            seat: number;
        };
        /** ChangeableInfo */
        ChangeableInfo: {
            answer: components["schemas"]["MessageInfo"] | null;
            question: components["schemas"]["DecisionInfo"];
        };
        /** Chapter */
        Chapter: {
            heading: components["schemas"]["MessageInfo"] | null;
            n: number;
            phase: string;
        };
        /** Chapters */
        Chapters: {
            chapters: components["schemas"]["Chapter"][];
        };
        /** ChoiceInfo */
        ChoiceInfo: {
            args: number[];
            label: components["schemas"]["MessageInfo"];
        };
        ClassicAnswer: {
            fields: {
                /** @description party */
                party: number;
            };
            /** @constant */
            kind: "party";
        } | {
            fields: {
                cards: number[];
            };
            /** @constant */
            kind: "programme";
        } | {
            fields: {
                cards: number[];
            };
            /** @constant */
            kind: "hand";
        } | {
            fields: {
                states: number[];
            };
            /** @constant */
            kind: "states";
        } | {
            fields: {
                cards: number[];
            };
            /** @constant */
            kind: "opinion";
        } | {
            fields: {
                cards: number[];
            };
            /** @constant */
            kind: "pool";
        } | {
            fields: {
                /** @description extra */
                extra: number;
                /** @description board */
                first: number;
                /** @description lines */
                lines: number;
                media: number[];
                /** @description board */
                second: number;
                /** @description board */
                third: number;
            };
            /** @constant */
            kind: "sheet";
        } | {
            fields: {
                /** @description money */
                amount: number;
            };
            /** @constant */
            kind: "bid";
        } | {
            fields: {
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "lot";
        } | {
            fields: {
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "start";
        } | {
            fields: {
                /** @description by card */
                cards: number[];
            };
            /** @constant */
            kind: "discard";
        } | {
            fields: {
                /** @description card, counted from 1; less is none */
                card: number;
                /** @description topic */
                topic?: number;
            };
            /** @constant */
            kind: "change";
        } | {
            fields: {
                /** @description by board */
                cards: number[];
            };
            /** @constant */
            kind: "cabinet";
        } | {
            fields: {
                /** @description action */
                action: number;
                /** @description target */
                target?: number;
            };
            /** @constant */
            kind: "action";
        } | {
            fields: {
                /** @description seat, counted from 1; less is none */
                seat: number;
            };
            /** @constant */
            kind: "coalition";
        } | {
            fields: {
                /** @enum {integer} */
                agree: 0 | 1;
            };
            /** @constant */
            kind: "consent";
        } | {
            fields: {
                /** @description board, counted from 1; less is none */
                board: number;
            };
            /** @constant */
            kind: "media";
        } | {
            fields: {
                /** @description card */
                card?: number;
                /** @description slot, counted from 1; less is none */
                slot: number;
            };
            /** @constant */
            kind: "exchange";
        } | {
            fields: {
                /** @description by board */
                meetings: number[];
            };
            /** @constant */
            kind: "meetings";
        } | {
            fields: {
                /** @description money */
                amount?: number;
                /** @enum {integer} */
                more: 0 | 1;
            };
            /** @constant */
            kind: "raise";
        } | {
            fields: {
                /** @description poll */
                poll: number;
            };
            /** @constant */
            kind: "poll";
        } | {
            fields: {
                seats: number[];
            };
            /** @constant */
            kind: "publish";
        } | {
            fields: {
                dice: number[];
            };
            /** @constant */
            kind: "dice";
        } | {
            fields: {
                /** @description count */
                meetings: number;
            };
            /** @constant */
            kind: "convert";
        } | {
            fields: {
                /** @enum {integer} */
                move: 0 | 1;
            };
            /** @constant */
            kind: "national-media";
        } | {
            fields: {
                /** @description slot, counted from 1; less is none */
                slot: number;
                /** @description space */
                space?: number;
            };
            /** @constant */
            kind: "national-opinion";
        } | {
            fields: {
                /** @description state */
                state: number;
            };
            /** @constant */
            kind: "state";
        } | {
            fields: {
                /** @enum {integer} */
                accept: 0 | 1;
                /** @description donation */
                donation: number;
            };
            /** @constant */
            kind: "donation";
        };
        ClassicAscending: {
            at: number;
            bidders: number[];
            /** @description money */
            high: number;
            /** @description seat */
            leader: number;
        };
        ClassicChoice: {
            args: number[];
            changes: (number | string)[][];
        };
        ClassicCoalition: {
            can_be_forced: boolean;
            cards: number[];
            common: number;
            formed: boolean;
            possible_now: boolean;
            seats: number[];
            votes: number;
        };
        ClassicEvent: {
            fields: {
                /** @description seat */
                seat: number;
                /** @description only for its owner */
                values?: number[];
            };
            /** @constant */
            kind: "committed";
        } | {
            fields: {
                /** @description seat */
                seat: number;
                /** @description only for its owner */
                values?: number[];
            };
            /** @constant */
            kind: "recommitted";
        } | {
            fields: {
                /** @description party */
                party: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "party";
        } | {
            fields: {
                /** @description card */
                card: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "programme";
        } | {
            fields: {
                /** @description card */
                card: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "clash";
        } | {
            fields: {
                /** @description only for its owner */
                cards?: number[];
                /** @description count */
                number: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "drew";
        } | {
            fields: {
                states: number[];
            };
            /** @constant */
            kind: "states";
        } | {
            fields: {
                /** @description card */
                card: number;
                /** @description state */
                state: number;
            };
            /** @constant */
            kind: "opinion";
        } | {
            fields: {
                /** @description card */
                card: number;
                /** @description state */
                state: number;
            };
            /** @constant */
            kind: "opinion-clash";
        } | {
            fields: {
                cards: number[];
            };
            /** @constant */
            kind: "pool";
        } | {
            fields: {
                /** @description extra */
                extra: number;
                /** @description board */
                first: number;
                /** @description lines */
                lines: number;
                media: number[];
                /** @description seat */
                seat: number;
                /** @description board */
                second: number;
                /** @description board */
                third: number;
            };
            /** @constant */
            kind: "revealed-sheet";
        } | {
            fields: {
                /** @description money */
                amount: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "paid";
        } | {
            fields: {
                /** @description money */
                amount: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "received";
        } | {
            fields: {
                /** @description count */
                amount: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "members";
        } | {
            fields: {
                /** @description count */
                after: number;
                /** @description count */
                before: number;
                dice: number[];
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "rolled";
        } | {
            fields: {
                /** @description round, counted from 1; less is none */
                round: number;
            };
            /** @constant */
            kind: "round";
        } | {
            fields: {
                /** @description money */
                amount: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "revealed";
        } | {
            fields: {
                seats: number[];
            };
            /** @constant */
            kind: "highest-bid";
        } | {
            fields: {
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "lot";
        } | {
            fields: {
                /** @description seat */
                other: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "start";
        } | {
            fields: {
                /** @description by card */
                cards: number[];
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "discarded";
        } | {
            fields: {
                /** @description card */
                card: number;
                /** @description card */
                out: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "changed";
        } | {
            fields: {
                boards: number[];
                /** @description only for its owner */
                cards?: number[];
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "placed";
        } | {
            fields: {
                /** @description cabinet */
                card: number;
                /** @description seat */
                seat: number;
                /** @description state */
                state: number;
            };
            /** @constant */
            kind: "revealed-card";
        } | {
            fields: {
                /** @description seat */
                seat: number;
                /** @description state */
                state: number;
            };
            /** @constant */
            kind: "tile";
        } | {
            fields: {
                /** @description seat */
                seat: number;
                /** @description state */
                state: number;
                /** @description count */
                votes: number;
            };
            /** @constant */
            kind: "votes";
        } | {
            fields: {
                /** @description card */
                card: number;
                /** @description state */
                state: number;
            };
            /** @constant */
            kind: "key-issue";
        } | {
            fields: {
                /** @description state */
                state: number;
            };
            /** @constant */
            kind: "key-issue-off";
        } | {
            fields: {
                /** @description money */
                amount: number;
                /** @description seat */
                other: number;
                /** @description seat */
                seat: number;
                /** @description state */
                state: number;
            };
            /** @constant */
            kind: "media-swap";
        } | {
            fields: {
                /** @description seat */
                other: number;
                /** @description seat */
                seat: number;
                /** @description state */
                state: number;
                trend: number;
            };
            /** @constant */
            kind: "trend";
        } | {
            fields: {
                /** @description seat */
                other: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "proposed";
        } | {
            fields: {
                /** @description seat */
                other: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "refused";
        } | {
            fields: {
                /** @description seat */
                other: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "forced";
        } | {
            fields: {
                /** @description seat */
                other: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "coalition";
        } | {
            fields: {
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "passed";
        } | {
            fields: {
                /** @description seat */
                seat: number;
                /** @description state */
                state: number;
            };
            /** @constant */
            kind: "media";
        } | {
            fields: {
                /** @description card */
                card: number;
                /** @description card */
                out: number;
                /** @description seat */
                seat: number;
                /** @description state */
                state: number;
            };
            /** @constant */
            kind: "exchanged";
        } | {
            fields: {
                /** @description by board */
                meetings: number[];
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "meetings";
        } | {
            fields: {
                /** @description money */
                amount: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "raised";
        } | {
            fields: {
                /** @description state */
                state: number;
            };
            /** @constant */
            kind: "unsold";
        } | {
            fields: {
                /** @description seat */
                seat: number;
                /** @description state */
                state: number;
            };
            /** @constant */
            kind: "poll";
        } | {
            fields: {
                /** @description only for its owner */
                poll?: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "poll-card";
        } | {
            fields: {
                /** @description poll */
                poll: number;
                /** @description seat */
                seat: number;
                seats: number[];
                /** @description state */
                state: number;
            };
            /** @constant */
            kind: "published";
        } | {
            fields: {
                /** @description seat */
                seat: number;
                /** @description state */
                state: number;
            };
            /** @constant */
            kind: "not-published";
        } | {
            fields: {
                /** @description count */
                meetings: number;
                /** @description seat */
                seat: number;
                /** @description state */
                state: number;
                /** @description count */
                votes: number;
            };
            /** @constant */
            kind: "converted";
        } | {
            fields: {
                /** @description state */
                state: number;
                /** @description by seat */
                votes: number[];
            };
            /** @constant */
            kind: "counted";
        } | {
            fields: {
                /** @description by seat */
                seats: number[];
                /** @description state */
                state: number;
            };
            /** @constant */
            kind: "seats";
        } | {
            fields: {
                /** @enum {integer} */
                narrow: 0 | 1;
                /** @description seat */
                partner: number;
                /** @description seat */
                seat: number;
                /** @description state */
                state: number;
                /** @description count */
                votes?: number;
            };
            /** @constant */
            kind: "won";
        } | {
            fields: {
                /** @description round, counted from 1; less is none */
                round: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "national-media";
        } | {
            fields: {
                /** @description card */
                card: number;
                /** @description card */
                replaced: number;
                /** @description seat */
                seat: number;
                /** @description space */
                space: number;
                /** @description count */
                strength: number;
            };
            /** @constant */
            kind: "national-opinion";
        } | {
            fields: {
                /** @description donation */
                donation: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "accepted";
        } | {
            fields: {
                /** @description only for its owner */
                donation?: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "refuses";
        } | {
            fields: {
                /** @description donation */
                donation: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "turned-down";
        } | {
            fields: Record<string, never>;
            /** @constant */
            kind: "end";
        };
        ClassicInsights: {
            auction: components["schemas"]["MacherAuction"] | null;
            ballots: number[];
            bid_again: boolean;
            board: number;
            choices: components["schemas"]["ClassicChoice"][];
            coalitions: components["schemas"]["ClassicCoalition"][];
            national: components["schemas"]["ClassicNational"][];
            phase: string;
            phases: string[];
            scores: components["schemas"]["ClassicScore"][];
            states: components["schemas"]["ClassicStanding"][];
            talks: components["schemas"]["ClassicTalks"] | null;
            turn_order: number[];
        };
        ClassicNational: {
            members: number;
            points: number;
        };
        ClassicPhase: {
            about: {
                /** @description board */
                board?: number;
            };
            /** @constant */
            name: "acting";
        } | {
            about: {
                /** @description board */
                board?: number;
            };
            /** @constant */
            name: "auction";
        } | {
            about: {
                seats?: number[];
            };
            /** @constant */
            name: "bidding";
        } | {
            about: {
                /** @description seat */
                asked?: number;
                refused?: number[];
            };
            /** @constant */
            name: "coalitions";
        } | {
            about: {
                /** @description seat */
                seat?: number;
            };
            /** @constant */
            name: "conference";
        } | {
            about: {
                /** @description board */
                board?: number;
            };
            /** @constant */
            name: "conversion";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "deal";
        } | {
            about: {
                /** @description place */
                place?: number;
            };
            /** @constant */
            name: "donations";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "election";
        } | {
            about: {
                /** @description board */
                board?: number;
                /** @description seat */
                seat?: number;
            };
            /** @constant */
            name: "exchange";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "exchanges";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "finance";
        } | {
            about: {
                /** @description board */
                board?: number;
                /** @description seat */
                seat?: number;
            };
            /** @constant */
            name: "majority";
        } | {
            about: {
                /** @description count */
                passes?: number;
            };
            /** @constant */
            name: "media";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "meetings";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "members";
        } | {
            about: {
                /** @description board */
                board?: number;
                /** @description count */
                number?: number;
            };
            /** @constant */
            name: "open";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "parties";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "placing";
        } | {
            about: {
                /** @description board */
                board?: number;
                /** @description seat */
                seat?: number;
            };
            /** @constant */
            name: "poll";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "polls";
        } | {
            about: {
                /** @description count */
                opinions?: number;
                /** @description seat */
                seat?: number;
            };
            /** @constant */
            name: "privilege";
        } | {
            about: {
                /** @description board */
                board?: number;
            };
            /** @constant */
            name: "reveal";
        } | {
            about: {
                /** @description count */
                dice?: number;
                /** @description purpose */
                purpose?: number;
                /** @description seat */
                seat?: number;
            };
            /** @constant */
            name: "roll";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "round";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "sheets";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "spoils";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "turnover";
        };
        ClassicScore: {
            bonus: number;
            dominant: number;
            media: number;
            members: number;
            opinions: number;
            seats: number;
            total: number;
        };
        ClassicSealed: {
            /** @description by seat */
            status: number[];
            /** @description by seat */
            values: number[][];
        };
        ClassicStanding: {
            absolute_majority: number;
            election: number;
            factor: number[];
            leader: number;
            leaders: number[];
            media_control: number;
            most_seats: number;
            narrow: boolean;
            next: number[][];
            partner: number;
            seats: number[];
            seats_if_converted: number[];
            state: string;
            terms: components["schemas"]["MacherTerm"][][];
            times: number[];
            votes: number[];
            votes_if_converted: number[];
            votes_now: boolean;
        };
        ClassicStateBoard: {
            arrival: number[];
            hidden: number[];
            /** @description slot */
            key_slot: number;
            /** @description by seat */
            media: number[];
            /** @description by seat */
            meetings: number[];
            /** @description by slot */
            opinions: number[];
            /** @description state */
            state: number;
            /** @description by seat */
            tiles: number[];
            /** @description by seat */
            trend: number[];
            /** @description by seat */
            votes: number[];
        };
        ClassicTalks: {
            asked: number;
            proposer: number;
            refused: number[];
        };
        ClassicView: {
            /** @description by seat */
            answers: number[];
            auction: components["schemas"]["ClassicAscending"];
            /** @description by seat */
            balance: number[];
            /** @description by seat */
            bids: number[];
            /** @description by board */
            boards: components["schemas"]["ClassicStateBoard"][];
            /** @description by seat */
            cabinet: number[];
            /** @description by seat */
            donations: number[];
            hand: number[];
            /** @description by seat */
            hand_ages: number[][];
            /** @description by seat */
            media: number[];
            /** @description by seat */
            meetings: number[];
            /** @description by seat */
            members: number[];
            /** @description by seat */
            money: number[];
            /** @description by space */
            national: number[];
            /** @description by round */
            national_media: number[];
            /** @description by seat */
            offers: number[];
            /** @description by card */
            opinion_aside: number[];
            /** @description by card */
            opinion_discards: number[];
            /** @description by age */
            opinion_piles: number[][];
            /** @description by card */
            opinion_removed: number[];
            /** @description by seat */
            partners: number[];
            /** @description by seat */
            party: number[];
            /** @description by seat */
            placed: number[][];
            /** @description by seat */
            played: number[][];
            /** @description poll */
            poll: number;
            /** @description by card */
            pool: number[];
            /** @description age */
            programme_age: number;
            /** @description by card */
            programme_aside: number[];
            /** @description by card */
            programme_discards: number[];
            /** @description by seat */
            programmes: number[];
            published: number[];
            /** @description by seat */
            refusals: number[];
            /** @description round, counted from 1; less is none */
            round: number;
            sealed: components["schemas"]["ClassicSealed"];
            /** @description seat */
            seat: number;
            /** @description by round */
            seats: number[][];
            shelved: number[];
            /** @description by seat */
            shelved_numbers: number[];
            /** @description seat */
            start: number;
            /** @description by state */
            states: number[];
            /** @description by space */
            strength: number[];
            /** @description by seat */
            tiles: number[];
            /** @description by age */
            unseen_programmes: number[][];
        };
        /** Clock */
        Clock: {
            /** @default 0 */
            bank?: number;
            seconds: number;
            /**
             * @default bot
             * @enum {string}
             */
            then?: "bot" | "wait";
        };
        /** ClubInvitation */
        ClubInvitation: {
            game_name: string;
            host: string;
            name: string;
            night: string | null;
            people: number;
        };
        /** ClubNight */
        ClubNight: {
            created_at: string;
            game: string;
            game_name: string;
            host: string;
            id: string;
            is_host: boolean;
            may_draw: boolean;
            me: number | null;
            name: string;
            played: components["schemas"]["ClubRound"][];
            players: number;
            rated: boolean;
            round: number;
            rounds: number;
            standings: components["schemas"]["ClubStanding"][];
            /** @enum {string} */
            status: "open" | "running" | "finished";
            token: string | null;
        };
        /** ClubPresence */
        ClubPresence: {
            away: boolean;
            player: number;
        };
        /** ClubRound */
        ClubRound: {
            number: number;
            tables: components["schemas"]["ClubTable"][];
        };
        /** ClubSeat */
        ClubSeat: {
            name: string;
            player: number;
            rank: number | null;
        };
        /** ClubStanding */
        ClubStanding: {
            away: boolean;
            name: string;
            place: number;
            player: number;
            rounds: (number | null)[];
            score: number;
            user: string | null;
            wins: number;
        };
        /** ClubTable */
        ClubTable: {
            bots: number;
            mine: boolean;
            seats: components["schemas"]["ClubSeat"][];
            /** @enum {string} */
            status: "gathering" | "running" | "finished" | "closed";
            table: string;
        };
        /** CoachInfo */
        CoachInfo: {
            coach: components["schemas"]["MessageInfo"];
            purpose: components["schemas"]["MessageInfo"];
        };
        /** ConfirmPassword */
        ConfirmPassword: {
            password: string;
        };
        /** CountExample */
        CountExample: {
            insights: {
                [key: string]: unknown;
            };
            news: components["schemas"]["MessageInfo"][];
            options: {
                [key: string]: unknown;
            };
            phases: components["schemas"]["PhaseInfo"][];
            seat: number;
            seats: components["schemas"]["MessageInfo"][];
            view: {
                [key: string]: unknown;
            };
        };
        /** Credentials */
        Credentials: {
            name: string;
            password: string;
        };
        /** DecisionInfo */
        DecisionInfo: {
            answer: components["schemas"]["AnswerField"][];
            ask: components["schemas"]["MessageInfo"];
            choices: components["schemas"]["ChoiceInfo"][] | null;
            final?: boolean | null;
            id: string;
            items?: components["schemas"]["PickInfo"][] | null;
            kind: string;
            slots?: components["schemas"]["MessageInfo"][] | null;
            space: {
                [key: string]: unknown;
            };
        };
        /** DeleteMe */
        DeleteMe: {
            /** @constant */
            confirm: true;
            /** @default  */
            password?: string;
        };
        /** DeviceCode */
        DeviceCode: {
            code: string;
            expires_at: string;
            /**
             * @description ``device``: for a few minutes, to go on at another device as well. ``return``: to be kept for the day this device is lost; whoever uses it is signed out everywhere else.
             * @enum {string}
             */
            kind: "device" | "return";
        };
        /** Entry */
        Entry: {
            agree?: boolean | null;
            args?: number[] | null;
            at: string;
            by?: string | null;
            events?: components["schemas"]["EventInfo"][] | null;
            happened?: components["schemas"]["Happened"][] | null;
            hash?: string | null;
            kind?: string | null;
            line?: number | null;
            n?: number | null;
            news?: components["schemas"]["MessageInfo"] | null;
            now?: string | null;
            reason?: components["schemas"]["MessageInfo"] | null;
            salt?: string | null;
            seat?: number | null;
            seq: number;
            text?: string | null;
            to?: number | number[] | null;
            type: string;
            /** @default false */
            undone?: boolean;
            whisper?: string | null;
        };
        /** EventInfo */
        EventInfo: {
            about: number | null;
            fields: {
                [key: string]: number | number[];
            };
            kind: string;
            /** @default false */
            negotiation?: boolean;
            news: components["schemas"]["MessageInfo"];
            owner: number;
        };
        /** Export */
        Export: {
            availability: components["schemas"]["Availability"];
            blocked: components["schemas"]["User"][];
            bots: components["schemas"]["ExportedUser"][];
            browsers: components["schemas"]["ExportedBrowser"][];
            notice_wishes: components["schemas"]["NoticeWishes"];
            notices: components["schemas"]["MyNotices"];
            passkeys: components["schemas"]["PasskeyInfo"][];
            profile: string;
            puzzles: components["schemas"]["TriedPuzzle"][];
            ratings: components["schemas"]["ExportedRating"][];
            reports: components["schemas"]["ExportedReport"][];
            sessions: components["schemas"]["SessionInfo"][];
            tables: components["schemas"]["ExportedTable"][];
            talk: components["schemas"]["ExportedTalk"][];
            user: components["schemas"]["ExportedUser"];
        };
        /** ExportedBrowser */
        ExportedBrowser: {
            created_at: string;
            endpoint: string;
        };
        /** ExportedRating */
        ExportedRating: {
            at: string;
            game: string;
            mu: number;
            rank: number;
            sigma: number;
            table: string;
        };
        /** ExportedReport */
        ExportedReport: {
            at: string;
            kind: string;
            reason: string;
            table: string;
        };
        /** ExportedTable */
        ExportedTable: {
            created_at: string;
            finished_at: string | null;
            game: string;
            id: string;
            mine: number[];
            names: string[];
            opened: boolean;
            result: components["schemas"]["ResultInfo"] | null;
            started_at: string | null;
            /** @enum {string} */
            status: "gathering" | "running" | "finished" | "closed";
        };
        /** ExportedTalk */
        ExportedTalk: {
            at: string;
            table: string;
            text: string;
            to: number[];
        };
        /** ExportedUser */
        ExportedUser: {
            created_at: string;
            id: string;
            kind: string;
            login: string | null;
            name: string;
        };
        /** Figure */
        Figure: {
            label: string;
            name: string;
            sources: string[];
            /** @enum {string} */
            status: "confirmed" | "inferred" | "reconstructed" | "not-found" | "own";
            text: string;
            value: unknown;
        };
        /** FigureChange */
        FigureChange: {
            after: number;
            before: number;
            /** @default false */
            estimate?: boolean;
            figure: string;
            place: string;
            seat: number;
            text: components["schemas"]["MessageInfo"];
        };
        /** FigureRow */
        FigureRow: {
            figures: components["schemas"]["Figure"][];
            id: string;
            label: string;
            note: string;
            /** @enum {string} */
            status: "confirmed" | "inferred" | "reconstructed" | "not-found" | "own";
        };
        /** FigureTable */
        FigureTable: {
            id: string;
            label: string;
            rows: components["schemas"]["FigureRow"][];
        };
        /** Forgot */
        Forgot: {
            name: string;
        };
        /** GameCoach */
        GameCoach: {
            game: string;
            questions: {
                [key: string]: components["schemas"]["CoachInfo"];
            };
        };
        /** GameFigures */
        GameFigures: {
            counts: {
                [key: string]: number;
            };
            facts?: {
                [key: string]: unknown;
            } | null;
            game: string;
            hash: string;
            name: string;
            /** @default  */
            own?: string;
            reconstructed: string[];
            sources: {
                [key: string]: string;
            };
            tables: components["schemas"]["FigureTable"][];
        };
        /** GameInfo */
        GameInfo: {
            about?: components["schemas"]["MessageInfo"] | null;
            /** @default  */
            book?: string;
            example: boolean;
            /** @default false */
            figures?: boolean;
            id: string;
            name: string;
            options: components["schemas"]["OptionInfo"][];
            players: number[];
            reconstructed?: string[];
        };
        /** GameOverview */
        GameOverview: {
            example: components["schemas"]["CountExample"] | null;
            game: string;
            things: {
                [key: string]: string[];
            };
        };
        /** GameRules */
        GameRules: {
            book: string;
            game: string;
            language: string;
            name: string;
            text: string;
        };
        /** GameThings */
        GameThings: {
            game: string;
            questions: {
                [key: string]: string;
            };
            things: components["schemas"]["ThingInfo"][];
        };
        /** Hand */
        Hand: {
            /** @default  */
            bot?: string;
            /** @enum {string} */
            to: "bot" | "me";
        };
        /** Happened */
        Happened: {
            fields: {
                [key: string]: number | number[];
            };
            kind: string;
            owner: number;
        };
        /** HintInfo */
        HintInfo: {
            args: number[];
            chance: number;
            error: number;
            even: boolean;
            gain: number;
            kind: string;
            label: components["schemas"]["MessageInfo"];
            later: components["schemas"]["MessageInfo"][];
            now: components["schemas"]["MessageInfo"][];
            reason: components["schemas"]["MessageInfo"];
        };
        /** Hints */
        Hints: {
            hints: components["schemas"]["HintInfo"][];
        };
        /** Holiday */
        Holiday: {
            /** Format: date */
            first: string;
            /** Format: date */
            last: string;
        };
        /** Invitation */
        Invitation: {
            free?: number[];
            /** @default  */
            host?: string;
            seat: number;
            table: components["schemas"]["TableInfo"];
        };
        /** Join */
        Join: {
            /** @default  */
            name?: string;
            /**
             * @description Your share of the chance, in hexadecimal.
             * @default
             */
            nonce?: string;
            seat?: number | null;
        };
        /** JoinClubNight */
        JoinClubNight: {
            /** @default  */
            name?: string;
        };
        /** Leader */
        Leader: {
            bot: components["schemas"]["MessageInfo"] | null;
            place: number;
            rating: components["schemas"]["Rating"];
            user: components["schemas"]["User"] | null;
        };
        /** Leaders */
        Leaders: {
            enough: number;
            game: string;
            leaders: components["schemas"]["Leader"][];
            name: string;
        };
        /** Legal */
        Legal: {
            languages: string[];
            name: string;
        };
        /** LegalText */
        LegalText: {
            language: string;
            name: string;
            text: string;
        };
        /** LessonAnswer */
        LessonAnswer: {
            args: number[];
            label: components["schemas"]["MessageInfo"];
        };
        /** LessonCard */
        LessonCard: {
            answers: components["schemas"]["LessonAnswer"][];
            decision: string | null;
            /** @enum {string} */
            do: "continue" | "answer" | "freely" | "advice";
            finished: boolean;
            id: string;
            point: string[];
            say: components["schemas"]["MessageInfo"] | null;
            step: number;
            steps: number;
            strayed: boolean;
            why: components["schemas"]["MessageInfo"] | null;
        };
        /** LessonInfo */
        LessonInfo: {
            /** @default false */
            done?: boolean;
            game: string;
            minutes: number;
            players: number;
            /** @default 0 */
            step?: number;
            steps: number;
            table?: string | null;
        };
        /** Lift */
        Lift: {
            /** @default  */
            reason?: string;
        };
        /** LineInfo */
        LineInfo: {
            args: number[];
            kind: string;
            n: number;
            seat: number;
        };
        /** Links */
        Links: {
            seats: {
                [key: string]: string;
            };
            /** @default  */
            table?: string;
            watch: string;
        };
        /** LogPage */
        LogPage: {
            entries: components["schemas"]["Entry"][];
            more: boolean;
            seq: number;
        };
        MacherAuction: {
            bidders: components["schemas"]["MacherBidder"][];
            board: number;
            buyer: number;
            high: number | null;
            leader: number;
        };
        MacherBidder: {
            seat: number;
            /** @enum {string} */
            state: "turn" | "in" | "leads" | "out" | "later";
        };
        MacherTerm: {
            card: number;
            worth: number;
        };
        /** Me */
        Me: {
            /** @default false */
            admin?: boolean;
            csrf: string;
            languages: string[];
            /** @default  */
            login?: string;
            offers?: string[];
            user: components["schemas"]["User"] | null;
            version: string;
        };
        /** MessageInfo */
        MessageInfo: {
            id: string;
            rule: string;
            text?: string;
            values: {
                [key: string]: unknown;
            };
        };
        /** ModeratedSeat */
        ModeratedSeat: {
            /** @enum {string} */
            kind: "human" | "bot" | "open" | "link";
            name: string;
            seat: number;
            user: string | null;
        };
        /** ModeratedTable */
        ModeratedTable: {
            at: string;
            game: string;
            id: string;
            /** @enum {string} */
            moderation: "" | "hidden" | "removed";
            n: number;
            owner: string;
            owner_name: string;
            seats: components["schemas"]["ModeratedSeat"][];
            /** @enum {string} */
            status: "gathering" | "running" | "finished" | "closed";
            /** @enum {string} */
            visibility: "public" | "private";
        };
        ModernAnswer: {
            fields: {
                regions: number[];
            };
            /** @constant */
            kind: "regions";
        } | {
            fields: {
                /** @description by board */
                boards: number[];
            };
            /** @constant */
            kind: "boards";
        } | {
            fields: {
                cards: number[];
            };
            /** @constant */
            kind: "opinions";
        } | {
            fields: {
                /** @description card */
                card: number;
            };
            /** @constant */
            kind: "opinion";
        } | {
            fields: {
                /** @description party */
                party: number;
            };
            /** @constant */
            kind: "poll-back";
        } | {
            fields: {
                cards: number[];
            };
            /** @constant */
            kind: "display";
        } | {
            fields: {
                /** @description party */
                party: number;
            };
            /** @constant */
            kind: "party";
        } | {
            fields: {
                cards: number[];
            };
            /** @constant */
            kind: "deal";
        } | {
            fields: {
                /** @description card */
                card: number;
            };
            /** @constant */
            kind: "draft";
        } | {
            fields: {
                cards: number[];
            };
            /** @constant */
            kind: "programme";
        } | {
            fields: {
                cards: number[];
            };
            /** @constant */
            kind: "replacement";
        } | {
            fields: {
                cards: number[];
            };
            /** @constant */
            kind: "complete";
        } | {
            fields: {
                /** @description card */
                card: number;
            };
            /** @constant */
            kind: "hold";
        } | {
            fields: {
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "starter";
        } | {
            fields: {
                boards: number[];
                /** @description package */
                package: number;
            };
            /** @constant */
            kind: "package";
        } | {
            fields: {
                /** @description money */
                amount: number;
            };
            /** @constant */
            kind: "bid";
        } | {
            fields: {
                /** @description money, counted from 1; less is none */
                amount: number;
            };
            /** @constant */
            kind: "raise";
        } | {
            fields: {
                /** @description take */
                how: number;
            };
            /** @constant */
            kind: "take";
        } | {
            fields: {
                /** @description card */
                card: number;
            };
            /** @constant */
            kind: "card";
        } | {
            fields: {
                /** @description card */
                card: number;
            };
            /** @constant */
            kind: "choose";
        } | {
            fields: {
                cards: number[];
            };
            /** @constant */
            kind: "swap";
        } | {
            fields: {
                /** @description card */
                card: number;
            };
            /** @constant */
            kind: "keep";
        } | {
            fields: {
                /** @description board, counted from 1; less is none */
                board: number;
            };
            /** @constant */
            kind: "media";
        } | {
            fields: {
                /** @description by board */
                meetings: number[];
            };
            /** @constant */
            kind: "meetings";
        } | {
            fields: {
                /** @description by board */
                politicians: number[];
            };
            /** @constant */
            kind: "send";
        } | {
            fields: {
                /** @enum {integer} */
                pays: 0 | 1;
            };
            /** @constant */
            kind: "pay";
        } | {
            fields: {
                /** @description detail */
                detail?: number;
                /** @description option, counted from 1; less is none */
                option: number;
            };
            /** @constant */
            kind: "main";
        } | {
            fields: {
                /** @description detail */
                detail?: number;
                /** @description option, counted from 1; less is none */
                option: number;
            };
            /** @constant */
            kind: "secondary";
        } | {
            fields: {
                /** @description card */
                card?: number;
                /** @description slot, counted from 1; less is none */
                slot: number;
            };
            /** @constant */
            kind: "influence";
        } | {
            fields: {
                /** @description money, counted from 1; less is none */
                amount: number;
            };
            /** @constant */
            kind: "poll-bid";
        } | {
            fields: {
                /** @description poll */
                poll: number;
            };
            /** @constant */
            kind: "unsold";
        } | {
            fields: {
                /** @description poll */
                poll: number;
            };
            /** @constant */
            kind: "poll";
        } | {
            fields: {
                /** @enum {integer} */
                publishes: 0 | 1;
            };
            /** @constant */
            kind: "publish";
        } | {
            fields: {
                /** @description count */
                meetings: number;
            };
            /** @constant */
            kind: "convert";
        } | {
            fields: {
                /** @enum {integer} */
                accepts: 0 | 1;
                /** @description donation */
                donation: number;
            };
            /** @constant */
            kind: "donation";
        } | {
            fields: {
                /** @description region */
                region: number;
            };
            /** @constant */
            kind: "region";
        };
        ModernEvent: {
            fields: {
                /** @description seat */
                seat: number;
                /** @description only for its owner */
                values?: number[];
            };
            /** @constant */
            kind: "committed";
        } | {
            fields: {
                /** @description seat */
                seat: number;
                /** @description only for its owner */
                values?: number[];
            };
            /** @constant */
            kind: "recommitted";
        } | {
            fields: {
                /** @description board */
                ballot: number;
                /** @description by board */
                regions: number[];
            };
            /** @constant */
            kind: "regions";
        } | {
            fields: {
                /** @description board */
                board: number;
                /** @description count */
                count: number;
            };
            /** @constant */
            kind: "opinions";
        } | {
            fields: {
                /** @description board */
                board: number;
                /** @description card */
                card: number;
                /** @description slot */
                slot: number;
            };
            /** @constant */
            kind: "opinion";
        } | {
            fields: {
                /** @description board */
                board: number;
                /** @description card */
                card: number;
                /** @description slot */
                slot: number;
            };
            /** @constant */
            kind: "opinion-clash";
        } | {
            fields: {
                /** @description board */
                board: number;
                /** @description slot */
                slot: number;
            };
            /** @constant */
            kind: "no-opinion";
        } | {
            fields: {
                /** @description party */
                party: number;
            };
            /** @constant */
            kind: "poll-back";
        } | {
            fields: Record<string, never>;
            /** @constant */
            kind: "polls-shuffled";
        } | {
            fields: {
                cards: number[];
            };
            /** @constant */
            kind: "display";
        } | {
            fields: {
                /** @description party */
                party: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "party";
        } | {
            fields: {
                /** @description only for its owner */
                cards?: number[];
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "dealt";
        } | {
            fields: {
                number: number;
            };
            /** @constant */
            kind: "passed";
        } | {
            fields: {
                /** @description only for its owner */
                cards?: number[];
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "received";
        } | {
            fields: {
                cards: number[];
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "programme";
        } | {
            fields: {
                cards: number[];
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "discarded";
        } | {
            fields: {
                /** @description only for its owner */
                cards?: number[];
                /** @description count */
                count: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "drew";
        } | {
            fields: {
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "starter";
        } | {
            fields: {
                boards: number[];
                /** @description package */
                package: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "package";
        } | {
            fields: {
                /** @description money */
                amount: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "bid";
        } | {
            fields: {
                seats: number[];
            };
            /** @constant */
            kind: "tied";
        } | {
            fields: {
                /** @description money, counted from 1; less is none */
                amount: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "raise";
        } | {
            fields: {
                /** @description money */
                amount: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "first-player";
        } | {
            fields: {
                /** @description take */
                how: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "take";
        } | {
            fields: {
                /** @description card */
                card: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "took";
        } | {
            fields: {
                cards: number[];
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "swap";
        } | {
            fields: {
                /** @description board */
                board: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "media";
        } | {
            fields: {
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "media-pass";
        } | {
            fields: {
                /** @description money */
                cost: number;
                /** @description by board */
                meetings: number[];
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "meetings";
        } | {
            fields: {
                boards: number[];
                /** @description only for its owner */
                politicians?: number[];
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "sent";
        } | {
            fields: {
                /** @description board */
                board: number;
                /** @description politician */
                politician: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "politician";
        } | {
            fields: {
                /** @description board */
                board: number;
                /** @enum {integer} */
                paid: 0 | 1;
                /** @description politician */
                politician: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "paid";
        } | {
            fields: {
                /** @description act, counted from 1; less is none */
                act: number;
                /** @description board */
                board: number;
                /** @description seat */
                other?: number;
                /** @enum {integer} */
                placed?: 0 | 1;
                /** @description politician */
                politician: number;
                /** @description seat */
                seat: number;
                /** @description slot */
                slot?: number;
            };
            /** @constant */
            kind: "main";
        } | {
            fields: {
                /** @description act, counted from 1; less is none */
                act: number;
                /** @description board */
                board: number;
                /** @description seat */
                other?: number;
                /** @enum {integer} */
                placed?: 0 | 1;
                /** @description politician */
                politician: number;
                /** @description seat */
                seat: number;
                /** @description slot */
                slot?: number;
            };
            /** @constant */
            kind: "secondary";
        } | {
            fields: {
                /** @description board */
                board: number;
                /** @description card */
                card?: number;
                /** @description card */
                out?: number;
                /** @description seat */
                seat: number;
                /** @description slot, counted from 1; less is none */
                slot: number;
            };
            /** @constant */
            kind: "influence";
        } | {
            fields: {
                /** @description money, counted from 1; less is none */
                amount: number;
                /** @description board */
                board: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "poll-bid";
        } | {
            fields: {
                /** @description money */
                amount: number;
                /** @description board */
                board: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "poll-sold";
        } | {
            fields: {
                /** @description board */
                board: number;
            };
            /** @constant */
            kind: "poll-unsold";
        } | {
            fields: {
                /** @description board */
                board: number;
                /** @description only for its owner */
                poll?: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "poll";
        } | {
            fields: {
                /** @description board */
                board: number;
                /** @description poll */
                poll: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "published";
        } | {
            fields: {
                /** @description board */
                board: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "shelved";
        } | {
            fields: {
                /** @description board */
                board: number;
                /** @description count */
                meetings: number;
                /** @description seat */
                seat: number;
                /** @description count */
                votes: number;
            };
            /** @constant */
            kind: "converted";
        } | {
            fields: {
                /** @description board */
                board: number;
                /** @description count */
                points: number;
                /** @description seat */
                seat: number;
                /** @description count */
                votes: number;
            };
            /** @constant */
            kind: "vote-points";
        } | {
            fields: {
                /** @description board */
                board: number;
                /** @description win */
                how?: number;
                /** @description seat */
                partner?: number;
                /** @description count */
                points: number;
                /** @description region */
                region: number;
                /** @description seat */
                seat: number;
                /** @description count */
                votes?: number;
            };
            /** @constant */
            kind: "won";
        } | {
            fields: {
                /** @description election */
                election: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "presence";
        } | {
            fields: {
                /** @description count */
                base: number;
                /** @description count */
                points: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "income";
        } | {
            fields: {
                /** @enum {integer} */
                accepted: 0 | 1;
                /** @description donation */
                donation: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "donation";
        } | {
            fields: {
                /** @description board */
                board: number;
                /** @description region */
                region?: number;
            };
            /** @constant */
            kind: "left";
        } | {
            fields: {
                /** @description board */
                board: number;
                /** @description region */
                region: number;
            };
            /** @constant */
            kind: "entered";
        } | {
            fields: {
                cards: number[];
            };
            /** @constant */
            kind: "opinion-display";
        } | {
            fields: {
                /** @description round */
                round: number;
            };
            /** @constant */
            kind: "round";
        } | {
            fields: Record<string, never>;
            /** @constant */
            kind: "end";
        };
        ModernForecast: {
            media: number[];
            points: number;
            winners: number[];
        };
        ModernInsights: {
            auction: components["schemas"]["MacherAuction"] | null;
            ballots: number[];
            board: number;
            elections: {
                [key: string]: number;
            };
            media_points: number[];
            order: number[];
            phase: string;
            phases: string[];
            politicians: number[];
            polls: components["schemas"]["ModernPolls"];
            previews: components["schemas"]["ModernPreview"][];
            regions: components["schemas"]["ModernRegionFigures"][];
            seats: components["schemas"]["ModernSeat"][];
            turn_order: number[];
        };
        ModernOnceAround: {
            at: number;
            bidders: number[];
            /** @description money */
            high: number;
            /** @description seat */
            leader: number;
        };
        ModernParty: {
            agree: number[];
            factor: number;
            gain: number;
            gains: number[];
            matches: number;
            meetings: number;
            next: number[];
            oppose: number[];
            points: number;
            points_counted: number;
            seat: number;
            terms: components["schemas"]["MacherTerm"][];
            trend: number;
            votes: number;
        };
        ModernPhase: {
            about: {
                /** @description board */
                board?: number;
            };
            /** @constant */
            name: "acting";
        } | {
            about: {
                /** @description board */
                board?: number;
            };
            /** @constant */
            name: "auction";
        } | {
            about: {
                /** @description seat */
                seat?: number;
            };
            /** @constant */
            name: "change";
        } | {
            about: {
                /** @enum {integer} */
                came?: 0 | 1;
                /** @description count */
                owed?: number;
            };
            /** @constant */
            name: "completion";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "conversion";
        } | {
            about: {
                /** @description board */
                board?: number;
                /** @description count */
                open?: number;
            };
            /** @constant */
            name: "deal";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "draft";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "election";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "first-player";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "holding";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "influence";
        } | {
            about: {
                /** @description seat */
                seat?: number;
            };
            /** @constant */
            name: "media";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "meetings";
        } | {
            about: {
                /** @description board */
                board?: number;
                /** @description count */
                open?: number;
            };
            /** @constant */
            name: "next-round";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "opinions";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "packages";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "packets";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "party";
        } | {
            about: {
                /** @description board */
                board?: number;
            };
            /** @constant */
            name: "paying";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "payments";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "platforms";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "politicians";
        } | {
            about: {
                /** @description board */
                board?: number;
                /** @description seat */
                seat?: number;
            };
            /** @constant */
            name: "poll";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "polls";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "programmes";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "refill";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "regions";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "round";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "sending";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "setup";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "starter";
        } | {
            about: {
                /** @enum {integer} */
                needed?: 0 | 1;
            };
            /** @constant */
            name: "top";
        } | {
            about: {
                /** @description board */
                board?: number;
            };
            /** @constant */
            name: "turn-up";
        };
        ModernPolls: {
            back: number;
            possible: number[];
        };
        ModernPreview: {
            args: number[];
            changes: {
                [key: string]: number[];
            };
            kind: string;
        };
        ModernRegion: {
            /** @description slot */
            double: number;
            /** @description by slot */
            elder: number[];
            /** @description by slot */
            face_up: number[];
            /** @description by seat */
            media: number[];
            /** @description by seat */
            meetings: number[];
            /** @description by slot */
            opinions: number[];
            /** @description region */
            region: number;
            row_cards: number[];
            row_paid: number[];
            row_seats: number[];
            /** @description by seat */
            trend: number[];
            /** @description set of act, a bit for each */
            used: number;
            /** @description by seat */
            votes: number[];
        };
        ModernRegionFigures: {
            auctioneer: number;
            board: number;
            coalitions: number[][];
            controller: number;
            counted: components["schemas"]["ModernForecast"];
            election: number;
            leaders: number[];
            now: components["schemas"]["ModernForecast"];
            parties: components["schemas"]["ModernParty"][];
            region: number;
            votes_now: boolean;
        };
        ModernSealed: {
            /** @description by seat */
            status: number[];
            /** @description by seat */
            values: number[][];
        };
        ModernSeat: {
            base: number;
            income: number | null;
            media: number;
            money: number;
            seat: number;
            total: number;
            votes: number;
            wins: number;
        };
        ModernView: {
            auction: components["schemas"]["ModernOnceAround"];
            /** @description board */
            ballot: number;
            /** @description by seat */
            base: number[];
            /** @description by region */
            box: number[];
            /** @description count */
            boxed_doubles: number;
            /** @description by seat */
            boxed_media: number[];
            /** @description by seat */
            cabinet: number[];
            /** @description by card */
            display: number[];
            /** @description by seat */
            donations: number[];
            /** @description count */
            doubles: number;
            /** @description seat */
            first: number;
            hand: number[];
            /** @description by seat */
            hand_sizes: number[];
            /** @description count */
            held: number;
            /** @description by seat */
            latest: number[];
            /** @description by seat */
            media: number[];
            /** @description by seat */
            meetings: number[];
            /** @description by seat */
            money: number[];
            /** @description by card */
            opinion_discard: number[];
            /** @description by card */
            opinion_elders: number[];
            /** @description by card */
            opinion_unseen: number[];
            /** @description by seat */
            packets: number[][];
            /** @description by seat */
            party: number[];
            /** @description party */
            poll_back: number;
            /** @description by poll */
            polls: number[];
            /** @description by seat */
            polls_shelved: number[][];
            /** @description by place */
            polls_unseen: number[][];
            /** @description by seat */
            presence: number[];
            /** @description by card */
            programme_discard: number[];
            programme_display: number[];
            /** @description by card */
            programme_unseen: number[];
            /** @description by seat */
            programmes: number[][];
            recalled: number[];
            /** @description by seat */
            received: number[];
            /** @description by board */
            regions: components["schemas"]["ModernRegion"][];
            /** @description round */
            round: number;
            sealed: components["schemas"]["ModernSealed"];
            /** @description seat */
            seat: number;
            /** @description by seat */
            shown: number[][];
            /** @description by seat */
            spent: number[];
            /** @description by seat */
            vote_points: number[];
            /** @description by seat */
            win_points: number[];
        };
        /** MyBot */
        MyBot: {
            bot: boolean;
            guest: boolean;
            id: string;
            name: string;
            token_created_at?: string | null;
            token_expires_at?: string | null;
            token_seen_at?: string | null;
        };
        /** MyNotices */
        MyNotices: {
            confirmed: boolean;
            email: string;
            language: string;
            ways: string[];
            webhook: string;
        };
        /** NewBot */
        NewBot: {
            /**
             * @description After how many days the token expires; 0: never.
             * @default 0
             */
            days?: number;
            name: string;
        };
        /** NewBranch */
        NewBranch: {
            /** @default  */
            bot?: string;
            n: number;
            seat?: number | null;
        };
        /** NewClubNight */
        NewClubNight: {
            game: string;
            name: string;
            options?: {
                [key: string]: string;
            };
            /**
             * @description The host plays too.
             * @default true
             */
            play?: boolean;
            players: number;
            /** @default true */
            rated?: boolean;
            /** @default 3 */
            rounds?: number;
        };
        /** NewCode */
        NewCode: {
            /**
             * @description ``device``: for a few minutes, to go on at another device as well. ``return``: to be kept for the day this device is lost; whoever uses it is signed out everywhere else.
             * @default device
             * @enum {string}
             */
            kind?: "device" | "return";
        };
        /** NewName */
        NewName: {
            name: string;
        };
        /** NewPasskey */
        NewPasskey: {
            credential: {
                [key: string]: unknown;
            };
            /** @default  */
            name?: string;
        };
        /** NewPromise */
        NewPromise: {
            /** @enum {string} */
            kind: "offer" | "promise";
            seat?: number | null;
            text: string;
            to?: number[];
        };
        /** NewPush */
        NewPush: {
            endpoint: string;
            keys: components["schemas"]["PushKeys"];
            /** @default  */
            language?: string;
        };
        /** NewReport */
        NewReport: {
            entry?: number | null;
            /** @enum {string} */
            kind: "person" | "talk" | "table";
            reason: string;
            seat?: number | null;
            table: string;
            /** @default  */
            whisper?: string;
        };
        /** NewSanction */
        NewSanction: {
            /** @enum {string} */
            kind: "mute" | "ban";
            network?: string | null;
            reason: string;
            until?: string | null;
            user?: string | null;
        };
        /** NewSeat */
        NewSeat: {
            /** @default  */
            bot?: string;
            /** @enum {string} */
            kind: "me" | "link" | "open" | "bot" | "hotseat";
            /** @default  */
            name?: string;
            /** @default  */
            pin?: string;
        };
        /** NewTable */
        NewTable: {
            clock?: components["schemas"]["Clock"] | null;
            /**
             * @description Figures of one's own: the text of a TOML file.
             * @default
             */
            figures?: string;
            game: string;
            /**
             * @description Hints and analysis while the game runs, also among people.
             * @default false
             */
            help?: boolean;
            /**
             * @description Sent twice with the same key, a request counts once.
             * @default
             */
            key?: string;
            options?: {
                [key: string]: string;
            };
            /**
             * @default live
             * @enum {string}
             */
            pace?: "live" | "async";
            players: number;
            /**
             * @description Counts for ratings if all who play have accounts and no engine helps.
             * @default true
             */
            rated?: boolean;
            seats?: components["schemas"]["NewSeat"][];
            /**
             * @description Taking moves back: when all agree; one's own last step only; never.
             * @default ask
             * @enum {string}
             */
            undo?: "ask" | "own" | "off";
            /**
             * @default private
             * @enum {string}
             */
            visibility?: "public" | "private";
        };
        /** Noted */
        Noted: {
            brief: components["schemas"]["Brief"] | null;
            changeable?: string[];
            n: number;
            seq: number;
        };
        /** NoticeWishes */
        NoticeWishes: {
            muted?: string[];
            off?: ("turn" | "time" | "ask" | "talk" | "invite")[];
            /** @default  */
            quiet_from?: string;
            /** @default  */
            quiet_to?: string;
            /** @default  */
            zone?: string;
        };
        /** OptionInfo */
        OptionInfo: {
            about?: components["schemas"]["MessageInfo"] | null;
            default: string;
            kind: string;
            label?: components["schemas"]["MessageInfo"] | null;
            labels?: (components["schemas"]["MessageInfo"] | null)[];
            name: string;
            values: string[];
        };
        /** Order */
        Order: {
            args?: number[];
            /** @default false */
            here?: boolean;
            kind: string;
            /** @default 0 */
            most?: number;
            /** @default false */
            once?: boolean;
            /** @default false */
            phase?: boolean;
            /** @enum {string} */
            then: "answer" | "pass" | "bid";
            unless?: number[];
            /** @default  */
            within?: string;
        };
        /** Orders */
        Orders: {
            orders: components["schemas"]["Order"][];
        };
        /** OwnFigures */
        OwnFigures: {
            /** @description Figures of one's own: the text of a TOML file. */
            figures: string;
        };
        /** PasskeyInfo */
        PasskeyInfo: {
            created_at: string;
            id: string;
            name: string;
            used_at: string | null;
        };
        /** PasskeyLogin */
        PasskeyLogin: {
            credential: {
                [key: string]: unknown;
            };
        };
        /** PasskeyOptions */
        PasskeyOptions: {
            options: {
                [key: string]: unknown;
            };
        };
        /** Patience */
        Patience: {
            away: number;
            here: number;
        };
        /** Pause */
        Pause: {
            on: boolean;
            seat?: number | null;
        };
        /** PauseInfo */
        PauseInfo: {
            agreed: number[];
            by: number;
            on: boolean;
            since: string;
            voters: number[];
        };
        /** Person */
        Person: {
            addresses: string[];
            admin: boolean;
            at: string;
            id: string;
            keeper: string | null;
            /** @enum {string} */
            kind: "guest" | "person" | "bot";
            name: string;
            sanctions: components["schemas"]["Sanction"][];
        };
        /** PhaseInfo */
        PhaseInfo: {
            about: {
                [key: string]: number | number[];
            };
            name: string;
        };
        /** PickInfo */
        PickInfo: {
            label: components["schemas"]["MessageInfo"];
            value: number;
        };
        /** PlannedAnswers */
        PlannedAnswers: {
            prefix: number[];
            then?: number[][];
        };
        PocketAnswer: {
            fields: {
                cards: number[];
            };
            /** @constant */
            kind: "deal";
        } | {
            fields: {
                /** @description issue */
                issue: number;
            };
            /** @constant */
            kind: "issue";
        } | {
            fields: {
                /** @description money */
                amount: number;
            };
            /** @constant */
            kind: "bid";
        } | {
            fields: {
                /** @description count */
                first: number;
                /** @description count */
                second: number;
            };
            /** @constant */
            kind: "meetings";
        } | {
            fields: {
                /** @description card */
                card: number;
                /** @description region */
                region?: number;
            };
            /** @constant */
            kind: "card";
        } | {
            fields: {
                /** @description slot, counted from 1; less is none */
                slot: number;
            };
            /** @constant */
            kind: "programme";
        };
        PocketEvent: {
            fields: {
                /** @description seat */
                seat: number;
                /** @description only for its owner */
                values?: number[];
            };
            /** @constant */
            kind: "committed";
        } | {
            fields: {
                /** @description seat */
                seat: number;
                /** @description only for its owner */
                values?: number[];
            };
            /** @constant */
            kind: "recommitted";
        } | {
            fields: {
                /** @description only for its owner */
                first?: number;
                /** @description seat */
                seat: number;
                /** @description only for its owner */
                second?: number;
            };
            /** @constant */
            kind: "dealt";
        } | {
            fields: {
                /** @description money */
                amount: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "revealed";
        } | {
            fields: {
                order: number[];
            };
            /** @constant */
            kind: "order";
        } | {
            fields: {
                /** @description count */
                first: number;
                /** @description seat */
                seat: number;
                /** @description count */
                second: number;
            };
            /** @constant */
            kind: "meetings";
        } | {
            fields: {
                /** @description card */
                card: number;
                /** @description region */
                region?: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "card";
        } | {
            fields: {
                /** @description only for its owner */
                issue?: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "drew";
        } | {
            fields: {
                /** @description issue */
                issue?: number;
                /** @description seat */
                seat: number;
                /** @description slot, counted from 1; less is none */
                slot: number;
            };
            /** @constant */
            kind: "programme";
        } | {
            fields: {
                /** @description by seat */
                votes: number[];
            };
            /** @constant */
            kind: "count";
        } | {
            fields: Record<string, never>;
            /** @constant */
            kind: "end";
        };
        PocketPhase: {
            about: Record<string, never>;
            /** @constant */
            name: "bidding";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "cards";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "count";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "deal";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "meetings";
        } | {
            about: {
                /** @description seat */
                seat?: number;
            };
            /** @constant */
            name: "rethink";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "round";
        };
        PocketSealed: {
            /** @description by seat */
            status: number[];
            /** @description by seat */
            values: number[][];
        };
        PocketView: {
            /** @description issue */
            drawn: number;
            /** @description by seat */
            funds: number[];
            hand: number[];
            /** @description by seat */
            hand_sizes: number[];
            holding: boolean;
            /** @description by seat */
            meetings: number[][];
            /** @description by region */
            opinions: number[];
            order: number[];
            /** @description by card */
            played: number[];
            /** @description by seat */
            programmes: number[][];
            round: number;
            sealed: components["schemas"]["PocketSealed"];
            /** @description seat */
            seat: number;
            /** @description by card */
            unseen_cards: number[];
            /** @description by issue */
            unseen_issues: number[];
            /** @description by seat */
            votes: number[];
        };
        /** Position */
        Position: {
            blocks?: {
                [key: string]: unknown;
            }[];
            entry: components["schemas"]["Entry"] | null;
            insights: {
                [key: string]: unknown;
            };
            last: number;
            line: components["schemas"]["LineInfo"] | null;
            n: number;
            phases: components["schemas"]["PhaseInfo"][];
            result: components["schemas"]["ResultInfo"] | null;
            seat: number;
            view: {
                [key: string]: unknown;
            } | null;
            views: {
                [key: string]: unknown;
            }[] | null;
            waiting: components["schemas"]["Waiting"][];
        };
        /** Preview */
        Preview: {
            choice: components["schemas"]["MessageInfo"];
            effects: components["schemas"]["MessageInfo"][];
            figures?: components["schemas"]["FigureChange"][];
            /** @default false */
            final?: boolean;
            nothing?: components["schemas"]["MessageInfo"] | null;
        };
        /** Problem */
        Problem: {
            /** @default  */
            detail?: string;
            extra?: {
                [key: string]: unknown;
            }[] | null;
            message?: components["schemas"]["MessageInfo"] | null;
            open?: components["schemas"]["DecisionInfo"][] | null;
            /** @default  */
            reason?: string;
            retry_after?: number | null;
            /** @default  */
            rule?: string;
            seq?: number | null;
            status: number;
            title: string;
            type: string;
            /** @default  */
            until?: string;
            waiting?: components["schemas"]["Waiting"][] | null;
        };
        /** Profile */
        Profile: {
            against_bots: number;
            mine: boolean;
            recent: components["schemas"]["ProfileGame"][];
            since: string;
            titles: components["schemas"]["TitleRecord"][];
            user: components["schemas"]["User"];
            /** @enum {string} */
            visibility: "everyone" | "players" | "nobody";
        };
        /** ProfileGame */
        ProfileGame: {
            finished_at: string;
            game: string;
            name: string;
            players: number;
            rank: number;
            rated: boolean;
            table: string;
        };
        /** PromiseInfo */
        PromiseInfo: {
            at: string;
            id: string;
            /** @enum {string} */
            kind: "offer" | "promise";
            may: ("open" | "accepted" | "declined" | "withdrawn" | "kept" | "broken")[];
            seat: number;
            settled_by: number | null;
            /** @enum {string} */
            status: "open" | "accepted" | "declined" | "withdrawn" | "kept" | "broken";
            text: string;
            to: number[];
        };
        /** Push */
        Push: {
            devices: number;
            here: boolean;
            key: string;
        };
        /** PushKeys */
        PushKeys: {
            auth: string;
            p256dh: string;
        };
        /** PuzzleAnswer */
        PuzzleAnswer: {
            args: number[];
        };
        /** PuzzleInfo */
        PuzzleInfo: {
            ask: components["schemas"]["MessageInfo"] | null;
            game: string;
            grade: number;
            id: string;
            kind: string;
            players: number;
        };
        /** PuzzlePosition */
        PuzzlePosition: {
            options: {
                [key: string]: unknown;
            };
            puzzle: components["schemas"]["PuzzleInfo"];
            seats: components["schemas"]["MessageInfo"][];
            state: components["schemas"]["State"];
        };
        /** PuzzleVerdict */
        PuzzleVerdict: {
            best: number;
            chance: number;
            error: number;
            figures: components["schemas"]["MessageInfo"][];
            label: components["schemas"]["MessageInfo"];
            solution: number[];
            solved: boolean;
            verdict: components["schemas"]["MessageInfo"];
        };
        /** Rating */
        Rating: {
            games: number;
            rating: number;
            uncertainty: number;
        };
        /** RatingPoint */
        RatingPoint: {
            at: string;
            rating: number;
            uncertainty: number;
        };
        /** ReadStep */
        ReadStep: {
            step?: number | null;
        };
        /** Recover */
        Recover: {
            code: string;
            name: string;
            password: string;
        };
        /** RecoveryCode */
        RecoveryCode: {
            recovery_code: string;
        };
        /** RenewLink */
        RenewLink: {
            /** @default true */
            on?: boolean;
            seat?: number | null;
        };
        /** RenewToken */
        RenewToken: {
            /**
             * @description After how many days the token expires; 0: never.
             * @default 0
             */
            days?: number;
        };
        /** ReplacePlayer */
        ReplacePlayer: {
            /** @default  */
            bot?: string;
            /** @default  */
            reason?: string;
            seat: number;
            /** @enum {string} */
            to: "bot" | "link";
        };
        /** Replaced */
        Replaced: {
            link: string;
            table: components["schemas"]["ModeratedTable"];
        };
        /** ReportInfo */
        ReportInfo: {
            at: string;
            entry: number | null;
            id: number;
            /** @enum {string} */
            kind: "person" | "talk" | "table";
            note: string;
            reason: string;
            reporter: string;
            reporter_name: string;
            resolved_at: string | null;
            resolved_by: string;
            seat: number | null;
            subject: string;
            subject_name: string;
            table: string;
            talk: components["schemas"]["Said"][];
        };
        /** ResetPassword */
        ResetPassword: {
            password: string;
            token: string;
        };
        /** Resolve */
        Resolve: {
            /** @default  */
            note?: string;
        };
        /** ResultInfo */
        ResultInfo: {
            points: number[];
            ranks: number[];
            reason: string;
        };
        /** Review */
        Review: {
            decisions: components["schemas"]["ReviewDecision"][];
            draws: components["schemas"]["ReviewDraw"][];
            playouts: number;
            seats: components["schemas"]["ReviewSeat"][];
        };
        /** ReviewBetter */
        ReviewBetter: {
            args: number[];
            chance: number;
            error: number;
            gain: number;
            label: components["schemas"]["MessageInfo"];
            why: components["schemas"]["MessageInfo"] | null;
        };
        /** ReviewDecision */
        ReviewDecision: {
            after: number;
            args: number[];
            ask: components["schemas"]["MessageInfo"];
            before: number;
            better: components["schemas"]["ReviewBetter"][];
            error: number;
            heading: components["schemas"]["MessageInfo"] | null;
            kind: string;
            label: components["schemas"]["MessageInfo"];
            loss: number;
            n: number;
            seat: number;
        };
        /** ReviewDraw */
        ReviewDraw: {
            effects: number[];
            errors: number[];
            kind: string;
            n: number;
            news: components["schemas"]["MessageInfo"][];
        };
        /** ReviewSeat */
        ReviewSeat: {
            accuracy: number | null;
            luck: number;
            luck_error: number;
            mistakes: number;
            others: number;
            result: number;
            seat: number;
            start: number;
            turns: components["schemas"]["ReviewTurn"][];
        };
        /** ReviewState */
        ReviewState: {
            done: number;
            review?: components["schemas"]["Review"] | null;
            /** @enum {string} */
            status: "none" | "running" | "done" | "failed";
            steps: number;
        };
        /** ReviewTurn */
        ReviewTurn: {
            after: number;
            before: number;
            change: number;
            label: components["schemas"]["MessageInfo"];
            n: number;
            seat: number;
            /** @enum {string} */
            what: "mistake" | "gift" | "luck" | "others";
        };
        /** ReviewedGame */
        ReviewedGame: {
            accuracy: number | null;
            finished_at: string;
            game: string;
            players: number;
            seat: number;
            table: string;
        };
        /** RivalChoice */
        RivalChoice: {
            args: number[];
            figures: components["schemas"]["FigureChange"][];
            label: components["schemas"]["MessageInfo"];
        };
        /** RivalQuestion */
        RivalQuestion: {
            ask: components["schemas"]["MessageInfo"];
            choices: components["schemas"]["RivalChoice"][];
            kind: string;
            seat: number;
        };
        /** Rivals */
        Rivals: {
            questions: components["schemas"]["RivalQuestion"][];
        };
        /** Said */
        Said: {
            at: string;
            by: string;
            reported: boolean;
            seat: number;
            seq: number;
            text: string;
            to: number[];
        };
        /** Sanction */
        Sanction: {
            at: string;
            id: number;
            /** @enum {string} */
            kind: "mute" | "ban";
            name: string;
            network: string | null;
            reason: string;
            until: string | null;
            user: string | null;
        };
        /** SeatClock */
        SeatClock: {
            ends: string | null;
            left: number;
            /** @default 0 */
            missed?: number;
            quiet?: string[][];
            /** @default 0 */
            reserve?: number;
            seat: number;
            /**
             * @default
             * @enum {string}
             */
            stopped?: "" | "late" | "absent" | "pause";
            /** @default false */
            warned?: boolean;
        };
        /** SeatInfo */
        SeatInfo: {
            bot: string | null;
            here: boolean;
            /** @enum {string} */
            kind: "human" | "bot" | "open" | "link";
            label: components["schemas"]["MessageInfo"];
            locked: boolean;
            name: string;
            ready: boolean;
            seat: number;
            seen_at?: string | null;
            standin: boolean;
            user: string | null;
        };
        /** SeatRating */
        SeatRating: {
            after: number;
            before: number;
            seat: number;
            uncertainty: number;
        };
        /** Series */
        Series: {
            games: components["schemas"]["SeriesGame"][];
            players: components["schemas"]["SeriesPlayer"][];
        };
        /** SeriesGame */
        SeriesGame: {
            finished_at: string | null;
            name: string;
            ranks: {
                [key: string]: number;
            };
            /** @enum {string} */
            status: "gathering" | "running" | "finished" | "closed";
            table: string;
        };
        /** SeriesPlayer */
        SeriesPlayer: {
            bot: string | null;
            games: number;
            key: string;
            name: string;
            points: number;
            score: number;
            user: string | null;
            wins: number;
        };
        /** SessionInfo */
        SessionInfo: {
            agent: string;
            created_at: string;
            current: boolean;
            expires_at: string | null;
            id: string;
            /** @enum {string} */
            kind: "cookie" | "token";
            seen_at: string | null;
        };
        /** SetNotices */
        SetNotices: {
            /** @default  */
            email?: string;
            /** @default  */
            language?: string;
            /**
             * @description Of the account, for another address.
             * @default
             */
            password?: string;
            /** @default  */
            webhook?: string;
        };
        /** SetProfile */
        SetProfile: {
            /** @enum {string} */
            visibility: "everyone" | "players" | "nobody";
        };
        /** SetTableLink */
        SetTableLink: {
            /** @default true */
            on?: boolean;
        };
        /** SetVisibility */
        SetVisibility: {
            /** @enum {string} */
            visibility: "public" | "private";
        };
        /** SettlePromise */
        SettlePromise: {
            seat?: number | null;
            /** @enum {string} */
            status: "accepted" | "declined" | "withdrawn" | "kept" | "broken";
        };
        /** Source */
        Source: {
            label: components["schemas"]["MessageInfo"];
            points: number[];
        };
        /** Standing */
        Standing: {
            n: number;
            points: number[];
        };
        /** Start */
        Start: {
            /** @default  */
            fill?: string;
            /**
             * @description Your share of the chance, in hexadecimal.
             * @default
             */
            nonce?: string;
        };
        /** StartLesson */
        StartLesson: {
            /**
             * @description From the beginning, though one is under way.
             * @default false
             */
            again?: boolean;
            game: string;
        };
        /** State */
        State: {
            absent?: components["schemas"]["AbsentInfo"][];
            blocks?: {
                [key: string]: unknown;
            }[];
            changeable?: components["schemas"]["ChangeableInfo"][];
            clocks?: components["schemas"]["SeatClock"][];
            deadline: string | null;
            heading?: components["schemas"]["MessageInfo"] | null;
            insights: {
                [key: string]: unknown;
            };
            may_undo: boolean;
            n: number;
            open: components["schemas"]["DecisionInfo"][];
            over: boolean;
            pause?: components["schemas"]["PauseInfo"] | null;
            phases: components["schemas"]["PhaseInfo"][];
            result: components["schemas"]["ResultInfo"] | null;
            seat: number;
            seq: number;
            table: string;
            undo_asked: components["schemas"]["UndoAsked"] | null;
            view: {
                [key: string]: unknown;
            } | null;
            waiting: components["schemas"]["Waiting"][];
        };
        /** StepBack */
        StepBack: {
            agreed: number[];
            alone: boolean;
            asked: boolean;
            by: number;
            moves: components["schemas"]["UndoneMove"][];
            /** @enum {string} */
            refused: "" | "off" | "own" | "nothing";
            to: number;
            voters: number[];
        };
        /** StepInfo */
        StepInfo: {
            blocked: components["schemas"]["Blocked"][];
            choice: components["schemas"]["MessageInfo"] | null;
            complete: boolean;
            picks: components["schemas"]["PickInfo"][] | null;
            prefix: number[];
            step: components["schemas"]["MessageInfo"] | null;
        };
        /** Steps */
        Steps: {
            prefix?: number[];
        };
        /** Story */
        Story: {
            race: components["schemas"]["Standing"][];
            sources?: components["schemas"]["Source"][];
            turns?: components["schemas"]["TurningPoint"][];
        };
        /** TableAction */
        TableAction: {
            /** @enum {string} */
            action: "end" | "hide" | "show" | "remove" | "restore" | "revoke-links";
            /** @default  */
            reason?: string;
        };
        /** TableInfo */
        TableInfo: {
            branch_of: string | null;
            /** @default false */
            carried?: boolean;
            clock: components["schemas"]["Clock"] | null;
            commitment: string;
            created_at: string;
            finished_at: string | null;
            game: string;
            help: boolean;
            id: string;
            invited: number[];
            is_owner: boolean;
            /** @default false */
            lesson?: boolean;
            mine: number[];
            n: number;
            name: string;
            options: {
                [key: string]: string;
            };
            owner: string;
            /** @enum {string} */
            pace: "live" | "async";
            patience?: components["schemas"]["Patience"] | null;
            players: number;
            rated: boolean;
            reconstructed?: string[] | null;
            rematch: string | null;
            rematch_of: string | null;
            result: components["schemas"]["ResultInfo"] | null;
            seats: components["schemas"]["SeatInfo"][];
            seq: number;
            started_at: string | null;
            /** @enum {string} */
            status: "gathering" | "running" | "finished" | "closed";
            /**
             * @description Taking moves back: when all agree; one's own last step only; never.
             * @default ask
             * @enum {string}
             */
            undo?: "ask" | "own" | "off";
            /** @enum {string} */
            visibility: "public" | "private";
            waiting: components["schemas"]["Waiting"][];
        };
        /** TableList */
        TableList: {
            before: string | null;
            tables: components["schemas"]["TableInfo"][];
        };
        /** TableNotices */
        TableNotices: {
            on: boolean;
        };
        /** Talk */
        Talk: {
            /**
             * @description Sent twice with the same key, a request counts once.
             * @default
             */
            key?: string;
            seat?: number | null;
            text: string;
            to?: number[];
        };
        /** Text */
        Text: {
            blocks: {
                [key: string]: unknown;
            }[];
            plain?: string;
            seq: number;
        };
        /** ThingInfo */
        ThingInfo: {
            does: components["schemas"]["MessageInfo"] | null;
            id: string;
            name: components["schemas"]["MessageInfo"];
            rule: string;
            what: components["schemas"]["MessageInfo"];
        };
        /** ThingNow */
        ThingNow: {
            now: components["schemas"]["MessageInfo"][];
            thing: components["schemas"]["ThingInfo"];
        };
        /** TitleRecord */
        TitleRecord: {
            accuracy: number | null;
            game: string;
            games: number;
            history: components["schemas"]["RatingPoint"][];
            name: string;
            ranks: number[];
            rating: components["schemas"]["Rating"] | null;
            reviewed: number;
        };
        /** TriedPuzzle */
        TriedPuzzle: {
            puzzle: string;
            solved_at: string | null;
            tried_at: string;
            tries: number;
        };
        /** TurningPoint */
        TurningPoint: {
            gain: number;
            label: components["schemas"]["MessageInfo"];
            lead: boolean;
            n: number;
            seat: number;
        };
        /** Undo */
        Undo: {
            /** @default false */
            ask?: boolean;
            /**
             * @description Sent twice with the same key, a request counts once.
             * @default
             */
            key?: string;
            seat?: number | null;
        };
        /** UndoAnswer */
        UndoAnswer: {
            agree: boolean;
            seat?: number | null;
        };
        /** UndoAsked */
        UndoAsked: {
            agreed: number[];
            by: number;
            moves?: components["schemas"]["UndoneMove"][];
            to: number;
            voters?: number[];
        };
        /** UndoneMove */
        UndoneMove: {
            n: number;
            news?: components["schemas"]["MessageInfo"][];
            seat: number;
        };
        /** Unlock */
        Unlock: {
            pin: string;
        };
        /** UseCode */
        UseCode: {
            code: string;
        };
        /** User */
        User: {
            bot: boolean;
            guest: boolean;
            id: string;
            name: string;
        };
        /** Verified */
        Verified: {
            commitment: string;
            lines: number;
            nonces: string[];
            ok: boolean;
            problem: string;
            receipts: number;
            seed: string;
        };
        /** VoteAbsent */
        VoteAbsent: {
            /** @enum {string} */
            choice: "wait" | "standin" | "replace" | "end";
            seat?: number | null;
        };
        /** Waiting */
        Waiting: {
            kind: string;
            seat: number;
        };
        /** WaitingTable */
        WaitingTable: {
            away: boolean;
            ends: string | null;
            game: string;
            low: boolean;
            name: string;
            pace: string;
            seat: number;
            since: string | null;
            table: string;
        };
        ZooAnswer: {
            fields: {
                cards: number[];
            };
            /** @constant */
            kind: "draw";
        } | {
            fields: {
                order: number[];
            };
            /** @constant */
            kind: "lots";
        } | {
            fields: {
                /** @description money */
                amount: number;
            };
            /** @constant */
            kind: "bid";
        } | {
            fields: {
                /** @enum {integer} */
                yes: 0 | 1;
            };
            /** @constant */
            kind: "president-card";
        } | {
            fields: {
                /** @description species, counted from 1; less is none */
                species: number;
            };
            /** @constant */
            kind: "blockade";
        } | {
            fields: {
                /** @description species, counted from 1; less is none */
                species: number;
            };
            /** @constant */
            kind: "manipulation";
        } | {
            fields: {
                /** @description turn-step */
                step: number;
                /** @description species-or-card */
                subject?: number;
                /** @description tokens-or-seat */
                target?: number;
            };
            /** @constant */
            kind: "campaign";
        } | {
            fields: {
                /** @description card */
                card: number;
                /** @description seat */
                other?: number;
                /** @description count */
                tokens?: number;
            };
            /** @constant */
            kind: "election-card";
        } | {
            fields: {
                /** @description seat */
                defence: number;
                /** @description seat */
                finance: number;
                /** @description seat */
                goal: number;
                /** @description seat */
                next_goal: number;
                /** @description seat */
                prime: number;
            };
            /** @constant */
            kind: "propose";
        } | {
            fields: {
                /** @enum {integer} */
                yes: 0 | 1;
            };
            /** @constant */
            kind: "vote";
        } | {
            fields: {
                /** @description event */
                event: number;
            };
            /** @constant */
            kind: "event";
        } | {
            fields: {
                /** @description card */
                card: number;
                /** @description seat */
                other?: number;
            };
            /** @constant */
            kind: "event-card";
        } | {
            fields: {
                /** @description seat */
                defence?: number;
                /** @description seat */
                finance?: number;
                /** @description seat */
                goal?: number;
                /** @enum {integer} */
                move: 0 | 1;
                /** @description seat */
                next_goal?: number;
                /** @description seat */
                prime?: number;
            };
            /** @constant */
            kind: "motion";
        } | {
            fields: {
                /** @enum {integer} */
                yes: 0 | 1;
            };
            /** @constant */
            kind: "take-over";
        } | {
            fields: {
                /** @description card */
                card: number;
            };
            /** @constant */
            kind: "progress-card";
        } | {
            fields: {
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "name-goal";
        } | {
            fields: {
                /** @enum {integer} */
                yes: 0 | 1;
            };
            /** @constant */
            kind: "resistance";
        } | {
            fields: {
                cards: number[];
            };
            /** @constant */
            kind: "discard";
        };
        ZooCalendar: {
            phases: components["schemas"]["ZooPhaseNow"][];
            round: number;
        };
        ZooEvent: {
            fields: {
                /** @description seat */
                seat: number;
                /** @description only for its owner */
                values?: number[];
            };
            /** @constant */
            kind: "committed";
        } | {
            fields: {
                /** @description seat */
                seat: number;
                /** @description only for its owner */
                values?: number[];
            };
            /** @constant */
            kind: "recommitted";
        } | {
            fields: {
                /** @description round */
                round: number;
            };
            /** @constant */
            kind: "round";
        } | {
            fields: {
                /** @description phase */
                phase: number;
            };
            /** @constant */
            kind: "phase";
        } | {
            fields: {
                order: number[];
            };
            /** @constant */
            kind: "lots";
        } | {
            fields: {
                order: number[];
            };
            /** @constant */
            kind: "order";
        } | {
            fields: {
                /** @description only for its owner */
                cards?: number[];
                /** @description count */
                count: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "drew";
        } | {
            fields: {
                /** @description count */
                count: number;
            };
            /** @constant */
            kind: "reshuffled";
        } | {
            fields: {
                cards: number[];
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "discarded";
        } | {
            fields: {
                /** @description card */
                card: number;
                /** @description seat */
                other?: number;
                /** @description seat */
                seat: number;
                /** @description count */
                tokens?: number;
            };
            /** @constant */
            kind: "card";
        } | {
            fields: {
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "passed";
        } | {
            fields: {
                /** @description money */
                amount: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "paid";
        } | {
            fields: {
                /** @description money */
                amount: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "short";
        } | {
            fields: {
                /** @description count */
                goals: number;
                /** @description seat */
                seat: number;
                /** @description goal-reason */
                why: number;
            };
            /** @constant */
            kind: "goal";
        } | {
            fields: Record<string, never>;
            /** @constant */
            kind: "end";
        } | {
            fields: {
                /** @description money */
                amount: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "bid";
        } | {
            fields: {
                bidders: number[];
            };
            /** @constant */
            kind: "tied";
        } | {
            fields: {
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "president";
        } | {
            fields: {
                /** @description seat */
                seat: number;
                tied: number[];
            };
            /** @constant */
            kind: "no-president";
        } | {
            fields: {
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "no-card";
        } | {
            fields: {
                /** @description seat */
                seat: number;
                /** @description species */
                species?: number;
            };
            /** @constant */
            kind: "blockade";
        } | {
            fields: {
                /** @description seat */
                seat: number;
                /** @description species */
                species?: number;
            };
            /** @constant */
            kind: "manipulation";
        } | {
            fields: {
                /** @description seat */
                seat: number;
                /** @description species */
                species: number;
                /** @description count */
                tokens: number;
            };
            /** @constant */
            kind: "placed";
        } | {
            fields: {
                /** @description seat */
                seat: number;
                /** @description species */
                species: number;
                /** @description count */
                tokens: number;
            };
            /** @constant */
            kind: "taken-back";
        } | {
            fields: {
                /** @description seat */
                seat: number;
                /** @description species */
                species: number;
            };
            /** @constant */
            kind: "prime-tokens";
        } | {
            fields: {
                /** @description seat */
                other: number;
                /** @description seat */
                seat: number;
                /** @description species */
                species: number;
            };
            /** @constant */
            kind: "leader-negative";
        } | {
            fields: {
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "turn-ended";
        } | {
            fields: {
                /** @description count */
                more?: number;
                /** @description seat */
                seat: number;
                /** @description seat */
                second?: number;
                /** @description species */
                species: number;
                /** @description count */
                votes: number;
            };
            /** @constant */
            kind: "votes";
        } | {
            fields: {
                /** @description by seat */
                seats: number[];
            };
            /** @constant */
            kind: "seats";
        } | {
            fields: {
                /** @description count */
                seats: number;
            };
            /** @constant */
            kind: "majority";
        } | {
            fields: {
                /** @description seat */
                seat: number;
                /** @description species */
                species: number;
                /** @description count */
                tokens: number;
            };
            /** @constant */
            kind: "kept";
        } | {
            fields: {
                /** @description by seat */
                food: number[];
            };
            /** @constant */
            kind: "income";
        } | {
            fields: {
                /** @description seat */
                defence: number;
                /** @description seat */
                finance: number;
                /** @description seat */
                goal: number;
                /** @description seat */
                next_goal: number;
                /** @description seat */
                prime: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "proposed";
        } | {
            fields: {
                /** @description seat */
                defence?: number;
                /** @description seat */
                finance?: number;
                /** @description seat */
                goal?: number;
                /** @enum {integer} */
                move: 0 | 1;
                /** @description seat */
                next_goal?: number;
                /** @description seat */
                prime?: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "motion";
        } | {
            fields: {
                /** @description seat */
                seat: number;
                /** @enum {integer} */
                yes: 0 | 1;
            };
            /** @constant */
            kind: "voted";
        } | {
            fields: {
                /** @description count */
                majority: number;
                /** @description count */
                seats: number;
            };
            /** @constant */
            kind: "accepted";
        } | {
            fields: {
                /** @description count */
                majority: number;
                /** @description count */
                seats: number;
            };
            /** @constant */
            kind: "refused";
        } | {
            fields: {
                parties: number[];
            };
            /** @constant */
            kind: "government";
        } | {
            fields: {
                /** @description office */
                office: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "office";
        } | {
            fields: {
                /** @description seat */
                seat: number;
                /** @description space */
                space: number;
            };
            /** @constant */
            kind: "promise";
        } | {
            fields: Record<string, never>;
            /** @constant */
            kind: "caretaker";
        } | {
            fields: Record<string, never>;
            /** @constant */
            kind: "no-government";
        } | {
            fields: {
                /** @description seat */
                seat: number;
                /** @enum {integer} */
                yes: 0 | 1;
            };
            /** @constant */
            kind: "take-over";
        } | {
            fields: {
                /** @description event */
                event: number;
            };
            /** @constant */
            kind: "event";
        } | {
            fields: {
                /** @description money */
                amount: number;
                /** @description office */
                office: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "donated";
        } | {
            fields: {
                /** @description seat */
                other: number;
                /** @description seat */
                seat: number;
                /** @description count */
                seats: number;
            };
            /** @constant */
            kind: "defected";
        } | {
            fields: {
                /** @description no-goal-reason */
                why: number;
            };
            /** @constant */
            kind: "no-goal";
        } | {
            fields: {
                /** @description seat */
                other: number;
                /** @description seat */
                seat: number;
            };
            /** @constant */
            kind: "named";
        } | {
            fields: {
                /** @description seat */
                seat: number;
                /** @enum {integer} */
                yes: 0 | 1;
            };
            /** @constant */
            kind: "resistance";
        };
        ZooGoal: {
            estimate: boolean;
            parties: number[];
            why: string;
        };
        ZooInsights: {
            additions: number[][][];
            bid_again: boolean;
            calendar: components["schemas"]["ZooCalendar"][];
            campaign_limit: number;
            end_card: number[][];
            food_supply: components["schemas"]["ZooSupply"];
            goal: components["schemas"]["ZooGoal"];
            hand_sizes: number[];
            leaders: number[];
            next_round: components["schemas"]["ZooNextRound"];
            parliament: components["schemas"]["ZooParliament"];
            phase: string;
            projection: components["schemas"]["ZooProjection"];
            proposal: components["schemas"]["ZooProposal"] | null;
            proposer: number;
            species: components["schemas"]["ZooSpecies"][];
            unseen: number[];
        };
        ZooKept: {
            /** @description seat */
            seat: number;
            /** @description species */
            species: number;
            /** @description count */
            tokens: number;
        };
        ZooNextRound: {
            estimate: boolean;
            odds: number[];
            why: string;
        };
        ZooParliament: {
            coalitions: number[][];
            government: number;
            majority: number;
            margin: number | null;
            opposition: number;
            total: number;
        };
        ZooPhase: {
            about: Record<string, never>;
            /** @constant */
            name: "campaign";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "campaign-tokens";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "count";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "deal";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "draw-cards";
        } | {
            about: {
                /** @description count */
                count?: number;
                /** @description seat */
                seat?: number;
            };
            /** @constant */
            name: "drawing";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "election-cards";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "event";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "event-cards";
        } | {
            about: {
                order?: number[];
            };
            /** @constant */
            name: "government";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "government-of-two";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "hand-limit";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "lots";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "motion-every-round";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "named-goal";
        } | {
            about: {
                /** @description count */
                goals?: number;
            };
            /** @constant */
            name: "naming-a-goal";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "no-confidence";
        } | {
            about: {
                /** @description seat */
                seat?: number;
            };
            /** @constant */
            name: "president-card";
        } | {
            about: {
                bidders?: number[];
            };
            /** @constant */
            name: "presidential-election";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "progress";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "progress-cards";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "promised-goal";
        } | {
            about: {
                /** @description seat */
                seat?: number;
            };
            /** @constant */
            name: "resistance";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "round";
        } | {
            about: Record<string, never>;
            /** @constant */
            name: "take-over";
        } | {
            about: {
                /** @description seat */
                defence?: number;
                /** @description seat */
                finance?: number;
                /** @description seat */
                goal?: number;
                /** @enum {integer} */
                motion?: 0 | 1;
                /** @description seat */
                next_goal?: number;
                /** @description seat */
                prime?: number;
                /** @description seat */
                proposer?: number;
            };
            /** @constant */
            name: "vote";
        };
        ZooPhaseNow: {
            begun: boolean;
            estimate: boolean;
            phase: string;
            played: boolean;
            why: string;
        };
        ZooProjection: {
            majority: number;
            seats: number[];
        };
        ZooProposal: {
            defence: number;
            finance: number;
            goals: number[];
            motion: boolean;
            named: number[];
            offices: number[];
            prime: number;
            promised: number[];
            proposer: number;
            seats: number;
        };
        ZooSealed: {
            /** @description by seat */
            status: number[];
            /** @description by seat */
            values: number[][];
        };
        ZooSpecies: {
            blocked: boolean;
            first: number;
            leader: number;
            manipulated: boolean;
            runner_up: number;
            second: number;
            tied: boolean;
            votes: number[];
        };
        ZooStaged: {
            bag: number[];
            /** @description count */
            drawn: number;
            extras: number[][];
            lengths: number[];
            stage: number;
        };
        ZooSupply: {
            left: number[];
            limited: boolean;
        };
        ZooView: {
            accepted: boolean;
            /** @description by office */
            active: boolean[];
            /** @description set of phase, a bit for each */
            begun: number;
            /** @description species */
            blockade: number;
            /** @description by seat */
            bonus: number[];
            caretaker: boolean;
            elected: boolean;
            /** @description event */
            event: number;
            events: components["schemas"]["ZooStaged"];
            failed: boolean;
            /** @description by species */
            fresh: number[];
            /** @description by seat */
            funds: number[];
            /** @description by seat */
            goals: number[];
            hand: number[];
            /** @description by seat */
            hand_pools: number[][];
            harvest: number;
            kept: components["schemas"]["ZooKept"][];
            /** @description by seat */
            lots: number[];
            /** @description count */
            majority: number;
            /** @description species */
            manipulation: number;
            /** @description by office */
            offices: number[];
            order: number[];
            /** @description round */
            parliamentary: number;
            /** @description by species */
            placed: number[];
            /** @description by card */
            pool: number[];
            /** @description round */
            presidential: number;
            /** @description by space */
            promises: number[];
            /** @description by seat */
            received: number[];
            /** @description by species */
            returns: number[];
            /** @description round */
            round: number;
            sealed: components["schemas"]["ZooSealed"];
            /** @description by habitat */
            seasons: number[];
            /** @description seat */
            seat: number;
            /** @description by seat */
            seats: number[];
            /** @description shuffle */
            shuffles: number;
            /** @description by seat */
            sides: number[];
            /** @description by seat */
            spent: number[];
            /** @description by seat */
            supply: number[];
            /** @description by species */
            tokens: number[][];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
