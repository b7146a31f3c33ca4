/** Short notes at the edge of the page: what went wrong, and what to do. */
export interface Toast {
  id: number;
  words: string;
  kind: "trouble" | "note";
  /** What can be done about it: such a note stays until that is done, or it is put away. */
  act?: { words: string; run: () => void };
}

const SHOWN_MS = 6000;
const MOST = 3;

class Toasts {
  all = $state<Toast[]>([]);
  #next = 1;

  show(words: string, kind: Toast["kind"] = "note"): void {
    const id = this.#put({ words, kind });
    setTimeout(() => this.drop(id), SHOWN_MS);
  }

  offer(words: string, what: string, run: () => void): number {
    return this.#put({ words, kind: "note", act: { words: what, run } });
  }

  #put(toast: Omit<Toast, "id">): number {
    const id = this.#next++;
    const others = this.all.filter((other) => other.words !== toast.words);
    const passing = others.filter((other) => !other.act).slice(1 - MOST);
    this.all = [...others.filter((other) => other.act || passing.includes(other)), { id, ...toast }];
    return id;
  }

  drop(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
