import { Marked, type Tokens } from 'marked';
import { codeBlock, copyButton, tableOf } from './blocks.js';
import { codesOf, LANGUAGES } from './examples/index.js';
import type { Fields } from './examples/fields.js';
import { HtmlWriter } from './examples/html.js';
import { FRAMEWORK_NAMES, FRAMEWORKS, type Example, type Framework } from './examples/model.js';
import { parseExample, parsePlain } from './examples/parse.js';
import type { Colouring } from './highlight.js';
import { markup, Markup, raw, slugOf } from './html.js';
import { iconGallery, withIconNames, type Icons } from './icons.js';
import { languageOf, linkTo, pathIn } from './languages.js';
import { relative, type Content, type Heading, type PlacedExample } from './page.js';
import { sourceFiles } from './sources.js';
import type { Texts } from './texts/index.js';

/** What pages are written with. */
export interface Tools {
  readonly colours: Colouring;
  readonly fields: Fields;
  /** Functions of `nacre/device` that examples may call. */
  readonly calls: ReadonlySet<string>;
  /** What a gallery of icons shows. */
  readonly icons: Icons;
  /** What the parts of a page say in the language. */
  readonly texts: Texts;
  /** Paths of the pages that are not in English. */
  readonly translated: ReadonlySet<string>;
  /** The text of a file of the project. */
  read(file: string): string;
}

