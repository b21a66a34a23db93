// What the calls in `calls/` are made of. Those that are made while a module loads are marked /* @__PURE__ */: a bundler then
// leaves out the ones that an app does not import. `generated/directory.ts` finds those by their names.
import { addCall, addSignal, type CallDefinition, type SignalDefinition } from './definitions.js';
import { expectFunction } from './errors.js';
import { device } from './instance.js';
import type { CallArgs, CallName, DeviceSignals, DeviceTask, Ok, SignalName } from './types.js';

/** A call whose definition the bus knows. */
export interface Defined<K extends CallName> {
  readonly name: K;
}

/** Tells the bus what a call needs. For a call that has a synchronous form as well, or no function of its own. */
export function define<K extends CallName>(name: K, definition: CallDefinition<K>): Defined<K> {
  addCall(name, definition);
  return { name };
}

/** The function of a call. */
export const callFunction =
  <K extends CallName>({ name }: Defined<K>) =>
  (...args: CallArgs<K>): Promise<Ok<K>> =>
    device.call(name, ...args);

/** Defines a call, and returns its function. */
export const defineCall = <K extends CallName>(
  name: K,
  definition: CallDefinition<K>,
): ((...args: CallArgs<K>) => Promise<Ok<K>>) => callFunction(define(name, definition));

/** Defines a call whose function returns a task. */
export function defineTask<K extends CallName>(
  name: K,
  definition: CallDefinition<K>,
): (...args: CallArgs<K>) => DeviceTask<K> {
  addCall(name, definition);
  return (...args) => device.task(name, ...args);
}

const titled = (prefix: string, name: string) => prefix + name.charAt(0).toUpperCase() + name.slice(1);

type Listener<S extends SignalName> = (payload: DeviceSignals[S]) => void;

/** The function that adds a listener, and returns one that removes it. */
const on =
  <S extends SignalName>(name: S) =>
  (listener: (payload: DeviceSignals[S]) => void): (() => void) => {
    expectFunction(titled('on', name), 'listener', listener);
    return device.watch(name, listener);
  };

/** Defines a signal, and returns the function that adds a listener. */
export const defineSignal = <S extends SignalName>(name: S, definition: SignalDefinition<S>) => {
  addSignal(name, definition);
  return on(name);
};

/** The function that removes a listener, however often it was added. */
export const off =
  <S extends SignalName>(name: S) =>
  (listener: Listener<S>): void => {
    expectFunction(titled('off', name), 'listener', listener);
    device.unwatch(name, listener);
  };
