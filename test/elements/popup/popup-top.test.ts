import 'nacre/elements/popup';
import { expect } from '@open-wc/testing';
import type { NcPopup } from '../../../elements/popup/popup.js';
import { drag, hasTouch, keys, pointer, touch, type Point } from '../../helpers/commands.js';
import { drawn } from '../../helpers/dom.js';
import { boxOf, fling, middleOf, openPopup, partOf, ROWS, withoutMotion } from './popup-fixture.js';

/** A drag that ends without speed. */
const SLOWLY = { hold: 120 };
const SIZES = 'breakpoints="0 0.25 0.5 0.8" initial-breakpoint="0.5"';

describe('<nc-popup> at the top', () => {
  withoutMotion();
  let popup: NcPopup;
  let log: string[];
  const open = async (more = '') =>
    ({ popup, log } = await openPopup(
      `<nc-popup position="top" ${SIZES} ${more}><b slot="header">Places</b>${ROWS}</nc-popup>`,
    ));
  afterEach(() => popup.hide());
  const handle = (y = 0): Point => middleOf(partOf(popup, 'handle'), 0, y);
  const share = () => Math.round((boxOf(popup).bottom / innerHeight) * 100) / 100;
  const header = () => partOf(popup, 'header').getBoundingClientRect().top;

  const ways = { mouse: drag, ...(hasTouch && { finger: touch }) };
  for (const [way, move] of Object.entries(ways)) {
    it(`rests at its breakpoints, with a ${way}`, async () => {
      await open();
      expect([boxOf(popup).top, share()]).to.deep.equal([0, 0.5]);
      await move([handle(), handle(140)], SLOWLY);
      expect([share(), popup.breakpoint, log.join()]).to.deep.equal([0.8, 0.8, 'breakpoint 0.8']);
      await move([handle(), handle(-300)], SLOWLY);
      expect([share(), log.at(-1)]).to.deep.equal([0.25, 'breakpoint 0.25']);
      await move([handle(), handle(-110)], SLOWLY);
      expect(log.slice(2)).to.deep.equal(['close swipe']);
    });
  }

  it('goes to the next breakpoint by a fast swipe', async () => {
    await open();
    fling(partOf(popup, 'handle'), 30, 50);
    fling(partOf(popup, 'handle'), -30, 50);
    expect(log).to.deep.equal(['breakpoint 0.8', 'breakpoint 0.5']);
  });

  it('is resized with the keyboard, by its handle', async () => {
    await open();
    const slider = partOf(popup, 'handle');
    slider.focus();
    for (const [key, expected] of [
      ['ArrowUp', 0.8],
      ['Home', 0.25],
      ['ArrowDown', 0.25],
      ['PageUp', 0.5],
    ] as const) {
      await keys(key);
      await drawn();
      expect([share(), slider.ariaValueText], key).to.deep.equal([expected, `${expected * 100}%`]);
    }
  });

  it('keeps its header visible while it moves', async () => {
    await open();
    const [x, y] = handle();
    expect(header()).to.equal(0);
    await pointer({ phase: 'down', position: [x, y], pointerType: 'mouse' });
    // The last move opens it further: the speed at its end depends on the machine, and never closes it.
    for (const distance of [20, -60, 90]) {
      await pointer({ phase: 'move', position: [x, y + distance], pointerType: 'mouse' });
      expect(Math.abs(header()), `${distance}`).to.be.at.most(1);
    }
    await pointer({ phase: 'up', position: [x, y + 90], pointerType: 'mouse' });
    expect(header()).to.equal(0);
  });

  it('moves by transforms alone, and at rest is as high as its visible part', async () => {
    await open('duration="60"');
    const surface = partOf(popup, 'surface');
    await Promise.all(surface.getAnimations().map(({ finished }) => finished));
    popup.breakpoint = 0.8;
    await popup.updateComplete;
    const moving = surface.getAnimations({ subtree: true }) as CSSTransition[];
    expect([...new Set(moving.map(({ transitionProperty }) => transitionProperty))]).to.deep.equal(['translate']);
    await Promise.all(moving.map(({ finished }) => finished));
    await drawn();
    expect([share(), surface.style.translate, surface.style.height]).to.deep.equal([0.8, '', '']);
    expect(Math.round((surface.offsetHeight / innerHeight) * 100) / 100).to.equal(0.8);
  });

  it('expands before its content scrolls, and shrinks when that is at its end', async () => {
    await open();
    const content = partOf(popup, 'content');
    const margin = (y: number): Point => [Math.round(boxOf(popup).right) - 60, middleOf(content)[1] + y];
    content.scrollTop = 100;
    await drag([margin(-60), margin(100)], SLOWLY);
    expect(share()).to.equal(0.8);
    await drag([margin(60), margin(-80)], SLOWLY);
    expect(share(), 'there is more').to.equal(0.8);
    content.scrollTop = 1e6;
    await drag([margin(100), margin(-60)], SLOWLY);
    expect(share()).to.equal(0.5);
  });
});
