import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { UNLESS_FALSE } from '../internal/element/kinds.js';
import { NcElement } from '../internal/element/nc-element.js';
import { property } from '../internal/element/property.js';
import { warnOnce } from '../internal/element/warn.js';
import { contentWatch, textIn } from '../internal/observe/content.js';
import { skeletonStyles } from './skeleton.styles.js';

/** More would only slow the page down. */
const MOST_ROWS = 100;

/**
 * Gray shapes where content will be. Each row is as tall as a line of the text around. Content that is there before it is
 * to be seen sets the size, so that nothing moves when it appears.
 *
 * @slot - The content. It is hidden while `loading`.
 * @csspart avatar - The place of a picture.
 * @csspart heading - The place of a heading.
 * @csspart row - The place of a line of text.
 * @cssprop --nc-skeleton-color - Color of the shapes.
 * @cssprop --nc-avatar-size - Width and height of the picture's place; default 40px.
 * @cssstate loading - The shapes are shown.
 * @cssstate filled - The content is there, and sets the size.
 */
export class NcSkeleton extends NcElement {
  static override styles = skeletonStyles;
  static override childWatch = contentWatch;
  static override template: TemplateResult = html`<slot></slot>`;

  /** Number of lines. Default: 3. */
  @property({ type: Number, default: 3 }) declare rows: number;

  /** Shows a heading above the lines. */
  @property({ type: Boolean, default: false }) declare heading: boolean;

  /** Shows a picture beside them. */
  @property({ type: Boolean, default: false }) declare avatar: boolean;

  /** Shape of the picture: `circle` or `square`. Default: `circle`. */
  @property({ attribute: 'avatar-shape', default: 'circle' }) declare avatarShape: 'circle' | 'square';

  /** Shows the shapes; false shows the content. In HTML `loading="false"`. Default: true. */
  @property({ type: UNLESS_FALSE, default: true }) declare loading: boolean;

  /** @internal */
  get isDrawable(): boolean {
    return true;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#show();
  }

  /** @internal */
  override childrenChanged(): void {
    this.#show();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (changed.has('avatarShape') && !['circle', 'square'].includes(this.avatarShape)) {
      warnOnce(this, 'avatar-shape', 'circle or square', this.avatarShape);
    }
    this.#show();
  }

  protected override renderContent(): unknown {
    if (!this.loading) return nothing;
    const count = Math.min(MOST_ROWS, Math.max(0, Math.floor(this.rows)));
    return html`<div id="bones" aria-hidden="true">
      ${this.avatar ? html`<div part="avatar" class=${this.avatarShape}></div>` : nothing}
      <div id="lines">${this.heading ? html`<div part="heading"></div>` : nothing}${Array.from(
        { length: count },
        () => html`<div part="row"></div>`,
      )}</div>
    </div>`;
  }

  #show(): void {
    const { loading } = this;
    this.setState('loading', loading);
    this.setState('filled', loading && textIn(this));
    this.internals.ariaBusy = loading ? 'true' : null;
  }
}
