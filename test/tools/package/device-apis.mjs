// Describes the calls and signals of the device bus from their types and comments, also those that overlays and offline add, as JSON:
// nacre/device-apis.json. The documentation, APIS.md and the forms of the showcase are made from it. `typescript/unstable/sync` is the
// compiler's API of TypeScript 7; package.json names the exact version.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { API, NodeBuilderFlags, SymbolFlags } from 'typescript/unstable/sync';
import { root } from '../paths.mjs';

const PROJECT = join(root, 'test/config/tsconfig.apis.json');
const ENTRY = join(root, 'shell/device/index.ts');
const WRITTEN_OUT =
  NodeBuilderFlags.NoTruncation | NodeBuilderFlags.UseSingleQuotesForStringLiteralType | NodeBuilderFlags.InTypeAlias;

/** What an engine's `support()` answers: engine -> call -> its level and reason. Written by `npm run support`. */
const SUPPORT = join(root, 'shell/device/support.json');

/**
 * @param {string} file the description
 * @param {string} names a module with the names in it, for `canIUse`; both relative to the project
 */
export function describeApis(file, names) {
  const apis = readApis();
  const engines = Object.entries(JSON.parse(readFileSync(SUPPORT, 'utf8')));
  for (const call of apis.calls) {
    call.support = Object.fromEntries(engines.map(([engine, { calls }]) => [engine, calls[call.name]]));
  }
  apis.engines = Object.fromEntries(engines.map(([engine, { version }]) => [engine, version]));
  writeFileSync(join(root, file), JSON.stringify(apis));
  mkdirSync(dirname(join(root, names)), { recursive: true });
  writeFileSync(join(root, names), namesModule(apis));
}

/** The names as text: a page parses it only when it asks. */
function namesModule({ calls, common, signals, functions }) {
  const words = (fields) => fields.map(({ name }) => name).join(' ');
  const table = (entries) => JSON.stringify(Object.fromEntries(entries), null, 2);
  const syncs = calls.filter(({ sync }) => sync).map(({ sync }) => sync);
  return `// Made from the types of the calls by npm run generate.
/** Options and result fields of each call. */
export const CALLS: Readonly<Record<string, readonly [options: string, result: string]>> = ${table(
    calls.map(({ name, options, result }) => [name, [words(options), words(result)]]),
  )};
/** Options of every call. */
export const COMMON = '${words(common)}';
/** Fields of each signal's payload. */
export const SIGNALS: Readonly<Record<string, string>> = ${table(signals.map(({ name, payload }) => [name, words(payload)]))};
/** The Sync forms of calls. */
export const SYNC = '${syncs.join(' ')}';
/** Functions that are no calls. */
export const FUNCTIONS = '${words(functions)}';
`;
}

function readApis() {
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProjects: [PROJECT] }).getProjects();
    return new Reader(project).read();
  } finally {
    api.close();
  }
}

class Reader {
  #project;
  #checker;
  #exports;

  constructor(project) {
    this.#project = project;
    this.#checker = project.checker;
    const module = this.#checker.getSymbolAtLocation(project.program.getSourceFile(ENTRY));
    this.#exports = new Map(this.#checker.getExportsOfModule(module).map((symbol) => [symbol.name, symbol]));
  }

