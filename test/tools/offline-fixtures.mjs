// Sites of an app that is kept for use without a network, for tests: /__offline__/<site>/… Each test has a site of its own,
// with a state that /__offline__/<site>/state?version=2&away=1 sets: which build it serves, and whether it is away.
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { build, runnerImport } from 'vite';
import { root } from './paths.mjs';

const TYPES = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' };
const builds = new Map();

/** Builds the app of test/offline/app, once for each version. Resolves to the folder. */
function built(version) {
  if (!builds.has(version)) builds.set(version, buildApp(version));
  return builds.get(version);
}

async function buildApp(version) {
  const { module } = await runnerImport(join(root, 'shell/offline/vite.ts'), { configFile: false, root });
  const outDir = join(root, `test/.cache/offline/${version}`);
  await build({
    configFile: false,
    root: join(root, 'test/offline/app'),
    base: './',
    logLevel: 'error',
    resolve: { conditions: ['nacre-source', 'module', 'browser', 'production'] },
    define: { VERSION: JSON.stringify(String(version)) },
    plugins: [module.offlineWorker()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      // Few files: each test fetches all of them.
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'bus', test: /shell\/device\// }] } } },
    },
  });
  return outDir;
}

const sites = new Map();

/** Koa middleware. */
export async function offlineFixtures(ctx, next) {
  const [, site, path] = /^\/__offline__\/([^/]+)\/(.*)$/.exec(ctx.path) ?? [];
  if (!site) return next();
  if (!sites.has(site)) sites.set(site, { version: 1, away: false, counts: {} });
  const state = sites.get(site);
  ctx.respond = false;
  const { res } = ctx;
  res.statusCode = 200;
  res.setHeader('cache-control', 'no-cache');
  if (path === 'state') {
    const { version, away } = ctx.query;
    if (version) state.version = Number(version);
    if (away) state.away = away === '1';
    return void res.end('ok');
  }
  // As if there were no server.
  if (state.away) return void ctx.req.socket.destroy();
  state.counts[path] = (state.counts[path] ?? 0) + 1;
  if (path.startsWith('data/')) return void res.end(`${path} ${state.counts[path]}`);
  try {
    const folder = await built(state.version);
    // A URL of the app that is no file is one of its pages.
    const file = extname(path) ? path : 'index.html';
    const body = await readFile(join(folder, file));
    res.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    res.end(body);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    res.statusCode = 404;
    res.end();
  }
  return undefined;
}
