import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/**
 * All files in a folder of the project, relative to the project. Not those of `test/.cache`: what is made there comes and goes
 * while other processes look.
 * @returns {string[]}
 */
export const filesUnder = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return entry.name === '.cache' ? [] : filesUnder(path);
  });
