/** Something that plays and can be paused. */
export interface Player {
  pause(): void;
}

/** A symbol, so that all copies of this code share one list. */
const KEY = Symbol.for('nacre.players');
const page = globalThis as { [KEY]?: Set<Player> };
const playing = () => (page[KEY] ??= new Set());

/** A player has started: all others that take turns pause. */
export function takeTurn(player: Player): void {
  const others = [...playing()].filter((other) => other !== player);
  playing().add(player);
  for (const other of others) other.pause();
}

/** A player has stopped, or does not take turns any more. */
export function giveTurn(player: Player): void {
  playing().delete(player);
}
