import { browser } from './browser.js';
import { keepCancelledQuiet } from './cancelled.js';
import { setDirectory } from './definitions.js';
import { connectDom } from './dom-bridge.js';
import { directory } from './generated/directory.js';
import { device, isShared } from './instance.js';

/** Connects the page's bus: to the browser, to the calls that an app has not imported, and to the page's events. */
export function connect(): void {
  setDirectory(directory);
  device.fallback ??= browser;
  if (isShared) return;
  if ('addEventListener' in globalThis) keepCancelledQuiet();
  if ('document' in globalThis) connectDom(device, document);
}
