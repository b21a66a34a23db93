import { expect } from '@open-wc/testing';
import { createPlaces } from 'nacre/maps';
import { BERLIN, query } from './places-fixture.js';

const aborted = () => {
  const controller = new AbortController();
  controller.abort(new DOMException('over', 'AbortError'));
  return controller.signal;
};

const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error as Error,
  );

describe('the embedded provider', () => {
  const places = createPlaces({ type: 'embedded' });

  it('finds a city by its name, with its country in the language of the query', async () => {
    const german = await places.search(query({ keyword: 'munich', language: 'de' }));
    expect(german.places[0]).to.include({ name: 'Munich', address: 'Deutschland' });
    const french = await places.search(query({ keyword: 'munich', language: 'fr' }));
    expect(french.places[0]).to.include({ name: 'Munich', address: 'Allemagne' });
  });

  it('finds the country in the language of the query, and in English', async () => {
    for (const keyword of ['munich deutschland', 'munich germany', 'munich de']) {
      const found = await places.search(query({ keyword, language: 'de' }));
      expect(found.places[0]?.name, keyword).to.equal('Munich');
    }
  });

  it('tells the state of a city in the United States', async () => {
    const { places: found } = await places.search(query({ keyword: 'springfield' }));
    expect(found.map(({ address }) => address)).to.include.members(['MO, United States', 'IL, United States']);
  });

  it('bears any language', async () => {
    const found = await places.search(query({ keyword: 'munich', language: 'not a language' }));
    expect(found.places[0]).to.include({ name: 'Munich', address: 'Germany' });
  });

  it('tells the distance from the point of the query', async () => {
    const near = await places.search(query({ keyword: 'munich', near: BERLIN }));
    expect(near.places[0]!.distance).to.be.closeTo(504_000, 2000);
    expect((await places.search(query({ keyword: 'munich' }))).places[0]).not.to.have.property('distance');
  });

  it('takes zero as a coordinate', async () => {
    const { places: found } = await places.search(query({ near: { latitude: 0, longitude: 0 } }));
    expect(found[0]).to.include({ name: 'Takoradi', address: 'Ghana' });
  });

  it('lists what is nearby, the nearest first, in pages without gaps or repeats', async () => {
    const all = await places.search(query({ near: BERLIN, pageSize: 60 }));
    const distances = all.places.map((place) => place.distance!);
    expect(distances).to.deep.equal([...distances].sort((a, b) => a - b));
    const pages = [];
    for (const page of [0, 1, 2]) pages.push(...(await places.search(query({ near: BERLIN, page }))).places);
    expect(pages).to.deep.equal(all.places);
  });

  it('pages through all cities of a keyword, and says when there are no more', async () => {
    const keyword = 'springfield';
    const all = await places.search(query({ keyword, pageSize: 1000 }));
    expect(all.hasMore).to.equal(false);
    const paged = [];
    for (let page = 0, hasMore = true; hasMore; page++) {
      const answer = await places.search(query({ keyword, page, pageSize: 5 }));
      paged.push(...answer.places);
      hasMore = answer.hasMore;
    }
    expect(paged).to.deep.equal(all.places);
  });

  it('lists the largest cities if there is neither keyword nor point', async () => {
    const { places: found, hasMore } = await places.search(query({ pageSize: 1 }));
    expect(found.map(({ name }) => name)).to.deep.equal(['Shanghai']);
    expect(hasMore).to.equal(true);
  });

  it('names the city at a point, and nothing in an ocean', async () => {
    const { signal } = new AbortController();
    const tokyo = { latitude: 35.6895, longitude: 139.6917 };
    expect(await places.reverse(tokyo, { language: 'ja', signal })).to.include({ name: 'Tokyo', address: '日本' });
    expect(await places.reverse({ latitude: -40, longitude: -130 }, { language: 'en', signal })).to.equal(undefined);
  });

  it('rejects with the reason of an abort', async () => {
    expect(await reasonOf(places.search(query({ keyword: 'a', signal: aborted() })))).to.include({ message: 'over' });
    expect(await reasonOf(places.reverse(BERLIN, { language: 'en', signal: aborted() }))).to.include({
      message: 'over',
    });
    const controller = new AbortController();
    const searching = reasonOf(places.search(query({ keyword: 'munich', signal: controller.signal })));
    controller.abort(new Error('another one'));
    expect(await searching).to.include({ message: 'another one' });
  });

  it('says whose data it has', () => {
    expect(places.attribution).to.deep.equal({ text: 'GeoNames (CC BY 4.0)', url: 'https://www.geonames.org/' });
  });
});
