import { DeviceError, ErrCode, expectFunction } from './errors.js';
import { EventBus, type EventListener } from './event-bus.js';

const KEY = Symbol.for('nacre.events');
const page = globalThis as { [KEY]?: EventBus };

/** The page's events: one set, however many copies of this code run in the page. */
const events = (): EventBus => (page[KEY] ??= new EventBus());

function expectName(subject: string, name: unknown): asserts name is string {
  if (typeof name === 'string' && name) return;
  throw new DeviceError(subject, ErrCode.invalid, 'name: expected a non-empty string');
}

/** Listens to an event of the app. Returns a function that removes the listener. */
export function $on(name: string, listener: EventListener): () => void {
  expectName('$on', name);
  expectFunction('$on', 'listener', listener);
  return events().add(name, listener);
}

/** Listens to the next event of that name. Returns a function that removes the listener. */
export function $once(name: string, listener: EventListener): () => void {
  expectName('$once', name);
  expectFunction('$once', 'listener', listener);
  return events().add(name, listener, true);
}

/** Removes a listener, however often it was added; without one, all of these names; without a name, all. */
export function $off(names?: string | readonly string[], listener?: EventListener): void {
  if (listener !== undefined) expectFunction('$off', 'listener', listener);
  if (names === undefined) return events().clear();
  const list = [names].flat();
  for (const name of list) expectName('$off', name);
  for (const name of list) events().remove(name, listener);
}

/** Calls the listeners of an event, at once. An error of one is reported and stops no other. */
export function $emit(name: string, ...args: unknown[]): void {
  expectName('$emit', name);
  events().emit(name, ...args);
}
