// The examples of the documentation as a module: each with its markup, and its script as a function.
import { basename, join } from 'node:path';
import { writeFileSync } from 'node:fs';
import { importSource } from './import-source.mjs';
import { root, SITE_EXAMPLES } from '../paths.mjs';

export async function writeSiteExamples() {
  const { module } = await importSource('shell/site/build/index.ts');
  const { readSite, scriptsOf, Markup, MEDIA } = module;
  // Without colors, which take most of the time.
  const { pages, translations, tools } = await readSite(root, { block: () => new Markup('') });
  const examples = [...pages, ...translations].flatMap((page) =>
    page.render().examples.map((placed) => ({ ...placed, name: `${page.path} ${placed.id}` })),
  );
  const { imports, scripts } = scriptsOf(examples, tools.fields);
  const fileOf = (name) => `/shell/showcase/${MEDIA.find((file) => basename(file) === name)}`;
  const entries = scripts.map(({ markup, body }, index) => {
    const html = markup.replaceAll(/(?<=["'(])media\/([\w.-]+)/g, (_, name) => fileOf(name));
    return `{ name: ${JSON.stringify(examples[index].name)}, markup: ${JSON.stringify(html)}, run: (document: any) => {\n${body}\n} },`;
  });
  const text = `// @ts-nocheck\n${imports.join('\n')}\n\nexport const EXAMPLES = [\n${entries.join('\n')}\n];\n`;
  writeFileSync(join(root, SITE_EXAMPLES), text);
}
