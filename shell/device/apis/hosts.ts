export interface OpenLocationOptions {
  /** Degrees, -90 to 90, in the coordinates of the map that opens: gcj02 in WeChat. */
  latitude: number;
  /** Degrees, -180 to 180. */
  longitude: number;
  /** How near the map is, 5 to 18. Default 18, also for other numbers. */
  scale?: number;
  /** Name of the place. */
  name?: string;
  /** Its address. */
  address?: string;
}

declare module '../types.js' {
  interface DeviceCalls {
    /** Shows a place on a map. Hosts answer it; without one it fails with `ErrCode.unsupported`. */
    openLocation: CallSpec<OpenLocationOptions>;
    /**
     * Closes the web view that the page is in. Hosts answer it: WeChat, Capacitor on Android. Without one it fails with
     * `ErrCode.unsupported`, since browsers let pages close only windows that they have opened.
     */
    closeWindow: CallSpec;
  }
}
