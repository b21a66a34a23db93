import { report } from './errors.js';

/** Who asks to go back. */
export interface BackInfo {
  /** `backbutton`: the browser's or the device's own; `navigateBack`: code. */
  from: 'backbutton' | 'navigateBack';
}

/** Returns true when it dealt with the back, which then goes no further. */
export type BackHandler = (info: BackInfo) => boolean;

/** The higher one is asked first. */
export const BackPriority = { overlay: 200, page: 100, app: 0 } as const;

const KEY = Symbol.for('nacre.back');
const page = globalThis as { [KEY]?: { handler: BackHandler; priority: number }[] };

/** Among handlers of one priority the latest is asked first. Returns what removes the handler. */
export function onBack(handler: BackHandler, { priority = BackPriority.page }: { priority?: number } = {}): () => void {
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
 * Says that something is open that Back closes, until the returned function is called. Meanwhile a router keeps the
 * browser from leaving the app at once: the handlers of `onBack` are asked on the first page as well.
 */
export function holdBack(): () => void {
  let isOver = false;
  addHold(1);
  return () => {
    if (!isOver) addHold(-1);
    isOver = true;
  };
}

/** For routers: told now, and with each change, whether anything holds Back. Returns what ends it. */
export function onBackHold(listener: (isHeld: boolean) => void): () => void {
  const { count, listeners } = holds();
  // Its own function: the same listener may be there twice.
  const tell = (isHeld: boolean): void => listener(isHeld);
  listeners.add(tell);
  tell(count > 0);
  return () => void listeners.delete(tell);
}

/** Asks the handlers; false when none of them dealt with it. One that throws is reported and passed over. */
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
