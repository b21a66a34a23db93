import { msg } from '@lit/localize';
import { html, nothing, type PropertyValues } from 'lit';
import { PullEvent, RefreshEvent } from '../internal/pull/events.js';
import type { Pull, PullHost } from '../internal/pull/pull.js';
import { NcElement } from '../internal/nc-element.js';
import { property } from '../internal/property.js';
import { warnOnce } from '../internal/warn.js';
import { refresherStyles } from './refresher.styles.js';

const loadPull = () => import('../internal/pull/pull.js');
const loadNotice = () => import('./notice.js');
let notice: Awaited<ReturnType<typeof loadNotice>> | undefined;

/** Why a refresh has come to nothing. */
export type RefreshFailure = 'timeout' | 'error';

type Phase = 'idle' | 'pulling' | 'reached' | 'refreshing';

/**
 * Pull to refresh. It stands at the start of what scrolls, the page or a box of its own, before the content: who is at
 * the top and pulls down, by finger, mouse or pen, far enough and lets go, asks for news. Tab and screen readers find a
 * button that does the same. A gesture that began elsewhere than at the top, sideways, or in an inner box that can be
 * scrolled up is not taken.
 *
 * Each pull ends in one `abort`, or one `refresh` that is followed by one `restore`.
 *
 * @slot - An indicator of the page's own. It finds out how far it is pulled by `--nc-refresher-progress`.
 * @event {PullEvent} pulling - The user pulls; `dy` is how far, in px.
 * @event {RefreshEvent} refresh - Time to load news: the user pulled far enough, pressed the button, or `refreshing` was
 *   set. It is over when `refreshing` is set to false, or with the promise that was given to `waitUntil`.
 * @event {PullEvent} restore - The refresh is over.
 * @event {PullEvent} abort - The user let go too early, or was interrupted.
 * @csspart indicator - What comes down while the user pulls.
 * @csspart disc - The round one that is there unless the page has its own.
 * @csspart button - The button for those who cannot pull; it shows when it has the focus.
 * @csspart notice - What says that a refresh has come to nothing.
 * @cssprop --nc-refresher-color - Colour of the indicator.
 * @cssprop --nc-refresher-background - Background of the disc, or, with `push`, of the room above the content.
 * @cssprop --nc-refresher-inset - Room to leave at the top, for a bar that lies over the page, say.
 * @cssprop --nc-refresher-progress - How far it is pulled, from 0 to 1. To be read only.
 * @cssstate pulling - The user pulls.
 * @cssstate reached - Letting go now refreshes.
 * @cssstate refreshing - A refresh is under way.
 * @cssstate restoring - It is over, and the indicator on its way back.
 * @cssstate aborting - The user let go too early, and the indicator is on its way back.
 * @cssstate push - The content makes room for the indicator.
 */
export class NcRefresher extends NcElement implements PullHost {
  static override styles = refresherStyles;
  static override localized = true;

  /** How far the user has to pull, in px. Default: 150. */
  @property({ type: Number, default: 150 }) declare range: number;

  /** How far the indicator comes down for that, in px. Beyond, it resists. Default: 70. */
  @property({ type: Number, default: 70 }) declare height: number;

  /** Where the indicator comes from, in px below the top. Default: 0. */
  @property({ type: Number, default: 0 }) declare offset: number;

  /** Colour of the indicator. Any CSS colour. */
  @property({ default: '' }) declare color: string;

  /** Milliseconds after which a refresh that nobody ends is given up, with a notice; 0: never. Default: 60000. */
  @property({ type: Number, default: 60_000 }) declare timeout: number;

  /** Moves the content down instead of lying over it. */
  @property({ type: Boolean, default: false }) declare push: boolean;

  /** Keeps users from refreshing; code still may. */
  @property({ type: Boolean, default: false }) declare disabled: boolean;

  /**
   * A refresh is under way. Becomes true by itself when the user asks for one; setting it to true starts one, setting it
   * to false ends it.
   */
  @property({ type: Boolean, default: false }) declare refreshing: boolean;

