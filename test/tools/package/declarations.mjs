// The types that the package publishes, laid out as npm installs it.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileAngular } from './angular.mjs';
import { CACHE, filesIn, hashOf, withLock } from './cache.mjs';
import { generate } from './generate.mjs';
import { manifestText, STYLES_DECLARATION } from './manifest.mjs';
import { MANIFEST, root, TSC } from '../paths.mjs';
import { runQuietly } from '../run.mjs';

/** A folder with package.json and `dist`, in which there are only declarations. */
const PACKAGE = join(CACHE, 'package');

/** Emits the declarations if the sources have changed. Returns the package's folder. */
export async function emitDeclarations() {
  await generate();
  await withLock('package', async () => {
    const sources = ['elements', 'react', 'shell', 'locales'].flatMap((folder) =>
      filesIn(folder, /\.(?:tsx?|json|xlf)$/),
    );
    const hash = hashOf([
      ...sources.filter((path) => !path.startsWith('shell/showcase/')),
      MANIFEST,
      'package.json',
      'tsconfig.json',
      'test/config/tsconfig.build.json',
      'test/config/tsconfig.angular.json',
      'test/tools/package/angular.mjs',
      'test/tools/package/cities.mjs',
      'test/tools/package/declarations.mjs',
      'test/tools/package/manifest.mjs',
    ]);
    const stamp = join(PACKAGE, '.hash');
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
    const folder = `${PACKAGE}.new`;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    await runQuietly(process.execPath, [
      ...[TSC, '-p', 'test/config/tsconfig.build.json'],
      ...['--outDir', join(folder, 'dist')],
    ]);
    dropDeclarationsWith('leaflet', join(folder, 'dist'));
    await compileAngular(join(folder, 'dist/angular'));
    writeFileSync(join(folder, 'package.json'), manifestText());
    for (const name of ['tokens', 'tailwind']) writeFileSync(join(folder, `dist/${name}.d.ts`), STYLES_DECLARATION);
    const isDeclaration = (path) => /frameworks$|\.d\.ts$/.test(path);
    cpSync(join(root, 'react/frameworks'), join(folder, 'dist/react/frameworks'), {
      recursive: true,
      filter: isDeclaration,
    });
    writeFileSync(join(folder, '.hash'), hash);
    rmSync(PACKAGE, { recursive: true, force: true });
    renameSync(folder, PACKAGE);
  });
  return PACKAGE;
}

/** The package has the library in it, but not its types: no entry leads to the declarations that name them. */
function dropDeclarationsWith(library, dist) {
  for (const name of readdirSync(dist, { recursive: true })) {
    const path = join(dist, name);
    if (name.endsWith('.d.ts') && readFileSync(path, 'utf8').includes(`from '${library}'`)) rmSync(path);
  }
}

/** The exports of package.json that are modules with types: `shell` -> `dist/shell/ui/index.d.ts`. Patterns have stars in both. */
export function typedExports() {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.entries(exports).flatMap(([entry, { types, default: code }]) =>
    types && code?.endsWith('.js') ? [[entry.slice(2), types.slice(2)]] : [],
  );
}

/** The modules that can be imported: `nacre/shell`; of a pattern, each for which the package has a file. */
export function typedModules() {
  return typedExports().flatMap(([entry, types]) => {
    if (!entry.includes('*')) return [{ name: `nacre/${entry}`, entry, file: types }];
    return readdirSync(join(PACKAGE, types.split('*')[0]))
      .map((name) => name.replace(/\.d\.ts$/, ''))
      .map((name) => ({ name: `nacre/${entry.replace('*', name)}`, entry, file: types.replaceAll('*', name) }))
      .filter(({ file }) => existsSync(join(PACKAGE, file)));
  });
}
