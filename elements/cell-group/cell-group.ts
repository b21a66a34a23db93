import { html, nothing, type TemplateResult } from 'lit';
import { keepFocusIn } from '../base/kept-focus.js';
import { NcElement } from '../internal/element/nc-element.js';
import { attribute, property } from '../internal/element/property.js';
import { setRole } from '../internal/element/role.js';
import { ChildWatch } from '../internal/observe/children.js';
import { contentWatch, textIn } from '../internal/observe/content.js';
import { markFilled } from '../internal/observe/filled.js';
import { childrenOf } from '../internal/observe/flat.js';
import { cellGroupStyles } from './cell-group.styles.js';

/**
 * Cells that belong together, with lines between them, a title above and a note below. For screen readers it is a list if
 * all of its children are cells, otherwise a group; the title is its name.
 *
 * @slot - The cells. Other elements may be among them.
 * @slot title - Instead of the title.
 * @slot footer - Instead of the note.
 * @csspart title - The title.
 * @csspart footer - The note.
 * @csspart rows - The cells, with the lines between them.
 * @cssprop --nc-rows-inset - Room beside the box of `inset`; default 16px, 0 in a page's `.nc-stack`, which has it at its edges.
 * @cssprop --nc-rows-line-start - Where the lines begin, from the start of the row; default 16px.
 */
export class NcCellGroup extends NcElement {
  static override styles = cellGroupStyles;
  static override childWatch = new ChildWatch({ attributes: ['slot'] });

  /** Text above the cells. As an attribute it shows no tooltip in Chromium and Firefox, as a property in no browser. */
  @property({ default: '' }) declare title: string;

  /** Text below the cells. */
  @property({ default: '' }) declare footer: string;

  /** A box with rounded corners, apart from the edges of the screen. */
  @attribute({ type: Boolean }) declare inset: boolean;

  /** @internal Whether it holds cells and nothing else. */
  isList = false;

  /** The title of the page's own, whose text is the name. */
  #heading: Element | undefined;

  /** @internal */
  get isDrawable(): boolean {
    return true;
  }

  constructor() {
    super();
    this.addEventListener('focusin', this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#describe();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#watchHeading(undefined);
  }

  handleEvent(event: Event): void {
    keepFocusIn(this, event);
  }

  /** @internal */
  override childrenChanged(): void {
    this.#describe();
  }

  protected override firstUpdated(changed: Map<PropertyKey, unknown>): void {
    super.firstUpdated(changed);
    markFilled(this.renderRoot, 'title', 'footer');
  }

  protected override renderContent(): TemplateResult {
    const { title, footer } = this;
    // The empty title keeps the browser from showing the host's as a tooltip.
    return html`<div title="">
      <slot name="title">${title ? html`<div part="title">${title}</div>` : nothing}</slot>
      <slot part="rows"></slot>
      <slot name="footer">${footer ? html`<div part="footer">${footer}</div>` : nothing}</slot>
    </div>`;
  }

  protected override updated(changed: Map<PropertyKey, unknown>): void {
    super.updated(changed);
    if (changed.has('title')) this.#describe();
  }

  #watchHeading(heading: Element | undefined): void {
    if (heading === this.#heading) return;
    if (this.#heading) contentWatch.unwatch(this.#heading, this);
    if (heading) contentWatch.watch(heading, this);
    this.#heading = heading;
  }

  #describe(): void {
    const { internals } = this;
    const children = childrenOf(this);
    const rows = childrenOf(this, '');
    const [heading] = childrenOf(this, 'title');
    this.#watchHeading(heading);
    // A heading of the page's own may not be in a list.
    this.isList = rows.length > 0 && children.every(({ localName }) => localName === 'nc-cell');
    setRole(internals, this.isList ? 'list' : 'group');
    internals.ariaLabel = textIn(this, 'title') || this.title || null;
    // Cells that are not defined yet ask when they are.
    for (const row of rows as (Element & { placed?(): void })[]) row.placed?.();
  }
}
