import type { PropertyValues } from 'lit';
import { setLongTimeout, type Timer } from '../base/timers.js';
import { warnOnce } from '../internal/element/warn.js';
import { PullEvent, RefreshEvent } from '../internal/element/pull-events.js';
import { scrollerOf } from '../internal/observe/scroller-of.js';
import { Pull, type PullHost } from './pull.js';

/** How a refresh has ended. */
export type Outcome = 'success' | 'timeout' | 'error';

/** The refresher, as its cycle sees it. */
export interface RefreshHost extends HTMLElement {
  readonly range: number;
  readonly height: number;
  readonly offset: number;
  readonly color: string;
  readonly timeout: number;
  readonly push: boolean;
  readonly disabled: boolean;
  refreshing: boolean;
  /** The element to pull, if it is not the scroller around the refresher. */
  readonly scroller?: HTMLElement;
  readonly hasUpdated: boolean;
  requestUpdate(): void;
}

/** The states that a refresher goes through: the user pulls, a refresh runs and ends, the indicator goes back. */
export class RefreshCycle implements PullHost {
  /** How the latest refresh has ended. Undefined as soon as something new begins. */
  outcome: Outcome | undefined;
  readonly #element: RefreshHost;
  readonly #states: CustomStateSet;
  #phase: 'idle' | 'pulling' | 'reached' | 'refreshing' = 'idle';
  #pull: Pull | undefined;
  #distance = 0;
  /** The page got an event of this pull, so it also gets its end. */
  #isReported = false;
  #timer: Timer | undefined;
  /** Counts refreshes: the promise of an earlier one must not end this one. */
  #turn = 0;

  constructor(element: RefreshHost, states: CustomStateSet) {
    this.#element = element;
    this.#states = states;
  }

