import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { build } from 'vite';
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

  describe('names the licences', () => {
    let folder;
    const path = (name) => join(folder, 'package/dist', name);
    const read = (name) => readFileSync(path(name), 'utf8');

    before(async () => {
      folder = mkdtempSync(join(tmpdir(), 'nacre-licences-'));
      for (const name of ['package.json', 'README.md', 'LICENSE']) copyFileSync(join(root, name), join(folder, name));
      for (const [mode, outDir] of [
        ['lib', 'dist'],
        ['cdn', 'dist/cdn'],
        ['autoload', 'dist/cdn'],
      ]) {
        const options = { outDir: join(folder, outDir), emptyOutDir: false, minify: false };
        await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'error', mode, build: options });
      }
      const options = { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
      const [{ filename }] = JSON.parse(execFileSync('npm', ['pack', '--json', '--ignore-scripts'], options));
      execFileSync('tar', ['-xzf', filename], options);
    });
    after(() => folder && rmSync(folder, { recursive: true }));

    /** Name -> what a file of licences says of it. */
    const noticesIn = (file) =>
      new Map(
        read(file)
          .split(/\n-{80}\n\n/)
          .slice(1)
          .map((notice) => [/^@?[^\s@]+/.exec(notice)[0], notice]),
      );

    /** The modules that a script tag can load: from its file, all that the files import, now or later. */
    function filesFrom(entry) {
      const files = new Set([entry]);
      for (const file of files) {
        const imports = [...read(file).matchAll(/["'`](\.{1,2}\/[^"'`\s]+\.js)["'`]/g)];
        const names = imports.map(([, name]) => posix.join(posix.dirname(file), name));
        for (const name of names.filter((each) => existsSync(path(each)))) files.add(name);
      }
      return [...files];
    }

    const TERMS = /copyright.*(?:permi|redistribution|terms and conditions)/is;

    for (const name of ['nacre', 'autoload']) {
      it(`of all that ${name}.js contains, beside it`, () => {
        const files = filesFrom(`cdn/${name}.js`);
        const maps = files.map((file) => `${file}.map`).filter((file) => existsSync(path(file)));
        const sources = maps.flatMap((file) => JSON.parse(read(file)).sources);
        const packages = new Set(sources.map((id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]));
        packages.delete(undefined);
        for (const known of ['lit-html', 'leaflet', 'hls.js', 'pmtiles']) assert.ok(packages.has(known), known);
        const notices = noticesIn(`cdn/${name}.licenses.txt`);
        for (const each of packages) assert.match(notices.get(each) ?? 'nothing', TERMS, each);
        assert.match(notices.get('GeoNames'), /CC-BY-4\.0/);
        assert.match(read(`cdn/${name}.js`), new RegExp(`^/\\*! Nacre, MIT\\..*${name}\\.licenses\\.txt`));
        const hasReader = files.some((file) => read(file).includes('zxing_reader'));
        assert.equal(hasReader, notices.has('zxing-cpp'));
      });
    }

    it('of all that the modules contain', () => {
      const notices = noticesIn('THIRD-PARTY-LICENSES.txt');
      const vendors = readdirSync(path('vendor'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
      assert.ok(vendors.length > 2);
      for (const { name } of vendors) assert.match(notices.get(name) ?? 'nothing', TERMS, name);
      const cities = readFileSync(path('elements/internal/places/generated/cities.js'), 'utf8');
      assert.match(cities, /GeoNames/);
      assert.match(notices.get('GeoNames'), /creativecommons\.org\/licenses\/by\/4\.0/);
      assert.deepEqual(
        readdirSync(path('assets')).filter((name) => name.endsWith('.wasm')),
        ['zxing_reader.wasm'],
      );
      assert.match(notices.get('zxing-cpp'), /Apache License/);
    });
  });
});
