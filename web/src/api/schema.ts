// Made by "npm run types" from the server's schema. Do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
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
        /** Block */
        Block: {
            user: string;
        };
        /** Blocked */
        Blocked: {
            label: components["schemas"]["Message"];
            reason: components["schemas"]["Message"];
            value: number;
        };
        /** BotAccount */
        BotAccount: {
            token: string;
            user: components["schemas"]["User"];
        };
        /** BotInfo */
        BotInfo: {
            about?: components["schemas"]["Message"] | null;
            label?: components["schemas"]["Message"] | null;
            name: string;
        };
        /** Branch */
        Branch: {
            n: number;
            seat?: number | null;
        };
        /** Brief */
        Brief: {
            deadline: string | null;
            n: number;
            open: components["schemas"]["Question"][];
            over: boolean;
            result: components["schemas"]["Result"] | null;
            seat: number;
            seq: number;
            table: string;
            view: {
                [key: string]: unknown;
            } | null;
            waiting: components["schemas"]["Waiting"][];
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
        /** Choice */
        Choice: {
            args: number[];
            label: components["schemas"]["Message"];
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
        /** ConfirmPassword */
        ConfirmPassword: {
            password: string;
        };
        /** Credentials */
        Credentials: {
            name: string;
            password: string;
        };
        /** Decision */
        Decision: {
            ask: components["schemas"]["Message"];
            choices: components["schemas"]["Choice"][] | null;
            final?: boolean | null;
            id: string;
            items?: components["schemas"]["PickInfo"][] | null;
            kind: string;
            slots?: components["schemas"]["Message"][] | null;
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
            now?: string | null;
            reason?: components["schemas"]["Message"] | null;
            salt?: string | null;
            seat?: number | null;
            seq: number;
            text?: string | null;
            to?: number | number[] | null;
            type: string;
            whisper?: string | null;
        };
        /** EventInfo */
        EventInfo: {
            kind: string;
            news: components["schemas"]["Message"];
            owner: number;
            public: number[];
            secret: number[];
        };
        /** Export */
        Export: {
            blocked: components["schemas"]["User"][];
            bots: components["schemas"]["ExportedUser"][];
            notices: components["schemas"]["MyNotices"];
            passkeys: components["schemas"]["PasskeyInfo"][];
            reports: components["schemas"]["ExportedReport"][];
            sessions: components["schemas"]["SessionInfo"][];
            tables: components["schemas"]["ExportedTable"][];
            talk: components["schemas"]["ExportedTalk"][];
            user: components["schemas"]["ExportedUser"];
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
            result: components["schemas"]["Result"] | null;
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
        /** Forgot */
        Forgot: {
            name: string;
        };
        /** GameInfo */
        GameInfo: {
            about?: components["schemas"]["Message"] | null;
            /** @default  */
            book?: string;
            example: boolean;
            id: string;
            name: string;
            options: components["schemas"]["OptionInfo"][];
            players: number[];
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
            kind: string;
            owner: number;
            public: number[];
            secret: number[];
        };
        /** HintInfo */
        HintInfo: {
            args: number[];
            chance: number;
            gain: number;
            kind: string;
            label: components["schemas"]["Message"];
            reason: components["schemas"]["Message"];
        };
        /** Hints */
        Hints: {
            hints: components["schemas"]["HintInfo"][];
        };
        /** Invitation */
        Invitation: {
            seat: number;
            table: components["schemas"]["Table"];
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
            watch: string;
        };
        /** Log */
        Log: {
            entries: components["schemas"]["Entry"][];
            more: boolean;
            seq: number;
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
        /** Message */
        Message: {
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
            seats?: components["schemas"]["NewSeat"][];
            /**
             * @default private
             * @enum {string}
             */
            visibility?: "public" | "private";
        };
        /** Noted */
        Noted: {
            brief: components["schemas"]["Brief"] | null;
            n: number;
            seq: number;
        };
        /** Notices */
        Notices: {
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
        /** OptionInfo */
        OptionInfo: {
            about?: components["schemas"]["Message"] | null;
            default: string;
            label?: components["schemas"]["Message"] | null;
            labels?: (components["schemas"]["Message"] | null)[];
            name: string;
            path: boolean;
            values: string[];
        };
        /** Order */
        Order: {
            args?: number[];
            kind: string;
            /** @default 0 */
            most?: number;
            /** @default false */
            once?: boolean;
            /** @enum {string} */
            then: "answer" | "pass" | "bid";
            unless?: number[];
        };
        /** Orders */
        Orders: {
            orders: components["schemas"]["Order"][];
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
        /** PickInfo */
        PickInfo: {
            label: components["schemas"]["Message"];
            value: number;
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
            result: components["schemas"]["Result"] | null;
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
            choice: components["schemas"]["Message"];
            effects: components["schemas"]["Message"][];
            /** @default false */
            final?: boolean;
        };
        /** Problem */
        Problem: {
            /** @default  */
            detail?: string;
            extra?: {
                [key: string]: unknown;
            }[] | null;
            message?: components["schemas"]["Message"] | null;
            open?: components["schemas"]["Decision"][] | null;
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
        /** Question */
        Question: {
            choices: number[][];
            id: string;
            kind: string;
            more: boolean;
            space: {
                [key: string]: unknown;
            };
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
        /** Report */
        Report: {
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
        /** Result */
        Result: {
            points: number[];
            ranks: number[];
            reason: string;
        };
        /** Rules */
        Rules: {
            book: string;
            game: string;
            language: string;
            name: string;
            text: string;
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
        /** SeatInfo */
        SeatInfo: {
            bot: string | null;
            here: boolean;
            /** @enum {string} */
            kind: "human" | "bot" | "open" | "link";
            label: components["schemas"]["Message"];
            locked: boolean;
            name: string;
            ready: boolean;
            seat: number;
            standin: boolean;
            user: string | null;
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
        /** SetVisibility */
        SetVisibility: {
            /** @enum {string} */
            visibility: "public" | "private";
        };
        /** Source */
        Source: {
            label: components["schemas"]["Message"];
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
        /** State */
        State: {
            blocks?: {
                [key: string]: unknown;
            }[];
            deadline: string | null;
            heading?: components["schemas"]["Message"] | null;
            insights: {
                [key: string]: unknown;
            };
            may_undo: boolean;
            n: number;
            open: components["schemas"]["Decision"][];
            over: boolean;
            result: components["schemas"]["Result"] | null;
            seat: number;
            seq: number;
            table: string;
            undo_asked: components["schemas"]["UndoAsked"] | null;
            view: {
                [key: string]: unknown;
            } | null;
            waiting: components["schemas"]["Waiting"][];
        };
        /** Step */
        Step: {
            blocked: components["schemas"]["Blocked"][];
            choice: components["schemas"]["Message"] | null;
            complete: boolean;
            picks: components["schemas"]["PickInfo"][] | null;
            prefix: number[];
            step: components["schemas"]["Message"] | null;
        };
        /** Steps */
        Steps: {
            prefix?: number[];
        };
        /** Story */
        Story: {
            race: components["schemas"]["Standing"][];
            sources?: components["schemas"]["Source"][];
            turns?: components["schemas"]["Turn"][];
        };
        /** Table */
        Table: {
            branch_of: string | null;
            clock: components["schemas"]["Clock"] | null;
            commitment: string;
            created_at: string;
            finished_at: string | null;
            game: string;
            help: boolean;
            id: string;
            is_owner: boolean;
            mine: number[];
            n: number;
            name: string;
            options: {
                [key: string]: string;
            };
            owner: string;
            /** @enum {string} */
            pace: "live" | "async";
            players: number;
            rematch: string | null;
            rematch_of: string | null;
            result: components["schemas"]["Result"] | null;
            seats: components["schemas"]["SeatInfo"][];
            seq: number;
            started_at: string | null;
            /** @enum {string} */
            status: "gathering" | "running" | "finished" | "closed";
            /** @enum {string} */
            visibility: "public" | "private";
            waiting: components["schemas"]["Waiting"][];
        };
        /** TableAction */
        TableAction: {
            /** @enum {string} */
            action: "end" | "hide" | "show" | "remove" | "restore" | "revoke-links";
            /** @default  */
            reason?: string;
        };
        /** Tables */
        Tables: {
            before: string | null;
            tables: components["schemas"]["Table"][];
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
        /** Turn */
        Turn: {
            gain: number;
            label: components["schemas"]["Message"];
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
            to: number;
        };
        /** Unlock */
        Unlock: {
            pin: string;
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
        /** Waiting */
        Waiting: {
            kind: string;
            seat: number;
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
