import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { documentWith, type Placed } from './document.js';
import { withoutStyles } from './markup.js';
import { DRAWN_ATTRIBUTE, SCREEN_ATTRIBUTE, UNUSED_ATTRIBUTE } from './names.js';
import { buildScreens, buildScript } from './server.js';

export interface PrerenderOptions {
  /**
   * Module of the app, from the root of the project. It exports the app as `app`. What it exports as default is the component
   * that the page renders, if that is more than `<AppShell app={app} />`.
   */
  screen: string;
  /** URLs of the pages. Default: `['/']`. An app with hash URLs has one document, so that it has one. */
  routes?: readonly string[];
  /** The document. Default: `index.html`. */
  document?: string;
  /** Id of the element that shows the app. Default: `app`. */
  container?: string;
  /** Media query: where it does not match, the app starts without. For apps that look different on wide screens. */
  media?: string;
}

/** A plugin for Vite: the build renders the first screen of pages into their documents. The dev server does not. */
export function prerender(options: PrerenderOptions): Plugin {
  const { screen, routes = ['/'], document = 'index.html', container = 'app', media } = options;
  let config: ResolvedConfig;
  return {
    name: 'nacre:prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved;
    },
    // Drawn elements have their look before they are defined.
    transform: {
      filter: { id: /\.css(?:$|\?)/, code: /:defined\b/ },
      handler: (code) => ({ code: code.replaceAll(/:defined\b/g, `:is(:defined, [${DRAWN_ATTRIBUTE}])`), map: null }),
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle[document];
        if (page?.type !== 'asset') return this.error(`prerender: document: the build has no ${document}`);
        const source = String(page.source);
        const title = /<title>([^<]*)<\/title>/.exec(source)?.[1] ?? '';
        const emit = (name: string, text: string): string =>
          this.getFileName(this.emitFile({ type: 'asset', name, source: text }));
        const unused = `[${UNUSED_ATTRIBUTE}] [${SCREEN_ATTRIBUTE}] { display: none; }`;
        const screens = await buildScreens(config, resolve(config.root, screen), routes, title);
        for (const [index, { rendered, modules }] of screens.entries()) {
          const url = routes[index]!;
          if (rendered.mode === 'hash' && (routes.length > 1 || !rendered.isFirst))
            this.error('prerender: routes: with hash URLs it can be the first page of the app only');
          const fileName = rendered.mode === 'hash' || url === '/' ? document : join(url.slice(1), 'index.html');
          const { html, attributes, sheets } = withoutStyles(rendered.html);
          const styles = { page: `${rendered.css}\n${unused}`, attributes, sheets };
          const placed: Placed = {
            html,
            container,
            script: emit('prerender.js', await buildScript(config, styles)),
            media,
            rendered,
            url,
            ...filesOf(bundle, modules),
          };
          const text = documentWith(source, placed, config.base);
          if (fileName === document) page.source = text;
          else this.emitFile({ type: 'asset', fileName, source: text });
        }
      },
    },
  };
}

/** The scripts and styles of modules that `import()` has loaded, without those that the document loads itself. */
function filesOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): { scripts: string[]; styles: string[] } {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const closureOf = (roots: Iterable<Rolldown.OutputChunk>): Set<Rolldown.OutputChunk> => {
    const all = new Set(roots);
    for (const { imports } of all) for (const chunk of chunks) if (imports.includes(chunk.fileName)) all.add(chunk);
    return all;
  };
  const known = closureOf(chunks.filter(({ isEntry }) => isEntry));
  const needed = closureOf(chunks.filter(({ facadeModuleId }) => facadeModuleId && modules.includes(facadeModuleId)));
  const added = [...needed].filter((chunk) => !known.has(chunk));
  return {
    scripts: added.map(({ fileName }) => fileName),
    styles: added.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
  };
}
