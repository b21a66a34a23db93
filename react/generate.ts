import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { wrapperModule } from './generator/wrapper.js';
import { tagsModule } from './generator/tags.js';
import { elementsOf, type Manifest } from './generator/manifest.js';

const folder = `${import.meta.dirname}/generated`;

/** Writes react/generated from the custom-elements manifest: one wrapper per element, and the types of tags. */
export function generate(path: string): void {
  const elements = elementsOf(JSON.parse(readFileSync(path, 'utf8')) as Manifest);
  const files = new Map([
    ...elements.map((element): [string, string] => [element.file, wrapperModule(element)]),
    ['index.ts', elements.map(({ file }) => `export * from './${file.replace('.ts', '.js')}';\n`).join('')],
    ['tags.ts', tagsModule(elements)],
    ['jsx.ts', "export type * from '../bare-tags.js';\n"],
  ]);
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (!files.has(file)) rmSync(`${folder}/${file}`);
  for (const [file, text] of files) writeFileSync(`${folder}/${file}`, text);
}
