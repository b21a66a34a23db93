import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { HtmlWriter } from './examples/html.js';
import { documentOf } from './layout.js';
import { assistantFile } from './llms.js';
import type { Page } from './page.js';
import { searchIndex } from './search.js';
import { readSite, type Site } from './site.js';

/** Scripts of the examples of a page. */
const SCRIPTS = '/@site/examples/';

/** Pictures and sounds of examples, from the showcase; relative to it. */
const MEDIA: readonly string[] = [
  ...['compass', 'dawn', 'dunes', 'night', 'reef'].map((name) => `playground/pictures/${name}.svg`),
  ...['pearl.svg', 'media/waves.webm', 'podcast/sounds/surf.mp3'],
];

const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

/** The documentation: made for each request in development, and as files by the build. Its root is the folder `shell`. */
export function site(project: string): Plugin {
  let config: ResolvedConfig;
  let current: Promise<Site> | undefined;
  const load = (): Promise<Site> => (current ??= readSite(project));
  const htmlId = (page: Page): string => join(project, 'shell', page.path, 'index.html');
  const showcase = join(project, 'shell/showcase');

  const pageOfId = async (id: string): Promise<Page | undefined> =>
    (await load()).pages.find((page) => htmlId(page) === id);
  const render = async (page: Page): Promise<string> => documentOf(page, page.render(), await load());

  return {
    name: 'nacre:site',
    async config(_config, { command, isPreview }) {
      if (command === 'serve' || isPreview) return {};
      return { build: { rolldownOptions: { input: (await load()).pages.map(htmlId) } } };
    },
    configResolved(resolved) {
      config = resolved;
    },
    async resolveId(id) {
      if (id.startsWith(SCRIPTS)) return `\0${id}`;
      return config.command === 'build' && id.endsWith('.html') && (await pageOfId(id)) ? id : undefined;
    },
    async load(id) {
      if (id.startsWith(`\0${SCRIPTS}`))
        return scriptOf(id.slice(SCRIPTS.length + 1).replace(/run\.js$/, ''), await load());
      const page = config.command === 'build' && id.endsWith('.html') ? await pageOfId(id) : undefined;
      return page && render(page);
    },
    configureServer(server) {
      const { watcher, middlewares } = server;
      watcher.add(join(project, 'shell/site/content'));
      watcher.on('all', (_event, file) => {
        if (!file.endsWith('.md')) return;
        const before = current;
        current = before?.then(({ tools }) => readSite(project, tools.colours));
        server.ws.send({ type: 'full-reload' });
      });
      middlewares.use(async (request, response, next) => {
        const url = (request.url ?? '/').replace(/[?#].*$/, '');
        try {
          const page = (await load()).pages.find(({ path }) => `/${path}` === url || `/${path}index.markup` === url);
          if (page) {
            response.setHeader('content-type', 'text/html; charset=utf-8');
            return response.end(await server.transformIndexHtml(url, await render(page), request.originalUrl));
          }
          const file = await fileOf(url.slice(1), await load(), showcase);
          if (file === undefined) return next();
          response.setHeader('content-type', TYPES[url.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
          return response.end(file);
        } catch (error) {
          return next(error);
        }
      });
    },
    async generateBundle() {
      const { pages } = await load();
      const names = [
        ...MEDIA.map((file) => `media/${basename(file)}`),
        ...pages.map(({ path }) => `${path}index.md`),
        ...['search.json', 'llms.txt', 'llms-full.txt'],
      ];
      for (const fileName of names) {
        this.emitFile({ type: 'asset', fileName, source: (await fileOf(fileName, await load(), showcase))! });
      }
    },
  };
}

/** A file beside the pages. */
async function fileOf(name: string, site: Site, showcase: string): Promise<string | Uint8Array | undefined> {
  const { pages } = site;
  if (name === 'search.json') return searchIndex(pages);
  const media = name.startsWith('media/') ? MEDIA.find((file) => basename(file) === basename(name)) : undefined;
  if (media) return readFileSync(join(showcase, media));
  return assistantFile(name, pages);
}

/** The elements that the examples of a page use, and their scripts, each for its own example. */
function scriptOf(path: string, { pages, tools }: Site): string {
  const page = pages.find((one) => one.path === path);
  if (!page) throw new Error(`site: no page "${path}"`);
  const imports = new Set<string>();
  const calls = new Set<string>();
  const runs = page.render().examples.map(({ id, example }) => {
    const writer = new HtmlWriter(example, tools.fields);
    const { script } = writer;
    for (const line of writer.imports.filter((one) => one.includes('/elements/'))) imports.add(line);
    for (const name of example.calls) calls.add(name);
    return script ? `run('${id}', (document) => {\n${script}\n});` : '';
  });
  const lines = [
    ...imports,
    ...(calls.size > 0 ? [`import 'nacre/overlays';`, `import { ${[...calls].join(', ')} } from 'nacre/device';`] : []),
    `import { run } from '/site/client/run.ts';`,
    ...runs.filter(Boolean),
  ];
  return lines.join('\n');
}
