import type { Track } from './movement.js';
import { SHARED } from './shared-name.js';
import { areaOf, boxOf, overlap, placeOf, union, type Box, type Place } from './place.js';

// The motion of two pages that have an element in common: on both, one has the same `data-shared`. The page on top zooms
// out of the element's place on the page beneath. It covers that place from first to last: nothing has to be hidden there.

/** Starts gently: the eye finds the element before it has left its place. */
const EASING = 'cubic-bezier(0.3, 0, 0, 1)';
/** Share of the time in which the page appears over the element beneath, which may look different. */
const FADE = 0.2;
/** How long (ms) the motion waits for pictures that are to move. */
const PICTURES_TIMEOUT = 120;

/** Radius (px) of the page's corners halfway. */
const CORNER = 20;

/** As many elements around those that move may appear by themselves. */
const MOST_AROUND = 24;

/** The places of one element on the page beneath and on the page on top. */
interface Pair {
  readonly from: Place;
  readonly to: Place;
}

/**
 * How `top` comes in over `under`, if there are elements on both whose places can be seen. Measures in the next frame: by
 * then the elements of a new page have rendered, and the layout has to be computed anyway.
 */
export async function sharedTracks(
  top: HTMLElement,
  under: HTMLElement,
  leaving: boolean,
): Promise<readonly Track[] | undefined> {
  await nextFrame();
  const [above, beneath] = [byName(top), byName(under)];
  for (const name of above.keys()) if (!beneath.has(name)) above.delete(name);
  const pictures = [...above.values()].flat().flatMap(picturesOf);
  if (pictures.length > 0) {
    // A picture may get its size only as it loads. One that takes longer moves as it is.
    await Promise.race([
      Promise.all(pictures.map(loaded)),
      new Promise((resolve) => setTimeout(resolve, PICTURES_TIMEOUT)),
    ]);
    await nextFrame();
  }
  const pairs = [...above].flatMap(([name, elements]) => {
    const to = firstPlace(elements, top);
    const from = to && firstPlace(beneath.get(name)!, under);
    return from ? [{ from, to }] : [];
  });
  return pairs.length > 0 ? tracksOf(pairs, top, under, leaving) : undefined;
}

/** In the next frame, after what has been asked for it until now and in this task, such as restoring scroll offsets. */
async function nextFrame(): Promise<void> {
  await Promise.resolve();
  await new Promise((resolve) => requestAnimationFrame(resolve));
}

function byName(page: Element): Map<string, Element[]> {
  const found = new Map<string, Element[]>();
  for (const element of page.querySelectorAll(SHARED)) {
    const name = element.getAttribute('data-shared')!;
    found.set(name, [...(found.get(name) ?? []), element]);
  }
  return found;
}

function firstPlace(elements: readonly Element[], page: HTMLElement): Place | undefined {
  for (const element of elements) {
    const place = placeOf(element, page);
    if (place) return place;
  }
  return undefined;
}

/** The pictures in an element, also in its shadow tree, that have not arrived. */
const picturesOf = (element: Element): HTMLImageElement[] =>
  [element, ...element.querySelectorAll('img'), ...(element.shadowRoot?.querySelectorAll('img') ?? [])].filter(
    (image): image is HTMLImageElement => image.localName === 'img' && !(image as HTMLImageElement).complete,
  );

const loaded = (image: HTMLImageElement): Promise<void> =>
  // One that fails shows what the page has for that.
  image.decode().catch(() => undefined);

function tracksOf(pairs: readonly Pair[], top: HTMLElement, under: HTMLElement, leaving: boolean): Track[] {
  const main = pairs.reduce((largest, pair) => (areaOf(pair.from.seen) > areaOf(largest.from.seen) ? pair : largest));
  const tracks: [Element, Keyframe[], string][] = [
    [top, cut(pairs.map(({ from }) => from.seen).reduce(union), main.from.radii, top), EASING],
    [top, [{ opacity: 0 }, { opacity: 1, offset: FADE }, { opacity: 1 }], 'linear'],
    [under, [{}, { filter: 'brightness(0.8)' }], EASING],
  ];
  // One element takes the whole page along. Several go their own ways; what is around them appears when they have gone the
  // longest part of them, and vanishes before they return.
  const movers = pairs.length === 1 ? [top.firstElementChild!] : pairs.map(({ to }) => to.mover);
  for (const [index, { from, to }] of pairs.entries()) {
    const mover = movers[index]!;
    tracks.push([mover, [{ transform: transformOf(from, to, boxOf(mover, top)) }, { transform: 'none' }], EASING]);
  }
  const empty = leaving ? 0.6 : FADE;
  for (const element of around(movers, top)) {
    tracks.push([element, [{ opacity: 0 }, { opacity: 0, offset: empty }, {}], 'linear']);
  }
  return tracks.map(([element, frames, easing]) => ({ element, frames, easing }));
}

/** The largest elements in view that contain none of these. None if they are many: each would be drawn by itself. */
function around(movers: readonly Element[], page: HTMLElement): Element[] {
  const isHolder = (element: Element): boolean => movers.some((mover) => element.contains(mover));
  const found: Element[] = [];
  const collect = (parent: Element): void => {
    for (const child of parent.children) {
      if (movers.includes(child)) continue;
      if (isHolder(child)) collect(child);
      else if (overlap(boxOf(child, page), boxOf(page, page))) found.push(child);
    }
  };
  collect(page);
  return found.length > MOST_AROUND ? [] : found;
}

/** Cuts the page to a hole, which grows to its size. It stays between the element's two places at each moment. */
function cut({ left, top, right, bottom }: Box, radii: string, page: HTMLElement): Keyframe[] {
  const sides = [top, page.offsetWidth - right, page.offsetHeight - bottom, left];
  const inset = (share: number): string => sides.map((side) => `${side * share}px`).join(' ');
  return [
    { clipPath: `inset(${inset(1)} round ${radii})` },
    { clipPath: `inset(${inset(0.5)} round ${CORNER}px)`, offset: 0.5 },
    { clipPath: 'inset(0px round 0px)' },
  ];
}

/** The transform of the mover that lays the element over its place on the page beneath, and covers that. */
function transformOf(from: Box, to: Box, mover: Box): string {
  const scale = Math.max(widthOf(from) / widthOf(to), heightOf(from) / heightOf(to));
  const [fromCentre, toCentre, centre] = [from, to, mover].map(centreOf) as [Point, Point, Point];
  const [x, y] = [0, 1].map((axis) => fromCentre[axis]! - centre[axis]! - scale * (toCentre[axis]! - centre[axis]!));
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

type Point = readonly [x: number, y: number];

const widthOf = ({ left, right }: Box): number => right - left;
const heightOf = ({ top, bottom }: Box): number => bottom - top;
const centreOf = ({ left, top, right, bottom }: Box): Point => [(left + right) / 2, (top + bottom) / 2];
