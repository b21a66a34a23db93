/**
 * Fills the default slot of the map. Its shadow root assigns slots by code, so that callouts of the page's own can go to the
 * markers that their `marker-id` names.
 */
export class ContentSlot {
  readonly #host: HTMLElement;
  readonly #observer = new MutationObserver(() => this.#assign());

  constructor(host: HTMLElement) {
    this.#host = host;
  }

  connect(): void {
    this.#observer.observe(this.#host, { childList: true, subtree: true, attributeFilter: ['slot'] });
    this.#assign();
  }

  disconnect(): void {
    this.#observer.disconnect();
  }

  #assign(): void {
    const slot = this.#host.shadowRoot!.querySelector<HTMLSlotElement>('.content slot');
    const nodes = [...this.#host.childNodes].filter(
      (node): node is Element | Text =>
        node.nodeType === Node.TEXT_NODE || (node.nodeType === Node.ELEMENT_NODE && !(node as Element).slot),
    );
    slot?.assign(...nodes);
  }
}
