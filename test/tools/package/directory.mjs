// Lists the calls of `shell/device/calls/` for the bus: modules that import all of them, their types and the texts of `support`,
// and the names by which calls are found that an app has not imported.
import { existsSync, readdirSync, writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';
import { importSource } from './import-source.mjs';

const CALLS = 'shell/device/calls';
const GENERATED = 'shell/device/generated';

/** Beside the calls of an area, and nothing that users import. */
const INTERNAL = new Set(['types.ts', 'checks.ts', 'support.ts', 'defined.ts']);

/** Definitions, for calls by name: not the functions of what is answered at once, which bring all that answers it. */
const isDefinition = (file) => file === 'defined.ts' || (!INTERNAL.has(file) && !file.endsWith('-sync.ts'));

const areas = () =>
  readdirSync(join(root, CALLS), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

const filesOf = (area) =>
  readdirSync(join(root, CALLS, area))
    .filter((name) => name.endsWith('.ts'))
    .sort();

function write(name, text) {
  mkdirSync(join(root, GENERATED), { recursive: true });
  writeFileSync(join(root, GENERATED, name), `// Made from the files in ${CALLS} by npm run generate.\n${text}`);
}

const moduleOf = (area, file) => `'../calls/${area}/${file.replace(/\.ts$/, '.js')}'`;

const exportsOf = (isIncluded) =>
  areas()
    .flatMap((area) =>
      filesOf(area)
        .filter(isIncluded)
        .map((file) => `export * from ${moduleOf(area, file)};\n`),
    )
    .join('');

/**
 * Writes `named.ts` (what users import), `every.ts` (the definitions of all calls), `types.ts`, `support.ts` and
 * `directory.ts`.
 */
export async function writeDirectory() {
  write(
    'named.ts',
    exportsOf((file) => !INTERNAL.has(file)),
  );
  write('every.ts', exportsOf(isDefinition));
  const withFile = (file) => areas().filter((area) => existsSync(join(root, CALLS, area, file)));
  write(
    'types.ts',
    withFile('types.ts')
      .map((area) => `export type * from ${moduleOf(area, 'types.ts')};\n`)
      .join(''),
  );
  const supported = withFile('support.ts');
  const local = (area) => area.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
  const imports = supported.map(
    (area) => `import { SUPPORT as ${local(area)} } from ${moduleOf(area, 'support.ts')};\n`,
  );
  write(
    'support.ts',
    `import type { Probes } from '../probes.js';\n${imports.join('')}\n/** How well browsers support the calls that this package answers. */\nexport const PROBES: Probes = {\n${supported.map((area) => `  ...${local(area)},\n`).join('')}};\n`,
  );
  await importSource(`${GENERATED}/every.ts`);
  const known = globalThis[Symbol.for('nacre.definitions')];
  const words = (names) => `'${names.join(' ')}'`;
  const all = [...known.calls.keys()];
  const web = [...known.calls].filter(([, { web, load }]) => web ?? load).map(([name]) => name);
  const signals = [...known.signals].filter(([, { web, load }]) => web ?? load).map(([name]) => name);
  write(
    'directory.ts',
    `import { lazy } from '../../../elements/base/lazy.js';
import type { Directory } from '../definitions.js';

export const directory: Directory = {
  others: ${words(all.filter((name) => !web.includes(name)))},
  web: ${words(web)},
  signals: ${words(signals)},
  load: /* @__PURE__ */ lazy(() => import('./every.js')),
};
`,
  );
}
