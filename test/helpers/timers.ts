/**
 * From now on timers of exactly so many ms stand still, until `run` lets those that are still wanted go off: how fast
 * the machine is does not matter then.
 */
export function holdTimers(time: number): { run(): void; restore(): void } {
  const { setTimeout, clearTimeout } = window;
  const held = new Map<number, () => void>();
  // No browser's own.
  let last = 0;
  window.setTimeout = ((handler: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) => {
    if (delay !== time) return setTimeout(handler, delay, ...args);
    held.set(--last, () => handler(...args));
    return last;
  }) as typeof setTimeout;
  window.clearTimeout = ((id?: number) => {
    if (!held.delete(id!)) clearTimeout(id);
  }) as typeof clearTimeout;
  return {
    run() {
      // Not those that a handler sets: they are for the next call.
      for (const [id, handler] of [...held]) if (held.delete(id)) handler();
    },
    restore: () => Object.assign(window, { setTimeout, clearTimeout }),
  };
}
