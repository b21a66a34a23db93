import { readFileSync } from 'node:fs';
import { createServer } from 'vite';
import { root } from '../tools/paths.mjs';

/** Loads the sources as a server does that renders pages: compiled, packages by their exports for Node, no DOM. */
export async function startServer() {
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    logLevel: 'error',
    resolve: { alias: [{ find: /^nacre\/react$/, replacement: '/react/generated/index.ts' }] },
    // Its modules import one another without extensions. The package contains it, bundled.
    ssr: { noExternal: ['navigo'] },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  return { load: (path) => server.ssrLoadModule(path), close: () => server.close() };
}

/** The elements of the manifest. */
export const elements = JSON.parse(readFileSync(`${root}/test/.cache/custom-elements.json`, 'utf8')).modules.flatMap(
  ({ declarations }) => declarations.filter(({ tagName }) => tagName),
);
