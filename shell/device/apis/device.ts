// Adds calls to `DeviceCalls`; exports no types of its own.
export {};

declare module '../types.js' {
  interface DeviceCalls {
    /** Copies a non-empty text. `showToast` (default true) shows a toast that says so, if anything shows toasts. */
    setClipboardData: CallSpec<{ data: string; showToast?: boolean }>;
    getClipboardData: CallSpec<object, { data: string }>;
    /** Opens the dialler with a number. */
    makePhoneCall: CallSpec<{ phoneNumber: string }>;
    /** Vibrates for 15 ms. */
    vibrateShort: CallSpec;
    /** Vibrates for 400 ms. */
    vibrateLong: CallSpec;
  }
}
