/** A tab, as the model needs it. */
export interface Choice {
  readonly name: string;
  readonly disabled: boolean;
}

/** Which one of several tabs is selected. It does not use the DOM. */
export class Selection<Tab extends Choice> {
  tabs: readonly Tab[] = [];
  current: Tab | undefined;
  /** What code has set: a value, or an index. It is kept until there is such a tab. */
  wanted: string | number | undefined;
  /** Where the selected tab was, for the time when it is gone. */
  #last = 0;

  /** Of the selected tab; 0 if there is none. */
  get index(): number {
    return this.current ? this.tabs.indexOf(this.current) : 0;
  }

  /** The name of a tab, or its index if it has none. */
  valueOf(tab: Tab): string {
    return tab.name || String(this.tabs.indexOf(tab));
  }

  find(wanted: string | number | undefined): Tab | undefined {
    if (wanted === undefined) return undefined;
    return typeof wanted === 'number' ? this.tabs[wanted] : this.tabs.find((tab) => this.valueOf(tab) === wanted);
  }

  /** The user, or what the tabs are bound to, has selected this one. */
  choose(tab: Tab): void {
    this.current = tab;
    this.wanted = undefined;
    this.#last = this.index;
  }

  /**
   * Takes over the tabs that there are. The selected one stays selected, wherever it is now. If it is gone, the one in its
   * place is selected; until anything is set, the first one that can be used.
   */
  read(tabs: readonly Tab[]): void {
    this.tabs = tabs;
    const wanted = this.find(this.wanted);
    if (wanted) this.choose(wanted);
    else if (!this.current || !tabs.includes(this.current)) this.current = this.#nearest();
    this.#last = this.index;
  }

  /** Back to where it began. */
  clear(): void {
    this.wanted = this.current = undefined;
    this.#last = 0;
    this.read(this.tabs);
  }

  #nearest(): Tab | undefined {
    const { tabs } = this;
    const from = Math.min(this.#last, tabs.length - 1);
    const usable = (tab: Tab) => !tab.disabled;
    return (
      tabs.slice(Math.max(0, from)).find(usable) ?? tabs.slice(0, Math.max(0, from)).findLast(usable) ?? tabs[from]
    );
  }
}
