import assert from 'node:assert/strict';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { filesUnder } from './tools/files.mjs';
import { generate } from './tools/package/generate.mjs';
import { circlesIn, importGraph } from './tools/import-graph.mjs';

const FOLDERS = ['elements', 'react', 'shell', 'locales', 'test'];

describe('the sources', () => {
  before(() => generate());

  it('have no circle of imports, also not by types or by import()', () => {
    const graph = importGraph(['vite.config.ts', ...FOLDERS.flatMap(modulesIn)]);
    const circles = circlesIn(graph).map((files) => describeCircle(graph, files));
    assert.ok(circles.length === 0, `Circles of imports:\n\n${circles.join('\n\n')}\n`);
  });
});

/** [what a.ts says, the file that it leads to, the kind of the edge] */
const EDGES = [
  ["import { b } from './b.js';", 'b.ts', 'value'],
  ["import b, { type B } from './b.js';", 'b.ts', 'value'],
  ["import './b.js';", 'b.ts', 'value'],
  ["import {} from './b.js';", 'b.ts', 'value'],
  ["export { b } from './b.js';", 'b.ts', 'value'],
  ["export {} from './b.js';", 'b.ts', 'value'],
  ["export * from './b.js';", 'b.ts', 'value'],
  ["export * as b from './b.js';", 'b.ts', 'value'],
  ["import type { B } from './b.js';", 'b.ts', 'type'],
  ["import type {} from './b.js';", 'b.ts', 'type'],
  ["import { type B, type C } from './b.js';", 'b.ts', 'type'],
  ["export type { B } from './b.js';", 'b.ts', 'type'],
  ["export { type B } from './b.js';", 'b.ts', 'type'],
  ["export type * from './b.js';", 'b.ts', 'type'],
  ["let b: Promise<typeof import('./b.js')> | undefined;", 'b.ts', 'typeof-import'],
  ["export const use = (b: import('./b.js').B) => b;", 'b.ts', 'typeof-import'],
  ["export const load = () => import('./b.js');", 'b.ts', 'lazy'],
  ['export const load = () => import(/* why */ `./b.js`);', 'b.ts', 'lazy'],
  ["new Worker(new URL('./b.js', import.meta.url));", 'b.ts', 'lazy'],
  ["spawn(new URL('b.mjs', import.meta.url));", 'b.mjs', 'lazy'],
  ["import.meta.glob('./*/b.ts');", 'parts/b.ts', 'lazy'],
  ["import.meta.glob(['/parts/*.ts', '!./c.ts']);", 'parts/b.ts', 'lazy'],
  ["import { B } from './b.js';", 'b.tsx', 'value'],
  ["import type { B } from './b.js';", 'b.tsx', 'type'],
  ["export const load = () => import('./b.js');", 'b.tsx', 'lazy'],
  ["import { b } from './b.js';", 'b.js', 'value'],
  ["import { b } from './b.mjs';", 'b.mjs', 'value'],
  ["import type { B } from './b.js';", 'b.d.ts', 'type'],
  ["import { b } from './parts/b.js';", 'parts/b.ts', 'value'],
  ["import { b } from '/parts/b.ts';", 'parts/b.ts', 'value'],
  ["import { b } from 'nacre/b';", 'b.tsx', 'value'],
  ["import type { B } from 'nacre/parts/b';", 'parts/b.ts', 'type'],
  ["import Worker from './b.js?worker';", 'b.ts', 'value'],
];

/** What a.ts says that leads to no other file of the project. */
const OTHERS = [
  "import { LitElement } from 'lit';",
  "import { join } from 'node:path';",
  "import { b } from 'nacreous/b';",
  "import { b } from '../outside.js';",
  "import { b } from './node_modules/lit/index.js';",
  "import { b } from './missing.js';",
  'export const load = (name) => import(`./${name}.js`);',
  "new URL('./parts', import.meta.url);",
  "new URL('..', import.meta.url);",
  "new URL('./b.ts', location.href);",
  "new URL('https://example.com/b.ts', import.meta.url);",
  "// import './b.js'",
  'const code = "import(\'./b.js\')";',
];

const PACKAGE = {
  name: 'nacre',
  exports: {
    './b': { 'nacre-source': './b.tsx', default: './dist/b.js' },
    './parts/*': { 'nacre-source': './parts/*.ts', default: './dist/parts/*.js' },
  },
};

