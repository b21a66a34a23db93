import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { IconName } from '../base/icon-names.js';
import '../icon/index.js';
import { unlessPrevented } from '../internal/element/after-dispatch.js';
import {
  checkOpenType,
  handleLinkClick,
  isClickOfControl,
  openPage,
  setAddress,
  type AppLink,
} from '../internal/element/app-link.js';
import { addressOf, safeAddress } from '../internal/element/link.js';
import { NcElement } from '../internal/element/nc-element.js';
import { attribute, property } from '../internal/element/property.js';
import { setRole } from '../internal/element/role.js';
import { slotOf, writeRow, type Row } from '../internal/element/row.js';
import { activateByLabel, isLabelable, moveLabel, updateName } from '../internal/form/labelling.js';
import { contentWatch, hasContent, textIn } from '../internal/observe/content.js';
import { holderOf } from '../internal/observe/flat.js';
import { cellStyles, TALL, WIDE } from './cell.styles.js';

/** What a cell does not label: it acts by itself, and has words of its own. */
const NOT_LABELLED = 'button, nc-button, [type=button], [type=submit], [type=reset]';
const CHECKABLE = 'nc-checkbox, nc-radio, nc-switch';

/** A group that may be a list of its cells. */
interface CellList extends Element {
  readonly isList?: boolean;
}

/**
 * A row of a list: a title with a second line, a value at its end. With `url` or `href` it is a link, with `clickable` a
 * button. With a control in the slot of the value it is its label: it names the control, and a click on the row is one on
 * the control. The control gets the room that it needs; the title wraps beside it, or stands above it.
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
 * @cssprop --nc-cell-color - Color of the title.
 * @cssprop --nc-cell-min-height - Least height; default 44px.
 * @cssstate untitled - It has neither title nor second line: the value is the text of the row.
 * @cssstate control - It is the label of a control.
 */
