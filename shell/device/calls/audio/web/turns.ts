/** Something that plays and can be paused. */
interface Player {
  pause(): void;
}

/** By this name the players of the elements are in the same list. */
const KEY = Symbol.for('nacre.players');
const page = globalThis as { [KEY]?: Set<Player> };
const playing = () => (page[KEY] ??= new Set());

/** A player has started: all others that take turns pause. */
export function takeTurn(player: Player): void {
  const others = [...playing()].filter((other) => other !== player);
  playing().add(player);
  for (const other of others) other.pause();
}

export const giveTurn = (player: Player): void => void playing().delete(player);
