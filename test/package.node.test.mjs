import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from './tools/paths.mjs';

/** A file of each kind that a build leaves in `dist`. */
const BUILT = [
  'dist/cdn/nacre.js',
  'dist/cdn/nacre.js.map',
  'dist/custom-elements.json',
  'dist/elements/button/button.d.ts',
  'dist/elements/button/button.js',
  'dist/showcase/assets/index.js',
  'dist/showcase/index.html',
  'dist/tokens.css',
];

describe('the package', () => {
  it('holds what is built, without the showcase', () => {
    const folder = mkdtempSync(join(tmpdir(), 'nacre-package-'));
    try {
      for (const name of ['package.json', 'README.md', 'LICENSE']) copyFileSync(join(root, name), join(folder, name));
      for (const path of [...BUILT, 'shell/showcase/app.ts', 'test/api/elements.txt']) {
        mkdirSync(join(folder, dirname(path)), { recursive: true });
        writeFileSync(join(folder, path), 'export {};\n');
      }
      const options = { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
      const [{ files }] = JSON.parse(execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], options));
      const published = BUILT.filter((path) => !path.startsWith('dist/showcase/'));
      assert.deepEqual(
        files.map(({ path }) => path).sort(),
        ['LICENSE', 'README.md', ...published, 'package.json'].sort(),
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
