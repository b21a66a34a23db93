/** One of `data`, `html` and `image` at least. What takes the pasted content chooses among them. */
export interface ClipboardOptions {
  /** A non-empty text. May be left out if there is `html` or an `image`; fields that take only text then paste nothing. */
  data?: string;
  /** Formatted text, as HTML. */
  html?: string;
  /** URL of a picture, such as a `tempFilePath`. Browsers copy it as PNG. */
  image?: string;
  /** Shows a toast that says so, if anything shows toasts. Default true. */
  showToast?: boolean;
}

export interface PhoneCallOptions {
  /** Digits, with spaces and punctuation. */
  phoneNumber: string;
}

export type ClipboardType = 'text' | 'html' | 'image';

export interface PasteOptions {
  /** What to read. Default `['text']`: browsers ask the user in fewer cases for it. */
  types?: readonly ClipboardType[];
}

export interface ClipboardContent {
  /** The text; empty if there is none. */
  data: string;
  /** Formatted text, as the browser has cleaned it. Only if it was asked for, and the clipboard has some. */
  html?: string;
  /** URL of the picture: see `releaseTempFiles`. Only if it was asked for, and the clipboard has one. */
  image?: string;
}

export interface VibrateOptions {
  /** How strong it feels: `heavy` 30 ms, `medium` 15 ms, `light` 8 ms. Default `medium`. */
  type?: 'heavy' | 'medium' | 'light';
}

export interface BatteryInfo {
  /** Percent, from 0 to 100. */
  level: number;
  /** Whether it is plugged in, and not full. */
  isCharging: boolean;
  /** Seconds until it is full. Only while it charges, if the system knows it. */
  chargingTime?: number;
  /** Seconds until it is empty. Only while it discharges, if the system knows it. */
  dischargingTime?: number;
}

declare module '../../types.js' {
  interface DeviceCalls {
    /**
     * Copies a text, formatted text or a picture. Call it in a click. Fails with `ErrCode.permission` if the browser refuses,
     * and for a picture with `ErrCode.unsupported` without the Clipboard API.
     */
    setClipboardData: CallSpec<ClipboardOptions>;
    /**
     * Reads the clipboard. Call it in a click. Fails with `ErrCode.permission` if the user or the browser refuses, and with
     * `ErrCode.unsupported` without the Clipboard API.
     */
    getClipboardData: CallSpec<PasteOptions, ClipboardContent>;
    /** Opens the dialler with a number. */
    makePhoneCall: CallSpec<PhoneCallOptions>;
    /**
     * Vibrates for a moment, 15 ms unless `type` says more. Fails with `ErrCode.permission` before the user has touched the
     * page, and with `ErrCode.unsupported` where the browser cannot vibrate.
     */
    vibrateShort: CallSpec<VibrateOptions>;
    /** Vibrates for 400 ms. Fails as `vibrateShort` does. */
    vibrateLong: CallSpec;
    /** Returns the level of the battery. Fails with `ErrCode.unsupported` in browsers without the Battery API. */
    getBatteryInfo: CallSpec<object, BatteryInfo>;
  }
  interface DeviceSignals {
    /** The level, or whether it charges, has changed. */
    batteryChange: BatteryInfo;
  }
}
