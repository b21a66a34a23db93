import { html, type PropertyValues, type TemplateResult } from 'lit';
import { headingLevel } from '../internal/element/heading.js';
import { NcElement } from '../internal/element/nc-element.js';
import { attribute, property } from '../internal/element/property.js';
import { ChildWatch } from '../internal/observe/children.js';
import { allInside } from '../internal/observe/flat.js';
import { rowsStyles } from '../internal/styles/rows.styles.js';

/**
 * Collapse items below each other, with lines between them.
 *
 * @slot - The items.
 * @csspart rows - The items, with the lines between them.
 * @cssprop --nc-rows-inset - Room beside the box of `inset`; default 16px, 0 in a page's `.nc-stack`, which has it at its edges.
 * @cssprop --nc-rows-line-start - Where the lines begin, from the start of the row; default 16px.
 */
export class NcCollapse extends NcElement {
  static override styles = rowsStyles;
  static override childWatch = new ChildWatch();
  static override template: TemplateResult = html`<slot part="rows"></slot>`;

  /** One item is open at most: when one opens, the others close. */
  @attribute({ type: Boolean }) declare accordion: boolean;

  /** Level of the headings that the titles of the items are, 1 to 6. Default: they are none. */
  @property({ type: Number, default: 0 }) declare level: number;

  /** A box with rounded corners, apart from the edges of the screen. */
  @attribute({ type: Boolean }) declare inset: boolean;

  /** @internal The level of its items. */
  itemLevel = 0;

  protected override firstUpdated(): void {
    this.childrenChanged();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (!changed.has('level')) return;
    this.itemLevel = headingLevel(this);
    this.childrenChanged();
  }

  /** @internal Items that come through a slot of the page do not see the collapse before. */
  override childrenChanged(): void {
    for (const item of allInside<Element & Partial<NcElement>>(this, 'nc-collapse-item'))
      item.requestUpdate?.('level', null);
  }
}
