import 'nacre/elements/swiper';
import { expect } from '@open-wc/testing';
import type { SwiperTransitionEvent } from 'nacre/elements/swiper';
import { drag, hasPen, keys, pointer, touch, wheel, type Point } from '../../helpers/commands.js';
import { drawn, settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { create, follow, inSight, rest, slide, spotOf, swipe } from './swiper-fixture.js';

describe('<nc-swiper> in use', () => {
  before(useTokens);

  describe('by finger, mouse and pen', () => {
    for (const dir of ['ltr', 'rtl'] as const) {
      const [far, near] = dir === 'ltr' ? [0.8, 0.2] : [0.2, 0.8];

      it(`a finger goes to the slides beside, ${dir}`, async () => {
        const swiper = await create({ dir });
        const told = follow(swiper);
        await swipe(swiper, [spotOf(swiper, far), spotOf(swiper, near)]);
        await rest(told);
        expect(told).to.deep.equal(['change 1 touch', 'animationfinish 1 touch']);
        expect(inSight(swiper)).to.deep.equal(['s1']);
        told.length = 0;
        await swipe(swiper, [spotOf(swiper, near), spotOf(swiper, far)]);
        await rest(told);
        expect(told).to.deep.equal(['change 0 touch', 'animationfinish 0 touch']);
        expect(inSight(swiper)).to.deep.equal(['s0']);
      });

      it(`a mouse drags over the seam, ${dir}`, async () => {
        const swiper = await create({ dir, circular: true, slides: 3 });
        const told = follow(swiper);
        await drag([spotOf(swiper, near), spotOf(swiper, far)]);
        await rest(told);
        expect(told).to.deep.equal(['change 2 touch', 'animationfinish 2 touch']);
        expect(inSight(swiper)).to.deep.equal(['s2']);
        await drag([spotOf(swiper, far), spotOf(swiper, near)]);
        await rest(told);
        expect(inSight(swiper)).to.deep.equal(['s0']);
      });
    }

    if (hasPen) {
      it('a pen drags', async () => {
        const swiper = await create();
        const told = follow(swiper);
        await drag([spotOf(swiper, 0.8), spotOf(swiper, 0.2)], { pointerType: 'pen' });
        await rest(told);
        expect(inSight(swiper)).to.deep.equal(['s1']);
      });
    }
  });

  it('gives way to the swiper around it at its end, but not to one that goes across', async () => {
    const outer = await create({ slides: 2 });
    const inner = document.createElement('nc-swiper');
    Object.assign(inner, { duration: 0 }).append(slide(8), slide(9));
    outer.children[0]!.append(inner);
    await settled(outer);
    await drawn();
    await drawn();
    const way: Point[] = [spotOf(outer, 0.8), spotOf(outer, 0.2)];
    const told = follow(inner);
    await drag(way);
    await rest(told);
    expect([inner.current, outer.current]).to.deep.equal([1, 0]);
    inner.vertical = true;
    inner.current = 0;
    await settled(inner);
    await drag(way);
    await drawn();
    expect([inner.current, outer.current]).to.deep.equal([0, 1]);
    outer.current = 0;
    inner.vertical = false;
    inner.current = 1;
    await settled(outer);
    await settled(inner);
    await drawn();
    await drag(way);
    await drawn();
    expect([inner.current, outer.current]).to.deep.equal([1, 1]);
  });

  it('tells of its way, frame by frame', async () => {
    const swiper = await create({ duration: 120, vertical: true });
    const told = follow(swiper);
    const ways: [number, number][] = [];
    swiper.addEventListener('transition', (event) => {
      const { dx, dy } = event as SwiperTransitionEvent;
      ways.push([dx, dy]);
    });
    swiper.next();
    await rest(told);
    expect(ways.length).to.be.greaterThan(0);
    expect(ways.every(([dx, dy]) => dx === 0 && dy >= 0 && dy <= 150)).to.equal(true);
    expect(ways.map(([, dy]) => dy)).to.deep.equal(ways.map(([, dy]) => dy).toSorted((one, other) => one - other));
  });

  it('goes by keys, and leaves those of slides alone', async () => {
    const swiper = await create();
    const told = follow(swiper);
    swiper.focus();
    await keys('ArrowRight');
    await keys('End');
    await keys('ArrowRight');
    await keys('ArrowLeft');
    expect(told.filter((each) => each.startsWith('change'))).to.deep.equal([
      'change 1 keyboard',
      'change 4 keyboard',
      'change 3 keyboard',
    ]);
    await drawn();
    expect(inSight(swiper)).to.deep.equal(['s3']);
    const field = document.createElement('input');
    // WebKit scrolls by an arrow key with which the caret cannot move.
    field.value = 'text';
    swiper.children[3]!.append(field);
    field.focus();
    await keys('ArrowLeft');
    await keys('Home');
    expect(swiper.current).to.equal(3);
  });

  it('follows the wheel', async () => {
    const swiper = await create({ vertical: true });
    const told = follow(swiper);
    await wheel(spotOf(swiper), { deltaY: 120 });
    await rest(told);
    expect(told).to.deep.equal(['change 1 touch', 'animationfinish 1 touch']);
    expect(inSight(swiper)).to.deep.equal(['s1']);
  });

  it('stays where it is while nobody may touch it', async () => {
    const swiper = await create({ disableTouch: true });
    const told = follow(swiper);
    const way: Point[] = [spotOf(swiper, 0.8), spotOf(swiper, 0.2)];
    await touch(way);
    await drag(way);
    await wheel(spotOf(swiper), { deltaX: 200 });
    await drawn();
    expect(told).to.deep.equal([]);
    expect(inSight(swiper)).to.deep.equal(['s0']);
  });

  it('shows where the mouse has hold of it', async () => {
    const swiper = await create();
    await pointer({ phase: 'down', position: spotOf(swiper, 0.8), pointerType: 'mouse' });
    await pointer({ phase: 'move', position: spotOf(swiper, 0.5), pointerType: 'mouse' });
    expect(swiper.matches(':state(dragging)')).to.equal(true);
    await pointer({ phase: 'up', position: spotOf(swiper, 0.5), pointerType: 'mouse' });
    expect(swiper.matches(':state(dragging)')).to.equal(false);
    await settled(swiper);
  });
});
