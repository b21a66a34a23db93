// The directives for Angular, compiled as Angular asks of libraries: in part; the compiler of the app does the rest.
import { register } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../paths.mjs';
import { runQuietly } from '../run.mjs';

const NGC = 'node_modules/@angular/compiler-cli/bundles/src/bin/ngc.js';

/** Compiles them, with their declarations, into a folder. */
export async function compileAngular(outDir = join(root, 'dist/angular')) {
  const options = ['-p', 'test/config/tsconfig.angular.json', '--outDir', outDir];
  await runQuietly(process.execPath, ['--import', fileURLToPath(import.meta.url), NGC, ...options]);
}

// Before the compiler starts: it needs a TypeScript with an API for compilers, which that of the project has not.
const TYPESCRIPT_5 = `export const resolve = (name, context, next) => next(name === 'typescript' ? 'typescript-5' : name, context);`;
if (process.argv[1]?.endsWith('ngc.js')) register(`data:text/javascript,${encodeURIComponent(TYPESCRIPT_5)}`);
