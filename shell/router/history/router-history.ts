import type { Timer } from '../../../elements/base/timers.js';
import { DeviceError, ErrCode } from '../../device/errors.js';
import type { UrlCodec } from '../url.js';
import { BrowserHistory } from './browser.js';
import { whenLoaded } from './loaded.js';
import { transition } from './machine.js';
import type { EntryState, Place } from './place.js';
import { placeOf, STOPPED, type Arrival, type Effect, type MachineEvent } from './state.js';

export interface HistoryListener {
  /** The running task waits for the answer of a guard, and does not write history meanwhile. */
  readonly isAsking: boolean;
  /** Called at once, also while a task runs: ends its wait for an answer. */
  interrupt(): void;
  /** Called when no task runs. The listener calls `accept`, or `goTo` to undo the move. */
  arrive(arrival: Arrival): Promise<void>;
}

/**
 * Milliseconds in which the browser gets to an entry, on a slow device too. To one that it has dropped it never does, and fires no
 * event (most keep 50 entries).
 */
const GO_TIMEOUT = 3000;

/**
 * The only class that writes session history. Tasks run one after the other, so that nothing is written while the browser
 * moves to another entry. `transition` decides what is done before and after each task; this class does it.
 */
export class RouterHistory {
  readonly #browser: BrowserHistory;
  readonly #listener: HistoryListener;
  #machine = STOPPED;
  #tail: Promise<unknown> = Promise.resolve();
  /** Number of tasks that have not begun. */
  #queued = 0;
  /** Ends the wait for a traversal. */
  #settle: (() => void) | undefined;
  #listening: AbortController | undefined;
  /** The `#listening` of the running task. Nothing is written when the router has stopped since. */
  #session: AbortController | undefined;

