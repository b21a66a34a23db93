// What npm gets: the files, what it says of itself, and the licenses of what is in it.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { build } from 'vite';
import { emitDeclarations } from './tools/package/declarations.mjs';
import { importSource } from './tools/package/import-source.mjs';
import { publishedManifest } from './tools/package/manifest.mjs';
import { packPackage } from './tools/package/pack.mjs';
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
  'dist/site/index.html',
  'dist/themes/ios.css',
  'dist/tokens.css',
];

const inFolder = async (prefix, run) => {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  try {
    return await run(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** Packs what `place` writes into `dist`, and unpacks it: path -> text. */
const packed = (place) =>
  inFolder('nacre-package-', async (folder) => {
    await place(join(folder, 'dist'));
    const file = await packPackage(folder, join(folder, 'dist'));
    execFileSync('tar', ['-xzf', file], { cwd: folder });
    const paths = readdirSync(join(folder, 'package'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(join(folder, 'package/').length));
    return new Map(paths.map((path) => [path, readFileSync(join(folder, 'package', path), 'utf8')]));
  });

describe('the package', () => {
  let files;

  before(async () => {
    files = await packed((dist) => {
      for (const path of BUILT) {
        mkdirSync(join(dist, '..', dirname(path)), { recursive: true });
        writeFileSync(join(dist, '..', path), 'export {};\n');
      }
    });
  });

  it('holds what is built, without the site, the showcase and the maps of sources, and the guides', () => {
    const published = BUILT.filter((path) => !/^dist\/(?:showcase|site)\/|\.map$/.test(path));
    const paths = [...files.keys()];
    assert.deepEqual(
      paths.filter((path) => !path.endsWith('.md')).sort(),
      ['LICENSE', ...published, 'dist/docs/llms.txt', 'package.json'].sort(),
    );
    for (const guide of ['README.md', 'CHANGELOG.md', 'react/README.md', 'shell/device/README.md'])
      assert.ok(files.has(guide), guide);
  });

  it('holds the documentation: guides with their sections of other documents, elements, calls', () => {
    for (const [page, words] of [
      ['guides/device', /replay\(/],
      ['elements/button', /## Properties/],
      ['calls/request', /`url`/],
    ])
      assert.match(files.get(`dist/docs/${page}/index.md`), words);
    assert.match(files.get('dist/docs/llms.txt'), /\(guides\/forms\/index\.md\)/);
  });

  it('keeps each link of README.md', () => {
    const linksOf = (text) => [...text.matchAll(/(?<!!)\[([^\]]+)\]\([^)]+\)/g)].map(([, label]) => label);
    const links = linksOf(readFileSync(join(root, 'README.md'), 'utf8'));
    assert.ok(links.length > 5);
    assert.deepEqual(linksOf(files.get('README.md')), links);
  });

  it('has no link in its guides to what is not in it', () => {
    const lost = [...files]
      .filter(([path]) => path.endsWith('.md'))
      .flatMap(([path, text]) =>
        [...text.replaceAll(/^```.*?^```/gms, '').matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)]
          .map(([, target]) => posix.join(posix.dirname(path), target))
          .filter((target) => !files.has(target))
          .map((target) => `${path}: ${target}`),
      );
    assert.deepEqual(lost, []);
  });

  it('says nothing of the sources, nor of how it is made', () => {
    const text = files.get('package.json');
    for (const word of ['nacre-source', 'scripts', 'devDependencies', 'overrides'])
      assert.ok(!text.includes(word), word);
    const { unpkg, jsdelivr, keywords } = JSON.parse(text);
    assert.deepEqual([unpkg, jsdelivr, keywords.length > 3], ['dist/cdn/nacre.js', 'dist/cdn/nacre.js', true]);
  });

  it('has types where TypeScript looks for them, for whoever imports ES modules', async () => {
    const installed = await emitDeclarations();
    const data = await inFolder('nacre-types-', async (folder) => {
      // Its declarations, and an empty module beside each.
      const dist = join(folder, 'dist');
      cpSync(join(installed, 'dist'), dist, { recursive: true });
      for (const path of readdirSync(dist, { recursive: true }))
        if (path.endsWith('.d.ts')) writeFileSync(join(dist, path.replace('.d.ts', '.js')), 'export {};\n');
      for (const target of Object.values(publishedManifest().exports)) {
        const file = target.default ?? target;
        if (typeof file === 'string' && !file.includes('*') && !/\.js$|package\.json/.test(file))
          writeFileSync(join(folder, file), file.endsWith('.json') ? '{}' : '');
      }
      return readFileSync(await packPackage(folder, dist));
    });
    const { problems } = await checkPackage(createPackageFromTarballData(new Uint8Array(data)));
    // What `require()` gets, and resolutions without `exports`, are of no concern to ES modules.
    const ofModules = problems.filter(({ resolutionKind }) => !/node10|node16-cjs/.test(resolutionKind));
    assert.deepEqual(ofModules, []);
  });

  describe('when it is built', () => {
    let folder;
    const path = (name) => join(folder, 'dist', name);
    const read = (name) => readFileSync(path(name), 'utf8');

    before(async () => {
      folder = mkdtempSync(join(tmpdir(), 'nacre-licences-'));
      for (const [mode, outDir] of [
        ['lib', 'dist'],
        ['cdn', 'dist/cdn'],
      ]) {
        const options = { outDir: join(folder, outDir), emptyOutDir: false, minify: false };
        await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'error', mode, build: options });
      }
    });
    after(() => folder && rmSync(folder, { recursive: true }));

    it('imports all that it depends on, and nothing else', () => {
      const { dependencies, peerDependencies } = publishedManifest();
      const modules = readdirSync(path(''), { recursive: true })
        .filter((name) => name.endsWith('.js') && !name.startsWith('cdn'))
        .map((name) => [name, read(name)]);
      const importsOf = (code) =>
        [...code.matchAll(/(?:\bfrom |\bimport |\bimport\()["']((?:@[\w-]+\/)?[a-z][\w.-]*)[^"']*["']/g)].map(
          ([, name]) => name,
        );
      const imported = new Set(modules.flatMap(([, code]) => importsOf(code)));
      const unused = Object.keys(dependencies).filter((name) => !imported.has(name));
      assert.deepEqual(unused, [], 'nothing imports them');
      const known = { ...dependencies, ...peerDependencies, nacre: '', node: '' };
      const strange = [...imported].filter((name) => !(name in known));
      assert.deepEqual(strange, []);
    });

    it('names a line for each library that an app may install, with a version that the package takes', async () => {
      const { peerDependencies, peerDependenciesMeta } = publishedManifest();
      const { loadLibrary } = (await importSource('elements/base/libraries.ts')).module;
      const names = readdirSync(path('elements/libraries')).filter((name) => name.endsWith('.js'));
      const errors = names.map((name) => loadLibrary(name.replace('.js', '')).catch(({ message }) => message));
      const modules = readdirSync(path(''), { recursive: true }).filter((name) => /^(?!cdn).*\.js$/.test(name));
      const texts = [...(await Promise.all(errors)), ...modules.map(read)];
      const lines = texts
        .flatMap((text) => [...text.matchAll(/(?:npm i (?:-D )?|notInstalled\(")((?:@?[a-z][\w./-]*@\d[\d.]* ?)+)/g)])
        .flatMap(([, line]) => line.trim().split(' '));
      const asked = new Map(lines.map((each) => /^(@?[^@]+)@(.*)$/.exec(each).slice(1)));
      for (const [name, version] of asked) {
        const range = peerDependencies[name] ?? 'none';
        assert.ok(range.replace(/^(?:\^|>=)/, '').startsWith(version), `${name}@${version} of ${range}`);
      }
      // An app has these before it has the package.
      const own = /^(?:react|react-dom|vite|vue|@testing-library\/dom|@angular\/.*)$/;
      const optional = Object.keys(peerDependenciesMeta).filter((name) => !own.test(name));
      assert.deepEqual([...asked.keys()].sort(), optional.sort());
    });

    /** Name -> what a file of licenses says of it. */
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

    it('names the licences of all that the files for script tags contain, beside them', () => {
      const files = ['nacre', 'autoload', 'device'].flatMap((name) => filesFrom(`cdn/${name}.js`));
      const maps = files.map((file) => `${file}.map`).filter((file) => existsSync(path(file)));
      const sources = maps.flatMap((file) => JSON.parse(read(file)).sources);
      const packages = new Set(sources.map((id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]));
      packages.delete(undefined);
      for (const known of ['lit-html', 'leaflet', 'hls.js', 'pmtiles']) assert.ok(packages.has(known), known);
      const notices = noticesIn('cdn/nacre.licenses.txt');
      for (const each of packages) assert.match(notices.get(each) ?? 'nothing', TERMS, each);
      assert.match(notices.get('GeoNames'), /CC-BY-4\.0/);
      assert.match(notices.get('zxing-cpp'), /Apache License/);
      for (const [name, to] of [
        ['nacre', ''],
        ['autoload', ''],
        ['device', ''],
        ['elements/input', '../'],
      ])
        assert.match(read(`cdn/${name}.js`), new RegExp(`^/\\*! Nacre, MIT\\..* ${to}nacre\\.licenses\\.txt`, 'm'));
    });

    it('names the licences of all that the modules contain', () => {
      const notices = noticesIn('THIRD-PARTY-LICENSES.txt');
      const vendors = readdirSync(path('vendor'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
      assert.ok(vendors.length > 2);
      for (const { name } of vendors) assert.match(notices.get(name) ?? 'nothing', TERMS, name);
      // The icons of nacre/icons are made from it.
      assert.match(notices.get('lucide-static') ?? 'nothing', TERMS);
      const cities = readFileSync(path('elements/internal/places/generated/cities.js'), 'utf8');
      assert.match(cities, /GeoNames/);
      assert.match(notices.get('GeoNames'), /creativecommons\.org\/licenses\/by\/4\.0/);
      assert.match(read('elements/libraries/generated/zxing-start.js'), /zxing-cpp, Apache-2\.0/);
      assert.match(notices.get('zxing-cpp'), /Apache License/);
      assert.match(notices.get('world-atlas'), TERMS);
    });
  });
});
