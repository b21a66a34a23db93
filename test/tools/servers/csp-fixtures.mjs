// Pages for iframes of tests: tokens.css, any markup, and no script until the test loads one. With `csp` they have a
// strict content security policy. test/helpers/frame.ts opens them.

const PAGE = '/__fixture/';
const POLICY = "default-src 'self'; require-trusted-types-for 'script'";
/** The same, but no script counts for where it comes from: those of the page have a nonce, and may load others. */
const STRICT_POLICY = `${POLICY}; script-src 'nonce-fixture' 'strict-dynamic'`;

/**
 * Records violations and errors from the start: of scripts, and of what the page needs in order to run. A video or an
 * image that does not exist is the test's own. A file, since the policy forbids inline scripts.
 */
const RECORDER = `
  window.problems = [];
  const note = (text) => problems.push(text);
  addEventListener('securitypolicyviolation', (event) =>
    note('blocked by ' + event.effectiveDirective + ': ' + event.blockedURI + ' ' + event.sample), true);
  addEventListener('error', ({ message, target }) => {
    if (target === window) note(message);
    else if (target.matches('script, link')) note('could not load ' + (target.src || target.href));
  }, true);
  addEventListener('unhandledrejection', (event) => note('unhandled rejection: ' + event.reason));
  window.load = (url) => import(url);
`;

/** Koa middleware. */
export async function cspFixtures(context, next) {
  if (!context.path.startsWith(PAGE)) return next();
  // Not through the runner, which would add its own scripts to the page.
  context.respond = false;
  const { res, query } = context;
  const script = context.path.endsWith('.js');
  res.writeHead(200, {
    'content-type': script ? 'text/javascript' : 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    ...('csp' in query && { 'content-security-policy': query.csp === 'nonce' ? STRICT_POLICY : POLICY }),
  });
  res.end(script ? RECORDER : page(query));
  return undefined;
}

/** @param {{ html?: string, module?: string, dir?: string }} query `module` is loaded as the page's own script would be */
const page = ({ html = '', module, dir = 'ltr' }) => `<!doctype html>
<html lang="en" dir="${dir}">
  <meta charset="utf-8">
  <title>Fixture</title>
  <link rel="stylesheet" href="/elements/tokens.css">
  <script nonce="fixture" src="${PAGE}record.js"></script>
  ${module ? `<script nonce="fixture" type="module" src="${module}"></script>` : ''}
  <body>${html}</body>
</html>`;
