/** An `nc-button`, as its form sees it: what is protected is so for the page. */
interface BusyButton {
  readonly internals: ElementInternals;
  readonly loading: boolean;
}

/** Lets a button of ours show that its form is being submitted. Its attribute `loading` is the page's. */
export function showBusy(button: Element | null | undefined, busy: boolean): void {
  if (!button?.matches('nc-button:defined')) return;
  const { internals, loading } = button as unknown as BusyButton;
  const shown = busy || loading;
  internals.ariaBusy = shown ? 'true' : null;
  if (shown) internals.states.add('loading');
  else internals.states.delete('loading');
}
