const KEY = Symbol.for('nacre.router');
const page = globalThis as { [KEY]?: { router: object | undefined; listeners: Set<() => void> } };
const state = () => (page[KEY] ??= { router: undefined, listeners: new Set() });

/** The `Router` that has control of the page's history: for tools, which the app does not give it to. */
export const runningRouter = (): object | undefined => state().router;

export function setRunning(router: object | undefined): void {
  state().router = router;
  for (const listener of state().listeners) listener();
}

/** Calls `listener` when a router starts or stops. Returns a function that ends it. */
export function onRunning(listener: () => void): () => void {
  state().listeners.add(listener);
  return () => void state().listeners.delete(listener);
}
