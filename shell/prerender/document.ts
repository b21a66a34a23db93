import { SCREEN_ATTRIBUTE } from './names.js';
import type { Rendered } from './render.js';

/** A screen, and the files that its document loads. Their names are those of the build. */
export interface Placed {
  readonly html: string;
  /** Id of the element that shows the app. */
  readonly container: string;
  readonly rendered: Rendered;
  /** URL of the page in the app. */
  readonly url: string;
  readonly media: string | undefined;
  /** Runs before the first paint, and has the styles of the screen. */
  readonly script: string;
  /** Scripts and styles of the page. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** What follows the screen. */
const END_ID = 'nc-prerendered-end';
const END = `<template id="${END_ID}"></template>`;

const quoted = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const STYLESHEET = /<link rel="stylesheet"[^>]*>/g;
/** The place before the first script of the head, or at its end. */
const FIRST_SCRIPT = /(?=<script|<link rel="modulepreload"|<\/head>)/;

/** The document of a build with a screen in it. */
export function documentWith(source: string, placed: Placed, base: string): string {
  const { container, html, rendered, url, media } = placed;
  const place = new RegExp(String.raw`(<(\w+)[^>]*\bid="${container}"[^>]*)>\s*(</\2>)`);
  if (!place.test(source))
    throw new Error(`prerender: container: the document has no empty element with id="${container}"`);
  const at = (file: string): string => quoted(base + file);
  const data = {
    urls: JSON.stringify(urlsOf(url, rendered)),
    mode: rendered.mode,
    language: rendered.language,
    media,
  };
  const attributes = Object.entries(data)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` data-${name}="${quoted(value!)}"`);
  const styles = source.match(STYLESHEET) ?? [];
  // Before the scripts of the app: the first paint needs it.
  const head = [
    // Nothing is painted before all of the screen has been parsed: parts of it would move those before them.
    `<link rel="expect" href="#${END_ID}" blocking="render">`,
    `<script src="${at(placed.script)}"${attributes.join('')}></script>`,
    ...styles,
    ...placed.styles.map((file) => `<link rel="stylesheet" href="${at(file)}">`),
  ];
  const scripts = placed.scripts.map((file) => `<link rel="modulepreload" crossorigin href="${at(file)}">`);
  return source
    .replaceAll(STYLESHEET, '')
    .replace(place, (_, open: string, _tag, end: string) => `${open} ${SCREEN_ATTRIBUTE}>${html}${end}${END}`)
    .replace(FIRST_SCRIPT, () => `${head.join('\n    ')}\n    `)
    .replace(/(?=<\/head>)/, () => `${scripts.join('\n    ')}\n  `);
}

/** What the address bar has where the screen is the one that the app shows. */
function urlsOf(url: string, { mode, base, route, isFirst }: Rendered): string[] {
  if (mode === 'hash') return ['', '#/', `#${route}`];
  const folder = `/${base}/`.replaceAll(/\/+/g, '/');
  const path = folder + url.slice(1);
  const urls = [path, `${path}/`, `${path}/index.html`];
  if (isFirst) urls.push(folder, `${folder}index.html`, folder + route.slice(1));
  return [...new Set(urls.map((url) => url.replaceAll(/\/+/g, '/')))];
}
