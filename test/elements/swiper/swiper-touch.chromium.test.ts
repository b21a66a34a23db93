import 'nacre/elements/swiper';
import { expect, waitUntil } from '@open-wc/testing';
import type { NcSwiper } from 'nacre/elements/swiper';
import { emulate, touch, type Point } from '../../helpers/commands.js';
import { drawn, settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { create, follow, inSight, itemsOf, reported, rest, slide, spotOf } from './swiper-fixture.js';

const forth = (swiper: NcSwiper): Point[] => [spotOf(swiper, 0.8), spotOf(swiper, 0.2)];
const back = (swiper: NcSwiper): Point[] => [spotOf(swiper, 0.2), spotOf(swiper, 0.8)];
const QUICK = { steps: 3, stepDelay: 4 };

describe('<nc-swiper> moved by a finger', () => {
  before(useTokens);

  it('can be swiped during an animation', async () => {
    const swiper = await create({ duration: 60_000, circular: true });
    const reports = follow(swiper);
    swiper.next();
    await drawn();
    await touch(forth(swiper), QUICK);
    await reported(reports, 'change 2 touch');
    expect(reports[0]).to.equal('change 1');
    swiper.goTo(4, { animate: false });
    await rest(reports);
    expect(inSight(swiper)).to.deep.equal(['s4']);
    expect(reports.filter((each) => each.startsWith('animationfinish')).length).to.equal(1);
  });

  it('goes where code moves it while the browser still scrolls', async () => {
    for (const duration of [0, 100]) {
      const swiper = await create({ duration });
      const reports = follow(swiper);
      // At once: a moment later a swiper on a busy machine may rest.
      swiper.addEventListener('change', () => swiper.goTo(3), { once: true });
      await touch(forth(swiper), QUICK);
      await reported(reports, 'animationfinish 3');
      // No frame shows anything else, for as long as the browser would have gone on.
      for (let frame = 0; frame < 20; frame += 1) {
        expect(inSight(swiper)).to.deep.equal(['s3']);
        await drawn();
      }
      expect(reports).to.deep.equal(['change 1 touch', 'change 3', 'animationfinish 3']);
      reports.length = 0;
      await touch(back(swiper));
      await rest(reports);
      expect(swiper.current).to.equal(2);
    }
  });

  it('follows the next finger after code has interrupted a swipe', async () => {
    const swiper = await create({ slides: 9 });
    const reports = follow(swiper);
    swiper.addEventListener('change', () => swiper.goTo(5), { once: true });
    const [, second] = itemsOf(swiper);
    second!.innerHTML = `<style>@keyframes fade { to { opacity: 0.5 } }</style>
      <div style="block-size: 60px; overflow: auto; animation: fade 60s"><p style="height: 500px"></p></div>`;
    const inner = second!.lastElementChild as HTMLElement;
    inner.scrollTop = 40;
    const [fade] = inner.getAnimations();
    await touch(forth(swiper), QUICK);
    await reported(reports, 'animationfinish 5');
    await touch(back(swiper), QUICK);
    await reported(reports, 'animationfinish 4 touch');
    expect(reports.filter((each) => each.startsWith('change'))).to.deep.equal([
      'change 1 touch',
      'change 5',
      'change 4 touch',
    ]);
    expect(inSight(swiper)).to.deep.equal(['s4']);
    // The slides keep their scroll positions and animations.
    expect(inner.scrollTop).to.equal(40);
    expect(inner.getAnimations()).to.deep.equal([fade]);
  });

  it('shows the other one of two slides on both sides', async () => {
    const swiper = await create({ circular: true, slides: 2 });
    const reports = follow(swiper);
    for (const [way, current] of [
      [back(swiper), 1],
      [back(swiper), 0],
      [forth(swiper), 1],
    ] as const) {
      reports.length = 0;
      await touch(way);
      await rest(reports);
      expect(reports).to.deep.equal([`change ${current} touch`, `animationfinish ${current} touch`]);
      expect(inSight(swiper)).to.deep.equal([`s${current}`]);
    }
  });

  it('can be swiped again and again without a rest', async function () {
    this.timeout(60_000);
    const swiper = await create({ circular: true, slides: 3 });
    const reports = follow(swiper);
    let turns = 0;
    swiper.addEventListener('change', () => (turns += 1));
    for (let swipe = 0; swipe < 16; swipe += 1) await touch(forth(swiper), QUICK);
    await rest(reports);
    expect(turns).to.be.greaterThan(6);
    expect(inSight(swiper)).to.deep.equal([`s${swiper.current}`]);
    reports.length = 0;
    await touch(forth(swiper), QUICK);
    await rest(reports);
    expect(inSight(swiper)).to.deep.equal([`s${swiper.current}`]);
  });

  it('returns after a short, slow swipe, and after a cancelled one', async () => {
    const swiper = await create();
    const reports = follow(swiper);
    await touch([spotOf(swiper, 0.6), spotOf(swiper, 0.4)], { hold: 120 });
    await rest(reports);
    expect(reports).to.deep.equal(['animationfinish 0 touch']);
    expect(inSight(swiper)).to.deep.equal(['s0']);
    reports.length = 0;
    await touch([spotOf(swiper, 0.6), spotOf(swiper, 0.4)], { hold: 120, cancel: true });
    await rest(reports);
    expect(inSight(swiper)).to.deep.equal(['s0']);
  });

  it('leaves scrolling in the other direction to its slides and to the page', async () => {
    const swiper = await create();
    const reports = follow(swiper);
    const [first] = itemsOf(swiper);
    first!.style.overflowY = 'auto';
    first!.innerHTML = '<div style="height: 900px"></div>';
    const [x, y] = spotOf(swiper);
    await touch([
      [x, y + 50],
      [x + 5, y - 50],
    ]);
    await waitUntil(() => first!.scrollTop > 40, 'the slide scrolls', { timeout: 10_000 });
    expect(reports).to.deep.equal([]);
    expect(inSight(swiper)).to.deep.equal(['s0']);
  });

  it('comes to rest when the page removes the slide under the finger', async () => {
    const swiper = await create();
    const reports = follow(swiper);
    const [first] = itemsOf(swiper);
    first!.addEventListener('touchmove', () => first!.remove(), { once: true });
    await touch(forth(swiper));
    await rest(reports);
    expect(inSight(swiper)).to.deep.equal([`s${swiper.current + 1}`]);
  });

  it('lets the swiper around it move at its end', async () => {
    const outer = await create({ slides: 2 });
    const inner = document.createElement('nc-swiper');
    inner.append(slide(8), slide(9));
    outer.children[0]!.append(inner);
    await settled(outer);
    await drawn();
    await drawn();
    const [reports, reportsInside] = [follow(outer), follow(inner)];
    await touch(forth(inner));
    await rest(reportsInside);
    expect([inner.current, ...reports]).to.deep.equal([1]);
    await touch(forth(inner));
    await rest(reports);
    expect(reports).to.deep.equal(['change 1 touch', 'animationfinish 1 touch']);
    expect([inner.current, ...inSight(outer)]).to.deep.equal([1, 's1']);
  });

  it('passes several slides at once with acceleration', async () => {
    // How far a swipe goes depends on the machine; whether it may pass a slide does not.
    const stopsOf = (swiper: NcSwiper) => getComputedStyle(swiper.shadowRoot!.querySelector('i')!).scrollSnapStop;
    expect(stopsOf(await create({ slides: 20 }))).to.equal('always');
    const swiper = await create({ slides: 20, displayMultipleItems: 3, acceleration: true });
    expect(stopsOf(swiper)).to.equal('normal');
    const reports = follow(swiper);
    await touch([spotOf(swiper, 0.95), spotOf(swiper, 0.05)], { hold: 120 });
    await rest(reports);
    expect(swiper.current).to.be.greaterThan(1);
    expect(inSight(swiper)[0]).to.equal(`s${swiper.current}`);
  });

  it('moves without an animation where the user prefers reduced motion', async () => {
    await emulate({ 'prefers-reduced-motion': 'reduce' });
    const swiper = await create({ duration: 3000 });
    const reports = follow(swiper);
    swiper.next();
    expect(reports).to.deep.equal(['change 1', 'animationfinish 1']);
    await emulate({});
  });

  it('moves without an animation in a hidden page', async () => {
    const swiper = await create({ duration: 3000 });
    const reports = follow(swiper);
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    swiper.next();
    delete (document as { hidden?: boolean }).hidden;
    expect(reports).to.deep.equal(['change 1', 'animationfinish 1']);
  });
});
