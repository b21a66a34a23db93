export interface FullscreenOptions {
  /** What fills the screen: an element of the page, or its id. Default: the page. Only an id can be passed to a host outside the page. */
  element?: Element | string;
}

/** How the screen is held. */
export interface ScreenOrientationInfo {
  /** Whether the screen is higher than wide. */
  value: 'portrait' | 'landscape';
  /** Degrees from the natural position of the device: 0, 90, 180 or 270. */
  angle: number;
}

export interface FontFaceDescription {
  /** `normal`, `italic`, `oblique`. */
  style?: string;
  /** `normal`, `bold`, or 1 to 1000; two numbers for a variable font: `100 900`. */
  weight?: string;
  /** `normal`, `condensed` …, or percents. */
  stretch?: string;
  /** The characters that the font is used for: `U+0025-00FF`. */
  unicodeRange?: string;
  /** OpenType features: `"liga" 0`. */
  featureSettings?: string;
  /** What shows while it loads: `swap`, `block` … */
  display?: string;
}

export interface FontFaceOptions {
  /** The name that CSS uses: `font-family: <family>`. */
  family: string;
  /** `url("…")`, several with their format in the order of preference, or a URL alone. */
  source: string;
  /** Which face of the family it is. Default: the regular one. */
  desc?: FontFaceDescription;
}

declare module '../../types.js' {
  interface DeviceCalls {
    /**
     * Keeps the screen on, also after the user has left the page and come back, until it is called with false or the page ends.
     * Fails with `ErrCode.permission` if the system refuses, mostly to save power, and with `ErrCode.unsupported` without
     * Screen Wake Lock.
     */
    setKeepScreenOn: CallSpec<{
      /** Whether the screen stays on. */
      keepScreenOn: boolean;
    }>;
    /**
     * Fills the screen with the page or an element. Call it in a click. Fails with `ErrCode.permission` if the browser refuses,
     * with `ErrCode.unsupported` where only videos can (iPhones), and with `ErrCode.notFound` without an element of that id.
     */
    requestFullscreen: CallSpec<FullscreenOptions>;
    /** Leaves full screen, also if the user or other code entered it. Succeeds outside full screen too. */
    exitFullscreen: CallSpec;
    /**
     * Holds the screen in this position; `auto` lets it turn again. Browsers do so on phones and tablets, in full screen or an
     * installed app. Fails with `ErrCode.permission` elsewhere, and with `ErrCode.unsupported` where screens do not turn.
     */
    setDeviceOrientation: CallSpec<{
      /** `portrait`, `landscape` or `auto`. */
      value: 'portrait' | 'landscape' | 'auto';
    }>;
    /**
     * Loads a font for the whole page; a font that the page has loaded by this call is not loaded again. Fails with
     * `ErrCode.network` if it cannot be loaded or is no font, and with `ErrCode.invalid` if `source` or `desc` is not CSS.
     */
    loadFontFace: CallSpec<
      FontFaceOptions,
      {
        /** Always `loaded`. */
        status: 'loaded';
      }
    >;
  }
  interface DeviceSignals {
    /** Something fills the screen now, or does not any more. */
    fullscreenChange: {
      /** Whether something fills the screen. */
      isFullscreen: boolean;
    };
    /** The screen has turned. */
    deviceOrientationChange: ScreenOrientationInfo;
  }
}
