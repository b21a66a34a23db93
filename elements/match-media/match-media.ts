import { html, type PropertyValues, type TemplateResult } from 'lit';
import { isOrientation, LENGTH_CONDITIONS } from '../base/media-conditions.js';
import { LENGTH } from '../internal/element/kinds.js';
import { NcElement } from '../internal/element/nc-element.js';
import { property } from '../internal/element/property.js';
import { warnOnce } from '../internal/element/warn.js';
import { joined, queryOf } from './conditions.js';
import { MatchChangeEvent } from './match-change-event.js';
import { matchMediaStyles } from './match-media.styles.js';
import { watchMedia, type MediaWatcher } from './media-watch.js';

/**
 * Shows its content while all its conditions hold, and that of the slot `else` while they do not. What is not shown stays
 * on the page, and neither the keyboard nor a screen reader finds it. The element has no box of its own: its content takes
 * part in the layout around it.
 *
 * @slot - What is shown while the conditions hold. Without any condition it always is.
 * @slot else - What is shown while they do not.
 * @event {MatchChangeEvent} change - The conditions hold from now on, or no longer; field `matches`. Not fired when a property was set.
 * @cssstate matching - The conditions hold.
 */
export class NcMatchMedia extends NcElement implements MediaWatcher {
  static override styles = matchMediaStyles;
  static override template: TemplateResult = html`<slot></slot><slot name="else"></slot>`;

  /** The width of the window is exactly this, in px. Default: 0, any. */
  @property({ type: LENGTH, default: 0 }) declare width: number;

  /** The window is at least so wide, in px. Default: 0, any. */
  @property({ type: LENGTH, attribute: 'min-width', default: 0 }) declare minWidth: number;

  /** The window is at most so wide, in px. Default: 0, any. */
  @property({ type: LENGTH, attribute: 'max-width', default: 0 }) declare maxWidth: number;

  /** The height of the window is exactly this, in px. Default: 0, any. */
  @property({ type: LENGTH, default: 0 }) declare height: number;

  /** The window is at least so high, in px. Default: 0, any. */
  @property({ type: LENGTH, attribute: 'min-height', default: 0 }) declare minHeight: number;

  /** The window is at most so high, in px. Default: 0, any. */
  @property({ type: LENGTH, attribute: 'max-height', default: 0 }) declare maxHeight: number;

  /** `landscape`: wider than high. `portrait`: not wider than high. Default: either. */
  @property({ default: '' }) declare orientation: '' | 'landscape' | 'portrait';

  /** Any media query that has to hold as well, such as `(hover: hover)` or `print`. Default: none. */
  @property({ default: '' }) declare query: string;

  /** The lists that have to match, and what ends their observation. */
  #watches: readonly ReturnType<typeof watchMedia>[] = [];
  #isMatching = false;
  /** Whether properties were set since the last answer. */
  #isAskedAnew = true;

  /** Whether the conditions hold. */
  get matching(): boolean {
    return this.#isMatching;
  }

  /** @internal */
  get isDrawable(): boolean {
    return true;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.#watch();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#end();
  }

  /** @internal */
  mediaChanged(): void {
    this.#answer();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    for (const name of LENGTH_CONDITIONS) {
      const value = this[name];
      if (changed.has(name) && !(value >= 0 && value < Infinity)) warnOnce(this, name, 'a length of 0 or more', value);
    }
    if (this.orientation && !isOrientation(this.orientation)) {
      warnOnce(this, 'orientation', 'landscape, portrait', this.orientation);
    }
    this.#isAskedAnew = true;
    this.#watch();
  }

  /** On a server: the conditions go into the markup, so that the first paint is right without a script. */
  override render(): unknown {
    return html`<style media=${joined(queryOf(this), this.query)}>
        slot:not([name]) {
          display: contents !important;
        }
        slot[name] {
          display: none !important;
        }
      </style>${super.render()}`;
  }

  #watch(): void {
    this.#end();
    const view = this.ownerDocument.defaultView;
    if (!this.isConnected || !view) return;
    const queries = [queryOf(this), this.query.trim()].filter(Boolean);
    this.#watches = queries.map((query) => watchMedia(view, query, this));
    this.#checkQuery();
    this.#answer();
  }

  #end(): void {
    this.#watches.forEach((watch) => watch.stop());
    this.#watches = [];
  }

  /** Browsers turn a query that they cannot read into one that never matches; it does not count. */
  #checkQuery(): void {
    const last = this.#watches.at(-1);
    const query = this.query.trim();
    if (!query || last?.list.media !== 'not all' || /^not\s+all$/i.test(query)) return;
    warnOnce(this, 'query', 'a media query', query);
    last.stop();
    this.#watches = this.#watches.slice(0, -1);
  }

  #answer(): void {
    const isMatching = this.#watches.every(({ list }) => list.matches);
    const isByCode = this.#isAskedAnew;
    this.#isAskedAnew = false;
    if (isMatching === this.#isMatching) return;
    this.#isMatching = isMatching;
    this.setState('matching', isMatching);
    if (!isByCode) this.dispatchEvent(new MatchChangeEvent(isMatching));
  }
}
