import { html, type PropertyValues, type TemplateResult } from 'lit';
import type { IconSource } from '../base/icon-names.js';
import { copyOf, hasContent, textOf } from '../internal/observe/content.js';
import { ELEMENT, WORDS } from '../internal/element/kinds.js';
import { NcElement } from '../internal/element/nc-element.js';
import { attribute, property } from '../internal/element/property.js';
import { ChildWatch, type ChildWatcher } from '../internal/observe/children.js';
import { childrenOf, holderOf } from '../internal/observe/flat.js';
import { tabStyles } from './tab.styles.js';

/** The tabs that a tab is in. */
interface TabOwner extends Element {
  childrenChanged(): void;
  /** The browser wants to show what it has found in the panel. */
  found(tab: NcTab): void;
}

const isOwner = (element: Element): element is TabOwner => 'found' in element;

const ownerOf = (tab: Element): TabOwner | null => holderOf(tab, isOwner);

/** A copy of the markup shows all that it has. */
const labelWatch = new ChildWatch({ text: true, attributes: 'all' });

/** What a closed panel is hidden by: browsers that search such content open it. */
const CLOSED = 'until-found';

/** What an open panel is to assistive technology; texts are empty for what is not there. */
const NOTHING = { role: '', tabindex: '', 'aria-label': '' };

/** Scroll position of an element: top, left. */
type Position = readonly [element: Element, top: number, left: number];

/**
 * One tab of `nc-tabs`, and its panel: what is inside the element is shown while the tab is selected. A tab without content
 * has no panel of its own.
 *
 * @slot - The panel.
 * @slot label - Markup instead of `label`. A copy of it is shown, which the style sheets of the page do not reach.
 * @csspart panel - The panel.
 * @cssstate selected - The tab is selected.
 */
export class NcTab extends NcElement {
  static override styles = tabStyles;
  static override childWatch = new ChildWatch({ attributes: ['slot'] });
  static override template: TemplateResult = html`<slot name="label" hidden></slot><div part="panel"><slot></slot></div>`;

  /** Tells the tab from others: it is the `value` of `nc-tabs` while the tab is selected. Default: its index. */
  @property({ default: '' }) declare name: string;

  /** The text of the tab. */
  @property({ default: '' }) declare label: string;

  /** Name of an `nc-icon`, or the address of a picture. A tab with only an icon needs an `aria-label`. */
  @property({ default: '' }) declare icon: IconSource;

  /** A short text after the label, such as a number; one as wide as four letters or wider becomes an ellipsis. */
  @property({ type: WORDS, default: '' }) declare badge: string | number;

  /** A dot after the label, while there is no `badge`. */
  @property({ type: Boolean, default: false }) declare dot: boolean;

  /** What screen readers say of the badge or dot after the label, such as "3 unread messages". Default: `badge`, or "new". */
  @property({ attribute: 'badge-label', default: '' }) declare badgeLabel: string;

  /** The tab cannot be selected by the user. */
  @attribute({ type: Boolean }) declare disabled: boolean;

  /** The panel, if it is elsewhere: an element, or its id. It is hidden while the tab is not selected. */
  @property({ type: ELEMENT, attribute: 'for' }) declare htmlFor: Element | string | undefined;

  #isShown = false;
  #wasShown = false;
  #positions: readonly Position[] = [];
  #copy: HTMLElement | undefined;
  /** The children with the label. */
  #labels: readonly Element[] = [];
  readonly #labelWatcher: ChildWatcher = { childrenChanged: () => this.#labelChanged() };

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'aria-label', 'hidden'];
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'aria-label' || name === 'hidden') this.requestUpdate();
  }

  override connectedCallback(): void {
    const isFirst = !this.shadowRoot;
    super.connectedCallback();
    if (isFirst) this.renderRoot.addEventListener('beforematch', this);
    this.#watchLabels(childrenOf(this, 'label'));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#watchLabels([]);
    this.placeChanged();
  }

  /** @internal A tab outside `nc-tabs` is plain content. */
  override placeChanged(): void {
    super.placeChanged();
    if (!ownerOf(this)) this.#leave();
  }

  handleEvent(): void {
    ownerOf(this)?.found(this);
  }

  /** @internal */
  override childrenChanged(): void {
    this.#watchLabels(childrenOf(this, 'label'));
    this.#tellOwner();
  }

  /** @internal Whether there is something in the panel. */
  get hasPanel(): boolean {
    return hasContent(this);
  }

  /** @internal What the tab is called. */
  get text(): string {
    const own = this.getAttribute('aria-label');
    return (
      own ||
      childrenOf(this, 'label')
        .map((node) => textOf(node).trim())
        .join(' ') ||
      this.label ||
      this.name
    );
  }

  /** @internal A copy of the markup of the label, if there is any. It remains the same one until that changes. */
  get labelCopy(): HTMLElement | undefined {
    const nodes = childrenOf(this, 'label');
    if (!nodes.length) return undefined;
    if (!this.#copy) {
      this.#copy = document.createElement('span');
      this.#copy.append(...nodes.map(copyOf));
    }
    return this.#copy;
  }

  /** @internal Shows or hides the panel. `isLazy`: it is not laid out before it is shown for the first time. */
  present(isShown: boolean, isLazy: boolean): void {
    if (!this.renderRoot) return;
    const panel = this.#panel;
    if (this.#isShown && !isShown) {
      this.#positions = [this, panel].map((element) => [element, element.scrollTop, element.scrollLeft] as const);
    }
    const isOpen = isShown && this.hasPanel;
    this.#wasShown ||= isShown;
    this.setState('selected', isShown);
    this.setState('closed', !isOpen);
    describe(panel, isOpen ? { role: 'tabpanel', tabindex: '0', 'aria-label': this.text } : NOTHING);
    const hidden = isLazy && !this.#wasShown ? '' : CLOSED;
    if (isOpen) panel.removeAttribute('hidden');
    else if (panel.getAttribute('hidden') !== hidden) panel.setAttribute('hidden', hidden);
    if (isShown && !this.#isShown) for (const [element, top, left] of this.#positions) scrollTo(element, top, left);
    this.#isShown = isShown;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#tellOwner();
  }

  get #panel(): HTMLElement {
    return this.renderRoot.querySelector('div')!;
  }

  #tellOwner(): void {
    ownerOf(this)?.childrenChanged();
  }

  #labelChanged(): void {
    this.#copy = undefined;
    this.#tellOwner();
  }

  #watchLabels(labels: readonly Element[]): void {
    const before = this.#labels;
    if (labels.length === before.length && labels.every((label, index) => label === before[index])) return;
    for (const label of before) labelWatch.unwatch(label, this.#labelWatcher);
    for (const label of labels) labelWatch.watch(label, this.#labelWatcher);
    this.#labels = labels;
    this.#copy = undefined;
  }

  /** Outside of tabs the content is shown as it is. */
  #leave(): void {
    this.setState('selected', false);
    this.setState('closed', false);
    this.#isShown = this.#wasShown = false;
    describe(this.#panel, NOTHING);
    this.#panel.removeAttribute('hidden');
  }
}

/** The content of a closed panel is skipped, but the box around it could still be reached by Tab. */
function describe(panel: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (!value) panel.removeAttribute(name);
    else if (panel.getAttribute(name) !== value) panel.setAttribute(name, value);
  }
}

function scrollTo(element: Element, top: number, left: number): void {
  if (!top && !left) return;
  element.scrollTop = top;
  element.scrollLeft = left;
}
