import type { PropertyValues } from 'lit';
import { PullEvent, RefreshEvent } from '../internal/element/pull-events.js';
import { Pull, scrollerOf, type PullHost } from './pull.js';
import { warnOnce } from '../internal/element/warn.js';
import type { NcRefresher } from './refresher.js';

/** How a refresh has ended. */
export type Outcome = 'success' | 'timeout' | 'error';

/** Beyond, timers ring at once. */
const LONGEST_TIME = 2 ** 31;

/** What goes on in a refresher: pulls of users, and refreshes, in turn. */
export class RefreshCycle implements PullHost {
  /** How the latest refresh has ended, until something new begins. */
  outcome: Outcome | undefined;
  readonly #element: NcRefresher;
  readonly #states: CustomStateSet;
  #phase: 'idle' | 'pulling' | 'reached' | 'refreshing' = 'idle';
  #pull: Pull | undefined;
  #distance = 0;
  /** The pull is known to the page: it was one, by however little. */
  #isTold = false;
  #timer?: ReturnType<typeof setTimeout>;
  /** Which refresh it is: promises of earlier ones end nothing. */
  #turn = 0;

  constructor(element: NcRefresher, states: CustomStateSet) {
    this.#element = element;
    this.#states = states;
    this.connect();
  }

  connect(): void {
    if (!this.#element.isConnected) return;
    this.#pull ??= new Pull(this, this.#element, this.#element.scroller ?? scrollerOf(this.#element));
    if (this.#phase === 'refreshing') this.#watchTime();
  }

  disconnect(): void {
    this.#pull?.disconnect();
    this.#pull = undefined;
    clearTimeout(this.#timer);
    // Unless it has only been moved.
    queueMicrotask(() => {
      if (!this.#element.isConnected && this.#phase === 'refreshing') this.#finish();
    });
  }

  /** Properties of the element have changed. */
  changed(changed: PropertyValues): void {
    const element = this.#element;
    const { color, disabled, offset, push, style } = element;
    if (changed.has('push')) this.#setState('push', push);
    if (changed.has('color')) style.setProperty('--nc-refresher-color', color);
    if (changed.has('offset')) style.setProperty('--_offset', `${offset}px`);
    if (changed.has('disabled') && disabled) this.#pull?.cancel();
    if (changed.has('timeout') && this.#phase === 'refreshing') this.#watchTime();
    if (element.refreshing && this.#phase !== 'refreshing') this.begin();
    // Also at once, by who was told.
    if (!element.refreshing && this.#phase === 'refreshing') this.#finish('success');
  }

  get mayPull(): boolean {
    const { disabled, refreshing } = this.#element;
    return !disabled && this.#phase === 'idle' && !refreshing;
  }

  pullStarted(): void {
    this.#phase = 'pulling';
    this.#isTold = false;
    this.dismiss();
    this.pullMoved(0);
  }

  pullMoved(distance: number): void {
    if (!this.#isPulled) return;
    this.#distance = distance;
    this.#phase = distance >= this.#range ? 'reached' : 'pulling';
    this.#draw();
    this.#isTold ||= distance > 0;
    if (this.#isTold) this.#element.dispatchEvent(new PullEvent('pulling', distance));
  }

  pullEnded(isCancelled: boolean): void {
    if (this.#phase === 'reached' && !isCancelled) return this.begin(this.#distance);
    if (!this.#isPulled) return;
    this.#leave('aborting');
    if (this.#isTold) this.#element.dispatchEvent(new PullEvent('abort', this.#distance));
  }

  /** The user or code wants a refresh. */
  begin(distance = this.#range): void {
    if (this.#phase === 'refreshing') return;
    // What else the user is at ends here.
    this.#pull?.cancel();
    this.#phase = 'refreshing';
    this.#distance = distance;
    this.#element.refreshing = true;
    this.dismiss();
    this.#watchTime();
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

  /** The user has seen how it ended. */
  dismiss(): void {
    this.outcome = undefined;
    this.#element.requestUpdate();
  }

  get #isPulled(): boolean {
    return this.#phase === 'pulling' || this.#phase === 'reached';
  }

  /** How far is far enough: a length. */
  get #range(): number {
    const { range } = this.#element;
    if (range > 0) return range;
    warnOnce(this.#element, 'range', 'more than 0', range);
    return 150;
  }

  #watchTime(): void {
    clearTimeout(this.#timer);
    const { timeout } = this.#element;
    if (timeout > 0 && timeout < LONGEST_TIME) this.#timer = setTimeout(() => this.#finish('timeout'), timeout);
  }

  #finish(outcome?: Outcome): void {
    clearTimeout(this.#timer);
    this.#element.refreshing = false;
    this.outcome = outcome;
    this.#leave('restoring');
    this.#element.dispatchEvent(new PullEvent('restore', this.#distance));
  }

  /** The indicator goes back to where it came from. */
  #leave(how: 'restoring' | 'aborting'): void {
    this.#phase = 'idle';
    this.#element.requestUpdate();
    this.#draw();
    const turn = ++this.#turn;
    this.#goBack(how);
    const moves = this.#element.shadowRoot!.querySelector('#room')?.getAnimations({ subtree: true }) ?? [];
    void Promise.allSettled(moves.map(({ finished }) => finished)).then(() => {
      if (turn === this.#turn) this.#goBack();
    });
  }

  #goBack(how?: 'restoring' | 'aborting'): void {
    this.#setState('restoring', how === 'restoring');
    this.#setState('aborting', how === 'aborting');
  }

  #setState(name: string, on: boolean): void {
    if (on) this.#states.add(name);
    else this.#states.delete(name);
  }

  #draw(): void {
    const phase = this.#phase;
    if (phase !== 'idle') this.#goBack();
    this.#setState('pulling', this.#isPulled);
    this.#setState('reached', phase === 'reached');
    this.#setState('refreshing', phase === 'refreshing');
    const { height, style } = this.#element;
    const range = this.#range;
    const distance = phase === 'idle' ? 0 : phase === 'refreshing' ? range : this.#distance;
    const within = Math.min(distance, range);
    const beyond = ((distance - within) * height) / range;
    // The farther, the harder, and never farther than twice.
    const shown = (within * height) / range + (height * beyond) / (height + beyond || 1);
    this.#makeRoom(() => style.setProperty('--_shown', `${shown}px`));
    style.setProperty('--nc-refresher-progress', String(within / range));
  }

  /** Who has scrolled on in the meantime is not to notice, nor who sees the page for the first time. */
  #makeRoom(change: () => void): void {
    const element = this.#element;
    const scroller = this.#pull?.scroller;
    const isFar = element.push && scroller !== undefined && scroller.scrollTop > 0;
    this.#setState('still', isFar || !element.hasUpdated);
    const before = isFar ? element.offsetHeight : 0;
    change();
    // Safari does not keep what is in sight in place by itself.
    if (isFar && !CSS.supports('overflow-anchor', 'auto'))
      scroller.scrollBy({ top: element.offsetHeight - before, behavior: 'instant' });
  }
}
