import { expect } from '@open-wc/testing';
import { type CallName, type DeviceBus, DeviceError } from 'nacre/device';
import { nextTask } from '../helpers/timers.js';

/**
 * Makes a call, and asserts that its caller hears exactly one outcome, everywhere the same. Returns it. `args` may have a
 * `success` of its own.
 */
export async function settlesOnce(bus: DeviceBus, name: CallName, args: object, about: string): Promise<unknown> {
  const told: [string, unknown][] = [];
  const isOwn = 'success' in args;
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`${about}: never settles`)), 3000);
    const tell = (place: string) => (outcome: unknown) => {
      told.push([place, outcome]);
      if (place !== 'complete') return;
      clearTimeout(late);
      resolve();
    };
    const callbacks = { success: tell('success'), fail: tell('fail'), complete: tell('complete') };
    const task = bus.task(name, { ...callbacks, ...args } as never);
    for (const listen of [task.onProgressUpdate, task.onHeadersReceived, task.onChunkReceived]) {
      (listen as (listener: (detail: { percent?: number }) => void) => void)(({ percent }) => void percent);
    }
    task.then(tell('resolved'), tell('rejected'));
  });
  await nextTask();
  const outcome = told[0]![1];
  const isFailure = outcome instanceof DeviceError;
  if (isFailure) {
    expect(outcome.errMsg, about).to.match(/^.*:fail/s);
    expect([typeof outcome.errCode, typeof outcome.errSubject], about).to.deep.equal(['number', 'string']);
  } else expect((outcome as { errMsg: string }).errMsg, about).to.match(/:ok$/);
  const places = isFailure ? ['complete', 'fail', 'rejected'] : ['complete', 'resolved', 'success'];
  const heard = told.map(([place]) => place).sort();
  expect(heard, about).to.deep.equal(places.filter((place) => place !== 'success' || !isOwn));
  for (const [place, same] of told) expect(same === outcome, `${about}: ${place}`).to.equal(true);
  return outcome;
}
