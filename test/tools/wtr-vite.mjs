// Serves everything that is not the test runner's own through Vite, so that tests are compiled by the pipeline
// that compiles the app: decorators, ?inline styles, TSX, CommonJS dependencies.
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { bareImports } from './bare-imports.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const RUNNER = /^\/(?:$|\?|__web-dev-server__|__web-test-runner__|__wtr|wtr-manual|node_modules\/@web\/)/;
const RUNNER_PACKAGES = ['@web/test-runner-commands', '@web/test-runner-core'];

/** @returns the runner's `plugin` and `middleware`, which share one Vite server, started with the first of them. */
export function viteServer({ engine, react18, watch }) {
  let starting;
  let fileWatcher;
  const toReact = (name) => (react18 ? name.replace(/^(react(?:-dom)?)(?=$|\/)/, '$1-18') : name);
  const start = () =>
    (starting ??= createServer({
      root,
      mode: 'test',
      configFile: `${root}vite.config.ts`,
      clearScreen: false,
      logLevel: 'warn',
      appType: 'custom',
      // What runs at once would throw each other's bundles away: the dev server's, the engines'.
      cacheDir: `${root}node_modules/.vite-test/${engine}${react18 ? '-react18' : ''}`,
      server: { middlewareMode: true, hmr: false, ws: false, watch: watch ? undefined : null },
      resolve: react18 ? { alias: [{ find: /^(react(?:-dom)?)(?=$|\/)/, replacement: '$1-18' }] } : {},
      // What is bundled is decided before the first page, from the sources: a dependency that Vite discovers while
      // tests run makes it reload the page, which breaks off the run.
      optimizeDeps: {
        noDiscovery: true,
        include: bareImports(root, RUNNER_PACKAGES).map(toReact),
        exclude: RUNNER_PACKAGES,
      },
      plugins: [
        {
          name: 'test-runner',
          enforce: 'pre',
          resolveId: (id) => (id.startsWith('/__web-dev-server__') ? { id, external: true } : null),
          // The runner's --watch follows the files that it is told of.
          transform(_, id) {
            const [file] = id.split('?');
            if (!file.startsWith('\0') && !file.includes('/node_modules/')) fileWatcher?.add(file);
          },
        },
      ],
    }));
  return {
    plugin: {
      name: 'vite',
      async serverStart(server) {
        fileWatcher = server.fileWatcher;
        await start();
      },
      async serverStop() {
        await (await starting)?.close();
      },
    },
    async middleware(context, next) {
      if (RUNNER.test(context.url)) return next();
      const { middlewares } = await start();
      // Koa's default is 404, which Vite would leave as it is.
      context.res.statusCode = 200;
      const answered = await new Promise((resolve) => {
        context.res.once('close', () => resolve(true));
        middlewares(context.req, context.res, () => resolve(false));
      });
      if (answered) {
        context.respond = false;
        return undefined;
      }
      context.res.statusCode = 404;
      return next();
    },
  };
}
