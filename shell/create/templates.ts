import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Name -> what it is. */
export const TEMPLATES = {
  react: 'React app of pages with the shell: tab bar, list, detail, form',
  'react-components': 'React components, without the shell',
  vue: 'Vue components',
  svelte: 'tags in Svelte',
  html: 'tags and a script, without a framework',
} as const;

export type Template = keyof typeof TEMPLATES;

export const isTemplate = (name: string): name is Template => Object.hasOwn(TEMPLATES, name);

/** The folders that make up a template, each over those before it. `views` is for apps without the shell's router. */
const foldersOf = (template: Template): string[] =>
  template === 'react' ? ['shared', 'react'] : ['shared', 'views', template];

type Json = string | number | boolean | null | Json[] | JsonObject;
interface JsonObject {
  [name: string]: Json;
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Objects have the names of both, lists the items of both; of other values the second counts. */
function merged(first: Json | undefined, second: Json): Json {
  if (Array.isArray(first) && Array.isArray(second)) return [...first, ...second];
  if (!isObject(first) || !isObject(second)) return second;
  const all = { ...first };
  for (const [name, value] of Object.entries(second)) all[name] = merged(first[name], value);
  return all;
}

/** A file of two folders: JSON is merged, README.md goes on; of others the second counts. */
function joined(path: string, first: string | undefined, second: string): string {
  if (first === undefined) return second;
  if (path === 'README.md') return `${first}\n${second}`;
  if (!path.endsWith('.json')) return second;
  return `${JSON.stringify(merged(JSON.parse(first) as Json, JSON.parse(second) as Json), null, 2)}\n`;
}

const sorted = (names: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(names).sort(([a], [b]) => (a < b ? -1 : 1)));

interface Manifest {
  name: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** @returns package.json of an app as text */
function manifestOf(text: string, name: string, nacre: string): string {
  const manifest = JSON.parse(text) as Manifest;
  const dependencies = sorted({ ...manifest.dependencies, nacre });
  const devDependencies = sorted(manifest.devDependencies);
  return `${JSON.stringify({ ...manifest, name, dependencies, devDependencies }, null, 2)}\n`;
}

/**
 * The files of a new app: path -> text. npm packs no `.gitignore`: names that start with a dot in the app start with an
 * underscore in a template.
 */
export function filesOf(template: Template, { name, nacre }: { name: string; nacre: string }): Map<string, string> {
  const files = new Map<string, string>();
  for (const folder of foldersOf(template)) {
    const from = join(import.meta.dirname, 'templates', folder);
    for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const source = join(entry.parentPath, entry.name);
      const path = source.slice(from.length + 1).replace(/(^|[/\\])_/g, '$1.');
      files.set(path, joined(path, files.get(path), readFileSync(source, 'utf8')));
    }
  }
  files.set('package.json', manifestOf(files.get('package.json')!, name, nacre));
  files.set('README.md', files.get('README.md')!.replace('APP_NAME', name));
  return files;
}
