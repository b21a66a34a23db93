import { html, type PropertyValues } from 'lit';
import { hasIcon } from '../icon/index.js';
import { unlessPrevented } from '../internal/element/after-dispatch.js';
import {
  applyAddress,
  checkOpenType,
  handleLinkClick,
  isClickOfControl,
  openPage,
  setAttribute,
  type AppLink,
} from '../internal/element/app-link.js';
import { isSafeAddress } from '../internal/element/link.js';
import { NcElement } from '../internal/element/nc-element.js';
import { attribute, property } from '../internal/element/property.js';
import { slotOf, writeRow, type Row } from '../internal/element/row.js';
import { warnOnce } from '../internal/element/warn.js';
import { disableBy } from '../internal/form/disabling.js';
import { activateByLabel, isLabelable, moveLabel, updateName } from '../internal/form/labelling.js';
import { cellStyles } from './cell.styles.js';

/** What a cell does not label: it acts by itself, and has words of its own. */
const NOT_LABELLED = 'button, nc-button, [type=button], [type=submit], [type=reset]';
const CHECKABLE = 'nc-checkbox, nc-radio, nc-switch';

/** Properties that decide whether the row is a link, a button or neither. */
const KINDS = ['url', 'href', 'target', 'openType', 'clickable', 'disabled'];

/** A group that may be a list of its cells. */
interface CellList extends Element {
  readonly isList?: boolean;
}

type DisableTarget = Parameters<typeof disableBy>[0];
const isOurs = (control: Element | undefined): control is DisableTarget =>
  control !== undefined && 'isDelegate' in control;

/**
 * A row of a list: a title with a second line, a value at its end. With `url` or `href` it is a link, with `clickable` a
 * button. With a control in the slot of the value it is its label: it names the control, and a click on the row is one on
 * the control.
 *
 * @slot - At the end, as `value`: a text or a control.
 * @slot icon - Before the title.
 * @slot title - Instead of the title.
 * @slot label - Instead of the second line.
 * @slot value - Instead of the value.
 * @slot arrow - After the value.
 * @event {RequestEvent} nc-request - A cell with a `url` was activated, as for a navigator.
 * @csspart row - All of the row: the native link or button, if it is one.
 * @csspart title - The title.
 * @csspart label - The second line.
 * @csspart value - The value.
 * @cssprop --nc-cell-background - Background.
 * @cssprop --nc-cell-color - Colour of the title.
 * @cssprop --nc-cell-min-height - Least height; default 44px.
 * @cssstate untitled - It has neither title nor second line: the value is the text of the row.
 * @cssstate control - It is the label of a control.
 */
export class NcCell extends NcElement implements AppLink, Row {
  static override shadowRootOptions: ShadowRootInit = { mode: 'open', delegatesFocus: true };
  static override styles = cellStyles;
  // The empty title keeps the browser from showing the host's as a tooltip.
  static override template = html`<div class="row" part="row" title=""
    ><slot name="icon"></slot><slot name="title" part="title"></slot><slot name="label" part="label"></slot
    ><slot name="value" part="value"><slot></slot></slot><slot name="arrow"></slot
  ></div>`;

  /** The first line. As an attribute it shows no tooltip in Chromium and Firefox, as a property in no browser. */
  @property({ default: '' }) declare title: string;

  /** The second line. */
  @property({ default: '' }) declare label: string;

  /** The text at the end. */
  @property({ default: '' }) declare value: string;

  /** Name of an icon before the title, as for `nc-icon`. */
  @property({ default: '' }) declare icon: string;

  /** Shows an arrow at the end. */
  @attribute({ type: Boolean }) declare arrow: boolean;

  /** Address of a page of the app: the cell is a link. `javascript:` and `data:` addresses are refused. */
  @property({ default: '' }) declare url: string;

  /** How the page of `url` is opened. Default: `navigate`. */
  @property({ attribute: 'open-type', default: 'navigate' })
  declare openType: 'navigate' | 'redirect' | 'switchTab' | 'reLaunch' | 'navigateBack';

  /** Any address, without the app: the cell is a link that the browser follows. `url` comes before it. */
  @property({ default: '' }) declare href: string;

  /** Where the browser opens `href`, such as `_blank`. */
  @property({ default: '' }) declare target: string;

  /** Makes the cell a button: listen for `click`. */
  @attribute({ type: Boolean }) declare clickable: boolean;

  /** The cell cannot be activated, and the control in it is disabled. */
  @attribute({ type: Boolean }) declare disabled: boolean;

  /** Centres icon, text and value on each other, instead of aligning them at the first line. */
  @attribute({ type: Boolean }) declare center: boolean;

  /** Shows an asterisk after the title. */
  @attribute({ type: Boolean }) declare required: boolean;

  /** The control that the cell labels. */
  #control: HTMLElement | undefined;

  /** @internal The name that it gives its control. */
  get labelText(): string {
    const [...own] = this.children;
    const slotted = own.filter(({ slot }) => slot === 'title').map(({ textContent }) => textContent);
    return slotted.length ? slotted.join(' ') : this.title || this.label;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.placed();
    // The address that the page's host gives may depend on where the cell is.
    if (this.hasUpdated && this.url) this.requestUpdate('url');
    if (this.hasUpdated) this.#findControl();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#setControl(undefined);
  }

