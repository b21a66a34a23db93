import 'nacre/elements/swiper';
import { expect, waitUntil } from '@open-wc/testing';
import type { NcSwiper } from 'nacre/elements/swiper';
import { emulate, touch, type Point } from '../../helpers/commands.js';
import { drawn, settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { create, follow, inSight, itemsOf, rest, slide, spotOf } from './swiper-fixture.js';

const forth = (swiper: NcSwiper): Point[] => [spotOf(swiper, 0.8), spotOf(swiper, 0.2)];
const back = (swiper: NcSwiper): Point[] => [spotOf(swiper, 0.2), spotOf(swiper, 0.8)];
const QUICK = { steps: 3, stepDelay: 4 };

describe('<nc-swiper> under a finger', () => {
  before(useTokens);

  it('is taken over while it glides', async () => {
    const swiper = await create({ duration: 3000, circular: true });
    const told = follow(swiper);
    swiper.next();
    await drawn();
    await touch(forth(swiper), QUICK);
    await waitUntil(() => told.includes('change 2 touch'));
    expect(told[0]).to.equal('change 1');
    swiper.goTo(4, { animate: false });
    await rest(told);
    expect(inSight(swiper)).to.deep.equal(['s4']);
    expect(told.filter((each) => each.startsWith('animationfinish')).length).to.equal(1);
  });

  it('goes where code says also while the browser still moves it', async () => {
    for (const duration of [0, 100]) {
      const swiper = await create({ duration });
      const told = follow(swiper);
      await touch(forth(swiper), QUICK);
      await waitUntil(() => told.includes('change 1 touch'));
      swiper.current = 3;
      await waitUntil(() => told.includes('animationfinish 3'));
      // As long as the browser would have gone on, no frame shows anything else.
      for (let frame = 0; frame < 20; frame += 1) {
        expect(inSight(swiper)).to.deep.equal(['s3']);
        await drawn();
      }
      expect(told).to.deep.equal(['change 1 touch', 'change 3', 'animationfinish 3']);
      await touch(back(swiper));
      await rest(told);
      expect(swiper.current).to.equal(2);
    }
  });

  it('follows the finger again as soon as code has moved it', async () => {
    const swiper = await create({ slides: 9 });
    const told = follow(swiper);
    await touch(forth(swiper), QUICK);
    await waitUntil(() => told.includes('change 1 touch'));
    const [, second] = itemsOf(swiper);
    second!.innerHTML = `<style>@keyframes fade { to { opacity: 0.5 } }</style>
      <div style="block-size: 60px; overflow: auto; animation: fade 60s"><p style="height: 500px"></p></div>`;
    const inner = second!.lastElementChild as HTMLElement;
    inner.scrollTop = 40;
    const [fade] = inner.getAnimations();
    swiper.goTo(5);
    await touch(back(swiper), QUICK);
    await rest(told);
    expect(told.filter((each) => each.startsWith('change'))).to.deep.equal([
      'change 1 touch',
      'change 5',
      'change 4 touch',
    ]);
    expect(inSight(swiper)).to.deep.equal(['s4']);
    // Slides do not notice that the browser was kept from going on.
    expect(inner.scrollTop).to.equal(40);
    expect(inner.getAnimations()).to.deep.equal([fade]);
  });

  it('of two slides has the other one on both sides', async () => {
    const swiper = await create({ circular: true, slides: 2 });
    const told = follow(swiper);
    for (const [way, current] of [
      [back(swiper), 1],
      [back(swiper), 0],
      [forth(swiper), 1],
    ] as const) {
      told.length = 0;
      await touch(way);
      await rest(told);
      expect(told).to.deep.equal([`change ${current} touch`, `animationfinish ${current} touch`]);
      expect(inSight(swiper)).to.deep.equal([`s${current}`]);
    }
  });

  it('goes on and on without a rest', async function () {
    this.timeout(20_000);
    const swiper = await create({ circular: true, slides: 3 });
    const told = follow(swiper);
    let turns = 0;
    swiper.addEventListener('change', () => (turns += 1));
    for (let swipe = 0; swipe < 16; swipe += 1) await touch(forth(swiper), QUICK);
    await rest(told);
    expect(turns).to.be.greaterThan(6);
    expect(inSight(swiper)).to.deep.equal([`s${swiper.current}`]);
    await touch(forth(swiper), QUICK);
    await rest(told);
    expect(inSight(swiper)).to.deep.equal([`s${swiper.current}`]);
  });

  it('comes back from a short, slow way, and from one that was cancelled', async () => {
    const swiper = await create();
    const told = follow(swiper);
    await touch([spotOf(swiper, 0.6), spotOf(swiper, 0.4)], { hold: 120 });
    await rest(told);
    expect(told).to.deep.equal(['animationfinish 0 touch']);
    expect(inSight(swiper)).to.deep.equal(['s0']);
    told.length = 0;
    await touch([spotOf(swiper, 0.6), spotOf(swiper, 0.4)], { hold: 120, cancel: true });
    await rest(told);
    expect(inSight(swiper)).to.deep.equal(['s0']);
  });

  it('leaves scrolling across it to slides, and to the page', async () => {
    const swiper = await create();
    const told = follow(swiper);
    const [first] = itemsOf(swiper);
    first!.style.overflowY = 'auto';
    first!.innerHTML = '<div style="height: 900px"></div>';
    const [x, y] = spotOf(swiper);
    await touch([
      [x, y + 50],
      [x + 5, y - 50],
    ]);
    await waitUntil(() => first!.scrollTop > 40);
    expect(told).to.deep.equal([]);
    expect(inSight(swiper)).to.deep.equal(['s0']);
  });

  it('rests although the page takes away what the finger is on', async () => {
    const swiper = await create();
    const told = follow(swiper);
    const [first] = itemsOf(swiper);
    first!.addEventListener('touchmove', () => first!.remove(), { once: true });
    await touch(forth(swiper));
    await rest(told);
    expect(inSight(swiper)).to.deep.equal([`s${swiper.current + 1}`]);
  });

  it('gives way to the swiper around it at its end', async () => {
    const outer = await create({ slides: 2 });
    const inner = document.createElement('nc-swiper');
    inner.append(slide(8), slide(9));
    outer.children[0]!.append(inner);
    await settled(outer);
    await drawn();
    await drawn();
    const [told, toldInside] = [follow(outer), follow(inner)];
    await touch(forth(inner));
    await rest(toldInside);
    expect([inner.current, ...told]).to.deep.equal([1]);
    await touch(forth(inner));
    await rest(told);
    expect(told).to.deep.equal(['change 1 touch', 'animationfinish 1 touch']);
    expect([inner.current, ...inSight(outer)]).to.deep.equal([1, 's1']);
  });

  it('passes several slides at once, if it may', async () => {
    // How far a swipe flies depends on the machine; whether it may pass a slide does not.
    const stopsOf = (swiper: NcSwiper) => getComputedStyle(swiper.shadowRoot!.querySelector('i')!).scrollSnapStop;
    expect(stopsOf(await create({ slides: 20 }))).to.equal('always');
    const swiper = await create({ slides: 20, displayMultipleItems: 3, acceleration: true });
    expect(stopsOf(swiper)).to.equal('normal');
    const told = follow(swiper);
    await touch([spotOf(swiper, 0.95), spotOf(swiper, 0.05)], { hold: 120 });
    await rest(told);
    expect(swiper.current).to.be.greaterThan(1);
    expect(inSight(swiper)[0]).to.equal(`s${swiper.current}`);
  });

  it('keeps still where motion is to be reduced', async () => {
    await emulate({ 'prefers-reduced-motion': 'reduce' });
    const swiper = await create({ duration: 3000 });
    const told = follow(swiper);
    swiper.next();
    expect(told).to.deep.equal(['change 1', 'animationfinish 1']);
    await emulate({});
  });

  it('does not glide in a page that nobody sees', async () => {
    const swiper = await create({ duration: 3000 });
    const told = follow(swiper);
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    swiper.next();
    delete (document as { hidden?: boolean }).hidden;
    expect(told).to.deep.equal(['change 1', 'animationfinish 1']);
  });
});
