import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { wrapperModule } from './generator/wrapper.js';
import { tagsModule } from './generator/tags.js';
import { vueModule } from './generator/vue.js';
import { elementsOf, type Manifest } from './generator/manifest.js';

const REACT = `${import.meta.dirname}/generated`;
const VUE = `${import.meta.dirname}/frameworks/vue/generated`;

/** Writes the components of React and of Vue from the custom-elements manifest, one per element, and the types of tags. */
export function generate(path: string): void {
  const elements = elementsOf(JSON.parse(readFileSync(path, 'utf8')) as Manifest);
  const index = elements.map(({ file }) => `export * from './${file.replace('.ts', '.js')}';\n`).join('');
  write(REACT, [
    ...elements.map((element): [string, string] => [element.file, wrapperModule(element)]),
    ['index.ts', index],
    ['tags.ts', tagsModule(elements)],
    ['jsx.ts', "export type * from '../bare-tags.js';\n"],
  ]);
  write(VUE, [...elements.map((element): [string, string] => [element.file, vueModule(element)]), ['index.ts', index]]);
}

/** Writes [file, text] into a folder, in which nothing else remains. */
function write(folder: string, entries: readonly (readonly [string, string])[]): void {
  const files = new Map(entries);
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (!files.has(file)) rmSync(`${folder}/${file}`);
  for (const [file, text] of files) writeFileSync(`${folder}/${file}`, text);
}