/** Addresses of files of the site in examples: `media/reef.svg`. */
const MEDIA = /(["'(])media\//g;

/** Turns the Markdown of one page into its content. */
export class MarkdownPage {
  readonly #path: string;
  readonly #tools: Tools;
  readonly #headings: Heading[] = [];
  readonly #examples: PlacedExample[] = [];
  readonly #ids = new Set<string>();
  readonly #given: readonly Heading[];
  #hasChoice = false;

  /** A translation has the ids of the headings that it translates: one address leads to the same place in all languages. */
  constructor(path: string, tools: Tools, given: readonly Heading[] = []) {
    this.#path = path;
    this.#tools = tools;
    this.#given = given;
  }

  render(source: string): Content {
    const body = this.#parser().parse(source, { async: false });
    const markdown = withIconNames(source.trim(), this.#tools.icons);
    return { body: raw(body), headings: this.#headings, markdown, examples: this.#examples };
  }

  /** An id that the page does not have yet. */
  #idOf(title: string): string {
    const slug = slugOf(title);
    let id = slug;
    for (let count = 2; this.#ids.has(id); count++) id = `${slug}-${count}`;
    this.#ids.add(id);
    return id;
  }

  #parser(): Marked {
    const { colours, texts } = this.#tools;
    const marked: Marked = new Marked({ gfm: true });
    const inline = (tokens: Tokens.Generic[] | undefined): string =>
      marked.Parser.parseInline(tokens ?? [], { ...marked.defaults });
    const heading = ({ depth, tokens, text }: Tokens.Heading): string => {
      const content = inline(tokens);
      if (depth === 1) return `<h1>${content}</h1>\n`;
      const title = text.replaceAll(/[`*]|\[([^\]]*)\]\([^)]*\)/g, '$1');
      const isListed = depth === 2 || depth === 3;
      const id = (isListed && this.#given[this.#headings.length]?.id) || this.#idOf(title);
      if (isListed) this.#headings.push({ level: depth, id, title });
      return `<h${depth} id="${id}"><a class="anchor" href="#${id}">${content}</a></h${depth}>\n`;
    };
    marked.use({
      renderer: {
        heading,
        link: ({ href, tokens }) => {
          const content = inline(tokens);
          const isOwn = href.startsWith('/') || href.startsWith('#');
          if (!isOwn) return `<a href="${href}" rel="noopener">${content}</a>`;
          return `<a ${href.startsWith('#') ? `href="${href}"` : this.#hrefOf(href)}>${content}</a>`;
        },
        // Addresses in HTML begin at the root, too.
        html: ({ text }) => text.replaceAll(/href="(\/[^"]*)"/g, (_match, href: string) => this.#hrefOf(href)),
        image: ({ href, text }) =>
          markup`<img src="${relative(this.#path, href)}" alt="${text}" loading="lazy" />`.text,
        code: ({ text, lang: info }) => {
          const [language = '', use] = (info ?? '').split(' ');
          if (language === 'source') return sourceFiles(text, this.#tools).text;
          if (language === 'icons') return iconGallery(text, this.#tools.icons).text;
          if (language === 'html' && use === 'example') return this.#example(text).text;
          if (language === 'html' && use === 'live') return this.#live(text).text;
          const isVariant = FRAMEWORKS.includes(use as Framework);
          const block = codeBlock(colours.block(text, language), texts);
          if (!isVariant) return block.text;
          return markup`${this.#choice()}<div class="variant" data-for="${use}">${block}</div>`.text;
        },
        // A table may be wider than a phone: it can be scrolled by keys as well.
        table: (token) => {
          const rowOf = (cells: readonly Tokens.TableCell[], tag: string): string =>
            `<tr>${cells.map((cell) => `<${tag}>${inline(cell.tokens)}</${tag}>`).join('')}</tr>`;
          const head = token.header.some(({ text }) => text)
            ? `<thead>${rowOf(token.header, 'th scope="col"').replaceAll('</th scope="col">', '</th>')}</thead>`
            : '';
          return tableOf(raw(`${head}<tbody>${token.rows.map((row) => rowOf(row, 'td')).join('')}</tbody>`), 'written')
            .text;
        },
      },
    });
    return marked;
  }

  /** The attributes of a link to an address of the site: in the language of the page, if it is there. */
  #hrefOf(address: string): string {
    const [, path = '', rest] = /^\/([^#?]*)(.*)$/s.exec(address) ?? [];
    return linkTo(this.#path, pathIn(languageOf(this.#path), path, this.#tools.translated), rest);
  }

  /** The choice of a framework, before the first code that depends on it. */
  #choice(): Markup | '' {
    const isFirst = !this.#hasChoice;
    this.#hasChoice = true;
    return isFirst ? markup`<div class="choice">${frameworkChoice(this.#tools.texts)}</div>` : '';
  }

  #example(source: string): Markup {
    this.#hasChoice = true;
    const { fields, calls, colours, texts } = this.#tools;
    const example = parseExample(source, calls);
    const codes = codesOf(example, fields);
    const variants = FRAMEWORKS.map(
      (framework) =>
        markup`<div class="variant" data-for="${framework}">${colours.block(codes[framework], LANGUAGES[framework])}</div>`,
    );
    return markup`<div class="example">
      ${this.#stage(example, false)}
      <div class="code">
        <div class="code-bar">${frameworkChoice(texts)}<a class="play" ${raw(this.#hrefOf('/play/'))}>${texts.edit}</a>${copyButton(texts)}</div>
        ${variants}
      </div>
    </div>`;
  }

  /** Plain HTML that runs. Its code in other frameworks is written below it. */
  #live(source: string): Markup {
    const example = parsePlain(source);
    const code = new HtmlWriter(example, this.#tools.fields).code;
    return markup`<div class="example alone">${this.#stage(example, true)}</div>
      ${this.#choice()}<div class="variant" data-for="html">${codeBlock(this.#tools.colours.block(code, 'html'), this.#tools.texts)}</div>`;
  }

  /** Where an example runs. */
  #stage(example: Example, isPlain: boolean): Markup {
    const id = `example-${this.#examples.length + 1}`;
    this.#examples.push({ id, example, isPlain });
    const written = new HtmlWriter(example, this.#tools.fields).markup;
    const stage = written.replaceAll(MEDIA, `$1${relative(this.#path, 'media/')}`);
    return markup`<div class="stage" id="${id}">${raw(stage)}</div>`;
  }
}

const frameworkChoice = (texts: Texts): Markup => markup`<nc-segmented
  class="framework-choice"
  aria-label="${texts.framework}"
  options="${JSON.stringify(FRAMEWORKS.map((value) => ({ value, label: FRAMEWORK_NAMES[value] })))}"
  value="html"
></nc-segmented>`;
