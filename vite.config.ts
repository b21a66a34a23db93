import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { cdnChunks } from './test/tools/package/cdn-chunks.js';
import { cdnEntries, cdnInput, cdnLibraries } from './test/tools/package/cdn-entries.js';
import { clientModules } from './test/tools/package/client-modules.js';
import { copiesFor, packageFiles } from './test/tools/package/files.js';
import { integrity } from './test/tools/package/integrity.js';
import { licenses } from './test/tools/package/licenses.js';
import { templates } from './test/tools/package/templates.js';
import { defineConfig, runnerImport, type Plugin, type UserConfig } from 'vite';

const root = import.meta.dirname;
const showcase = `${root}/shell/showcase`;

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
  plugins: [ownNames],
};

/** The sources that package.json exports; of a pattern, those that are there. */
function exportedSources(): string[] {
  const { exports } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as {
    exports: Record<string, string | Record<string, string>>;
  };
  const sources = Object.values(exports).map((target) =>
    typeof target === 'string' ? '' : (target['nacre-source'] ?? ''),
  );
  return sources.filter((source) => source.endsWith('.ts')).flatMap((source) => expand(source.slice('./'.length)));
}

/** The command of the package. */
const command = `${root}/shell/create/bin.ts`;

type Graph = Map<string, { to: string; kind: string }[]>;

/** What files of the project import, and what these import. Paths are relative to the project. */
async function importGraph(files: readonly string[]): Promise<Graph> {
  interface Graphs {
    importGraph(files: readonly string[]): Graph;
  }
  const { module } = await runnerImport<Graphs>(`${root}/test/tools/import-graph.mjs`, { configFile: false });
  return module.importGraph(files);
}

/** The sources that `import()` loads, from the exported ones on. */
async function lazySources(exported: readonly string[]): Promise<string[]> {
  const imports = [...(await importGraph(exported.map((path) => path.slice(root.length + 1)))).values()].flat();
  const isLazy = ({ to, kind }: { to: string; kind: string }) => kind === 'lazy' && /\.tsx?$/.test(to);
  return imports.filter(isLazy).map(({ to }) => `${root}/${to}`);
}

/** 'elements/*\/*.ts' -> one path for each name that, put for every star, gives a file. */
function expand(pattern: string): string[] {
  const [folder, ...rest] = pattern.split('*');
  if (!rest.length) return [`${root}/${pattern}`];
  const names = readdirSync(`${root}/${folder}`).map((name) => name.replace(/\.ts$/, ''));
  return names.map((name) => `${root}/${pattern.replaceAll('*', name)}`).filter((path) => existsSync(path));
}

/** Path of the module's file in the package, without its ending. npm packs no folder of the name node_modules. */
const nameOf = (module: string): string =>
  module
    .replace(`${root}/`, '')
    .replace(/^.*node_modules\//, 'vendor/')
    .replace(/^\0(?:.*\/)?/, 'vendor/')
    .replace(/\?.*$/, '')
    .replace(/\.\w+$/, '');

/** Packages that are part of the files of this one. */
const INSIDE = /^(?:leaflet|navigo|weixin-js-sdk|world-atlas)(?:$|\/)/;

/**
 * Bundled are the compiler's helpers and what consumers cannot import: a package's styles and pictures, navigo's ES
 * modules, whose imports Node cannot resolve, the JSON of the map, which not every tool imports, and CommonJS, for which
 * Rollup needs a plugin.
 */
const isExternal = (id: string): boolean =>
  !/^[.\0]|^nacre\/|^@oxc-project\/|\.(?:css|png|svg)(?:$|\?)/.test(id) && !INSIDE.test(id) && !isAbsolute(id);

/** What is published has the ES module of Leaflet, whose `main` is CommonJS. */
const published: UserConfig = {
  ...shared,
  resolve: { ...shared.resolve, alias: [{ find: /^leaflet$/, replacement: 'leaflet/dist/leaflet-src.esm.js' }] },
};

/**
 * ES modules, so that an import takes what it names; dependencies stay imports. They need no source maps: they are the
 * sources without their types.
 */
async function library(): Promise<UserConfig> {
  const exported = [...exportedSources(), command];
  const entries = [...exported, ...(await lazySources(exported))];
  return {
    ...published,
    plugins: [
      ownNames,
      clientModules,
      licenses('THIRD-PARTY-LICENSES.txt'),
      templates(root, 'shell/create/templates'),
      copiesFor(`${root}/shell/device/generated/every.ts`, /\/shell\/device\/calls\/[^/]+\/[^/]+\.ts$/),
    ],
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
          chunkFileNames: ({ name, facadeModuleId }) =>
            name === 'rolldown-runtime' ? 'vendor/[name].js' : `${facadeModuleId ? nameOf(facadeModuleId) : name}.js`,
          codeSplitting: {
            groups: [{ name: packageFiles(root, nameOf), debugName: 'files of the package' }],
            includeDependenciesRecursively: false,
          },
        },
      },
    },
  };
}

