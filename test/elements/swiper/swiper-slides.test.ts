import 'nacre/elements/swiper';
import { expect, waitUntil } from '@open-wc/testing';
import type { NcSwiper, SwiperChangeEvent, SwiperTransitionEvent } from 'nacre/elements/swiper';
import { drag } from '../../helpers/commands.js';
import { drawn, settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { create, follow, inSight, itemsOf, rest, slide, spotOf, swipe } from './swiper-fixture.js';

/** Removes all slides but the first ones. */
function keep(swiper: NcSwiper, count: number): NcSwiper {
  for (const item of itemsOf(swiper).slice(count)) item.remove();
  return swiper;
}

const order = (swiper: Parameters<typeof itemsOf>[0]) => itemsOf(swiper).map(({ itemId }) => itemId);

describe('<nc-swiper> and its slides', () => {
  before(useTokens);

  describe('the current one', () => {
    it('is set by code, which fires change', async () => {
      const swiper = await create();
      const reports = follow(swiper);
      swiper.current = 3;
      expect(swiper.current).to.equal(3);
      await settled(swiper);
      expect(reports).to.deep.equal(['change 3', 'animationfinish 3']);
      expect(inSight(swiper)).to.deep.equal(['s3']);
      swiper.current = 3;
      await settled(swiper);
      expect(reports.length).to.equal(2);
    });

    it('is the nearest one if the index is out of range', async () => {
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

    it('is set by its id, which overrides the index', async () => {
      const swiper = await create();
      const reports = follow(swiper);
      Object.assign(swiper, { current: 1, currentItemId: 's4' });
      await settled(swiper);
      expect([swiper.current, swiper.currentItemId]).to.deep.equal([4, 's4']);
      expect(reports).to.deep.equal(['change 4', 'animationfinish 4']);
      Object.assign(swiper, { current: 1, currentItemId: 'none' });
      await settled(swiper);
      expect(swiper.current).to.equal(1);
      swiper.append(Object.assign(slide(9), { itemId: 'none' }));
      await drawn();
      expect([swiper.current, swiper.currentItemId]).to.deep.equal([5, 'none']);
    });

    it('is reported with its id', async () => {
      const swiper = await create();
      let id = '';
      swiper.addEventListener('change', (event) => (id = (event as SwiperChangeEvent).currentItemId));
      swiper.next();
      expect(id).to.equal('s1');
    });

    it('is changed by methods, as far as there are slides', async () => {
      const swiper = await create({ slides: 3 });
      const reports = follow(swiper);
      swiper.next();
      swiper.next();
      swiper.next();
      swiper.previous();
      swiper.goTo(0, { animate: false });
      swiper.previous();
      expect(reports.filter((each) => each.startsWith('change'))).to.deep.equal([
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

    it('waits for slides that are added later, one by one, and fires nothing', async () => {
      const swiper = await create({ slides: 0, current: 3, circular: true });
      const reports = follow(swiper);
      for (let index = 0; index < 5; index += 1) {
        swiper.append(slide(index));
        await drawn();
      }
      expect([swiper.current, ...reports]).to.deep.equal([3]);
      expect(inSight(swiper)).to.deep.equal(['s3']);
      const way = [spotOf(swiper, 0.8), spotOf(swiper, 0.2)] as const;
      await swipe(swiper, way);
      await rest(reports);
      await swipe(swiper, way);
      await waitUntil(() => reports.length === 4);
      expect(reports[3]).to.equal('animationfinish 0 touch');
      await drawn();
      expect(inSight(swiper)).to.deep.equal(['s0']);
    });

    it('stays the same while others are added and removed, and its new index is reported', async () => {
      for (const circular of [false, true]) {
        const swiper = await create({ current: 2, circular });
        const reports = follow(swiper);
        swiper.prepend(slide(8), slide(9));
        await drawn();
        expect(inSight(swiper)).to.deep.equal(['s2']);
        expect(reports).to.deep.equal(['change 4', 'animationfinish 4']);
        swiper.firstElementChild!.remove();
        swiper.append(slide(7));
        await drawn();
        expect(inSight(swiper)).to.deep.equal(['s2']);
        expect(swiper.current).to.equal(3);
        reports.length = 0;
        itemsOf(swiper)[3]!.remove();
        await drawn();
        expect(inSight(swiper)).to.deep.equal(['s3']);
        expect(reports).to.deep.equal([]);
        while (swiper.childElementCount > 2) swiper.lastElementChild!.remove();
        await drawn();
        expect([swiper.current, ...inSight(swiper)]).to.deep.equal([1, 's0']);
        expect(reports).to.deep.equal(['change 1', 'animationfinish 1']);
      }
    });

    it('is the one that code sets together with adding and removing slides', async () => {
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
          const reports = follow(swiper);
          change(swiper);
          await settled(swiper);
          await drawn();
          expect(inSight(swiper), name).to.deep.equal([expected]);
          expect(order(swiper)[swiper.current], name).to.equal(expected);
          expect(reports.at(-1), name).to.equal(`animationfinish ${swiper.current}`);
        }
      }
    });

    it('keeps its index when all slides are replaced', async () => {
      const swiper = await create({ current: 2, circular: true });
      const reports = follow(swiper);
      swiper.replaceChildren();
      await drawn();
      swiper.append(...[10, 11, 12, 13].map(slide));
      await drawn();
      expect([swiper.current, ...inSight(swiper), ...reports]).to.deep.equal([2, 's12']);
    });

    it('stays the same when the axis changes before the first frame', async () => {
      const swiper = await create();
      const reports = follow(swiper);
      swiper.vertical = true;
      await swiper.updateComplete;
      swiper.current = 1;
      await swiper.updateComplete;
      swiper.vertical = false;
      await swiper.updateComplete;
      await drawn();
      await drawn();
      expect([swiper.current, ...inSight(swiper), ...reports]).to.deep.equal([
        1,
        's1',
        'change 1',
        'animationfinish 1',
      ]);
    });

    it('stays in sight when the swiper changes its size, direction, axis or parent', async () => {
      for (const circular of [false, true]) {
        const swiper = await create({ current: 3, circular });
        const reports = follow(swiper);
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
        expect([swiper.current, ...reports]).to.deep.equal([3]);
      }
    });
  });

  describe('of a circular swiper', () => {
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

    it('may be two: the other one is on the side that a drag uncovers', async () => {
      const swiper = await create({ circular: true, slides: 2 });
      const reports = follow(swiper);
      for (const [from, to, current] of [
        [0.2, 0.8, 1],
        [0.2, 0.8, 0],
        [0.8, 0.2, 1],
        [0.8, 0.2, 0],
      ] as const) {
        reports.length = 0;
        await drag([spotOf(swiper, from), spotOf(swiper, to)]);
        await rest(reports);
        expect(reports[0]).to.equal(`change ${current} touch`);
        expect(inSight(swiper)).to.deep.equal([`s${current}`]);
      }
    });

    it('do not move if there is only one, or none', async () => {
      const swiper = await create({ circular: true, slides: 1 });
      const reports = follow(swiper);
      swiper.next();
      await drag([spotOf(swiper, 0.8), spotOf(swiper, 0.2)]);
      await drawn();
      expect([swiper.current, ...inSight(swiper), ...reports]).to.deep.equal([0, 's0']);
      const none = await create({ circular: true, slides: 0 });
      none.next();
      none.goTo(4);
      expect(order(none)).to.deep.equal([]);
    });

    it('take the shortest way', async () => {
      // Long enough for a frame on a busy machine.
      const swiper = await create({ circular: true, duration: 400 });
      const reports = follow(swiper);
      const ways: number[] = [];
      swiper.addEventListener('transition', (event) => ways.push(Math.round((event as SwiperTransitionEvent).dx)));
      swiper.current = 4;
      await rest(reports);
      expect(Math.min(...ways)).to.be.within(-300, -1);
      expect(Math.max(...ways)).to.be.at.most(0);
    });
  });

  it('can be several in sight, and stop with the last one', async () => {
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

  it('can be focused only while they are in sight', async () => {
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

  it('keep their scroll position', async () => {
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
