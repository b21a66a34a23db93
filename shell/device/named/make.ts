// What the named functions are made of. Those that are made while the module loads are marked /* @__PURE__ */: a bundler
// then leaves out the ones that an app does not import.
import { expectFunction } from '../errors.js';
import { device } from '../instance.js';
import type { CallArgs, CallName, DeviceSignals, DeviceTask, Ok, SignalName } from '../types.js';

/** The function of a call. */
export const call =
  <K extends CallName>(name: K) =>
  (...args: CallArgs<K>): Promise<Ok<K>> =>
    device.call(name, ...args);

/** The function of a call that returns a task. */
export const task =
  <K extends CallName>(name: K) =>
  (...args: CallArgs<K>): DeviceTask<K> =>
    device.task(name, ...args);

const titled = (prefix: string, name: string) => prefix + name.charAt(0).toUpperCase() + name.slice(1);

/** Adds a listener. Returns a function that removes it. */
export const on =
  <S extends SignalName>(name: S) =>
  (listener: (payload: DeviceSignals[S]) => void): (() => void) => {
    expectFunction(titled('on', name), 'listener', listener);
    return device.watch(name, listener);
  };

/** Removes a listener, however often it was added. */
export const off =
  <S extends SignalName>(name: S) =>
  (listener: (payload: DeviceSignals[S]) => void): void => {
    expectFunction(titled('off', name), 'listener', listener);
    device.unwatch(name, listener);
  };
