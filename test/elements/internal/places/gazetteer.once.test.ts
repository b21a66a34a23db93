import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { distance } from 'nacre/maps';
import { loadCities, type City } from '../../../../elements/internal/places/cities.js';
import { Gazetteer, wordsOf } from '../../../../elements/internal/places/gazetteer.js';
import { BERLIN } from './places-fixture.js';

const countryWords = (code: string) =>
  ({ US: ' united states us', FR: ' france fr' })[code] ?? ` ${code.toLowerCase()}`;

let cities: readonly City[];
let gazetteer: Gazetteer;

before(async () => {
  cities = await loadCities();
  gazetteer = await Gazetteer.of(cities);
});

const names = (found: readonly City[], count: number) =>
  found.slice(0, count).map(({ name, state, country }) => `${name} ${state || country}`);

describe('the cities', () => {
  it('are those of GeoNames with at least 15,000 inhabitants, the largest first', () => {
    expect(cities.length).to.be.greaterThan(24_000);
    const [first] = cities;
    expect(first).to.include({ name: 'Shanghai', country: 'CN', state: '', population: 22_300_000 });
    expect(first!.latitude).to.be.closeTo(31.2222, 1e-4);
    expect(first!.longitude).to.be.closeTo(121.4581, 1e-4);
    expect(cities.at(-1)!.population).to.equal(15_000);
    expect(cities.every(({ population }, index) => !index || population <= cities[index - 1]!.population)).to.equal(
      true,
    );
  });

  it('have their own keys, and positions on the earth', () => {
    expect(new Set(cities.map(({ key }) => key)).size).to.equal(cities.length);
    expect(cities.every(({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)).to.equal(
      true,
    );
  });

  it('have a state in the United States, where names repeat', () => {
    const springfields = cities.filter(({ name, country }) => name === 'Springfield' && country === 'US');
    expect(springfields.map(({ state }) => state)).to.include.members(['MO', 'IL', 'MA', 'OR']);
  });

  it('load once', async () => {
    expect(await loadCities()).to.equal(cities);
  });
});

describe('the words of a text', () => {
  it('have no case, accents, apostrophes or other signs', () => {
    expect(wordsOf('Saint-Étienne')).to.equal(' saint etienne');
    expect(wordsOf('Łódź')).to.equal(' lodz');
    expect(wordsOf('København Ø')).to.equal(' kobenhavn o');
    expect(wordsOf('Xi’an')).to.equal(' xian');
    expect(wordsOf('  ,;')).to.equal('');
  });
});

describe('search for a keyword', () => {
  const find = (keyword: string, near = undefined as typeof BERLIN | undefined) =>
    gazetteer.find(keyword, countryWords, near);

  it('puts the same name first, then what begins with it, then large cities', async () => {
    expect(names(await find('york'), 2)).to.deep.equal(['York GB', 'New York City NY']);
    expect(names(await find('valencia'), 1)).to.deep.equal(['Valencia VE']);
    expect(names(await find('frank'), 1)).to.deep.equal(['Frankfurt am Main DE']);
  });

  it('finds the beginning of any word', async () => {
    expect(names(await find('lond'), 1)).to.deep.equal(['London GB']);
    expect(names(await find('francisco'), 1)).to.deep.equal(['San Francisco CA']);
  });

  it('finds several words in any order, also of the country and the state', async () => {
    expect(names(await find('paris us'), 1)).to.deep.equal(['Paris TX']);
    expect(names(await find('tx paris'), 1)).to.deep.equal(['Paris TX']);
    expect(names(await find('city york new'), 1)).to.deep.equal(['New York City NY']);
  });

  it('lists the cities of a country', async () => {
    expect(names(await find('france'), 5)).to.include.members(['Paris FR', 'Marseille FR']);
  });

  it('prefers what is near', async () => {
    const dallas = { latitude: 32.78, longitude: -96.8 };
    expect(names(await find('paris'), 1)).to.deep.equal(['Paris FR']);
    expect(names(await find('paris', dallas), 1)).to.deep.equal(['Paris TX']);
    expect(names(await find('paris', BERLIN), 1)).to.deep.equal(['Paris FR']);
  });

  it('finds nothing for signs and for words that no city has', async () => {
    expect(await find('!?')).to.deep.equal([]);
    expect(await find('paris zzzz')).to.deep.equal([]);
  });

  it('agrees with a plain scan, for any keyword', async () => {
    const someWords = fc.oneof(
      fc.string({ maxLength: 3 }),
      fc
        .record({ at: fc.nat(24_000), from: fc.nat(3), length: fc.integer({ min: 1, max: 9 }) })
        .map(({ at, from, length }) => cities[at]!.name.slice(from, from + length)),
      fc.constantFrom('us', 'france', 'ny', 'san', 'FR', 'Saint', 'ö'),
    );
    const fits = ({ name, state, country }: City, words: string[]) => {
      const own = wordsOf(name).split(' ').slice(1);
      const where = [...wordsOf(state).split(' '), ...countryWords(country).split(' ')].slice(1);
      const starts = (list: string[], word: string) => list.some((text) => text.startsWith(word));
      const isNamed = words.some((word) => starts(own, word));
      return (
        words.every((word) => starts(own, word) || starts(where, word)) && (isNamed || words.join(' ').length >= 3)
      );
    };
    await fc.assert(
      fc.asyncProperty(fc.array(someWords, { minLength: 1, maxLength: 3 }), async (parts) => {
        const keyword = parts.join(' ');
        const words = wordsOf(keyword).split(' ').slice(1);
        const expected = words.length ? cities.filter((city) => fits(city, words)) : [];
        const found = await find(keyword);
        expect(found.map(({ key }) => key)).to.have.members(expected.map(({ key }) => key));
      }),
      { numRuns: 60, verbose: true },
    );
  });
});

describe('the nearest cities', () => {
  it('agree with a plain scan, anywhere on the earth', () => {
    const point = fc.record({
      latitude: fc.oneof(fc.double({ min: -90, max: 90, noNaN: true }), fc.constantFrom(-90, 0, 89.9, 90)),
      longitude: fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), fc.constantFrom(-180, 0, 179.99, 180)),
    });
    fc.assert(
      fc.property(point, fc.integer({ min: 1, max: 60 }), (near, count) => {
        const expected = cities.map((city) => distance(near, city)).sort((a, b) => a - b);
        const found = gazetteer.nearest(near, count).map(({ metres }) => metres);
        expect(found).to.deep.equal(expected.slice(0, count));
      }),
      { numRuns: 80, verbose: true },
    );
  });

  it('are no farther than asked for', () => {
    const ocean = { latitude: -40, longitude: -130 };
    expect(gazetteer.nearest(ocean, 1, 50)).to.deep.equal([]);
    expect(gazetteer.nearest(BERLIN, 5, 50).map(({ city }) => city.name)).to.include('Berlin');
  });
});
