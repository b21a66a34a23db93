import { expectFunction, report } from './errors.js';

/** Where a Back comes from. */
export interface BackInfo {
  /** `backbutton`: from the browser or the device; `navigateBack`: from code. */
  from: 'backbutton' | 'navigateBack';
}

/** Returns true if it has handled the Back. Then no other handler is called. */
export type BackHandler = (info: BackInfo) => boolean;

/** Handlers with a higher priority are called first. */
export const BackPriority = { overlay: 200, page: 100, app: 0 } as const;

const KEY = Symbol.for('nacre.back');
const page = globalThis as { [KEY]?: { handler: BackHandler; priority: number }[] };

/** Adds a handler. Of handlers with the same priority, the latest is called first. Returns a function that removes it. */
export function onBack(handler: BackHandler, { priority = BackPriority.page }: { priority?: number } = {}): () => void {
  expectFunction('onBack', 'handler', handler);
  const entry = { handler, priority };
  page[KEY] = [entry, ...(page[KEY] ?? [])].sort((a, b) => b.priority - a.priority);
  return () => {
    page[KEY] = page[KEY]!.filter((other) => other !== entry);
  };
}

const HOLDS = Symbol.for('nacre.back.holds');
const held = globalThis as { [HOLDS]?: { count: number; listeners: Set<(isHeld: boolean) => void> } };
const holds = () => (held[HOLDS] ??= { count: 0, listeners: new Set() });

function addHold(by: 1 | -1): void {
  const all = holds();
  const before = all.count;
  all.count += by;
  if (!before !== !all.count) for (const listener of [...all.listeners]) listener(all.count > 0);
}

/**
 * Declares that something is open that Back closes, until the returned function is called. Meanwhile a router keeps the
 * browser from leaving the app, so that the handlers of `onBack` are called on the first page as well.
 */
export function holdBack(): () => void {
  let isOver = false;
  addHold(1);
  return () => {
    if (!isOver) addHold(-1);
    isOver = true;
  };
}

/** For routers: calls `listener` now and with each change of whether anything holds Back. Returns a function that ends it. */
export function onBackHold(listener: (isHeld: boolean) => void): () => void {
  expectFunction('onBackHold', 'listener', listener);
  const { count, listeners } = holds();
  // A new function, so that the same listener can be added twice.
  const notify = (isHeld: boolean): void => listener(isHeld);
  listeners.add(notify);
  notify(count > 0);
  return () => void listeners.delete(notify);
}

/** Calls the handlers in order until one returns true. Returns false if none does. Errors of handlers are reported. */
export function dispatchBack(info: BackInfo): boolean {
  return (page[KEY] ?? []).some(({ handler }) => {
    try {
      return handler(info);
    } catch (error) {
      report(error);
      return false;
    }
  });
}
