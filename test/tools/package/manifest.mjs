// package.json as it is published.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';

/** What serves the project itself alone. */
const OF_PROJECT = ['private', 'scripts', 'devDependencies', 'allowScripts', 'overrides'];

/** Without the condition that leads to the sources, which are not published, and what is for work on the package. */
export function publishedManifest() {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const name of OF_PROJECT) delete manifest[name];
  for (const target of Object.values(manifest.exports)) if (typeof target === 'object') delete target['nacre-source'];
  return manifest;
}

/** @param {string[]} [files] what is published beside `dist` */
export function manifestText(files = []) {
  const manifest = publishedManifest();
  manifest.files.push(...files);
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** The declaration that is beside a style sheet: TypeScript 6 asks for one of each import, also of those for effect. */
export const STYLES_DECLARATION = 'export {};\n';
