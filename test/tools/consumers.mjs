// npm run consumers [-- name …]: runs the tests of real projects that have installed the package, by their own tools. Each
// folder of test/consumers with a package.json is one: it names its dependencies and has a script `test`. An app that the
// package's own command makes is one, too: `create-react` … All run in copies
// outside the project, so that they find no package of it; what they install is kept for the next run. --table: also writes
// what they have shown to work into test/consumers/WORKS.md. --packed: with the package that `npm run pack` has left.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { build } from 'vite';
import { findBrowser } from './browsers.mjs';
import { createApp, createdApps, isCreatedApp, testCreatedApp } from './created-apps.mjs';
import { emitDeclarations } from './package/declarations.mjs';
import { packedPath, packPackage } from './package/pack.mjs';
import { MANIFEST, root, TAILWIND, THEMES, TOKENS } from './paths.mjs';
import { run, runQuietly } from './run.mjs';
import { writeCodes, writeStarts } from '../site/site.mjs';
import { readWorks, worksTable } from './works.mjs';

const SOURCES = join(root, 'test/consumers');
/** What projects share: each gets a copy. */
const SHARED = 'shared';

const hashOf = (...texts) => createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 12);

/** Where the copies are. */
const FOLDER = join(tmpdir(), `nacre-consumers-${hashOf(root)}`);

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** The names of all consumers. */
export const consumers = () => [
  ...readdirSync(SOURCES).filter((name) => existsSync(join(SOURCES, name, 'package.json'))),
  ...createdApps(),
];

/** Builds and packs the package, as it is published. @returns {Promise<string>} the path of the tarball */
async function packAll() {
  await runQuietly(process.execPath, ['test/tools/package/build.mjs']);
  return packPackage(FOLDER);
}

/**
 * Packs what consumers use: code, declarations, bundles for a script tag and style sheets. It does not touch `dist`, which other
 * tests may read.
 * @returns {Promise<string>} the path of the tarball
 */
export async function pack() {
  const dist = join(FOLDER, 'dist');
  rmSync(dist, { recursive: true, force: true });
  const declarations = await emitDeclarations();
  cpSync(join(declarations, 'dist'), dist, { recursive: true });
  for (const [mode, outDir] of [
    ['lib', dist],
    ['cdn', join(dist, 'cdn')],
  ])
    await build({ configFile: join(root, 'vite.config.ts'), mode, logLevel: 'error', build: { outDir } });
  for (const [from, to] of [
    [MANIFEST, 'custom-elements.json'],
    [TOKENS, 'tokens.css'],
    [THEMES, 'themes'],
    [TAILWIND, 'tailwind.css'],
  ])
    cpSync(join(root, from), join(dist, to), { recursive: true });
  return packPackage(FOLDER, dist);
}

/** Consumer -> what is made for it before its test. */
const MADE = {
  site: (folder) => writeCodes(join(folder, 'src')),
  demos: (folder) => writeStarts(join(folder, 'src')),
};

/** What npm has left in the folder of a consumer. */
const INSTALLED = new Set(['node_modules', 'package-lock.json', 'installed.txt']);

function copy(name, folder) {
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder)) if (!INSTALLED.has(old)) rmSync(join(folder, old), { recursive: true });
  cpSync(join(SOURCES, name), folder, { recursive: true });
  cpSync(join(SOURCES, SHARED), join(folder, SHARED), { recursive: true });
}

/** Copies or makes a consumer, and installs what its package.json names and the package. @returns {Promise<string>} its folder */
async function install(name, tarball) {
  const folder = join(FOLDER, name);
  if (isCreatedApp(name)) await createApp(folder, { name, tarball, kept: INSTALLED });
  else copy(name, folder);
  await MADE[name]?.(folder);

  const { dependencies, peerDependencies } = readJson(join(root, 'package.json'));
  const own = readFileSync(join(folder, 'package.json'), 'utf8');
  const state = hashOf(own, JSON.stringify({ dependencies, peerDependencies }));
  const note = join(folder, 'installed.txt');
  const target = join(folder, 'node_modules/nacre');
  if (existsSync(note) && readFileSync(note, 'utf8') === state && existsSync(target)) {
    // Only the package itself has changed.
    rmSync(target, { recursive: true });
    mkdirSync(target);
    await runQuietly('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
    return folder;
  }
  rmSync(join(folder, 'package-lock.json'), { force: true });
  // Also with NODE_ENV=production, which Vite's build sets.
  const flags = ['--no-audit', '--no-fund', '--loglevel=error', '--no-save', '--include=dev', '--prefer-offline'];
  // A new app needs no later Node than the command that makes it.
  if (isCreatedApp(name)) flags.push('--engine-strict');
  await runQuietly('npm', ['install', ...flags, tarball], { cwd: folder });
  writeFileSync(note, state);
  return folder;
}

/**
 * Installs and tests one consumer.
 * @returns {Promise<{ name: string, isGood: boolean, seconds: number, output: string }>}
 */
export async function test(name, tarball) {
  const folder = await install(name, tarball);
  const begin = performance.now();
  const chromium = findBrowser('chromium');
  // What Vite's build and Node's test runner have set is not for the project.
  const without = { NODE_ENV: undefined, NODE_OPTIONS: undefined, NODE_TEST_CONTEXT: undefined };
  const env = { ...without, CI: '1', NO_COLOR: '1', FORCE_COLOR: '0', CHROME_PATH: chromium?.path ?? '' };
  const options = { env, minutes: 15 };
  const { code, output } = isCreatedApp(name)
    ? await testCreatedApp(folder, options)
    : await run('npm', ['test', '--silent'], { ...options, cwd: folder });
  writeFileSync(join(FOLDER, `${name}.works.json`), JSON.stringify(code === 0 ? readWorks(output) : []));
  return { name, isGood: code === 0, seconds: (performance.now() - begin) / 1000, output };
}

/** The table of what all consumers have shown to work, each in its last run. */
async function writeTable() {
  const files = consumers().map((name) => join(FOLDER, `${name}.works.json`));
  const text = worksTable(files.filter((file) => existsSync(file)).flatMap(readJson));
  const path = join(SOURCES, 'WORKS.md');
  const options = await resolveConfig(path);
  writeFileSync(path, await format(text, { ...options, filepath: path }));
}

async function main(args) {
  const flags = new Set(args.filter((arg) => arg.startsWith('--')));
  const wanted = args.filter((arg) => !flags.has(arg));
  const all = consumers();
  const unknown = wanted.filter((name) => !all.includes(name));
  if (unknown.length) throw new Error(`No such consumer: ${unknown.join(', ')}. There are ${all.join(', ')}`);
  const tarball = flags.has('--packed') ? packedPath(root) : await packAll();
  const rows = [];
  for (const name of wanted.length ? wanted : all) {
    const { isGood, seconds, output } = await test(name, tarball);
    console.log(isGood ? `${name} passed` : `${name} FAILED\n${output}`);
    rows.push({ consumer: name, result: isGood ? 'passed' : 'FAILED', seconds: Number(seconds.toFixed(1)) });
  }
  console.table(rows);
  if (flags.has('--table')) await writeTable();
  process.exitCode = rows.every(({ result }) => result === 'passed') ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await main(process.argv.slice(2));
