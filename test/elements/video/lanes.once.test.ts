import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { Lanes, type Place } from '../../../elements/video/danmaku/lanes.js';

const WIDTH = 400;

/** From where to where a message covers the picture at a time, from its left. */
function spanAt({ enter, leave, width }: Place, time: number): readonly [number, number] {
  const left = WIDTH - ((time - enter) / (leave - enter)) * (WIDTH + width);
  return [left, left + width];
}

const messages = fc.array(
  fc.record({ after: fc.double({ min: 0, max: 0.5, noNaN: true }), width: fc.integer({ min: 1, max: 2 * WIDTH }) }),
  { minLength: 1, maxLength: 60 },
);

/** The places of messages, one after the other. */
function placed(lanes: Lanes, given: readonly { after: number; width: number }[]): Place[] {
  let time = 0;
  return given.map(({ after, width }) => lanes.take(width, (time += after)));
}

describe('lanes of danmaku', () => {
  it('never let messages overlap, whatever their lengths', () => {
    fc.assert(
      fc.property(messages, fc.integer({ min: 1, max: 5 }), (given, count) => {
        const places = placed(new Lanes(count, WIDTH, false), given);
        for (const [index, one] of places.entries()) {
          for (const other of places.slice(index + 1)) {
            if (one.lane !== other.lane) continue;
            // They are on straight ways: nearest when the second enters, or when the first leaves.
            for (const time of [other.enter, one.leave]) {
              if (time > one.leave || time < other.enter) continue;
              expect(spanAt(one, time)[1]).to.be.at.most(spanAt(other, time)[0] + 0.001);
            }
          }
        }
      }),
    );
  });

  it('give no message a place before its time, nor an earlier one in the same lane', () => {
    fc.assert(
      fc.property(messages, (given) => {
        const latest: number[] = [];
        let time = 0;
        const lanes = new Lanes(3, WIDTH, false);
        for (const { after, width } of given) {
          time += after;
          const { lane, enter } = lanes.take(width, time);
          expect(enter).to.be.at.least(time);
          expect(enter).to.be.at.least(latest[lane] ?? 0);
          latest[lane] = enter;
        }
      }),
    );
  });

  it('never show more than 120 at once', () => {
    const places = placed(
      new Lanes(50, 4000, false),
      Array.from({ length: 2000 }, () => ({ after: 0.001, width: 1 })),
    );
    expect(new Set(places.map(({ lane }) => lane)).size).to.equal(12);
    const most = Math.max(
      ...places.map(({ enter }) => places.filter((other) => other.enter <= enter && enter < other.leave - 1e-6).length),
    );
    expect(most).to.be.within(100, 120);
  });

  it('take the upper of free lanes', () => {
    const lanes = new Lanes(3, WIDTH, false);
    const taken = [0, 0, 0, 10].map((time) => lanes.take(50, time).lane);
    expect(taken).to.deep.equal([0, 1, 2, 0]);
  });

  it('take as long as the reference, and longer for what is wider than the picture', () => {
    const durationOf = (width: number) => {
      const { enter, leave } = new Lanes(1, WIDTH, false).take(width, 1);
      return leave - enter;
    };
    expect(durationOf(50)).to.equal(3);
    expect(durationOf(WIDTH)).to.equal(3);
    expect(durationOf(2 * WIDTH)).to.equal(4.5);
  });

  it('show one message at a time where nothing moves', () => {
    const lanes = new Lanes(1, WIDTH, true);
    expect(lanes.take(50, 0)).to.deep.equal({ lane: 0, enter: 0, leave: 3, width: 50 });
    expect(lanes.nextRoom).to.equal(3);
    expect(lanes.take(50, 1).enter).to.equal(3);
  });

  it('have no room without a lane', () => {
    expect(new Lanes(0, WIDTH, false).nextRoom).to.equal(Infinity);
  });
});
