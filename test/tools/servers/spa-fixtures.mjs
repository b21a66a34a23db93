// Documents for the router's tests. A server that hosts an app in history mode sends the same document for every path
// below the app's base. Here are apps at /, /x/ and /x/y/, and with the shell at /, /s/, /s/t/ and /s/tabs/. The paths of the apps
// at / start with `spa-` and `app-`.

const APPS = {
  'fixtures/app.ts': /^(?:(\/x(?:\/y)?)(?:\/|$)|\/spa-)/,
  'fixtures/shell-app.tsx': /^(?:(\/s(?:\/t(?:abs)?)?)(?:\/|$)|\/app-)/,
};

/** Koa middleware. `…-hash.html` holds an app in hash mode, every other path one in history mode. */
export async function spaFixtures(context, next) {
  const [script, at] = Object.entries(APPS).find(([, path]) => path.test(context.path)) ?? [];
  if (!script) return next();
  const [, base = ''] = at.exec(context.path);
  const mode = context.path.endsWith('-hash.html') ? 'hash' : 'history';
  // Not through the runner, which would add its own scripts to the page.
  context.respond = false;
  context.res.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  context.res.end(`<!doctype html>
<html lang="en" data-mode="${mode}" data-base="${base}/">
  <meta charset="utf-8">
  <title>Fixture</title>
  <body>
    <main></main>
    <script type="module" src="/test/router/${script}"></script>
  </body>
</html>`);
  return undefined;
}
