import 'nacre/elements/movable-area';
import 'nacre/elements/movable-view';
import 'nacre/elements/scroll-view';
import 'nacre/elements/slider';
import 'nacre/elements/swipe-action';
import 'nacre/elements/swiper';
import 'nacre/elements/swiper-item';
import { fixture, fixtureCleanup, waitUntil } from '@open-wc/testing';
import fc from 'fast-check';
import type { NcSwiper } from 'nacre/elements/swiper';
import type { Point } from '../../../helpers/commands.js';
import { drawn, settled } from '../../../helpers/dom.js';

/**
 * The layers of a nest: scroll views and swipers along an axis, a scroll view with a refresher, and a row with actions at
 * one side or both.
 */
export const AROUND = ['scroll-x', 'scroll-y', 'pull', 'swiper-x', 'swiper-y', 'row-x'] as const;
/** What is in the innermost layer: a movable view along an axis or any, a slider, or nothing. */
export const INSIDE = ['move-x', 'move-y', 'move', 'slider', 'nothing'] as const;

export interface Layer {
  readonly kind: (typeof AROUND)[number];
  /** Which of its three panels is shown, and holds the next layer. A row has actions at the end, at both sides or the start. */
  readonly at: 0 | 1 | 2;
}
export interface Nest {
  /** From the outside in. */
  readonly layers: readonly Layer[];
  readonly inside: (typeof INSIDE)[number];
  readonly dir: 'ltr' | 'rtl';
}

/** The directions of a drag, as unit vectors. */
export const WAYS = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;
export type Way = keyof typeof WAYS;
export const axisOf = (way: Way): 'x' | 'y' => (WAYS[way][0] ? 'x' : 'y');

const layer: fc.Arbitrary<Layer> = fc.record({
  kind: fc.constantFrom(...AROUND),
  at: fc.constantFrom(0 as const, 1 as const, 2 as const),
});
export const nests: fc.Arbitrary<Nest> = fc.record({
  layers: fc.array(layer, { minLength: 1, maxLength: 3 }),
  inside: fc.constantFrom(...INSIDE),
  dir: fc.constantFrom('ltr' as const, 'rtl' as const),
});
export const ways = fc.constantFrom(...(Object.keys(WAYS) as Way[]));

const nestOf = (text: string): Nest => {
  const names = text.split(' > ');
  const inside = INSIDE.find((name) => name === names.at(-1));
  const layers = (inside ? names.slice(0, -1) : names).map((name) => {
    const [kind, at] = name.split(' ');
    return { kind: kind as Layer['kind'], at: Number(at) as Layer['at'] };
  });
  return { layers, inside: inside ?? 'nothing', dir: 'ltr' };
};

/** Nests that apps often have, each with the direction of a drag. The number is the panel that is shown. */
export const USUAL: [Nest, Way][] = (
  [
    ['pull 0 > scroll-y 0 > swiper-x 1', 'left'],
    ['pull 0 > scroll-y 0 > swiper-x 1', 'down'],
    ['pull 0 > scroll-x 1', 'down'],
    ['pull 0 > scroll-x 1', 'left'],
    ['pull 1 > swiper-x 0', 'down'],
    ['swiper-x 1 > slider', 'right'],
    ['swiper-x 1 > slider', 'down'],
    ['swiper-x 1 > swiper-x 1', 'left'],
    ['swiper-x 1 > swiper-x 2', 'left'],
    ['swiper-x 1 > swiper-y 2', 'left'],
    ['swiper-y 1 > swiper-y 0', 'down'],
    ['swiper-x 1 > move', 'left'],
    ['swiper-x 1 > move-y', 'left'],
    ['scroll-x 1 > swiper-x 2', 'left'],
    ['swiper-x 1 > scroll-x 2', 'left'],
    ['scroll-y 1 > pull 0', 'down'],
    ['swiper-y 0 > pull 2', 'up'],
    ['pull 0 > row-x 1', 'left'],
    ['pull 0 > row-x 1', 'down'],
    ['swiper-x 1 > row-x 0', 'left'],
    ['swiper-x 1 > row-x 0', 'right'],
    ['scroll-x 1 > row-x 2', 'left'],
    ['scroll-x 1 > row-x 2', 'right'],
    ['row-x 1 > swiper-x 2', 'left'],
    ['row-x 1 > slider', 'right'],
    ['scroll-y 0 > pull 2', 'up'],
    ['pull 0 > swiper-y 0', 'down'],
    ['pull 0 > swiper-y 1', 'down'],
  ] as const
).map(([text, way]) => [nestOf(text), way]);

