import { waitUntil } from '@open-wc/testing';
import { configureMaps, type Place, type PlaceProvider, type PlaceQuery } from 'nacre/maps';
import type { NcLocationPicker } from 'nacre/elements/location-picker';

export const PARIS = { latitude: 48.8566, longitude: 2.3522 };

/** The place of a number, some hundred meters from the one before. */
export const placeAt = (index: number, keyword = 'Cafe'): Place => ({
  id: String(index),
  name: `${keyword} ${index}`,
  address: `${index} Rue <b>Perle</b>`,
  latitude: 48.86 + index / 1000,
  longitude: 2.36,
  distance: 90 + index * 100,
});

/** Finds 45 places, of which those of a search have the keyword as their name. */
export const COUNTED: PlaceProvider = {
  attribution: { text: 'Places of a test', url: 'https://example.com/' },
  debounce: 0,
  search: ({ keyword, page, pageSize }) => {
    const all = keyword === 'nothing' ? [] : Array.from({ length: 45 }, (_, index) => placeAt(index, keyword));
    const places = all.slice(page * pageSize, (page + 1) * pageSize);
    return Promise.resolve({ places, hasMore: (page + 1) * pageSize < all.length });
  },
  reverse: () => Promise.resolve({ id: 'here', name: 'Rue Perle', address: 'Paris', ...PARIS }),
};

/** A provider that the test answers, or fails, when it likes. */
export function manualPlaces() {
  const asked: {
    query: PlaceQuery;
    resolve: (places: Place[], hasMore?: boolean) => void;
    reject: (error: unknown) => void;
  }[] = [];
  const provider: PlaceProvider = {
    debounce: 0,
    search: (query) =>
      new Promise((resolve, reject) => {
        asked.push({ query, resolve: (places, hasMore = false) => resolve({ places, hasMore }), reject });
        query.signal.addEventListener('abort', () => reject(query.signal.reason as Error));
      }),
    reverse: () => Promise.resolve(undefined),
  };
  return { provider, asked };
}

/** Makes pickers use a provider, in the tests of a `describe`. */
export function usePlaces(provider: () => PlaceProvider): void {
  beforeEach(() => configureMaps({ places: provider() }));
  after(() => configureMaps({ places: undefined }));
}

/** A map with streets below those of the tests: the screens then are as near as they are told. */
export function useStreets(): void {
  before(() => configureMaps({ baseMap: '/__map__/tiles/{z}/{x}/{y}.png' }));
  after(() => configureMaps({ baseMap: undefined }));
}

export const part = <E extends HTMLElement = HTMLElement>(picker: HTMLElement, name: string): E =>
  picker.shadowRoot!.querySelector<E>(`[part~="${name}"]`)!;
export const rows = (picker: HTMLElement): HTMLElement[] => [
  ...picker.shadowRoot!.querySelectorAll<HTMLElement>('[role="option"]'),
];
/** Title and details of each row. */
export const texts = (picker: HTMLElement): string[] =>
  rows(picker).map((row) =>
    [...row.querySelectorAll<HTMLElement>('.name, .details')]
      .map(({ innerText }) => innerText.replaceAll(/[\s\u00a0\u202f]+/g, ' ').trim())
      .join(' | '),
  );
export const selected = (picker: HTMLElement): string[] =>
  rows(picker)
    .filter((row) => row.ariaSelected === 'true')
    .map((row) => row.querySelector('.name')!.textContent.trim());
export const mapOf = (picker: HTMLElement) => picker.shadowRoot!.querySelector('nc-map')!;
export const fieldOf = (picker: HTMLElement) => picker.shadowRoot!.querySelector('nc-input')!;
export const notice = (picker: HTMLElement): string =>
  picker.shadowRoot!.querySelector<HTMLElement>('.notice')?.innerText.replaceAll(/\s+/g, ' ').trim() ?? '';

/** Resolves when the list has so many rows. */
export const listed = (picker: NcLocationPicker, count: number) =>
  waitUntil(() => rows(picker).length === count, `there are ${count} rows`);
