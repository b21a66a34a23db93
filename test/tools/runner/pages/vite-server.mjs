// For --watch and --coverage: serves everything that is not the test runner's own through Vite's dev server.
import { createServer } from 'vite';
import { bareImports } from './bare-imports.mjs';
import { root } from '../../paths.mjs';
import { pipeline, toReact18 } from './pipeline.mjs';

const RUNNER = /^\/(?:$|\?|__web-dev-server__|__web-test-runner__|__wtr|wtr-manual|node_modules\/@web\/)/;
const RUNNER_PACKAGES = ['@web/test-runner-commands', '@web/test-runner-core'];

/** @returns the runner's `plugin` and `middleware`, which share one Vite server, started with the first of them. */
export function viteServer({ engine, react18, watch }) {
  let starting;
  let fileWatcher;
  const config = pipeline({ react18 });
  const packages = bareImports(RUNNER_PACKAGES);
  const start = () =>
    (starting ??= createServer({
      ...config,
      // One per run: runs at the same time would delete each other's bundles.
      cacheDir: `${root}/node_modules/.vite-test/${engine}${react18 ? '-react18' : ''}`,
      server: { middlewareMode: true, hmr: false, ws: false, watch: watch ? undefined : null },
      // Found in the sources before the first page opens: for a dependency that Vite discovers later it reloads the page,
      // which ends the run.
      optimizeDeps: {
        noDiscovery: true,
        include: react18 ? packages.map(toReact18) : packages,
        exclude: RUNNER_PACKAGES,
      },
      plugins: [
        ...config.plugins,
        {
          name: 'test-runner',
          enforce: 'pre',
          resolveId: (id) => (id.startsWith('/__web-dev-server__') ? { id, external: true } : null),
          // The runner's --watch observes these files.
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
