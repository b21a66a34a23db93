// Builds the test files and all that they import once, with the same configuration as the package: a page then fetches some
// 15 files instead of one per module. `--watch` and `--coverage` use Vite's dev server instead (vite-server.mjs).
import { dirname, extname, relative } from 'node:path';
import { build } from 'vite';
import { filesUnder } from '../../files.mjs';
import { root } from '../../paths.mjs';
import { pipeline } from './pipeline.mjs';

/** Tests load these by URL, into a frame or a second time. They are served under the path of their source. */
const BY_URL =
  /^(?:elements|shell)\/[a-z-]+\/(?:index|instance)\.ts$|^elements\/libraries\/[^/]+\.ts$|^test\/[a-z]+\/fixtures\/[^/]+\.tsx?$/;

/** A test file, which loads as a part of a group. */
const IS_TEST = /\.test\.tsx?$/;

/** Most pages need these modules. Importing one has no effect, so a page may load more of them than it needs. */
const INTERNAL = /\/elements\/internal\//;

/** They import nothing, and all else may import them. In a file with others, files would import each other. */
const BASE = /(?<!\/test)\/elements\/base\//;

/** Packages that load together, as one file. */
const FAMILIES = {
  lit: /^(?:lit|lit-html|lit-element|@lit\/reactive-element|@lit-labs\/ssr-dom-shim)$/,
  react: /^(?:react|react-dom|react-18|react-dom-18|scheduler)$/,
  testing: /^(?:@open-wc\/|@esm-bundle\/|@web\/|chai|axe-core$|parse5$|entities$)/,
};

/** The name of the file that a package's module goes into. */
function packageOf(id) {
  const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
  if (!name) return null;
  const family = Object.keys(FAMILIES).find((key) => FAMILIES[key].test(name));
  return family ?? name.replaceAll(/[@/]/g, '-');
}

/** A file that loads later keeps the folder of its source, so that `refuseOnce` can name it. */
function folderOf(ids, facade) {
  if (facade && !facade.includes('/node_modules/')) return `${relative(root, dirname(facade))}/`;
  return ids.every((id) => id.includes('/node_modules/')) ? 'node_modules/' : '';
}

const TYPES = {
  '.js': 'text/javascript',
  '.ts': 'text/javascript',
  '.tsx': 'text/javascript',
  '.map': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** @returns `files`, path -> content, and the paths of those that load `later`, by import(). */
async function buildFiles({ testFiles, react18 }) {
  const byUrl = ['elements', 'shell', 'test'].flatMap(filesUnder).filter((file) => BY_URL.test(file));
  const entries = [...testFiles.map((file) => relative(root, file)), ...byUrl];
  const [{ output }] = await build({
    ...pipeline({ react18 }),
    // A library build does not replace it.
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      write: false,
      target: 'esnext',
      minify: false,
      sourcemap: true,
      reportCompressedSize: false,
      // As a library: without the preloading that Vite adds to every import().
      lib: { entry: Object.fromEntries(entries.map((file) => [file, `${root}/${file}`])), formats: ['es'] },
      rolldownOptions: {
        external: (id) => id.startsWith('/__web-dev-server__'),
        // Tests import some modules only for their effects.
        treeshake: false,
        // An entry contains its module, not an export from elsewhere: loaded a second time, it runs again.
        preserveEntrySignatures: 'allow-extension',
        output: {
          // The path of the source, so that a test gets the same module by its URL as by an import.
          entryFileNames: '[name]',
          chunkFileNames: ({ moduleIds, facadeModuleId }) =>
            IS_TEST.test(facadeModuleId)
              ? relative(root, facadeModuleId)
              : `__built__/${folderOf(moduleIds, facadeModuleId)}[name]-[hash].js`,
          codeSplitting: {
            groups: [
              { name: packageOf, debugName: 'packages' },
              { name: 'base', test: BASE },
              { name: 'internal', test: INTERNAL, minShareCount: 20 },
            ],
          },
          sourcemapPathTransform: (source, map) => new URL(source, `file://${map}`).pathname,
        },
        // These matter to the package, not to its tests.
        onLog(level, log, handle) {
          if (!/^(?:MODULE_LEVEL_DIRECTIVE|INEFFECTIVE_DYNAMIC_IMPORT|PLUGIN_TIMINGS)$/.test(log.code))
            handle(level, log);
        },
      },
    },
  });
  checkImports(output);
  const later = output
    .filter((file) => file.isDynamicEntry && !file.isEntry && !IS_TEST.test(file.facadeModuleId))
    .map((file) => `/${file.fileName}`);
  return {
    files: new Map(output.map((file) => [`/${file.fileName}`, file.code ?? file.source])),
    later: new Set(later),
  };
}

/** A module that is built into the file of a test would run that test for every other test that needs the module. */
function checkImports(output) {
  for (const { fileName, imports = [] } of output) {
    const test = imports.find((name) => IS_TEST.test(name));
    if (test) throw new Error(`${fileName} imports ${test}: a file of tests must not contain what others import`);
  }
}

/** @returns the runner's `plugin` and `middleware`, and `prepare`, which builds what they serve. */
export function builtFiles({ react18 }) {
  let built = { files: new Map(), later: new Set() };
  return {
    plugin: { name: 'built-files' },
    async prepare(testFiles) {
      built = await buildFiles({ testFiles, react18 });
    },
    async middleware(context, next) {
      const file = built.files.get(context.path);
      if (file === undefined) return next();
      // Not through the runner, which would search the text.
      context.respond = false;
      context.res.writeHead(200, {
        'content-type': TYPES[extname(context.path)] ?? 'application/octet-stream',
        'cache-control': built.later.has(context.path) ? 'no-store' : 'max-age=600',
      });
      context.res.end(file);
      return undefined;
    },
  };
}
