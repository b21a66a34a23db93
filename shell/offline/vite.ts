import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';

export interface OfflineWorkerOptions {
  /** The worker's source, which calls `serveOffline({ files: self.__WB_MANIFEST })`. Default `sw.ts` in the app's root. */
  source?: string;
  /** File name of the worker in the build. Default `sw.js`. */
  fileName?: string;
  /** Which files of the build are kept. Default: documents, scripts, styles, fonts, SVG and the web app manifest. */
  include?: (fileName: string) => boolean;
  /**
   * Which of them are fetched before the worker is ready; the others are kept when they are used for the first time. Default:
   * what the documents load at once, and what `import()` loads of the app's root, such as its pages; not what packages load
   * later, such as the data of a map. All of them: `() => true`.
   */
  precache?: (fileName: string) => boolean;
}

const NOT_INSTALLED =
  'offlineWorker: Workbox is not installed: ' +
  'npm i -D workbox-core@7 workbox-precaching@7 workbox-routing@7 workbox-strategies@7';

/** Default of `include`. */
const KEPT = /\.(?:html|js|css|svg|woff2?|json|webmanifest)$/;

/** Names with a hash say all about the content: they need no revision. That of Vite has 8 characters of base64url. */
const HASHED = /-[\w-]{8}\.\w+$/;

/** What the dev server has in place of the worker: the app is always that of the sources. */
const IDLE = `// The build has the worker. This one keeps nothing, and takes the place of one that does.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
`;

/**
 * A plugin for Vite: builds the app's service worker with the list of the build's files. Another version of any file is
 * another worker, which the browser finds at its next visit. The dev server has a worker that keeps nothing.
 */
export function offlineWorker(options: OfflineWorkerOptions = {}): Plugin {
  const { source = 'sw.ts', fileName = 'sw.js', include = (name) => KEPT.test(name), precache } = options;
  let config: ResolvedConfig;
  return {
    name: 'nacre:offline-worker',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== config.base + fileName) return next();
        response.setHeader('content-type', 'text/javascript');
        response.setHeader('cache-control', 'no-cache');
        response.end(IDLE);
      });
    },
    async writeBundle({ dir }, bundle) {
      // A build for a server has no documents.
      if (config.build.ssr) return;
      const isFirst = precache ?? isOfApp(bundle, config.root);
      const files = Object.values(bundle)
        .filter((file) => include(file.fileName))
        .map((file) => ({
          url: file.fileName,
          revision: HASHED.test(file.fileName) ? null : revisionOf(file),
          ...(!isFirst(file.fileName) && { later: true }),
        }));
      await build({
        configFile: false,
        logLevel: config.logLevel ?? 'info',
        root: config.root,
        resolve: { conditions: config.resolve.conditions },
        publicDir: false,
        plugins: [withWorkbox],
        define: { 'self.__WB_MANIFEST': JSON.stringify(files), 'process.env.NODE_ENV': JSON.stringify('production') },
        build: {
          outDir: dir ?? config.build.outDir,
          emptyOutDir: false,
          copyPublicDir: false,
          lib: { entry: join(config.root, source), formats: ['iife'], name: 'worker', fileName: () => fileName },
        },
      });
    },
  };
}

/** Says what to install. Vite would say which name a module of its own does not export. */
const withWorkbox: Plugin = {
  name: 'nacre:workbox',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!source.startsWith('workbox-')) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    if (!found || found.id.startsWith('__vite-optional-peer-dep')) this.error(NOT_INSTALLED);
    return found;
  },
};

/**
 * Whether the app's start or one of its own parts needs a file: all but chunks that packages load by `import()`, and what only
 * those bring.
 */
function isOfApp(bundle: Rolldown.OutputBundle, root: string): (fileName: string) => boolean {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const isOwn = (id: string | null): boolean => Boolean(id?.startsWith(`${root}/`)) && !id!.includes('/node_modules/');
  const first = new Set(
    chunks.filter(
      ({ isEntry, isDynamicEntry, facadeModuleId }) => isEntry || (isDynamicEntry && isOwn(facadeModuleId)),
    ),
  );
  for (const { imports } of first) for (const chunk of chunks) if (imports.includes(chunk.fileName)) first.add(chunk);
  const filesOf = ({ fileName, viteMetadata }: Rolldown.OutputChunk): string[] => [
    fileName,
    ...(viteMetadata?.importedCss ?? []),
    ...(viteMetadata?.importedAssets ?? []),
  ];
  const needed = new Set([...first].flatMap(filesOf));
  const lazy = new Set(chunks.flatMap(filesOf));
  return (name) => needed.has(name) || !lazy.has(name);
}

function revisionOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk): string {
  return createHash('sha256')
    .update(file.type === 'chunk' ? file.code : file.source)
    .digest('hex')
    .slice(0, 16);
}
