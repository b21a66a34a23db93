export interface OfflineOptions {
  /**
   * URL of the service worker's script, which calls `serveOffline`. Default `sw.js`. Relative to the app's folder: that of
   * the router's `base` in history mode, else that of the document.
   */
  worker?: string | URL;
  /** URLs that the worker serves. Default: those in the folder of its script. */
  scope?: string;
  /** Milliseconds between two questions for a new version, while the app is open. Default 3600000, an hour. 0: none. */
  checkEvery?: number;
  /** Tells users of a new version by a toast with a button that starts it. Default true. */
  notice?: boolean;
}
