import { device } from 'nacre/device';

/** A call that the app has made. */
export interface Traffic {
  readonly id: number;
  readonly name: string;
  readonly options: string;
  /** When it was made, in ms since 1970. */
  readonly at: number;
  /** Undefined while it runs. */
  readonly outcome?: {
    readonly ok: boolean;
    readonly text: string;
    /** Milliseconds. */
    readonly took: number;
    readonly by: 'interceptor' | 'host' | 'provider';
  };
}

/** The latest stay. */
const LENGTH = 200;
/** Long options and results are cut. */
const TEXT_LENGTH = 2000;

let traffic: readonly Traffic[] = [];
let next = 1;
const listeners = new Set<() => void>();

function set(change: readonly Traffic[]): void {
  traffic = change.slice(0, LENGTH);
  listeners.forEach((listener) => listener());
}

/** A value as text; what JSON cannot express is named. */
function textOf(value: unknown): string {
  const named = (_key: string, item: unknown): unknown => {
    if (typeof item === 'function') return '(function)';
    if (typeof item === 'bigint') return String(item);
    if (item instanceof Blob) return `(${item instanceof File ? item.name : 'Blob'}, ${item.size} bytes)`;
    if (item instanceof Promise || item instanceof Node || item instanceof EventTarget) {
      return `(${Object.prototype.toString.call(item).slice(8, -1)})`;
    }
    return item;
  };
  try {
    return (JSON.stringify(value, named, 2) ?? String(value)).slice(0, TEXT_LENGTH);
  } catch (error) {
    return (error as Error).message;
  }
}

/** Listens to every call from now on, before all other interceptors. */
export function followTraffic(): void {
  device.intercept('*', async (call, pass) => {
    const entry: Traffic = { id: next++, name: call.name, options: textOf(call.options), at: Date.now() };
    const started = performance.now();
    set([entry, ...traffic]);
    const settle = (ok: boolean, text: string): void => {
      const took = performance.now() - started;
      const outcome = { ok, text: text.slice(0, TEXT_LENGTH), took, by: call.answeredBy };
      set(traffic.map((item) => (item.id === entry.id ? { ...entry, outcome } : item)));
    };
    // Its provider may never answer.
    call.signal.addEventListener('abort', () => settle(false, String(call.signal.reason)), { once: true });
    try {
      const result = await pass();
      settle(true, textOf(result ?? {}));
      return result;
    } catch (error) {
      const { errMsg, message } = error as { errMsg?: string; message?: string };
      settle(false, errMsg ?? message ?? String(error));
      throw error;
    }
  });
}

export const clearTraffic = (): void => set([]);
export const getTraffic = (): readonly Traffic[] => traffic;
export function subscribeTraffic(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether an entry passes the filter. */
export const isNamed = (entry: Traffic, text: string): boolean =>
  entry.name.toLowerCase().includes(text.trim().toLowerCase());
