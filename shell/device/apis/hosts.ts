declare module '../types.js' {
  interface DeviceCalls {
    /**
     * Closes the web view that the page is in. Hosts answer it: WeChat, Capacitor on Android. Without one it fails with
     * `ErrCode.unsupported`, since browsers let pages close only windows that they have opened.
     */
    closeWindow: CallSpec;
  }
}

export {};
