import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { licenses } from './test/tools/package/licenses.js';
import { defineConfig, runnerImport, type Plugin, type Rolldown, type UserConfig } from 'vite';

const root = import.meta.dirname;
const showcase = `${root}/shell/showcase`;

/**
 * Gives a build the wasm files that modules name by `new URL('….wasm', import.meta.url)`, as files of its own. Vite would
 * write those of a library into its code.
 */
const wasmFiles: Plugin = {
  name: 'nacre:wasm',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { code: /new URL\('[^']+\.wasm', import\.meta\.url\)/ },
    handler(code, id) {
      const emit = (_: string, path: string) => {
        const file = this.emitFile({
          type: 'asset',
          name: path.split('/').pop()!,
          originalFileName: join(dirname(id), path),
          source: readFileSync(join(dirname(id), path)),
        });
        return `new URL(import.meta.ROLLUP_FILE_URL_${file}, import.meta.url)`;
      };
      return { code: code.replaceAll(/new URL\('([^']+\.wasm)', import\.meta\.url\)/g, emit), map: null };
    },
  },
};

/**
 * The bundler makes the object of `import * as …` by `for … in`. On a page that has added to `Object.prototype` that meets
 * what is no module's, and a bundle would not start.
 */
const ownNames: Plugin = {
  name: 'nacre:own-names',
  apply: 'build',
  renderChunk(code) {
    if (!/\b__exportAll = /.test(code)) return null;
    const changed = code.replace(/for \(var name in all\)/, 'for (const name of Object.keys(all))');
    if (changed === code) this.error('__exportAll of the bundler has changed: see nacre:own-names');
    return { code: changed, map: null };
  },
};

/** The project resolves its own package name to the sources, by the `nacre-source` condition of package.json. */
const shared: UserConfig = {
  resolve: { conditions: ['nacre-source', 'module', 'browser', 'development|production'] },
  publicDir: false,
  plugins: [wasmFiles, ownNames],
};

/** The sources that package.json exports; of a pattern, those that are there. */
function exportedSources(): string[] {
  const { exports } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as {
    exports: Record<string, string | Record<string, string>>;
  };
  const sources = Object.values(exports).map((target) => (typeof target === 'string' ? '' : target['nacre-source']!));
  return sources.filter((source) => source.endsWith('.ts')).flatMap((source) => expand(source.slice('./'.length)));
}

/** 'elements/*\/*.ts' -> one path for each name that, put for every star, gives a file. */
function expand(pattern: string): string[] {
  const [folder, ...rest] = pattern.split('*');
  if (!rest.length) return [`${root}/${pattern}`];
  const names = readdirSync(`${root}/${folder}`).map((name) => name.replace(/\.ts$/, ''));
  return names.map((name) => `${root}/${pattern.replaceAll('*', name)}`).filter((path) => existsSync(path));
}

/** Folder -> file in which ships what every app with a shell loads of it at once. */
const LAYERS: Record<string, string> = {
  'shell/device': 'shell/device/core',
  // Apart from the bus: apps without overlays would get the elements of all of them with it, as parts that load later.
  'shell/overlays': 'shell/overlays/core',
  'shell/auth': 'shell/auth/core',
  'shell/router': 'shell/router/core',
  'shell/ui': 'shell/ui/core',
  'elements/base': 'elements/base/core',
  'elements/internal': 'elements/internal/core',
  locales: 'locales/core',
  react: 'react/core',
};

/**
 * Modules that ship with their layer, although an app may not need them at once. Parts that load later use them, and the
 * index of the bus imports them too: esbuild would make files of them that each app loads at its start.
 */
const SHARED = [
  'shell/device/object-events',
  'shell/device/calls/animation/web/animation-',
  'shell/device/calls/contexts/web/find',
  'shell/device/calls/system/web/system-info',
  'shell/device/calls/system/web/user-agent',
];

/**
 * Names the file of a module: its own, or that of its layer. A bundler that splits code makes a chunk for each set of lazy
 * parts that share a file: with a file for each module, an app started by 40 requests.
 */
function filesOf(entries: readonly string[], start: ReadonlySet<string>): Rolldown.CodeSplittingNameFunction {
  const apart = new Set(entries);
  return (module) => {
    if (apart.has(module)) return null;
    const path = nameOf(module);
    // A helper of the compiler, that each decorated class uses.
    if (path === 'vendor/decorate') return 'elements/internal/core';
    const isTogether = start.has(module) || SHARED.some((name) => path.startsWith(name));
    const layer = isTogether && Object.keys(LAYERS).find((folder) => path.startsWith(`${folder}/`));
    return layer ? LAYERS[layer]! : path;
  };
}

/** The modules that every app with a shell loads at once. */
async function startOfShell(): Promise<Set<string>> {
  interface Bundler {
    bundle(entry: string, external: (id: string) => boolean): Promise<{ first: string[] }>;
  }
  const { module } = await runnerImport<Bundler>(`${root}/test/tools/package/bundle.mjs`, { configFile: false });
  const { first } = await module.bundle('shell/ui/index.ts', isExternal);
  return new Set(first);
}

/** Path of the module's file in the package, without its ending. npm packs no folder of the name node_modules. */
const nameOf = (module: string): string =>
  module
    .replace(`${root}/`, '')
    .replace(/^.*node_modules\//, 'vendor/')
    .replace(/^\0(?:.*\/)?/, 'vendor/')
    .replace(/\?.*$/, '')
    .replace(/\.\w+$/, '');

/**
 * Bundled are the compiler's helpers and what consumers cannot import: a package's styles and pictures, navigo's ES
 * modules, whose imports Node cannot resolve, and the JSON of the map, which not every tool imports.
 */
const isExternal = (id: string): boolean =>
  !/^[.\0]|^nacre\/|^@oxc-project\/|^navigo\/|^world-atlas\/|\.(?:css|png|svg)(?:$|\?)/.test(id) && !isAbsolute(id);

/**
 * ES modules, so that an import takes what it names; dependencies stay imports. They need no source maps: they are the
 * sources without their types.
 */
async function library(): Promise<UserConfig> {
  const entries = exportedSources();
  const files = filesOf(entries, await startOfShell());
  return {
    ...shared,
    plugins: [wasmFiles, ownNames, licenses('THIRD-PARTY-LICENSES.txt')],
    // Addresses of files are relative to the module.
    base: './',
    build: {
      outDir: `${root}/dist`,
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      lib: { entry: Object.fromEntries(entries.map((entry) => [nameOf(entry), entry])), formats: ['es'] },
      rolldownOptions: {
        external: isExternal,
        preserveEntrySignatures: 'allow-extension',
        output: {
          assetFileNames: 'assets/[name][extname]',
          entryFileNames: '[name].js',
          // The bundler's own helper is beside those of packages.
          chunkFileNames: ({ name }) => (name === 'rolldown-runtime' ? 'vendor/[name].js' : '[name].js'),
          codeSplitting: {
            groups: [{ name: files, debugName: 'a file for each module' }],
            includeDependenciesRecursively: false,
          },
        },
      },
    },
  };
}

/**
 * Keeps all that loads with the entry in one chunk. It is not the entry itself: that may be loaded under another address,
 * such as one with a version, and chunks that load later must find the same modules.
 */
function togetherWith(entry: string): Rolldown.CodeSplittingOptions {
  let together: Set<string> | undefined;
  const name: Rolldown.CodeSplittingNameFunction = (module, graph) => {
    if (!together) {
      together = new Set([entry]);
      for (const id of together) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) together.add(next);
    }
    return together.has(module) ? 'first' : null;
  };
  return { groups: [{ name, debugName: 'what loads at once' }] };
}

/** For a script tag: one chunk with all that loads at once, others for what loads later. */
const cdn = (name: 'nacre' | 'autoload', entry: string): UserConfig => ({
  ...shared,
  plugins: [wasmFiles, ownNames, licenses(`${name}.licenses.txt`)],
  base: './',
  build: {
    outDir: `${root}/dist/cdn`,
    emptyOutDir: false,
    target: 'es2022',
    sourcemap: true,
    rolldownOptions: {
      input: { [name]: `${root}/${entry}` },
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        postBanner: ({ isEntry }) =>
          isEntry ? `/*! Nacre, MIT. What it contains of others: ${name}.licenses.txt */` : '',
        codeSplitting: togetherWith(`${root}/${entry}`),
      },
    },
  },
});

