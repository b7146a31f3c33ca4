/** A form on its way to the server: busy, done, or refused with the reason. */
import { TroubleError } from "../../lib/api";

export class Asking {
  busy = $state(false);
  trouble = $state("");
  /** The field that the refusal is about. */
  place = $state("");

  async run(work: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.trouble = this.place = "";
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof TroubleError)) throw error;
      this.trouble = error.trouble.detail;
      this.place = error.trouble.place;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
