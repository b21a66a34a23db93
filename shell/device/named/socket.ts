import { isA } from '../kinds.js';
import { onAbort } from '../abort.js';
import type { SocketTask, SocketTaskEvents } from '../calls/socket/types.js';
import { attempt, expectFunction } from '../errors.js';
import { device } from '../instance.js';
import type { Args, Callbacks, DeviceSignals, Ok } from '../types.js';
import { ObjectEvents } from '../object-events.js';
import { call } from './make.js';

/** Sockets that are not over, the oldest first. */
const live: { id: number }[] = [];

const NAMES = ['Open', 'Message', 'Error', 'Close'] as const;

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
    stops.push(device.watch(`socket${name}`, listen as (payload: object) => void));
  }
  const connected = device.call('connectSocket', of(socket, options)).then(
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
      device.call('closeSocket', of(socket, closing)).then((result) => {
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
    send: (message: Args<'sendSocketMessage'>) => device.call('sendSocketMessage', of(socket, copied(message))),
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
  device.call('sendSocketMessage', copied(options));
/** Closes the latest socket that is not closed. */
export const closeSocket = /* @__PURE__ */ call('closeSocket');

type SocketSignal = 'socketOpen' | 'socketMessage' | 'socketError' | 'socketClose';
type Listener<S extends SocketSignal> = (payload: DeviceSignals[S]) => void;

/** Listener -> what stops it, by signal. */
const stopsOf = /* @__PURE__ */ new WeakMap<object, Map<SocketSignal, (() => void)[]>>();

/** Listens to the latest socket. */
const onLatest =
  <S extends SocketSignal>(name: S) =>
  (listener: Listener<S>): (() => void) => {
    expectFunction(`on${name.replace('s', 'S')}`, 'listener', listener);
    const stop = device.watch(name, (payload) => {
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
