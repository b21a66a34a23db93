import { atOnce } from '../../at-once.js';
import { define } from '../../define.js';
import type { LaunchOptions } from './types.js';
import { getEnterOptions, getLaunchOptions } from './web/app-events.js';

const launch = /* @__PURE__ */ define('getLaunchOptions', { web: getLaunchOptions });
const enter = /* @__PURE__ */ define('getEnterOptions', { web: getEnterOptions });

/** How the app was opened. */
export const getLaunchOptionsSync = (): LaunchOptions => atOnce(launch);
/** How the app was opened, or has come to the foreground last. */
export const getEnterOptionsSync = (): LaunchOptions => atOnce(enter);
