import { extname } from 'node:path';
import { codeBlock } from './blocks.js';
import type { Colouring } from './highlight.js';
import { markup, type Markup } from './html.js';
import type { Texts } from './texts/index.js';

interface Reading {
  readonly colours: Colouring;
  readonly texts: Texts;
  /** The text of a file of the project. */
  read(file: string): string;
}

/** Endings of files -> languages, where they differ. */
const LANGUAGES: Readonly<Record<string, string>> = { mjs: 'js', webmanifest: 'json' };

/** Files of the project, one path a line: each is closed until the reader opens it. Throws if one is missing. */
export function sourceFiles(paths: string, { read, colours, texts }: Reading): Markup {
  const files = paths.split('\n').map((path) => path.trim());
  const parts = files.filter(Boolean).map((path) => {
    const text = textOf(path, read);
    const ending = extname(path).slice(1);
    const block = codeBlock(colours.block(text, LANGUAGES[ending] ?? ending), texts);
    return markup`<details class="source"><summary><code>${path}</code> <small>${lines(text, texts)}</small></summary>${block}</details>`;
  });
  if (parts.length === 0) throw new Error('source: the fence names no file');
  return markup`<div class="sources">${parts}</div>`;
}

function textOf(path: string, read: Reading['read']): string {
  if (/^\/|(?:^|\/)\.\.(?:\/|$)/.test(path)) throw new Error(`source: ${path} is not below the root of the project`);
  try {
    return read(path).trimEnd();
  } catch (cause) {
    throw new Error(`source: ${path} cannot be read`, { cause });
  }
}

function lines(text: string, { oneLine, lines: many }: Texts): string {
  const count = text.split('\n').length;
  return count === 1 ? oneLine : many.replace('{count}', String(count));
}
