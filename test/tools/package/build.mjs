// npm run build: everything that is published, into dist, the showcase into dist/showcase, and the documentation with it into
// dist/site. npm run pack: also the file for `npm install` and `npm publish`.
import { copyFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { runnerImport } from 'vite';
import { compileAngular } from './angular.mjs';
import { generate } from './generate.mjs';
import { STYLES_DECLARATION } from './manifest.mjs';
import { packPackage } from './pack.mjs';
import { DEVICE_APIS, MANIFEST, root, TAILWIND, THEMES, TOKENS, TSC } from '../paths.mjs';
import { runQuietly } from '../run.mjs';
import { elementSizes } from './sizes.mjs';

const bin = (name, ...args) => runQuietly(`node_modules/.bin/${name}`, args);
const tsc = (...args) => runQuietly(process.execPath, [TSC, ...args]);

const STEPS = {
  clean: () => rm(join(root, 'dist'), { recursive: true, force: true }),
  generate: () => generate(),
  'check types': () => tsc('-p', '.'),
  modules: () => bin('vite', 'build', '--mode', 'lib', '--logLevel', 'warn'),
  types: () => tsc('-p', 'test/config/tsconfig.build.json'),
  angular: () => compileAngular(),
  scripts: () => bin('vite', 'build', '--mode', 'cdn', '--logLevel', 'warn'),
  showcase: () => bin('vite', 'build', '--logLevel', 'warn'),
  site: buildSite,
  tokens: () => publishStyles(TOKENS, 'tokens'),
  themes: () => cp(join(root, THEMES), join(root, 'dist/themes'), { recursive: true }),
  tailwind: () => publishStyles(TAILWIND, 'tailwind'),
  manifest: publishManifest,
  apis: () => copyFile(join(root, DEVICE_APIS), join(root, 'dist/device-apis.json')),
  editors: publishEditorFiles,
  // A consumer must find every file that package.json names.
  package: checkPackage,
};

/** With --pack, its file stays in the project. */
async function checkPackage() {
  const folder = await mkdtemp(join(tmpdir(), 'nacre-pack-'));
  try {
    const file = await packPackage(process.argv.includes('--pack') ? root : folder);
    const { buffer } = new Uint8Array(await readFile(file));
    const { messages, pkg } = await publint({ pack: { tarball: buffer }, strict: true });
    const complaints = messages.filter(({ type }) => type !== 'suggestion');
    if (complaints.length) throw new Error(complaints.map((message) => formatMessage(message, pkg)).join('\n'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The documentation as static files, with the showcase in a folder of it. */
async function buildSite() {
  await bin('vite', 'build', '--mode', 'site', '--logLevel', 'warn');
  await cp(join(root, 'dist/showcase'), join(root, 'dist/site/showcase'), { recursive: true });
}

async function publishStyles(from, name) {
  await copyFile(join(root, from), join(root, `dist/${name}.css`));
  await writeFile(join(root, `dist/${name}.d.ts`), STYLES_DECLARATION);
}

/** Publishes the manifest with the compressed size of each element, in bytes. */
async function publishManifest() {
  const manifest = JSON.parse(await readFile(join(root, MANIFEST), 'utf8'));
  const sizes = await elementSizes();
  for (const declaration of manifest.modules.flatMap(({ declarations = [] }) => declarations)) {
    const gzip = sizes.get(declaration.tagName?.replace('nc-', ''));
    if (gzip) declaration.gzip = gzip;
  }
  await mkdir(join(root, 'dist'), { recursive: true });
  await writeFile(join(root, 'dist/custom-elements.json'), JSON.stringify(manifest));
}

/** What editors and the type checkers of frameworks other than React read. */
async function publishEditorFiles() {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const options = { configFile: false, root, logLevel: 'warn' };
  const { module } = await runnerImport(join(root, 'react/editors.ts'), options);
  module.writeEditorFiles(join(root, MANIFEST), join(root, 'dist'), version);
}

for (const [name, step] of Object.entries(STEPS)) {
  const started = performance.now();
  try {
    await step();
  } catch (error) {
    console.error(`${name} failed\n${error.message}`);
    process.exit(1);
  }
  console.log(`${name} ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
