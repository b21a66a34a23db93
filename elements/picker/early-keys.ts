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

/** Whether a key is meant for the panel of a picker, which is still loading. Tab, and the shortcuts of the browser, are not. */
export function isEarlyKey(event: Event, picker: Element): event is KeyboardEvent {
  if (event.type !== 'keydown' || event.composedPath()[0] !== picker) return false;
  const { key, ctrlKey, altKey, metaKey } = event as KeyboardEvent;
  return key !== 'Tab' && !ctrlKey && !altKey && !metaKey;
}
