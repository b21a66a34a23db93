import { report } from '../device/errors.js';
import type { EventChannel } from '../device/index.js';
import { lost, pagesOf } from './stack.js';
import type { Query, Stack } from './types.js';

/** Events of a page -> type of their `data`. The shell sends further types on the same target. */
export interface PageEventMap {
  load: Query;
  show: undefined;
  /** The page has rendered for the first time. */
  ready: undefined;
  hide: undefined;
  unload: undefined;
  /** Back was requested; `preventDefault()` keeps the page. */
  backpress: { from: string };
  /** The page above has closed with a result. Kept until a listener of `on` takes it, also after a reload if it is JSON. */
  result: PageResult;
  /** The stack is about to be stored: the last moment to write to `snapshot`. */
  save: undefined;
}

export interface PageResult {
  /** From `navigateBack({ result })`. */
  result: unknown;
  /** Path and URL of the page that has closed. */
  path: string;
  url: string;
}

/** Name of results in the snapshot of a page that has no listener for them yet. */
const RESULTS = 'results';

const isJson = (value: unknown): boolean => {
  try {
    return JSON.stringify(value) !== undefined;
  } catch {
    return false;
  }
};

export class PageEvent<Data = unknown> extends Event {
  readonly data: Data;

  constructor(type: string, data: Data, init?: EventInit) {
    super(type, init);
    this.data = data;
  }
}

/** What an entry of the stack has besides plain data: events, a snapshot, a channel to its opener. */
export class Page extends EventTarget {
  readonly key: string;
  /** Survives reload: scroll offsets, title, drafts. Values must be JSON. */
  readonly snapshot: Map<string, unknown>;
  /** The opener holds the other end, from `navigateTo`. */
  readonly openerEventChannel: EventChannel | undefined;
  /** Events that hold as states: `load` and `ready` once they have fired, `show` while the page is visible. */
  readonly #past = new Map<string, PageEvent>();
  #element: HTMLElement | undefined;
  /** Results that no listener has taken, and the number of listeners. */
  readonly #results: PageResult[];
  #takers = 0;

  constructor(key: string, snapshot: Map<string, unknown>, openerEventChannel?: EventChannel) {
    super();
    this.key = key;
    this.snapshot = snapshot;
    this.openerEventChannel = openerEventChannel;
    const saved = snapshot.get(RESULTS);
    this.#results = Array.isArray(saved) ? (saved as PageResult[]) : [];
  }

  /** What scrolls its content, while something shows it. */
  get element(): HTMLElement | undefined {
    return this.#element;
  }

  /** For what shows the page. */
  setElement(element: HTMLElement | undefined): void {
    this.#element = element;
  }

  get loaded(): boolean {
    return this.#past.has('load');
  }

  get visible(): boolean {
    return this.#past.has('show');
  }

  /**
   * Like `addEventListener`, but calls a listener for load, show or ready at once if that has happened already: a page's
   * module loads after its entry is in the stack. Returns a function that removes the listener.
   */
  on<Type extends keyof PageEventMap>(type: Type, listener: (event: PageEvent<PageEventMap[Type]>) => void): () => void;
  on(type: string, listener: (event: PageEvent) => void): () => void;
  on(type: string, listener: (event: never) => void): () => void {
    const handle = (event: Event): void => listener(event as never);
    this.addEventListener(type, handle);
    const past = this.#past.get(type);
    if (past) handle(past);
    if (type !== 'result') return () => this.removeEventListener(type, handle);
    this.#takers++;
    // Later in this task, so that all listeners of a page that mounts hear it.
    queueMicrotask(() => this.#giveResults());
    return () => {
      this.removeEventListener(type, handle);
      this.#takers--;
    };
  }

  /** Sends `result`, as soon as there is a listener. */
  deliver(result: PageResult): void {
    this.#results.push(result);
    this.#giveResults();
  }

  #giveResults(): void {
    while (this.#takers > 0 && this.#results.length > 0) this.send('result', this.#results.shift());
    const kept = this.#results.filter(({ result }) => isJson(result));
    if (kept.length > 0) this.snapshot.set(RESULTS, kept);
    else this.snapshot.delete(RESULTS);
  }

  /** Sends an event, unless it would change nothing (show when visible, hide when not). Returns false if prevented. */
  send(type: string, data?: unknown, init?: EventInit): boolean {
    if (this.#past.has(type) || (type === 'hide' && !this.visible)) return true;
    const event = new PageEvent(type, data, init);
    if (type === 'load' || type === 'show' || type === 'ready') this.#past.set(type, event);
    if (type === 'hide' || type === 'unload') this.#past.delete('show');
    return this.dispatchEvent(event);
  }
}

export interface Step {
  key: string;
  type: 'load' | 'show' | 'hide' | 'unload';
}

/** The events that a change of the stack causes: first for pages that leave, from the top down, then for those that come. */
export function diff(before: Stack, after: Stack, old: readonly string[], visible: readonly string[]): Step[] {
  const gone = new Set(lost(before, after));
  const steps: Step[] = [];
  for (const page of [...pagesOf(before)].reverse()) {
    const { key } = page;
    if (gone.has(page)) steps.push({ key, type: 'unload' });
    else if (old.includes(key) && !visible.includes(key)) steps.push({ key, type: 'hide' });
  }
  for (const key of visible) if (!old.includes(key)) steps.push({ key, type: 'load' }, { key, type: 'show' });
  return steps;
}

/** Events of the app: launch, show, hide, error, unhandledrejection, pagenotfound, exitattempt. */
export class AppEvents extends EventTarget {
  readonly #handlers = new WeakMap<EventListenerOrEventListenerObject, (event: Event) => void>();
  #hadListener = false;

  send(type: string, data?: unknown): void {
    this.dispatchEvent(new PageEvent(type, data));
  }

  /** Sends `error` to the listeners. Without one, the console shows the error. */
  report(error: unknown): void {
    this.#hadListener = false;
    this.send('error', error);
    if (!this.#hadListener) report(error);
  }

  override addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ): void {
    super.addEventListener(type, listener && this.#handler(listener), options);
  }

  override removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | EventListenerOptions,
  ): void {
    super.removeEventListener(type, listener && this.#handler(listener), options);
  }

  /** Calls the listener and notes that the event had one. The same handler for the same listener, for removal. */
  #handler(listener: EventListenerOrEventListenerObject): (event: Event) => void {
    let handler = this.#handlers.get(listener);
    if (handler) return handler;
    handler = (event) => {
      this.#hadListener = true;
      if (typeof listener === 'function') listener.call(this, event);
      else listener.handleEvent(event);
    };
    this.#handlers.set(listener, handler);
    return handler;
  }

  /** Forwards errors and changes of visibility of the window, until the signal aborts. */
  connect(signal: AbortSignal, visibility: (visible: boolean) => void): void {
    document.addEventListener('visibilitychange', () => visibility(!document.hidden), { signal });
    window.addEventListener('error', ({ error, message }) => this.send('error', error ?? message), { signal });
    window.addEventListener(
      'unhandledrejection',
      ({ reason, promise }) => this.send('unhandledrejection', { reason, promise }),
      { signal },
    );
  }
}
