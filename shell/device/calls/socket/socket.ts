import { lazy } from '../../../../elements/base/lazy.js';
import { onAbort } from '../../abort.js';
import { optional, record } from '../../check.js';
import { defineCall } from '../../define.js';
import { addSignal } from '../../definitions.js';
import { attempt, expectFunction } from '../../errors.js';
import { device } from '../../instance.js';
import { isA } from '../../kinds.js';
import { ObjectEvents } from '../../object-events.js';
import type { Args, Callbacks, DeviceSignals, Ok } from '../../types.js';
import { closeCode, closeReason, message, protocols, reconnect, socketTaskId, socketUrl } from './checks.js';
import type { SocketTask, SocketTaskEvents } from './types.js';
import { socketSource } from './web/socket-events.js';

const load = /* @__PURE__ */ lazy(() => import('./web/sockets.js'));

const connect = /* @__PURE__ */ defineCall('connectSocket', {
  rules: () => ({
    url: socketUrl,
    protocols: optional(protocols),
    header: optional(record),
    reconnect: optional(reconnect),
    socketTaskId,
  }),
  load,
});
const send = /* @__PURE__ */ defineCall('sendSocketMessage', {
  rules: () => ({ data: message, socketTaskId }),
  load,
});
/** Closes the latest socket that is not closed. */
export const closeSocket = /* @__PURE__ */ defineCall('closeSocket', {
  rules: () => ({ code: optional(closeCode), reason: optional(closeReason), socketTaskId }),
  load,
});

const NAMES = ['Open', 'Message', 'Error', 'Close'] as const;

type SocketSignal = 'socketOpen' | 'socketMessage' | 'socketError' | 'socketClose';
type Listener<S extends SocketSignal> = (payload: DeviceSignals[S]) => void;

/** Defines the signals of all sockets. Returns the function that adds a listener to one of them. */
function defineSignals(): <S extends SocketSignal>(name: S, listener: Listener<S>) => () => void {
  for (const name of NAMES) addSignal(`socket${name}`, { web: socketSource(`socket${name}`) });
  return (name, listener) => device.watch(name, listener);
}

const watch = /* @__PURE__ */ defineSignals();

/** Sockets that are not over, the oldest first. */
const live: { id: number }[] = [];

/** With one of these callbacks, a failure is not reported as an unhandled rejection: as for any call. */
function handled<T>(promise: Promise<T>, options: Partial<Callbacks<never>>): Promise<T> {
  const isHandled = attempt(() => [options.fail, options.complete].some((callback) => typeof callback === 'function'));
  if (isHandled) promise.catch(() => undefined);
  return promise;
}

/** With the id of a socket. What cannot be read fails the call as it is. */
const of = <T extends object>(socket: { id: number }, options: T): T =>
  attempt(() => ({ ...options, socketTaskId: socket.id }), options);

/** With bytes as they are now: the call may wait, and the caller use them again. */
function copied(options: Args<'sendSocketMessage'>): Args<'sendSocketMessage'> {
  const copy = attempt(() => {
    const { data } = options;
    if (ArrayBuffer.isView(data)) return new Uint8Array(data.buffer, data.byteOffset, data.byteLength).slice().buffer;
    return isA(data, 'ArrayBuffer') ? data.slice(0) : undefined;
  });
  return copy ? { ...options, data: copy } : options;
}

/** Opens a WebSocket. The task is there at once: listeners that are added in the same task of the page miss nothing. */
export function connectSocket(options: Args<'connectSocket'>): SocketTask {
  const socket = { id: Math.random() };
  let readyState: SocketTask['readyState'] = 0;
  live.push(socket);
  const events = new ObjectEvents<SocketTaskEvents>('SocketTask', NAMES);
  const stops: (() => void)[] = [];
  const end = () => {
    readyState = 3;
    stops.forEach((stop) => stop());
    // After the listeners of the latest socket.
    queueMicrotask(() => {
      if (live.includes(socket)) live.splice(live.indexOf(socket), 1);
    });
  };
  for (const name of NAMES) {
    const listen = (payload: SocketTaskEvents[typeof name]) => {
      if (payload.socketTaskId !== socket.id) return;
      if (name === 'Open' && readyState === 0) readyState = 1;
      if ('isReconnecting' in payload) {
        if (payload.isReconnecting) readyState = 0;
        else end();
      }
      events.emit(name, payload as never);
    };
    stops.push(watch(`socket${name}`, listen as (payload: object) => void));
  }
  const connected = connect(of(socket, options)).then(
    (result) => {
      // A host, or a recording, may have an id of its own.
      socket.id = result.socketTaskId ?? socket.id;
      return result;
    },
    (error: unknown) => {
      end();
      throw error;
    },
  );
  const close = (closing: Args<'closeSocket'> = {}) =>
    handled(
      closeSocket(of(socket, closing)).then((result) => {
        if (readyState < 2) readyState = 2;
        return result;
      }),
      closing,
    );
  attempt(() => stops.push(onAbort('connectSocket', options.signal, () => void close().catch(() => undefined))));
  const task = Object.assign(handled(connected, options), {
    CONNECTING: 0,
    OPEN: 1,
    CLOSING: 2,
    CLOSED: 3,
    send: (options: Args<'sendSocketMessage'>) => send(of(socket, copied(options))),
    close,
    ...events.pairs(),
  } as const);
  return Object.defineProperty(task, 'readyState', {
    get: () => readyState,
    enumerable: true,
  }) as unknown as SocketTask;
}

/** Sends to the latest socket that is not closed. */
export const sendSocketMessage = (options: Args<'sendSocketMessage'>): Promise<Ok<'sendSocketMessage'>> =>
  send(copied(options));

/** Listener -> what stops it, by signal. */
const stopsOf = /* @__PURE__ */ new WeakMap<object, Map<SocketSignal, (() => void)[]>>();

/** Listens to the latest socket. */
const onLatest =
  <S extends SocketSignal>(name: S) =>
  (listener: Listener<S>): (() => void) => {
    expectFunction(`on${name.replace('s', 'S')}`, 'listener', listener);
    const stop = watch(name, (payload) => {
      if (!live.length || live.at(-1)!.id === payload.socketTaskId) listener(payload);
    });
    const stops = stopsOf.get(listener) ?? new Map<SocketSignal, (() => void)[]>();
    stopsOf.set(listener, stops.set(name, [...(stops.get(name) ?? []), stop]));
    return stop;
  };

const offLatest =
  <S extends SocketSignal>(name: S) =>
  (listener: Listener<S>): void => {
    expectFunction(`off${name.replace('s', 'S')}`, 'listener', listener);
    for (const stop of stopsOf.get(listener)?.get(name) ?? []) stop();
    stopsOf.get(listener)?.delete(name);
  };

export const onSocketOpen = /* @__PURE__ */ onLatest('socketOpen');
export const offSocketOpen = /* @__PURE__ */ offLatest('socketOpen');
export const onSocketMessage = /* @__PURE__ */ onLatest('socketMessage');
export const offSocketMessage = /* @__PURE__ */ offLatest('socketMessage');
export const onSocketError = /* @__PURE__ */ onLatest('socketError');
export const offSocketError = /* @__PURE__ */ offLatest('socketError');
export const onSocketClose = /* @__PURE__ */ onLatest('socketClose');
export const offSocketClose = /* @__PURE__ */ offLatest('socketClose');
