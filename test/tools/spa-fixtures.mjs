// Documents for the router's tests. A server that hosts an app in history mode sends the same document for every path
// below the app's base. Here are apps at /, /x/ and /x/y/. The paths of the app at / start with `spa-`.

const APP = /^(?:(\/x(?:\/y)?)(?:\/|$)|\/spa-)/;

/** Koa middleware. `…/spa-hash.html` holds an app in hash mode, every other path one in history mode. */
export async function spaFixtures(context, next) {
  const app = APP.exec(context.path);
  if (!app) return next();
  const mode = context.path.endsWith('/spa-hash.html') ? 'hash' : 'history';
  // Not through the runner, which would add its own scripts to the page.
  context.respond = false;
  context.res.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  context.res.end(`<!doctype html>
<html lang="en" data-mode="${mode}" data-base="${app[1] ?? ''}/">
  <meta charset="utf-8">
  <title>Fixture</title>
  <body>
    <main></main>
    <script type="module" src="/test/router/fixtures/app.ts"></script>
  </body>
</html>`);
  return undefined;
}
