import { html, nothing, render, type PropertyValues, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import '../icon/index.js';
import { ELEMENT } from '../internal/element/kinds.js';
import { NcElement } from '../internal/element/nc-element.js';
import { pictureOf } from '../internal/element/picture.js';
import { attribute, property } from '../internal/element/property.js';
import { RovingFocusController } from '../internal/element/roving-focus.js';
import { warnOnce } from '../internal/element/warn.js';
import { ChildWatch } from '../internal/observe/children.js';
import { childrenOf } from '../internal/observe/flat.js';
import { unwatchTree, watchTree, type TreeWatcher } from '../internal/observe/tree.js';
import { badgeMark, badgeNews, badgeWords } from '../internal/styles/badge.js';
import type { NcSwiper } from '../swiper/index.js';
import type { NcTab } from '../tab/index.js';
import { TabsChangeEvent, TabsTapEvent } from './events.js';
import { PageScroll } from './page-scroll.js';
import { Panels } from './panels.js';
import { Selection } from './selection.js';
import { Strip } from './strip.js';
import { SwiperLink } from './swiper-link.js';
import { tabsStyles } from './tabs.styles.js';

const CHOICES = { type: ['line', 'card'], activation: ['auto', 'manual'] } as const;

/** One that is not defined yet joins later. */
const isTab = (child: Element): child is NcTab => 'present' in child;

/**
 * Tabs, of which one is selected: `nc-tab` elements, each with its panel inside. Or they are bound to an `nc-swiper`: they
 * select the tab of the slide in sight, and move the swiper to the slide of the selected tab.
 *
 * Each panel keeps how far it was scrolled, also where the page scrolls it. The browser's search finds what is in closed
 * panels, and opens them. Events of controls inside panels, such as their `change`, bubble through the tabs: compare
 * `event.target`.
 *
 * @slot - The tabs: `nc-tab` elements. Below them anything else, such as an `nc-swiper`, to which they are bound then.
 * @slot end - Beside the tabs, at their end: a button, for example.
 * @event {TabsChangeEvent} change - The user selected another tab; fields `value`, `index`. Bubbles.
 * @event {TabsTapEvent} tabtap - The user tapped a tab, or selects it by a key; fields `value`, `index`, `same`. Prevented, the selection stays.
 * @csspart bar - The row of tabs, and what is beside it.
 * @csspart strip - What scrolls the tabs.
 * @csspart list - The tabs.
 * @csspart tab - A tab.
 * @csspart tab-selected - The selected tab.
 * @csspart icon - The icon of a tab.
 * @csspart label - The label of a tab.
 * @csspart badge - Text after a label.
 * @csspart dot - Dot after a label.
 * @csspart indicator - The mark of the selected tab.
 * @csspart panels - What is below the tabs.
 * @cssprop --nc-tabs-background - Background of the row. Default: none; with `sticky` that of the page.
 * @cssprop --nc-tabs-color - Color of tabs.
 * @cssprop --nc-tabs-selected-color - Color of the selected tab.
 * @cssprop --nc-tabs-indicator-color - The mark of the selected tab.
 * @cssprop --nc-tabs-border-color - Line below the tabs.
 * @cssprop --nc-tabs-offset - Distance of `sticky` tabs from the upper edge, such as the height of a bar there; default 0px.
 */
export class NcTabs extends NcElement implements TreeWatcher {
  static override styles = tabsStyles;
  static override childWatch = new ChildWatch();
  static override template: TemplateResult = html`<div part="bar"><div part="strip" tabindex="-1"><div part="list"></div></div><slot name="end"></slot></div><div part="panels"><slot></slot></div>`;

  readonly #selection = new Selection<NcTab>();
  readonly #panels = new Panels();
  readonly #link = new SwiperLink({
    swiperMoved: (index, isByUser) => this.#swiped(index, isByUser),
    follow: (between) => this.#strip?.follow(between),
  });
  readonly #pageScroll = new PageScroll<NcTab>(this, () => this.renderRoot.querySelector('[part=bar]')!);
  readonly #roving = new RovingFocusController<HTMLElement>(this, {
    items: () => this.#strip?.buttons ?? [],
    orientation: () => 'horizontal',
    moved: (button) => this.activation === 'manual' || button.click(),
  });
  /** Created when the element is first connected. */
  #strip: Strip | undefined;
  /** The tab whose panel is shown. */
  #shown: NcTab | undefined;
  /** Whether the page or the user has chosen a tab: then a swiper that is bound later goes to its slide. */
  #isChosen = false;
  /** What selected a tab since the latest update: a swiper knows of the user's choice, and of its own. */
  #source: 'code' | 'user' | 'swiper' | undefined;
  #tree: Node | undefined;

  /** How they look: `line`, the default, or `card`. */
  @attribute({ type: String, default: 'line' }) declare type: 'line' | 'card';

  /** Whether the arrow keys select the tab that they lead to (`auto`, the default), or Enter and Space do (`manual`). */
  @property({ default: 'auto' }) declare activation: 'auto' | 'manual';

  /** The tabs stay at the upper edge of what scrolls. */
  @attribute({ type: Boolean }) declare sticky: boolean;

  /** The tabs share the width. */
  @attribute({ type: Boolean }) declare stretch: boolean;

  /** The browser does not lay out a panel, and its search does not look into it, before it is shown for the first time. */
  @property({ type: Boolean, default: false }) declare lazy: boolean;

  /** The swiper to which the tabs are bound: an `nc-swiper`, or its id. Default: one that is a child of the element. */
  @property({ type: ELEMENT, attribute: 'for' }) declare htmlFor: Element | string | undefined;

  /**
   * The name of the selected tab, or its index as a text if it has none. It follows the user. A tab with that name may come
   * later. Default: the first tab that is not disabled.
   */
  @property({ noAccessor: true, default: '' })
  get value(): string {
    const { current, wanted } = this.#read();
    return current ? this.#selection.valueOf(current) : typeof wanted === 'string' ? wanted : '';
  }
  set value(value: string) {
    this.#want(value || undefined);
  }

  /** The index of the selected tab, from 0. It follows the user. The last one set of `selected` and `value` counts. */
  @property({ type: Number, noAccessor: true, default: 0 })
  get selected(): number {
    const { current, wanted, index } = this.#read();
    return current || typeof wanted !== 'number' ? index : wanted;
  }
  set selected(index: number) {
    this.#want((index as number | null) ?? undefined);
  }

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'aria-label', 'aria-labelledby'];
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name.startsWith('aria-')) this.requestUpdate();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#strip ??= new Strip(this.renderRoot);
    this.#strip.connect();
    this.addEventListener('focusout', this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('focusout', this);
    this.#strip!.disconnect();
    this.#link.bind(undefined);
    this.#panels.update(new Map());
    this.#watchTree(false);
  }

  protected override placeChanged(): void {
    super.placeChanged();
    this.requestUpdate();
  }

  /** Gives the focus to the selected tab. */
  override focus(options?: FocusOptions): void {
    if (this.isUpdatePending && this.isConnected) this.performUpdate();
    this.#strip?.buttons.find((button) => button.tabIndex === 0)?.focus(options);
  }

  /** @internal */
  override childrenChanged(): void {
    this.requestUpdate();
  }

  /** @internal An element with the id of what is bound may have come. */
  treeChanged(): void {
    if (this.#target !== this.#link.swiper || !this.#panels.isSame(this.#foreign)) this.requestUpdate();
  }

  /** @internal The browser is about to show what it has found in a panel. */
  found(tab: NcTab): void {
    if (this.#read().current === tab) return;
    this.#choose(tab);
    this.performUpdate();
  }

  /** The focus has left a tab: Tab leads to the selected one again. */
  handleEvent(): void {
    this.requestUpdate();
  }

  protected override update(changed: PropertyValues): void {
    const { current } = this.#read();
    if (this.#shown && current !== this.#shown) {
      this.#strip!.willMove();
      if (this.#mayScroll) this.#pageScroll.leave(this.#shown);
    }
    super.update(changed);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { tabs, current, index } = this.#selection;
    this.#warn(changed);
    this.#draw();
    for (const tab of tabs) tab.present(tab === current, this.lazy);
    this.#strip!.updated();
    const before = this.#shown;
    this.#shown = current;
    if (!this.isConnected) return;
    this.#watchTree(this.htmlFor !== undefined || tabs.some((tab) => tab.htmlFor !== undefined));
    this.#panels.update(this.#foreign);
    if (before && current && current !== before && this.#mayScroll) this.#pageScroll.enter(current);
    const source = this.#source;
    this.#source = undefined;
    // Without a source the selected tab has gone, or the one that code wants has come.
    const isUntold = source === 'code' ? this.#selection.wanted === undefined : !source && current !== before;
    if (isUntold) this.#link.move(index, false);
    this.#bind();
  }

  /** Whether the page may be scrolled: not because slides move by themselves. */
  get #mayScroll(): boolean {
    return !this.#link.swiper || (this.sticky && this.#source === 'user');
  }

  /** The selection, with the tabs that there are now. */
  #read(): Selection<NcTab> {
    this.#selection.read(
      childrenOf(this)
        .filter(isTab)
        .filter(({ hidden }) => !hidden),
    );
    return this.#selection;
  }

  #want(wanted: string | number | undefined): void {
    this.#isChosen = wanted !== undefined;
    this.#source = 'code';
    if (wanted === undefined) this.#selection.clear();
    this.#selection.wanted = typeof wanted === 'number' ? Math.max(0, Math.round(wanted)) : wanted;
    this.requestUpdate('value', null);
  }

  #tap(tab: NcTab): void {
    const { current, tabs } = this.#read();
    const index = tabs.indexOf(tab);
    const isSame = tab === current;
    if (!this.dispatchEvent(new TabsTapEvent(this.#selection.valueOf(tab), index, isSame))) return;
    if (isSame) this.#link.move(index, true);
    else this.#choose(tab);
  }

  /** The user selects a tab. */
  #choose(tab: NcTab): void {
    this.#select(tab, 'user');
    const { index } = this.#selection;
    this.#link.move(index, true);
    this.dispatchEvent(new TabsChangeEvent(this.value, index));
  }

  #swiped(index: number, isByUser: boolean): void {
    const { tabs, current } = this.#read();
    const tab = tabs[index];
    if (!tab || tab === current) return;
    this.#select(tab, isByUser ? 'user' : 'swiper');
    if (isByUser) this.dispatchEvent(new TabsChangeEvent(this.value, index));
  }

  #select(tab: NcTab, source: 'user' | 'swiper'): void {
    this.#source = source;
    this.#selection.choose(tab);
    this.#isChosen = true;
    this.requestUpdate('value', null);
  }

  get #target(): NcSwiper | undefined {
    const { htmlFor } = this;
    const found =
      typeof htmlFor === 'string'
        ? this.#byId(htmlFor)
        : (htmlFor ?? childrenOf(this).find(({ localName }) => localName === 'nc-swiper'));
    return found?.localName === 'nc-swiper' ? (found as NcSwiper) : undefined;
  }

  #byId(id: string): Element | null {
    return (this.getRootNode() as Document | ShadowRoot).getElementById?.(id) ?? null;
  }

  #bind(): void {
    const swiper = this.#target;
    if (swiper === this.#link.swiper) return;
    this.#link.bind(swiper);
    if (!swiper) return;
    if (this.#isChosen) this.#link.move(this.#selection.index, false, false);
    else this.#swiped(swiper.current ?? 0, false);
  }

  /** The panels that are elsewhere. */
  get #foreign(): Map<HTMLElement, { label: string; isShown: boolean }> {
    const { tabs, current } = this.#selection;
    const panels = new Map<HTMLElement, { label: string; isShown: boolean }>();
    for (const tab of tabs) {
      const panel = this.#foreignOf(tab);
      const isShown = tab === current || panels.get(panel as HTMLElement)?.isShown === true;
      if (panel) panels.set(panel as HTMLElement, { label: tab.text, isShown });
    }
    return panels;
  }

  #foreignOf({ htmlFor }: NcTab): Element | null {
    return typeof htmlFor === 'string' ? this.#byId(htmlFor) : (htmlFor ?? null);
  }

  #watchTree(isNeeded: boolean): void {
    const tree = isNeeded ? this.getRootNode() : undefined;
    if (tree === this.#tree) return;
    if (this.#tree) unwatchTree(this.#tree, this);
    if (tree) watchTree(tree, this);
    this.#tree = tree;
  }

  #draw(): void {
    const list = this.renderRoot.querySelector<HTMLElement>('[part=list]')!;
    const { tabs, current } = this.#selection;
    list.role = tabs.length ? 'tablist' : null;
    if (tabs.some(({ badge, dot }) => badge !== '' || dot)) this.watchLocale(); // Marks are told in words.
    render(
      repeat(
        tabs,
        (tab) => tab,
        (tab) => this.#tab(tab),
      ),
      list,
      { host: this },
    );
    list.ariaLabel = tabs.length ? this.getAttribute('aria-label') : null;
    if (this.hasAttribute('aria-labelledby')) list.ariaLabelledByElements = this.ariaLabelledByElements;
    const { buttons } = this.#strip!;
    for (const [index, button] of buttons.entries()) {
      const tab = tabs[index]!;
      const panel = this.#foreignOf(tab) ?? (tab.hasPanel ? tab : this.#link.slideAt(index));
      button.ariaControlsElements = tab === current && panel ? [panel] : null;
    }
    const focused = buttons.find((button) => button.matches(':focus'));
    this.#roving.setTabStop(focused ?? buttons[tabs.indexOf(current!)]);
  }

  #tab(tab: NcTab): TemplateResult {
    const { badge, badgeLabel, disabled, dot, icon, label, labelCopy, name } = tab;
    const isSelected = tab === this.#selection.current;
    const text = labelCopy ?? (label || (icon ? '' : name));
    const marks = { badge, badgeLabel, redDot: dot };
    const own = tab.getAttribute('aria-label');
    return html`<button
      type="button"
      role="tab"
      tabindex="-1"
      part=${isSelected ? 'tab tab-selected' : 'tab'}
      aria-selected=${isSelected}
      aria-label=${own ? `${own} ${badgeWords(marks)}`.trim() : nothing}
      ?disabled=${disabled}
      @click=${() => this.#tap(tab)}
    >
      ${isSelected ? html`<span part="indicator" class="mark"></span>` : nothing}
      ${icon ? html`<span part="icon">${pictureOf(icon)}</span>` : nothing}
      ${text ? html`<span part="label">${text}</span>` : nothing}${badgeMark(marks)}${badgeNews(marks)}
    </button>`;
  }

  #warn(changed: PropertyValues): void {
    for (const [name, choices] of Object.entries(CHOICES)) {
      const value = this[name as keyof typeof CHOICES];
      if (changed.has(name) && !(choices as readonly string[]).includes(value))
        warnOnce(this, name, choices.join(' or '), value);
    }
  }
}
