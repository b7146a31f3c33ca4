/** Short notes at the edge of the page: what went wrong, and what to do. */
export interface Toast {
  id: number;
  words: string;
  kind: "trouble" | "note";
}

const SHOWN_MS = 6000;
const MOST = 3;

class Toasts {
  all = $state<Toast[]>([]);
  #next = 1;

  show(words: string, kind: Toast["kind"] = "note"): void {
    const id = this.#next++;
    this.all = [...this.all.filter((toast) => toast.words !== words), { id, words, kind }].slice(-MOST);
    setTimeout(() => this.drop(id), SHOWN_MS);
  }

  drop(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
