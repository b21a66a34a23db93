// Which tests a change can affect: those from which imports lead to what has changed. Files that tests name in a text (pages
// that they open, media, fixtures) count as imports too.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, posix } from 'node:path';
import { importGraph } from '../import-graph.mjs';
import { root } from '../paths.mjs';
import { browserTests, JOURNEYS, nodeTests, PAGES } from './test-files.mjs';

/** What all tests depend on. */
const EVERYTHING =
  /^(?:package(?:-lock)?\.json|tsconfig\.json|vite\.config\.ts|test\/tools\/(?:runner|servers)\/|test\/config\/)/;

/** test -> what it reads from disk, as a whole. */
const READS = {
  'test/api/elements.node.test.mjs': /^elements\/|^test\/api\//,
  'test/api/entries.node.test.mjs': /^(?:elements|react|shell|locales|test\/api)\//,
  'test/apis.node.test.mjs': /^shell\/device\/|^README\.md$|^shell\/site\/content\//,
  'test/boundaries.node.test.mjs': /^\.oxlintrc\.json$/,
  'test/bundles.node.test.mjs': /^(?:elements|react|shell|locales)\//,
  'test/circles.node.test.mjs': /^(?:elements|react|shell|locales|test)\//,
  'test/consumers/consumers.node.test.mjs': /^(?:elements|react|shell|locales|test\/consumers)\//,
  'test/device/readme.node.test.mjs': /^shell\/device\//,
  'test/locales/check.node.test.mjs': /^locales\//,
  'test/package.node.test.mjs': /^package\.json$|\.md$/,
  'test/parts.node.test.mjs': /^elements\/|^test\/size\//,
  'test/react/types.node.test.mjs': /^(?:elements|react)\//,
  'test/site/start.node.test.mjs': /^README\.md$|^elements\/SIZES\.md$|^shell\/site\/content\/(?:start\/|index\.md)/,
  'test/ssr/elements.node.test.mjs': /^elements\//,
  'test/ssr/react.node.test.mjs': /^react\//,
};

/** Of the showcase, its servers and texts. */
const SHOWCASE = /^shell\/showcase\//;

/** Walks through the whole showcase, which has everything in it: minutes, for `--all` and for changes of its own. */
const WALKS = [JOURNEYS, PAGES];
const OF_WALKS = /^(?:shell\/showcase|test\/e2e)\//;
const IN_SHOWCASE = /^(?:elements|react|shell|locales)\//;

/** What is generated -> from what. */
const GENERATED = [
  [/^locales\/xliff\//, /^locales\/generated\//],
  [/^react\/[^/]+\.ts$|^react\/generator\//, /^react\/generated\//],
];

/** Read once: it takes seconds. */
let graph;

/**
 * @param {string[]} changed files
 * @param {{ all?: boolean }} [options] `all`: also walks through the whole showcase
 * @returns {{ browserFiles: string[], nodeFiles: string[], left: string[] }} `left`: those left out although they are affected
 */
export function testsAffectedBy(changed, { all = false } = {}) {
  const tests = { browser: browserTests(), node: nodeTests() };
  if (changed.some((file) => EVERYTHING.test(file)))
    return { browserFiles: tests.browser, nodeFiles: tests.node, left: [] };
  graph ??= importGraph([...tests.browser, ...tests.node]);
  const reached = importersOf(graph, changed);
  const isRead = (test) => changed.some((file) => readBy(test)?.test(file));
  const isLeft = (test) => !all && WALKS.includes(test) && !changed.some((file) => OF_WALKS.test(file));
  const nodeFiles = tests.node.filter((test) => reached.has(test) || isRead(test));
  return {
    browserFiles: tests.browser.filter((test) => reached.has(test)),
    nodeFiles: nodeFiles.filter((test) => !isLeft(test)),
    left: nodeFiles.filter(isLeft),
  };
}

function readBy(test) {
  if (WALKS.includes(test)) return IN_SHOWCASE;
  return test.startsWith('test/e2e/') ? SHOWCASE : READS[test];
}

/** The files that differ from a commit: committed since then, not committed, and new ones. */
export function changedFiles(base) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [
    ...git('diff', '--name-only', '--relative', '--no-renames', base, '--'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

/** The files of the graph from which imports lead to one of `files`, and these. */
function importersOf(graph, files) {
  const importers = new Map();
  const add = (to, from) => importers.set(to, [...(importers.get(to) ?? []), from]);
  for (const [from, edges] of graph) {
    for (const { to } of edges) add(to, from);
    if (from.startsWith('test/')) for (const to of namedIn(from)) add(to, from);
  }
  for (const [source, made] of GENERATED)
    for (const to of importers.keys())
      if (made.test(to)) for (const file of files) if (source.test(file)) add(file, to);
  const reached = new Set(files);
  for (const file of reached) for (const from of importers.get(file) ?? []) reached.add(from);
  return reached;
}

/** A path with an extension, in quotes. */
const PATH =
  /['"`]\/?([\w@./-]+\.(?:tsx?|mjs|js|css|html|json|svg|png|jpe?g|webp|gif|mp[34]|webm|ogg|vtt|m3u8|ttf|wasm|pmtiles|md))/g;

/** The files of the project that a test or what it imports names in a text: by its place, the project's or the media's. */
function namedIn(file) {
  const names = [...readFileSync(`${root}/${file}`, 'utf8').matchAll(PATH)].map(([, name]) => name);
  const places = [posix.dirname(file), '', 'test/media'];
  return names.flatMap((name) =>
    places.map((place) => posix.join(place, name)).filter((path) => basename(path) && existsSync(`${root}/${path}`)),
  );
}
