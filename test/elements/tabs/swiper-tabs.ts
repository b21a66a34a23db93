import type { NcSwiper } from 'nacre/elements/swiper';
import type { NcTabs } from 'nacre/elements/tabs';
import { follow as followSwiper } from '../swiper/swiper-fixture.js';
import { follow, mount } from './tabs-fixture.js';

export interface Bound {
  readonly tabs: NcTabs;
  readonly swiper: NcSwiper;
  /** The events of the tabs, and those of the swiper. */
  readonly reports: string[];
  readonly moves: string[];
}

/** Tabs of 300 px that are bound to a swiper. */
export async function bound({ count = 5, dir = 'ltr', more = '', swiper = 'duration="0"' } = {}): Promise<Bound> {
  const names = Array.from({ length: count }, (_, index) => index);
  const slides = names.map((index) => `<nc-swiper-item item-id="s${index}">Slide ${index}</nc-swiper-item>`);
  const labels = names.map((index) => `<nc-tab label="Number ${index}"></nc-tab>`);
  const tabs = await mount(
    `<nc-tabs style="width: 300px" for="slides" ${more}>${labels.join('')}</nc-tabs>
      <nc-swiper id="slides" style="width: 300px" ${swiper}>${slides.join('')}</nc-swiper>`,
    dir,
  );
  const element = tabs.parentElement!.querySelector('nc-swiper')!;
  return { tabs, swiper: element, reports: follow(tabs), moves: followSwiper(element) };
}

export const markOf = (tabs: NcTabs): HTMLElement => tabs.shadowRoot!.querySelector<HTMLElement>('.mark')!;

/** The middle of the mark among the tabs: 1.5 is half-way from the second to the third. */
export function markAt(tabs: NcTabs): number {
  const middles = [...tabs.shadowRoot!.querySelectorAll('[role=tab]')].map(middleOf);
  const at = middleOf(markOf(tabs));
  const sign = middles[1]! < middles[0]! ? -1 : 1;
  const after = middles.findIndex((middle) => (middle - at) * sign >= -0.5);
  if (after <= 0) return after;
  const [low, high] = [middles[after - 1]!, middles[after]!];
  return after - 1 + (at - low) / (high - low);
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
