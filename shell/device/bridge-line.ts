// The line between two sides of a bridge: a port, a window, or texts.
import { onAbort } from './abort.js';
import { attempt, DeviceError, ErrCode } from './errors.js';
import type { CallName, DeviceFailure, ProgressType, SignalName } from './types.js';
import { isTextLine, type TextLine } from './web-view.js';

/**
 * The other end: a MessagePort (or Worker), a window together with the origins to talk to, or a line of texts, such as that
 * of a native web view.
 */
export type BridgeTarget = MessagePort | Worker | Window | TextLine;

export interface BridgeOptions {
  /** Names of the calls that may pass. */
  names: readonly CallName[];
  /** Names of the signals that may pass. Default: none. */
  signals?: readonly SignalName[];
  /** The other window's origin, or those that it may have; required for a window, and never `*`. */
  origin?: string | readonly string[];
  /**
   * Milliseconds to wait for the other side of a window or a line of texts. Then calls that wait fail with
   * `ErrCode.timeout`, and later ones are left to this side until the other one appears. Default 10000.
   */
  timeout?: number;
  /** Aborting it ends the bridge. */
  signal?: AbortSignal;
}

/** `nacre` is the kind of message; `id` connects an answer with its call, and a signal with its watch. */
export type Message =
  | ({ id: number; name: CallName } & (
      | { nacre: 'call'; options: object }
      | { nacre: 'abort' }
      | { nacre: 'report'; type: ProgressType; detail: object }
      | { nacre: 'result'; result: object }
      | { nacre: 'failure'; failure: Pick<DeviceFailure, 'errCode' | 'errMsg'> }
    ))
  | ({ id: number; name: SignalName } & (
      { nacre: 'watch' } | { nacre: 'unwatch' } | { nacre: 'signal'; payload: unknown }
    ))
  /** What a side answers to `ask`. `from` is another number after that side has restarted. */
  | { nacre: 'names'; from: number; names: readonly string[]; signals: readonly string[] };

/** `here`: a side that answers has begun. `ask`: a side that calls wants to know which names it answers. */
type Greeting = { nacre: 'here' } | { nacre: 'ask' };
/** The other side closes the port. */
type Closing = { nacre: 'close' };

/** Throws what cannot be cloned, or written as text. */
export type Post = (message: Message) => void;

export interface Line {
  /** Aborts when the bridge ends: by its signal, or as either side closes the port. */
  readonly over: AbortSignal;
  /** Ports keep messages until the other side listens. Others are posted to who has said that it is there. */
  readonly post: Post | undefined;
  /** Says that this side is there. Says nothing to a port. */
  greet(greeting: Greeting): void;
  listen(listener: (message: Message | Greeting, reply: Post) => void): void;
}

/** `window` is one of the few properties that a window of another origin lets pages read. */
const isWindow = (target: BridgeTarget): target is Window => 'window' in target;

/** Port or worker -> what runs before this side closes it. */
const closings = new WeakMap<MessagePort | Worker, Set<() => void>>();

/** Calls `run` before this side closes the port, or terminates the worker: neither fires an event on this side. */
function beforeClose(target: MessagePort | Worker, run: () => void): void {
  let runs = closings.get(target);
  if (!runs) {
    closings.set(target, (runs = new Set()));
    const method = ('terminate' in target ? 'terminate' : 'close') as keyof typeof target;
    const close = target[method] as () => void;
    const value = () => {
      for (const each of closings.get(target)!) each();
      close.call(target);
    };
    Object.defineProperty(target, method, { value, configurable: true, writable: true });
  }
  runs.add(run);
}

/** What `listen` gets: messages of the bridge's names, and greetings. */
function filter({ names, signals = [] }: BridgeOptions): (data: unknown) => data is Message | Greeting {
  const passing: readonly unknown[] = [...names, ...signals];
  return (data): data is Message | Greeting => {
    const { nacre, name } = Object(data) as Record<string, unknown>;
    return ['here', 'ask', 'names'].includes(nacre as string) || (Boolean(nacre) && passing.includes(name));
  };
}

