import { msg, str } from '@lit/localize';
import { counted } from '../../base/counted.js';
import { button, put, type Item } from './item.js';
import type { View } from './view.js';

/** Near markers that are shown as one, with their number. */
export class Cluster implements Item {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly index = 0;
  readonly count: number;
  nodes: readonly HTMLElement[] = [];
  readonly #language: () => string;

  constructor(key: string, { x, y }: { x: number; y: number }, count: number, language: () => string) {
    this.key = key;
    this.x = x;
    this.y = y;
    this.count = count;
    this.#language = language;
  }

  draw(view: View): void {
    const { count } = this;
    let node = this.nodes[0];
    if (!node) {
      const size = count < 10 ? '' : count < 100 ? ' many' : ' most';
      node = button(`cluster${size}`, this);
      this.nodes = [node];
    }
    const format = (options?: Intl.NumberFormatOptions) =>
      new Intl.NumberFormat(this.#language(), options).format(count);
    node.textContent = format(count < 1000 ? undefined : { notation: 'compact', maximumFractionDigits: 1 });
    node.ariaLabel = counted(
      msg(str`{${count}, plural, one {# marker} other {# markers}}`, {
        id: 'nc.map.cluster',
        desc: 'Name of near markers on a map that are shown as one, for screen readers; the value is their number',
      }),
    );
    this.place(view);
  }

  place(view: View): void {
    if (this.nodes[0]) put(this.nodes[0], view.left(this.x), view.top(this.y));
  }

  erase(): void {
    for (const node of this.nodes) node.remove();
    this.nodes = [];
  }
}
