/** Something that was asked of the server: on its way, done, or refused with the reason. */
import { TroubleError } from "./api";
import { router } from "./router.svelte";
import { toasts } from "./toasts.svelte";

export class Asking {
  busy = $state(false);
  trouble = $state("");
  /** The field that the refusal is about. */
  place = $state("");

  /** `aloud`: a refusal is told at the edge of the page, which has no place for it. */
  constructor(readonly aloud = false) {}

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
      if (this.aloud) toasts.show(this.trouble, "trouble");
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Asks for a table, and goes there. */
  table(work: () => Promise<{ id: string }>): Promise<boolean> {
    return this.run(async () => router.go(`/table/${(await work()).id}`));
  }
}
