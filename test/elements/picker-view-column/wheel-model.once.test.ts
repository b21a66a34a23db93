import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { WheelModel } from '../../../elements/picker-view-column/wheel-model.js';

const modelOf = (count: number, loops = false) =>
  new WheelModel({ count: () => count, isLooping: () => loops && count > 1 });

describe('the model of a wheel', () => {
  it('has a position for each row', () => {
    const model = modelOf(5);
    expect(model.length).to.equal(5);
    expect([0, 2, 4].map((index) => model.positionOf(index))).to.deep.equal([0, 2, 4]);
    expect([-3, 0.4, 0.6, 4.7, 9].map((position) => model.indexAt(position))).to.deep.equal([0, 0, 1, 4, 4]);
  });

  it('without rows stays at the first position', () => {
    const model = modelOf(0);
    expect([model.length, model.indexAt(3), model.clamp(3)]).to.deep.equal([0, 0, 0]);
    expect(model.windowAround(3, 10)).to.deep.equal({ first: 0, size: 0 });
  });

  it('repeats the rows of a looping wheel, with the value in the middle', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 700 }), fc.nat(), (count, seed) => {
        const model = modelOf(count, true);
        const index = seed % count;
        const position = model.positionOf(index);
        expect(model.length % count).to.equal(0);
        expect(model.length).to.be.at.least(Math.max(400, count));
        expect(model.indexAt(position)).to.equal(index);
        expect(model.indexAt(position + count)).to.equal(index);
        expect(model.indexAt(position - 1)).to.equal((index + count - 1) % count);
      }),
    );
  });

  it('draws rows around a position, always as many while there are enough', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 }),
        fc.double({ min: -20, max: 420, noNaN: true }),
        fc.constantFrom(10, 40),
        (count, position, reach) => {
          const model = modelOf(count);
          const { first, size } = model.windowAround(position, reach);
          expect(size).to.equal(Math.min(count, 2 * reach + 1));
          expect(first).to.be.within(0, count - size);
          const nearest = model.nearest(position);
          expect(nearest).to.be.within(first, first + size - 1);
        },
      ),
    );
  });

  it('coasts in the direction of a throw to a row, in limited time', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 300, noNaN: true }),
        fc.double({ min: -1, max: 1, noNaN: true }),
        (position, speed) => {
          const { target, duration } = modelOf(301).coast(position, speed);
          expect(target % 1).to.equal(0);
          expect(target).to.be.within(0, 300);
          if (Math.abs(target - position) > 0.5) expect(Math.sign(target - position)).to.equal(Math.sign(speed));
          expect(duration).to.be.within(180, 1600);
        },
      ),
    );
    expect(modelOf(301).coast(100, 0.1)).to.deep.equal({ target: 126, duration: 780 });
  });
});
