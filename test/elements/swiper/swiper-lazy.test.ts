import 'nacre/elements/swiper';
import { expect, waitUntil } from '@open-wc/testing';
import type { NcSwiper, SwiperRangeEvent } from 'nacre/elements/swiper';
import { drawn, settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { create, follow, inSight, itemsOf, rest, slide, spotOf, swipe, type Setup } from './swiper-fixture.js';

/** A page that contains only the slides in range, and adds them a moment after they are asked for. */
async function lazy(count: number, setup: Setup = {}): Promise<{ swiper: NcSwiper; ranges: string[] }> {
  const swiper = await create({ slides: 0, ...setup });
  const ranges: string[] = [];
  swiper.addEventListener('rangechange', (event) => {
    const { indexes, first, last } = event as SwiperRangeEvent;
    ranges.push(`${first}-${last}`);
    queueMicrotask(() => {
      for (const item of itemsOf(swiper)) if (!indexes.includes(item.index!)) item.remove();
      const known = new Set(itemsOf(swiper).map(({ index }) => index));
      for (const index of indexes) {
        if (known.has(index)) continue;
        const item = slide(index);
        item.index = index;
        swiper.prepend(item);
      }
    });
  });
  swiper.itemCount = count;
  await settled(swiper);
  await drawn();
  return { swiper, ranges };
}

describe('<nc-swiper> with item-count', () => {
  before(useTokens);

  it('asks for the slides in range', async () => {
    const { swiper, ranges } = await lazy(1000);
    expect(ranges).to.deep.equal(['0-2']);
    expect(inSight(swiper)).to.deep.equal(['s0']);
    swiper.goTo(500);
    await drawn();
    expect(inSight(swiper)).to.deep.equal(['s500']);
    expect(itemsOf(swiper).length).to.be.at.most(5);
    expect(ranges.at(-1)).to.equal('498-502');
    swiper.current = 9999;
    await settled(swiper);
    await drawn();
    expect([swiper.current, ...inSight(swiper)]).to.deep.equal([999, 's999']);
  });

  it('can be swiped further than there are stops', async () => {
    const { swiper } = await lazy(100, { current: 29 });
    const reports = follow(swiper);
    for (let turn = 0; turn < 2; turn += 1) {
      reports.length = 0;
      await swipe(swiper, [spotOf(swiper, 0.8), spotOf(swiper, 0.2)]);
      await rest(reports);
    }
    expect([swiper.current, ...inSight(swiper)]).to.deep.equal([31, 's31']);
  });

  it('asks for more when it rests, not while it moves', async () => {
    const { swiper, ranges } = await lazy(100, { current: 29 });
    const reports = follow(swiper);
    ranges.length = 0;
    swiper.addEventListener('change', () => ranges.push('change'));
    await swipe(swiper, [spotOf(swiper, 0.8), spotOf(swiper, 0.2)]);
    await rest(reports);
    expect(ranges).to.deep.equal(['change', '28-32']);
    // During a motion it asks only if the next slide is missing.
    ranges.length = 0;
    swiper.duration = 60_000;
    swiper.next();
    expect(ranges).to.deep.equal(['change']);
    swiper.next();
    expect(ranges).to.deep.equal(['change', '28-33', 'change']);
  });

  it('asks for slides on both sides of the first one if it is circular', async () => {
    const { swiper, ranges } = await lazy(100, { circular: true });
    expect(ranges).to.deep.equal(['98-2']);
    swiper.previous();
    await drawn();
    expect([swiper.current, ...inSight(swiper)]).to.deep.equal([99, 's99']);
    expect(ranges.at(-1)).to.equal('97-1');
  });

  it('keeps its index while the page provides no slides', async () => {
    const swiper = await create({ slides: 0, itemCount: 50, current: 20 });
    expect(swiper.current).to.equal(20);
    const item = slide(20);
    item.index = 20;
    swiper.append(item);
    await drawn();
    expect(inSight(swiper)).to.deep.equal(['s20']);
    item.index = 21;
    await settled(item);
    expect(inSight(swiper)).to.deep.equal([]);
    swiper.next();
    await drawn();
    expect(inSight(swiper)).to.deep.equal(['s20']);
  });
});

describe('<nc-swiper> with auto-height', () => {
  before(useTokens);

  it('is as high as the current slide, also when the slide changes', async () => {
    const swiper = await create({ slides: 0, autoHeight: true });
    const high = (height: number) => {
      const item = slide(height);
      item.innerHTML = `<div style="height: ${height}px"></div>`;
      return item;
    };
    const is = (height: number) =>
      waitUntil(() => swiper.offsetHeight === height, `${height}, not ${swiper.offsetHeight}`);
    swiper.append(high(80), high(200));
    await is(80);
    swiper.next();
    await is(200);
    (swiper.children[1]!.firstElementChild as HTMLElement).style.height = '130px';
    await is(130);
    swiper.autoHeight = false;
    await is(150);
  });

  it('is as high as the highest of the slides in sight', async () => {
    const swiper = await create({ slides: 0, autoHeight: true, displayMultipleItems: 2 });
    const is = (height: number) =>
      waitUntil(() => swiper.offsetHeight === height, `${height}, not ${swiper.offsetHeight}`);
    for (const height of [80, 200, 120, 90]) {
      const item = slide(height);
      item.innerHTML = `<div style="height: ${height}px"></div>`;
      swiper.append(item);
    }
    await is(200);
    swiper.current = 2;
    await is(120);
    swiper.current = 1;
    await is(200);
  });
});
