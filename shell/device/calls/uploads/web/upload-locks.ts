// Which tab sends an upload: the one that has the lock of its name. Without locks, or where the browser denies them (in
// sandboxed frames, and in those of a third party), each tab sends what it has.

const lockOf = (id: string): string => `nacre-upload/${id}`;

const locks = (): LockManager | undefined => (navigator as Partial<Navigator>).locks;

/** Does the work when no other tab has this upload. */
export async function alone(id: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  const manager = locks();
  if (!manager) return work();
  let isBegun = false;
  const begin = () => {
    isBegun = true;
    return work();
  };
  try {
    await manager.request(lockOf(id), { signal }, begin);
  } catch (error) {
    if (isBegun || signal.aborted) throw error;
    await work();
  }
}

/** Resolves to a function that tells whether a tab sends an upload now. */
export async function held(): Promise<(id: string) => boolean> {
  const known = await locks()
    ?.query()
    .catch(() => undefined);
  const names = new Set(known?.held?.map(({ name }) => name));
  return (id) => names.has(lockOf(id));
}
