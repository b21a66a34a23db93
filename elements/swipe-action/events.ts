import type { SwipeSide } from './options.js';

/** The user has uncovered the actions of a row (`open`), or covered them (`close`). */
export class SwipeOpenEvent extends Event {
  readonly side: SwipeSide;

  constructor(type: 'open' | 'close', side: SwipeSide) {
    super(type);
    this.side = side;
  }
}

/** The user chose an action of a row. With `preventDefault()` the row stays open. */
export class SwipeActEvent extends Event {
  /** The action's `value`. */
  readonly value: unknown;
  readonly side: SwipeSide;
  /** Index of the action at its side, from 0. */
  readonly index: number;

  constructor(value: unknown, side: SwipeSide, index: number) {
    super('action', { cancelable: true });
    this.value = value;
    this.side = side;
    this.index = index;
  }
}
