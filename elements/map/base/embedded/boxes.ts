/** Left, top, right and bottom in px of the world. */
export type TextBox = readonly [left: number, top: number, right: number, bottom: number];

const WIDTH = 128;
const HEIGHT = 32;
/** More rows than any zoom has. */
const ROWS = 2 ** 24;

/** Texts that are on the map: finds out whether another one would cover them. */
export class TextBoxes {
  readonly #cells = new Map<number, TextBox[]>();

  add(box: TextBox): void {
    for (const key of cells(box)) {
      const cell = this.#cells.get(key);
      if (cell) cell.push(box);
      else this.#cells.set(key, [box]);
    }
  }

  hits(box: TextBox): boolean {
    for (const key of cells(box)) {
      const cell = this.#cells.get(key);
      if (cell?.some((other) => overlap(other, box))) return true;
    }
    return false;
  }
}

const overlap = (a: TextBox, b: TextBox): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

function cells([left, top, right, bottom]: TextBox): number[] {
  const keys = [];
  for (let x = Math.floor(left / WIDTH); x <= right / WIDTH; x++)
    for (let y = Math.floor(top / HEIGHT); y <= bottom / HEIGHT; y++) keys.push(x * ROWS + y);
  return keys;
}
