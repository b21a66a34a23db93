// The server's side of `refuseOnce` and `hold` (helpers/commands.ts). The page sets a cookie with the text, so that the
// requests of other pages that run at the same time are answered.

const RELEASE = '/release-held/';
const refused = new Set();
/** What lets requests go, by the wish that holds them; null: they may go. */
const held = new Map();

/** The wish of a page, if it is about this request. */
function wishOf(name, { headers, url }) {
  const [, wish] = new RegExp(`(?:^|; )${name}=([^;]+)`).exec(headers.cookie ?? '') ?? [];
  if (!wish) return undefined;
  const [, part] = /:(.*)/.exec(decodeURIComponent(wish));
  return url.includes(part) ? wish : undefined;
}

/** Koa middleware. */
export async function refusals(context, next) {
  if (context.url.startsWith(RELEASE)) {
    const wish = context.url.slice(RELEASE.length);
    for (const release of held.get(wish) ?? []) release();
    held.set(wish, null);
    context.status = 204;
    return undefined;
  }
  const hold = wishOf('hold', context);
  if (hold && held.get(hold) !== null)
    await new Promise((resolve) => held.set(hold, [...(held.get(hold) ?? []), resolve]));
  const refuse = wishOf('refuse', context);
  if (!refuse || refused.has(refuse)) return next();
  refused.add(refuse);
  context.status = 503;
  context.set('cache-control', 'no-store');
  context.body = 'Refused, as the test asked';
  return undefined;
}
