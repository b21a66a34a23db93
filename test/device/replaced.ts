/** Replaces a property of `navigator` or `window` while `run` runs. */
export async function replaced(target: object, name: string, value: unknown, run: () => unknown): Promise<void> {
  const own = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
  try {
    await run();
  } finally {
    if (own) Object.defineProperty(target, name, own);
    else delete (target as Record<string, unknown>)[name];
  }
}
