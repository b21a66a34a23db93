import type { AddMarkersOptions, IncludePointsOptions, MapCallbacks, MapContext, MapPoint } from '../types.js';
import { latitude, list, longitude, positive, optional, type Check } from '../../../check.js';
import { DeviceError, ErrCode, guard } from '../../../errors.js';
import type { OptionsOf, Provider } from '../../../types.js';
import { elementOf } from '../../contexts/web/context-element.js';
import { openLocation } from '../../location/choose-location.js';

const SUBJECT = 'createMapContext';

type Id = number | string;

/** The methods of `nc-map`. */
interface MapElement extends HTMLElement {
  markers: readonly { readonly id?: Id }[];
  getCenterLocation(): Promise<MapPoint>;
  getRegion(): Promise<{ southwest: MapPoint; northeast: MapPoint }>;
  getScale(): Promise<number>;
  moveToLocation(point?: Partial<MapPoint>): Promise<void>;
  fitPoints(options: IncludePointsOptions): Promise<void>;
  translateMarker(options: object): Promise<void>;
  moveAlong(options: object): Promise<void>;
}

const isMap = (element: Element): element is MapElement =>
  typeof (element as Partial<MapElement>).getCenterLocation === 'function' && 'markers' in element;

const point: Check = (value) => {
  const { latitude: north, longitude: east } = (value ?? {}) as Partial<MapPoint>;
  return latitude(north) || longitude(east) ? 'a position: { latitude, longitude }' : undefined;
};
const points: Check = (value) =>
  list(value) || (value as unknown[]).some((each) => point(each)) ? 'a list of positions' : undefined;
const id: Check = (value) =>
  typeof value === 'string' || Number.isFinite(value) ? undefined : 'the id of a marker: a number or a text';
const ids: Check = (value) => (Array.isArray(value) && !value.some((each) => id(each)) ? undefined : 'a list of ids');

function check(rules: Readonly<Record<string, Check>>, options: object): void {
  for (const [name, rule] of Object.entries(rules)) {
    const expected = rule((options as Record<string, unknown>)[name]);
    if (expected) throw new DeviceError(SUBJECT, ErrCode.invalid, `${name}: expected ${expected}`);
  }
}

/** 0 and '0' are the same id. */
const isOneOf = (wanted: readonly Id[], marker: { readonly id?: Id }): boolean =>
  marker.id !== undefined && wanted.some((each) => String(each) === String(marker.id));

/** The context of a map of this page, which is looked for at each use. */
export function webMapContext({ mapId, component }: OptionsOf<'createMapContext'>): MapContext {
  const mapNow = (): MapElement =>
    elementOf({ subject: SUBJECT, argument: 'mapId', id: mapId, component, kind: 'map', isKind: isMap });

  const method =
    <Options extends object, Result extends object | void>(
      name: string,
      rules: Readonly<Record<string, Check>>,
      run: (map: MapElement, options: Options) => Result | Promise<Result>,
    ) =>
    (given?: Options & MapCallbacks<never>): Promise<never> => {
      const { success, fail, complete, ...options } = { ...given };
      const work = async (): Promise<object> => {
        check(rules, options);
        return { ...(await run(mapNow(), options as unknown as Options)), errMsg: `${name}:ok` };
      };
      const promise = work().catch((error: unknown) => {
        const { errCode, errMsg } = DeviceError.from(SUBJECT, error);
        throw new DeviceError(name, errCode, errMsg.replace(/^\w+:fail ?/, ''), { cause: error });
      });
      const report = (outcome: unknown, callback: unknown): void => {
        for (const each of [callback, complete])
          if (typeof each === 'function') guard(() => (each as (value: unknown) => void)(outcome));
      };
      promise.then(
        (result) => report(result, success),
        (error: unknown) => report(error, fail),
      );
      return promise as Promise<never>;
    };

  const moved = { markerId: id, duration: optional(positive) };
  return {
    getCenterLocation: method('getCenterLocation', {}, (map) => map.getCenterLocation()),
    getRegion: method('getRegion', {}, (map) => map.getRegion()),
    getScale: method('getScale', {}, async (map) => ({ scale: await map.getScale() })),
    moveToLocation: method(
      'moveToLocation',
      { latitude: optional(latitude), longitude: optional(longitude) },
      (map, { latitude: north, longitude: east }: Partial<MapPoint>) => {
        const isHere = (north ?? undefined) === undefined && (east ?? undefined) === undefined;
        if (!isHere) check({ latitude, longitude }, { latitude: north, longitude: east });
        return map.moveToLocation(isHere ? undefined : { latitude: north!, longitude: east! });
      },
    ),
    includePoints: method('includePoints', { points }, (map, options: IncludePointsOptions) => map.fitPoints(options)),
    translateMarker: method(
      'translateMarker',
      { ...moved, destination: point },
      async (map, { animationEnd, ...options }: { animationEnd?: unknown }) => {
        await map.translateMarker(options);
        if (typeof animationEnd === 'function') guard(() => (animationEnd as () => void)());
      },
    ),
    moveAlong: method('moveAlong', { ...moved, path: points }, (map, options: object) => map.moveAlong(options)),
    addMarkers: method('addMarkers', { markers: points }, (map, { markers, clear }: AddMarkersOptions) => {
      // One with the id of another takes its place.
      const added = markers.flatMap((marker) => marker.id ?? []);
      map.markers = [...(clear ? [] : map.markers.filter((marker) => !isOneOf(added, marker))), ...markers];
    }),
    removeMarkers: method('removeMarkers', { markerIds: ids }, (map, { markerIds }: { markerIds: readonly Id[] }) => {
      map.markers = map.markers.filter((marker) => !isOneOf(markerIds, marker));
    }),
    openMapApp: method(
      'openMapApp',
      { latitude, longitude },
      async (_map, { latitude: north, longitude: east, destination }: MapPoint & { destination?: unknown }) => {
        const name = typeof destination === 'string' && destination ? { name: destination } : {};
        await openLocation({ latitude: north, longitude: east, ...name });
      },
    ),
  };
}

export const createMapContext: Provider<'createMapContext'> = (options) => ({ context: webMapContext(options) });
