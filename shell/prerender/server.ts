import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import {
  build,
  type BuildOptions,
  type InlineConfig,
  type Plugin,
  type ResolvedConfig,
  type Rolldown,
  version,
} from 'vite';
import { notInstalled } from './not-installed.js';
import type { ScreenStyles } from './names.js';
import type { Rendered } from './render.js';

/** Vite 8 has another bundler than Vite 5 to 7, and another name for its options. */
const bundling = (options: Rolldown.RolldownOptions): BuildOptions =>
  Number.parseInt(version) < 8 ? ({ rollupOptions: options } as BuildOptions) : { rolldownOptions: options };

/** A rendered screen, and the modules that it has loaded by `import()`. */
export interface RenderedScreen {
  readonly rendered: Rendered;
  readonly modules: readonly string[];
}

/** What the worker runs: renders one screen and answers with it. */
const entryOf = (screen: string): string => `
import { renderScreen } from 'nacre/prerender/render';
import * as screen from ${JSON.stringify(screen)};
import { AppShell } from 'nacre/shell';
import { createElement } from 'react';
import { parentPort, workerData } from 'node:worker_threads';

const { app, default: Screen } = screen;
const element = Screen ? createElement(Screen) : createElement(AppShell, { app });
const rendered = await renderScreen(app, element, workerData.url, workerData.title);
parentPort.postMessage({ rendered, modules: globalThis.nacreModules });
`;

/** Gives the build a module that is in no file. */
const virtual = (id: string, code: string): Plugin => ({
  name: 'nacre:prerender-entry',
  enforce: 'pre',
  resolveId: (asked) => (asked === id ? id : undefined),
  load: (asked) => (asked === id ? code : undefined),
});

/** Renders the screens of some URLs, each in a thread of its own: modules keep state. */
export async function buildScreens(
  config: ResolvedConfig,
  screen: string,
  routes: readonly string[],
  title: string,
): Promise<RenderedScreen[]> {
  // Inside the project, where Node finds its packages.
  await mkdir(config.cacheDir, { recursive: true });
  // As a file of the project, it imports what the project can.
  const entry = join(config.root, 'nacre-prerender-entry.js');
  const folder = await mkdtemp(join(config.cacheDir, 'prerender-'));
  // Of the caller of Vite, beside what is in a file.
  const { plugins = [], ssr, define } = config.inlineConfig;
  try {
    await build({
      ...sameAs(config),
      define: define ?? {},
      ssr: { ...ssr, resolve: { conditions: forNode(config.resolve.conditions) } },
      plugins: [...plugins, virtual(entry, entryOf(screen))],
      build: {
        ssr: entry,
        // The entry awaits at its top. Vite 5 and 6 build for browsers that cannot.
        target: 'node20',
        outDir: folder,
        emptyOutDir: false,
        copyPublicDir: false,
        ...bundling({
          output: {
            entryFileNames: 'entry.mjs',
            chunkFileNames: '[name]-[hash].mjs',
            banner: ({ facadeModuleId }) =>
              `(globalThis.nacreModules ??= []).push(${JSON.stringify(facadeModuleId ?? '')});`,
          },
        }),
      },
    });
    return await Promise.all(routes.map((url) => render(config, join(folder, 'entry.mjs'), { url, title })));
  } finally {
    await rm(folder, { recursive: true });
  }
}

function render({ isProduction }: ResolvedConfig, entry: string, workerData: object): Promise<RenderedScreen> {
  return new Promise((done, failed) => {
    const env = { ...process.env, NODE_ENV: isProduction ? 'production' : 'development' };
    const worker = new Worker(pathToFileURL(entry), { workerData, env });
    worker.once('message', (screen: RenderedScreen) => {
      done(screen);
      void worker.terminate();
    });
    worker.once('error', (error) => failed(notInstalled('@lit-labs/ssr@4', error)));
    worker.once('exit', (code) => failed(new Error(`prerender: it ended with code ${code}, without a screen`)));
  });
}

/** The script of the head, in one file, with the styles of its screen. */
export async function buildScript(config: ResolvedConfig, styles: ScreenStyles): Promise<string> {
  const entry = join(config.root, 'nacre-prerender-head.js');
  const code = `import { startEarly } from 'nacre/prerender/early'; startEarly(${JSON.stringify(styles)});`;
  const outputs = (await build({
    ...sameAs(config),
    configFile: false,
    plugins: [virtual(entry, code)],
    build: {
      write: false,
      modulePreload: false,
      ...bundling({ input: entry, output: { format: 'iife' } }),
    },
  })) as Rolldown.RolldownOutput;
  return outputs.output[0].code;
}

const forNode = (conditions: readonly string[]): string[] => [
  'node',
  ...conditions.filter((name) => name !== 'browser'),
];

/** What another build of the same app starts from. */
const sameAs = ({ configFile, mode, root, base, resolve, cacheDir }: ResolvedConfig): InlineConfig => ({
  configFile: configFile ?? false,
  mode,
  root,
  base,
  cacheDir,
  logLevel: 'error',
  resolve: { conditions: resolve.conditions },
});
