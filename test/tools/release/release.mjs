// npm run release -- patch|minor|major|x.y.z [--dry-run] [--check 'npm test'] …: a release up to what only its owner may do, publish it.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { released, unreleased } from './changelog.mjs';
import { nextVersion, withVersion } from './version.mjs';

const VERSIONED = ['package.json', 'package-lock.json'];

const read = (path) => readFileSync(path, 'utf8');
const git = (...args) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
const shell = (command) => execFileSync(command, { shell: true, stdio: 'inherit' });

/** Why there can be no release now; empty if there can. */
function obstacles(version) {
  const found = [];
  const branch = git('rev-parse', '--abbrev-ref', 'HEAD');
  if (branch !== 'main') found.push(`the branch is ${branch}, not main`);
  if (git('status', '--porcelain')) found.push('there are changes that are not committed');
  if (git('tag', '--list', `v${version}`)) found.push(`the tag v${version} exists`);
  if (!unreleased(read('CHANGELOG.md'))) found.push('CHANGELOG.md has nothing in its section Unreleased');
  return found;
}

/** What npm needs to say from which commit a package was built, and package.json does not have. */
function missingForProvenance({ repository, publishConfig }) {
  const missing = [];
  if (!repository) missing.push('`repository`: npm refuses provenance without the address of the sources');
  if (!publishConfig)
    missing.push('`publishConfig`: `{ "access": "public", "provenance": true }` makes it the default');
  return missing;
}

/** Does the steps; undoes all of them if one fails. */
function release({ version, notes, tarball }) {
  const head = git('rev-parse', 'HEAD');
  const hadTarball = existsSync(tarball);
  try {
    for (const path of VERSIONED) if (existsSync(path)) writeFileSync(path, withVersion(read(path), version));
    const changes = unreleased(read('CHANGELOG.md'));
    writeFileSync('CHANGELOG.md', released(read('CHANGELOG.md'), version, new Date().toISOString().slice(0, 10)));
    shell('npm run --silent pack');
    if (!existsSync(tarball)) throw new Error(`npm run pack has not made ${tarball}`);
    mkdirSync('dist', { recursive: true });
    writeFileSync(notes, `${changes}\n`);
    git('commit', '--all', '--message', `chore(release): ${version}`);
    git('tag', '--annotate', `v${version}`, '--cleanup=verbatim', '--message', `${version}\n\n${changes}\n`);
  } catch (error) {
    git('reset', '--hard', head); // Nothing is lost: all was committed.
    rmSync(notes, { force: true });
    if (!hadTarball) rmSync(tarball, { force: true });
    throw error;
  }
}

function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false }, check: { type: 'string', multiple: true, default: [] } },
  });
  const manifest = JSON.parse(read('package.json'));
  const version = nextVersion(manifest.version, positionals[0]);
  const found = obstacles(version);
  if (found.length) throw new Error(`no release: ${found.join('; ')}`);
  for (const check of values.check) shell(check);
  const notes = `dist/release-notes-${version}.md`;
  const tarball = `${manifest.name}-${version}.tgz`;
  const missing = missingForProvenance(manifest);
  if (values['dry-run']) {
    console.log(
      `would release ${version}, now ${manifest.version}, with these notes:\n\n${unreleased(read('CHANGELOG.md'))}\n`,
    );
  } else {
    release({ version, notes, tarball });
    console.log(`released ${version}: commit and tag v${version}, ${tarball}, ${notes}`);
  }
  for (const each of missing) console.log(`package.json has no ${each}`);
  const flags = missing.some((each) => each.startsWith('`repository`')) ? '' : ' --provenance';
  console.log(`to publish it, in CI: git push --follow-tags && npm publish ${tarball} --access public${flags}`);
  if (!flags) console.log('with `repository`, add --provenance');
}

try {
  main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
