/** What a piece of code is; the style sheet gives each kind a color. */
export type TokenKind = 'tag' | 'name' | 'string' | 'number' | 'keyword' | 'call' | 'comment' | 'plain';

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
}

const COMMENT = /\/\/.*|\/\*[^]*?\*\//y;
const STRING = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[^]|[^`\\])*`/y;
const NUMBER = /-?\b\d[\d_.]*\b/y;
const KEYWORD =
  /\b(?:as|async|await|const|default|else|export|false|finally|from|function|if|import|let|new|null|return|true|try|type|undefined)\b/y;
const CALL = /[\w$]+(?=\()/y;
const KEY = /[\w$]+(?=\??:)/y;
const WORD = /[\w$]+/y;

/** Reads code from its start to its end. Together, its tokens are the code again. */
class Reader {
  readonly tokens: Token[] = [];
  readonly code: string;
  #at = 0;

  constructor(code: string) {
    this.code = code;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.code.length;
  }

  isAt(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    return pattern.test(this.code);
  }

  /** Takes what is next as one token, if it fits the pattern. Returns its text, else an empty one. */
  take(kind: TokenKind, pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const text = pattern.exec(this.code)?.[0] ?? '';
    if (text) this.#add(kind, text);
    return text;
  }

  /** Takes one character. */
  step(): void {
    this.#add('plain', this.code[this.#at]!);
  }

  #add(kind: TokenKind, text: string): void {
    this.#at += text.length;
    const last = this.tokens.at(-1);
    if (last?.kind === kind) this.tokens[this.tokens.length - 1] = { kind, text: last.text + text };
    else this.tokens.push({ kind, text });
  }
}

/** Script, JSX included, until the pattern or the end. */
function readScript(reader: Reader, until = /$/y): void {
  while (!reader.isAtEnd && !reader.isAt(until)) {
    const isToken =
      reader.take('comment', COMMENT) ||
      reader.take('string', STRING) ||
      reader.take('keyword', KEYWORD) ||
      reader.take('number', NUMBER) ||
      reader.take('name', KEY) ||
      reader.take('call', CALL) ||
      reader.take('plain', WORD);
    if (isToken) continue;
    if (reader.isAt(/<[A-Za-z]/y)) readElement(reader);
    else if (reader.take('plain', /\{/y)) {
      readScript(reader, /\}/y);
      reader.take('plain', /\}/y);
    } else reader.step();
  }
}

/** A tag with its attributes. Returns its start and end: `<b`, `>`. */
function readTag(reader: Reader): readonly [start: string, end: string] {
  const start = reader.take('tag', /<\/?[\w.-]+/y);
  while (!reader.isAtEnd) {
    const end = reader.take('tag', /\/?>/y);
    if (end) return [start, end];
    if (reader.take('plain', /\{/y)) {
      readScript(reader, /\}/y);
      reader.take('plain', /\}/y);
    } else if (!reader.take('string', /"[^"]*"|'[^']*'/y) && !reader.take('name', /[@:\w][\w:.-]*/y)) reader.step();
  }
  return [start, ''];
}

/** An element of JSX. */
function readElement(reader: Reader): void {
  const [, end] = readTag(reader);
  if (end !== '>') return;
  while (!reader.isAtEnd) {
    reader.take('plain', /[^<{]+/y);
    if (reader.take('plain', /\{/y)) {
      readScript(reader, /\}/y);
      reader.take('plain', /\}/y);
    } else if (reader.isAt(/<\//y)) {
      readTag(reader);
      return;
    } else if (!reader.isAtEnd) readElement(reader);
  }
}

/** Tags and text, with scripts. */
function readMarkup(reader: Reader): void {
  while (!reader.isAtEnd) {
    if (reader.take('plain', /[^<]+/y) || reader.take('comment', /<!--[^]*?-->/y)) continue;
    if (!reader.isAt(/<\/?[A-Za-z]/y)) {
      reader.step();
      continue;
    }
    const [start] = readTag(reader);
    if (start === '<script') readScript(reader, /<\/script>/y);
  }
}

/** The tokens of `markup` (HTML, Vue), or of a `script`, JSX included. */
export function tokensOf(code: string, language: 'markup' | 'script'): readonly Token[] {
  const reader = new Reader(code);
  if (language === 'markup') readMarkup(reader);
  else readScript(reader);
  return reader.tokens;
}

/** The tokens of each line. Each line but the last ends with its line break. */
export function linesOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const lines: Token[][] = [[]];
  for (const { kind, text } of tokens) {
    for (const part of text.split(/(?<=\n)/)) {
      lines.at(-1)!.push({ kind, text: part });
      if (part.endsWith('\n')) lines.push([]);
    }
  }
  return lines;
}
