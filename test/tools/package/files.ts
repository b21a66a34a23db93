import type { Plugin, Rolldown } from 'vite';

/** Module of the sources -> the path of its file in the package, without the ending. */
type NameOf = (module: string) => string;

/** The modules that load with these entries, themselves included; not what `apart` imports. */
export function startOf(entries: readonly string[], graph: Rolldown.ChunkingContext, apart?: string): Set<string> {
  const start = new Set(entries);
  for (const id of start)
    if (id !== apart) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) start.add(next);
  return start;
}

/**
 * Puts modules into the files of the package.
 *
 * - An entry of the package, and what `import()` loads, is a file of its own: its exports keep their names, so that the
 *   `import()` stays plain, and `lazy` can load a lost file again.
 * - What every app with a shell loads at once ships in one file for each layer. A bundler that splits code makes a file for
 *   each set of lazy parts that share a module: with a file for each module, an app started by many more requests.
 * - Every other module is a file of its own, so that an app gets what it imports.
 */
export function packageFiles(root: string, nameOf: NameOf): Rolldown.CodeSplittingNameFunction {
  let start: Set<string> | undefined;
  return (module, graph) => {
    const { isEntry, dynamicImporters } = graph.getModuleInfo(module)!;
    if (isEntry || dynamicImporters.length || module.endsWith(COPY)) return null;
    start ??= startOfShell(root, graph);
    const path = nameOf(module);
    return start.has(module) ? fileOfLayer(path) : path;
  };
}

/** What every app with a shell loads at once, without what the script of a prerendered document has, which comes before. */
function startOfShell(root: string, graph: Rolldown.ChunkingContext): Set<string> {
  // The index of the bus names all calls: of those an app loads what it imports.
  const bus = `${root}/shell/device/index.ts`;
  const shell = startOf([`${root}/shell/ui/index.ts`, `${root}/shell/device/connect.ts`], graph, bus);
  for (const id of startOf([`${root}/shell/prerender/early.ts`], graph)) shell.delete(id);
  return shell;
}

/**
 * 'shell/ui/page/stack' -> 'shell/ui/core', 'locales/words' -> 'locales/core'. The calls of the bus are a layer of their own,
 * that an app without them does not load. Vue's components share `react/server` with React's, without React. Modules
 * of other packages stay apart.
 */
function fileOfLayer(path: string): string {
  const layer = /^(?:shell\/device\/calls|(?:elements|shell)\/[^/]+|react(?!\/server$)|locales)(?=\/)/.exec(path)?.[0];
  return layer ? `${layer}/core` : path;
}

const COPY = '?copy';

/**
 * Gives the module `every` copies of the definitions. It defines all calls, for an app that makes one by its name. If it shared
 * them with the app, esbuild would load all of them at the start. Of two definitions of a call the bus keeps the first;
 * what they load, and what answers at once, is not copied.
 */
export const copiesFor = (every: string, isDefinition: RegExp): Plugin => ({
  name: 'nacre:copies',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, { kind }) {
    if (!importer || (importer !== every && !importer.endsWith(COPY))) return null;
    const found = await this.resolve(source, importer.replace(COPY, ''), { skipSelf: true });
    return found && kind === 'import-statement' && isDefinition.test(found.id) ? `${found.id}${COPY}` : found;
  },
});
