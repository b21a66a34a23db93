import { setLongTimeout } from '../../elements/base/timers.js';
import { type BridgeOptions, type BridgeTarget, type Message, openLine, type Post } from './bridge-line.js';
import type { DeviceBus } from './device.js';
import { DeviceError, ErrCode } from './errors.js';
import type { DeviceCallEvent } from './event.js';
import type { CallName, DeviceSignals, DeviceTask, ProgressType, SignalName } from './types.js';

export type { BridgeOptions, BridgeTarget } from './bridge-line.js';

/** How long to wait for the other side, in ms. */
const ANSWER_TIMEOUT = 10_000;

const ended = (name: string) => new DeviceError(name, ErrCode.abort, 'the bridge has ended');

/** Who answers a name at the other side. */
interface Peer {
  readonly from: unknown;
  readonly post: Post;
}

/** A call that the other side has, or shall have. */
interface OpenCall {
  readonly name: string;
  peer: Peer | undefined;
  send(peer: Peer): void;
  receive(message: Message): void;
  fail(error: DeviceError): void;
}

/** A signal that has listeners here. */
interface OpenWatch {
  readonly name: string;
  peer: Peer | undefined;
  receive(payload: unknown): void;
}

/**
 * Makes the other end a host of this bus: it answers the named calls, and emits the named signals. Options and results must
 * be cloneable; for a line of texts, they must be JSON. When the bridge ends, open calls fail.
 */
export function forwardCalls(bus: DeviceBus, target: BridgeTarget, options: BridgeOptions): void {
  const { names, signals = [], timeout = ANSWER_TIMEOUT } = options;
  const line = openLine(target, options);
  const { over } = line;
  const calls = new Map<number, OpenCall>();
  const watches = new Map<number, OpenWatch>();
  /** Name -> who answers it, as far as this side knows. */
  const peers = new Map<string, Peer>();
  if (line.post) for (const name of [...names, ...signals]) peers.set(name, { from: undefined, post: line.post });

  const forward = (event: DeviceCallEvent) => {
    const id = Math.random();
    const { name } = event;
    const answer = new Promise<object>((resolve, reject) => {
      const call: OpenCall = {
        name,
        peer: undefined,
        send(peer) {
          call.peer = peer;
          try {
            peer.post({ nacre: 'call', id, name, options: event.options });
          } catch (error) {
            calls.delete(id);
            reject(error as Error);
          }
        },
        receive(message) {
          if (message.nacre === 'report') event.report(message.type, message.detail);
          if (message.nacre === 'result') resolve(message.result);
          if (message.nacre === 'failure') reject(message.failure);
        },
        fail(error) {
          if (calls.delete(id)) call.peer?.post({ nacre: 'abort', id, name });
          reject(error);
        },
      };
      calls.set(id, call);
      event.signal.addEventListener('abort', () => call.fail(ended(name)));
      const peer = peers.get(name);
      if (peer) call.send(peer);
    });
    event.respondWith(answer.finally(() => calls.delete(id)) as Promise<never>);
  };

  const follow = (name: SignalName, emit: (payload: DeviceSignals[SignalName]) => void, signal: AbortSignal) => {
    const id = Math.random();
    const watch: OpenWatch = { name, peer: peers.get(name), receive: emit as (payload: unknown) => void };
    watches.set(id, watch);
    watch.peer?.post({ nacre: 'watch', id, name });
    signal.addEventListener('abort', () => {
      watches.delete(id);
      watch.peer?.post({ nacre: 'unwatch', id, name });
    });
  };

  /** Name -> what ends that this side answers it by the other. */
  const claims = new Map<string, () => void>();
  const claim = (isWanted: (name: string) => boolean) => {
    for (const name of names) {
      if (claims.has(name) || !isWanted(name)) continue;
      const end = new AbortController();
      bus.addEventListener(name, forward as unknown as EventListener, { signal: end.signal });
      claims.set(name, () => end.abort());
    }
    for (const name of signals) {
      if (claims.has(name) || !isWanted(name)) continue;
      claims.set(
        name,
        bus.source(name, (emit, signal) => follow(name, emit, signal)),
      );
    }
  };
  const leave = (isLeft: (name: string) => boolean) => {
    for (const [name, end] of [...claims]) {
      if (!isLeft(name)) continue;
      claims.delete(name);
      end();
    }
  };

  /** The other side has said what it answers: what waits is sent, and the rest is left to this side. */
  const meet = (peer: Peer, answered: readonly unknown[]) => {
    for (const name of [...names, ...signals]) if (answered.includes(name)) peers.set(name, peer);
    claim((name) => peers.has(name));
    leave((name) => !peers.has(name));
    for (const call of [...calls.values()]) {
      if (call.peer === peers.get(call.name)) continue;
      if (call.peer) call.fail(new DeviceError(call.name, ErrCode.abort, 'the other side has restarted'));
      else call.send(peer);
    }
    for (const [id, watch] of watches) {
      if (watch.peer === peers.get(watch.name)) continue;
      watch.peer = peer;
      peer.post({ nacre: 'watch', id, name: watch.name as SignalName });
    }
  };

  /** Some names got no answer in time. */
  const giveUp = () => {
    const [code, reason] = peers.size
      ? [ErrCode.unsupported, 'the other side does not answer it']
      : [ErrCode.timeout, 'the other side does not answer'];
    for (const call of calls.values()) if (!call.peer) call.fail(new DeviceError(call.name, code, reason));
    leave((name) => !peers.has(name));
  };

  line.listen((message, reply) => {
    if (message.nacre === 'here') line.greet({ nacre: 'ask' });
    else if (message.nacre === 'names') {
      const { from, names: theirs, signals: emitted } = message;
      const known = [...peers.values()].find((peer) => peer.from === from);
      const answered = [theirs, emitted].filter((list) => Array.isArray(list)).flat();
      if (!line.post) meet(known ?? { from, post: reply }, answered);
    } else if (message.nacre === 'signal') watches.get(message.id)?.receive(message.payload);
    else if ('id' in message) calls.get(message.id)?.receive(message);
  });
  if (over.aborted) return;
  claim(() => true);
  line.greet({ nacre: 'ask' });
  const timer = line.post ? undefined : setLongTimeout(giveUp, timeout);
  over.addEventListener('abort', () => {
    clearTimeout(timer);
    for (const call of [...calls.values()]) call.fail(ended(call.name));
    leave(() => true);
  });
}