  /** The refresher is on the page. */
  connect(): void {
    const element = this.#element;
    if (!element.isConnected) return;
    this.#pull ??= new Pull(this, element, element.scroller ?? scrollerOf(element));
    if (this.#phase === 'refreshing') this.#startTimeout();
  }

  /** The refresher has left the page. */
  disconnect(): void {
    this.#pull?.disconnect();
    this.#pull = undefined;
    clearTimeout(this.#timer);
    // Not if it is only moved within the page.
    queueMicrotask(() => {
      if (!this.#element.isConnected && this.#phase === 'refreshing') this.#finish();
    });
  }

  /** Properties of the refresher have changed. */
  changed(changed: PropertyValues): void {
    const element = this.#element;
    const { color, disabled, offset, push, style } = element;
    if (changed.has('push')) this.#setState('push', push);
    if (changed.has('color')) style.setProperty('--nc-refresher-color', color);
    if (changed.has('offset')) style.setProperty('--_offset', `${offset}px`);
    if (changed.has('disabled') && disabled) this.#pull?.cancel();
    if (changed.has('timeout') && this.#phase === 'refreshing') this.#startTimeout();
    if (element.refreshing && this.#phase !== 'refreshing') this.begin();
    // A listener for `refresh` may have ended it at once.
    if (!element.refreshing && this.#phase === 'refreshing') this.#finish('success');
  }

  get mayPull(): boolean {
    const { disabled, refreshing } = this.#element;
    return !disabled && this.#phase === 'idle' && !refreshing;
  }

  pullStarted(): void {
    this.#phase = 'pulling';
    this.#isReported = false;
    this.dismiss();
    this.pullMoved(0);
  }

  pullMoved(distance: number): void {
    if (!this.#isPulled) return;
    this.#distance = distance;
    this.#phase = distance >= this.#range ? 'reached' : 'pulling';
    this.#draw();
    this.#isReported ||= distance > 0;
    if (this.#isReported) this.#element.dispatchEvent(new PullEvent('pulling', distance));
  }

  pullEnded(isCancelled: boolean): void {
    if (this.#phase === 'reached' && !isCancelled) return this.begin(this.#distance);
    if (!this.#isPulled) return;
    this.#leave('aborting');
    if (this.#isReported) this.#element.dispatchEvent(new PullEvent('abort', this.#distance));
  }

  /** Starts a refresh, for the user or for code. */
  begin(distance = this.#range): void {
    if (this.#phase === 'refreshing') return;
    this.#pull?.cancel();
    this.#phase = 'refreshing';
    this.#distance = distance;
    this.#element.refreshing = true;
    this.dismiss();
    this.#startTimeout();
    this.#draw();
    const turn = ++this.#turn;
    const work: unknown[] = [];
    this.#element.dispatchEvent(new RefreshEvent('refresh', distance, (each) => work.push(each)));
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

  /** Removes the notice about the latest refresh. */
  dismiss(): void {
    this.outcome = undefined;
    this.#element.requestUpdate();
  }

  get #isPulled(): boolean {
    return this.#phase === 'pulling' || this.#phase === 'reached';
  }

  /** How far the user has to pull, in px. */
  get #range(): number {
    const { range } = this.#element;
    if (range > 0) return range;
    warnOnce(this.#element, 'range', 'more than 0', range);
    return 150;
  }

  #startTimeout(): void {
    clearTimeout(this.#timer);
    const { timeout } = this.#element;
    if (timeout > 0) this.#timer = setLongTimeout(() => this.#finish('timeout'), timeout);
  }

  #finish(outcome?: Outcome): void {
    clearTimeout(this.#timer);
    this.#element.refreshing = false;
    this.outcome = outcome;
    this.#leave('restoring');
    this.#element.dispatchEvent(new PullEvent('restore', this.#distance));
  }

  /** Moves the indicator back, and removes the state when its transition has ended. */
  #leave(how: 'restoring' | 'aborting'): void {
    this.#phase = 'idle';
    this.#element.requestUpdate();
    this.#draw();
    const turn = ++this.#turn;
    this.#setLeaving(how);
    const animations = this.#element.shadowRoot!.querySelector('#room')?.getAnimations({ subtree: true }) ?? [];
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => {
      if (turn === this.#turn) this.#setLeaving();
    });
  }

  #setLeaving(how?: 'restoring' | 'aborting'): void {
    this.#setState('restoring', how === 'restoring');
    this.#setState('aborting', how === 'aborting');
  }

  #setState(name: string, on: boolean): void {
    if (on) this.#states.add(name);
    else this.#states.delete(name);
  }

  /** Shows the phase, and how far the indicator is down. */
  #draw(): void {
    const phase = this.#phase;
    if (phase !== 'idle') this.#setLeaving();
    this.#setState('pulling', this.#isPulled);
    this.#setState('reached', phase === 'reached');
    this.#setState('refreshing', phase === 'refreshing');
    const { height, style } = this.#element;
    const range = this.#range;
    const distance = phase === 'idle' ? 0 : phase === 'refreshing' ? range : this.#distance;
    const within = Math.min(distance, range);
    const beyond = ((distance - within) * height) / range;
    // Beyond the range it moves less and less, and never further than twice its height.
    const shown = (within * height) / range + (height * beyond) / (height + beyond || 1);
    this.#keepScrolledContent(() => style.setProperty('--_shown', `${shown}px`));
    style.setProperty('--nc-refresher-progress', String(within / range));
  }

  /**
   * Changes the height of a refresher with `push`. If the user has scrolled on, the content in view must not move. In the
   * first paint there is no transition.
   */
  #keepScrolledContent(change: () => void): void {
    const element = this.#element;
    const scroller = this.#pull?.scroller;
    const isScrolled = element.push && scroller !== undefined && scroller.scrollTop > 0;
    this.#setState('still', isScrolled || !element.hasUpdated);
    const before = isScrolled ? element.offsetHeight : 0;
    change();
    // Safari has no scroll anchoring.
    if (isScrolled && !CSS.supports('overflow-anchor', 'auto'))
      scroller.scrollBy({ top: element.offsetHeight - before, behavior: 'instant' });
  }
}
