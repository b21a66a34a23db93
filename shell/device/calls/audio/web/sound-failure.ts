/** The codes that mini programs have for sounds. */
export const FAILURES = { system: 10_001, network: 10_002, file: 10_003, format: 10_004, unknown: -1 } as const;

/** Code, reason, and what the browser said. */
export type Failure = readonly [code: number, reason: string, cause?: unknown];

/** Whether something was received from this URL since a moment: what the timing of the page knows, or the engine says. */
function wasReceived(url: string, since: number, message: string): boolean {
  if (!/^https?:/.test(url) || /DEMUXER|DECODE|DOM_MEDIA/.test(message)) return true;
  const entries = performance.getEntriesByName(url) as PerformanceResourceTiming[];
  // WebKit has no status, and no entry for what it did not receive.
  const isGood = (status: number | undefined) => status === undefined || (status >= 200 && status < 300);
  return entries.some(({ startTime, responseStatus }) => startTime >= since && isGood(responseStatus));
}

/** Why a sound that began to load at `since` cannot play. */
export function failureOf({ error, src }: HTMLMediaElement, since: number): Failure {
  const { code, message = '' } = error ?? {};
  if (code === MediaError.MEDIA_ERR_DECODE) return [FAILURES.file, 'the file is damaged', error];
  if (code === MediaError.MEDIA_ERR_NETWORK) return [FAILURES.network, 'the connection was lost', error];
  if (code !== MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED) return [FAILURES.unknown, message, error];
  if (wasReceived(src, since, message)) {
    return [FAILURES.format, 'this browser plays no file of that format', error];
  }
  return navigator.onLine
    ? [FAILURES.network, 'the server was not reached, or has no such file', error]
    : [FAILURES.network, 'offline', error];
}

/** Why `play()` was refused. Undefined where the page itself ended it, or the sound's own error tells. */
export function refusalOf(error: unknown): Failure | undefined {
  const { name, message } = error as Error;
  if (name === 'AbortError' || name === 'NotSupportedError') return undefined;
  if (name !== 'NotAllowedError') return [FAILURES.unknown, message, error];
  return [FAILURES.system, 'the browser plays no sound before the user has tapped or clicked the page', error];
}
