import type { LaunchOptions } from '../types.js';

/** How an app was opened, as far as browsers tell. */
export const launchOptions = ({ path, query }: Pick<LaunchOptions, 'path' | 'query'>): LaunchOptions => ({
  path,
  query,
  scene: 1001,
  referrerInfo: { appId: '', extraData: {} },
});
