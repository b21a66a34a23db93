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