  /** Activates the cell, as a click by the user does. */
  override click(): void {
    const row = this.renderRoot && this.#row;
    if (row && (row.localName !== 'div' || this.#control)) row.click();
    else super.click();
  }

  /** @internal Called by its group: it may have become a list, or none. */
  placed(): void {
    const { isList } = (this.parentElement ?? {}) as Partial<CellList>;
    if (isList || this.internals.role) this.internals.role = isList ? 'listitem' : null;
  }

  handleEvent(event: Event): void {
    if (event.type === 'slotchange') this.#contentChanged();
    else this.#handleClick(event as MouseEvent);
  }

  /** A server cannot ask for the address: the link has its `url` as it is. */
  override render(): unknown {
    const { title, label, value, disabled } = this;
    const address = this.url || this.href;
    const content = html`<slot name="icon"></slot><slot name="title" part="title">${title}</slot
      ><slot name="label" part="label">${label}</slot><slot name="value" part="value">${value}<slot></slot></slot
      ><slot name="arrow"></slot>`;
    return address && !disabled && isSafeAddress(address)
      ? html`<a class="row" part="row" title="" href=${address}>${content}</a>`
      : html`<div class="row" part="row" title="">${content}</div>`;
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    root.addEventListener('slotchange', this);
    return root;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    writeRow(this, this.renderRoot, changed, hasIcon);
    if (['title', 'label', 'value'].some((name) => changed.has(name))) this.#titleChanged();
    if (changed.has('openType')) checkOpenType(this);
    if (KINDS.some((name) => changed.has(name))) this.#applyKind();
    if (changed.has('disabled') && isOurs(this.#control)) disableBy(this.#control, this, this.disabled);
  }

  get #row(): HTMLElement {
    return this.renderRoot.firstElementChild as HTMLElement;
  }

  #contentChanged(): void {
    this.#titleChanged();
    this.#findControl();
  }

  #titleChanged(): void {
    const isSlotted = (name: string) => slotOf(this.renderRoot, name).assignedNodes().length > 0;
    this.setState('untitled', !(this.title || this.label || isSlotted('title') || isSlotted('label')));
    if (this.#control) updateName(this.#control);
  }

  #findControl(): void {
    const slotted = slotOf(this.renderRoot, 'value').assignedElements({ flatten: true });
    const all = slotted.flatMap((element) => [element, ...element.querySelectorAll('*')]) as HTMLElement[];
    for (const { localName } of all.filter((each) => each.matches(':not(:defined)'))) {
      void customElements.whenDefined(localName).then(() => this.isConnected && this.#findControl());
    }
    this.#setControl(all.find((each) => isLabelable(each) && !each.matches(NOT_LABELLED)));
  }

  #setControl(control: HTMLElement | undefined): void {
    const before = this.#control;
    if (control === before) return;
    this.#control = control;
    const hasWords = (each?: HTMLElement) => each?.matches(CHECKABLE) && each.textContent!.trim();
    const named = (each?: HTMLElement) => (each && !hasWords(each) && !(each as Partial<Row>).label ? each : null);
    moveLabel(this, before ?? null, named(control));
    if (isOurs(before)) disableBy(before, this, false);
    if (isOurs(control)) disableBy(control, this, this.disabled);
    this.setState('control', control);
    this.#applyKind();
  }

  /** Makes the row a native link or button, or neither: most cells are neither. */
  #applyKind(): void {
    const { disabled, openType } = this;
    const leadsBack = openType === 'navigateBack';
    const isLink = !leadsBack && (this.url || this.href);
    const kind = isLink ? 'a' : (this.clickable || leadsBack) && !this.#control ? 'button' : 'div';
    let row = this.#row;
    if (row.localName !== kind) {
      const next = this.ownerDocument.createElement(kind);
      for (const { name, value } of row.attributes) if (/class|part|title/.test(name)) next.setAttribute(name, value);
      next.append(...row.childNodes);
      row.replaceWith(next);
      row = next;
    }
    if (kind !== 'div' || this.#control) row.addEventListener('click', this);
    if (kind === 'button') Object.assign(row, { type: 'button', disabled });
    else if (kind === 'a') this.#applyAddress(row as HTMLAnchorElement);
  }

  #applyAddress(link: HTMLAnchorElement): void {
    const { href, target, disabled } = this;
    applyAddress(this, link, disabled);
    const isOwn = !this.url && href !== '';
    if (isOwn && !disabled) {
      if (isSafeAddress(href)) link.setAttribute('href', href);
      else warnOnce(this, 'href', 'an address that is no script and no data', href);
    }
    setAttribute(link, 'target', (isOwn && target) || null);
    setAttribute(link, 'rel', isOwn && target ? 'noopener' : null);
  }

  #handleClick(event: MouseEvent): void {
    const row = this.#row;
    const control = this.#control;
    if (row.localName === 'div') {
      if (control && !this.disabled) activateByLabel(event, this, control);
    } else if (this.disabled) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (this.openType === 'navigateBack') unlessPrevented(event, () => openPage(this, ''));
    else if (this.url) handleLinkClick(this, row as HTMLAnchorElement, event);
    else if (row.localName === 'a') isClickOfControl(row as HTMLAnchorElement, event);
  }
}
