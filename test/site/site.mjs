// The pages of the documentation, as its build makes them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from '../tools/paths.mjs';

const load = async () =>
  (await runnerImport(join(root, 'shell/site/build/index.ts'), { configFile: false, root })).module;

/** All pages with their content. */
export async function readPages() {
  const { readSite, documentOf, codesOf } = await load();
  const site = await readSite(root);
  const pages = site.pages.map((page) => {
    const content = page.render();
    return { ...page, content, document: documentOf(page, content, site) };
  });
  return { ...site, pages, codesOf };
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
