import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { released, unreleased } from './tools/release/changelog.mjs';
import { nextVersion } from './tools/release/version.mjs';
import { root } from './tools/paths.mjs';

const SCRIPT = join(root, 'test/tools/release/release.mjs');
const CHANGELOG = `# Changelog

## Unreleased

### Fixed

- A pearl rolls.

## 0.1.0 - 2026-01-01

- The first.
`;

describe('npm run release', () => {
  let folder;
  const git = (...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  const path = (name) => join(folder, name);
  const read = (name) => readFileSync(path(name), 'utf8');
  const write = (name, text) => writeFileSync(path(name), text);
  const commit = () => (git('add', '--all'), git('commit', '--quiet', '--message', 'change'));
  const release = (...args) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
    return { status, output: stdout + stderr };
  };
  /** All that a release may change. */
  const state = () => [git('rev-parse', 'HEAD'), git('status', '--porcelain', '--ignored'), git('tag', '--list')];
  const manifest = (more = {}) =>
    write(
      'package.json',
      JSON.stringify({ name: 'pearl', version: '0.1.0', scripts: { pack: 'npm pack --silent' }, ...more }, null, 2),
    );

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'release-'));
    git('init', '--quiet', '--initial-branch', 'main');
    git('config', 'user.name', 'Ada');
    git('config', 'user.email', 'ada@example.org');
    manifest();
    write(
      'package-lock.json',
      JSON.stringify({ name: 'pearl', version: '0.1.0', packages: { '': { version: '0.1.0' } } }),
    );
    write('CHANGELOG.md', CHANGELOG);
    write('.gitignore', 'dist\n*.tgz\n');
    commit();
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('sets the version, dates the changes, packs, writes notes, commits and tags', () => {
    const { status, output } = release('minor');
    assert.equal(status, 0, output);
    assert.equal(JSON.parse(read('package.json')).version, '0.2.0');
    const lock = JSON.parse(read('package-lock.json'));
    assert.deepEqual([lock.version, lock.packages[''].version], ['0.2.0', '0.2.0']);
    assert.match(
      read('CHANGELOG.md'),
      /## Unreleased\n\n## 0\.2\.0 - \d{4}-\d\d-\d\d\n\n### Fixed\n\n- A pearl rolls\./,
    );
    assert.equal(read('dist/release-notes-0.2.0.md'), '### Fixed\n\n- A pearl rolls.\n');
    assert.ok(existsSync(path('pearl-0.2.0.tgz')));
    assert.equal(git('cat-file', '-t', 'v0.2.0'), 'tag');
    assert.match(git('tag', '--list', '--format=%(contents)', 'v0.2.0'), /### Fixed\n\n- A pearl rolls\./);
    assert.equal(git('status', '--porcelain'), '');
    assert.equal(git('log', '-1', '--format=%s'), 'chore(release): 0.2.0');
    assert.match(output, /has no `repository`/);
    assert.match(output, /npm publish pearl-0\.2\.0\.tgz --access public\n/);
  });

  it('prints the command with provenance when package.json says where the sources are', () => {
    manifest({ repository: 'https://example.org/pearl.git', publishConfig: { access: 'public' } });
    commit();
    const { output } = release('1.0.0');
    assert.match(output, /npm publish pearl-1\.0\.0\.tgz --access public --provenance/);
    assert.doesNotMatch(output, /has no/);
  });

  it('changes nothing in a dry run, and says what it would do', () => {
    const before = state();
    const { status, output } = release('patch', '--dry-run');
    assert.equal(status, 0, output);
    assert.match(output, /would release 0\.1\.1, now 0\.1\.0.*- A pearl rolls\./s);
    assert.deepEqual(state(), before);
  });

  const REFUSED = {
    'another branch': [() => git('switch', '--quiet', '--create', 'other'), ['patch'], /the branch is other/],
    'changes that are not committed': [() => write('new.txt', ''), ['patch'], /not committed/],
    'a tag that exists': [() => git('tag', 'v0.1.1'), ['patch'], /the tag v0\.1\.1 exists/],
    'nothing to release': [
      () => (write('CHANGELOG.md', '# Changelog\n\n## Unreleased\n\n## 0.1.0\n\n- x\n'), commit()),
      ['patch'],
      /nothing in its section/,
    ],
    'a check that fails': [() => undefined, ['patch', '--check', 'node -e "process.exit(3)"'], /Command failed/],
    'no version': [() => undefined, ['next'], /expected patch, minor, major or a version, got next/],
    'an earlier version': [() => undefined, ['0.0.9'], /0\.0\.9 is before 0\.1\.0/],
  };
  for (const [name, [prepare, args, message]] of Object.entries(REFUSED)) {
    it(`refuses ${name}, and does nothing`, () => {
      prepare();
      const before = state();
      const { status, output } = release(...args);
      assert.equal(status, 1);
      assert.match(output, message);
      assert.deepEqual(state(), before);
    });
  }

  it('undoes all when packing fails', () => {
    manifest({ scripts: { pack: 'node -e "process.exit(1)"' } });
    commit();
    const before = state();
    assert.equal(release('patch').status, 1);
    assert.deepEqual(state(), before);
  });

  it('undoes all when the commit is refused', () => {
    writeFileSync(path('.git/hooks/pre-commit'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    const before = state();
    assert.equal(release('patch').status, 1);
    assert.deepEqual([...state().slice(0, 1), git('status', '--porcelain'), state()[2]], [before[0], '', before[2]]);
    assert.equal(existsSync(path('pearl-0.1.1.tgz')), false);
  });

  it('works on the changelog of this project', () => {
    const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
    assert.match(unreleased(changelog), /^### Added$/m);
    assert.equal(unreleased(released(changelog, '9.9.9', '2030-01-01')), '');
  });

  it('counts versions', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    assert.equal(nextVersion('1.2.3', 'major'), '2.0.0');
    assert.equal(nextVersion('1.2.3', '1.2.3'), '1.2.3');
    assert.ok(nextVersion(version, version));
  });
});
