/** By service: when it may be asked next, as `performance.now()` has it. */
const next = new Map<string, number>();

/** Waits until `interval` ms have passed since the last request to the service, or since the one before in the queue. */
export async function keepPace(service: string, interval: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  if (!interval) return;
  const now = performance.now();
  const turn = Math.max(next.get(service) ?? 0, now);
  next.set(service, turn + interval);
  if (turn === now) return;
  await new Promise<void>((resolve, reject) => {
    const abort = (): void => {
      clearTimeout(timer);
      // It was not asked: the next one need not wait for this one.
      if (next.get(service) === turn + interval) next.set(service, turn);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    }, turn - now);
    signal.addEventListener('abort', abort, { once: true });
  });
}
