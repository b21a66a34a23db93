import { randomKey } from '../../elements/base/random.js';
import { DeviceError, dispatchBack, ErrCode, type EventChannel } from '../device/index.js';
import { isRefusal } from '../device/errors.js';
import { askAll } from './guards.js';
import { type HistoryListener, RouterHistory } from './history/router-history.js';
import type { Arrival } from './history/state.js';
import { entriesOf, launch, REDIRECTS, writeAll } from './launch.js';
import { parentsOf } from './parents.js';
import type { RouterStore } from './store.js';
import { nextTask } from './next-task.js';
import { indexBelow, lost, pagesOf, reduce, tabBeneath, tabRoot, topOf, type StackAction } from './stack.js';
import type { Answer, Entry, RouteAction, RouterOptions, Stack, Target } from './types.js';
import { type UrlCodec } from './url.js';

export type OpenName = 'navigateTo' | 'redirectTo' | 'reLaunch' | 'switchTab';

/** Options of a call that `signal` can end. */
export type Cancelable<Options> = Options & { signal?: AbortSignal | undefined };

export interface OpenOptions {
  url: string;
  signal?: AbortSignal | undefined;
}

/** Connects a page with its opener. */
export interface Opening {
  channel: EventChannel;
  /** Resolves to the page's result. */
  closed: Promise<unknown>;
  finish: (result: unknown) => void;
}

interface Opened {
  entry: Entry;
  opening: Opening | undefined;
}

const CHANGES = { navigateTo: 'push', redirectTo: 'replace', reLaunch: 'relaunch', switchTab: 'switchTab' } as const;

/** A second call for the same URL within this time (ms) after the first has succeeded counts as a double tap. */
const DOUBLE_TAP = 300;
/** With `exitGuard`, a second Back within this time (ms) leaves the app. */
const EXIT_TIME = 2000;

/** Changes the stack and the browser's history together: asks the guards, writes history, then commits to the store. */
export class Navigator implements HistoryListener {
  readonly history: RouterHistory;
  readonly #store: RouterStore;
  readonly #options: RouterOptions;
  /** Ends the wait for an answer that a newer navigation has made obsolete. */
  #interrupt: (() => void) | undefined;
  /** Calls that have not begun. */
  readonly #queued = new Set<object>();
  #last: { call: string; promise: Promise<Opened>; doneAt: number; key: string } | undefined;
  #exitUntil = 0;
  #isHeld = false;
  /** The URL that the app was opened with, if `canEnter` led to another page. */
  #denied: string | undefined;

  constructor(store: RouterStore, codec: UrlCodec, options: RouterOptions) {
    this.#store = store;
    this.#options = options;
    this.history = new RouterHistory(codec, this);
  }

  /** Sets whether something is open above the page that Back closes. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    // With `exitGuard`, the entry below the first page serves the same purpose.
    this.history.hold(isHeld && !this.#options.exitGuard);
  }

  /** Shows the page of the browser's current entry, with the pages below it. */
  async launch(): Promise<void> {
    this.#denied = await launch(this.history, this.#store, this.#options);
  }

