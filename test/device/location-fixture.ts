/** `navigator.geolocation` at its documented boundary: the test is the device. */
export interface FakeGeolocation {
  /** Options of each `getCurrentPosition`, and of each `watchPosition`. */
  readonly asked: PositionOptions[];
  readonly watched: PositionOptions[];
  /** Watches that were not cleared. */
  readonly watches: number;
  /** Answers the calls of `getCurrentPosition` that wait. */
  give(coords?: Partial<GeolocationCoordinates>): void;
  refuse(code: number, message?: string): void;
  /** Tells the watches. */
  move(coords?: Partial<GeolocationCoordinates>, timestamp?: number): void;
  lose(code: number): void;
  restore(): void;
}

type Take = PositionCallback;
type Fail = PositionErrorCallback;

const HERE = { latitude: 48.8584, longitude: 2.2945, accuracy: 12 };
const NOTHING = { altitude: null, altitudeAccuracy: null, heading: null, speed: null };
const CODES = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;

const positionOf = (coords: Partial<GeolocationCoordinates> = {}, timestamp = Date.now()) =>
  ({ coords: { ...HERE, ...NOTHING, ...coords }, timestamp }) as GeolocationPosition;

export function fakeGeolocation(): FakeGeolocation {
  const asked: PositionOptions[] = [];
  const watched: PositionOptions[] = [];
  const watches = new Map<number, [Take, Fail]>();
  let waiting: [Take, Fail][] = [];
  const geolocation = {
    getCurrentPosition(take: Take, fail: Fail, options: PositionOptions) {
      asked.push(options);
      waiting.push([take, fail]);
    },
    watchPosition(take: Take, fail: Fail, options: PositionOptions) {
      watches.set(watched.push(options), [take, fail]);
      return watched.length;
    },
    clearWatch: (id: number) => watches.delete(id),
  };
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
  const answer = () => {
    const all = waiting;
    waiting = [];
    return all;
  };
  const errorOf = (code: number, message = '') => ({ ...CODES, code, message }) as GeolocationPositionError;
  return {
    asked,
    watched,
    get watches() {
      return watches.size;
    },
    give: (coords) => answer().forEach(([take]) => take(positionOf(coords))),
    refuse: (code, message) => answer().forEach(([, fail]) => fail(errorOf(code, message))),
    move: (coords, timestamp) => watches.forEach(([take]) => take(positionOf(coords, timestamp))),
    lose: (code) => watches.forEach(([, fail]) => fail(errorOf(code))),
    restore: () => void delete (navigator as { geolocation?: unknown }).geolocation,
  };
}
