import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { root } from './paths.mjs';

/** What loads later is loaded by a plain import(), as in the package, not by a helper that Vite gives to apps. */
const plainImports = {
  name: 'nacre:plain-imports',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => ({ code: 'export const __vitePreload = (load) => load();', map: null }),
  },
};

/**
 * Bundles one module of the project as an app would, minified, in memory.
 * @param {string} entry relative to the project
 * @param {(id: string) => boolean} external what is left out: called with the import as written, then with its full path
 * @returns {Promise<{ modules: string[], first: string[], gzip: number }>} the paths of all modules; of those that load
 *   with the entry, not by a later import(); and the compressed bytes of these
 */
export async function bundle(entry, external = () => false) {
  const { output } = await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: 'test',
    logLevel: 'error',
    plugins: [plainImports],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: join(root, entry),
        // All that the module exports is kept; what it shares with what loads later stays in its chunk, as in an app's.
        preserveEntrySignatures: 'allow-extension',
        external: (id) => external(id),
      },
    },
  }).then((result) => (Array.isArray(result) ? result[0] : result));
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const first = [...chunks.values()].filter((chunk) => chunk.isEntry);
  for (const chunk of first) {
    for (const name of chunk.imports) {
      const next = chunks.get(name);
      if (next && !first.includes(next)) first.push(next);
    }
  }
  return {
    modules: [...chunks.values()].flatMap(({ moduleIds }) => moduleIds),
    first: first.flatMap(({ moduleIds }) => moduleIds),
    gzip: first.reduce((sum, { code }) => sum + gzipSync(code).length, 0),
  };
}
