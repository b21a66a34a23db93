import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import gcoord from 'gcoord';
import { convertCoordinates, loadCoordinates } from '../../../../elements/internal/geo/coordinates.js';
import { distance } from '../../../../elements/internal/geo/points.js';
import type { CoordinateSystem } from '../../../../elements/internal/geo/types.js';
import { ABROAD, CHINESE_CITIES } from '../../../helpers/china.js';

const BEIJING = { latitude: 39.9087, longitude: 116.3975 };
const { BD09, GCJ02, transform, WGS84 } = gcoord;
const GCOORD = { wgs84: WGS84, gcj02: GCJ02, bd09: BD09 };
const CHINESE: CoordinateSystem[] = ['gcj02', 'bd09'];

/** Places in China, far from its borders. */
const china = fc.oneof(
  ...[
    [101, 117, 24, 39],
    [85, 95, 31, 42],
    [120, 129, 44, 47],
    [109, 110.5, 18.8, 19.7],
    [113.9, 114.2, 22.3, 22.5],
  ].map(([west, east, south, north]) =>
    fc.record({
      longitude: fc.double({ min: west!, max: east!, noNaN: true }),
      latitude: fc.double({ min: south!, max: north!, noNaN: true }),
    }),
  ),
);

describe('coordinate systems', () => {
  before(() => loadCoordinates('gcj02'));

  it('give the published positions of Tiananmen', () => {
    const gcj = convertCoordinates(BEIJING, 'wgs84', 'gcj02');
    expect(distance(BEIJING, gcj)).to.be.within(500, 600);
    const [longitude, latitude] = transform([BEIJING.longitude, BEIJING.latitude], WGS84, BD09);
    expect(convertCoordinates(BEIJING, 'wgs84', 'bd09')).to.deep.equal({ latitude, longitude });
  });

  it('agree with gcoord everywhere in China, to and fro', () => {
    fc.assert(
      fc.property(china, fc.constantFrom(...CHINESE), (point, system) => {
        const there = transform([point.longitude, point.latitude], WGS84, GCOORD[system]);
        const here = convertCoordinates(point, 'wgs84', system);
        expect([here.longitude, here.latitude]).to.deep.equal(there);
        const [longitude, latitude] = transform(there, GCOORD[system], WGS84) as [number, number];
        const back = convertCoordinates(here, system, 'wgs84');
        // gcoord's own way back is that exact.
        expect(back.longitude).to.be.closeTo(longitude, 2e-5);
        expect(back.latitude).to.be.closeTo(latitude, 2e-5);
      }),
    );
  });

  it('come back to where they began, within a millionth of a degree', () => {
    const systems = fc.constantFrom<CoordinateSystem>('wgs84', 'gcj02', 'bd09');
    fc.assert(
      fc.property(china, systems, systems, (point, from, to) => {
        const back = convertCoordinates(convertCoordinates(point, from, to), to, from);
        expect(back.longitude).to.be.closeTo(point.longitude, 1e-6);
        expect(back.latitude).to.be.closeTo(point.latitude, 1e-6);
      }),
    );
  });

  it('move nothing outside China, neighbours included', () => {
    for (const [name, point] of Object.entries(ABROAD)) {
      for (const system of CHINESE) {
        expect(convertCoordinates(point, 'wgs84', system), `${name} to ${system}`).to.deep.equal(point);
        expect(convertCoordinates(point, system, 'wgs84'), `${name} from ${system}`).to.deep.equal(point);
      }
      expect(convertCoordinates(point, 'gcj02', 'bd09'), name).to.deep.equal(point);
    }
    const far = fc.record({
      longitude: fc.oneof(
        fc.double({ min: -180, max: 72, noNaN: true }),
        fc.double({ min: 137, max: 180, noNaN: true }),
      ),
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    });
    fc.assert(
      fc.property(far, fc.constantFrom(...CHINESE), (point, system) => {
        expect(convertCoordinates(point, 'wgs84', system)).to.deep.equal(point);
        expect(convertCoordinates(point, system, 'wgs84')).to.deep.equal(point);
      }),
    );
  });

  it('move Hong Kong, Macao and Hainan as all of China, as the maps of China do', () => {
    for (const [name, point] of Object.entries(CHINESE_CITIES)) {
      for (const system of CHINESE) {
        const there = convertCoordinates(point, 'wgs84', system);
        expect(distance(point, there), `${name} to ${system}`).to.be.within(300, 1600);
        expect(distance(point, convertCoordinates(there, system, 'wgs84')), `${name} back`).to.be.below(0.01);
      }
    }
  });

  it('move a repeated world in the same way', () => {
    const { latitude, longitude } = convertCoordinates(BEIJING, 'wgs84', 'gcj02');
    const next = convertCoordinates({ ...BEIJING, longitude: BEIJING.longitude - 360 }, 'wgs84', 'gcj02');
    expect(next.latitude).to.equal(latitude);
    expect(next.longitude).to.be.closeTo(longitude - 360, 1e-9);
  });
});
