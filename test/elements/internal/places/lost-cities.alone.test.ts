import { expect } from '@open-wc/testing';
import { createPlaces } from 'nacre/maps';
import { refuseOnce } from '../../../helpers/commands.js';
import { query } from './places-fixture.js';

describe('a gazetteer that the server refuses once', () => {
  it('fails with network, and is there at the next search', async () => {
    refuseOnce('places/generated/cities');
    const places = createPlaces({ type: 'embedded' });
    const failure = await places.search(query({ keyword: 'lima' })).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(failure).to.include({ name: 'PlaceError', failure: 'network' });
    const { places: found } = await places.search(query({ keyword: 'lima' }));
    expect(found[0]).to.include({ name: 'Lima', address: 'Peru' });
  });
});
