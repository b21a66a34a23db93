// Augments the calls and has no names of its own.
export {};

declare module '../types.js' {
  interface DeviceCalls {
    /** Needs a text. `showToast` (default true) lets whoever draws toasts confirm it. */
    setClipboardData: CallSpec<{ data: string; showToast?: boolean }>;
    getClipboardData: CallSpec<object, { data: string }>;
    /** Hands a number to the dialler. */
    makePhoneCall: CallSpec<{ phoneNumber: string }>;
    /** 15 ms */
    vibrateShort: CallSpec;
    /** 400 ms */
    vibrateLong: CallSpec;
  }
}