/** For script tags: one build, so that whatever a page loads of it, it has each module once. */
const cdn = (): UserConfig => ({
  ...published,
  plugins: [
    ownNames,
    cdnEntries(root),
    cdnLibraries(root),
    licenses('nacre.licenses.txt'),
    integrity('integrity.json'),
  ],
  base: './',
  build: {
    outDir: `${root}/dist/cdn`,
    emptyOutDir: false,
    target: 'es2022',
    // Beside the files, but not named in them: the package has none.
    sourcemap: 'hidden',
    rolldownOptions: {
      input: cdnInput(root),
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        // An `import()` of a chunk that others import too stays plain, so that it can be tried again.
        minifyInternalExports: false,
        postBanner: ({ isEntry, fileName }) =>
          isEntry
            ? `/*! Nacre, MIT. What it contains of others: ${fileName.replace(/[^/]+$/, '').replace(/[^/]+/g, '..')}nacre.licenses.txt */`
            : '',
        codeSplitting: {
          groups: [{ name: cdnChunks(root), debugName: 'one place for each module' }],
          includeDependenciesRecursively: false,
        },
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

/** The documentation. In development it is the front page, and the showcase is beside it. */
async function documentation(): Promise<Plugin> {
  interface Site {
    site(project: string, graphOf: typeof importGraph): Plugin;
  }
  const { module } = await runnerImport<Site>(`${root}/shell/site/build/vite.ts`, { configFile: false });
  return module.site(root, importGraph);
}

interface WorkerOptions {
  source?: string;
  include?: (name: string) => boolean;
}

/** A service worker. What is large, such as films, stays on the server. */
async function worker(options: WorkerOptions): Promise<Plugin> {
  interface Maker {
    offlineWorker(options: WorkerOptions): Plugin;
  }
  const entry = `${root}/shell/offline/vite.ts`;
  const { module } = await runnerImport<Maker>(entry, { configFile: false });
  return module.offlineWorker(options);
}

/** That of the documentation: all pages, 1.7 MB as they are sent. */
const siteWorker = (): Promise<Plugin> => worker({ source: 'site/sw.ts' });

const showcaseWorker = (): Promise<Plugin> =>
  worker({ include: (name) => /\.(?:html|js|css|svg|ttf|webmanifest)$/.test(name) });

/** The first screen of a phone, in the document. On a wide screen the navigation is beside the pages. */
async function screen(): Promise<Plugin> {
  interface Maker {
    prerender(options: { screen: string; media: string }): Plugin;
  }
  const { module } = await runnerImport<Maker>(`${root}/shell/prerender/vite.ts`, { configFile: false });
  return module.prerender({ screen: 'screen.tsx', media: '(max-width: 767px)' });
}

export default defineConfig(async ({ command, mode, isPreview }): Promise<UserConfig> => {
  if (mode === 'test') return shared;
  if (mode === 'lib') return library();
  if (mode === 'cdn') return cdn();
  const isServed = command === 'serve' && !isPreview;
  if (isServed || mode === 'site') {
    return {
      ...shared,
      root: `${root}/shell`,
      base: isServed ? '/' : './',
      plugins: [ownNames, await documentation(), ...(isServed ? await demoServer() : [await siteWorker()])],
      build: { outDir: `${root}/dist/site`, emptyOutDir: true, target: 'es2022' },
    };
  }
  return {
    ...shared,
    root: showcase,
    // It runs in any folder of a host, such as that of the documentation.
    base: './',
    // Node does not find the modules that these import.
    ssr: { noExternal: ['navigo', 'world-atlas'] },
    plugins: [
      ownNames,
      await demoServer(),
      await screen(),
      await showcaseWorker(),
      licenses('THIRD-PARTY-LICENSES.txt'),
    ],
    build: {
      outDir: `${root}/dist/showcase`,
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: { input: ['index', 'plain'].map((page) => `${showcase}/${page}.html`) },
    },
  };
});
