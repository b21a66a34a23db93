/** A control with a native field inside. */
interface FilledControl extends Element {
  /** As `FormControl.readField()`; `isDone`: nothing follows, so that `change` is due. */
  readField(isDone: boolean): (() => void) | undefined;
}

/**
 * What extensions send after they have filled a field in stays in the shadow tree, since it is not `composed`. What the
 * user does reaches the page, where `delegation.ts` hears it; the browser's own `change` comes when they leave.
 */
function filled(event: Event): void {
  if (event.composed || event.isTrusted) return;
  const control = (event.currentTarget as ShadowRoot).host as FilledControl;
  control.readField(event.type === 'change')?.();
}

/** Hears what password managers and other extensions write into the native field of a control. */
export function watchField(root: Node): void {
  root.addEventListener('input', filled);
  root.addEventListener('change', filled);
}
