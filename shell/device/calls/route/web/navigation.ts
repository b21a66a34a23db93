/**
 * Adds `result` to the promise of a navigation. `getResult` runs only when `result` is read. Without that, a failed
 * navigation is one rejected promise, not two.
 */
export function withResult<Opened>(
  opened: Promise<Opened>,
  getResult: () => Promise<unknown>,
): Promise<Opened> & { readonly result: Promise<unknown> } {
  return Object.defineProperty(opened, 'result', { get: getResult }) as Promise<Opened> & {
    readonly result: Promise<unknown>;
  };
}
