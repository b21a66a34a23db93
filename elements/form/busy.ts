/** An `nc-button`. Its internals are protected against pages, not against our form. */
interface BusyButton {
  readonly internals: ElementInternals;
  readonly loading: boolean;
}

/** Makes an `nc-button` look busy while its form is submitted, without changing its `loading`, which belongs to the page. */
export function showBusy(button: Element | null | undefined, busy: boolean): void {
  if (!button?.matches('nc-button:defined')) return;
  const { internals, loading } = button as unknown as BusyButton;
  const shown = busy || loading;
  internals.ariaBusy = shown ? 'true' : null;
  if (shown) internals.states.add('loading');
  else internals.states.delete('loading');
}
