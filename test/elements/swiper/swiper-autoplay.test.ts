import 'nacre/elements/swiper';
import { expect, waitUntil } from '@open-wc/testing';
import type { NcSwiper } from 'nacre/elements/swiper';
import { drag, emulate, isChromium, isWebKit, keys, pointer } from '../../helpers/commands.js';
import { drawn, settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { create, follow, spotOf, type Setup } from './swiper-fixture.js';

const away = () => pointer({ phase: 'move', position: [700, 550], pointerType: 'mouse' });
const turns = (told: readonly string[]) => told.filter((each) => each.startsWith('change'));
const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

describe('autoplay of <nc-swiper>', () => {
  let swiper: NcSwiper;
  let told: string[];
  before(useTokens);
  beforeEach(away);

  const start = async (setup: Setup = {}) => {
    swiper = await create({ autoplay: true, interval: 30, ...setup });
    told = follow(swiper);
    await settled(swiper);
  };
  const moves = () => waitUntil(() => turns(told).length >= 2, 'it moves on', { timeout: 4000 });
  /** Nothing for the time of several intervals: that is what waiting looks like. */
  const stands = async () => {
    told.length = 0;
    await pause(120);
    expect(told).to.deep.equal([]);
  };
  const control = () => swiper.shadowRoot!.querySelector<HTMLElement>('[part=rotation]')!;
  const live = () => swiper.shadowRoot!.querySelector('[part=scroller]')!.ariaLive;

  it('goes from slide to slide, and from the last one to the first', async () => {
    for (const circular of [false, true]) {
      await start({ slides: 3, circular });
      await waitUntil(() => turns(told).length >= 4, 'a round', { timeout: 4000 });
      // It may have begun before anybody could listen.
      const first = Number(turns(told)[0]!.split(' ')[1]);
      const expected = [0, 1, 2, 3].map((turn) => `change ${(first + turn) % 3} autoplay`);
      expect(turns(told).slice(0, 4)).to.deep.equal(expected);
      swiper.remove();
    }
  });

  it('begins with slides that come later, and needs two of them', async () => {
    await start({ slides: 1, circular: true });
    await stands();
    swiper.append(document.createElement('nc-swiper-item'));
    await moves();
  });

  it('ends when it is turned off, or gone', async () => {
    await start();
    await moves();
    swiper.autoplay = false;
    await settled(swiper);
    await stands();
    swiper.autoplay = true;
    await moves();
    swiper.remove();
    await stands();
  });

  it('waits while the mouse is over it', async () => {
    await start();
    await moves();
    await pointer({ phase: 'move', position: spotOf(swiper), pointerType: 'mouse' });
    await drawn();
    await stands();
    expect(live()).to.equal('polite');
    await away();
    await moves();
    expect(live()).to.equal('off');
  });

  it('waits while something in it has the focus', async () => {
    await start();
    const field = document.createElement('input');
    swiper.children[0]!.append(field);
    swiper.goTo(0);
    field.focus();
    await stands();
    field.blur();
    await moves();
  });

  it('waits while it cannot be seen', async () => {
    await start();
    await moves();
    swiper.hidden = true;
    await drawn();
    await drawn();
    await stands();
    swiper.hidden = false;
    await moves();
    swiper.style.marginTop = '5000px';
    await drawn();
    await drawn();
    await stands();
  });

  it('waits while the page is hidden, and goes on by one slide', async () => {
    await start({ circular: true });
    await moves();
    const turn = (isHidden: boolean) => {
      if (isHidden) Object.defineProperty(document, 'hidden', { configurable: true, value: true });
      else delete (document as { hidden?: boolean }).hidden;
      document.dispatchEvent(new Event('visibilitychange'));
    };
    turn(true);
    await stands();
    const { current } = swiper;
    turn(false);
    await moves();
    expect(turns(told)[0]).to.equal(`change ${(current + 1) % 5} autoplay`);
  });

  it('does not speed up by a swipe, after which it waits for a whole interval', async () => {
    await start({ interval: 300, circular: true, slides: 3 });
    for (let swipe = 0; swipe < 3; swipe += 1) await drag([spotOf(swiper, 0.8), spotOf(swiper, 0.2)], { steps: 3 });
    await away();
    const times: number[] = [];
    swiper.addEventListener('change', () => times.push(performance.now()));
    const begin = performance.now();
    await waitUntil(() => times.length >= 3, 'three turns', { timeout: 4000 });
    const gaps = times.map((time, index) => time - (times[index - 1] ?? begin));
    // Timers may be late, and then the next one is not.
    expect(Math.min(...gaps.slice(1))).to.be.greaterThan(250);
  });

  it('can be stopped and started by a button', async () => {
    await start();
    await moves();
    expect(control().ariaLabel).to.equal('Stop rotation');
    control().click();
    await settled(swiper);
    expect(control().ariaLabel).to.equal('Start rotation');
    await stands();
    control().click();
    await settled(swiper);
    await moves();
  });

  // Without a window manager WebKitGTK's window is never the active one, and `:focus-visible` matches nothing in it.
  if (!isWebKit) {
    it('waits for the keyboard, whose user starts it by the button', async () => {
      await start();
      swiper.focus();
      await keys('Tab');
      await stands();
      expect(getComputedStyle(control()).opacity).to.equal('1');
      await keys('Enter');
      await settled(swiper);
      await keys('Enter');
      await moves();
    });
  }

  if (isChromium) {
    it('does not begin where motion is to be reduced, unless the user wants it', async () => {
      await emulate({ 'prefers-reduced-motion': 'reduce' });
      await start();
      await stands();
      control().click();
      await moves();
      await emulate({});
    });
  }
});
