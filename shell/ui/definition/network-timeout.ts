import { device } from '../../device/index.js';

/** Default of `timeout` in ms, by call. */
export interface NetworkTimeout {
  request?: number;
  uploadFile?: number;
  downloadFile?: number;
  connectSocket?: number;
}

/** Throws if a time is wrong: else each call would fail, with a message about an option that it was not given. */
export function checkNetworkTimeout(times: NetworkTimeout = {}): void {
  for (const [name, time] of Object.entries(times) as [string, unknown][])
    if (time !== undefined && !(typeof time === 'number' && time >= 0))
      throw new TypeError(`defineApp: networkTimeout.${name}: expected a number of ms from 0 on`);
}

/** Gives calls without a `timeout` that of the app. Returns a function that ends it. */
export function applyNetworkTimeout(times: NetworkTimeout = {}): () => void {
  const stops = Object.entries(times).map(([name, time]) =>
    device.intercept(name as 'request', ({ options }, next) => next({ ...options, timeout: options.timeout ?? time })),
  );
  return () => stops.forEach((stop) => stop());
}
