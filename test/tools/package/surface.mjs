// What each entry of package.json `exports` gives to code, as text: a line per member, without comments. It is read from the
// declarations that the package publishes, by TypeScript 5.9, whose API is stable.
import { join, sep } from 'node:path';
import ts from 'typescript-5';
import { emitDeclarations, typedExports, typedModules } from './declarations.mjs';

/** Only names are looked up: neither the types of the language nor those of packages are needed. */
const OPTIONS = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  noLib: true,
  types: [],
};

/**
 * What is generated is a list of names: wrappers and their props are made from what test/api/elements.txt holds, and
 * locales/check.mjs compares the texts. Of the wrappers, which all have the same shape, two are written out.
 */
const WRITTEN_OUT = {
  react: ['Button', 'ButtonProps', 'Input', 'InputProps'],
  'react/*': [],
  'locales/*': [],
};

const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed });

/** Returns the text of each entry: `shell` -> text. That of a pattern, such as `react/*`, has all its modules. */
export async function describeEntries() {
  const folder = await emitDeclarations();
  const surface = new Surface(folder);
  return new Map(typedExports().map(([entry]) => [entry, surface.textOf(entry)]));
}

class Surface {
  #folder;
  #checker;
  #program;
  /** `nacre/shell` -> its declarations. */
  #files;
  /** What modules without a star export: symbol -> the first of them. */
  #owners = new Map();

