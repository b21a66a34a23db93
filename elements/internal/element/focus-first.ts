/** Focuses the first button or link of a shadow tree. Returns false if there is none. */
export function focusFirst(root: ParentNode | undefined, options?: FocusOptions): boolean {
  const first = root?.querySelector<HTMLElement>('button:enabled, a[href]');
  first?.focus(options);
  return first !== undefined && first !== null;
}
