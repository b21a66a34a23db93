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

/** A swiper of 300 by 150 px; its motions take no time unless `duration` says so. */
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

/** What a swiper tells from now on: 'change 1 touch', 'animationfinish 1 touch'. */
export function follow(swiper: NcSwiper): string[] {
  const told: string[] = [];
  for (const type of ['change', 'animationfinish']) {
    swiper.addEventListener(type, (event) => {
      const { current, source } = event as SwiperChangeEvent;
      if (event.target === swiper) told.push(`${type} ${current} ${source}`.trim());
    });
  }
  return told;
}

/** Resolves when a motion has come to rest. */
export async function rest(told: readonly string[]): Promise<void> {
  await waitUntil(() => told.at(-1)?.startsWith('animationfinish'), `the swiper rests: ${String(told)}`, {
    timeout: 5000,
  });
  await drawn();
}

/** Slides that can be seen whole in the window of the swiper, in their order along it. */
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

/** A point of a swiper, by shares of its size. */
export function spotOf(swiper: NcSwiper, x = 0.5, y = 0.5): Point {
  const { left, top, width, height } = swiper.getBoundingClientRect();
  return [Math.round(left + width * x), Math.round(top + height * y)];
}

/** A finger swipes from one point to the other. In Firefox, where touch does not scroll, the swiper is scrolled so. */
export async function swipe(swiper: NcSwiper, way: readonly [Point, Point]): Promise<void> {
  if (!isFirefox) return touch(way);
  const [[fromX, fromY], [toX, toY]] = way;
  const scroller = swiper.shadowRoot!.querySelector('[part=scroller]')!;
  scroller.dispatchEvent(new Event('touchstart'));
  scroller.scrollBy({ left: fromX - toX, top: fromY - toY, behavior: 'smooth' });
  await drawn();
  scroller.dispatchEvent(new Event('touchend'));
}
