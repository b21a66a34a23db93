import { msg } from '@lit/localize';
import { html, nothing, type PropertyValues } from 'lit';
import { NcElement } from '../internal/element/nc-element.js';
import { LENGTH } from '../internal/element/kinds.js';
import { property } from '../internal/element/property.js';
import { isServer } from '../internal/element/server.js';
import { RefreshCycle, type RefreshHost } from './cycle.js';
import { refresherStyles } from './refresher.styles.js';

/**
 * Pull to refresh. Put it before the content, at the start of the page or of a scrolling box. When that is at its top and
 * the user pulls it down far enough, by finger, mouse or pen, and lets go, a refresh starts. Tab and screen readers find
 * a button that does the same. A gesture that begins sideways, anywhere but at the top, or in an inner box that can be
 * scrolled up is not a pull.
 *
 * Each pull ends with one `abort`, or with one `refresh` that one `restore` follows.
 *
 * @slot - An indicator of the page's own. It can read `--nc-refresher-progress`.
 * @event {PullEvent} pulling - The user pulls; `dy` is how far, in px.
 * @event {RefreshEvent} refresh - Load new content: the user has pulled far enough or pressed the button, or code has set
 *   `refreshing`. The refresh ends when `refreshing` is set to false, or with the promise that is given to `waitUntil`.
 * @event {PullEvent} restore - The refresh is over.
 * @event {PullEvent} abort - The user let go too early, or was interrupted.
 * @csspart indicator - What comes down while the user pulls.
 * @csspart disc - The round default indicator.
 * @csspart button - The button for users who cannot pull. It shows while it has the focus.
 * @csspart notice - The message that a refresh has failed.
 * @cssprop --nc-refresher-color - Color of the indicator.
 * @cssprop --nc-refresher-background - Background of the disc or, with `push`, of the room above the content.
 * @cssprop --nc-refresher-inset - Room to leave at the top, for example for a bar that covers the page there.
 * @cssprop --nc-refresher-progress - How far the user has pulled, from 0 to 1. Read only.
 * @cssstate pulling - The user pulls.
 * @cssstate reached - The user has pulled far enough: a release starts a refresh.
 * @cssstate refreshing - A refresh is under way.
 * @cssstate restoring - The refresh is over, and the indicator moves back.
 * @cssstate aborting - The user let go too early, and the indicator moves back.
 * @cssstate push - The content moves down for the indicator.
 */
export class NcRefresher extends NcElement implements RefreshHost {
  static override styles = refresherStyles;
  static override localized = true;

  /** How far the user has to pull, in px. Default: 150. */
  @property({ type: LENGTH, default: 150 }) declare range: number;

  /** How far the indicator comes down for that, in px. Beyond, it moves less and less. Default: 70. */
  @property({ type: LENGTH, default: 70 }) declare height: number;

  /** Where the indicator starts, in px below the top. Default: 0. */
  @property({ type: LENGTH, default: 0 }) declare offset: number;

  /** Color of the indicator. Any CSS color. */
  @property({ default: '' }) declare color: string;

  /** A refresh that takes longer than this, in ms, ends with a message. 0: it may take any time. Default: 60000. */
  @property({ type: Number, default: 60_000 }) declare timeout: number;

  /** Moves the content down instead of covering it. */
  @property({ type: Boolean, default: false }) declare push: boolean;

  /** The user cannot refresh. Code can. */
  @property({ type: Boolean, default: false }) declare disabled: boolean;

  /**
   * A refresh is under way. Becomes true when the user starts one. Setting it to true starts one, setting it to false
   * ends it.
   */
  @property({ type: Boolean, default: false }) declare refreshing: boolean;

  /** @internal The element to pull, if it is not the scroller around the refresher. */
  scroller?: HTMLElement;

  readonly #cycle = new RefreshCycle(this, this.internals.states);

  override connectedCallback(): void {
    super.connectedCallback();
    // The first time it starts with the first update: the page may still be styling what scrolls.
    if (this.hasUpdated) this.#cycle.connect();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#cycle.disconnect();
  }

  protected override placeChanged(): void {
    super.placeChanged();
    this.#cycle.disconnect();
    this.#cycle.connect();
  }

  /** Focuses the button of the refresher. */
  override focus(options?: FocusOptions): void {
    this.renderRoot?.querySelector('button')?.focus(options);
  }

  /** Starts a refresh, as if the user had asked for it. */
  start(): void {
    this.refreshing = true;
  }

  /** Ends the refresh. */
  stop(): void {
    this.refreshing = false;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (isServer) return;
    if (!this.hasUpdated) this.#cycle.connect();
    this.#cycle.changed(changed);
  }

  protected override renderContent(): unknown {
    const label = msg('Refresh', {
      id: 'nc.refresher.refresh',
      desc: 'Button that asks for news, as pulling down does',
    });
    const button = html`<button type="button" part="button" aria-disabled=${this.refreshing} @click=${() => this.#cycle.begin()}>${label}</button>`;
    return html`<div id="room"><div part="indicator"><slot><span part="disc"><span id="ring"></span></span></slot></div></div>${
      this.disabled ? nothing : button
    }<span id="status" role="status">${this.#status}</span>${this.#renderNotice()}`;
  }

  /** What screen readers say. */
  get #status(): string {
    if (this.refreshing)
      return msg('Refreshing…', {
        id: 'nc.refresher.refreshing',
        desc: 'Said to screen readers while news are loaded',
      });
    if (this.#cycle.outcome !== 'success') return '';
    return msg('Refresh complete', {
      id: 'nc.refresher.complete',
      desc: 'Said to screen readers when news have been loaded',
    });
  }

  /** After a refresh that failed: shows that, with a button to try again. */
  #renderNotice(): unknown {
    const { outcome } = this.#cycle;
    if (outcome !== 'timeout' && outcome !== 'error') return nothing;
    const text =
      outcome === 'timeout'
        ? msg('Loading took too long.', { id: 'nc.refresher.timeout', desc: 'Loading news took too long' })
        : msg('Could not refresh.', { id: 'nc.refresher.failed', desc: 'News could not be loaded' });
    const retry = msg('Retry', { id: 'nc.refresher.retry', desc: 'Button that tries to load news again' });
    const dismiss = msg('Dismiss', { id: 'nc.refresher.dismiss', desc: 'Name of the button that closes a notice' });
    return html`<div part="notice" role="alert"
      ><span>${text}</span
      ><button type="button" @click=${() => this.#cycle.begin()}>${retry}</button
      ><button type="button" id="close" aria-label=${dismiss} @click=${() => this.#cycle.dismiss()}></button
    ></div>`;
  }
}
