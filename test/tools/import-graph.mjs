// Who imports whom among the project's files. Reads the sources with the parser and the resolver of oxc; runs none of them.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { ResolverFactory } from 'oxc-resolver';
import { root as projectRoot } from './paths.mjs';

/**
 * How a file needs another. `value`: a static import or re-export. `type`: one of types alone. `typeof-import`: a type such
 * as `typeof import('./a.js')` or `import('./a.js').A`. `lazy`: `import('./a.js')`, and what `import.meta.glob('./*.ts')` or
 * `new URL('./a.js', import.meta.url)` names.
 * @typedef {'value' | 'type' | 'typeof-import' | 'lazy'} Kind
 * @typedef {Map<string, { to: string, kind: Kind }[]>} Graph
 */

const MODULE = /\.(?:tsx?|m?js)$/;
/** In code whose imports are not all in the parser's list: only such a file is walked node by node. */
const HIDDEN = /\bimport\s*\(|\bimport\.meta\b|\bexport\s+(?:type\s*)?\{\s*\}\s*from\b/;

/**
 * Reads the imports of these files, and of the project's files that they lead to. Packages and files outside the project are
 * left out. Styles, pictures and the like are targets, but have no entry.
 * @param {string[]} files relative to the project, with forward slashes; so are all paths of the graph
 * @param {{ root?: string }} [options] the project's folder, with its package.json
 * @returns {Graph}
 */
export function importGraph(files, { root = projectRoot } = {}) {
  const targetsOf = resolverIn(root);
  const graph = new Map();
  const reached = new Set(files.filter((file) => MODULE.test(file)));
  for (const file of reached) {
    const edges = new Map();
    for (const { kind, ...named } of importsOf(file, readFileSync(join(root, file), 'utf8'))) {
      for (const to of targetsOf(file, named)) {
        edges.set(`${kind} ${to}`, { to, kind });
        if (MODULE.test(to)) reached.add(to);
      }
    }
    graph.set(file, [...edges.values()]);
  }
  return graph;
}

/**
 * The circles of a graph: files that lead to one another, and files that import themselves. Files of circles that touch are
 * one list.
 * @param {Graph} graph
 * @param {Kind[]} [kinds] those that count; all unless given
 * @returns {string[][]} sorted
 */
export function circlesIn(graph, kinds = ['value', 'type', 'typeof-import', 'lazy']) {
  const circles = [];
  const path = [];
  // Tarjan: file -> the earliest file on the path to which it leads back, as a number.
  const lowest = new Map();
  const visit = (file) => {
    const own = lowest.size;
    lowest.set(file, own);
    path.push(file);
    const targets = (graph.get(file) ?? []).filter(({ kind }) => kinds.includes(kind)).map(({ to }) => to);
    for (const to of targets) {
      const low = lowest.has(to) ? lowest.get(to) : visit(to);
      lowest.set(file, Math.min(lowest.get(file), low));
    }
    const low = lowest.get(file);
    if (low < own) return low;
    const members = path.splice(path.indexOf(file));
    // They lead back to no file that is visited later.
    for (const member of members) lowest.set(member, Infinity);
    if (members.length > 1 || targets.includes(file)) circles.push(members.sort());
    return Infinity;
  };
  for (const file of [...graph.keys()].sort()) if (!lowest.has(file)) visit(file);
  return circles.sort(([a], [b]) => (a < b ? -1 : 1));
}

/** What a file imports, as written: a `source`, which may be a URL, or a `glob`. */
function importsOf(file, code) {
  const parsed = parseSync(file, code);
  const [error] = parsed.errors;
  if (error) throw new SyntaxError(`${file}: ${error.message}`);
  const { staticImports, staticExports } = parsed.module;
  const found = staticImports.map(({ start, end, moduleRequest, entries }) => {
    const isType = entries.length
      ? entries.every((entry) => entry.isType)
      : /^import\s+type\b/.test(code.slice(start, end));
    return { source: moduleRequest.value, kind: kindOf(isType) };
  });
  for (const { entries } of staticExports) {
    for (const { moduleRequest, isType } of entries)
      if (moduleRequest) found.push({ source: moduleRequest.value, kind: kindOf(isType) });
  }
  if (!HIDDEN.test(code)) return found;
  new Visitor({
    ExportNamedDeclaration({ source, specifiers, exportKind }) {
      if (source && !specifiers.length) found.push({ source: source.value, kind: kindOf(exportKind === 'type') });
    },
    ImportExpression: ({ source }) => add({ source: textOf(source), kind: 'lazy' }),
    TSImportType: ({ source }) => add({ source: source.value, kind: 'typeof-import' }),
    NewExpression({ callee, arguments: [path, base] }) {
      const isOfModule = callee.name === 'URL' && isOfMeta(base, 'url');
      if (isOfModule) add({ source: textOf(path), isUrl: true, kind: 'lazy' });
    },
    CallExpression({ callee, arguments: [patterns] }) {
      if (!isOfMeta(callee, 'glob')) return;
      for (const pattern of patterns?.elements ?? [patterns]) add({ glob: textOf(pattern), kind: 'lazy' });
    },
  }).visit(parsed.program);
  /** What is computed names no file. */
  function add(named) {
    if (named.source ?? named.glob) found.push(named);
  }
  return found;
}

const kindOf = (isType) => (isType ? 'type' : 'value');

/** `import.meta.<name>` */
const isOfMeta = (node, name) =>
  node?.type === 'MemberExpression' && node.object.type === 'MetaProperty' && node.property.name === name;

/** The text of a string or of a template without expressions. */
const textOf = (node) =>
  node?.type === 'TemplateLiteral' && !node.expressions.length ? node.quasis[0].value.cooked : node?.value;

/**
 * Gives a function from what a file names to paths of the project; none, if that is no file of the project. A path that
 * starts with a slash is one of the dev server, whose root is the project.
 */
function resolverIn(root) {
  const extensionAlias = { '.js': ['.ts', '.tsx', '.js', '.d.ts'], '.jsx': ['.tsx'], '.mjs': ['.mjs', '.mts'] };
  const options = { extensionAlias, conditionNames: ['nacre-source'], symlinks: false, nodePath: false };
  const imports = new ResolverFactory({ ...options, extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.d.ts'] });
  // The URL of a folder is not that of its index.
  const urls = new ResolverFactory({ ...options, extensions: [], mainFiles: [], mainFields: [] });
  const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const isOwn = (source) => source.startsWith('.') || source.startsWith(`${name}/`);

  return (file, { source, isUrl, glob }) => {
    if (glob) return filesLike(root, glob.startsWith('/') ? glob.slice(1) : posix.join(posix.dirname(file), glob));
    const [path] = source.split('?');
    const isOfRoot = path.startsWith('/');
    if (!isOfRoot && !isUrl && !isOwn(path)) return [];
    const request = isOfRoot ? join(root, path) : isUrl ? `./${path}` : path;
    const resolved = (isUrl ? urls : imports).sync(join(root, posix.dirname(file)), request).path;
    if (!resolved) return [];
    const to = relative(root, resolved).replaceAll('\\', '/');
    return /^\.\.\/|(?:^|\/)node_modules\//.test(to) ? [] : [to];
  };
}

/** The files of a pattern such as `elements/*\/index.ts`. A star stands for a part of one name. */
function filesLike(root, pattern) {
  const isThere = (path, type) => statSync(join(root, path), { throwIfNoEntry: false })?.[type]();
  let paths = [''];
  for (const part of pattern.split('/')) {
    const name = new RegExp(`^${part.replaceAll('.', '\\.').replaceAll('*', '.*')}$`);
    const folders = paths.filter((path) => isThere(path, 'isDirectory'));
    paths = folders.flatMap((folder) => {
      const names = part.includes('*') ? readdirSync(join(root, folder)).filter((each) => name.test(each)) : [part];
      return names.map((each) => posix.join(folder, each));
    });
  }
  return paths.filter((path) => isThere(path, 'isFile'));
}
