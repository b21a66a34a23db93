interface Letter {
  /** The `src` that it was meant for. */
  readonly src: string;
  readonly data: unknown;
  readonly transfer: Transferable[];
}

/** Messages that wait until the page has loaded. They are copied at once, as natively. */
export class Outbox {
  #letters: Letter[] = [];

  /** Throws for what cannot be cloned. */
  add(src: string, data: unknown, transfer: Transferable[]): void {
    this.#letters.push({ src, ...structuredClone({ data, transfer }, { transfer }) });
  }

  /** Sends those that were meant for this `src`, and drops the others. */
  flush(src: string, send: (data: unknown, transfer: Transferable[]) => void): void {
    const letters = this.#letters;
    this.#letters = [];
    for (const letter of letters) if (letter.src === src) send(letter.data, letter.transfer);
  }

  clear(): void {
    this.#letters = [];
  }
}
