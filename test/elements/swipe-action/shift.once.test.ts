import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { dragged, isFarEnough, maySwipe, released, shiftOf, sideOf } from '../../../elements/swipe-action/shift.js';

const widths = fc.record({ start: fc.constantFrom(0, 80, 200), end: fc.constantFrom(0, 80, 200) });
const sides = fc.constantFrom('' as const, 'start' as const, 'end' as const);
const inline = fc.integer({ min: -600, max: 600 });

describe('The shift of a row', () => {
  it('follows the finger within the actions, and less and less beyond', () => {
    fc.assert(
      fc.property(widths, sides, inline, (given, side, by) => {
        const from = shiftOf(side, given);
        const shift = dragged(by, side, given, false);
        const further = dragged(by + Math.sign(by), side, given, false);
        expect(Math.abs(further), 'never back').to.be.at.least(side === '' ? Math.abs(shift) : 0);
        expect(shift).to.be.within(-given.end - 80, given.start + 80);
        const wanted = from + by;
        const least = side === 'start' ? 0 : -given.end;
        const most = side === 'end' ? 0 : given.start;
        if (wanted >= least && wanted <= most) expect(shift).to.equal(wanted);
        else expect(Math.abs(shift)).to.be.at.most(Math.abs(wanted));
      }),
    );
  });

  it('never uncovers a side without actions', () => {
    fc.assert(
      fc.property(sides, inline, fc.boolean(), (side, by, isFull) => {
        const given = { start: 0, end: 120 };
        expect(dragged(by, side === 'start' ? '' : side, given, isFull)).to.be.at.most(0);
      }),
    );
  });

  it('follows a full swipe all the way', () => {
    expect(dragged(-300, '', { start: 0, end: 80 }, true)).to.equal(-300);
    expect([isFarEnough(-181, 300), isFarEnough(-179, 300)]).to.deep.equal([true, false]);
  });

  it('begins only where there is something to uncover or cover', () => {
    const given = { start: 0, end: 80 };
    expect(maySwipe(-5, '', given, false), 'to the end').to.equal(true);
    expect(maySwipe(5, '', given, false), 'to the start, where nothing is').to.equal(false);
    expect(maySwipe(5, 'end', given, false), 'back').to.equal(true);
    expect(maySwipe(-5, 'end', given, false), 'further').to.equal(false);
    expect(maySwipe(-5, 'end', given, true), 'further, to a full swipe').to.equal(true);
  });

  it('is decided by the speed, else by the distance', () => {
    const given = { start: 100, end: 100 };
    expect(released(-10, -0.5, given)).to.equal('end');
    expect(released(-90, 0.5, given)).to.equal('');
    expect(released(-50, 0, given)).to.equal('end');
    expect(released(-30, 0.1, given)).to.equal('');
    expect(released(50, 0, given)).to.equal('start');
    expect(released(0, 1, given)).to.equal('');
    expect([sideOf(3), sideOf(-3), sideOf(0)]).to.deep.equal(['start', 'end', '']);
  });
});
