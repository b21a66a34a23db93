import { expect } from '@open-wc/testing';
import { convertCoordinates, loadCoordinates } from '../../../../elements/internal/geo/coordinates.js';

const SHANGHAI = { latitude: 31.2304, longitude: 121.4737 };

describe('loading coordinate systems', () => {
  it('needs nothing for WGS 84, and says what is missing for others', async () => {
    await loadCoordinates('wgs84');
    expect(convertCoordinates(SHANGHAI, 'wgs84', 'wgs84')).to.equal(SHANGHAI);
    expect(() => convertCoordinates(SHANGHAI, 'wgs84', 'bd09')).to.throw("await loadCoordinates('bd09') first");
    await loadCoordinates('bd09');
    expect(convertCoordinates(SHANGHAI, 'wgs84', 'bd09').longitude).to.be.closeTo(121.4847, 1e-3);
  });
});