  read() {
    const codes = this.#codes();
    const calls = this.#membersOf('DeviceCalls').map((symbol) => this.#call(symbol, codes));
    const signals = this.#membersOf('DeviceSignals').map((symbol) => this.#signal(symbol));
    const known = new Set(
      [...calls, ...signals].flatMap(({ name, sync, on, off }) => [name, sync, on, off].filter(Boolean)),
    );
    return {
      codes,
      common: [...this.#membersOf('CallControl'), ...this.#membersOf('Callbacks')].map((symbol) => this.#field(symbol)),
      calls,
      signals,
      functions: this.#functions(known),
    };
  }

  #call(symbol, codes) {
    const { name } = symbol;
    const spec = this.#checker.getTypeOfSymbol(symbol);
    const part = (key) => this.#checker.getTypeOfSymbol(this.#checker.getPropertyOfType(spec, key));
    const description = this.#commentOf(symbol);
    // Those that a call needs come first.
    const options = this.#fieldsOf(part('options')).sort((a, b) => Number(b.required) - Number(a.required));
    // `CallSpec` without a third type stands for any progress: none is documented.
    const progress = this.#checker
      .getPropertiesOfType(part('progress'))
      .map((kind) => [kind.name, this.#fieldsOf(this.#checker.getTypeOfSymbol(kind))])
      .filter(([, fields]) => fields.length);
    return {
      name,
      kind: this.#kindOf(name),
      ...(this.#exports.has(`${name}Sync`) && { sync: `${name}Sync` }),
      area: areaOf(symbol),
      description,
      options,
      result: this.#fieldsOf(part('result')),
      ...(progress.length && { progress: Object.fromEntries(progress) }),
      errors: errorsIn([description, ...options.map((option) => option.description)], codes),
    };
  }

  /** By what the function of that name returns. A call without one is made by `device.call`. */
  #kindOf(name) {
    const [returned] = this.#returned(name);
    if (!returned) return 'call';
    const has = (property) => Boolean(this.#checker.getPropertyOfType(returned, property));
    if (!has('then')) return 'sync';
    return has('abort') ? 'task' : 'call';
  }

  #returned(name) {
    const symbol = this.#exports.get(name);
    return symbol ? this.#signatures(symbol).map((signature) => this.#checker.getReturnTypeOfSignature(signature)) : [];
  }

  #signal(symbol) {
    const { name } = symbol;
    const titled = name[0].toUpperCase() + name.slice(1);
    const type = this.#checker.getTypeOfSymbol(symbol);
    return {
      name,
      kind: 'signal',
      ...Object.fromEntries(
        ['on', 'off'].filter((key) => this.#exports.has(key + titled)).map((key) => [key, key + titled]),
      ),
      area: areaOf(symbol),
      description: this.#commentOf(symbol),
      payload: this.#fieldsOf(type),
    };
  }

  /** What `nacre/device` exports besides: tools, and functions that are no call. */
  #functions(known) {
    return [...this.#exports]
      .filter(([name]) => !known.has(name) && /^[a-z$]/.test(name))
      .map(([name, symbol]) => ({ name, symbol: this.#resolved(symbol) }))
      .filter(({ symbol }) => this.#signatures(symbol).length)
      .map(({ name, symbol }) => ({
        name,
        description: this.#commentOf(symbol),
        type: this.#text(this.#checker.getTypeOfSymbol(symbol)),
      }));
  }

  #fieldsOf(type) {
    if (!type) return [];
    if (!type.isUnionType()) {
      return this.#checker.getPropertiesOfType(type).map((symbol) => this.#field(symbol));
    }
    // One of several shapes: what some of them lack is optional.
    const shapes = type.getTypes().map((shape) => this.#fieldsOf(shape));
    const fields = new Map();
    for (const field of shapes.flat()) {
      const before = fields.get(field.name);
      fields.set(
        field.name,
        before ? { ...merged(before, field), required: before.required && field.required } : field,
      );
    }
    return [...fields.values()].map((field) => {
      const isEverywhere = shapes.every((shape) => shape.some(({ name }) => name === field.name));
      return { ...field, required: field.required && isEverywhere };
    });
  }

  #field(symbol) {
    const type = this.#checker.getTypeOfSymbol(symbol);
    const required = !(symbol.flags & SymbolFlags.Optional);
    const description = this.#commentOf(symbol);
    const editor = this.#editorOf(type, this.#sourceOf(symbol));
    const fallback = defaultIn(description, editor);
    return {
      name: symbol.name,
      type: this.#typeText(type, editor),
      required,
      ...(fallback !== undefined && { default: fallback }),
      description,
      ...editor,
    };
  }

  /** How a form asks for a value: `kind`, and the `choices` of a union of literals or a list of them. */
  #editorOf(type, source) {
    const parts = partsOf(type);
    const choices = parts.filter((part) => part.isLiteralType()).map(({ value }) => value);
    const isBoolean = choices.length && choices.every((value) => typeof value === 'boolean');
    if (isBoolean && choices.length === parts.length) return { kind: 'boolean' };
    if (choices.length && choices.length === parts.length) {
      return { kind: 'choice', choices: inSourceOrder(choices, source) };
    }
    if (parts.length && parts.every((part) => this.#isCode(part))) return { kind: 'code' };
    const [part] = parts;
    if (parts.length === 1 && this.#checker.isArrayType(part)) {
      const [item] = this.#checker.getTypeArguments(part);
      const { kind, choices: items } = this.#editorOf(item, `${source} ${this.#aliasSource(item)}`);
      if (kind === 'choice') return { kind: 'choices', choices: items };
      return { kind: kind === 'text' ? 'texts' : 'json' };
    }
    if (parts.length === 1 && part.isIntrinsicType()) {
      const kind = { string: 'text', number: 'number', boolean: 'boolean' }[part.intrinsicName];
      if (kind) return { kind };
    }
    return { kind: 'json' };
  }

  /** Functions, and objects of the page: no JSON stands for them. */
  #isCode(type) {
    if (type.isIntrinsicType() || type.isLiteralType() || this.#checker.isArrayType(type)) return false;
    if (this.#checker.getSignaturesOfType(type, 0).length) return true;
    const declared = type.getSymbol()?.declarations[0]?.path ?? '';
    return /\/lib\.dom\./.test(declared);
  }

  #typeText(type, { kind, choices = [] }) {
    const union = choices.map((choice) => quoted(choice)).join(' | ');
    if (kind === 'choice') return union;
    if (kind === 'choices') return choices.length > 1 ? `(${union})[]` : `${union}[]`;
    if (kind === 'boolean') return 'boolean';
    const texts = partsOf(type).map((part) => this.#text(part));
    return [...new Set(texts.map((text) => text.replace(/^(?:true|false)$/, 'boolean')))].join(' | ');
  }

  #text(type) {
    return this.#checker.typeToString(type, undefined, WRITTEN_OUT).replace(/ \| undefined(?=;| \})/g, '');
  }

  #membersOf(name) {
    const type = this.#checker.getDeclaredTypeOfSymbol(this.#resolved(this.#exports.get(name)));
    return this.#checker.getPropertiesOfType(type);
  }

  #resolved(symbol) {
    return symbol.flags & SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
  }

  #signatures(symbol) {
    const type = this.#checker.getTypeOfSymbol(this.#resolved(symbol));
    return type ? this.#checker.getSignaturesOfType(type, 0) : [];
  }

  #codes() {
    const type = this.#checker.getTypeOfSymbol(this.#resolved(this.#exports.get('ErrCode')));
    return this.#checker.getPropertiesOfType(type).map((symbol) => ({
      name: symbol.name,
      code: this.#checker.getTypeOfSymbol(symbol).value,
      description: this.#commentOf(symbol),
    }));
  }

  #commentOf(symbol) {
    return symbol
      .getDocumentationComment(this.#checker)
      .replace(/\s*\n\s*(?![-*\s])/g, ' ')
      .trim();
  }

  #sourceOf(symbol) {
    const type = this.#checker.getTypeOfSymbol(symbol);
    const own = symbol.declarations.map((handle) => textOf(handle.resolve(this.#project))).join(' ');
    return [own, ...partsOf(type).map((part) => this.#aliasSource(part)), this.#aliasSource(type)].join(' ');
  }

  #aliasSource(type) {
    const [handle] = type.getAliasSymbol()?.declarations ?? [];
    return handle ? textOf(handle.resolve(this.#project)) : '';
  }
}

/** The members of a union without `undefined`, or the type itself. */
const partsOf = (type) =>
  (type.isUnionType() ? type.getTypes() : [type]).filter((part) => part.intrinsicName !== 'undefined');

/** The code of a declaration, without comments. */
function textOf(node) {
  const text = node?.getSourceFile().text.slice(node.pos, node.end) ?? '';
  return text.replaceAll(/\/\*.*?\*\//gs, '');
}

/** The compiler sorts unions; people wrote them in an order. */
function inSourceOrder(choices, source) {
  const place = (choice) => {
    const at = source.indexOf(quoted(choice));
    return at < 0 ? Infinity : at;
  };
  return [...choices].sort((a, b) => (place(a) < place(b) ? -1 : place(a) > place(b) ? 1 : 0));
}

const quoted = (value) => (typeof value === 'string' ? `'${value}'` : String(value));

/** `network` of `shell/device/calls/network/types.ts`; what another layer adds belongs to its area. */
function areaOf(symbol) {
  const { path } = symbol.declarations[0];
  const [, layer] = /\/shell\/(\w+)\/[^/]+$/.exec(path) ?? [];
  return { overlays: 'ui' }[layer] ?? layer ?? basename(dirname(path));
}

/** The same option of two shapes. */
function merged(a, b) {
  if (a.type === b.type) return a;
  const choices = a.choices && b.choices && [...new Set([...a.choices, ...b.choices])];
  return { ...a, type: `${a.type} | ${b.type}`, ...(choices ? { choices } : { kind: 'json' }) };
}

/** The value that a comment calls the default, if the form has an input for it. */
function defaultIn(description, { kind, choices = [] }) {
  const [, text] =
    /\bdefault(?: is)?:? (`[^`]*`|-?[\d.,_]*\d|true|false)/i.exec(description) ??
    /(`[^`]*`|\d+) \(default\)/.exec(description) ??
    [];
  if (text === undefined) return undefined;
  const bare = text.replaceAll(/[`']/g, '');
  if (kind === 'number')
    return Number.isNaN(Number(bare.replaceAll(/[,_]/g, ''))) ? undefined : Number(bare.replaceAll(/[,_]/g, ''));
  if (kind === 'boolean') return bare === 'true' ? true : bare === 'false' ? false : undefined;
  if (kind === 'choice') return choices.find((choice) => String(choice) === bare);
  return kind === 'text' && text.startsWith('`') ? bare : undefined;
}

/** The sentences that name an `ErrCode`, by code. */
function errorsIn(texts, codes) {
  const sentences = texts.flatMap((text) => text.split(/(?<=\.)\s+/));
  return codes
    .map(({ name, code }) => ({
      name,
      code,
      description: sentences.filter((text) => new RegExp(`\\bErrCode\\.${name}\\b`).test(text)).join(' '),
    }))
    .filter(({ description }) => description);
}
