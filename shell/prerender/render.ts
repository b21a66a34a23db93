// First: it gives the modules of elements what they need of a browser.
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { html } from 'lit';
import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { answerLink } from '../router/providers.js';
import { shellStyles } from '../ui/app/shell.styles.js';
import type { App } from '../ui/index.js';
import { getLocale, setLocale } from '../../locales/index.js';
import { drawWhole } from './drawing.js';
import { fixedLanguage } from './language.js';
import { WAITING } from './names.js';

export interface Rendered {
  /** With declarative shadow roots, and the styles of each in it. */
  readonly html: string;
  /** The styles of the shell. */
  readonly css: string;
  readonly mode: 'hash' | 'history';
  readonly base: string;
  /** The language of the screen, if the app may start in another one. */
  readonly language: string | undefined;
  /** The path of the page, as in the definition of the app. */
  readonly route: string;
  /** Whether the URL `/` leads to the same page. */
  readonly isFirst: boolean;
}

/** Renders the page of a URL of the app as the app shows it first. `title` is that of the document. */
export async function renderScreen(app: App, screen: ReactNode, url: string, title: string): Promise<Rendered> {
  const { router, definition } = app;
  // Links are followed before the app has come: with their own address.
  drawWhole((event) => answerLink(router, event));
  app.title = title;
  const language = fixedLanguage(app);
  if (language) await setLocale(language);
  const target = router.match(url);
  if (!target || !(await router.preview(url)))
    throw new Error(`prerender: routes: ${url} does not lead to a page that loads`);
  const { mode = 'hash', base = '/' } = definition.router ?? {};
  return {
    html: await draw(await markupOf(screen)),
    css: shellStyles,
    mode,
    base,
    language: definition.locale === undefined || language ? undefined : getLocale(),
    route: target.route,
    isFirst: router.match('/')?.route === target.route,
  };
}

/** The HTML of React. What waits for code or data is left to the browser: in its place is what shows while it waits. */
function markupOf(screen: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        text += chunk.toString();
        done();
      },
      final(done) {
        done();
        resolve(text);
      },
    });
    const waits = new Error(WAITING);
    const { pipe, abort } = renderToPipeableStream(screen, {
      // Parts that come later need inline scripts.
      progressiveChunkSize: Infinity,
      onShellReady: () => abort(waits),
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError(error) {
        if (error === waits) return WAITING;
        reject(error as Error);
        return undefined;
      },
    });
  });
}

/** The HTML with the shadow trees of its elements. */
const draw = async (markup: string): Promise<string> =>
  collectResult(render(html(Object.assign([markup], { raw: [markup] }))));
