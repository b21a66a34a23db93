import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Gives the package the templates of new apps as they are: they are files, no modules. */
export const templates = (root: string, folder: string): Plugin => ({
  name: 'nacre:templates',
  apply: 'build',
  generateBundle() {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const fileName = path.slice(root.length + 1).replaceAll('\\', '/');
      this.emitFile({ type: 'asset', fileName, source: readFileSync(path) });
    }
  },
});
