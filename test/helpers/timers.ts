/**
 * Holds timers of exactly this many ms, so that a test does not depend on how fast the machine is. `run` fires those that
 * were not cleared, but none that they start.
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

/** Resolves in the next task: promises that are settled now have called their handlers. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
