// A test that takes a number from the code that it checks passes for every number.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, it } from 'node:test';
import { filesUnder } from './tools/files.mjs';
import { root } from './tools/paths.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');

/** The names that a module imports from the sources, each with its module. */
function importsOf(path) {
  const found = read(path).matchAll(/^import \{([^}]*)\} from '(\.[^']+)';/gms);
  return [...found].flatMap(([, names, from]) => {
    const base = posix.join(posix.dirname(path), from).replace(/\.js$/, '');
    const source = ['.ts', '.tsx'].map((ending) => base + ending).find((file) => existsSync(join(root, file)));
    if (!source || source.startsWith('test/')) return [];
    return names.split(',').map((name) => ({ source, name: name.trim().replace(/ as .*/, '') }));
  });
}

/** Whether a module exports a number, a text or a list of them under this name. */
const isLiteral = (source, name) =>
  new RegExp(`^export const ${name}\\b[^=]*= (?:-?[\\d.]|'|"|\\[[-\\d.'", ]+\\])`, 'm').test(read(source));

describe('tests', () => {
  it('state the values of the specification themselves, and import none', () => {
    const taken = filesUnder('test')
      .filter((path) => /\.tsx?$/.test(path))
      .flatMap((path) =>
        importsOf(path)
          .filter(({ source, name }) => /^\w+$/.test(name) && isLiteral(source, name))
          .map(({ source, name }) => `${path} imports ${name} of ${source}`),
      );
    assert.deepEqual(taken, []);
  });
});
