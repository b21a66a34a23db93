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

interface Line {
  post(message: Message): void;
  listen(listener: (message: Message) => void): void;
}

/** Another origin's window lets itself be asked for little else. */
const isWindow = (target: BridgeTarget): target is Window => 'window' in target;

/** One end of a bridge. Ignores messages from other sources and of other kinds. */
function openLine(target: BridgeTarget, { names, origin, signal }: BridgeOptions): Line {
  const overWindow = isWindow(target);
  if (overWindow && (!origin || origin === '*')) {
    throw new DeviceError('bridge', ErrCode.invalid, 'origin: expected the one origin to talk to');
  }
  return {
    post(message) {
      if (overWindow) target.postMessage(message, origin!);
      else target.postMessage(message);
    },
    listen(listener) {
      const receive = (event: Event) => {
        const { data, source, origin: from } = event as MessageEvent<Message | undefined>;
        if (overWindow && (source !== target || from !== origin)) return;
        if (typeof data === 'object' && data?.nacre && names.includes(data.name)) listener(data);
      };
      (overWindow ? globalThis : target).addEventListener('message', receive, { signal });
      if (!overWindow && 'start' in target) target.start();
    },
  };
}

/** Makes the other end a host of this bus: it answers the named calls. Options and results must be cloneable. */
export function forwardCalls(bus: DeviceBus, target: BridgeTarget, options: BridgeOptions): void {
  const { names, signal } = options;
  const { post, listen } = openLine(target, options);
  const open = new Map<number, (message: Message) => void>();
  listen((message) => open.get(message.id)?.(message));
  const forward = (event: DeviceCallEvent) => {
    const id = Math.random();
    const answer = new Promise<object>((resolve, reject) => {
      open.set(id, (message) => {
        if (message.nacre === 'report') event.report(message.type, message.detail);
        if (message.nacre === 'result') resolve(message.result);
        if (message.nacre === 'failure') reject(message.failure);
      });
      event.signal.addEventListener('abort', () => {
        post({ nacre: 'abort', id, name: event.name });
        open.delete(id);
      });
      post({ nacre: 'call', id, name: event.name, options: event.options });
    });
    event.respondWith(answer.finally(() => open.delete(id)) as Promise<never>);
  };
  for (const name of names) bus.addEventListener(name, forward as unknown as EventListener, { signal });
}

/** Answers calls that the other end forwards by calling this bus: its interceptors, hosts and providers. */
export function answerCalls(bus: DeviceBus, target: BridgeTarget, options: BridgeOptions): void {
  const { post, listen } = openLine(target, options);
  const running = new Map<number, () => void>();
  listen((message) => {
    const { nacre, id, name } = message;
    if (nacre === 'abort') running.get(id)?.();
    if (nacre !== 'call') return;
    const task: DeviceTask<CallName> = bus.task(name, message.options as never);
    const relay = (type: ProgressType) => (detail: object) => post({ nacre: 'report', id, name, type, detail });
    task.onProgressUpdate(relay('progress'));
    task.onHeadersReceived(relay('headers'));
    task.onChunkReceived(relay('chunk'));
    running.set(id, () => task.abort());
    const fail = (error: unknown) => {
      const { errCode, errMsg } = DeviceError.from(name, error);
      post({ nacre: 'failure', id, name, failure: { errCode, errMsg } });
    };
    // A result that cannot be cloned fails the call.
    void task
      .then((result) => post({ nacre: 'result', id, name, result }))
      .catch(fail)
      .finally(() => running.delete(id));
  });
}
