/** Left, top, right and bottom in px of the world. */
export type TextBox = readonly [left: number, top: number, right: number, bottom: number];

const WIDTH = 128;
const HEIGHT = 32;
/** More rows than any zoom has. */
const ROWS = 2 ** 24;

/** Texts that are on the map: finds out whether another one would cover them. */
export class TextBoxes {
  /** By column and row; most boxes lie in one or two cells. */
  readonly #cells = new Map<number, TextBox[]>();

  add(box: TextBox): void {
    const [left, top, right, bottom] = box;
    for (let x = Math.floor(left / WIDTH); x <= right / WIDTH; x++) {
      for (let y = Math.floor(top / HEIGHT); y <= bottom / HEIGHT; y++) {
        const cell = this.#cells.get(x * ROWS + y);
        if (cell) cell.push(box);
        else this.#cells.set(x * ROWS + y, [box]);
      }
    }
  }

  hits(box: TextBox): boolean {
    const [left, top, right, bottom] = box;
    for (let x = Math.floor(left / WIDTH); x <= right / WIDTH; x++)
      for (let y = Math.floor(top / HEIGHT); y <= bottom / HEIGHT; y++)
        for (const other of this.#cells.get(x * ROWS + y) ?? []) if (isOver(other, box)) return true;
    return false;
  }
}

export const isOver = (a: TextBox, b: TextBox): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
