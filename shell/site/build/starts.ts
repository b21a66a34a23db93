import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { strToU8, zipSync } from 'fflate';

/** File -> what it imports; all paths are relative to the project. */
export type Graph = ReadonlyMap<string, readonly { to: string }[]>;

const SHOWCASE = 'shell/showcase';
const STYLES = `${SHOWCASE}/styles`;
/** What new apps begin with. */
const TEMPLATES = 'shell/create/templates';
const SERVER = `${SHOWCASE}/server/demos.ts`;

/** The demos that can be taken as a start, by the name of their first page -> their folder, which has a `main.tsx`. */
const FOLDERS: Readonly<Record<string, string>> = {
  ...{ shop: 'shop', news: 'news', map: 'map', contacts: 'contacts', podcast: 'podcast' },
  ...{ feed: 'feed', form: 'travel', photos: 'photos', drawing: 'drawing' },
};

const mainOf = (folder: string): string => `${SHOWCASE}/${folder}/main.tsx`;

/** What the graph of all demos begins with. */
export const START_ENTRIES: readonly string[] = [...Object.values(FOLDERS).map(mainOf), SERVER];

/** Names of the archives, relative to the site. */
export const START_FILES: readonly string[] = Object.keys(FOLDERS).map((name) => `examples/${name}.zip`);

/** A demo as a project of its own: path -> content. Its sources are those of the showcase, in `src`, with the same paths. */
export function startFiles(project: string, name: string, graph: Graph): ReadonlyMap<string, Uint8Array> {
  const main = mainOf(FOLDERS[name]!);
  const own = reachableFrom(main, graph);
  const needsServer = own.some((file) => /\.tsx?$/.test(file) && /['`]api\//.test(read(project, file)));
  const styles = readdirSync(join(project, STYLES)).map((file) => `${STYLES}/${file}`);
  const sources = new Set([...own, ...styles, ...(needsServer ? reachableFrom(SERVER, graph) : [])]);
  const texts: Record<string, string> = {
    'package.json': packageOf(project, name),
    'tsconfig.json': tsconfigOf(project),
    'vite.config.ts': viteConfig(needsServer),
    'index.html': read(project, `${TEMPLATES}/react/index.html`)
      .replace(/(?<=<title>).*(?=<\/title>)/, name)
      .replace('/src/main.tsx', `/src/${posix.relative(SHOWCASE, main)}`),
    '.gitignore': read(project, `${TEMPLATES}/shared/_gitignore`),
    'README.md': readme(name, packageJson(project, 'package.json').version),
  };
  return new Map([
    ...Object.entries(texts).map(([path, text]) => [path, strToU8(text)] as const),
    ...[...sources]
      .sort()
      .map(
        (file) => [`src/${posix.relative(SHOWCASE, file)}`, new Uint8Array(readFileSync(join(project, file)))] as const,
      ),
  ]);
}

/** The archive of a file's name, such as `examples/shop.zip`; nothing if there is no such demo. */
export async function startArchive(
  project: string,
  file: string,
  loadGraph: () => Promise<Graph>,
): Promise<Uint8Array | undefined> {
  if (!START_FILES.includes(file)) return undefined;
  const name = posix.basename(file, '.zip');
  const files = startFiles(project, name, await loadGraph());
  const entries = [...files].map(([path, content]) => [`nacre-${name}/${path}`, content] as const);
  // The same bytes each time: an archive keeps times of its files.
  return zipSync(Object.fromEntries(entries), { mtime: '2026-01-01T00:00:00Z' });
}

const read = (project: string, file: string): string => readFileSync(join(project, file), 'utf8');

/** A file of the showcase, and those to which it leads. */
function reachableFrom(start: string, graph: Graph): string[] {
  const reached = new Set([start]);
  for (const file of reached)
    for (const { to } of graph.get(file) ?? []) if (to.startsWith(`${SHOWCASE}/`)) reached.add(to);
  return [...reached];
}

const json = (value: object): string => `${JSON.stringify(value, undefined, 2)}\n`;

interface PackageJson {
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const packageJson = (project: string, file: string): PackageJson => JSON.parse(read(project, file)) as PackageJson;

/** Versions are those of new apps. */
function packageOf(project: string, name: string): string {
  const nacre = packageJson(project, 'package.json');
  const [shared, react] = ['shared', 'react'].map((template) =>
    packageJson(project, `${TEMPLATES}/${template}/package.json`),
  );
  const versions: Record<string, string> = {
    ...shared!.devDependencies,
    ...react!.devDependencies,
    ...react!.dependencies,
    nacre: `^${nacre.version}`,
    '@lit/localize': nacre.dependencies!['@lit/localize']!,
    '@types/node': '^22.0.0',
  };
  const pick = (...names: string[]) => Object.fromEntries(names.map((one) => [one, versions[one]!]));
  return json({
    ...{ name: `nacre-${name}`, private: true, version: '0.0.0', type: 'module' },
    scripts: { dev: 'vite', build: 'vite build', preview: 'vite preview', types: 'tsc --noEmit' },
    dependencies: pick('@lit/localize', 'nacre', 'react', 'react-dom'),
    devDependencies: pick(
      '@types/node',
      '@types/react',
      '@types/react-dom',
      '@vitejs/plugin-react',
      'typescript',
      'vite',
    ),
  });
}

/** That of new React apps, with the types of the demo's server. */
function tsconfigOf(project: string): string {
  const [shared, react] = ['shared', 'react'].map(
    (template) => JSON.parse(read(project, `${TEMPLATES}/${template}/tsconfig.json`)) as { compilerOptions: object },
  );
  const lib = ['ES2023', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'];
  const own = { lib, resolveJsonModule: true, types: ['vite/client', 'node'] };
  return json({ ...shared, compilerOptions: { ...shared!.compilerOptions, ...react!.compilerOptions, ...own } });
}

const viteConfig = (needsServer: boolean): string => `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
${needsServer ? "import { demoServer } from './src/server/demos.js';\n" : ''}
export default defineConfig({
  // Addresses of files are relative: the app works in any folder of a server.
  base: './',
  plugins: [react()${needsServer ? ', demoServer()' : ''}],
});
`;

const readme = (name: string, version: string): string => `# ${name}

A demo of Nacre as an app of its own: change it into yours.

\`\`\`sh
npm install
npm run dev
\`\`\`

While Nacre is not in the npm registry: \`npm install ../nacre-${version}.tgz\`, the file that \`npm run pack\` makes in a clone of it.

\`npm run build\` writes \`dist\`, which any host serves; \`npm run types\` checks the types. If there is \`src/server\`, it
answers the calls of the demo in development and in \`npm run preview\`: put your own server in its place.
`;