/**
 * Answers calls that the other end forwards by calling this bus: its interceptors, hosts and providers. Passes on signals
 * that the other end listens to. When the bridge ends, it aborts the calls that run.
 */
export function answerCalls(bus: DeviceBus, target: BridgeTarget, options: BridgeOptions): void {
  const { names, signals = [] } = options;
  const line = openLine(target, options);
  const { over } = line;
  const running = new Map<number, (error: unknown) => void>();
  const watching = new Map<number, () => void>();
  over.addEventListener('abort', () => {
    running.forEach((abort) => abort(undefined));
    watching.forEach((stop) => stop());
  });
  const from = Math.random();

  const run = (id: number, name: CallName, given: object, post: Post) => {
    const task: DeviceTask<CallName> = bus.task(name, given as never);
    /** Sends the failure to the other side and ends the call on this one. Does nothing when the call is over. */
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
  };

  line.listen((message, post) => {
    if (message.nacre === 'ask') post({ nacre: 'names', from, names, signals });
    if (!('id' in message)) return;
    const { nacre, id, name } = message;
    if (nacre === 'abort') running.get(id)?.(undefined);
    // A second one with the id of a first would leave that without an end.
    if (nacre === 'call' && names.includes(name) && !running.has(id)) run(id, name, message.options, post);
    if (nacre === 'unwatch') {
      watching.get(id)?.();
      watching.delete(id);
    }
    if (nacre === 'watch' && signals.includes(name) && !watching.has(id)) {
      watching.set(
        id,
        bus.watch(name, (payload) => post({ nacre: 'signal', id, name, payload })),
      );
    }
  });
  if (!over.aborted) line.greet({ nacre: 'here' });
}
