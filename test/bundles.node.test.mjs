import assert from 'node:assert/strict';
import { isBuiltin } from 'node:module';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { build } from 'vite';
import { bundle } from './tools/package/bundle.mjs';
import { importSource } from './tools/package/import-source.mjs';
import { root } from './tools/paths.mjs';

const packageOf = (id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
const folderOf = (id) =>
  id.startsWith(`${root}/`) && !packageOf(id) ? id.slice(root.length + 1).split('/')[0] : undefined;
/** `elements/base` is what elements and the bus share. */
const isNotBase = (id) => !id.includes('/elements/base/');

describe('elements/base', () => {
  it('can be imported without a browser, each module by itself, and needs no package to start', async () => {
    const files = readdirSync(join(root, 'elements/base')).filter((name) => name.endsWith('.ts'));
    assert.ok(files.length > 5);
    for (const file of files) {
      const { dependencies } = await importSource(`elements/base/${file}`);
      assert.deepEqual(
        dependencies.filter((path) => !path.includes('elements/base/')),
        [],
        file,
      );
    }
  });
});

describe('bundles', () => {
  it('nacre/device has neither React nor Lit nor a router in it, not even lazily', async () => {
    const { modules } = await bundle('shell/device/index.ts');
    const packages = modules
      .map(packageOf)
      .filter((name) => /^(?:react|react-dom|lit|lit-.*|@lit\/.*|navigo)$/.test(name));
    assert.deepEqual(packages, []);
    assert.deepEqual([...new Set(modules.filter(isNotBase).map(folderOf).filter(Boolean))], ['shell']);
  });

  it('nacre/device has no host in it, nor the SDK of one', async () => {
    const { modules } = await bundle('shell/device/index.ts');
    const hosts = modules.filter((id) => /\/device\/hosts\/|weixin|capacitor/.test(id));
    assert.deepEqual(hosts, []);
  });

  it('nacre/device/wechat loads the SDK later, and no provider of browsers but the files', async () => {
    const { modules, load } = await bundle('shell/device/hosts/wechat.ts');
    assert.deepEqual([...new Set(modules.map(packageOf).filter(Boolean))], ['weixin-js-sdk']);
    const web = modules.filter((id) => /\/device\/calls\/.*\/web\//.test(id)).map((id) => posix.basename(id));
    assert.deepEqual(web, ['temp-files.ts']);
    assert.ok(load().gzip < 6 * 1024, `${load().gzip} bytes`);
  });

  it('nacre/device/capacitor has no package in it', async () => {
    const { modules } = await bundle('shell/device/hosts/capacitor.ts');
    assert.deepEqual(modules.map(packageOf).filter(Boolean), []);
  });

  it('nacre/elements has neither React nor the shell nor the translations in it', async () => {
    const { modules } = await bundle('elements/index.ts');
    assert.deepEqual(
      modules.map(packageOf).filter((name) => /^(?:react|react-dom|@lit\/react|navigo)$/.test(name)),
      [],
    );
    assert.deepEqual([...new Set(modules.map(folderOf).filter(Boolean))], ['elements']);
  });

  it('nacre/router and nacre/auth have neither React nor Lit in them', async () => {
    for (const entry of ['shell/router/index.ts', 'shell/auth/index.ts']) {
      const { modules } = await bundle(entry);
      assert.deepEqual(
        modules.map(packageOf).filter((name) => /^(?:react|react-dom|lit|@lit\/.*)$/.test(name)),
        [],
        entry,
      );
    }
  });

  it('nacre/shell has no inspector in it, not even lazily', async () => {
    const { modules } = await bundle('shell/ui/index.ts');
    assert.deepEqual(
      modules.filter((id) => id.includes('/shell/inspector/')),
      [],
    );
  });

  it('nacre/inspector has neither React nor an element in it', async () => {
    const { modules } = await bundle('shell/inspector/index.ts');
    assert.deepEqual(
      modules.map(packageOf).filter((name) => /^(?:react|react-dom|@lit\/react|navigo)$/.test(name)),
      [],
    );
    assert.deepEqual(
      modules.filter((id) => isNotBase(id) && folderOf(id) === 'elements'),
      [],
    );
  });
});

describe('the published modules', () => {
  // Inside the project, so that the packages they import are found.
  const dist = join(root, 'test/.cache/modules');
  let modules;

  before(async () => {
    const outDir = { build: { outDir: dist, emptyOutDir: true } };
    await build({ configFile: join(root, 'vite.config.ts'), mode: 'lib', logLevel: 'error', ...outDir });
    // The starter is a program, and its templates are apps: test/consumers runs both.
    const isOfApps = (name) => name.endsWith('.js') && !name.startsWith('shell/create/');
    modules = readdirSync(dist, { recursive: true }).filter(isOfApps);
  });
  after(() => rm(dist, { recursive: true, force: true }));

  it('of an element import no other top-level folder', () => {
    const foreign = modules
      .filter((name) => name.startsWith('elements/'))
      .flatMap((name) => {
        const code = readFileSync(join(dist, name), 'utf8');
        const imports = [...code.matchAll(/\b(?:from|import)\s*\(?"(\.[^"]+)"/g)].map(([, path]) => path);
        return imports
          .map((path) => posix.join(posix.dirname(name), path))
          .filter((path) => !/^(?:elements|vendor|_virtual)\//.test(path));
      });
    assert.deepEqual(foreign, []);
  });

  /** Builds an app of one module with the published ones. Returns the paths of its modules, and how many files load at once. */
  async function appOf(code) {
    const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const app = {
      name: 'app',
      enforce: 'pre',
      resolveId(id) {
        if (id === 'app') return '\0app';
        return id.startsWith('nacre/') ? exports[id.replace('nacre', '.')].default.replace('./dist', dist) : undefined;
      },
      load: (id) => (id === '\0app' ? code : undefined),
    };
    const options = { write: false, rolldownOptions: { input: 'app' } };
    const { output } = await build({ root, configFile: false, logLevel: 'error', plugins: [app], build: options });
    const paths = output.flatMap(({ moduleIds = [] }) => moduleIds).map((id) => id.replace(`${dist}/`, ''));
    const first = new Set(output.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
    for (const name of first)
      output.find(({ fileName }) => fileName === name).imports.forEach((each) => first.add(each));
    return { paths, files: first.size };
  }

  it('of the bus bring no overlay, element or Lit into an app, not even as parts that load later', async () => {
    const { paths, files } = await appOf(`import { getSystemInfo } from 'nacre/device'; getSystemInfo();`);
    assert.ok(paths.includes('shell/device/core.js'));
    const others = paths.filter((path) =>
      /^elements\/(?!base\/)|^shell\/(?!device\/)|\/node_modules\/(?:lit|@lit)/.test(path),
    );
    assert.deepEqual(others, []);
    assert.ok(files < 5, `${files} files`);
  });

  it('load later by a plain import(), which lazy can repeat by another URL for a lost module', () => {
    const loads = modules.flatMap((name) => {
      const code = readFileSync(join(dist, name), 'utf8');
      return [...code.matchAll(/\bimport\("[^"]+"\)(?:\s*\.then\b)?/g)].map(([load]) => `${name}: ${load}`);
    });
    assert.ok(loads.length > 100, `${loads.length} parts`);
    assert.deepEqual(
      loads.filter((load) => load.endsWith('then')),
      [],
    );
  });

  it('import only packages that are dependencies', () => {
    const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const known = Object.keys({ ...dependencies, ...peerDependencies });
    const unknown = modules.flatMap((name) => {
      const code = readFileSync(join(dist, name), 'utf8');
      const imports = [...code.matchAll(/^(?:import|export)\b[^;"]*"([^."][^"]*)"|\bimport\("([^."][^"]*)"\)/gm)];
      const names = imports.map(([, fixed, lazy]) => /^(?:@[^/]+\/)?[^/]+/.exec(fixed ?? lazy)[0]);
      // A plugin for a bundler runs in Node.
      const isOfNode = /^shell\/(?:offline\/vite|prerender\/(?:vite|server|render))\.js$/.test(name);
      const isKnown = (found) => known.includes(found) || (isOfNode && isBuiltin(found));
      return names.filter((found) => !isKnown(found)).map((found) => `${name}: ${found}`);
    });
    assert.deepEqual(unknown, []);
  });

  it('hold every file that package.json exports', () => {
    const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    // Angular's compiler makes the others: see test/tools/package/angular.mjs.
    const targets = Object.values(exports).filter((target) => target['nacre-source']);
    const files = targets
      .flatMap((target) => [target.default, target['react-server'] ?? target.default])
      .filter((path) => path.endsWith('.js') && !path.includes('*'))
      .map((path) => path.replace('./dist/', ''));
    assert.deepEqual(
      files.filter((path) => !existsSync(join(dist, path))),
      [],
    );
  });

  it('say that they are for clients in files for server components only, of which other bundlers hear nothing', () => {
    const codeOf = (name) => readFileSync(join(dist, name), 'utf8');
    const clients = modules.filter((name) => /^\s*["']use client["']/.test(codeOf(name)));
    const wrappers = modules.filter((name) => /\bwrap\("nc-/.test(codeOf(name)) && name.startsWith('react/generated/'));
    assert.ok(wrappers.length > 60, `${wrappers.length} wrappers`);
    assert.deepEqual(clients.sort(), wrappers.map((name) => name.replace('generated', 'client')).sort());
    assert.match(
      codeOf('react/client/button.js'),
      /^'use client';\nexport \{ Button \} from '..\/generated\/button.js';/,
    );
    assert.match(codeOf('react/client/index.js'), /^export \{ Button \} from '.\/button.js';$/m);
  });

  it('are none of them larger than what bundlers warn of', () => {
    const large = modules.filter((name) => statSync(join(dist, name)).size > 500_000);
    assert.deepEqual(large, []);
  });

  it('are readable without source maps', () => {
    const maps = readdirSync(dist, { recursive: true }).filter((name) => name.endsWith('.map'));
    assert.deepEqual(maps, []);
    const code = readFileSync(join(dist, 'elements/button/button.js'), 'utf8');
    assert.match(code, /\n ?\* A push button\./, 'comments and line breaks are kept');
  });

  /** The modules that import what needs a window, directly or by others: Leaflet, for maps on a page, and WeChat's SDK. */
  function ofWindows() {
    const imports = new Map(
      modules.map((name) => {
        const code = readFileSync(join(dist, name), 'utf8');
        const found = [...code.matchAll(/^(?:import|export)\b[^;"]*"([^"]+)"/gm)].map(([, path]) => path);
        return [name, found.map((path) => (path.startsWith('.') ? posix.join(posix.dirname(name), path) : path))];
      }),
    );
    const found = new Set(
      modules.filter((name) => /^vendor\/(?:leaflet\/dist\/leaflet-src|weixin-js-sdk\/)/.test(name)),
    );
    for (const needed of found) {
      for (const [name, paths] of imports) if (paths.includes(needed)) found.add(name);
    }
    return found;
  }

  it('load in Node, where there is no DOM, and leave nothing running', () => {
    // It is built into a script for the head of a document, and tests of apps have a DOM.
    const forDocuments = ['prerender/early.js', 'testing/dom/gaps.js', 'testing/library.js', 'testing/setup.js'];
    const left = new Set([...ofWindows(), ...forDocuments.map((name) => `shell/${name}`)]);
    const parts = /^elements\/map\/(?!index|map\.js)|^shell\/device\/hosts\/wechat-sdk\.js$|^vendor\//;
    const entries = [...ofWindows()].filter((name) => modules.includes(name) && !parts.test(name));
    assert.deepEqual(entries, [], 'only parts that load later import them');
    const program = `
      for (const path of ${JSON.stringify(modules.filter((name) => !left.has(name)))}) {
        try { await import(${JSON.stringify(`file://${dist}/`)} + path); }
        catch (error) { console.log(path + ': ' + error.message); }
      }
      if ('document' in globalThis) console.log('a document was made');`;
    const run = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      cwd: root,
      encoding: 'utf8',
      timeout: 30_000,
    });
    assert.equal(run.error, undefined, 'the program did not end');
    assert.equal(run.stdout + run.stderr, '');
  });
});
