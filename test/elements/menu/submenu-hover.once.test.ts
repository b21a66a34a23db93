import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { isHeadingFor, SubmenuHover } from '../../../elements/menu/submenu-hover.js';
import { holdTimers } from '../../helpers/timers.js';

const BOX = { left: 200, right: 300, top: 100, bottom: 200 };

describe('The way of a mouse to a submenu', () => {
  it('is straight to any point of its nearer edge, from anywhere', () => {
    const sides = fc.constantFrom(-1, 1);
    const at = (most: number) => fc.integer({ min: 0, max: most });
    fc.assert(
      fc.property(sides, at(150), at(300), at(100), at(100), (side, far, y, aim, percent) => {
        const x = side < 0 ? BOX.left - 1 - far : BOX.right + 1 + far;
        const goal = { x: side < 0 ? BOX.left : BOX.right, y: BOX.top + aim };
        const share = Math.max(1, percent) / 100;
        const to = { x: x + (goal.x - x) * share, y: y + (goal.y - y) * share };
        expect(isHeadingFor({ x, y }, to, BOX)).to.equal(true);
      }),
    );
  });

  it('is neither away from it nor past its corners', () => {
    const from = { x: 100, y: 150 };
    expect(isHeadingFor(from, { x: 90, y: 150 }, BOX), 'away').to.equal(false);
    expect(isHeadingFor(from, { x: 100, y: 160 }, BOX), 'down').to.equal(false);
    expect(isHeadingFor(from, { x: 110, y: 190 }, BOX), 'steeply down').to.equal(false);
    expect(isHeadingFor(from, { x: 150, y: 90 }, BOX), 'steeply up').to.equal(false);
    expect(isHeadingFor({ x: 250, y: 150 }, { x: 260, y: 150 }, BOX), 'inside').to.equal(false);
  });
});

describe('A mouse in a menu', () => {
  const point = (clientX: number, clientY: number) => ({ clientX, clientY }) as MouseEvent;
  let log: string[];
  let openBox: typeof BOX | undefined;
  let hover: SubmenuHover<string>;
  beforeEach(() => {
    log = [];
    openBox = undefined;
    hover = new SubmenuHover<string>({
      get openBox() {
        return openBox;
      },
      enter: (item) => log.push(`enter ${item}`),
      rest: (item) => log.push(`rest ${item}`),
    });
  });

  it('rests on an item', () => {
    const timers = holdTimers(120);
    hover.move(point(10, 10), 'one');
    hover.move(point(12, 10), 'one');
    expect(log).to.deep.equal(['enter one']);
    timers.run();
    expect(log).to.deep.equal(['enter one', 'rest one']);
    timers.restore();
  });

  it('crosses other items on its way to an open menu, until it stops there', () => {
    const timers = holdTimers(300);
    hover.move(point(100, 110), 'one');
    openBox = BOX;
    hover.move(point(120, 125), 'two');
    hover.move(point(140, 145), 'three');
    expect(log).to.deep.equal(['enter one']);
    timers.run();
    expect(log).to.deep.equal(['enter one', 'enter three']);
    hover.stop();
    timers.restore();
  });

  it('goes to another item when it does not head for the menu', () => {
    hover.move(point(100, 110), 'one');
    openBox = BOX;
    hover.move(point(98, 150), 'two');
    expect(log).to.deep.equal(['enter one', 'enter two']);
    hover.stop();
  });
});
