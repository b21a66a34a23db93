/** The attributes that a panel of the page's gets, unless it has them. */
interface Given {
  readonly names: readonly string[];
  readonly positions: readonly (readonly [element: Element, top: number, left: number])[];
}

/** Panels that are elsewhere in the page: hides those whose tabs are not selected, and says what they are. */
export class Panels {
  readonly #given = new Map<HTMLElement, Given>();

  /** Whether these are the panels that there were. */
  isSame(panels: ReadonlyMap<HTMLElement, unknown>): boolean {
    return panels.size === this.#given.size && [...panels.keys()].every((panel) => this.#given.has(panel));
  }

  /** Takes over which panels there are, and the tab's name of each. Those that are no longer among them are let go. */
  update(panels: ReadonlyMap<HTMLElement, { readonly label: string; readonly isShown: boolean }>): void {
    for (const panel of this.#given.keys()) if (!panels.has(panel)) this.#letGo(panel);
    for (const [panel, { label, isShown }] of panels) {
      if (!this.#given.has(panel)) this.#take(panel, label);
      if (isShown === !panel.hidden) continue;
      if (isShown) this.#show(panel);
      else this.#hide(panel);
    }
  }

  #take(panel: HTMLElement, label: string): void {
    const names: string[] = [];
    const give = (name: string, value: string) => {
      if (panel.hasAttribute(name)) return;
      panel.setAttribute(name, value);
      names.push(name);
    };
    give('role', 'tabpanel');
    give('tabindex', '0');
    if (!panel.hasAttribute('aria-labelledby')) give('aria-label', label);
    this.#given.set(panel, { names, positions: [] });
  }

  #letGo(panel: HTMLElement): void {
    for (const name of this.#given.get(panel)!.names) panel.removeAttribute(name);
    this.#given.delete(panel);
    panel.hidden = false;
  }

  /** Browsers forget how far what is not displayed was scrolled. */
  #hide(panel: HTMLElement): void {
    const scrolled = [panel, ...panel.querySelectorAll('*')].filter((each) => each.scrollTop || each.scrollLeft);
    const positions = scrolled.map((each) => [each, each.scrollTop, each.scrollLeft] as const);
    this.#given.set(panel, { ...this.#given.get(panel)!, positions });
    panel.hidden = true;
  }

  #show(panel: HTMLElement): void {
    panel.hidden = false;
    for (const [element, top, left] of this.#given.get(panel)!.positions) {
      element.scrollTop = top;
      element.scrollLeft = left;
    }
  }
}
