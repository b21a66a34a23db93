// The bundlers that users have. Each builds an app as it does without configuration, minified.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import * as esbuild from 'esbuild';
import { rollup } from 'rollup';
import { build } from 'vite';
import webpack from 'webpack';

/** React is the app's own: an app of it has paid for it already. */
const REACT = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

/**
 * @typedef {object} File
 * @property {string} name
 * @property {string} code
 * @property {string[]} imports the names of the files that it imports statically
 * @property {boolean} isEntry
 */

/** Name of the bundler -> what it makes of an app. @type {Record<string, (entry: string) => Promise<File[]>>} */
export const BUNDLERS = {
  async Vite(entry) {
    const rolldownOptions = { input: entry, external: REACT };
    const options = { root: dirname(entry), configFile: false, logLevel: 'error' };
    const { output } = await build({ ...options, build: { write: false, rolldownOptions } });
    return output.filter(({ type }) => type === 'chunk').map(fileOfRollup);
  },

  // Rollup's users add a plugin that finds packages, and one that minifies.
  async Rollup(entry) {
    const plugins = [nodeResolve({ browser: true })];
    const input = { input: entry, plugins, external: REACT, logLevel: 'silent' };
    const app = await rollup(input);
    const { output } = await app.generate({ format: 'es' });
    await app.close();
    const chunks = output.filter(({ type }) => type === 'chunk');
    const minify = ({ code }) => esbuild.transform(code, { minify: true, format: 'esm' });
    return Promise.all(chunks.map(async (chunk) => fileOfRollup({ ...chunk, code: (await minify(chunk)).code })));
  },

  async esbuild(entry) {
    const { metafile, outputFiles } = await esbuild.build({
      entryPoints: [entry],
      outdir: dirname(entry),
      absWorkingDir: dirname(entry),
      bundle: true,
      splitting: true,
      format: 'esm',
      minify: true,
      metafile: true,
      write: false,
      external: REACT,
      logLevel: 'error',
    });
    const codes = new Map(outputFiles.map(({ path, text }) => [path, text]));
    return Object.entries(metafile.outputs)
      .filter(([name]) => name.endsWith('.js'))
      .map(([name, { imports, entryPoint }]) => ({
        name,
        code: codes.get(join(dirname(entry), name)),
        imports: imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path),
        isEntry: entryPoint !== undefined && join(dirname(entry), entryPoint) === entry,
      }));
  },

  async webpack(entry) {
    const path = join(dirname(entry), 'webpack');
    const stats = await promisify(webpack)({
      mode: 'production',
      context: dirname(entry),
      entry: { main: entry },
      output: { path, module: true, clean: true },
      experiments: { outputModule: true },
      externalsType: 'module',
      externals: REACT,
      performance: false,
    });
    const { errors, entrypoints } = stats.toJson({ all: false, errors: true, entrypoints: true });
    if (errors.length) throw new Error(errors.map(({ message }) => message).join('\n'));
    // All that the entry needs at once is its own.
    const first = new Set(entrypoints.main.assets.map(({ name }) => name));
    return readdirSync(path)
      .filter((name) => /\.m?js$/.test(name))
      .map((name) => ({
        name,
        code: readFileSync(join(path, name), 'utf8'),
        imports: [],
        isEntry: first.has(name),
      }));
  },
};

const fileOfRollup = ({ fileName, code, imports, isEntry }) => ({ name: fileName, code, imports, isEntry });

/**
 * What a page fetches at once for an app: its entry, and what that imports statically.
 * @param {File[]} files
 * @returns {{ gzip: number, files: number }} compressed bytes, and in how many files
 */
export function atOnce(files) {
  const byName = new Map(files.map((file) => [file.name, file]));
  const loaded = new Set(files.filter(({ isEntry }) => isEntry));
  for (const { imports } of loaded) for (const name of imports) if (byName.has(name)) loaded.add(byName.get(name));
  return { gzip: [...loaded].reduce((sum, { code }) => sum + gzipSync(code).length, 0), files: loaded.size };
}
