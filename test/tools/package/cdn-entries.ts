import { existsSync, readdirSync } from 'node:fs';
import type { Plugin } from 'vite';

const ENTRY = '\0nacre:entry/';

/** 'nacre:chunk-of/input': the chunk with an element, as the autoloader imports it. */
const CHUNK_OF = 'nacre:chunk-of/';

const elementNames = (root: string): string[] =>
  readdirSync(`${root}/elements`).filter((name) => existsSync(`${root}/elements/${name}/index.ts`));

/** Name of a file for script tags -> the module whose exports it has. */
const entriesOf = (root: string): ReadonlyMap<string, string> =>
  new Map([
    ['nacre', `${root}/shell/cdn.ts`],
    ['device', `${root}/shell/cdn-device.ts`],
    ['autoload', `${root}/elements/autoload.ts`],
    ...elementNames(root).map((name) => [`elements/${name}`, `${root}/elements/${name}/index.ts`] as const),
  ]);

/** The files for script tags, as the input of their build. */
export const cdnInput = (root: string): Record<string, string> =>
  Object.fromEntries([...entriesOf(root).keys()].map((name) => [name, `${ENTRY}${name}`]));

/**
 * Makes a module of each file for script tags, with nothing in it but exports: see `cdnChunks`. The autoloader imports the
 * chunk of an element, which takes one request. It does so by a plain `import()`, that can be tried again (see `lazy`).
 */
export function cdnEntries(root: string): Plugin {
  const entries = entriesOf(root);
  const autoload = entries.get('autoload')!;
  return {
    name: 'nacre:cdn-entries',
    apply: 'build',
    enforce: 'pre',
    resolveId(source) {
      if (source.startsWith(CHUNK_OF)) return { id: source, external: true };
      return source.startsWith(ENTRY) ? source : null;
    },
    load: (id) => (id.startsWith(ENTRY) ? `export * from '${entries.get(id.slice(ENTRY.length))}';` : null),
    transform: {
      filter: { id: [autoload, entries.get('nacre')!, entries.get('device')!] },
      handler(code, id) {
        // They do more than export, which package.json says of modules of the package only.
        if (id !== autoload) return { code, map: null, moduleSideEffects: true };
        const loaders = elementNames(root).map((name) => `'./${name}/index.ts': () => import('${CHUNK_OF}${name}')`);
        const changed = code.replace("import.meta.glob('./*/index.ts')", `{ ${loaders.join(', ')} }`);
        if (changed === code) this.error('The loaders of elements/autoload.ts have changed: see nacre:cdn-entries');
        return { code: changed, map: null };
      },
    },
    renderChunk(code, _chunk, _options, { chunks }) {
      if (!code.includes(CHUNK_OF)) return null;
      const fileOf = (_: string, name: string) => {
        const index = `${root}/elements/${name}/index.ts`;
        return `./${Object.values(chunks).find(({ moduleIds }) => moduleIds.includes(index))!.fileName}`;
      };
      return { code: code.replaceAll(new RegExp(`${CHUNK_OF}([\\w-]+)`, 'g'), fileOf), map: null };
    },
  };
}

/** Gives each module that needs a library of `nacre/libraries` the import that an app writes: here all load when they are needed. */
export const cdnLibraries = (root: string): Plugin => ({
  name: 'nacre:cdn-libraries',
  apply: 'build',
  transform: {
    filter: { code: /\bloadLibrary\(["'`]/ },
    handler(code) {
      const names = [...code.matchAll(/\bloadLibrary\(["'`](\w+)/g)].map(([, name]) => name);
      const imports = names.map((name) => `import '${root}/elements/libraries/${name}.ts';\n`);
      return { code: imports.join('') + code, map: null };
    },
  },
});
