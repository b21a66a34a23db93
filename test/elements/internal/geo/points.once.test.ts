import { expect } from '@open-wc/testing';
import { bearing, distance, isPoint, POINTS, wrapLongitude } from '../../../../elements/internal/geo/points.js';

const PARIS = { latitude: 48.8566, longitude: 2.3522 };
const LONDON = { latitude: 51.5074, longitude: -0.1278 };

describe('positions', () => {
  it('are objects with a latitude and a longitude; zero is one', () => {
    expect(isPoint({ latitude: 0, longitude: 0 })).to.equal(true);
    expect(isPoint({ latitude: -90, longitude: 180 })).to.equal(true);
    for (const value of [
      undefined,
      null,
      1,
      {},
      { latitude: 91, longitude: 0 },
      { latitude: 0, longitude: 181 },
      { latitude: NaN, longitude: 0 },
      { latitude: '1', longitude: '1' },
    ]) {
      expect(isPoint(value), JSON.stringify(value)).to.equal(false);
    }
  });

  it('have a distance in metres', () => {
    expect(distance(PARIS, PARIS)).to.equal(0);
    expect(distance(PARIS, LONDON)).to.be.closeTo(343_556, 100);
    expect(distance({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).to.be.closeTo(111_195, 1);
    expect(distance({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).to.be.closeTo(20_015_114, 10);
  });

  it('have a direction, clockwise from north', () => {
    const origin = { latitude: 0, longitude: 0 };
    expect(bearing(origin, { latitude: 1, longitude: 0 })).to.equal(0);
    expect(bearing(origin, { latitude: 0, longitude: 1 })).to.equal(90);
    expect(bearing(origin, { latitude: -1, longitude: 0 })).to.equal(180);
    expect(bearing(origin, { latitude: 0, longitude: -1 })).to.equal(270);
    expect(bearing(PARIS, LONDON)).to.be.closeTo(330, 1);
  });

  it('stay on one world', () => {
    expect([-180, 0, 180, 190, -190, 541].map(wrapLongitude)).to.deep.equal([-180, 0, 180, -170, 170, -179]);
  });

  it('are taken as JSON or objects, and those that are none are left out', () => {
    let refused = 0;
    const refuse = () => void refused++;
    const good = [PARIS, { latitude: 0, longitude: 0 }];
    expect(POINTS.read(good, refuse) === good).to.equal(true);
    expect(POINTS.read('[{"latitude":"1.5","longitude":0}]', refuse)).to.deep.equal([{ latitude: 1.5, longitude: 0 }]);
    expect(refused).to.equal(0);
    expect(POINTS.read([PARIS, { latitude: 100, longitude: 0 }, { latitude: 1 }, 'x'], refuse)).to.deep.equal([PARIS]);
    expect(refused).to.be.greaterThan(0);
    expect(POINTS.read({}, refuse)).to.equal(undefined);
  });
});
