// The command `nacre`, as a user runs it: `nacre create my-app`. Whether the apps work is for `npm run consumers`.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { build } from 'esbuild';
import { root } from '../tools/paths.mjs';
import { run as runTool } from '../tools/run.mjs';

const TEMPLATES = ['react', 'react-components', 'vue', 'svelte', 'html'];
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Where the package is installed. */
let installed;
/** Where the user is. */
let here;

before(async () => {
  installed = mkdtempSync(join(tmpdir(), 'nacre-command-'));
  const outdir = join(installed, 'dist/shell/create');
  await build({
    entryPoints: [join(root, 'shell/create/bin.ts')],
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    logLevel: 'error',
  });
  cpSync(join(root, 'shell/create/templates'), join(outdir, 'templates'), { recursive: true });
  cpSync(join(root, 'package.json'), join(installed, 'package.json'));
});
after(() => rmSync(installed, { recursive: true }));

beforeEach(() => (here = mkdtempSync(join(tmpdir(), 'nacre-create-'))));
afterEach(() => rmSync(here, { recursive: true }));

/**
 * Runs `nacre`.
 * @param {string[]} args
 * @param {{ cwd?: string, env?: object, first?: string, answers?: Record<string, string | null> }} options `first`: code that
 *   runs before it; `answers`: question -> what the user types at it, null for Ctrl+D
 * @returns {Promise<{ code: number, out: string, problem: string }>}
 */
function nacre(args, { cwd = here, env = {}, first, answers = {} } = {}) {
  const flags = first ? ['--import', `data:text/javascript,${encodeURIComponent(first)}`] : [];
  const child = spawn(process.execPath, [...flags, join(installed, 'dist/shell/create/bin.js'), ...args], {
    cwd,
    env: { ...process.env, NODE_OPTIONS: '', NODE_TEST_CONTEXT: '', npm_config_user_agent: '', ...env },
  });
  const left = Object.entries(answers);
  if (!left.length) child.stdin.end();
  let out = '';
  let problem = '';
  child.stderr.on('data', (text) => (problem += text));
  child.stdout.on('data', (text) => {
    out += text;
    if (!left.length || !out.includes(left[0][0])) return;
    const [, answer] = left.shift();
    if (answer === null) child.stdin.end();
    else child.stdin.write(`${answer}\n`);
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, problem })));
}

const TERMINAL = 'process.stdin.isTTY = process.stdout.isTTY = true; process.stdout.hasColors = () => false;';

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