/** The HTTP endpoints that the showcase's demos talk to. */
async function demoServer(): Promise<Plugin[]> {
  const entry = `${showcase}/server/index.ts`;
  if (!existsSync(entry)) return [];
  const { module } = await runnerImport<{ showcaseServer: () => Plugin }>(entry, { configFile: false });
  return [module.showcaseServer()];
}

/** The service worker of the showcase. What is large, such as films, stays on the server. */
async function worker(): Promise<Plugin> {
  interface Maker {
    offlineWorker(options: { include: (name: string) => boolean }): Plugin;
  }
  const entry = `${root}/shell/offline/vite.ts`;
  const { module } = await runnerImport<Maker>(entry, { configFile: false });
  return module.offlineWorker({ include: (name) => /\.(?:html|js|css|svg|ttf|webmanifest)$/.test(name) });
}

export default defineConfig(async ({ mode }): Promise<UserConfig> => {
  if (mode === 'test') return shared;
  if (mode === 'lib') return library();
  if (mode === 'cdn') return cdn('nacre', 'shell/cdn.ts');
  if (mode === 'autoload') return cdn('autoload', 'elements/autoload.ts');
  return {
    ...shared,
    root: showcase,
    plugins: [wasmFiles, ownNames, await demoServer(), await worker(), licenses('THIRD-PARTY-LICENSES.txt')],
    build: {
      outDir: `${root}/dist/showcase`,
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: { input: ['index', 'plain'].map((page) => `${showcase}/${page}.html`) },
    },
  };
});
