import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { documentOf, frameDocument } from './layout.js';
import { assistantFile } from './llms.js';
import type { Page } from './page.js';
import { scriptsOf } from './scripts.js';
import { searchIndex } from './search.js';
import { readSite, type Site } from './site.js';
import { START_ENTRIES, START_FILES, startArchive, type Graph } from './starts.js';

/** Scripts of the examples of a page. */
const SCRIPTS = '/@site/examples/';

/** Of the playground. */
const FRAME = 'play/frame/';

/** Pictures and sounds of examples, from the showcase; relative to it. */
export const MEDIA: readonly string[] = [
  ...['compass', 'dawn', 'dunes', 'night', 'reef'].map((name) => `playground/pictures/${name}.svg`),
  ...['pearl.svg', 'media/waves.webm', 'podcast/sounds/surf.mp3'],
];

/** What `request` reads on its page. */
const PEARLS_FILE = 'media/pearls.json';
const PEARLS = {
  pearls: [
    { name: 'Akoya', millimetres: 7 },
    { name: 'Tahiti', millimetres: 11 },
  ],
};

const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  zip: 'application/zip',
};

/**
 * The documentation: made for each request in development, and as files by the build. Its root is the folder `shell`.
 * `importGraph` tells what files of the project import.
 */
export function site(project: string, importGraph: (files: readonly string[]) => Promise<Graph>): Plugin {
  let config: ResolvedConfig;
  let current: Promise<Site> | undefined;
  const load = (): Promise<Site> => (current ??= readSite(project));
  const idOf = (path: string): string => join(project, 'shell', path, 'index.html');
  const showcase = join(project, 'shell/showcase');

  let graph: Promise<Graph> | undefined;
  const loadGraph = (): Promise<Graph> => (graph ??= importGraph(START_ENTRIES));
  const contentOf = async (name: string): Promise<string | Uint8Array | undefined> =>
    (await startArchive(project, name, loadGraph)) ?? fileOf(name, await load(), showcase);

  /** The document at a path of the site. */
  const documentAt = async (path: string): Promise<string | undefined> => {
    if (path === FRAME) return frameDocument();
    const current = await load();
    const page = allOf(current).find((one) => one.path === path);
    return page && documentOf(page, page.render(), current);
  };
  const pathOf = (id: string): string | undefined =>
    config.command === 'build' && id.startsWith(join(project, 'shell')) && id.endsWith('index.html')
      ? id.slice(join(project, 'shell').length + 1, -'index.html'.length)
      : undefined;

  return {
    name: 'nacre:site',
    async config(_config, { command, isPreview }) {
      if (command === 'serve' || isPreview) return {};
      return {
        build: { rolldownOptions: { input: [FRAME, ...allOf(await load()).map(({ path }) => path)].map(idOf) } },
      };
    },
    configResolved(resolved) {
      config = resolved;
    },
    async resolveId(id) {
      if (id.startsWith(SCRIPTS)) return `\0${id}`;
      const path = pathOf(id);
      return path !== undefined && (await documentAt(path)) ? id : undefined;
    },
    async load(id) {
      if (id.startsWith(`\0${SCRIPTS}`))
        return scriptOf(id.slice(SCRIPTS.length + 1).replace(/run\.js$/, ''), await load());
      const path = pathOf(id);
      return path === undefined ? undefined : documentAt(path);
    },
    configureServer(server) {
      const { watcher, middlewares } = server;
      watcher.add(join(project, 'shell/site/content'));
      watcher.on('all', async (_event, file) => {
        graph = undefined;
        if (!file.endsWith('.md')) return;
        try {
          const { tools } = await load();
          current = Promise.resolve(await readSite(project, tools.colours));
          for (const [id, module] of server.moduleGraph.idToModuleMap)
            if (id.startsWith(`\0${SCRIPTS}`)) server.moduleGraph.invalidateModule(module);
          server.ws.send({ type: 'full-reload' });
        } catch (error) {
          // What is wrong in a document shows here; the site stays as it was.
          server.config.logger.error(String(error));
        }
      });
      middlewares.use(async (request, response, next) => {
        const url = (request.url ?? '/').replace(/[?#].*$/, '');
        try {
          const document = await documentAt(url.slice(1).replace(/index\.html$/, ''));
          if (document !== undefined) {
            response.setHeader('content-type', 'text/html; charset=utf-8');
            return response.end(await server.transformIndexHtml(url, document, request.originalUrl));
          }
          const file = await contentOf(url.slice(1));
          if (file === undefined) return next();
          response.setHeader('content-type', TYPES[url.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
          return response.end(file);
        } catch (error) {
          return next(error);
        }
      });
    },
    async generateBundle() {
      const names = [
        ...MEDIA.map((file) => `media/${basename(file)}`),
        ...allOf(await load()).map(({ path }) => `${path}index.md`),
        ...START_FILES,
        ...['search.json', PEARLS_FILE, 'llms.txt', 'llms-full.txt'],
      ];
      for (const fileName of names) {
        this.emitFile({ type: 'asset', fileName, source: (await contentOf(fileName))! });
      }
    },
  };
}

/** The pages in all languages. */
const allOf = ({ pages, translations }: Site): readonly Page[] => [...pages, ...translations];

/** A file beside the pages. */
async function fileOf(name: string, site: Site, showcase: string): Promise<string | Uint8Array | undefined> {
  const { pages } = site;
  if (name === 'search.json') return searchIndex(pages);
  if (name === PEARLS_FILE) return JSON.stringify(PEARLS);
  const media = name.startsWith('media/') ? MEDIA.find((file) => basename(file) === basename(name)) : undefined;
  if (media) return readFileSync(join(showcase, media));
  return assistantFile(name, pages, site.translations);
}

/** The elements that the examples of a page use, and their scripts, each for its own example. */
function scriptOf(path: string, site: Site): string {
  const page = allOf(site).find((one) => one.path === path);
  if (!page) throw new Error(`site: no page "${path}"`);
  const { imports, scripts } = scriptsOf(page.render().examples, site.tools.fields);
  const runs = scripts.filter(({ body }) => body).map(({ id, body }) => `run('${id}', (document) => {\n${body}\n});`);
  return [...imports, `import { run } from '/site/client/run.ts';`, ...runs].join('\n');
}
