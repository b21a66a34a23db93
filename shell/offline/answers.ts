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

/** What was asked for before is not kept any more, when it arrives. */
export const forgetPending = (): void => void clearings++;

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

/** Whether it is older than that, in ms, or its time cannot be read. The clock may have been set back since. */
const isOld = (answer: Response | undefined, maxAge: number): boolean =>
  !(Math.abs(Date.now() - Number(answer?.headers.get(KEPT_AT) ?? NaN)) <= maxAge);

/** Removes what is too old, and the oldest of what is too much. Browsers list the entries of a cache in the order of writing. */
async function trim(cache: Cache, { limit, maxAge }: AnswerRules): Promise<void> {
  const requests = await cache.keys();
  for (const [place, request] of requests.entries()) {
    const isTooMuch = requests.length - place > limit;
    if (!isTooMuch && !isOld(await cache.match(request, { ignoreVary: true }), maxAge)) return;
    await cache.delete(request, { ignoreVary: true });
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
    if (state!['clearings'] === clearings) await trim(cache, rules);
    else await cache.delete(request, { ignoreVary: true });
  },
  async cachedResponseWillBeUsed({ cachedResponse }) {
    return isOld(cachedResponse, rules.maxAge) ? null : cachedResponse;
  },
});
