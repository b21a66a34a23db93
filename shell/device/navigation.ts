/**
 * Adds `result` to the promise of a navigation. `getResult` runs only when `result` is read: while nobody reads it, a
 * navigation that fails is one rejected promise, not two.
 */
export function withResult<Opened>(
  opened: Promise<Opened>,
  getResult: () => Promise<unknown>,
): Promise<Opened> & { readonly result: Promise<unknown> } {
  return Object.defineProperty(opened, 'result', { get: getResult }) as Promise<Opened> & {
    readonly result: Promise<unknown>;
  };
}
