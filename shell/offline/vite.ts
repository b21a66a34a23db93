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
}

/** Default of `include`. */
const KEPT = /\.(?:html|js|css|svg|woff2?|json|webmanifest)$/;

/** Names with a hash say all about the content: they need no revision. That of Vite has 8 characters of base64url. */
const HASHED = /-[\w-]{8}\.\w+$/;

/**
 * A plugin for Vite: builds the app's service worker with the list of the build's files. Another version of any file is
 * another worker, which the browser finds at its next visit.
 */
export function offlineWorker(options: OfflineWorkerOptions = {}): Plugin {
  const { source = 'sw.ts', fileName = 'sw.js', include = (name) => KEPT.test(name) } = options;
  let config: ResolvedConfig;
  return {
    name: 'nacre:offline-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle({ dir }, bundle) {
      const files = Object.values(bundle)
        .filter((file) => include(file.fileName))
        .map((file) => ({ url: file.fileName, revision: HASHED.test(file.fileName) ? null : revisionOf(file) }));
      await build({
        configFile: false,
        logLevel: config.logLevel ?? 'info',
        root: config.root,
        resolve: { conditions: config.resolve.conditions },
        publicDir: false,
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

function revisionOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk): string {
  return createHash('sha256')
    .update(file.type === 'chunk' ? file.code : file.source)
    .digest('hex')
    .slice(0, 16);
}
