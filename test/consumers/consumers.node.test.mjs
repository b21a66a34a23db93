// Strict projects that have installed the package: its declarations compile in them, with none of this project's settings.
import assert from 'node:assert/strict';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { emitDeclarations, typedModules } from '../tools/package/declarations.mjs';
import { root, TSC } from '../tools/paths.mjs';
import { run } from '../tools/run.mjs';

/** Name -> the package, for those that can be called. */
const CALLABLE = { 'TypeScript 5.9': 'typescript-5', 'TypeScript 6': 'typescript-6' };
const COMPILERS = [...Object.keys(CALLABLE), 'TypeScript 7'];
const RESOLUTIONS = [
  { module: 'esnext', moduleResolution: 'bundler' },
  { module: 'nodenext', moduleResolution: 'nodenext' },
];
const DOM = ['ES2022', 'DOM', 'DOM.Iterable'];

/** What compiles, from which file, with which packages beside the package's own and which options. */
const CONSUMERS = {
  'an app that imports every module': {
    file: 'app.tsx',
    packages: ['react', 'react-dom', '@types/react', '@types/react-dom'],
    options: { lib: DOM, jsx: 'react-jsx' },
    // `nacre/testing/library` needs Testing Library, `nacre/vue` Vue, `nacre/angular` Angular, whose compiler has types of its own.
    imports: (name) => !/^nacre\/(?:offline\/|prerender\/vite|testing\/library|vue|angular)/.test(name),
    // In a project of one configuration the worker is beside the app.
    guide: workerOfGuide,
  },
  'a page without React': { file: 'plain.ts', packages: [], options: { lib: DOM } },
  'an app with Vue': {
    file: 'vue.ts',
    packages: ['vue'],
    options: { lib: DOM, types: ['nacre/types/vue'] },
    imports: (name) => name.startsWith('nacre/vue'),
  },
  'a service worker': {
    file: 'worker.ts',
    packages: [],
    options: { lib: ['ES2022', 'WebWorker'] },
    guide: workerOfGuide,
  },
  'a configuration of Vite': {
    file: 'vite.config.ts',
    packages: ['vite', '@types/node'],
    options: { lib: ['ES2022'], types: ['node'] },
  },
};

/** The worker as shell/offline/README.md prints it. */
function workerOfGuide() {
  const text = readFileSync(join(root, 'shell/offline/README.md'), 'utf8');
  return /^```ts\n(import \{ serveOffline \}.*?)^```/ms.exec(text)[1];
}

/** Of every project. No `types`: what an app has of them may not be there. */
const STRICT = {
  target: 'es2022',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  noUncheckedSideEffectImports: true,
  skipLibCheck: false,
  // Those of the compiler itself.
  skipDefaultLibCheck: true,
  verbatimModuleSyntax: true,
  noEmit: true,
  types: [],
};

const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

describe('the declarations of the package', () => {
  let installed;
  let folder;
  /** What each compilation has printed. */
  const outputs = new Map();

  before(async () => {
    installed = await emitDeclarations();
    // Outside of the project: its packages are not found from there.
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'nacre-consumers-')));
    for (const consumer of Object.values(CONSUMERS)) install(consumer);
    await Promise.all([...Object.keys(CALLABLE).map(compileBy), compileBy7()]);
  });
  after(() => folder && rmSync(folder, { recursive: true, force: true }));

  /** Makes a project with the package and what it depends on. */
  function install({ file, packages, options, imports, guide }) {
    const project = join(folder, file);
    const modules = join(project, 'node_modules');
    cpSync(installed, join(modules, 'nacre'), { recursive: true });
    for (const name of [...Object.keys(dependencies), ...packages]) {
      mkdirSync(dirname(join(modules, name)), { recursive: true });
      symlinkSync(join(root, 'node_modules', name), join(modules, name), 'junction');
    }
    writeFileSync(join(project, 'package.json'), '{ "type": "module", "private": true }');
    copyFileSync(join(import.meta.dirname, file), join(project, file));
    const modulesToImport = imports ? typedModules().filter(({ name }) => imports(name)) : [];
    const lines = modulesToImport.map(({ name }, index) => `export * as module${index} from '${name}';\n`);
    if (guide) writeFileSync(join(project, 'guide.ts'), guide());
    writeFileSync(join(project, 'every.ts'), `${lines.join('')}export {};\n`);
    for (const resolution of RESOLUTIONS) {
      const compilerOptions = { ...STRICT, ...options, ...resolution };
      const config = JSON.stringify({ compilerOptions, include: ['*.ts', '*.tsx'] });
      writeFileSync(join(project, `${resolution.moduleResolution}.json`), config);
    }
  }

  const configOf = ({ file, moduleResolution }) => join(folder, file, `${moduleResolution}.json`);

  async function compileBy(name) {
    const chosen = compilations().filter(({ compiler }) => compiler === name);
    const args = [join(import.meta.dirname, 'compile.mjs'), CALLABLE[name], ...chosen.map(configOf)];
    const { output } = await run(process.execPath, args);
    const errors = output.startsWith('{') ? JSON.parse(output) : {};
    for (const each of chosen) outputs.set(each.name, errors[configOf(each)] ?? output);
  }

  async function compileBy7() {
    for (const each of compilations().filter(({ compiler }) => compiler === 'TypeScript 7')) {
      const { code, output } = await run(process.execPath, [TSC, '-p', configOf(each), '--pretty', 'false']);
      outputs.set(each.name, code === 0 ? output : `${output}exit code ${code}`);
    }
  }

  for (const { name } of compilations()) {
    it(`compile in ${name}`, () => assert.equal(outputs.get(name), ''));
  }

  it('import no package that is not installed with it', () => {
    const known = Object.keys({ ...dependencies, ...peerDependencies, nacre: '' });
    const strange = readdirSync(join(installed, 'dist'), { recursive: true })
      .filter((path) => path.endsWith('.d.ts') && !path.startsWith(join('react', 'frameworks')))
      .flatMap((path) =>
        [...withoutComments(readFileSync(join(installed, 'dist', path), 'utf8')).matchAll(IMPORT)]
          .map(([, name]) => name)
          .filter((name) => !known.some((each) => name === each || name.startsWith(`${each}/`)))
          .map((name) => `${path}: ${name}`),
      );
    assert.deepEqual(strange, []);
  });
});

/** `from 'lit'`, `import('lit')`, `import 'lit'`, `declare module 'react'`; not those of files. */
const IMPORT = /\b(?:from|import|module)\b\s*\(?\s*['"](@?\w[\w@/.-]*)['"]/g;

const withoutComments = (text) => text.replaceAll(/\/\*.*?\*\//gs, '');

function compilations() {
  return Object.entries(CONSUMERS).flatMap(([what, { file }]) =>
    COMPILERS.flatMap((compiler) =>
      RESOLUTIONS.map(({ moduleResolution }) => ({
        name: `${what}, by ${compiler} with ${moduleResolution}`,
        ...{ file, compiler, moduleResolution },
      })),
    ),
  );
}
