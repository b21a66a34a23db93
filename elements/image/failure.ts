export type ImageErrorReason = 'decoding' | 'network' | 'unknown';
export type ImageFailure = readonly [reason: ImageErrorReason, text: string];

const NO_PICTURE: ImageFailure = ['decoding', 'is no picture that this browser can show'];

/**
 * Why the image at this address did not load, as far as the browser tells: the event says nothing, but the browser may know
 * what the server answered.
 */
export function failureOf(address: string): ImageFailure {
  if (/^data:/i.test(address)) return NO_PICTURE;
  const status = statusOf(address);
  if (status) return status < 400 ? NO_PICTURE : ['network', `could not be fetched: the server answered ${status}`];
  if (!navigator.onLine) return ['network', 'could not be fetched: the device is offline'];
  return ['unknown', 'cannot be loaded'];
}

/** The status that the server answered; undefined or 0 if the browser keeps it to itself. */
function statusOf(address: string): number | undefined {
  const last = performance.getEntriesByName(address, 'resource').at(-1);
  return (last as PerformanceResourceTiming | undefined)?.responseStatus;
}
