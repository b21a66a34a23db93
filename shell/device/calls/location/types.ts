/**
 * The system of coordinates. `wgs84`: GPS, OpenStreetMap, Google outside China. `gcj02`: maps of China (AMap, Tencent,
 * Google in China). `bd09`: Baidu. The last two move positions in China only, by some hundred meters: the same ones as `nc-map`.
 */
export type CoordinateType = 'wgs84' | 'gcj02' | 'bd09';

export interface LocationOptions {
  /** Coordinates of the result, in any case of letters. Default `wgs84`. */
  type?: CoordinateType;
  /** Also wants the altitude; like `isHighAccuracy`, it takes more time and battery. Default false. */
  altitude?: boolean;
  /** The best position the device can measure (GPS) rather than a quick one. Default false. */
  isHighAccuracy?: boolean;
}

export interface GetLocationOptions extends LocationOptions {
  /**
   * Milliseconds to wait for the best position. When they are over, the call takes a quick one. Default: as long as the call
   * waits. Without `isHighAccuracy` and `altitude` it limits the quick one.
   */
  highAccuracyExpireTime?: number;
}

/** A position. Values that the device does not measure are null. */
export interface LocationResult {
  /** Degrees, -90 to 90. */
  latitude: number;
  /** Degrees, -180 to 180. */
  longitude: number;
  /** Meters that the position may be off. */
  accuracy: number;
  /** The same as `accuracy`. */
  horizontalAccuracy: number;
  /** Meters above the WGS 84 ellipsoid. */
  altitude: number | null;
  /** Meters that the altitude may be off. */
  verticalAccuracy: number | null;
  /** The same as `verticalAccuracy`, by its name in browsers. */
  altitudeAccuracy: number | null;
  /** Meters per second. */
  speed: number | null;
  /** Where the device moves to, in degrees clockwise from true north; null while it rests. */
  heading: number | null;
  /** The same as `heading`. */
  direction: number | null;
}

/** Why no new position came. */
export interface LocationChangeError {
  /** `onLocationChange:fail reason` */
  errMsg: string;
  /** `ErrCode.permission`, `notFound` or `timeout`. */
  errCode: number;
}

export interface ChooseLocationOptions {
  /** Where the map begins, in degrees, -90 to 90. Default: where the device is. */
  latitude?: number;
  /** Degrees, -180 to 180. */
  longitude?: number;
  /** What is searched for at the start. Default: what is near. */
  keyword?: string;
  /** Coordinates of options and result. Default `wgs84`. */
  type?: CoordinateType;
}

/** A place that the user has chosen. */
export interface ChosenLocation {
  /** Empty for a point on the map whose name is not known. */
  name: string;
  /** Empty if it is not known. */
  address: string;
  /** Degrees, -90 to 90. */
  latitude: number;
  /** Degrees, -180 to 180. */
  longitude: number;
  /** Meters from the point that the places were listed for, if known. */
  distance?: number;
}

export interface OpenLocationOptions {
  /** Degrees, -90 to 90. */
  latitude: number;
  /** Degrees, -180 to 180. */
  longitude: number;
  /** Coordinates of the position. Default `wgs84`; in WeChat `gcj02`. */
  type?: CoordinateType;
  /**
   * How near the map is, 5 to 18. Numbers beyond are clamped, fractions left out. Default 18. The embedded map has no streets:
   * it opens at 9 at the nearest, where towns and coasts are around the place.
   */
  scale?: number;
  /** Name of the place. */
  name?: string;
  /** Its address. */
  address?: string;
}

declare module '../../types.js' {
  interface DeviceCalls {
    /**
     * The user chooses a place on a map, from a list of places near or found by a search. Answered by `nacre/overlays`. Fails
     * with `ErrCode.cancel` if the screen is closed or was open already, and `ErrCode.network` if it cannot be loaded.
     */
    chooseLocation: CallSpec<ChooseLocationOptions, ChosenLocation>;
    /**
     * Shows a place on a map, with links to map apps. Resolves when the map is shown; a call while it is open shows the other
     * place. Answered by `nacre/overlays`, in WeChat by its own map. Fails with `ErrCode.network` if it cannot be loaded.
     */
    openLocation: CallSpec<OpenLocationOptions>;
    /**
     * Measures where the device is. Browsers ask the user first. Fails with `ErrCode.permission` if the user, the browser or
     * the page's policy denies it, `ErrCode.notFound` if the device finds no position, `ErrCode.timeout` if it takes longer than
     * `timeout` (default 60000 ms), `ErrCode.unsupported` without geolocation or on a page that is not secure, and
     * `ErrCode.network` if the code that converts to gcj02 or bd09 cannot be loaded.
     */
    getLocation: CallSpec<GetLocationOptions, LocationResult>;
    /**
     * Follows the device, until `stopLocationUpdate`: `onLocationChange` gets each new position, and a fresh one at least every
     * 30000 ms. Resolves with the first position or, where the permission is granted, after 100 ms: what fails later goes to
     * `onLocationChangeError`. Fails as `getLocation` does. A second call replaces the options of the first.
     */
    startLocationUpdate: CallSpec<LocationOptions>;
    /** Ends it. A `startLocationUpdate` that still waits fails with `ErrCode.abort`. */
    stopLocationUpdate: CallSpec;
  }
  interface DeviceSignals {
    /** A position, between `startLocationUpdate` and `stopLocationUpdate`. The first listener gets the one known already. */
    locationChange: LocationResult;
    /** No new position came. Updates go on, but end if the permission is gone. */
    locationChangeError: LocationChangeError;
  }
}