  /** @internal What is pulled, if not the scroller around it. */
  scroller?: HTMLElement;

  /** @internal What has become of the latest refresh. */
  outcome: RefreshFailure | 'success' | undefined;

  #phase: Phase = 'idle';
  #pull?: Pull | undefined;
  #distance = 0;
  /** The pull is known to the page: it was one, by however little. */
  #isTold = false;
  #timer?: ReturnType<typeof setTimeout>;
  /** Which refresh it is: promises of earlier ones end nothing. */
  #turn = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.#phase === 'refreshing') this.#watchTime();
    void loadPull().then(({ Pull, scrollerOf }) => {
      if (this.isConnected && !this.#pull) this.#pull = new Pull(this, this.scroller ?? scrollerOf(this));
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#pull?.disconnect();
    this.#pull = undefined;
    clearTimeout(this.#timer);
    // Unless it has only been moved.
    queueMicrotask(() => {
      if (!this.isConnected && this.#phase === 'refreshing') this.#finish();
    });
  }

  /** Gives its button the focus. */
  override focus(options?: FocusOptions): void {
    this.renderRoot?.querySelector('button')?.focus(options);
  }

  /** Starts a refresh, as if the user had asked for it. */
  start(): void {
    this.refreshing = true;
  }

  /** Ends it. */
  stop(): void {
    this.refreshing = false;
  }

  /** @internal */
  get mayPull(): boolean {
    return !this.disabled && this.#phase === 'idle' && !this.refreshing;
  }

  /** @internal */
  pullStarted(): void {
    this.#phase = 'pulling';
    this.#isTold = false;
    this.outcome = undefined;
    this.requestUpdate();
    this.pullMoved(0);
  }

  /** @internal */
  pullMoved(distance: number): void {
    if (this.#phase !== 'pulling' && this.#phase !== 'reached') return;
    this.#distance = distance;
    this.#phase = distance >= this.#range ? 'reached' : 'pulling';
    this.#draw();
    this.#isTold ||= distance > 0;
    if (this.#isTold) this.dispatchEvent(new PullEvent('pulling', distance));
  }

  /** @internal */
  pullEnded(isCancelled: boolean): void {
    if (this.#phase === 'reached' && !isCancelled) return this.begin(this.#distance);
    if (this.#phase !== 'pulling' && this.#phase !== 'reached') return;
    this.#leave('aborting');
    if (this.#isTold) this.dispatchEvent(new PullEvent('abort', this.#distance));
  }

  /** @internal The user or code wants a refresh. */
  begin(distance: number): void {
    // What else the user is at ends here.
    this.#pull?.cancel();
    this.#phase = 'refreshing';
    this.#distance = distance;
    this.outcome = undefined;
    this.refreshing = true;
    this.#watchTime();
    this.#draw();
    const turn = ++this.#turn;
    const work: unknown[] = [];
    this.dispatchEvent(new RefreshEvent('refresh', distance, (each) => work.push(each)));
    if (!work.length) return;
    const isCurrent = () => turn === this.#turn && this.#phase === 'refreshing';
    Promise.all(work).then(
      () => isCurrent() && this.#finish('success'),
      (error: unknown) => {
        reportError(error);
        if (isCurrent()) this.#finish('error');
      },
    );
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (changed.has('push')) this.setState('push', this.push);
    if (changed.has('color')) this.style.setProperty('--nc-refresher-color', this.color);
    if (changed.has('offset')) this.style.setProperty('--_offset', `${this.offset}px`);
    if (changed.has('disabled') && this.disabled) this.#pull?.cancel();
    const isRefreshing = this.#phase === 'refreshing';
    if (changed.has('timeout') && isRefreshing) this.#watchTime();
    if (this.refreshing && !isRefreshing) this.begin(this.#range);
    // Also at once, by who was told.
    if (!this.refreshing && this.#phase === 'refreshing') this.#finish('success');
  }

  protected override renderContent(): unknown {
    const { outcome, disabled } = this;
    const isRefreshing = this.refreshing;
    const label = msg('Refresh', {
      id: 'nc.refresher.refresh',
      desc: 'Button that asks for news, as pulling down does',
    });
    const said = isRefreshing
      ? msg('Refreshing…', { id: 'nc.refresher.refreshing', desc: 'Said to screen readers while news are loaded' })
      : outcome === 'success'
        ? msg('Refresh complete', {
            id: 'nc.refresher.complete',
            desc: 'Said to screen readers when news have been loaded',
          })
        : '';
    return html`<div id="room"><div part="indicator"><slot><span part="disc"><span id="ring"></span></span></slot></div></div>${
      disabled
        ? nothing
        : html`<button type="button" part="button" aria-disabled=${isRefreshing} @click=${this.#press}>${label}</button>`
    }<span id="status" role="status">${said}</span>${
      notice && outcome && outcome !== 'success' ? notice.noticeOf(this, outcome) : nothing
    }`;
  }

  #press(): void {
    if (this.#phase === 'idle') this.begin(this.range);
  }

  /** How far is far enough: a length. */
  get #range(): number {
    const { range } = this;
    if (range > 0) return range;
    warnOnce(this, 'range', 'more than 0', range);
    return 150;
  }

  #watchTime(): void {
    clearTimeout(this.#timer);
    if (this.timeout > 0) this.#timer = setTimeout(() => this.#finish('timeout'), this.timeout);
  }

  #finish(outcome?: RefreshFailure | 'success'): void {
    clearTimeout(this.#timer);
    this.refreshing = false;
    this.outcome = outcome;
    this.#leave('restoring');
    if (outcome && outcome !== 'success' && !notice) {
      void loadNotice().then((module) => {
        notice = module;
        this.requestUpdate();
      });
    }
    this.dispatchEvent(new PullEvent('restore', this.#distance));
  }

  /** The indicator goes back to where it came from. */
  #leave(how: 'restoring' | 'aborting'): void {
    this.#phase = 'idle';
    this.requestUpdate();
    this.#draw();
    const turn = ++this.#turn;
    this.#goBack(how);
    const moves = this.renderRoot?.querySelector('#room')?.getAnimations({ subtree: true }) ?? [];
    void Promise.allSettled(moves.map(({ finished }) => finished)).then(() => {
      if (turn === this.#turn) this.#goBack();
    });
  }

  #goBack(how?: 'restoring' | 'aborting'): void {
    this.setState('restoring', how === 'restoring');
    this.setState('aborting', how === 'aborting');
  }

  #draw(): void {
    const phase = this.#phase;
    const isPulled = phase === 'pulling' || phase === 'reached';
    if (phase !== 'idle') this.#goBack();
    this.setState('pulling', isPulled);
    this.setState('reached', phase === 'reached');
    this.setState('refreshing', phase === 'refreshing');
    const { height } = this;
    const range = this.#range;
    const distance = phase === 'idle' ? 0 : phase === 'refreshing' ? range : this.#distance;
    const within = Math.min(distance, range);
    const beyond = ((distance - within) * height) / range;
    // The farther, the harder, and never farther than twice.
    const shown = (within * height) / range + (height * beyond) / (height + beyond || 1);
    this.#makeRoom(() => this.style.setProperty('--_shown', `${shown}px`));
    this.style.setProperty('--nc-refresher-progress', String(within / range));
  }
  /** Who has scrolled on in the meantime is not to notice, nor who sees the page for the first time. */
  #makeRoom(change: () => void): void {
    const scroller = this.#pull?.scroller ?? this.scroller;
    const isFar = this.push && scroller !== undefined && scroller.scrollTop > 0;
    this.setState('still', isFar || !this.hasUpdated);
    const before = isFar && this.offsetHeight;
    change();
    // Safari does not keep what is in sight in place by itself.
    if (isFar && !CSS.supports('overflow-anchor', 'auto'))
      scroller.scrollBy({ top: this.offsetHeight - Number(before), behavior: 'instant' });
  }
}
