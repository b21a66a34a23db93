import { fixture, html, waitUntil } from '@open-wc/testing';
import type { NcSwiper, SwiperChangeEvent } from 'nacre/elements/swiper';
import type { NcSwiperItem } from 'nacre/elements/swiper-item';
import { isFirefox, touch, type Point } from '../../helpers/commands.js';
import { drawn, settled } from '../../helpers/dom.js';

const COLORS = ['#fcc', '#cfc', '#ccf', '#ffc', '#fcf', '#cff'];

export interface Setup extends Partial<Omit<NcSwiper, 'style'>> {
  /** How many slides there are. Default 5. */
  slides?: number;
  dir?: 'ltr' | 'rtl';
  style?: string;
}

export function slide(name: string | number): NcSwiperItem {
  const item = document.createElement('nc-swiper-item');
  item.itemId = `s${name}`;
  item.textContent = `Slide ${name}`;
  item.style.background = COLORS[Number(name) % COLORS.length] ?? '#eee';
  return item;
}

/** A swiper of 300 by 150 px. It moves without an animation unless `duration` is set. */
export async function create({ slides = 5, dir = 'ltr', style = '', ...settings }: Setup = {}): Promise<NcSwiper> {
  const home = await fixture<HTMLElement>(
    html`<div dir=${dir} style="width: 300px; padding: 20px"><nc-swiper style=${style}></nc-swiper></div>`,
  );
  const swiper = home.querySelector('nc-swiper')!;
  Object.assign(swiper, { duration: 0, ...settings });
  swiper.append(...Array.from({ length: slides }, (_, index) => slide(index)));
  await settled(swiper);
  await drawn();
  return swiper;
}

export const itemsOf = (swiper: NcSwiper) => [...swiper.querySelectorAll<NcSwiperItem>(':scope > nc-swiper-item')];

/** The events of a swiper from now on: 'change 1 touch', 'animationfinish 1 touch'. */
export function follow(swiper: NcSwiper): string[] {
  const reports: string[] = [];
  for (const type of ['change', 'animationfinish']) {
    swiper.addEventListener(type, (event) => {
      const { current, source } = event as SwiperChangeEvent;
      if (event.target === swiper) reports.push(`${type} ${current} ${source}`.trim());
    });
  }
  return reports;
}

/** Resolves when this event was fired. */
export async function reported(reports: readonly string[], report: string): Promise<void> {
  try {
    await waitUntil(() => reports.includes(report));
  } catch (cause) {
    throw new Error(`no ${report}, but ${reports.join(', ')}`, { cause });
  }
}

/** Resolves when the swiper rests after the latest report. Empty the reports before a motion to wait for its end. */
export async function rest(reports: readonly string[]): Promise<void> {
  await waitUntil(() => reports.at(-1)?.startsWith('animationfinish'), 'the swiper rests', { timeout: 10_000 });
  await drawn();
}

/** Slides that are completely in sight, in their order along the swiper. */
export function inSight(swiper: NcSwiper): string[] {
  const window = swiper.getBoundingClientRect();
  const { vertical } = swiper;
  // Slides are whole px: of several in sight, the last one may be cut by as many.
  const slack = swiper.displayMultipleItems;
  const isMirrored = !vertical && getComputedStyle(swiper).direction === 'rtl';
  const place = (item: Element) => {
    const { left, right, top } = item.getBoundingClientRect();
    return vertical ? top - window.top : isMirrored ? window.right - right : left - window.left;
  };
  return itemsOf(swiper)
    .filter((item) => {
      const { left, right, top, bottom, width, height } = item.getBoundingClientRect();
      if (!width || !height || getComputedStyle(item).visibility === 'hidden') return false;
      return vertical
        ? top >= window.top - slack && bottom <= window.bottom + slack
        : left >= window.left - slack && right <= window.right + slack;
    })
    .sort((one, other) => place(one) - place(other))
    .map(({ itemId }) => itemId);
}

/** A point of a swiper, in shares of its size. */
export function spotOf(swiper: NcSwiper, x = 0.5, y = 0.5): Point {
  const { left, top, width, height } = swiper.getBoundingClientRect();
  return [Math.round(left + width * x), Math.round(top + height * y)];
}

/** A finger swipes from one point to the other. In Firefox, where emulated touch does not scroll, a script scrolls. */
export async function swipe(swiper: NcSwiper, way: readonly [Point, Point]): Promise<void> {
  if (!isFirefox) return touch(way);
  const [[fromX, fromY], [toX, toY]] = way;
  const scroller = swiper.shadowRoot!.querySelector('[part=scroller]')!;
  scroller.dispatchEvent(new Event('touchstart'));
  scroller.scrollBy({ left: fromX - toX, top: fromY - toY, behavior: 'smooth' });
  await drawn();
  scroller.dispatchEvent(new Event('touchend'));
}
