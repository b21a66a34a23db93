/**
 * Gives an element its role, if it has another. Firefox makes the accessible object of an element anew at each write, of
 * the same role too: a screen reader loses the focus in it, and takes a live region with its text for one that has just
 * come, which it does not announce.
 */
export function setRole(internals: ElementInternals, role: string | null): void {
  if (internals.role !== role) internals.role = role;
}