describe('the import graph', () => {
  let folder;
  let count = 0;

  before(async () => {
    folder = await realpath(await mkdtemp(join(tmpdir(), 'nacre-')));
  });
  after(() => rm(folder, { recursive: true }));

  /** The graph of a project of its own with these files: path -> code. */
  const graphOf = async (files, entries = ['a.ts']) => {
    const project = join(folder, `${count++}`, 'project');
    for (const [path, code] of Object.entries({ ...files, 'package.json': JSON.stringify(PACKAGE) })) {
      const file = join(project, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, code);
    }
    return importGraph(entries, { root: project });
  };

  for (const [code, target, kind] of EDGES) {
    it(`finds a circle through ${target} by ${code}`, async () => {
      const graph = await graphOf({ 'a.ts': code, [target]: `import '${target.includes('/') ? '../' : './'}a.js';` });
      assert.deepEqual(graph.get('a.ts'), [{ to: target, kind }]);
      assert.deepEqual(circlesIn(graph), [['a.ts', target]]);
    });
  }

  for (const code of OTHERS) {
    it(`has no edge for ${code}`, async () => {
      const files = ['b.ts', 'parts/index.ts', 'index.ts', '../outside.ts', 'node_modules/lit/index.js'];
      const graph = await graphOf({ ...Object.fromEntries(files.map((file) => [file, ''])), 'a.ts': code });
      assert.deepEqual([...graph], [['a.ts', []]]);
    });
  }

  it('has styles, data and pictures as targets without imports', async () => {
    const code = "import './a.css?inline'; import data from './a.json'; import url from './a.svg?no-inline';";
    const graph = await graphOf({ 'a.ts': code, 'a.css': '', 'a.json': '{}', 'a.svg': '' });
    assert.deepEqual([...graph], [['a.ts', ['a.css', 'a.json', 'a.svg'].map((to) => ({ to, kind: 'value' }))]]);
  });

  it('has an edge of each kind to a file that is imported in several ways', async () => {
    const code =
      "import type { B } from './b.js'; import type { C } from './b.js'; const load = () => import('./b.js');";
    const graph = await graphOf({ 'a.ts': code, 'b.ts': '' });
    assert.deepEqual(
      graph.get('a.ts').map(({ kind }) => kind),
      ['type', 'lazy'],
    );
  });

  it('follows imports to files that were not asked for', async () => {
    const graph = await graphOf({ 'a.ts': "import './b.js';", 'b.tsx': "import './c.mjs';", 'c.mjs': '', 'd.ts': '' });
    assert.deepEqual([...graph.keys()], ['a.ts', 'b.tsx', 'c.mjs']);
  });

  it('names a file that is no code', async () => {
    await assert.rejects(graphOf({ 'a.ts': "import './b.js';", 'b.ts': 'import from;' }), /^SyntaxError: b\.ts: /);
  });

  it('finds a file that imports itself', async () => {
    assert.deepEqual(circlesIn(await graphOf({ 'a.ts': "import type { A } from './a.js';" })), [['a.ts']]);
  });

  it('has no circle where two ways lead to the same file', async () => {
    const files = {
      'a.ts': "import './b.js'; import './c.js';",
      'b.ts': "import './d.js';",
      'c.ts': "import './d.js';",
    };
    assert.deepEqual(circlesIn(await graphOf({ ...files, 'd.ts': '' })), []);
  });

  it('has one list for circles that touch, and others for others', async () => {
    const files = {
      'a.ts': "import './b.js'; import './x.js';",
      'b.ts': "import './c.js'; import './a.js';",
      'c.ts': "import './b.js';",
      'x.ts': "import './y.js';",
      'y.ts': "import './x.js';",
    };
    const expected = [
      ['a.ts', 'b.ts', 'c.ts'],
      ['x.ts', 'y.ts'],
    ];
    assert.deepEqual(circlesIn(await graphOf(files)), expected);
    assert.deepEqual(circlesIn(await graphOf(files, ['y.ts', 'c.ts'])), expected);
  });

  it('finds only circles of the kinds that count', async () => {
    const graph = await graphOf({ 'a.ts': "const load = () => import('./b.js');", 'b.ts': "import './a.js';" });
    assert.deepEqual(circlesIn(graph, ['value', 'type', 'typeof-import']), []);
    assert.equal(circlesIn(graph, ['value', 'lazy']).length, 1);
  });
});

describe('what a failure says of a circle', () => {
  const graph = new Map(
    Object.entries({
      'a.ts': [
        { to: 'b.tsx', kind: 'type' },
        { to: 'b.tsx', kind: 'lazy' },
      ],
      'b.tsx': [{ to: 'c.ts', kind: 'value' }],
      'c.ts': [
        { to: 'b.css', kind: 'value' },
        { to: 'a.ts', kind: 'typeof-import' },
      ],
      'd.ts': [{ to: 'a.ts', kind: 'value' }],
    }),
  );

  it('has the files one after the other, with the kinds of their imports', () => {
    const [files] = circlesIn(graph);
    assert.equal(
      describeCircle(graph, files),
      'a.ts\n  -> b.tsx (type, lazy)\n  -> c.ts (value)\n  -> a.ts (typeof-import)',
    );
  });

  it('has the shortest way around, and the other files that belong to it', () => {
    const more = new Map(graph).set('c.ts', [...graph.get('c.ts'), { to: 'd.ts', kind: 'type' }]);
    more.set('d.ts', [...graph.get('d.ts'), { to: 'c.ts', kind: 'value' }]);
    const [files] = circlesIn(more);
    assert.equal(describeCircle(more, files), 'c.ts\n  -> d.ts (type)\n  -> c.ts (value)\n  and with it: a.ts, b.tsx');
  });
});

/** The modules in a folder of the project. */
const modulesIn = (folder) => filesUnder(folder).filter((file) => /\.(?:tsx?|m?js)$/.test(file));

/** The shortest way around in a circle, a line for each file, and what else is in it. */
function describeCircle(graph, files) {
  const [way] = files.map((file) => wayAround(graph, file)).sort((a, b) => a.length - b.length);
  const lines = way.map((file, index) => (index ? `  -> ${file} (${kindsOf(graph, way[index - 1], file)})` : file));
  const others = files.filter((file) => !way.includes(file));
  return [...lines, ...(others.length ? [`  and with it: ${others.join(', ')}`] : [])].join('\n');
}

/** The shortest way from a file to itself. */
function wayAround(graph, start) {
  const ways = [[start]];
  const seen = new Set();
  for (const way of ways) {
    for (const { to } of graph.get(way.at(-1)) ?? []) {
      if (to === start) return [...way, to];
      if (!seen.has(to)) ways.push([...way, to]);
      seen.add(to);
    }
  }
  return [];
}

const kindsOf = (graph, from, target) =>
  graph
    .get(from)
    .filter(({ to }) => to === target)
    .map(({ kind }) => kind)
    .join(', ');