const FILL = 'style="height: 100%"';
const panels = (layer: Layer, rest: string, wrap: (content: string) => string) =>
  [0, 1, 2].map((place) => wrap(place === layer.at ? rest : '')).join('');

function markupOf([layer, ...rest]: readonly Layer[], { inside, dir }: Nest, depth = 0): string {
  if (!layer) {
    if (inside === 'nothing') return '';
    if (inside === 'slider') return `<nc-slider id="${inside}" aria-label="Slider" value="50"></nc-slider>`;
    const direction = { 'move-x': 'horizontal', 'move-y': 'vertical', move: 'all' }[inside];
    return `<nc-movable-area style="width: 100%; height: 100%">
      <nc-movable-view id="${inside}" aria-label="Card" x="110" y="110" direction="${direction}" style="width: 80px; height: 80px"></nc-movable-view>
    </nc-movable-area>`;
  }
  const within = markupOf(rest, { layers: rest, inside, dir }, depth + 1);
  const id = `id="${depth} ${layer.kind}"`;
  if (layer.kind === 'swiper-x' || layer.kind === 'swiper-y') {
    const attributes = `current="${layer.at}" duration="0" ${layer.kind === 'swiper-y' ? 'vertical' : ''}`;
    const items = panels(layer, within, (content) => `<nc-swiper-item>${content}</nc-swiper-item>`);
    return `<nc-swiper ${id} ${attributes} style="block-size: 100%" aria-label="Slides">${items}</nc-swiper>`;
  }
  if (layer.kind === 'row-x') {
    const actions = '["One", "Two", "Three"]';
    const start = layer.at > 0 ? `start-options='${actions}'` : '';
    const end = layer.at < 2 ? `end-options='${actions}'` : '';
    return `<nc-swipe-action ${id} ${start} ${end}><div style="height: 300px">${within}</div></nc-swipe-action>`;
  }
  if (layer.kind === 'scroll-x') {
    const cells = panels(layer, within, (content) => `<div style="flex: 0 0 300px; min-width: 0">${content}</div>`);
    return `<nc-scroll-view ${id} scroll-x ${FILL}><div style="display: flex; width: 900px; height: 100%">${cells}</div></nc-scroll-view>`;
  }
  const rows = panels(layer, within, (content) => `<div ${FILL}>${content}</div>`);
  return `<nc-scroll-view ${id} scroll-y ${layer.kind === 'pull' ? 'refresher-enabled' : ''} ${FILL}>${rows}</nc-scroll-view>`;
}

/** Something that may move. `place()` is its position, to be compared. */
interface Thing {
  readonly name: string;
  place(): string;
}

const round = (...values: number[]) => values.map((value) => Math.round(value)).join(' ');

function thingOf(element: HTMLElement): Thing {
  const name = element.id;
  const boxes = () => [element.getBoundingClientRect(), element.firstElementChild!.getBoundingClientRect()] as const;
  if (element.localName === 'nc-swiper') {
    return { name, place: () => offset(...boxes()) };
  }
  if (element.localName === 'nc-swipe-action') {
    const content = element.shadowRoot!.querySelector('#content')!;
    return { name, place: () => offset(element.getBoundingClientRect(), content.getBoundingClientRect()) };
  }
  if (element.localName === 'nc-slider') return { name, place: () => String((element as HTMLInputElement).value) };
  if (element.localName === 'nc-movable-view') {
    const area = element.parentElement!;
    return { name, place: () => offset(area.getBoundingClientRect(), element.getBoundingClientRect()) };
  }
  let pulled = 0;
  element.addEventListener('refresherpulling', () => pulled++);
  return { name, place: () => `${round(element.scrollLeft, element.scrollTop)} ${pulled > 0}` };
}

/** Whether each layer shows the panel that it should: scroll views and swipers go there with their first frames. */
function isInPlace(home: HTMLElement, { layers }: Nest): boolean {
  return layers.every(({ kind, at }, depth) => {
    const element = home.querySelector<HTMLElement>(`[id="${depth} ${kind}"]`)!;
    if (kind === 'row-x') return true;
    if (kind === 'scroll-x') return Math.round(Math.abs(element.scrollLeft)) === at * 300;
    // A panel is as high as its scroller, which a scroll bar may make less than 300 px.
    if (kind === 'scroll-y' || kind === 'pull') return Math.round(element.scrollTop) === at * element.clientHeight;
    return offset(element.getBoundingClientRect(), element.children[at]!.getBoundingClientRect()) === '0 0';
  });
}

