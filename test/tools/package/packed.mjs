// Modules with large data, compressed: elements/base/packed.ts reads them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { root } from '../paths.mjs';

/**
 * @param {string[]} paths of the modules to write, relative to the project: their texts together are the data
 * @param {string} origin where the data are from, as a sentence
 * @param {string | Uint8Array} data
 */
export function writePacked(paths, origin, data) {
  const text = deflateSync(data, { level: 9 }).toString('base64');
  const length = Math.ceil(text.length / paths.length);
  paths.forEach((path, index) => {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    const part = text.slice(index * length, (index + 1) * length);
    writeFileSync(join(root, path), `/** ${origin} */\nexport const packed: string = '${part}';\n`);
  });
}
