import { api, ApiError } from "$/api/client";
import type { BotInfo, GameInfo, User } from "$/api/types";

const USUAL = "club";
const KEY = "hustings.bot";
function kept(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

/** Who sits before this browser, and what stands on the shelf. */
class Who {
  user = $state.raw<User | null>(null);
  games = $state.raw<GameInfo[]>([]);
  bots = $state.raw<BotInfo[]>([]);
  version = $state("");
  login = $state(""); // the name to sign in with
  offers = $state.raw<string[]>([]); // what the site has for accounts: mail, passkeys
  ready = $state(false);
  offline = $state(false);
  admin = $state(false);
  /** Why I am shut out, if I am. */
  banned = $state("");
  #chosen = $state(kept());

  async load(): Promise<void> {
    try {
      const [me, games, bots] = await Promise.all([api.me(), api.games(), api.bots()]);
      this.user = me.user;
      this.admin = me.admin ?? false;
      this.banned = "";
      this.version = me.version;
      this.login = me.login ?? "";
      this.offers = me.offers ?? [];
      this.games = [...games].sort((a, b) => rank(a) - rank(b));
      this.bots = bots;
      this.offline = false;
      this.ready = true;
    } catch (error) {
      if (error instanceof ApiError && error.problem.type === "banned") {
        this.banned = error.message;
        return;
      }
      this.offline = true;
      setTimeout(() => void this.load(), 2000);
    }
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }

  /** The bot to play against: the one chosen last, else of middle strength. */
  get bot(): string {
    const there = (name: string): boolean => this.bots.some((bot) => bot.name === name);
    return [this.#chosen, USUAL].find(there) ?? this.bots.at(-1)?.name ?? "random";
  }

  /** At a new table all bots are this one. */
  chose(bot: string): void {
    this.#chosen = bot;
    try {
      localStorage.setItem(KEY, bot);
    } catch {
      /* nothing is kept */
    }
  }
}

const ORDER = ["die-macher-2006", "die-macher-1997", "die-macher-2019", "zoocracy"];
const rank = (game: GameInfo): number => {
  const place = ORDER.indexOf(game.id);
  return place >= 0 ? place : game.example ? 99 : 50;
};

export const who = new Who();
