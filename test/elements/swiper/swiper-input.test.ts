import 'nacre/elements/swiper';
import { expect, fixture, html } from '@open-wc/testing';
import type { SwiperTransitionEvent } from 'nacre/elements/swiper';
import { drag, hasPen, keys, pointer, touch, wheel, type Point } from '../../helpers/commands.js';
import { drawn, settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { create, follow, inSight, rest, slide, spotOf, swipe } from './swiper-fixture.js';

describe('<nc-swiper> and its inputs', () => {
  before(useTokens);

  describe('by finger, mouse and pen', () => {
    for (const dir of ['ltr', 'rtl'] as const) {
      const [far, near] = dir === 'ltr' ? [0.8, 0.2] : [0.2, 0.8];

      it(`a finger moves to the next and the previous slide, ${dir}`, async () => {
        const swiper = await create({ dir });
        const reports = follow(swiper);
        await swipe(swiper, [spotOf(swiper, far), spotOf(swiper, near)]);
        await rest(reports);
        expect(reports).to.deep.equal(['change 1 touch', 'animationfinish 1 touch']);
        expect(inSight(swiper)).to.deep.equal(['s1']);
        reports.length = 0;
        await swipe(swiper, [spotOf(swiper, near), spotOf(swiper, far)]);
        await rest(reports);
        expect(reports).to.deep.equal(['change 0 touch', 'animationfinish 0 touch']);
        expect(inSight(swiper)).to.deep.equal(['s0']);
      });

      it(`a mouse drags from the first slide to the last, ${dir}`, async () => {
        const swiper = await create({ dir, circular: true, slides: 3 });
        const reports = follow(swiper);
        await drag([spotOf(swiper, near), spotOf(swiper, far)]);
        await rest(reports);
        expect(reports).to.deep.equal(['change 2 touch', 'animationfinish 2 touch']);
        expect(inSight(swiper)).to.deep.equal(['s2']);
        await drag([spotOf(swiper, far), spotOf(swiper, near)]);
        await rest(reports);
        expect(inSight(swiper)).to.deep.equal(['s0']);
      });
    }

    if (hasPen) {
      it('a pen drags', async () => {
        const swiper = await create();
        const reports = follow(swiper);
        await drag([spotOf(swiper, 0.8), spotOf(swiper, 0.2)], { pointerType: 'pen' });
        await rest(reports);
        expect(inSight(swiper)).to.deep.equal(['s1']);
      });
    }
  });

  it('lets the swiper around it move at its end, and in the other direction', async () => {
    const outer = await create({ slides: 2 });
    const inner = document.createElement('nc-swiper');
    Object.assign(inner, { duration: 0 }).append(slide(8), slide(9));
    outer.children[0]!.append(inner);
    await settled(outer);
    await drawn();
    await drawn();
    const way: Point[] = [spotOf(outer, 0.8), spotOf(outer, 0.2)];
    const reports = follow(inner);
    await drag(way);
    await rest(reports);
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

  it('reports its motion frame by frame', async () => {
    const swiper = await create({ duration: 120, vertical: true });
    const reports = follow(swiper);
    const ways: [number, number][] = [];
    swiper.addEventListener('transition', (event) => {
      const { dx, dy } = event as SwiperTransitionEvent;
      ways.push([dx, dy]);
    });
    swiper.next();
    await rest(reports);
    expect(ways.length).to.be.greaterThan(0);
    expect(ways.every(([dx, dy]) => dx === 0 && dy >= 0 && dy <= 150)).to.equal(true);
    expect(ways.map(([, dy]) => dy)).to.deep.equal(ways.map(([, dy]) => dy).toSorted((one, other) => one - other));
  });

  it('is moved by keys, except those that are pressed in a slide', async () => {
    const swiper = await create();
    const reports = follow(swiper);
    swiper.focus();
    await keys('ArrowRight');
    await keys('End');
    await keys('ArrowRight');
    await keys('ArrowLeft');
    expect(reports.filter((each) => each.startsWith('change'))).to.deep.equal([
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

  it('is moved by the wheel', async () => {
    const swiper = await create({ vertical: true });
    const reports = follow(swiper);
    await wheel(spotOf(swiper), { deltaY: 120 });
    await rest(reports);
    expect(reports).to.deep.equal(['change 1 touch', 'animationfinish 1 touch']);
    expect(inSight(swiper)).to.deep.equal(['s1']);
  });

  it('with disable-touch is not moved by touch, mouse or wheel', async () => {
    const swiper = await create({ disableTouch: true });
    const reports = follow(swiper);
    const way: Point[] = [spotOf(swiper, 0.8), spotOf(swiper, 0.2)];
    await touch(way);
    await drag(way);
    await wheel(spotOf(swiper), { deltaX: 200 });
    await drawn();
    expect(reports).to.deep.equal([]);
    expect(inSight(swiper)).to.deep.equal(['s0']);
  });

  it('with disable-touch does not scroll from the first frame on', async () => {
    const home = await fixture<HTMLElement>(html`<div></div>`);
    const swiper = document.createElement('nc-swiper');
    home.append(swiper);
    const overflow = () => getComputedStyle(swiper.shadowRoot!.querySelector('[part=scroller]')!).overflowX;
    expect(overflow()).to.equal('auto');
    swiper.disableTouch = true;
    expect(overflow()).to.equal('hidden');
    await settled(swiper);
    expect(overflow()).to.equal('hidden');
    swiper.disableTouch = false;
    expect(overflow()).to.equal('auto');
  });

  it('is moved by arrow keys as they point, in right-to-left text', async () => {
    const swiper = await create({ dir: 'rtl' });
    const reports = follow(swiper);
    swiper.focus();
    await keys('ArrowRight');
    expect(swiper.current, 'back from the first').to.equal(0);
    await keys('ArrowLeft');
    await keys('ArrowLeft');
    await keys('ArrowRight');
    expect(reports.filter((each) => each.startsWith('change'))).to.deep.equal([
      'change 1 keyboard',
      'change 2 keyboard',
      'change 1 keyboard',
    ]);
  });

  it('has the state dragging while the mouse drags it', async () => {
    const swiper = await create();
    await pointer({ phase: 'down', position: spotOf(swiper, 0.8), pointerType: 'mouse' });
    await pointer({ phase: 'move', position: spotOf(swiper, 0.5), pointerType: 'mouse' });
    expect(swiper.matches(':state(dragging)')).to.equal(true);
    await pointer({ phase: 'up', position: spotOf(swiper, 0.5), pointerType: 'mouse' });
    expect(swiper.matches(':state(dragging)')).to.equal(false);
    await settled(swiper);
  });
});
