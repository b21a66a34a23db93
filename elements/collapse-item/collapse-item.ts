import { html, type PropertyValues, type TemplateResult } from 'lit';
import type { IconName } from '../base/icon-names.js';
import '../icon/index.js';
import { unlessPrevented } from '../internal/element/after-dispatch.js';
import { headingLevel } from '../internal/element/heading.js';
import { NcElement } from '../internal/element/nc-element.js';
import { attribute, property } from '../internal/element/property.js';
import { isForContent } from '../internal/form/interactive.js';
import { markFilled } from '../internal/observe/filled.js';
import { writeRow, type Row } from '../internal/element/row.js';
import { closestTo } from '../internal/observe/flat.js';
import { collapseItemStyles } from './collapse-item.styles.js';

/** What an item reads of the `nc-collapse` around it. */
interface Collapse extends Element {
  readonly itemLevel?: number;
}

/**
 * A title that shows and hides what is below it. Find-in-page also finds what is hidden, and opens the item, in browsers
 * that can do so.
 *
 * @slot - What it shows and hides.
 * @slot icon - Before the title.
 * @slot title - Instead of the title.
 * @slot label - Instead of the second line.
 * @slot value - Instead of the value.
 * @event {ToggleEvent} toggle - The user has opened or closed the item, or has opened another one that closed it; fields
 *   `oldState`, `newState`: `open` or `closed`.
 * @csspart header - The native button with the title.
 * @csspart title - The title.
 * @csspart label - The second line.
 * @csspart value - The value.
 * @csspart content - What it shows and hides.
 * @cssprop --nc-cell-background - Background.
 * @cssprop --nc-cell-color - Color of the title.
 * @cssprop --nc-cell-min-height - Least height of the title; default 44px.
 */
export class NcCollapseItem extends NcElement implements Row {
  static override shadowRootOptions: ShadowRootInit = { mode: 'open', delegatesFocus: true };
  static override styles = collapseItemStyles;
  // The empty titles keep the browser from showing the host's as a tooltip.
  static override template: TemplateResult = html`<div id="heading" title=""
    ><button type="button" class="row" part="header" aria-expanded="false" aria-controls="content"
      ><slot name="icon"></slot><slot name="title" part="title"></slot><slot name="label" part="label"></slot
      ><slot name="value" part="value"></slot></button></div
    ><div id="body" title=""><div id="content" hidden="until-found"><slot part="content"></slot></div></div>`;

  /** What the user taps. As an attribute it shows no tooltip in Chromium and Firefox, as a property in no browser. */
  @property({ default: '' }) declare title: string;

  /** A second line below the title. */
  @property({ default: '' }) declare label: string;

  /** A text at the end of the title. */
  @property({ default: '' }) declare value: string;

  /** Name of an icon before the title, as for `nc-icon`. */
  @property({ default: '' }) declare icon: IconName;

  /** Whether the content is shown. */
  @attribute({ type: Boolean }) declare open: boolean;

  /** Of the items with the same name in a document, one is open at most, as for `<details>`. */
  @attribute({ type: String }) declare name: string;

  /** The user cannot open or close it. */
  @attribute({ type: Boolean }) declare disabled: boolean;

  /** Level of the heading that the title is, 1 to 6. Default: that of `nc-collapse`, or it is none. */
  @property({ type: Number, default: 0 }) declare level: number;

  override connectedCallback(): void {
    super.connectedCallback();
    this.placeChanged();
  }

  protected override placeChanged(): void {
    super.placeChanged();
    this.#giveWay();
    // It depends on where the item is.
    this.requestUpdate('level', null);
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (!this.isConnected || !this.renderRoot) return;
    if (name === 'name') this.#giveWay();
    else if (name === 'open' && old === null && this.open) for (const rival of this.#rivals()) rival.open = false;
  }

  handleEvent(event: Event): void {
    if (event.type === 'beforematch') this.#toggle(true);
    else if (!isForContent(event, event.currentTarget!)) unlessPrevented(event, () => this.#toggle(!this.open));
  }

  protected override firstUpdated(changed: PropertyValues): void {
    super.firstUpdated(changed);
    markFilled(this.renderRoot, 'icon');
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    root.querySelector('button')!.addEventListener('click', this);
    root.querySelector('#content')!.addEventListener('beforematch', this);
    return root;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const root = this.renderRoot;
    writeRow(this, root, changed);
    const { open, disabled } = this;
    const button = root.querySelector('button')!;
    if (changed.has('disabled')) button.disabled = disabled;
    if (changed.has('open')) button.setAttribute('aria-expanded', String(open));
    if (changed.has('open') || changed.has('disabled')) {
      const content = root.querySelector('#content')!;
      if (open) content.removeAttribute('hidden');
      else content.setAttribute('hidden', disabled ? '' : 'until-found');
    }
    if (changed.has('level')) this.#applyLevel();
  }

  get #collapse(): Collapse | null {
    return closestTo<Collapse>(this, 'nc-collapse');
  }

  /** As for `<details>`: of several that are open, the first stays so. */
  #giveWay(): void {
    if (this.open && this.#rivals().length > 0) this.open = false;
  }

  /** The open items that cannot be open beside this one. Those that are not upgraded yet look for theirs when they are. */
  #rivals(): readonly NcCollapseItem[] {
    const collapse = this.#collapse;
    const named = this.name ? `[name="${CSS.escape(this.name)}"]` : undefined;
    const all = (this.getRootNode() as ParentNode).querySelectorAll<NcCollapseItem>('nc-collapse-item[open]');
    return [...all].filter((item) => {
      if (item === this || !item.renderRoot) return false;
      const isBeside = collapse?.hasAttribute('accordion') && closestTo(item, 'nc-collapse') === collapse;
      return isBeside || (named && item.matches(named));
    });
  }

  #toggle(open: boolean): void {
    if (open === this.open) return;
    const rivals = open ? this.#rivals() : [];
    this.open = open;
    this.#notify();
    for (const rival of rivals) rival.#notify();
  }

  #notify(): void {
    const [oldState, newState] = this.open ? ['closed', 'open'] : ['open', 'closed'];
    this.dispatchEvent(new ToggleEvent('toggle', { oldState: oldState!, newState: newState! }));
  }

  #applyLevel(): void {
    const level = headingLevel(this) || this.#collapse?.itemLevel;
    const heading = this.renderRoot.querySelector('#heading')!;
    heading.role = level ? 'heading' : null;
    heading.ariaLevel = level ? String(level) : null;
  }
}
