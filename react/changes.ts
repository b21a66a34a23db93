/** Sets those properties of an element that differ from the last render. */
export function setChanged(
  element: Record<string, unknown>,
  now: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>>,
): void {
  for (const name of Object.keys({ ...before, ...now }))
    if (!Object.is(now[name], before[name])) element[name] = now[name];
}
