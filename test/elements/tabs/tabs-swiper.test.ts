import 'nacre/elements/swiper';
import 'nacre/elements/tabs';
import { expect, waitUntil } from '@open-wc/testing';
import { keys } from '../../helpers/commands.js';
import { drawn, settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { inSight, reported, rest, slide, spotOf, swipe } from '../swiper/swiper-fixture.js';
import { bound, markAt } from './swiper-tabs.js';
import { buttonsOf, mount, tap } from './tabs-fixture.js';

describe('<nc-tabs> with a swiper', () => {
  before(useTokens);

  for (const dir of ['ltr', 'rtl'] as const) {
    it(`moves the swiper by taps and keys, once for each, ${dir}`, async () => {
      const { tabs, swiper, reports, moves } = await bound({ dir });
      await tap(buttonsOf(tabs)[2]);
      expect(reports).to.deep.equal(['tabtap 2 2, is 0', 'change 2 2, is 2']);
      await keys(dir === 'ltr' ? 'ArrowRight' : 'ArrowLeft');
      await settled(tabs);
      await drawn();
      expect(inSight(swiper)).to.deep.equal(['s3']);
      expect(moves).to.deep.equal([2, 3].flatMap((at) => [`change ${at} click`, `animationfinish ${at} click`]));
      expect(reports.slice(2)).to.deep.equal(['tabtap 3 3, is 2', 'change 3 3, is 3']);
    });

    it(`selects the tab of the slide that a swipe leads to, once, ${dir}`, async () => {
      const { tabs, swiper, reports, moves } = await bound({ dir });
      // Far beyond the middle: a busy machine joins moves, of which a browser leaves out the first pixels.
      const way = [spotOf(swiper, 0.95), spotOf(swiper, 0.05)] as const;
      await swipe(swiper, dir === 'ltr' ? way : [way[1], way[0]]);
      await reported(moves, 'animationfinish 1 touch');
      await rest(moves);
      await settled(tabs);
      expect([tabs.selected, swiper.current]).to.deep.equal([1, 1]);
      expect(reports).to.deep.equal(['change 1 1, is 1']);
      expect(moves).to.deep.equal(['change 1 touch', 'animationfinish 1 touch']);
      await waitUntil(() => Math.abs(markAt(tabs) - 1) < 0.02, 'the mark is on it');
    });
  }

  it('follows code on either side without an event of its own', async () => {
    const { tabs, swiper, reports, moves } = await bound();
    tabs.selected = 3;
    await settled(tabs);
    expect([swiper.current, ...moves]).to.deep.equal([3, 'change 3', 'animationfinish 3']);
    swiper.current = 1;
    await settled(swiper);
    expect([tabs.selected, tabs.value]).to.deep.equal([1, '1']);
    swiper.next();
    expect(tabs.selected).to.equal(2);
    expect(moves.filter((move) => move.startsWith('change'))).to.deep.equal(['change 3', 'change 1', 'change 2']);
    expect(reports).to.deep.equal([]);
  });

  it('moves the mark with the slides, at each moment of an animation', async () => {
    const { tabs, swiper } = await bound({ swiper: 'duration="60000" easing-function="linear"' });
    const places: number[] = [];
    swiper.addEventListener('transition', () => {
      // In the same frame: what the user sees of both.
      const { left, width } = swiper.getBoundingClientRect();
      const [first] = swiper.children;
      const slides = (left - first!.getBoundingClientRect().left) / width;
      if (first!.matches(':state(current), :state(beside)')) places.push(Math.abs(markAt(tabs) - slides));
    });
    await tap(buttonsOf(tabs)[1]);
    const [animation] = swiper.shadowRoot!.querySelector('#slides')!.getAnimations();
    for (const time of [10_000, 30_000, 50_000]) {
      const before = places.length;
      animation!.currentTime = time;
      await waitUntil(() => places.length > before + 1, 'it goes on');
    }
    expect(Math.max(...places.slice(1))).to.be.below(0.03);
    animation!.finish();
    await waitUntil(() => swiper.shadowRoot!.querySelector('#slides')!.getAnimations().length === 0, 'it rests');
    await waitUntil(() => Math.abs(markAt(tabs) - 1) < 0.01, 'the mark as well');
  });

  it('takes a tap during the motion that another tap began', async () => {
    const { tabs, swiper, reports, moves } = await bound({ count: 3, swiper: 'duration="60000"' });
    await tap(buttonsOf(tabs)[2]);
    await tap(buttonsOf(tabs)[1]);
    swiper.shadowRoot!.querySelector('#slides')!.getAnimations()[0]!.finish();
    await rest(moves);
    expect([tabs.selected, ...inSight(swiper)]).to.deep.equal([1, 's1']);
    expect(reports.filter((report) => report.startsWith('change'))).to.deep.equal([
      'change 2 2, is 2',
      'change 1 1, is 1',
    ]);
    await waitUntil(() => Math.abs(markAt(tabs) - 1) < 0.01, 'the mark is on it');
  });

  it('goes round with a circular swiper', async () => {
    const { tabs, swiper, moves } = await bound({ count: 3, swiper: 'circular duration="0"' });
    swiper.previous();
    await rest(moves);
    await settled(tabs);
    expect(tabs.selected).to.equal(2);
    await waitUntil(() => Math.abs(markAt(tabs) - 2) < 0.01, 'the mark is on the last');
  });

  it('takes over where the swiper is when they are bound, unless the page has selected a tab', async () => {
    const { tabs, swiper, reports } = await bound({ swiper: 'current="2" duration="0"' });
    expect([tabs.selected, swiper.current]).to.deep.equal([2, 2]);
    expect(reports).to.deep.equal([]);
    tabs.parentElement!.remove();
    const other = await bound({ more: 'selected="3"' });
    expect([other.tabs.selected, other.swiper.current, ...inSight(other.swiper)]).to.deep.equal([3, 3, 's3']);
    expect(other.reports).to.deep.equal([]);
  });

  it('finds a swiper that comes later, or is given as an element, or is inside', async () => {
    const tabs = await mount('<nc-tabs for="late"><nc-tab label="A"></nc-tab><nc-tab label="B"></nc-tab></nc-tabs>');
    const swiper = document.createElement('nc-swiper');
    Object.assign(swiper, { id: 'late', duration: 0 }).append(slide(0), slide(1));
    tabs.after(swiper);
    tabs.selected = 1;
    await settled(tabs);
    await waitUntil(() => swiper.current === 1, 'bound by its id');
    swiper.removeAttribute('id');
    tabs.htmlFor = swiper;
    await settled(tabs);
    tabs.selected = 0;
    await settled(tabs);
    expect(swiper.current).to.equal(0);
    tabs.htmlFor = undefined;
    await settled(tabs);
    tabs.selected = 1;
    await settled(tabs);
    expect(swiper.current, 'no longer bound').to.equal(0);
    tabs.append(swiper);
    await settled(tabs);
    await waitUntil(() => swiper.current === 1, 'inside');
  });

  it('leaves a swiper alone on a slide that has no tab', async () => {
    const { tabs, swiper, reports, moves } = await bound({ count: 2 });
    swiper.append(slide(2));
    await settled(swiper);
    swiper.goTo(2);
    await rest(moves);
    tabs.querySelector('nc-tab')!.label = 'New';
    await settled(tabs);
    expect([tabs.selected, swiper.current, reports]).to.deep.equal([0, 2, []]);
    await tap(buttonsOf(tabs)[0]);
    expect(swiper.current, 'a tap of its tab').to.equal(0);
  });

  it('lets the page refuse a tab: the swiper goes back as well', async () => {
    const { tabs, swiper, moves } = await bound();
    tabs.addEventListener('change', () => (tabs.selected = 0));
    await tap(buttonsOf(tabs)[2]);
    await settled(tabs);
    await rest(moves);
    expect([tabs.selected, swiper.current]).to.deep.equal([0, 0]);
    const way = [spotOf(swiper, 0.8), spotOf(swiper, 0.2)] as const;
    moves.length = 0;
    await swipe(swiper, way);
    await reported(moves, 'change 1 touch');
    await waitUntil(() => swiper.current === 0, 'it goes back');
    await rest(moves);
    expect([tabs.selected, ...inSight(swiper)]).to.deep.equal([0, 's0']);
  });

  it('lets a listener send the swiper elsewhere', async () => {
    const { tabs, swiper, reports, moves } = await bound();
    tabs.addEventListener('change', () => (swiper.current = 4), { once: true });
    await tap(buttonsOf(tabs)[2]);
    await settled(tabs.parentElement!);
    await rest(moves);
    await settled(tabs);
    expect([tabs.selected, ...inSight(swiper)]).to.deep.equal([4, 's4']);
    expect(reports.filter((report) => report.startsWith('change'))).to.deep.equal(['change 2 2, is 2']);
  });
});
