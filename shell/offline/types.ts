export interface OfflineOptions {
  /** URL of the service worker's script, which calls `serveOffline`. Default `sw.js` in the folder of the document. */
  worker?: string | URL;
  /** URLs that the worker serves. Default: those in the folder of its script. */
  scope?: string;
  /** Milliseconds between two questions for a new version, while the app is open. Default 3600000, an hour. */
  checkEvery?: number;
  /** Tells users of a new version by a toast with a button that starts it. Default true. */
  notice?: boolean;
}
