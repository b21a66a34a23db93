/** A drag that begins in one of these selects text, or sets a value. */
const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether an event comes from a field inside `host`. */
export function isFromField(event: Event, host: Element): boolean {
  const path = event.composedPath() as Element[];
  return path.slice(0, path.indexOf(host)).some((node) => node.matches?.(FIELDS));
}