  constructor(folder) {
    this.#folder = join(folder, 'dist') + sep;
    this.#files = new Map(typedModules().map(({ name, file }) => [name, join(folder, file)]));
    this.#program = ts.createProgram([...this.#files.values()], OPTIONS);
    this.#checker = this.#program.getTypeChecker();
    for (const [entry] of typedExports()) {
      if (entry.includes('*')) continue;
      for (const symbol of this.#exportsOf(`nacre/${entry}`).values()) {
        if (!this.#owners.has(symbol)) this.#owners.set(symbol, `nacre/${entry}`);
      }
    }
  }

  textOf(entry) {
    const modules = typedModules().filter((module) => module.entry === entry);
    const texts = modules.map(({ name }) => this.#moduleText(name, entry));
    return `${texts.join('\n\n\n')}\n`;
  }

  #moduleText(module, entry) {
    const own = this.#exportsOf(module);
    const page = { own: new Set(own.values()), foreign: new Map(), unexported: new Set() };
    const exported = [...own].map(([name, symbol]) => {
      const owner = this.#owners.get(symbol);
      if (entry.includes('*') && owner) return `export ${name}: see ${owner}`;
      if (WRITTEN_OUT[entry]?.includes(name) === false) return `export ${name}`;
      return `export ${this.#declaration(symbol, name, page)}`;
    });
    // A set goes on with what is added meanwhile.
    const unexported = [];
    for (const symbol of page.unexported) unexported.push(this.#declaration(symbol, symbol.name, page));
    const imports = [...page.foreign].map(([symbol, owner]) => `import { ${symbol.name} } from '${owner}'`);
    const blocks = [
      ...(imports.length ? [imports.sort().join('\n')] : []),
      ...exported.sort(byName),
      ...unexported.sort(byName),
      ...this.#augmentations(module),
    ];
    // Names without a declaration are a list.
    return [module, ...blocks]
      .join('\n\n')
      .replaceAll(/(^export \w+(?:: see .*)?\n)\n(?=export \w+(?:: see .*)?$)/gm, '$1');
  }

  #exportsOf(module) {
    const symbol = this.#checker.getSymbolAtLocation(this.#sourceOf(module));
    const exports = symbol ? this.#checker.getExportsOfModule(symbol) : [];
    return new Map(exports.map((each) => [each.name, this.#resolved(each)]));
  }

  #sourceOf(module) {
    return this.#program.getSourceFile(this.#files.get(module));
  }

  /** `declare global { … }` and the like, by which a module adds to what others declare. */
  #augmentations(module) {
    const { statements } = this.#sourceOf(module);
    return statements.filter((each) => ts.isModuleDeclaration(each)).map((each) => print(each));
  }

  #declaration(symbol, name, page) {
    const declarations = (symbol.declarations ?? []).filter((node) => this.#isOurs(node));
    if (!declarations.length) return `${name}: not of this package`;
    if (declarations.every((node) => ts.isSourceFile(node))) {
      return [`namespace ${name} {`, ...this.#namespace(symbol, page), '}'].join('\n');
    }
    const [first] = declarations;
    const isElement =
      ts.isClassDeclaration(first) && /\/elements\/([\w-]+)\/\1\.d\.ts$/.test(first.getSourceFile().fileName);
    // test/api/elements.txt has its members.
    if (isElement && /^Nc[A-Z]/.test(name)) return `class ${name}`;
    for (const node of declarations) this.#follow(node, page);
    const parts = declarations.filter((node) => ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node));
    const others = declarations.filter((node) => !parts.includes(node)).map((node) => textOf(node, name));
    return [...(parts.length ? [this.#members(parts, name)] : []), ...others].join('\n');
  }

  /** An interface or a class, with what is merged into it. */
  #members(parts, name) {
    const lines = parts.flatMap(({ members }) =>
      members.filter(isVisible).map((member) => [nameOf(member), print(member)]),
    );
    // Overloads stay in their order.
    lines.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    const texts = new Set(lines.map(([, line]) => indented(line)));
    const [head] = parts.map((part) => headOf(part, name)).sort((a, b) => b.length - a.length);
    return [`${head} {`, ...texts, '}'].join('\n');
  }

  #namespace(symbol, page) {
    return this.#checker
      .getExportsOfModule(symbol)
      .map((each) => indented(this.#declaration(this.#resolved(each), each.name, page)))
      .sort();
  }

  /** Notes the types that a declaration names: those that another entry exports, and those that none does. */
  #follow(node, page) {
    if (ts.isClassElement(node) && !isVisible(node)) return;
    if (ts.isIdentifier(node)) this.#note(this.#checker.getSymbolAtLocation(node), page);
    ts.forEachChild(node, (child) => this.#follow(child, page));
  }

  #note(reference, page) {
    if (!reference) return;
    const symbol = this.#resolved(reference);
    const [node] = symbol.declarations ?? [];
    if (!node || !this.#isOurs(node) || !isNamedType(node) || page.own.has(symbol)) return;
    const owner = this.#owners.get(symbol);
    if (owner) page.foreign.set(symbol, owner);
    else page.unexported.add(symbol);
  }

  #isOurs(node) {
    return node.getSourceFile().fileName.startsWith(this.#folder.replaceAll('\\', '/'));
  }

  #resolved(symbol) {
    return symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
  }
}

/** What stands on its own: no member, no type parameter. */
const isNamedType = (node) =>
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  ts.isEnumDeclaration(node) ||
  ts.isFunctionDeclaration(node) ||
  (ts.isVariableDeclaration(node) && ts.isSourceFile(node.parent.parent.parent));

/** Private members are no API, nor are they followed. */
const isVisible = (member) =>
  !(member.name && ts.isPrivateIdentifier(member.name)) &&
  !(ts.canHaveModifiers(member) && ts.getModifiers(member)?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword));

const nameOf = (member) => member.name?.getText() ?? '';

/** `interface A<T> extends B`, without its members. */
function headOf(part, name) {
  const { typeParameters, heritageClauses } = part;
  const word = ts.isClassDeclaration(part) ? 'class' : 'interface';
  const isAbstract = part.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AbstractKeyword);
  const parameters = typeParameters?.length ? `<${typeParameters.map((each) => print(each)).join(', ')}>` : '';
  const heritage = (heritageClauses ?? []).map((clause) => ` ${print(clause).trim()}`).join('');
  return `${isAbstract ? 'abstract ' : ''}${word} ${name}${parameters}${heritage}`;
}

function textOf(node, name) {
  const alias = node.name && node.name.getText() !== name ? `${name} = ` : '';
  if (ts.isVariableDeclaration(node)) return `${alias}const ${print(node)}`;
  return alias + print(node).replace(/^(?:export |declare |default )*/, '');
}

/** Without comments; types of the project's other files by their names alone. */
const print = (node) =>
  printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replaceAll(/(?<!typeof )import\("\.[^"]*"\)\./g, '')
    .replaceAll('    ', '  ');

const indented = (text) => text.replaceAll(/^/gm, '  ');

/** By the first name, not by the word before it. */
function byName(a, b) {
  const [one, other] = [a, b].map((text) =>
    text.replace(/^(?:export |abstract |class |const |function |interface |type |enum )*/, ''),
  );
  return one < other ? -1 : one > other ? 1 : 0;
}
