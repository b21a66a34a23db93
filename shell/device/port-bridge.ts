import { onAbort } from './abort.js';
import type { DeviceBus } from './device.js';
import { DeviceError, ErrCode } from './errors.js';
import type { DeviceCallEvent } from './event.js';
import type { CallName, DeviceFailure, DeviceTask, ProgressType } from './types.js';

/** The other end: a MessagePort (or Worker), or a window together with the only origin to talk to. */
export type BridgeTarget = MessagePort | Worker | Window;

export interface BridgeOptions {
  /** Names of the calls that may pass. */
  names: readonly CallName[];
  /** The other window's origin; required for a window, and never `*`. */
  origin?: string;
  /** Aborting it ends the bridge. */
  signal?: AbortSignal;
}

type Failure = Pick<DeviceFailure, 'errCode' | 'errMsg'>;
/** `nacre` is the kind of message; `id` connects an answer with its call. */
type Message = { id: number; name: CallName } & (
  | { nacre: 'call'; options: object }
  | { nacre: 'abort' }
  | { nacre: 'report'; type: ProgressType; detail: object }
  | { nacre: 'result'; result: object }
  | { nacre: 'failure'; failure: Failure }
);
/** The other side closes the port. */
type Closing = { nacre: 'close' };

interface Line {
  /** Aborts when the bridge ends: by its signal, or as either side closes the port. */
  readonly over: AbortSignal;
  post(message: Message): void;
  listen(listener: (message: Message) => void): void;
}

/** Another origin's window lets itself be asked for little else. */
const isWindow = (target: BridgeTarget): target is Window => 'window' in target;

const ended = (name: string) => new DeviceError(name, ErrCode.abort, 'the bridge has ended');

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

/** One end of a bridge. Ignores messages from other sources and of other kinds. */
function openLine(target: BridgeTarget, { names, origin, signal }: BridgeOptions): Line {
  const overWindow = isWindow(target);
  if (overWindow && (!origin || origin === '*')) {
    throw new DeviceError('bridge', ErrCode.invalid, 'origin: expected the one origin to talk to');
  }
  const controller = new AbortController();
  const over = controller.signal;
  const post = (message: Message | Closing) => {
    if (overWindow) target.postMessage(message, origin!);
    else target.postMessage(message);
  };
  const end = () => controller.abort();
  onAbort('bridge', signal, end);
  if (!overWindow && !over.aborted) {
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
    over,
    post,
    listen(listener) {
      const receive = (event: Event) => {
        const { data, source, origin: from } = event as MessageEvent<Message | Closing | undefined>;
        if (overWindow && (source !== target || from !== origin)) return;
        if (typeof data !== 'object' || !data?.nacre) return;
        if (data.nacre !== 'close') {
          if (names.includes(data.name)) listener(data);
        } else if (!overWindow) end();
      };
      (overWindow ? globalThis : target).addEventListener('message', receive, { signal: over });
      if (!overWindow && 'start' in target) target.start();
    },
  };
}

/**
 * Makes the other end a host of this bus: it answers the named calls. Options and results must be cloneable. When the bridge
 * ends, open calls fail.
 */
export function forwardCalls(bus: DeviceBus, target: BridgeTarget, options: BridgeOptions): void {
  const { post, listen, over } = openLine(target, options);
  const open = new Map<number, { receive(message: Message): void; abort(): void }>();
  listen((message) => open.get(message.id)?.receive(message));
  over.addEventListener('abort', () => open.forEach(({ abort }) => abort()));
  const forward = (event: DeviceCallEvent) => {
    const id = Math.random();
    const { name } = event;
    const answer = new Promise<object>((resolve, reject) => {
      const abort = () => {
        if (open.delete(id)) post({ nacre: 'abort', id, name });
        reject(ended(name));
      };
      const receive = (message: Message) => {
        if (message.nacre === 'report') event.report(message.type, message.detail);
        if (message.nacre === 'result') resolve(message.result);
        if (message.nacre === 'failure') reject(message.failure);
      };
      open.set(id, { receive, abort });
      event.signal.addEventListener('abort', abort);
      post({ nacre: 'call', id, name, options: event.options });
    });
    event.respondWith(answer.finally(() => open.delete(id)) as Promise<never>);
  };
  for (const name of options.names) bus.addEventListener(name, forward as unknown as EventListener, { signal: over });
}

/**
 * Answers calls that the other end forwards by calling this bus: its interceptors, hosts and providers. When the bridge ends,
 * it aborts those that run.
 */
export function answerCalls(bus: DeviceBus, target: BridgeTarget, options: BridgeOptions): void {
  const { post, listen, over } = openLine(target, options);
  const running = new Map<number, (error: unknown) => void>();
  over.addEventListener('abort', () => {
    running.forEach((abort) => abort(undefined));
  });
  listen((message) => {
    const { nacre, id, name } = message;
    if (nacre === 'abort') running.get(id)?.(undefined);
    if (nacre !== 'call') return;
    const task: DeviceTask<CallName> = bus.task(name, message.options as never);
    /** Tells the failure, once, and ends the call here as well. */
    const fail = (error: unknown) => {
      if (!running.delete(id)) return;
      const { errCode, errMsg } = DeviceError.from(name, error ?? ended(name));
      post({ nacre: 'failure', id, name, failure: { errCode, errMsg } });
      task.abort();
    };
    /** What cannot be cloned fails the call. */
    const send = (answer: Message) => {
      try {
        post(answer);
      } catch (error) {
        fail(error);
      }
    };
    const relay = (type: ProgressType) => (detail: object) => send({ nacre: 'report', id, name, type, detail });
    task.onProgressUpdate(relay('progress'));
    task.onHeadersReceived(relay('headers'));
    task.onChunkReceived(relay('chunk'));
    running.set(id, fail);
    task.then((result) => {
      send({ nacre: 'result', id, name, result });
      running.delete(id);
    }, fail);
  });
}
