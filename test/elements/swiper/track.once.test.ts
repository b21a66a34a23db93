import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { Track, type TrackSlides } from '../../../elements/swiper/track.js';

const create = (count: number, { shown = 1, isEndless = false } = {}) => new Track({ count, shown, isEndless });

const slidesOf = fc
  .record({ count: fc.integer({ min: 1, max: 60 }), shown: fc.integer({ min: 1, max: 4 }), circular: fc.boolean() })
  .map(({ count, shown, circular }): TrackSlides => ({ count, shown, isEndless: circular && count > shown }));

describe('The track of a swiper', () => {
  it('ends where the last slides are in sight, unless it is endless', () => {
    expect([create(5).last, create(5, { shown: 2 }).last, create(1, { shown: 3 }).last]).to.deep.equal([4, 3, 0]);
    expect(create(5, { isEndless: true }).last).to.equal(Infinity);
    expect([-2, 3, 9].map((place) => create(5).within(place))).to.deep.equal([0, 3, 4]);
    expect([-2, 3, 9].map((place) => create(5, { isEndless: true }).within(place))).to.deep.equal([-2, 3, 9]);
  });

  it('shows the last slide before the first one if it is endless', () => {
    const track = create(5, { isEndless: true });
    expect([-1, 0, 4, 5, -6].map((place) => track.indexOf(place))).to.deep.equal([4, 0, 4, 0, 4]);
  });

  it('takes the shortest way to a slide', () => {
    const track = create(5, { isEndless: true });
    track.place = 10;
    expect([0, 1, 2, 3, 4].map((index) => track.placeOf(index))).to.deep.equal([10, 11, 12, 8, 9]);
    const straight = create(5);
    straight.place = 4;
    expect(straight.placeOf(0)).to.equal(0);
  });

  it('keeps its place while that shows the current slide', () => {
    const track = create(5, { isEndless: true });
    track.place = 12;
    expect([track.show(2), track.place]).to.deep.equal([false, 12]);
    expect([track.show(3), track.place]).to.deep.equal([true, 3]);
  });

  it('has a stretch with room on both sides of a resting place', () => {
    const track = create(1000);
    expect([track.cover(true, true), track.base, track.length, track.cells]).to.deep.equal([false, 0, 31, 31]);
    track.place = 500;
    expect([track.cover(true, true), track.base]).to.deep.equal([true, 485]);
    track.place = 508;
    expect([track.isNearEdge, track.cover(true, true)]).to.deep.equal([false, false]);
    track.place = 514;
    // While the slides move, the stretch only has to contain the place.
    expect([track.isNearEdge, track.cover(false, true), track.cover(true, true)]).to.deep.equal([true, false, true]);
    track.place = 999;
    track.cover(true, true);
    expect([track.base, track.withinStretch(5000)]).to.deep.equal([969, 999]);
  });

  it('begins an endless stretch with the current place until it is laid out', () => {
    const track = create(5, { isEndless: true });
    track.place = 3;
    track.cover(true, false);
    expect([track.base, track.length]).to.deep.equal([3, 31]);
    track.cover(true, true);
    expect(track.base).to.equal(-12);
  });

  it('stretches a drag beyond its ends, by half a slide at most', () => {
    const track = create(5);
    expect(track.stretched(-0.25)).to.be.within(-0.25, -0.1);
    expect(track.stretched(-100)).to.be.within(-0.5, -0.49);
    expect(track.stretched(2.5)).to.equal(2.5);
    track.place = 4;
    expect(track.stretched(100)).to.be.within(0.49, 0.5);
    expect(create(5, { isEndless: true }).stretched(-100)).to.equal(-100);
  });

  it('lays out every slide in sight, none of them twice, and few others', () => {
    fc.assert(
      fc.property(
        slidesOf,
        fc.integer({ min: -80, max: 80 }),
        fc.double({ min: -3, max: 3, noNaN: true }),
        (slides, at, shift) => {
          const track = new Track(slides);
          track.place = track.within(at);
          const visual = slides.isEndless
            ? track.place + shift
            : Math.max(0, Math.min(track.place + shift, track.last));
          const { low, high, least, most } = track.range(visual, 0, 0);
          const places = Array.from({ length: high - low + 1 }, (_, index) => low + index);
          const indexes = places.map((place) => track.indexOf(place));
          expect(new Set(indexes).size).to.equal(indexes.length);
          expect(places.length).to.be.at.most(Math.ceil(Math.abs(shift)) + slides.shown + 5);
          expect(visual).to.be.within(least - 0.001, most + 0.001);
          const first = Math.floor(visual + 0.001);
          const last = Math.ceil(visual - 0.001) + slides.shown - 1;
          const inSight = Array.from({ length: last - first + 1 }, (_, index) => first + index);
          expect(places).to.include.members(inSight.filter((place) => slides.isEndless || place < slides.count));
        },
      ),
    );
  });
});