export class NcCell extends NcElement implements AppLink, Row {
  static override shadowRootOptions: ShadowRootInit = { mode: 'open', delegatesFocus: true };
  static override styles = cellStyles;
  static override childWatch = contentWatch;
  // The empty title keeps the browser from showing the host's as a tooltip.
  static override template: TemplateResult = html`<div class="row" part="row" title=""
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
  @property({ default: '' }) declare icon: IconName;

  /** Shows an arrow at the end. */
  @attribute({ type: Boolean }) declare arrow: boolean;

  /** Address of a page of the app: the cell is a link. `javascript:`, `data:` and `blob:` addresses are refused. */
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

  /** The cell cannot be activated. A control in it has a `disabled` of its own. */
  @attribute({ type: Boolean }) declare disabled: boolean;

  /** Centers icon, text and value on each other, instead of aligning them at the first line. */
  @attribute({ type: Boolean }) declare center: boolean;

  /** Shows an asterisk after the title. */
  @attribute({ type: Boolean }) declare required: boolean;

  /** The control that the cell labels. */
  #control: HTMLElement | undefined;
  #isUntitled = false;

  /** @internal The name that it gives its control. */
  get labelText(): string {
    return textIn(this, 'title') || this.title || this.label;
  }

  /** @internal */
  get isDrawable(): boolean {
    return Boolean(this.title || this.label || this.icon);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.placed();
    // The address that the page's host gives may depend on where the cell is.
    if (this.hasUpdated) this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#findControl();
  }

  /** Activates the cell, as a click by the user does. */
  override click(): void {
    const row = this.renderRoot && this.#row;
    if (row && (row.localName !== 'div' || this.#control)) row.click();
    else super.click();
  }

  protected override placeChanged(): void {
    super.placeChanged();
    this.placed();
    this.requestUpdate();
    this.#findControl();
  }

  /** @internal Called by its group: it may have become a list, or none. */
  placed(): void {
    const { isList } = (holderOf(this, (holder) => 'isList' in holder) ?? {}) as Partial<CellList>;
    setRole(this.internals, isList ? 'listitem' : null);
  }

  handleEvent(event: MouseEvent): void {
    this.#handleClick(event);
  }

  /** @internal */
  override childrenChanged(): void {
    this.#titleChanged();
    this.#findControl();
  }

  override render(): unknown {
    const { title, label, value, icon } = this;
    return html`<a class="row" part="row" title="" href=${(!this.disabled && this.#address) || nothing}
      ><slot name="icon">${icon ? html`<nc-icon type=${icon}></nc-icon>` : nothing}</slot
      ><slot name="title" part="title">${title}</slot
      ><slot name="label" part="label">${label}</slot><slot name="value" part="value">${value}<slot></slot></slot
      ><slot name="arrow"></slot
    ></a>`;
  }

  protected override firstUpdated(): void {
    if (this.firstElementChild) this.#findControl();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    writeRow(this, this.renderRoot, changed);
    this.#titleChanged();
    if (changed.has('openType')) checkOpenType(this);
    this.#applyKind();
  }

  get #row(): HTMLElement {
    return this.renderRoot.firstElementChild as HTMLElement;
  }

  #titleChanged(): void {
    const isUntitled = !(this.title || this.label || hasContent(this, 'title') || hasContent(this, 'label'));
    if (isUntitled !== this.#isUntitled) this.setState('untitled', isUntitled);
    this.#isUntitled = isUntitled;
    if (this.#control) updateName(this.#control);
  }

  /** Marks the slots that the page has filled, and what controls in them need. */
  #markSlots(): void {
    for (const slot of this.renderRoot.querySelectorAll('slot')) {
      slot.toggleAttribute('data-filled', slot.assignedNodes().length > 0);
      const elements = slot.assignedElements({ flatten: true });
      const wide = elements.filter((element) => element.matches(WIDE)).length;
      slot.toggleAttribute(
        'data-tall',
        elements.some((element) => element.matches(TALL)),
      );
      slot.toggleAttribute('data-wide', wide === 1);
      slot.toggleAttribute('data-several', wide > 1);
    }
  }

  #findControl(): void {
    this.#markSlots();
    const before = this.#control ?? null;
    const slotted = this.isConnected ? slotOf(this.renderRoot, 'value').assignedElements({ flatten: true }) : [];
    const all = slotted.flatMap((element) => [element, ...element.querySelectorAll('*')]) as HTMLElement[];
    for (const { localName } of all.filter((each) => each.matches(':not(:defined)'))) {
      void customElements.whenDefined(localName).then(() => this.#findControl());
    }
    const control = all.find((each) => isLabelable(each) && !each.matches(NOT_LABELLED));
    this.#gatherTexts(control !== undefined || all.some((each) => each.matches(NOT_LABELLED)));
    if (control === (before ?? undefined)) return;
    this.#control = control;
    // One with words of its own has its name.
    const hasWords = control?.matches(CHECKABLE) ? control.textContent!.trim() : (control as Partial<Row>)?.label;
    moveLabel(this, before, hasWords ? null : (control ?? null));
    this.setState('control', control);
    this.#applyKind();
  }

  /** Beside a control, or above it, title and second line are one box. Most cells have none, and no box for it. */
  #gatherTexts(mayNeedRoom: boolean): void {
    const root = this.renderRoot;
    const texts = root.querySelector('.texts');
    if (mayNeedRoom === (texts !== null)) return;
    if (texts) return texts.replaceWith(...texts.childNodes);
    const title = slotOf(root, 'title');
    const box = this.ownerDocument.createElement('div');
    box.className = 'texts';
    title.before(box);
    box.append(title, slotOf(root, 'label'));
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
      Object.assign(next, { className: 'row', part: 'row', title: '' });
      next.append(...row.childNodes);
      row.replaceWith(next);
      row = next;
    }
    if (kind !== 'div' || this.#control) row.addEventListener('click', this);
    if (kind === 'button') Object.assign(row, { type: 'button', disabled });
    else if (kind === 'a') this.#applyAddress(row as HTMLAnchorElement);
  }

  get #address(): string | undefined {
    return this.url ? addressOf(this, 'url', this.url) : safeAddress(this, 'href', this.href);
  }

  #applyAddress(link: HTMLAnchorElement): void {
    const { url, target, disabled } = this;
    if (disabled) return setAddress(link, undefined, true);
    setAddress(link, this.#address, false);
    Object.assign(link, { target: url ? '' : target, rel: 'noopener' });
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
