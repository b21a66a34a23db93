import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { Problem } from './problem.js';
import { filesOf, type Template } from './templates.js';

const MAX_LENGTH = 214;

/** 'My App' -> 'my-app' */
const asPackageName = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\d._-]+/g, '-')
    .replace(/^[._-]+|-+$/g, '')
    .slice(0, MAX_LENGTH);

/** An app is a package, so the folder's name is that of one. */
function checkName(name: string): void {
  const possible = asPackageName(name);
  if (name === possible && name !== 'node_modules') return;
  const instead = possible && possible !== name ? ` For example: ${possible}` : '';
  throw new Problem(
    `"${name}" cannot be the name of an app. It has lower-case letters, digits, "-", "_" and ".", and starts with a letter or a digit.${instead}`,
  );
}

/** Fails if no app can be made there. A folder may be there if it is empty, or new to git. */
export function checkFolder(folder: string): void {
  const target = resolve(folder);
  checkName(basename(target));
  if (!existsSync(target)) return;
  if (!statSync(target).isDirectory()) throw new Problem(`${folder} is a file.`);
  const [first] = readdirSync(target).filter((name) => name !== '.git');
  if (first !== undefined)
    throw new Problem(`The folder ${folder} is not empty: ${first} is in it. Choose another folder.`);
}

/** A path: `./nacre`, `..\nacre.tgz`, `/tmp/nacre.tgz`, `C:\nacre.tgz`, `nacre.tgz`, and these after `file:`. */
const PATH = /^(?:file:)?(\.{0,2}[/\\].*|[a-z]:[/\\].*|[^:]*\.tgz)$/i;

/** What package.json in `target` says for a version, or for a path from where the user is. */
function dependencyOn(spec: string, target: string): string {
  const [, path] = PATH.exec(spec) ?? [];
  if (path === undefined) return spec;
  const file = resolve(path);
  if (!existsSync(file)) throw new Problem(`--nacre: there is no file ${file}.`);
  return `file:${relative(target, file).replaceAll('\\', '/')}`;
}

interface NewApp {
  readonly folder: string;
  readonly template: Template;
  /** What package.json says for Nacre: a version, or the path of its packed file. */
  readonly nacre: string;
}

/**
 * Makes an app. It is written beside its place first, so that there is all of it or nothing.
 * @returns the path of its folder
 */
export function makeApp({ folder, template, nacre }: NewApp): string {
  checkFolder(folder);
  const target = resolve(folder);
  const name = basename(target);
  const files = filesOf(template, { name, nacre: dependencyOn(nacre, target) });
  const { dependencies, devDependencies } = JSON.parse(files.get('package.json')!) as Record<string, object>;
  if (Object.hasOwn({ ...dependencies, ...devDependencies }, name))
    throw new Problem(`An app that uses the package ${name} cannot have its name. Choose another one.`);

  const beside = join(dirname(target), `.${name}-${process.pid}`);
  let made: string | undefined;
  try {
    made = mkdirSync(beside, { recursive: true });
    for (const [path, text] of files) {
      mkdirSync(join(beside, dirname(path)), { recursive: true });
      writeFileSync(join(beside, path), text);
    }
    if (!existsSync(target)) renameSync(beside, target);
    // Where the user, or a program, may be.
    else for (const entry of readdirSync(beside)) renameSync(join(beside, entry), join(target, entry));
    rmSync(beside, { recursive: true, force: true });
    return target;
  } catch (error) {
    if (made !== undefined) rmSync(made, { recursive: true, force: true });
    throw new Problem(`The app could not be written: ${(error as Error).message}`, { cause: error });
  }
}