const offset = (outer: DOMRect, inner: DOMRect): string => round(inner.left - outer.left, inner.top - outer.top);

export class NestPage {
  readonly home: HTMLElement;
  readonly #things: Thing[];
  #before: string[] = [];

  private constructor(home: HTMLElement) {
    this.home = home;
    const found = home.querySelectorAll<HTMLElement>(
      'nc-scroll-view, nc-swiper, nc-movable-view, nc-slider, nc-swipe-action',
    );
    this.#things = [...found].map(thingOf);
  }

  static async open(nest: Nest): Promise<NestPage> {
    fixtureCleanup();
    const style = 'width: 300px; height: 300px; background: lightgray; user-select: none';
    const home = await fixture<HTMLElement>(
      `<div dir="${nest.dir}" style="${style}">${markupOf(nest.layers, nest)}</div>`,
    );
    await settled(home);
    for (const [depth, { kind, at }] of nest.layers.entries()) {
      const element = home.querySelector<HTMLElement>(`[id="${depth} ${kind}"]`)!;
      if (kind === 'scroll-x') element.scrollLeft = at * 300 * (nest.dir === 'rtl' ? -1 : 1);
      else if (kind === 'scroll-y' || kind === 'pull') element.scrollTop = at * element.clientHeight;
      else await (element as NcSwiper).updateComplete;
    }
    await drawn();
    await settled(home);
    await waitUntil(() => isInPlace(home, nest), 'every layer shows its panel');
    const page = new NestPage(home);
    page.mark();
    return page;
  }

  /** The point where drags begin: the middle of the innermost element. */
  get middle(): Point {
    const { left, top } = this.home.getBoundingClientRect();
    const inner = this.home.querySelector('nc-slider, nc-movable-view');
    if (!inner) return [Math.round(left + 150), Math.round(top + 150)];
    const box = inner.getBoundingClientRect();
    return [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)];
  }

  /** Remembers the positions of all things. */
  mark(): void {
    this.#before = this.#things.map((thing) => thing.place());
  }

  /** The names of the things that have moved since `mark()`. */
  get moved(): string[] {
    return this.#things.filter((thing, index) => thing.place() !== this.#before[index]).map(({ name }) => name);
  }
}

/** Whether a layer can move in this direction. */
function hasRoom({ at }: Layer, way: Way, dir: string): boolean {
  const isForward = way === 'up' || way === (dir === 'rtl' ? 'right' : 'left');
  return isForward ? at < 2 : at > 0;
}

const axisOfKind = (kind: string): 'x' | 'y' => (kind.endsWith('x') ? 'x' : 'y');

/** The names of the layers' gestures in the arena. */
const OWNERS: Readonly<Record<string, string>> = {
  pull: 'refresher',
  'swiper-x': 'swiper',
  'swiper-y': 'swiper',
  'row-x': 'swipe-action',
};

export interface Outcome {
  readonly moved: readonly string[];
  /** The gesture that owns the pointer. Undefined if nothing moves, or the browser scrolls. */
  readonly owner: string | undefined;
}

/**
 * The model: the innermost element that can move in this direction moves. A mouse does not scroll. A scroll view that is
 * scrolled down is not pulled, and keeps those around it from being pulled.
 */
export function expected({ layers, inside, dir }: Nest, way: Way, hand: 'mouse' | 'touch'): Outcome {
  const axis = axisOf(way);
  // By mouse, a slider owns the pointer from the press on, in any direction.
  if (inside === 'slider' && (hand === 'mouse' || axis === 'x')) {
    return { moved: axis === 'x' ? [inside] : [], owner: 'slider' };
  }
  if (inside === 'move' || inside === `move-${axis}`) return { moved: [inside], owner: 'movable' };
  let isBlocked = false;
  for (const [depth, layer] of [...layers.entries()].reverse()) {
    const { kind, at } = layer;
    if (axisOfKind(kind) !== axis) continue;
    const isPull = kind === 'pull' && at === 0 && way === 'down' && !isBlocked;
    const isRow = kind === 'row-x';
    const isScrolled = hasRoom(layer, way, dir) && (hand === 'touch' || isRow || kind.startsWith('swiper'));
    const isNative = isScrolled && hand === 'touch' && !isRow;
    if (isPull || isScrolled) return { moved: [`${depth} ${kind}`], owner: isNative ? undefined : OWNERS[kind] };
    isBlocked ||= (kind === 'scroll-y' && at > 0) || kind === 'pull';
  }
  return { moved: [], owner: undefined };
}
