import type { WorkboxPlugin } from 'workbox-core/types.js';

/** When an answer was kept: ms since 1970. */
const KEPT_AT = 'nacre-kept-at';

interface AnswerRules {
  /** How many answers are kept. */
  readonly limit: number;
  /** How long an answer is used, in ms. */
  readonly maxAge: number;
}

/** How often the user's answers were cleared since the worker has started. */
let clearings = 0;

/** Cache -> URLs of its answers with their times, the oldest first. Read from the cache once. */
const known = new Map<string, Promise<Map<string, number>>>();

/** What was asked for before is not kept any more, when it arrives. */
export function forgetPending(): void {
  clearings++;
  known.clear();
}

/** Whether the server allows that its answer is kept. Those of other origins have to allow that they are read (CORS). */
const mayKeep = ({ status, headers }: Response): boolean =>
  status === 200 && !/\bno-store\b/i.test(headers.get('cache-control') ?? '');

/** The answer with the time. The copy has no URL of its own: a page sees that of its request. */
function stamped(answer: Response): Response {
  const { body, status, statusText } = answer;
  const headers = new Headers(answer.headers);
  headers.set(KEPT_AT, String(Date.now()));
  return new Response(body, { status, statusText, headers });
}

/** When an answer was kept; 0 if that cannot be read. */
const timeOf = (answer: Response | undefined): number => Number(answer?.headers.get(KEPT_AT)) || 0;

/** Whether a time is longer ago than that, in ms. The clock may have been set back since. */
const isOld = (time: number, maxAge: number): boolean => Math.abs(Date.now() - time) > maxAge;

async function timesIn(cache: Cache): Promise<Map<string, number>> {
  const requests = await cache.keys();
  const times = await Promise.all(
    requests.map(async (request) => [request.url, timeOf(await cache.match(request, { ignoreVary: true }))] as const),
  );
  // Not all browsers list what was written again as the latest.
  return new Map(times.sort(([, a], [, b]) => a - b));
}

/** Notes an answer; removes what is too old, and the oldest of what is too much. */
async function note(url: string, cacheName: string, cache: Cache, { limit, maxAge }: AnswerRules): Promise<void> {
  if (!known.has(cacheName)) known.set(cacheName, timesIn(cache));
  const times = await known.get(cacheName)!;
  times.delete(url);
  times.set(url, Date.now());
  for (const [oldest, time] of times) {
    if (times.size <= limit && !isOld(time, maxAge)) return;
    times.delete(oldest);
    await cache.delete(oldest, { ignoreVary: true });
  }
}

/** Keeps the answers of a cache within limits, and none of a user who has signed out. */
export const keepWithin = (rules: AnswerRules): WorkboxPlugin => ({
  async handlerWillStart({ state }) {
    state!['clearings'] = clearings;
  },
  async cacheWillUpdate({ response, state }) {
    return mayKeep(response) && state!['clearings'] === clearings ? stamped(response) : null;
  },
  async cacheDidUpdate({ cacheName, request, state }) {
    const cache = await caches.open(cacheName);
    // Cleared while it was written.
    if (state!['clearings'] === clearings) await note(request.url, cacheName, cache, rules);
    else await cache.delete(request, { ignoreVary: true });
  },
  async cachedResponseWillBeUsed({ cachedResponse }) {
    return isOld(timeOf(cachedResponse), rules.maxAge) ? null : cachedResponse;
  },
});