describe('nacre create', () => {
  for (const template of TEMPLATES) {
    it(`makes an app of the template ${template}`, async () => {
      const { code, out, problem } = await nacre(['create', 'my-app', '--template', template]);
      assert.deepEqual([code, problem], [0, '']);
      assert.match(out, /my-app is ready.*\n\n {2}cd my-app\n {2}npm install\n {2}npm run dev\n/s);
      assert.deepEqual(readdirSync(here), ['my-app']);

      const app = join(here, 'my-app');
      const { name, dependencies, scripts } = manifestOf(app);
      assert.deepEqual([name, dependencies.nacre], ['my-app', `^${version}`]);
      assert.deepEqual(Object.keys(scripts), ['dev', 'build', 'preview', 'types', 'lint', 'test']);
      const files = filesIn(app);
      for (const file of ['.gitignore', '.oxlintrc.json', 'README.md', 'index.html', 'tsconfig.json', 'vite.config.ts'])
        assert.ok(files.includes(file), file);
      assert.deepEqual(
        files.filter((path) => /(?:^|\/)_/.test(path)),
        [],
      );
      assert.match(readFileSync(join(app, 'README.md'), 'utf8'), /^# my-app\n[^]*src\/(?:app|App|main)\./);
      assert.equal(JSON.parse(readFileSync(join(app, 'tsconfig.json'), 'utf8')).compilerOptions.strict, true);
    });

    it(`makes an app of the template ${template} in which its linter finds nothing`, async () => {
      await nacre(['create', 'my-app', '--template', template]);
      const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
      const { code, output } = await runTool(process.execPath, [oxlint, '--deny-warnings'], {
        cwd: join(here, 'my-app'),
      });
      assert.equal(code, 0, output);
      assert.match(output, /on \d+ files/);
    });
  }

  it('asks nothing with --yes', async () => {
    const { code } = await nacre(['create', '--yes'], { first: TERMINAL });
    assert.equal(code, 0);
    assert.ok(existsSync(join(here, 'my-app/src/app.tsx')));
  });

  it('asks for what is missing in a terminal', async () => {
    const { code, out } = await nacre(['create'], {
      first: TERMINAL,
      answers: { 'Folder (my-app): ': 'shop', 'Name or number (react): ': '4' },
    });
    assert.equal(code, 0, out);
    assert.ok(existsSync(join(here, 'shop/src/App.svelte')));
  });

  it('makes nothing when the user leaves a question', async () => {
    const { code, problem } = await nacre(['create'], {
      first: TERMINAL,
      answers: { 'Folder (my-app): ': 'shop', 'Name or number': null },
    });
    assert.equal(code, 1);
    assert.match(problem, /Nothing was made/);
    assert.deepEqual(readdirSync(here), []);
  });

  it('makes an app in folders that are not there yet, in an empty one, and where the user is', async () => {
    await nacre(['create', 'apps/one', '-t', 'html']);
    mkdirSync(join(here, 'two/.git'), { recursive: true });
    const { out } = await nacre(['create', '.', '-t', 'html'], { cwd: join(here, 'two') });
    assert.equal(manifestOf(join(here, 'apps/one')).name, 'one');
    assert.equal(manifestOf(join(here, 'two')).name, 'two');
    assert.doesNotMatch(out, /\bcd\b/);
    assert.ok(existsSync(join(here, 'two/.git')));
    assert.deepEqual([readdirSync(join(here, 'apps')), readdirSync(here)], [['one'], ['apps', 'two']]);
  });

  it('takes another version, and a file from where the user is', async () => {
    await nacre(['create', 'one', '-t', 'html', '--nacre', 'next']);
    assert.equal(manifestOf(join(here, 'one')).dependencies.nacre, 'next');
    writeFileSync(join(here, 'nacre.tgz'), '');
    for (const [index, spec] of ['nacre.tgz', './nacre.tgz', 'file:nacre.tgz', join(here, 'nacre.tgz')].entries()) {
      await nacre(['create', `apps/${index}`, '-t', 'html', '--nacre', spec]);
      assert.equal(manifestOf(join(here, `apps/${index}`)).dependencies.nacre, 'file:../../nacre.tgz', spec);
    }
  });

  it('names the package manager that has called it', async () => {
    const { out } = await nacre(['create', 'one', '-t', 'html'], {
      env: { npm_config_user_agent: 'pnpm/10.1.0 npm/?' },
    });
    assert.match(out, /pnpm install\n {2}pnpm run dev/);
  });

  const FAILURES = {
    'a name that is none of a package': [['create', 'My App', '-t', 'html'], /"My App" cannot .* For example: my-app/s],
    'the name of its own dependency': [['create', 'vite', '-t', 'html'], /uses the package vite .* another/],
    'a folder that is not empty': [['create', 'full', '-t', 'html'], /full is not empty: note.txt is in it/],
    'a file in its place': [['create', 'full/note.txt', '-t', 'html'], /full\/note.txt is a file/],
    'a file in the place of a folder above': [['create', 'full/note.txt/app', '-t', 'html'], /could not be written/],
    'a template that is not there': [
      ['create', 'app', '-t', 'angular'],
      /no template "angular".*react .*vue .*html .*Angular/s,
    ],
    'no folder, without a terminal': [['create', '-t', 'html'], /Add the folder.*npx nacre create my-app/],
    'no template, without a terminal': [['create', 'app'], /Add --template/],
    'two folders': [['create', 'one', 'two', '-t', 'html'], /One folder/],
    'a file of Nacre that is not there': [['create', 'app', '-t', 'html', '--nacre', '../no.tgz'], /no file .*no\.tgz/],
    'an option that is not there': [['create', 'app', '--force'], /Unknown option '--force'.*--help/],
    'an option without its value': [['create', 'app', '--template'], /--template.*argument missing/],
    'a command that is not there': [['make', 'app'], /no command "make".*create/],
  };
  for (const [what, [args, message]] of Object.entries(FAILURES)) {
    it(`makes nothing, and says why: ${what}`, async () => {
      mkdirSync(join(here, 'full'));
      writeFileSync(join(here, 'full/note.txt'), 'mine');
      const { code, out, problem } = await nacre(args);
      assert.deepEqual([code, out], [1, '']);
      assert.match(problem, message);
      assert.doesNotMatch(problem, /^\s+at /m);
      assert.deepEqual(readdirSync(here, { recursive: true }), ['full', 'full/note.txt']);
    });
  }

  it('makes nothing when the disk is full', async () => {
    const first = `
      import fs from 'node:fs';
      import { syncBuiltinESMExports } from 'node:module';
      const { writeFileSync } = fs;
      let left = 3;
      fs.writeFileSync = (...args) => {
        if (left-- === 0) throw new Error('ENOSPC: no space left on device');
        writeFileSync(...args);
      };
      syncBuiltinESMExports();`;
    const { code, problem } = await nacre(['create', 'apps/one', '-t', 'html'], { first });
    assert.equal(code, 1);
    assert.match(problem, /could not be written: ENOSPC/);
    assert.deepEqual(readdirSync(here), []);
  });
});

describe('nacre', () => {
  it('says its version, and what it can do', async () => {
    assert.equal((await nacre(['--version'])).out, `${version}\n`);
    for (const args of [['--help'], [], ['create', '--help']]) {
      const { code, out } = await nacre(args);
      assert.equal(code, 0);
      for (const text of ['npx nacre create', '--template', ...TEMPLATES]) assert.ok(out.includes(text), text);
    }
    assert.deepEqual(readdirSync(here), []);
  });

  it('says which Node it needs in an older one', async () => {
    const first = "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.4' } });";
    const { code, problem } = await nacre(['--version'], { first });
    assert.equal(code, 1);
    assert.match(problem, /needs Node\.js 20\.19 or later, and this is 18\.20\.4/);
  });
});
