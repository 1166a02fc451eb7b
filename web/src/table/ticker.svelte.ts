import { serverNow } from "$/api/time";

/** The server's time, told anew every second while somebody looks at a clock that runs. */
class Ticker {
  now = $state(serverNow());
  #users = 0;
  #timer = 0;

  /** Until it calls what it gets. */
  follow(): () => void {
    if (this.#users++ === 0) {
      this.now = serverNow();
      this.#timer = window.setInterval(() => (this.now = serverNow()), 1000);
    }
    return () => {
      if (--this.#users === 0) clearInterval(this.#timer);
    };
  }
}

export const ticker = new Ticker();
