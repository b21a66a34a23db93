/** The keys that the user presses after a picker was opened, while its panel loads. The panel gets them when it is there. */
export class EarlyKeys {
  readonly #pressed: KeyboardEvent[] = [];

  press(event: KeyboardEvent): void {
    this.#pressed.push(event);
  }

  /** Presses them again, each on the element that has the focus by then. */
  replay(target: () => Element): void {
    for (const { key, code, shiftKey, repeat } of this.#pressed.splice(0))
      target().dispatchEvent(
        new KeyboardEvent('keydown', { key, code, shiftKey, repeat, bubbles: true, composed: true, cancelable: true }),
      );
  }
}
