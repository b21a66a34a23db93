import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Writes the hash of each script of a build, for `integrity` of script tags and import maps: path -> 'sha384-…'. */
export function integrity(fileName: string): Plugin {
  return {
    name: 'nacre:integrity',
    apply: 'build',
    // What is on disk: until then other plugins change the files.
    writeBundle({ dir }, bundle) {
      const scripts = Object.keys(bundle).filter((path) => path.endsWith('.js'));
      const hashOf = (path: string) =>
        createHash('sha384')
          .update(readFileSync(join(dir!, path)))
          .digest('base64');
      const hashes = Object.fromEntries(scripts.sort().map((path) => [path, `sha384-${hashOf(path)}`]));
      writeFileSync(join(dir!, fileName), `${JSON.stringify(hashes, undefined, 2)}\n`);
    },
  };
}
