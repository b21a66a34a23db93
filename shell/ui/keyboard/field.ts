/** What opens an on-screen keyboard. */
const FIELDS = 'input, textarea, [contenteditable]:not([contenteditable="false"])';

/** The field of an event, in shadow trees too. */
export function fieldOf(event: Event): HTMLElement | undefined {
  const target = event.composedPath()[0] as HTMLElement | undefined;
  return target?.matches?.(FIELDS) ? target : undefined;
}
