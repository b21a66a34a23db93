import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { root } from '../paths.mjs';

/** Loads parts by a plain import(), as the package does, instead of the helper that Vite adds to apps. */
const plainImports = {
  name: 'nacre:plain-imports',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => ({ code: 'export const __vitePreload = (load) => load();', map: null }),
  },
};

/**
 * @typedef {object} Bundle
 * @property {string[]} modules the paths of all modules
 * @property {string[]} first those that load with the entry, not by a later import()
 * @property {string[]} parts the entries of what loads later, relative to the project
 * @property {(parts?: string[]) => { gzip: number, requests: number }} load what a page fetches, in compressed bytes and
 *   requests, for the entry and for those parts whose paths start with one of the given texts
 */

/**
 * Bundles one module of the project as an app would, minified, in memory.
 * @param {string} entry relative to the project
 * @param {(id: string) => boolean} external what is left out: called with the import as written, then with its full path
 * @returns {Promise<Bundle>}
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
        // Keeps all exports of the module, and what it shares with a part in its own chunk, as in an app's build.
        preserveEntrySignatures: 'allow-extension',
        external: (id) => external(id),
      },
    },
  }).then((result) => (Array.isArray(result) ? result[0] : result));
  const chunks = output.filter(({ type }) => type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const pathOf = ({ facadeModuleId }) => relative(root, facadeModuleId ?? '');
  const later = chunks.filter(({ isDynamicEntry, isEntry }) => isDynamicEntry && !isEntry);

  /** The chunks that load together with `entries`. */
  const closure = (entries) => {
    const loaded = new Set(entries);
    for (const { imports } of loaded) for (const name of imports) if (byName.has(name)) loaded.add(byName.get(name));
    return [...loaded];
  };
  const first = closure(chunks.filter(({ isEntry }) => isEntry));

  return {
    modules: chunks.flatMap(({ moduleIds }) => moduleIds),
    first: first.flatMap(({ moduleIds }) => moduleIds),
    parts: later.map(pathOf),
    load(parts = []) {
      const loaded = closure([
        ...first,
        ...later.filter((chunk) => parts.some((part) => pathOf(chunk).startsWith(part))),
      ]);
      return { gzip: loaded.reduce((sum, { code }) => sum + gzipSync(code).length, 0), requests: loaded.length };
    },
  };
}