  constructor(codec: UrlCodec, listener: HistoryListener) {
    this.#listener = listener;
    this.#browser = new BrowserHistory(codec, {
      moved: (isAnimated) => this.#handle({ type: 'popstate', isAnimated }),
      written: () => this.#handle({ type: 'written' }),
    });
  }

  /** The entry that the router knows. The browser may have left it already. */
  get place(): Place {
    return placeOf(this.#machine);
  }

  /** The app's URL in the address bar. */
  get url(): string {
    return this.#browser.url;
  }

  /** What the router has stored in the current entry, perhaps in an earlier visit. */
  get found(): EntryState | undefined {
    return this.#browser.state;
  }

  /** Number of entries below the current one, as far as is known. */
  get room(): number {
    return this.#browser.room;
  }

  /** Aborts when the router stops. Undefined if it has stopped. */
  get signal(): AbortSignal | undefined {
    return this.#listening?.signal;
  }

  /** Starts to listen. */
  start(): void {
    this.#listening = new AbortController();
    this.#browser.start(this.#listening.signal);
    this.#handle({ type: 'start' });
  }

  stop(): void {
    this.#listening?.abort();
    this.#listening = undefined;
    this.#browser.stop();
    this.#handle({ type: 'stop' });
  }

  /** Runs `task` when the tasks before it are done, unless the router has stopped. Only inside a task may history be written. */
  run<T>(task: () => Promise<T>): Promise<T> {
    const session = this.#listening;
    this.#queued++;
    const result = this.#tail.then(async () => {
      this.#session = session;
      this.#queued--;
      this.#assertOpen();
      await this.#advance({ type: 'task' });
      this.#assertOpen();
      return task();
    });
    const check = (): Promise<void> | undefined => (this.#isOpen ? this.#advance({ type: 'done' }) : undefined);
    // A failure must not stop the tasks that follow.
    this.#tail = result.then(check, check).catch((error: unknown) => {
      if (session === this.#listening) reportError(error);
    });
    return result;
  }

  /** Sets whether a spare entry is wanted, because Back closes something on the first page. */
  hold(isWanted: boolean): void {
    this.#handle({ type: 'hold', isWanted, isAsking: this.#listener.isAsking });
  }

  /** Adds an entry. Replaces the spare entry if that is on top. */
  push(place: Place, url: string): void {
    this.#write(this.found?.spare ? 'replaceState' : 'pushState', place, url);
  }

  /** Replaces the current entry. Without `url`, the address bar stays as it is. */
  replace(place: Place, url?: string): void {
    this.#write('replaceState', place, url);
  }

  /** Makes the browser's current entry the known one. */
  accept(): Place {
    this.#accept('accept');
    return this.place;
  }

  /** Starts with an entry that the browser refuses to write. From now on entries are kept in memory. */
  assume(place: Place): void {
    this.#browser.assume(place);
    this.accept();
  }

  /** Writes the known entry again if another one has replaced it. */
  restore(url: string): void {
    const { place } = this;
    if (this.found?.key === place.key) this.accept();
    else this.replace(place, url);
  }

  /** Goes to the entry with this index. Resolves to false if the browser does not get there. */
  async goTo(index: number): Promise<boolean> {
    if (this.found?.index === index) return true;
    const [effect] = this.#send({ type: 'go', index });
    if (effect) await this.#perform(effect);
    return this.found?.index === index;
  }

  get #isOpen(): boolean {
    return this.#session !== undefined && this.#session === this.#listening;
  }

  #assertOpen(): void {
    if (!this.#isOpen) throw new DeviceError('navigate', ErrCode.unsupported, 'the router is not started');
  }

  #write(method: 'pushState' | 'replaceState', { key, index }: Place, url: string | undefined): void {
    this.#assertOpen();
    this.#browser.write(method, { key, index }, url);
    // After too many writes, Chromium ignores them with a console message; other browsers throw.
    if (this.found?.key !== key) throw new Error('the browser refused to change the URL');
    this.#accept('write');
  }

  #accept(type: 'accept' | 'write'): void {
    this.#handle({ type });
    this.#browser.accept();
  }

  /** Takes what the machine decides about an event. */
  #send(event: MachineEvent): Effect[] {
    const [machine, ...effects] = transition(this.#machine, event, { ...this.#browser.seen, queued: this.#queued });
    this.#machine = machine;
    return effects;
  }

  #handle(event: MachineEvent): void {
    for (const effect of this.#send(event)) void this.#perform(effect);
  }

  /** Takes the steps before a task, or after it, until the router has stopped. */
  async #advance(event: MachineEvent): Promise<void> {
    let [effect] = this.#send(event);
    while (effect) {
      const result = this.#perform(effect);
      const isThere = (result && (await result)) === true;
      if (!this.#isOpen) return;
      [effect] = this.#send({ type: 'next', isThere });
    }
  }

  /** What takes time returns a promise: of whether the browser is at the entry, for `traverse`. */
  #perform(effect: Effect): Promise<unknown> | undefined {
    switch (effect.type) {
      case 'replace':
        this.#browser.write('replaceState', effect.state);
        return undefined;
      case 'add':
        this.#browser.write('pushState', effect.state);
        this.accept();
        return undefined;
      case 'go':
        return this.#go(effect.delta);
      case 'traverse':
        return this.goTo(effect.index);
      case 'arrive':
        return this.#listener.arrive(effect.arrival);
      // Until the next task: a call in this one may still want the spare entry.
      case 'wait':
        return new Promise((resolve) => setTimeout(resolve));
      case 'settle':
        this.#settle?.();
        return undefined;
      case 'interrupt':
        this.#listener.interrupt();
        return undefined;
      case 'check':
        return void this.run(async () => {});
    }
  }

  /** Resolves when the machine says that the traversal has ended, or after a time. */
  #go(delta: number): Promise<void> {
    return new Promise((resolve) => {
      let timer: Timer | undefined;
      const waiting = new AbortController();
      this.#settle = () => {
        waiting.abort();
        clearTimeout(timer);
        resolve();
      };
      whenLoaded(() => {
        timer = setTimeout(() => this.#handle({ type: 'timeout' }), GO_TIMEOUT);
        this.#browser.go(delta);
      }, waiting.signal);
    });
  }
}
