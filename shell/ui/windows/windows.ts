import type { App } from '../app/context.js';
import { windowsOf } from './side-windows.js';

export { windowCalls, windowStyle } from './calls.js';
export { SideWindow } from './side-window.js';

/** Follows the screen, the pages and the theme. */
export const start = (app: App, signal: AbortSignal): void => windowsOf(app).follow(signal);
