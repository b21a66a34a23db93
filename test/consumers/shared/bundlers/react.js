import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';

const require = createRequire(import.meta.url);
const NAMES = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

/** Writes React as ES modules, `react/jsx-runtime.js` and so on. Returns their names. */
export async function modulesOfReact(outdir) {
  // Beside this module, from where React is found.
  const outbase = mkdtempSync(join(import.meta.dirname, 'react-'));
  const entryPoints = NAMES.map((name) => join(outbase, `${name}.js`));
  NAMES.forEach((name, index) => {
    const names = Object.keys(require(name)).filter((each) => /^[a-z]\w*$/i.test(each) && each !== 'default');
    mkdirSync(dirname(entryPoints[index]), { recursive: true });
    const code = `import all from '${name}';\nexport default all;\nexport const { ${names.join(', ')} } = all;\n`;
    writeFileSync(entryPoints[index], code);
  });
  const define = { 'process.env.NODE_ENV': '"production"' };
  const options = { bundle: true, splitting: true, format: 'esm', minify: true, define };
  await build({ entryPoints, outbase, outdir, ...options });
  rmSync(outbase, { recursive: true });
  return NAMES;
}
