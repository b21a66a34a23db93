import { nodeResolve } from '@rollup/plugin-node-resolve';
import { transform } from 'esbuild';
import { modulesOfReact } from './shared/bundlers/react.js';

// React is CommonJS, for which Rollup needs a plugin: here it is beside the app, so that the package has to do without.
const react = await modulesOfReact('site/react');

const minify = { name: 'minify', renderChunk: (code) => transform(code, { minify: true, format: 'esm' }) };

export default {
  input: 'shared/bundlers/main.js',
  output: { dir: 'site', format: 'es', paths: Object.fromEntries(react.map((name) => [name, `/react/${name}.js`])) },
  external: react,
  plugins: [nodeResolve({ browser: true }), minify],
};
