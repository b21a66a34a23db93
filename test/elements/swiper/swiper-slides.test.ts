import 'nacre/elements/swiper';
import { expect, waitUntil } from '@open-wc/testing';
import type { NcSwiper, SwiperChangeEvent, SwiperTransitionEvent } from 'nacre/elements/swiper';
import { drag } from '../../helpers/commands.js';
import { drawn, settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { create, follow, inSight, itemsOf, rest, slide, spotOf, swipe } from './swiper-fixture.js';

/** Takes all slides but the first ones. */
function keep(swiper: NcSwiper, count: number): NcSwiper {
  for (const item of itemsOf(swiper).slice(count)) item.remove();
  return swiper;
}

const order = (swiper: Parameters<typeof itemsOf>[0]) => itemsOf(swiper).map(({ itemId }) => itemId);

describe('<nc-swiper> and its slides', () => {
  before(useTokens);

  describe('the current one', () => {
    it('is set by code, which change tells of', async () => {
      const swiper = await create();
      const told = follow(swiper);
      swiper.current = 3;
      expect(swiper.current).to.equal(3);
      await settled(swiper);
      expect(told).to.deep.equal(['change 3', 'animationfinish 3']);
      expect(inSight(swiper)).to.deep.equal(['s3']);
      swiper.current = 3;
      await settled(swiper);
      expect(told.length).to.equal(2);
    });

    it('is the nearest one of what is out of range', async () => {
      const swiper = await create();
      for (const [set, is] of [
        [99, 4],
        [-7, 0],
        [2.4, 2],
        [NaN, 0],
      ] as const) {
        swiper.current = set;
        await settled(swiper);
        expect(swiper.current).to.equal(is);
        expect(inSight(swiper)).to.deep.equal([`s${is}`]);
      }
    });

    it('is named by its id, which wins over a place', async () => {
      const swiper = await create();
      const told = follow(swiper);
      Object.assign(swiper, { current: 1, currentItemId: 's4' });
      await settled(swiper);
      expect([swiper.current, swiper.currentItemId]).to.deep.equal([4, 's4']);
      expect(told).to.deep.equal(['change 4', 'animationfinish 4']);
      Object.assign(swiper, { current: 1, currentItemId: 'none' });
      await settled(swiper);
      expect(swiper.current).to.equal(1);
      swiper.append(Object.assign(slide(9), { itemId: 'none' }));
      await drawn();
      expect([swiper.current, swiper.currentItemId]).to.deep.equal([5, 'none']);
    });

    it('is told with its id', async () => {
      const swiper = await create();
      let id = '';
      swiper.addEventListener('change', (event) => (id = (event as SwiperChangeEvent).currentItemId));
      swiper.next();
      expect(id).to.equal('s1');
    });

    it('is moved by methods, as far as there are slides', async () => {
      const swiper = await create({ slides: 3 });
      const told = follow(swiper);
      swiper.next();
      swiper.next();
      swiper.next();
      swiper.previous();
      swiper.goTo(0, { animate: false });
      swiper.previous();
      expect(told.filter((each) => each.startsWith('change'))).to.deep.equal([
        'change 1',
        'change 2',
        'change 1',
        'change 0',
      ]);
      swiper.circular = true;
      swiper.previous();
      expect(swiper.current).to.equal(2);
      swiper.next();
      expect(swiper.current).to.equal(0);
      await drawn();
      expect(inSight(swiper)).to.deep.equal(['s0']);
    });

    it('waits for slides that come later, one by one, without a word', async () => {
      const swiper = await create({ slides: 0, current: 3, circular: true });
      const told = follow(swiper);
      for (let index = 0; index < 5; index += 1) {
        swiper.append(slide(index));
        await drawn();
      }
      expect([swiper.current, ...told]).to.deep.equal([3]);
      expect(inSight(swiper)).to.deep.equal(['s3']);
      const way = [spotOf(swiper, 0.8), spotOf(swiper, 0.2)] as const;
      await swipe(swiper, way);
      await rest(told);
      await swipe(swiper, way);
      await waitUntil(() => told.length === 4);
      expect(told[3]).to.equal('animationfinish 0 touch');
      await drawn();
      expect(inSight(swiper)).to.deep.equal(['s0']);
    });

    it('stays while others come and go, and its new place is told', async () => {
      for (const circular of [false, true]) {
        const swiper = await create({ current: 2, circular });
        const told = follow(swiper);
        swiper.prepend(slide(8), slide(9));
        await drawn();
        expect(inSight(swiper)).to.deep.equal(['s2']);
        expect(told).to.deep.equal(['change 4', 'animationfinish 4']);
        swiper.firstElementChild!.remove();
        swiper.append(slide(7));
        await drawn();
        expect(inSight(swiper)).to.deep.equal(['s2']);
        expect(swiper.current).to.equal(3);
        told.length = 0;
        itemsOf(swiper)[3]!.remove();
        await drawn();
        expect(inSight(swiper)).to.deep.equal(['s3']);
        expect(told).to.deep.equal([]);
        while (swiper.childElementCount > 2) swiper.lastElementChild!.remove();
        await drawn();
        expect([swiper.current, ...inSight(swiper)]).to.deep.equal([1, 's0']);
        expect(told).to.deep.equal(['change 1', 'animationfinish 1']);
      }
    });

    it('is what code says in one breath with other slides', async () => {
      const changes: Record<string, [(swiper: NcSwiper) => void, string]> = {
        'fewer, and the first': [(swiper) => (keep(swiper, 2).current = 0), 's0'],
        'the first, and fewer': [(swiper) => keep(Object.assign(swiper, { current: 0 }), 2), 's0'],
        'one before, and that': [(swiper) => (swiper.prepend(slide(9)), (swiper.current = 0)), 's9'],
        'one before, and where it was': [(swiper) => (swiper.prepend(slide(9)), (swiper.current = 3)), 's2'],
        'one before, and beyond the last': [(swiper) => (swiper.prepend(slide(9)), (swiper.current = 99)), 's4'],
        'not the current one, and the one before': [
          (swiper) => (itemsOf(swiper)[3]!.remove(), (swiper.current = 1)),
          's1',
        ],
      };
      for (const circular of [false, true]) {
        for (const [name, [change, expected]] of Object.entries(changes)) {
          const swiper = await create({ current: 3, circular });
          const told = follow(swiper);
          change(swiper);
          await settled(swiper);
          await drawn();
          expect(inSight(swiper), name).to.deep.equal([expected]);
          expect(order(swiper)[swiper.current], name).to.equal(expected);
          expect(told.at(-1), name).to.equal(`animationfinish ${swiper.current}`);
        }
      }
    });

    it('keeps its place when all slides are replaced', async () => {
      const swiper = await create({ current: 2, circular: true });
      const told = follow(swiper);
      swiper.replaceChildren();
      await drawn();
      swiper.append(...[10, 11, 12, 13].map(slide));
      await drawn();
      expect([swiper.current, ...inSight(swiper), ...told]).to.deep.equal([2, 's12']);
    });

    it('stays the current one when the axis changes before anything was drawn', async () => {
      const swiper = await create();
      const told = follow(swiper);
      swiper.vertical = true;
      await swiper.updateComplete;
      swiper.current = 1;
      await swiper.updateComplete;
      swiper.vertical = false;
      await swiper.updateComplete;
      await drawn();
      await drawn();
      expect([swiper.current, ...inSight(swiper), ...told]).to.deep.equal([1, 's1', 'change 1', 'animationfinish 1']);
    });

    it('stays in sight whatever becomes of the swiper', async () => {
      for (const circular of [false, true]) {
        const swiper = await create({ current: 3, circular });
        const told = follow(swiper);
        const home = swiper.parentElement!;
        const changes: Record<string, () => void> = {
          'a width of a fraction': () => (home.style.width = '233.3px'),
          'right to left': () => (home.dir = 'rtl'),
          'hidden in the meantime': () => (swiper.hidden = true),
          'shown again': () => (swiper.hidden = false),
          vertical: () => (swiper.vertical = true),
          'a height': () => (swiper.style.height = '77px'),
          horizontal: () => (swiper.vertical = false),
          'circular or not': () => (swiper.circular = !circular),
          'circular or not, again': () => (swiper.circular = circular),
          'left to right': () => (home.dir = 'ltr'),
          moved: () => home.append(swiper),
          margins: () => Object.assign(swiper, { previousMargin: 20, nextMargin: '2em' }),
        };
        for (const [name, change] of Object.entries(changes)) {
          change();
          await settled(swiper);
          await drawn();
          await drawn();
          if (swiper.hidden) continue;
          const seen = inSight(swiper);
          expect(seen, name).to.include('s3');
        }
        expect([swiper.current, ...told]).to.deep.equal([3]);
      }
    });
  });

  describe('that go around', () => {
    it('have neighbours on both sides, in their order', async () => {
      const swiper = await create({ circular: true, previousMargin: 30, nextMargin: 30 });
      const lefts = () =>
        new Map(itemsOf(swiper).map((item) => [item.itemId, Math.round(item.getBoundingClientRect().left)]));
      for (let turn = 0; turn < 12; turn += 1) {
        const { current } = swiper;
        const at = lefts();
        const here = at.get(`s${current}`)!;
        expect(at.get(`s${(current + 1) % 5}`)! - here).to.equal(240);
        expect(at.get(`s${(current + 4) % 5}`)! - here).to.equal(-240);
        swiper.next();
        await drawn();
      }
    });

    it('may be two, with the other one on the side of the hand', async () => {
      const swiper = await create({ circular: true, slides: 2 });
      const told = follow(swiper);
      for (const [from, to, current] of [
        [0.2, 0.8, 1],
        [0.2, 0.8, 0],
        [0.8, 0.2, 1],
        [0.8, 0.2, 0],
      ] as const) {
        told.length = 0;
        await drag([spotOf(swiper, from), spotOf(swiper, to)]);
        await rest(told);
        expect(told[0]).to.equal(`change ${current} touch`);
        expect(inSight(swiper)).to.deep.equal([`s${current}`]);
      }
    });

    it('are not more than there are', async () => {
      const swiper = await create({ circular: true, slides: 1 });
      const told = follow(swiper);
      swiper.next();
      await drag([spotOf(swiper, 0.8), spotOf(swiper, 0.2)]);
      await drawn();
      expect([swiper.current, ...inSight(swiper), ...told]).to.deep.equal([0, 's0']);
      const none = await create({ circular: true, slides: 0 });
      none.next();
      none.goTo(4);
      expect(order(none)).to.deep.equal([]);
    });

    it('take the shortest way', async () => {
      const swiper = await create({ circular: true, duration: 60 });
      const told = follow(swiper);
      const ways: number[] = [];
      swiper.addEventListener('transition', (event) => ways.push((event as SwiperTransitionEvent).dx));
      swiper.current = 4;
      await rest(told);
      expect(Math.min(...ways)).to.be.within(-300, -1);
      expect(Math.max(...ways)).to.be.at.most(0);
    });
  });

  it('are several in sight, and stop with the last one', async () => {
    const swiper = await create({ displayMultipleItems: 2 });
    expect(inSight(swiper)).to.deep.equal(['s0', 's1']);
    swiper.current = 4;
    await settled(swiper);
    expect([swiper.current, ...inSight(swiper)]).to.deep.equal([3, 's3', 's4']);
    swiper.circular = true;
    swiper.current = 4;
    await settled(swiper);
    await drawn();
    expect([swiper.current, ...inSight(swiper)]).to.deep.equal([4, 's4', 's0']);
  });

  it('can be used and read only while they are in sight', async () => {
    const swiper = await create({ displayMultipleItems: 2 });
    for (const item of itemsOf(swiper)) item.append(document.createElement('button'));
    const usable = () =>
      itemsOf(swiper)
        .filter((item) => {
          item.querySelector('button')!.focus();
          return item.contains(document.activeElement);
        })
        .map(({ itemId }) => itemId);
    expect(usable()).to.deep.equal(['s0', 's1']);
    swiper.goTo(2);
    await drawn();
    expect(usable()).to.deep.equal(['s2', 's3']);
  });

  it('keep how far they were scrolled', async () => {
    const swiper = await create({ slides: 9 });
    const [first] = itemsOf(swiper);
    first!.style.overflow = 'auto';
    first!.innerHTML = '<div style="height: 900px"></div>';
    first!.scrollTop = 123;
    swiper.goTo(7);
    await drawn();
    swiper.goTo(0);
    await drawn();
    expect(first!.scrollTop).to.equal(123);
  });
});