function overPort(
  target: MessagePort | Worker,
  options: BridgeOptions,
  controller: AbortController,
): Omit<Line, 'over'> {
  const over = controller.signal;
  const isOurs = filter(options);
  const post = (message: Message | Closing) => target.postMessage(message);
  const end = () => controller.abort();
  if (!over.aborted) {
    // For browsers that report it, when there is no bridge at the other side.
    target.addEventListener('close', end, { signal: over });
    const close = () => {
      end();
      post({ nacre: 'close' });
    };
    beforeClose(target, close);
    over.addEventListener('abort', () => closings.get(target)!.delete(close));
  }
  return {
    post,
    greet: () => undefined,
    listen(listener) {
      const receive = ({ data }: MessageEvent<unknown>) => {
        if ((Object(data) as Closing).nacre === 'close') end();
        else if (isOurs(data)) listener(data, post);
      };
      target.addEventListener('message', receive as EventListener, { signal: over });
      if ('start' in target) target.start();
    },
  };
}

function overWindow(target: Window, options: BridgeOptions, over: AbortSignal): Omit<Line, 'over'> {
  const origins = [options.origin ?? []].flat();
  if (!origins.length || origins.some((origin) => !origin || origin === '*')) {
    throw new DeviceError('bridge', ErrCode.invalid, 'origin: expected the one origin to talk to, or a list of them');
  }
  const isOurs = filter(options);
  return {
    post: undefined,
    // To any origin: it says nothing else, and the window may not have arrived at its own yet.
    greet: (greeting) => target.postMessage(greeting, '*'),
    listen(listener) {
      const receive = ({ data, source, origin }: MessageEvent<unknown>) => {
        if (source !== target || !origins.includes(origin) || !isOurs(data)) return;
        listener(data, (message) => target.postMessage(message, origin));
      };
      globalThis.addEventListener('message', receive as EventListener, { signal: over });
    },
  };
}

const CODE: readonly string[] = ['function', 'symbol', 'bigint'];

/** Throws for what JSON would leave out or change. */
function textOf(message: Message | Greeting): string {
  return JSON.stringify(message, function replace(this: Record<string, unknown>, key, value: unknown) {
    const given = this[key];
    const prototype: unknown = typeof given === 'object' && given ? Object.getPrototypeOf(given) : null;
    const isPlain = Array.isArray(given) || prototype === null || Object.getPrototypeOf(prototype) === null;
    const isLost = typeof given === 'number' ? !Number.isFinite(given) : CODE.includes(typeof given);
    if (!isPlain || isLost) {
      throw new DOMException(`${key} cannot be sent as text`, 'DataCloneError');
    }
    return value;
  });
}

function overTexts(target: TextLine, options: BridgeOptions, over: AbortSignal): Omit<Line, 'over'> {
  const isOurs = filter(options);
  const post = (message: Message | Greeting) => target.send(textOf(message));
  return {
    post: undefined,
    greet: post,
    listen(listener) {
      const receive = (text: string) => {
        const data = attempt(() => JSON.parse(text) as unknown);
        if (!over.aborted && isOurs(data)) listener(data, post);
      };
      if (!over.aborted) target.listen(receive, over);
    },
  };
}

/** One end of a bridge. Ignores messages from other sources and of other kinds. */
export function openLine(target: BridgeTarget, options: BridgeOptions): Line {
  const controller = new AbortController();
  const over = controller.signal;
  onAbort('bridge', options.signal, () => controller.abort());
  // What belongs to a window of another origin must not be looked at.
  if (isWindow(target)) return { over, ...overWindow(target, options, over) };
  if (isTextLine(target)) return { over, ...overTexts(target, options, over) };
  return { over, ...overPort(target, options, controller) };
}
