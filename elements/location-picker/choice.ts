import { convertCoordinates, loadCoordinates } from '../internal/geo/coordinates.js';
import { currentPosition, PositionError, type PositionFailure } from '../internal/geo/position.js';
import type { CoordinateSystem, GeoPoint } from '../internal/geo/types.js';
import { languageOf } from '../internal/location/place-language.js';
import { createPlaces } from '../internal/places/create.js';
import { PlaceSearch } from '../internal/places/place-search.js';
import type { Place, PlaceProvider } from '../internal/places/types.js';
import { placesIn } from './converted-places.js';
import type { ChosenPlace } from './events.js';

/** The key of the point itself. Those of places begin with another letter. */
export const POINT = 'point';

/** The key of a place. */
export const keyOf = ({ id }: Place): string => `@${id}`;

export interface ChoiceHost {
  readonly element: Element;
  /** Where to begin. */
  start(): GeoPoint | undefined;
  system(): CoordinateSystem;
  pageSize(): number;
  /** Something has changed. */
  changed(): void;
  /** Moves the map. */
  center(point: GeoPoint): void;
}

/** What can be chosen and what is: the point of the pin, or one of the places near it or found. */
export class Choice {
  readonly #host: ChoiceHost;
  #search = new PlaceSearch();
  #provider: PlaceProvider | undefined;
  /** Ends what is on its way for an earlier point. */
  #control = new AbortController();
  #selected: string | undefined;
  #isLocating = false;
  /** The point of the pin; undefined until one is known. */
  point: GeoPoint | undefined;
  /** What is at the point. */
  place: Place | undefined;
  /** What is searched for, trimmed. */
  keyword = '';
  /** Why the device's position is not known, until the user goes on without. */
  trouble: PositionFailure | undefined;
  /** Whether it was known once. */
  isLocated = false;
  /** Whether the point is among the results of a search: the user has moved it meanwhile. */
  #hasMoved = false;

  constructor(host: ChoiceHost) {
    this.#host = host;
  }

  /** The places, as far as they have come. */
  get places(): PlaceSearch {
    return this.#search;
  }

  /** Who finds places, in the coordinates of the page. */
  get provider(): PlaceProvider {
    return (this.#provider ??= placesIn(this.#host.system(), createPlaces()));
  }

  get isLocating(): boolean {
    return this.#isLocating;
  }

  /** Whether the point is in the list. A search has only what it finds, unless it fails. */
  get showsPoint(): boolean {
    return this.point !== undefined && (!this.keyword || this.#hasMoved || this.#search.state === 'error');
  }

  get selected(): string | undefined {
    return this.#selected;
  }

  /** What is chosen, if it is in the list. */
  get chosen(): ChosenPlace | undefined {
    const { point, place } = this;
    if (this.#selected === POINT)
      return point && this.showsPoint
        ? { ...point, name: place?.name ?? '', address: place?.address ?? '', distance: 0 }
        : undefined;
    const found = this.#found(this.#selected);
    if (!found) return undefined;
    const { name, address, latitude, longitude, distance } = found;
    return { name, address, latitude, longitude, distance };
  }

  /** Starts again: at the given point, else where the device is. */
  begin(): void {
    this.end();
    this.#search = new PlaceSearch({ pageSize: Math.max(1, Math.floor(this.#host.pageSize())) });
    this.#search.addEventListener('change', this.#changed);
    const start = this.#host.start();
    this.point = undefined;
    this.place = undefined;
    this.trouble = undefined;
    this.#selected = undefined;
    this.#hasMoved = false;
    if (start) {
      this.#host.center(start);
      this.#setPoint(start);
    } else {
      if (this.keyword) this.#list(true);
      void this.locate(true);
    }
    this.#host.changed();
  }

  /** Ends all that is on its way. */
  end(): void {
    this.#control.abort();
    this.#isLocating = false;
    this.#drop();
    this.#provider = undefined;
  }

  /** Another keyword. Empty: what is near the point. What is typed rests a moment before it is sent. */
  search(keyword: string, isTyped = false): void {
    if (keyword === this.keyword && !isTyped) return this.#list(true);
    if (keyword === this.keyword) return;
    this.keyword = keyword;
    this.#hasMoved = false;
    this.#selected = !keyword && this.point ? POINT : undefined;
    this.#list(!isTyped);
    this.#host.changed();
  }

  /** The user has moved the map. */
  moveTo(point: GeoPoint): void {
    this.trouble = undefined;
    this.#setPoint(point, Boolean(this.keyword));
  }

  /** The user has chosen a row. */
  choose(key: string): void {
    this.#selected = key;
    const target = key === POINT ? this.point : this.#found(key);
    if (target) this.#host.center({ latitude: target.latitude, longitude: target.longitude });
    this.#host.changed();
  }

  /** Moves to where the device is, unless the user moves meanwhile. */
  async locate(isStart = false): Promise<void> {
    if (this.#isLocating) return;
    const system = this.#host.system();
    this.#control.abort();
    const control = new AbortController();
    const { signal } = control;
    this.#control = control;
    this.#isLocating = true;
    this.#host.changed();
    try {
      const [{ latitude, longitude }] = await Promise.all([
        currentPosition(this.#host.element),
        loadCoordinates(system),
      ]);
      if (signal.aborted) return;
      const here = convertCoordinates({ latitude, longitude }, 'wgs84', system);
      this.isLocated = true;
      this.trouble = undefined;
      this.#host.center(here);
      this.#setPoint(here, Boolean(this.keyword) && !isStart);
    } catch (error) {
      if (signal.aborted) return;
      this.trouble = error instanceof PositionError ? error.failure : 'unavailable';
      this.#isLocating = false;
      this.#host.changed();
    }
  }

  #found(key: string | undefined): Place | undefined {
    return this.#search.results.find((place) => keyOf(place) === key);
  }

  /** Puts the pin to a point. A search that goes on keeps its results. */
  #setPoint(point: GeoPoint, keepsResults = false): void {
    this.#control.abort();
    this.#control = new AbortController();
    this.#isLocating = false;
    this.point = point;
    this.place = undefined;
    this.#hasMoved = keepsResults;
    this.#selected = this.keyword && !keepsResults ? undefined : POINT;
    void this.#name(point, this.#control.signal);
    if (!keepsResults) this.#list(true);
    this.#host.changed();
  }

  #list(now: boolean): void {
    const { keyword, point: near, provider } = this;
    const language = languageOf(this.#host.element);
    if (keyword || near) this.#search.search({ provider, keyword, near, language }, { now });
    else this.#search.clear();
  }

  readonly #changed = (): void => this.#host.changed();

  /** Drops what is on its way. */
  #drop(): void {
    this.#search.removeEventListener('change', this.#changed);
    this.#search.clear();
  }

  /** Asks what is at the point. Without an answer it has no name. */
  async #name(point: GeoPoint, signal: AbortSignal): Promise<void> {
    try {
      const place = await this.provider.reverse(point, { language: languageOf(this.#host.element), signal });
      if (signal.aborted) return;
      this.place = place;
      this.#host.changed();
    } catch {
      // The list tells the user when the provider fails.
    }
  }
}
