// The server's side of `refuseOnce` (helpers/commands.ts). The page sets a cookie with the text, so that the requests of
// other pages that run at the same time are not refused.

const COOKIE = /(?:^|; )refuse=([^;]+)/;
const done = new Set();

/** Koa middleware. */
export async function refusals(context, next) {
  const [, wish] = COOKIE.exec(context.headers.cookie ?? '') ?? [];
  if (!wish || done.has(wish)) return next();
  const [, part] = /:(.*)/.exec(decodeURIComponent(wish));
  if (!context.url.includes(part)) return next();
  done.add(wish);
  context.status = 503;
  context.set('cache-control', 'no-store');
  context.body = 'Refused, as the test asked';
  return undefined;
}