  /** Opens a page by the call of this name. Resolves when the page is on top. */
  open(name: OpenName, { url, signal }: OpenOptions, opening?: Opening): Promise<Opened> {
    const call = `${name} ${url}`;
    const { top } = this.#store;
    const last = this.#last;
    const isDouble =
      last?.call === call && (!last.doneAt || (last.key === top?.key && performance.now() < last.doneAt + DOUBLE_TAP));
    if (isDouble) return last.promise;
    let target: Target;
    try {
      target = this.#target(name, url);
    } catch (error) {
      return Promise.reject(error);
    }
    // What the change is rendered in is a task of its own. It is over when the promise resolves.
    const promise = this.#run(name, async () => {
      const entry = await this.#enter(name, target, signal, opening);
      await nextTask();
      return { entry, opening };
    });
    const mark = { call, promise, doneAt: 0, key: '' };
    this.#last = mark;
    const finish = (key = ''): void => void Object.assign(mark, { doneAt: performance.now(), key });
    promise.then(
      ({ entry }) => finish(entry.key),
      () => finish(),
    );
    return promise;
  }

  back({
    delta = 1,
    result,
    signal,
  }: { delta?: number; result?: unknown; signal?: AbortSignal | undefined } = {}): Promise<void> {
    const name = 'navigateBack';
    return this.#run(name, async () => {
      const count = Math.trunc(delta);
      if (!(count >= 1)) throw new DeviceError(name, ErrCode.invalid, 'delta: expected a number of pages');
      if (dispatchBack({ from: 'navigateBack' })) throw new DeviceError(name, ErrCode.cancel, 'onBackPress');
      const { stack, top } = this.#store;
      if (!top?.index) throw new DeviceError(name, ErrCode.notFound, 'this is the first page');
      const index = indexBelow(stack, count);
      const start = this.#start;
      const after = reduce(stack, start?.index === index ? { type: 'traverse', entry: start } : { type: 'pop', index });
      const to = topOf(after);
      const answer = await this.#ask(name, this.#answer(stack, after, to?.index === index ? to : undefined), signal);
      if (typeof answer === 'string') {
        const other = this.#store.match(name, answer);
        return void (await this.#enter(other.tab ? 'switchTab' : 'navigateTo', other, signal));
      }
      if (!(await this.history.goTo(index))) throw new DeviceError(name, ErrCode.unknown, 'the browser stayed');
      // Only now it is known which page is there, if it is not in the stack.
      if (to?.index !== index) await this.#askThere(name, index, signal);
      const last = stack.entries.find((entry) => entry.index > index)!;
      this.#store.finish(last.key, result);
      this.#accept('navigateBack');
      if (result === undefined) return;
      const { path, url } = last;
      this.#store.page(this.#store.top!.key)!.deliver({ result, path, url });
    });
  }

  /** Asks `canEnter` for the page that the browser has gone to. Goes back if it is refused. */
  async #askThere(name: string, index: number, signal?: AbortSignal): Promise<void> {
    const { stack, top } = this.#store;
    const entry = this.#store.entryAt({ key: this.history.found?.key ?? randomKey(), index }, this.history.url);
    try {
      const answer = await this.#ask(name, this.#answer(stack, stack, entry), signal);
      if (typeof answer === 'string') throw new DeviceError(name, ErrCode.denied, `${entry.url} leads to ${answer}`);
    } catch (error) {
      await this.history.goTo(top!.index);
      throw error;
    }
  }

  /** With `backToFirst`, the page of the first tab, if Back can lead to it from the page at the bottom, or that is it. */
  get #start(): Entry | undefined {
    const { firstTab } = this.#store.routes;
    const isOn = this.#options.tabBar?.backToFirst && firstTab !== undefined;
    return isOn ? tabBeneath(this.#store.stack, firstTab) : undefined;
  }

  get isAsking(): boolean {
    return this.#interrupt !== undefined;
  }

  interrupt(): void {
    this.#interrupt?.();
  }

  async arrive(arrival: Arrival): Promise<void> {
    const { stack, top } = this.#store;
    if (!top) return;
    const isBack = arrival.delta < 0;
    const entry = this.#store.entryAt(arrival, arrival.url);
    const change: StackAction = { type: 'traverse', entry };
    if (entry.key === top.key) return this.#moveWithin(arrival);
    if (isBack && dispatchBack({ from: 'backbutton' })) return void (await this.#stay());
    if (arrival.index < 0) return this.#leave();
    const isTab = entry.tab && arrival.index > 0 && !pagesOf(stack).some(({ key }) => key === entry.key);
    if (isTab) return this.#switchTo(entry.url);
    const name = isBack ? 'navigateBack' : arrival.action === 'push' ? 'navigateTo' : 'forward';
    let answer = this.#reported(() => this.#answer(stack, reduce(stack, change), entry));
    if (typeof answer === 'object') {
      if (!(await this.#stay())) return;
      answer = await this.#ask(name, answer).catch((error: unknown) => {
        this.#refused(error);
        return false;
      });
      if (answer === true && !(await this.history.goTo(arrival.index))) return;
    } else if (answer !== true) {
      await this.#stay();
    }
    if (answer === true) this.#accept(name, arrival.animated);
    if (typeof answer === 'string') this.follow(answer);
  }

  /** Opens a page or shows a tab, for a link or a guard: no caller waits for it. */
  follow(url: string): void {
    const target = this.#store.routes.match(url, this.#store.top?.url);
    const opened = this.open(target?.tab ? 'switchTab' : 'navigateTo', { url });
    opened.catch((error: unknown) => this.#refused(error));
  }

  /** A URL that leads to a tab's page: goes back to the page on top, then shows the tab. */
  async #switchTo(url: string): Promise<void> {
    if (!(await this.#stay())) return;
    try {
      await this.#enter('switchTab', this.#target('switchTab', url));
    } catch (error) {
      this.#refused(error);
    }
  }

  /** A refusal or an interruption needs no report where no caller waits. Other errors do. */
  #refused(error: unknown): void {
    if (!isRefusal(error)) this.#store.app.report(error);
  }

  /** The browser moved between entries of one page. If something is open above the page, Back closes that. */
  async #moveWithin({ delta, fromSpare, key, index, url, action }: Arrival): Promise<void> {
    const isTaken = delta < 0 && this.#isHeld && dispatchBack({ from: 'backbutton' });
    if (isTaken && !fromSpare) return void (await this.#stay());
    if (!fromSpare) {
      const from = this.history.place.index;
      this.#accept(this.#store.snapshot.action);
      this.#store.page(key)!.send('part', { from, to: index, url, isNew: action === 'push' });
      return;
    }
    this.history.accept();
    if (this.#isHeld && !isTaken) await this.history.goTo(-1);
  }

  #run<T>(name: string, task: () => Promise<T>): Promise<T> {
    this.interrupt();
    const call = {};
    this.#queued.add(call);
    const start = (): Promise<T> => {
      this.#queued.delete(call);
      return task();
    };
    return this.history.run(start).catch((error: unknown) => {
      // The router may have stopped before.
      this.#queued.delete(call);
      throw DeviceError.from(name, error);
    });
  }

  async #enter(call: OpenName, target: Target, signal?: AbortSignal, opening?: Opening, redirects = 0): Promise<Entry> {
    const { stack, top } = this.#store;
    const { place } = this.history;
    const takesPlace = call === 'navigateTo' && top && this.#options.replaces?.(top, target);
    const name = takesPlace ? 'redirectTo' : call;
    const isSwitch = name === 'switchTab';
    const isShown = isSwitch && top?.tab && top.route === target.route;
    const root = isSwitch ? tabRoot(stack, target.route) : undefined;
    // This call does not open a page that is on top already, or a tab's page that was kept: it gets no result.
    if (isShown || root) opening?.finish(undefined);
    if (isShown) return top;
    // Another tab lies above the first one, if `backToFirst` says so.
    const start = isSwitch && target.route !== this.#store.routes.firstTab ? this.#start : undefined;
    const lowest = start ? start.index + 1 : 0;
    const index = name === 'navigateTo' ? place.index + 1 : name === 'redirectTo' ? place.index : lowest;
    const isAbove = index > place.index;
    let entry: Entry = { ...(root ?? { ...target, key: randomKey(), phase: 'entering' }), index, first: index };
    const change = { type: CHANGES[name], entry };
    const answer = await this.#ask(call, this.#answer(stack, reduce(stack, change), entry), signal);
    if (typeof answer === 'string') {
      if (redirects === REDIRECTS) throw new DeviceError(call, ErrCode.denied, `${target.url} redirects without end`);
      const other = this.#store.match(call, answer);
      return this.#enter(other.tab ? 'switchTab' : call, other, signal, opening, redirects + 1);
    }
    // If the browser has dropped the first entries, the lowest that it has becomes the first.
    if (!isAbove) await this.history.goTo(index);
    // The page that the app was opened with gets its parents when the user may enter it at last.
    const isAsked = index === 0 && target.url === this.#denied;
    let beneath = isAsked ? entriesOf(parentsOf(this.#store.routes, target), 0) : [];
    [beneath, entry] = writeAll(this.history, this.#store, beneath, entry, !isAbove);
    if (opening && !root) this.#store.link(entry.key, opening.channel, opening.finish);
    // The page that a call has replaced answers its own opener, in that it closes without a result.
    if (call === 'redirectTo' && top) this.#store.inherit(entry.key, top.key);
    this.#store.commit({ ...change, entry, beneath }, name);
    return entry;
  }

  #target(name: OpenName, url: string): Target {
    if (typeof url !== 'string' || !url) throw new DeviceError(name, ErrCode.invalid, 'Missing required args: "url"');
    const target = this.#store.match(name, url);
    const isSwitch = name === 'switchTab';
    if (isSwitch && !target.tab) throw new DeviceError(name, ErrCode.invalid, 'can not switch to no-tabBar page');
    if (target.tab && (name === 'navigateTo' || name === 'redirectTo')) {
      throw new DeviceError(name, ErrCode.invalid, `can not ${name} a tabbar page`);
    }
    return isSwitch ? { ...target, url: target.path, query: {} } : target;
  }

  /** Asks `canEnter`, then the guards of the pages that would be closed. */
  #answer(before: Stack, after: Stack, to?: Entry): Answer | Promise<Answer> {
    const { canEnter } = this.#options;
    const enter = to && canEnter && (() => canEnter(to, this.#store.routes.page(to.route)));
    const left = after.tabs.filter(({ key }) => before.entries.some((entry) => entry.key === key));
    return askAll([...(enter ? [enter] : []), ...this.#store.guards.of(lost(before, after), left)]);
  }

  /** Waits for the answer. Throws on a refusal, or when a newer navigation begins. */
  async #ask(name: string, answer: Answer | Promise<Answer>, signal?: AbortSignal): Promise<true | string> {
    signal?.throwIfAborted();
    const given = typeof answer === 'object' ? await this.#wait(name, answer, signal) : answer;
    if (given === false) throw new DeviceError(name, ErrCode.denied, 'refused by a guard');
    return given;
  }

  #wait(name: string, answer: Promise<Answer>, signal: AbortSignal | undefined): Promise<Answer> {
    return new Promise<Answer>((resolve, reject) => {
      this.#interrupt = () => {
        const reason = this.history.signal ? 'another navigation came first' : 'the router is not started';
        reject(new DeviceError(name, ErrCode.cancel, reason));
      };
      if (this.#queued.size > 0) this.#interrupt();
      // A guard may have opened an overlay just now to ask the user.
      this.hold(this.#isHeld);
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
      answer.then(resolve, reject);
    }).finally(() => {
      this.#interrupt = undefined;
    });
  }

  /** Reports an error of a guard, which counts as a refusal. */
  #reported(ask: () => Answer | Promise<Answer>): Answer | Promise<Answer> {
    try {
      return ask();
    } catch (error) {
      this.#store.app.report(error);
      return false;
    }
  }

  /** Makes the stack follow the browser. */
  #accept(action: RouteAction, animated = false): void {
    const { stack } = this.#store;
    const entry = this.#store.entryAt(this.history.accept(), this.history.url);
    this.#store.commit({ type: 'traverse', entry }, action, animated);
    if (!stack.entries.some(({ key }) => key === entry.key)) this.#store.reportMissing(entry, action);
  }

  /** Undoes the browser's move. Returns false if that fails; the stack has followed the browser then. */
  async #stay(): Promise<boolean> {
    const { history } = this;
    const { top, snapshot } = this.#store;
    const isBack = await history.goTo(history.place.index);
    if (isBack) history.restore(top!.url);
    else this.#accept(snapshot.action);
    return isBack;
  }

  async #leave(): Promise<void> {
    if (performance.now() < this.#exitUntil) await this.history.goTo(-2);
    else this.#store.app.send('exitattempt');
    this.#exitUntil = performance.now() + EXIT_TIME;
    await this.#stay();
  }
}
