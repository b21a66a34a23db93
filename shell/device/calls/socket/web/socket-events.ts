import { Listeners } from '../../../collections.js';
import type { DeviceSignals, SignalSource } from '../../../types.js';

type SocketSignal = 'socketOpen' | 'socketMessage' | 'socketError' | 'socketClose';

const listeners = new Map<SocketSignal, Listeners<never>>();

/** Tells what happens on a socket to those who listen. */
export function emitSocket<S extends SocketSignal>(name: S, payload: DeviceSignals[S]): void {
  listeners.get(name)?.emit(payload as never);
}

/** The source of a signal of sockets. Their code loads with the first of them. */
export const socketSource =
  <S extends SocketSignal>(name: S): SignalSource<S> =>
  (emit, signal) => {
    if (!listeners.has(name)) listeners.set(name, new Listeners());
    signal.addEventListener('abort', listeners.get(name)!.add(emit as (payload: never) => void));
  };
