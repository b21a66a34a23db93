import 'nacre/elements/swiper';
import { expect, waitUntil } from '@open-wc/testing';
import type { NcSwiper } from 'nacre/elements/swiper';
import { drag, isWebKit, keys, pointer } from '../../helpers/commands.js';
import { drawn, settled } from '../../helpers/dom.js';
import { holdTimers } from '../../helpers/timers.js';
import { useTokens } from '../../helpers/tokens.js';
import { create, follow, spotOf, type Setup } from './swiper-fixture.js';

const away = () => pointer({ phase: 'move', position: [700, 550], pointerType: 'mouse' });
const turns = (reports: readonly string[]) => reports.filter((each) => each.startsWith('change'));
/** No other timer takes so many ms: the tests decide when it runs. */
const INTERVAL = 3210;

describe('autoplay of <nc-swiper>', () => {
  let swiper: NcSwiper;
  let reports: string[];
  let timers: ReturnType<typeof holdTimers>;
  before(useTokens);
  beforeEach(away);
  beforeEach(() => (timers = holdTimers(INTERVAL)));
  afterEach(() => timers.restore());

  const start = async (setup: Setup = {}) => {
    swiper = await create({ autoplay: true, interval: INTERVAL, ...setup });
    reports = follow(swiper);
    await settled(swiper);
  };
  /** One interval after the other passes, until there were so many turns. */
  const moves = (count = 2) =>
    waitUntil(
      () => {
        timers.run();
        return turns(reports).length >= count;
      },
      'it moves on',
      { timeout: 10_000, interval: 10 },
    );
  /** It does not move, although several intervals pass. */
  const stands = async () => {
    reports.length = 0;
    for (let interval = 0; interval < 3; interval += 1) {
      await drawn();
      timers.run();
    }
    expect(reports).to.deep.equal([]);
  };
  const control = () => swiper.shadowRoot!.querySelector<HTMLElement>('[part=rotation]')!;
  const said = () => swiper.shadowRoot!.querySelector('[role=status]')!.textContent;

  it('goes from slide to slide, and from the last one to the first', async () => {
    for (const circular of [false, true]) {
      await start({ slides: 3, circular });
      await moves(4);
      expect(turns(reports)).to.deep.equal([1, 2, 0, 1].map((index) => `change ${index} autoplay`));
      swiper.remove();
    }
  });

  it('waits for an interval that is longer than any timer', async () => {
    timers.restore();
    timers = holdTimers(2 ** 31 - 1);
    await start({ interval: 1e12 });
    await drawn();
    expect(turns(reports)).to.deep.equal([]);
    await moves(1);
  });

  it('starts when there are two slides', async () => {
    await start({ slides: 1, circular: true });
    await stands();
    swiper.append(document.createElement('nc-swiper-item'));
    await moves();
  });

  it('stops when it is turned off, or when the swiper is removed', async () => {
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

  it('pauses under the mouse', async () => {
    await start();
    await moves();
    await pointer({ phase: 'move', position: spotOf(swiper), pointerType: 'mouse' });
    await drawn();
    await stands();
    await away();
    await moves();
  });

  it('is not read out, but what the user moves to while it pauses is', async () => {
    await start();
    await moves(2);
    await settled(swiper);
    expect(said()).to.equal('');
    swiper.focus();
    await keys('ArrowRight');
    await waitUntil(async () => (await settled(swiper), said() === `4 of ${swiper.children.length}`));
  });

  it('pauses while something in the swiper has the focus', async () => {
    await start();
    const field = document.createElement('input');
    swiper.children[0]!.append(field);
    swiper.goTo(0);
    field.focus();
    await stands();
    field.blur();
    await moves();
  });

  it('pauses while the swiper is out of sight', async () => {
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

  it('pauses while the page is hidden, and continues with the next slide', async () => {
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
    expect(turns(reports)[0]).to.equal(`change ${(current + 1) % 5} autoplay`);
  });

  it('waits for a whole interval after swipes, and does not speed up by them', async () => {
    await start({ circular: true, slides: 3 });
    for (let swipe = 0; swipe < 3; swipe += 1) await drag([spotOf(swiper, 0.8), spotOf(swiper, 0.2)], { steps: 3 });
    await away();
    for (let interval = 0; interval < 3; interval += 1) {
      await drawn();
      reports.length = 0;
      timers.run();
      expect(turns(reports).length).to.equal(1);
    }
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

  // Without a window manager the window of WebKitGTK is never active, and `:focus-visible` matches nothing in it.
  if (!isWebKit) {
    it('pauses for the keyboard until its user starts it by the button', async () => {
      await start();
      swiper.focus();
      await keys('Tab');
      await stands();
      await waitUntil(() => getComputedStyle(control()).opacity === '1', 'the button shows');
      await keys('Enter');
      await settled(swiper);
      await keys('Enter');
      await moves();
    });
  }
});
