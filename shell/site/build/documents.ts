// Pages that are written as Markdown in `content`.
import { readDocument } from './front-matter.js';
import { MarkdownPage, type Tools } from './markdown.js';
import type { Content, Page, Section } from './page.js';

/** `<!-- include elements/README.md#icons -->`: a section of another document of the project. */
const INCLUDE = /^<!-- include (\S+?)(?:#(\S+))? -->$/gm;

export interface DocumentSource {
  readonly path: string;
  readonly section: Section;
  readonly text: string;
  /** The English page, if this is a translation. */
  readonly english?: Page;
}

export function documentPage({ path, section, text, english }: DocumentSource, tools: Tools): Page {
  const { facts, text: body } = readDocument(text);
  const { title, summary } = facts;
  if (!title || !summary)
    throw new Error(`${path}: a page begins with "title: …" and "summary: …" between lines of ---`);
  return {
    path,
    title,
    description: summary,
    section,
    isWide: english?.isWide ?? facts.wide === 'true',
    render(): Content {
      const whole = body.replaceAll(INCLUDE, (_match, file: string, anchor?: string) =>
        included(tools.read(file), anchor, file),
      );
      return new MarkdownPage(path, tools, english?.render().headings).render(whole);
    },
  };
}

/** A section without its heading, or what follows the title of a document. Its headings go on below those of the page. */
function included(text: string, anchor: string | undefined, file: string): string {
  const lines = text.split('\n');
  const levelOf = (line: string): number => /^(#+) /.exec(line)?.[1]?.length ?? 0;
  let isCode = false;
  const levels = lines.map((line) => {
    if (line.startsWith('```')) isCode = !isCode;
    return isCode ? 0 : levelOf(line);
  });
  const isWanted = (index: number): boolean =>
    anchor ? levels[index]! > 0 && anchorOf(lines[index]!) === anchor : levels[index] === 1;
  const start = lines.findIndex((_line, index) => isWanted(index));
  if (start < 0) throw new Error(`include: ${file} has no section "${anchor}"`);
  const level = levels[start]!;
  const after = lines.findIndex((_line, index) => index > start && levels[index]! > 0 && levels[index]! <= level);
  const section = lines.slice(start + 1, after < 0 ? undefined : after);
  const shift = level > 1 ? level - 2 : 0;
  return section
    .map((line, index) =>
      levels[start + 1 + index]! > 0 ? line.slice(Math.min(shift, levels[start + 1 + index]! - 2)) : line,
    )
    .join('\n');
}

/** As hosts of code make anchors of headings. */
const anchorOf = (line: string): string =>
  line
    .replace(/^#+ /, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
