// npm run generate: updates the generated files that are not committed. Each part runs only if its inputs have changed;
// runs at the same time wait for one another.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, filesIn, hashOf, withLock } from './cache.mjs';
import { DEVICE_APIS, LOCALES, MANIFEST, root, SHOWCASE_LOCALES, SITE_EXAMPLES, TAILWIND, TOKENS } from '../paths.mjs';
import { runQuietly } from '../run.mjs';
import { importSource } from './import-source.mjs';

const STATE = join(CACHE, 'generated.json');

const PACKED = 'test/tools/package/packed.mjs';
const WORLD = 'node_modules/world-atlas/countries-50m.json';

const isOfShowcase = (path) => path.startsWith('shell/showcase/');

/** Only files that call msg() matter to the translations. */
const withTexts = (folder) => filesIn(folder, /\.tsx?$/, /\bmsg\(/);

/** A table for each language, of the texts that `sources` have and their translations in `folder`. */
const tables = (name, folder, sources) => ({
  name,
  needs: `${folder}/lit-localize.json`,
  makes: `${folder}/generated/codes.ts`,
  inputs: () => [...filesIn(folder, /\.(?:json|xlf)$/), ...sources()],
  run: () => runQuietly('node_modules/.bin/lit-localize', ['build', '--config', `${folder}/lit-localize.json`]),
});

/** In this order: the wrappers are made from the manifest. */
const PARTS = [
  {
    name: 'cities',
    needs: 'test/tools/package/cities.mjs',
    makes: 'elements/internal/places/generated/cities.ts',
    inputs: () => ['test/tools/package/cities.mjs', PACKED],
    async run() {
      const { writeCities } = await import('./cities.mjs');
      writeCities(this.makes);
    },
  },
  {
    name: 'world',
    needs: PACKED,
    makes: ['elements/map/base/embedded/generated/countries-50m.ts'],
    inputs: () => [WORLD, PACKED],
    async run() {
      const { writePacked } = await import('./packed.mjs');
      writePacked(this.makes, 'From Natural Earth, by world-atlas.', readFileSync(join(root, WORLD)));
    },
  },
  {
    name: 'barcodes',
    needs: PACKED,
    makes: ['start', 'end'].map((part) => `elements/libraries/generated/zxing-${part}.ts`),
    inputs: () => ['node_modules/zxing-wasm/package.json', PACKED],
    async run() {
      const { writePacked } = await import('./packed.mjs');
      const reader = readFileSync(join(root, 'node_modules/zxing-wasm/dist/reader/zxing_reader.wasm'));
      writePacked(this.makes, 'WebAssembly of zxing-cpp, Apache-2.0, by zxing-wasm.', reader);
    },
  },
  {
    name: 'icons',
    needs: 'test/tools/package/icons.mjs',
    makes: 'elements/icon/generated/index.ts',
    inputs: () => ['test/tools/package/icons.mjs', 'node_modules/lucide-static/icon-nodes.json'],
    async run() {
      const { writeIcons } = await import('./icons.mjs');
      writeIcons('elements/icon/generated');
    },
  },
  tables('locales', LOCALES, () => ['elements', 'shell'].flatMap(withTexts).filter((path) => !isOfShowcase(path))),
  tables('texts of the showcase', SHOWCASE_LOCALES, () => withTexts('shell/showcase')),
  {
    name: 'manifest',
    needs: 'elements/manifest.config.mjs',
    makes: MANIFEST,
    inputs: () => filesIn('elements', /\.(?:ts|mjs)$/),
    async run() {
      await runQuietly('node_modules/.bin/cem', [
        'analyze',
        '--config',
        'elements/manifest.config.mjs',
        '--outdir',
        'test/.cache',
      ]);
      checkManifest();
    },
  },
  {
    name: 'tailwind',
    needs: TOKENS,
    makes: TAILWIND,
    inputs: () => [TOKENS, 'test/tools/package/tailwind.mjs'],
    async run() {
      const { writeTailwind } = await import('./tailwind.mjs');
      writeTailwind();
    },
  },
  {
    name: 'directory',
    needs: 'test/tools/package/directory.mjs',
    makes: ['named', 'every', 'types', 'support', 'directory'].map((name) => `shell/device/generated/${name}.ts`),
    inputs: () => [
      ...filesIn('shell/device', /\.ts$/).filter((path) => !path.includes('/generated/')),
      'test/tools/package/directory.mjs',
    ],
    async run() {
      const { writeDirectory } = await import('./directory.mjs');
      await writeDirectory();
    },
  },
  {
    name: 'apis',
    needs: 'shell/device/index.ts',
    makes: [DEVICE_APIS, 'shell/device/generated/names.ts'],
    inputs: () => [
      ...filesIn('shell/device', /\.(?:ts|json)$/),
      // They add calls and options, some of whose types are those of elements.
      ...filesIn('shell/overlays', /\.ts$/),
      ...filesIn('shell/offline', /\.ts$/),
      ...['action-sheet', 'modal', 'toast'].flatMap((name) => filesIn(`elements/${name}`, /\.ts$/)),
      'test/tools/package/device-apis.mjs',
      'test/config/tsconfig.apis.json',
    ],
    async run() {
      const { describeApis } = await import('./device-apis.mjs');
      describeApis(...this.makes);
    },
  },
  {
    name: 'wrappers',
    needs: 'react/generate.ts',
    makes: ['react/generated/index.ts', 'react/frameworks/vue/generated/index.ts'],
    inputs: () => [MANIFEST, ...filesIn('react', /\.ts$/)],
    async run() {
      const { module } = await importSource('react/generate.ts');
      await module.generate(join(root, MANIFEST));
    },
  },
  {
    name: 'examples of the site',
    needs: 'shell/site/build/index.ts',
    makes: SITE_EXAMPLES,
    inputs: () => [
      ...[MANIFEST, DEVICE_APIS, 'test/tools/package/site-examples.mjs'],
      ...filesIn('shell/site/content', /\.md$/),
      ...filesIn('shell/site/build', /\.ts$/),
    ],
    async run() {
      const { writeSiteExamples } = await import('./site-examples.mjs');
      await writeSiteExamples();
    },
  },
];

/** @param {(name: string) => void} report called with each part that is generated again */
export async function generate(report = () => {}) {
  await withLock('generate', async () => {
    const state = existsSync(STATE) ? JSON.parse(readFileSync(STATE, 'utf8')) : {};
    for (const part of PARTS) {
      const { name, needs, makes, inputs } = part;
      if (!existsSync(join(root, needs))) continue;
      const hash = hashOf(inputs());
      if (state[name] === hash && [makes].flat().every((path) => existsSync(join(root, path)))) continue;
      report(name);
      await part.run();
      state[name] = hash;
      writeFileSync(STATE, JSON.stringify(state));
    }
  });
}

/** The analyzer prints the error of a config that throws, then continues without it and exits with 0. */
function checkManifest() {
  const { modules } = JSON.parse(readFileSync(join(root, MANIFEST), 'utf8'));
  const tags = new Set(modules.flatMap(({ declarations = [] }) => declarations.map(({ tagName }) => tagName)));
  const folders = readdirSync(join(root, 'elements'), { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && existsSync(join(root, 'elements', entry.name, 'index.ts')),
  );
  const lost = folders.filter(({ name }) => !tags.has(`nc-${name}`)).map(({ name }) => `nc-${name}`);
  if (lost.length) throw new Error(`custom-elements.json lacks ${lost.join(', ')}`);
}

if (process.argv[1] === import.meta.filename) await generate((name) => console.log(`generating ${name}`));
