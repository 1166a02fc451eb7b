import { ApiError } from "$/api/client";

/** One thing that a form asks the server for: whether it is under way, and what was wrong with it. */
export class Attempt {
  busy = $state(false);
  problem = $state("");

  /** Whether it went well. */
  async run(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = "";
    try {
      await work();
      return true;
    } catch (error) {
      this.problem = error instanceof ApiError ? error.message : String(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
