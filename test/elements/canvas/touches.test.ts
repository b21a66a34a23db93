import 'nacre/elements/canvas';
import 'nacre/elements/swiper';
import 'nacre/elements/swiper-item';
import { expect, fixture, html } from '@open-wc/testing';
import type { CanvasTouchEvent, NcCanvas } from 'nacre/elements/canvas';
import { drag, touch } from '../../helpers/commands.js';

const TYPES = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;

interface Told {
  type: string;
  x: number;
  y: number;
  count: number;
}

/** What the page is told, in whole px. */
function listen(element: NcCanvas): Told[] {
  const told: Told[] = [];
  for (const type of TYPES) {
    element.addEventListener(type, (event: Event) => {
      const { touches, changedTouches } = event as CanvasTouchEvent;
      const { x, y } = changedTouches[0]!;
      told.push({ type, x: Math.round(x), y: Math.round(y), count: touches.length });
    });
  }
  return told;
}

const create = (markup: unknown = html`<nc-canvas disable-scroll style="margin: 30px 0 0 40px"></nc-canvas>`) =>
  fixture<NcCanvas>(markup as ReturnType<typeof html>);

function placesIn(element: HTMLElement, ...places: readonly [number, number][]): [number, number][] {
  const { left, top } = element.getBoundingClientRect();
  return places.map(([x, y]) => [left + x, top + y]);
}

describe('<nc-canvas> under fingers', () => {
  for (const [name, press] of [
    ['mouse', drag],
    ['finger', touch],
  ] as const) {
    it(`tells where a ${name} is on it`, async () => {
      const element = await create();
      const told = listen(element);
      await press(placesIn(element, [20, 20], [120, 60]), { steps: 4 });
      const types = told.map(({ type }) => type);
      expect(types[0]).to.equal('touchstart');
      expect(types.at(-1)).to.equal('touchend');
      expect(types.slice(1, -1).every((type) => type === 'touchmove') && types.length > 2).to.equal(true);
      expect([told[0]!.x, told[0]!.y, told[0]!.count]).to.deep.equal([20, 20, 1]);
      expect([told.at(-1)!.x, told.at(-1)!.y, told.at(-1)!.count]).to.deep.equal([120, 60, 0]);
    });
  }

  it('tells it in px of its own where it is scaled', async () => {
    const element = await create(
      html`<nc-canvas disable-scroll style="transform: scale(0.5); transform-origin: 0 0"></nc-canvas>`,
    );
    const told = listen(element);
    await drag(placesIn(element, [20, 20], [60, 40]), { steps: 2 });
    expect([told[0]!.x, told[0]!.y, told.at(-1)!.x, told.at(-1)!.y]).to.deep.equal([40, 40, 120, 80]);
    const [[clientX, clientY]] = placesIn(element, [50, 25]) as [[number, number]];
    const { x, y } = element.pointAt({ clientX, clientY });
    expect([Math.round(x), Math.round(y)]).to.deep.equal([100, 50]);
  });

  it('tells of a mouse that leaves it until it is up, and of none that is not down', async () => {
    const element = await create();
    const told = listen(element);
    await drag(placesIn(element, [20, 20], [320, 200]), { steps: 3 });
    expect([told.at(-1)!.type, told.at(-1)!.x, told.at(-1)!.y]).to.deep.equal(['touchend', 320, 200]);
    const { length } = told;
    element.dispatchEvent(new PointerEvent('pointermove', { pointerId: 1 }));
    expect(told.length).to.equal(length);
  });

  it('keeps a swiper around it still with disable-scroll', async () => {
    const slides = (disableScroll: boolean) => html`
      <nc-swiper style="width: 300px; height: 150px" aria-label="Drawings">
        <nc-swiper-item><nc-canvas ?disable-scroll=${disableScroll}></nc-canvas></nc-swiper-item>
        <nc-swiper-item>Second</nc-swiper-item>
      </nc-swiper>
    `;
    const swipe = async (disableScroll: boolean) => {
      const swiper = await fixture<HTMLElement & { current: number; updateComplete: Promise<boolean> }>(
        slides(disableScroll),
      );
      await swiper.updateComplete;
      await drag(placesIn(swiper, [250, 75], [30, 75]), { steps: 8, hold: 50 });
      return swiper.current;
    };
    expect(await swipe(true)).to.equal(0);
    expect(await swipe(false)).to.equal(1);
  });
});
