// The pages of the documentation, as its build makes them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { runnerImport } from 'vite';
import { importGraph } from '../tools/import-graph.mjs';
import { root } from '../tools/paths.mjs';

const load = async () =>
  (await runnerImport(join(root, 'shell/site/build/index.ts'), { configFile: false, root })).module;

/** All pages with their content, in all languages. */
export async function readPages() {
  const { readSite, documentOf, codesOf, START_FILES, LANGUAGE_CODES, languageOf, englishOf } = await load();
  const site = await readSite(root);
  const pages = [...site.pages, ...site.translations].map((page) => {
    const content = page.render();
    return { ...page, content, document: documentOf(page, content, site) };
  });
  return { ...site, pages, codesOf, archives: START_FILES, languages: LANGUAGE_CODES, languageOf, englishOf };
}

/** The code of each example, by framework. */
export function readCodes({ pages, tools, codesOf }) {
  return pages.flatMap(({ path, content }) =>
    content.examples
      .filter(({ isPlain }) => !isPlain)
      .map(({ id, example }) => ({ path, id, example, codes: codesOf(example, tools.fields) })),
  );
}

const ENDINGS = { react: 'tsx', vue: 'vue', svelte: 'svelte', angular: 'ts', solid: 'tsx' };

/** Writes the code of all examples: `react/elements-button-example-1.tsx`. */
export async function writeCodes(folder, frameworks = Object.keys(ENDINGS)) {
  const codes = readCodes(await readPages());
  for (const framework of frameworks) {
    mkdirSync(join(folder, framework), { recursive: true });
    for (const { path, id, codes: code } of codes) {
      const name = `${path.replaceAll('/', '-')}${id}.${ENDINGS[framework]}`;
      writeFileSync(join(folder, framework, name), code[framework]);
    }
  }
}

/** Writes the projects that the archives of demos hold: `shop/src/shop/main.tsx`. */
export async function writeStarts(folder) {
  const { startFiles, START_FILES, START_ENTRIES } = await load();
  const graph = importGraph(START_ENTRIES);
  for (const name of START_FILES.map((file) => basename(file, '.zip'))) {
    for (const [path, content] of startFiles(root, name, graph)) {
      const file = join(folder, name, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
  }
}
