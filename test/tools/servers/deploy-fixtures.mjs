// Apps that are built and deployed, for tests: /__deployed__/<app>/<site>/… Each test has a site of its own, with a state that
// …/state?version=2&away=1&lost=page&held=data/held sets: which build it serves, whether it is away, how it answers for a file
// that it does not have (by 404, or by the app's page as servers of single-page apps do), and the start of the paths whose answers
// it holds. The answer says how often each file was asked for.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { build } from 'vite';
import { importSource } from '../package/import-source.mjs';
import { root } from '../paths.mjs';

const TYPES = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' };
/** App -> its folder. Those with a `sw.ts` get it as their service worker. */
const APPS = {
  offline: 'test/offline/app',
  whole: 'test/offline/app',
  stack: 'test/shell/deployed-app',
  prerendered: 'test/prerender/hash',
};
/** App -> options of `offlineWorker`. */
const OPTIONS = { whole: { precache: () => true } };
const builds = new Map();

/** Builds an app, once for each version. Resolves to the folder. */
function built(app, version) {
  const key = `${app}/${version}`;
  if (!builds.has(key)) builds.set(key, buildApp(app, version));
  return builds.get(key);
}

/** Apps are built with what they have for it: the service worker, the screen to render. */
async function pluginsOf(app, folder) {
  const has = (file) => existsSync(join(folder, file));
  const plugins = [];
  if (has('sw.ts')) plugins.push((await importSource('shell/offline/vite.ts')).module.offlineWorker(OPTIONS[app]));
  if (has('screen.ts'))
    plugins.push((await importSource('shell/prerender/vite.ts')).module.prerender({ screen: 'screen.ts' }));
  return plugins;
}

async function buildApp(app, version) {
  const folder = join(root, APPS[app]);
  const outDir = join(root, `test/.cache/deployed/${app}/${version}`);
  await build({
    configFile: false,
    root: folder,
    base: './',
    logLevel: 'error',
    resolve: { conditions: ['nacre-source', 'module', 'browser', 'production'] },
    define: { VERSION: JSON.stringify(String(version)), 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: ['navigo', 'world-atlas'] },
    plugins: await pluginsOf(app, folder),
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
export async function deployFixtures(ctx, next) {
  const [, app, name, path] = /^\/__deployed__\/([^/]+)\/([^/]+)\/(.*)$/.exec(ctx.path) ?? [];
  if (!Object.hasOwn(APPS, app ?? '')) return next();
  const site = `${app}/${name}`;
  if (!sites.has(site))
    sites.set(site, { version: 1, away: false, lost: '404', counts: {}, waiting: new Set(), held: '' });
  const state = sites.get(site);
  ctx.respond = false;
  const { res } = ctx;
  res.statusCode = 200;
  res.setHeader('cache-control', 'no-cache');
  if (path === 'state') {
    const { version, away, lost, held } = ctx.query;
    if (version) state.version = Number(version);
    if (away) state.away = away === '1';
    if (lost) state.lost = lost;
    if (held !== undefined) {
      state.held = held;
      for (const release of state.waiting) release();
      state.waiting.clear();
    }
    return void res.end(JSON.stringify(state.counts));
  }
  // As if there were no server.
  if (state.away) return void ctx.req.socket.destroy();
  state.counts[path] = (state.counts[path] ?? 0) + 1;
  if (state.held && path.startsWith(state.held)) await new Promise((release) => state.waiting.add(release));
  if (path.startsWith('data/')) return answerData(path, state, res);
  try {
    const folder = await built(app, state.version);
    const isLost = state.lost === 'page' && !existsSync(join(folder, path));
    // A URL of the app that is no file is one of its pages.
    const file = extname(path) && !isLost ? path : 'index.html';
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

/** Answers with the path and how often it was asked for; pages of other origins may read it. */
function answerData(path, state, res) {
  const text = `${path} ${state.counts[path]}`;
  res.setHeader('access-control-allow-origin', '*');
  if (path.startsWith('data/secret')) res.setHeader('cache-control', 'no-store');
  res.end(text);
}
