import type { ContextRoot } from '../contexts/web/context-element.js';

/** A position in degrees, in the coordinates of the map. Zero is a coordinate. */
export interface MapPoint {
  /** -90 to 90. */
  latitude: number;
  /** -180 to 180. */
  longitude: number;
}

/** The part of the world that a map shows. */
export interface MapRegion {
  southwest: MapPoint;
  northeast: MapPoint;
}

/** Called when a method of a context is over; without them the promise tells. */
export interface MapCallbacks<Result extends object = object> {
  success?: (result: Result & { errMsg: string }) => void;
  fail?: (error: { errMsg: string; errCode: number }) => void;
  complete?: (outcome: { errMsg: string }) => void;
}

export interface MoveMarkerOptions {
  /** The `id` of a marker. */
  markerId: number | string;
  /** In milliseconds. Default 1000. */
  duration?: number;
  /** Turns the marker into its direction. */
  autoRotate?: boolean;
}

export interface TranslateMarkerOptions extends MoveMarkerOptions {
  destination: MapPoint;
  /** Degrees at the end. */
  rotate?: number;
  /** Called when it is there. */
  animationEnd?: () => void;
}

export interface MoveAlongOptions extends MoveMarkerOptions {
  path: readonly MapPoint[];
}

export interface IncludePointsOptions {
  points: readonly MapPoint[];
  /** Px around them: one number, or up to four as in CSS: top, right, bottom, left. */
  padding?: number | readonly number[];
}

export interface AddMarkersOptions {
  /** As in the property `markers` of `nc-map`. */
  markers: readonly (MapPoint & { id?: number | string })[];
  /** Removes those that are there. Default false. */
  clear?: boolean;
}

export interface OpenMapAppOptions extends MapPoint {
  /** Name of the place. */
  destination?: string;
}

type Method<Options extends object, Result extends object = object> = (
  options: Options & MapCallbacks<Result>,
) => Promise<Result & { errMsg: string }>;

type FreeMethod<Options extends object, Result extends object = object> = (
  options?: Options & MapCallbacks<Result>,
) => Promise<Result & { errMsg: string }>;

/**
 * Controls the `nc-map` of an id. Each method returns a promise, and takes `success`, `fail` and `complete` as well. It fails
 * with `ErrCode.notFound` if there is no such map or marker.
 */
export interface MapContext {
  /** The center. */
  getCenterLocation: FreeMethod<object, MapPoint>;
  /** The part of the world that is shown. */
  getRegion: FreeMethod<object, MapRegion>;
  /** The scale: 5 to 18, unless the map has other limits. */
  getScale: FreeMethod<object, { scale: number }>;
  /** Moves the map to a point; without one, to where the user is. */
  moveToLocation: FreeMethod<Partial<MapPoint>>;
  /** Shows all these points. */
  includePoints: Method<IncludePointsOptions>;
  /** Moves a marker to a place. */
  translateMarker: Method<TranslateMarkerOptions>;
  /** Moves a marker along a path. */
  moveAlong: Method<MoveAlongOptions>;
  /** Adds markers to the map's own. A page that sets `markers` again replaces them. */
  addMarkers: Method<AddMarkersOptions>;
  /** Removes markers by their `id`. */
  removeMarkers: Method<{ markerIds: readonly (number | string)[] }>;
  /** Shows a place, from where the user's map apps lead to it: the call `openLocation`. */
  openMapApp: Method<OpenMapAppOptions>;
}

export interface MapPart {
  /** The `id` of an `nc-map`. */
  mapId: string;
  /** Where the map is: another element, its shadow tree, or a shadow root. Default: the page. */
  component?: ContextRoot;
}

export interface MapContextResult {
  /** Controls the map. */
  context: MapContext;
}

declare module '../../types.js' {
  interface DeviceCalls {
    /** Controls the map of an id. The function returns at once; a host answers with a context of its own. */
    createMapContext: CallSpec<MapPart, MapContextResult>;
  }
}
