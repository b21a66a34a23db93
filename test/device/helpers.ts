import { expect } from '@open-wc/testing';
import { DeviceError, device, type ErrCode, type SignalName } from 'nacre/device';

type Code = (typeof ErrCode)[keyof typeof ErrCode];

/** The error a call fails with; fails the test where it does not. */
export async function failure(call: PromiseLike<unknown>): Promise<DeviceError> {
  const error = await call.then(
    () => expect.fail('the call succeeded'),
    (reason: unknown) => reason,
  );
  expect(error).to.be.instanceOf(DeviceError);
  return error as DeviceError;
}

/** Asserts how a call fails: its message, from `name:fail` on, and its code. */
export async function expectFailure(call: PromiseLike<unknown>, errMsg: string | RegExp, code: Code): Promise<void> {
  const error = await failure(call);
  if (typeof errMsg === 'string') expect(error.errMsg).to.equal(errMsg);
  else expect(error.errMsg).to.match(errMsg);
  expect(error.errCode).to.equal(code);
}

/** The message of the `DeviceError` that `run` throws. */
export function thrownMessage(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return (error as DeviceError).errMsg;
  }
  return 'nothing thrown';
}

/** The uncaught errors while `run` runs; they do not fail the test. */
export async function reported(run: () => unknown): Promise<string[]> {
  const messages: string[] = [];
  const { reportError } = window;
  window.reportError = (error: Error) => void messages.push(error.message);
  try {
    await run();
    await tick();
  } finally {
    window.reportError = reportError;
  }
  return messages;
}

/** Resolves after the callbacks of all promises that are settled. */
export const tick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A promise with its handles. */
export function deferred<T>(): { promise: Promise<T>; resolve: (value: T) => void; reject: (reason: unknown) => void } {
  let resolve!: (value: T) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<T>((fulfil, refuse) => {
    resolve = fulfil;
    reject = refuse;
  });
  return { promise, resolve, reject };
}

/** Keeps the source of a signal running, which loads at its first watcher: `provoke` makes it emit. */
export async function started(name: SignalName, provoke: () => void): Promise<() => void> {
  let heard = false;
  const stop = device.watch(name, () => {
    heard = true;
  });
  while (!heard) {
    provoke();
    await tick();
  }
  return stop;
}
