import 'nacre/elements/popup';
import 'nacre/elements/picker-view';
import 'nacre/elements/picker-view-column';
import 'nacre/elements/slider';
import { expect, waitUntil } from '@open-wc/testing';
import type { NcPopup } from '../../../elements/popup/popup.js';
import { drag, hasPen, hasTouch, isWebKit, keys, pointer, touch, type Point } from '../../helpers/commands.js';
import { drawn } from '../../helpers/dom.js';
import { isVisible } from '../../suites/overlay-suite.js';
import { boxOf, fling, heightOf, middleOf, openPopup, partOf, ROWS, withoutMotion } from './popup-fixture.js';

/** A drag that ends without speed. */
const SLOWLY = { hold: 120 };
const SIZES = 'breakpoints="0 0.25 0.5 0.8" initial-breakpoint="0.5"';

describe('<nc-popup>, dragged', () => {
  withoutMotion();
  let popup: NcPopup;
  let log: string[];
  const open = async (html: string) => ({ popup, log } = await openPopup(html));
  afterEach(() => popup.hide());
  const handle = (y = 0, x = 0): Point => middleOf(partOf(popup, 'handle'), x, y);
  const share = () => Math.round((heightOf(popup) / innerHeight) * 100) / 100;

  const ways: Record<string, (points: readonly Point[], options?: object) => Promise<void>> = {
    mouse: (points, options) => drag(points, options),
    ...(hasPen && !isWebKit && { pen: (points, options) => drag(points, { ...options, pointerType: 'pen' }) }),
    ...(hasTouch && { finger: (points, options) => touch(points, options) }),
  };
  for (const [way, move] of Object.entries(ways)) {
    it(`rests at its breakpoints, with a ${way}`, async () => {
      await open(`<nc-popup label="Places" ${SIZES}>${ROWS}</nc-popup>`);
      expect(share()).to.equal(0.5);
      await move([handle(), handle(-140)], SLOWLY);
      expect([share(), popup.breakpoint, log.join()]).to.deep.equal([0.8, 0.8, 'breakpoint 0.8']);
      await move([handle(), handle(300)], SLOWLY);
      expect([share(), log.at(-1)]).to.deep.equal([0.25, 'breakpoint 0.25']);
      await move([handle(), handle(30)], SLOWLY);
      expect([share(), log.length], 'too short').to.deep.equal([0.25, 2]);
      await move([handle(), handle(110)], SLOWLY);
      expect(log.slice(2)).to.deep.equal(['close swipe']);
    });
  }

  it('goes to the next breakpoint, or off the screen, by a fast swipe', async () => {
    await open(`<nc-popup label="Places" ${SIZES}>${ROWS}</nc-popup>`);
    fling(partOf(popup, 'handle'), -30, 50);
    fling(partOf(popup, 'handle'), 30, 50);
    fling(partOf(popup, 'handle'), 30, 200);
    expect(log, 'too slow').to.deep.equal(['breakpoint 0.8', 'breakpoint 0.5']);
    fling(partOf(popup, 'handle'), 45, 50);
    expect(log.at(-1), 'hard').to.equal('breakpoint 0.25');
    fling(partOf(popup, 'handle'), 30, 50);
    expect(log.at(-1)).to.equal('close swipe');
  });

  it('opens again at its initial breakpoint', async () => {
    await open(`<nc-popup label="Places" ${SIZES}>${ROWS}</nc-popup>`);
    await drag([handle(), handle(-200)], SLOWLY);
    await popup.hide();
    void popup.show();
    expect(share()).to.equal(0.5);
  });

  it('moves when code sets the breakpoint, without an event', async () => {
    await open(`<nc-popup label="Places" ${SIZES}>${ROWS}</nc-popup>`);
    popup.breakpoint = 0.25;
    await popup.updateComplete;
    await drawn();
    expect([share(), log.join()]).to.deep.equal([0.25, '']);
  });

  it('is moved with the keyboard, by its handle', async () => {
    await open(`<nc-popup label="Places" ${SIZES}>${ROWS}</nc-popup>`);
    const slider = partOf(popup, 'handle');
    const state = () => [slider.getAttribute('aria-valuenow'), slider.getAttribute('aria-valuetext'), share()];
    slider.focus();
    expect(state()).to.deep.equal(['1', '50%', 0.5]);
    for (const [key, ...expected] of [
      ['ArrowUp', '2', '80%', 0.8],
      ['ArrowUp', '2', '80%', 0.8],
      ['Enter', '0', '25%', 0.25],
      ['ArrowDown', '0', '25%', 0.25],
      ['End', '2', '80%', 0.8],
      ['Home', '0', '25%', 0.25],
      [' ', '1', '50%', 0.5],
    ] as const) {
      await keys(key);
      await drawn();
      expect(state(), key).to.deep.equal(expected);
    }
    expect(log).to.deep.equal([
      'breakpoint 0.8',
      'breakpoint 0.25',
      'breakpoint 0.8',
      'breakpoint 0.25',
      'breakpoint 0.5',
    ]);
  });

  it('without breakpoints closes by a drag of 100 px or half of its height, if that is allowed', async () => {
    await open('<nc-popup label="Note"><p style="height: 300px">One</p></nc-popup>');
    const content = () => partOf(popup, 'content');
    const margin = (y: number): Point => [Math.round(boxOf(popup).right) - 4, middleOf(content())[1] + y];
    await drag([margin(0), margin(150)], SLOWLY);
    expect(isVisible(popup)).to.equal(true);
    popup.closeOnSlideDown = true;
    await popup.updateComplete;
    const { top } = boxOf(popup);
    await drag([margin(0), margin(90)], SLOWLY);
    expect([isVisible(popup), boxOf(popup).top]).to.deep.equal([true, top]);
    await drag([margin(0), margin(130)], SLOWLY);
    expect(log).to.deep.equal(['close swipe']);
  });

  for (const [position, x, y] of [
    ['top', 0, -1],
    ['left', -1, 0],
    ['right', 1, 0],
  ] as const) {
    it(`closes towards its own edge: ${position}`, async () => {
      await open(
        `<nc-popup label="Note" position="${position}" close-on-slide-down><p style="height: 300px"></p></nc-popup>`,
      );
      const from = middleOf(partOf(popup, 'content'));
      const to = (length: number): Point => [from[0] + x * length, from[1] + y * length];
      await drag([from, to(-130)], SLOWLY);
      await drag([from, to(60)], SLOWLY);
      expect(isVisible(popup)).to.equal(true);
      await drag([from, to(130)], SLOWLY);
      expect(log).to.deep.equal(['close swipe']);
    });
  }

  it('lets its content scroll first, and moves once that is at its top', async () => {
    await open(`<nc-popup label="Places" ${SIZES}>${ROWS}</nc-popup>`);
    popup.breakpoint = 0.8;
    await popup.updateComplete;
    await drawn();
    const content = partOf(popup, 'content');
    const margin = (y: number): Point => [Math.round(boxOf(popup).right) - 60, middleOf(content)[1] + y];
    content.scrollTop = 100;
    await drag([margin(-60), margin(100)], SLOWLY);
    expect(share()).to.equal(0.8);
    content.scrollTop = 0;
    await drag([margin(60), margin(-100)], SLOWLY);
    expect(share(), 'upwards').to.equal(0.8);
    content.scrollTop = 0;
    await drag([margin(-60), margin(140)], SLOWLY);
    expect(share()).to.equal(0.5);
  });

  it('expands before its content scrolls, unless expandToScroll is false', async () => {
    await open(`<nc-popup label="Places" ${SIZES}>${ROWS}</nc-popup>`);
    const margin = (y: number): Point => [
      Math.round(boxOf(popup).right) - 60,
      middleOf(partOf(popup, 'content'))[1] + y,
    ];
    popup.expandToScroll = false;
    await drag([margin(0), margin(-200)], SLOWLY);
    expect(share()).to.equal(0.5);
    popup.expandToScroll = true;
    await drag([margin(0), margin(-200)], SLOWLY);
    expect(share()).to.equal(0.8);
  });

  it('does not move by gestures of elements inside', async () => {
    await open(`<nc-popup label="Places" style="--nc-picker-view-item-height: 40px" close-on-slide-down>
      <nc-slider aria-label="Depth" value="50"></nc-slider>
      <div id="strip" style="overflow: auto"><div style="width: 5000px; height: 40px"></div></div>
      <nc-picker-view><nc-picker-view-column label="Day" items='["1", "2", "3"]'></nc-picker-view-column></nc-picker-view>
    </nc-popup>`);
    const slider = popup.querySelector('nc-slider')!;
    await drag([middleOf(slider), middleOf(slider, 100, 60)], SLOWLY);
    expect(slider.value).to.not.equal(50);
    const strip = popup.querySelector('#strip')!;
    await drag([middleOf(strip), middleOf(strip, 100, 50)], SLOWLY);
    const wheel = popup.querySelector('nc-picker-view-column')!;
    await drag([middleOf(wheel), middleOf(wheel, 0, 90)], SLOWLY);
    if (hasTouch) await touch([middleOf(wheel), middleOf(wheel, 0, 90)], SLOWLY);
    expect(log).to.deep.equal([]);
  });

  it('does not move when a popup inside of it is dragged', async () => {
    await open(`<nc-popup label="Places" ${SIZES}>
      <nc-popup label="Note" close-on-slide-down><p style="height: 280px">One</p></nc-popup>
    </nc-popup>`);
    const outer = popup;
    const inner = outer.querySelector('nc-popup')!;
    void inner.show();
    await inner.updateComplete;
    await drawn();
    const grip = partOf(inner, 'handle');
    await drag([middleOf(grip), middleOf(grip, 0, 60)], SLOWLY);
    expect([share(), isVisible(inner), isVisible(outer)]).to.deep.equal([0.5, true, true]);
    await drag([middleOf(grip), middleOf(grip, 0, 200)], SLOWLY);
    expect([share(), isVisible(inner), isVisible(outer)]).to.deep.equal([0.5, false, true]);
  });

  it('lets the mouse select its text', async () => {
    await open('<nc-popup label="Note" close-on-slide-down><p style="font-size: 60px">One<br />Two</p></nc-popup>');
    const text = popup.querySelector('p')!;
    const { left, top } = text.getBoundingClientRect();
    await drag(
      [
        [left + 5, top + 30],
        [left + 60, top + 150],
      ],
      SLOWLY,
    );
    expect([isVisible(popup), getSelection()!.isCollapsed]).to.deep.equal([true, false]);
    getSelection()!.removeAllRanges();
  });

  it('springs back until its guard has answered, and closes when it agrees', async () => {
    await open('<nc-popup label="Note" close-on-slide-down><p style="height: 300px"></p></nc-popup>');
    const { top } = boxOf(popup);
    let answer!: (may: boolean) => void;
    popup.canDismiss = () => new Promise<boolean>((resolve) => (answer = resolve));
    for (const may of [false, true]) {
      await drag([handle(), handle(200)], SLOWLY);
      // After a moment, in which the guard could have answered.
      await waitUntil(() => boxOf(popup).top === top);
      expect(isVisible(popup)).to.equal(true);
      answer(may);
      await drawn();
    }
    expect(log).to.deep.equal(['close swipe']);
  });

  it('follows a drag less and less beyond its limits', async () => {
    await open(`<nc-popup label="Places" ${SIZES} can-dismiss="false">${ROWS}</nc-popup>`);
    await drag([handle(), handle(270)], SLOWLY);
    expect([share(), isVisible(popup)]).to.deep.equal([0.25, true]);
    await pointer({ phase: 'down', position: handle(), pointerType: 'mouse' });
    const from = handle();
    await pointer({ phase: 'move', position: [from[0], from[1] + 20], pointerType: 'mouse' });
    await pointer({ phase: 'move', position: [from[0], from[1] + 100], pointerType: 'mouse' });
    expect(popup.matches(':state(dragging)')).to.equal(true);
    expect(share() * innerHeight).to.be.within(90, 149);
    await pointer({ phase: 'up', position: [from[0], from[1] + 100], pointerType: 'mouse' });
    expect([share(), popup.matches(':state(dragging)')]).to.deep.equal([0.25, false]);
  });

  it('leaves no listeners or styles when code closes it during a drag', async () => {
    await open(`<nc-popup label="Places" ${SIZES}>${ROWS}</nc-popup>`);
    const from = handle();
    await pointer({ phase: 'down', position: from, pointerType: 'mouse' });
    await pointer({ phase: 'move', position: [from[0], from[1] - 60], pointerType: 'mouse' });
    await popup.hide();
    await pointer({ phase: 'up', position: from, pointerType: 'mouse' });
    expect([log.join(), popup.matches(':state(dragging)')]).to.deep.equal(['close api', false]);
    void popup.show();
    await popup.updateComplete;
    expect(share()).to.equal(0.5);
  });

  it('keeps its footer visible at every breakpoint', async () => {
    await open(`<nc-popup label="Places" ${SIZES}>${ROWS}<button slot="footer">Go</button></nc-popup>`);
    const bottom = () => partOf(popup, 'footer').getBoundingClientRect().bottom;
    const from = handle();
    expect(bottom()).to.equal(innerHeight);
    await pointer({ phase: 'down', position: from, pointerType: 'mouse' });
    // The last move leads up: a quick one down is a flick that closes it.
    for (const y of [60, -20, -90]) {
      await pointer({ phase: 'move', position: [from[0], from[1] + y], pointerType: 'mouse' });
      expect(Math.abs(bottom() - innerHeight), `${y}`).to.be.at.most(1);
    }
    await pointer({ phase: 'up', position: from, pointerType: 'mouse' });
    expect(bottom()).to.equal(innerHeight);
  });

  it('moves by transforms alone, and at rest is as high as its visible part', async () => {
    await open(`<nc-popup label="Places" duration="60" ${SIZES}>${ROWS}<button slot="footer">Go</button></nc-popup>`);
    const surface = partOf(popup, 'surface');
    await Promise.all(surface.getAnimations().map(({ finished }) => finished));
    for (const [breakpoint, before] of [
      [0.8, 0.5],
      [0.25, 0.8],
    ] as const) {
      popup.breakpoint = breakpoint;
      await popup.updateComplete;
      expect(share(), 'it starts where it was').to.equal(before);
      const moving = surface.getAnimations({ subtree: true }) as CSSTransition[];
      const names = new Set(moving.map(({ transitionProperty }) => transitionProperty));
      expect([...names]).to.deep.equal(['translate']);
      await Promise.all(moving.map(({ finished }) => finished));
      await drawn();
      expect([share(), surface.style.translate, surface.style.height]).to.deep.equal([breakpoint, '', '']);
      expect(Math.round((surface.offsetHeight / innerHeight) * 100) / 100).to.equal(breakpoint);
    }
  });

  it('can be caught while it moves', async () => {
    await open(`<nc-popup label="Places" duration="3000" ${SIZES}>${ROWS}</nc-popup>`);
    for (const animation of partOf(popup, 'surface').getAnimations()) animation.finish();
    popup.breakpoint = 0.8;
    await popup.updateComplete;
    const on = innerHeight * 0.5 + 20;
    while (heightOf(popup) < on) await drawn();
    const caught = heightOf(popup);
    expect(caught).to.be.within(on, innerHeight * 0.8 - 5);
    fling(partOf(popup, 'handle'), 5, 100, true);
    expect(popup.matches(':state(dragging)')).to.equal(true);
    expect(Math.abs(heightOf(popup) - caught)).to.be.at.most(6);
  });
});
