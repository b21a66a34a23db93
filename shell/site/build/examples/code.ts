// Code of examples: statements and expressions that read and write the state, as each framework does.

/** How a framework reads and writes a variable of the state. */
export interface Access {
  read(name: string): string;
  write(name: string, value: string): string;
}

const escaped = (name: string): RegExp => new RegExp(String.raw`(?<![.\w'"-])${name}(?![\w'":-])`, 'g');

/** The expression with each variable read in the framework's way. */
export function readIn(expression: string, names: Iterable<string>, access: Access): string {
  let code = expression;
  for (const name of names) code = code.replaceAll(escaped(name), access.read(name));
  return code;
}

/** The statement, which may be `name = expression`, in the framework's way. */
export function statementIn(statement: string, names: ReadonlySet<string>, access: Access): string {
  const [, name, value] = /^(\w+) = ([^]+)$/.exec(statement) ?? [];
  if (name !== undefined && value !== undefined && names.has(name))
    return access.write(name, readIn(value, names, access));
  return readIn(statement, names, access);
}

/** A value as code: strings in single quotes. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const pairs = Object.entries(value).map(
      ([key, part]) => `${/^\w+$/.test(key) ? key : literal(key)}: ${literal(part)}`,
    );
    return `{ ${pairs.join(', ')} }`;
  }
  return JSON.stringify(value);
}

/** A handler that runs the statements. */
export function handler(parameter: string, statements: readonly string[]): string {
  const head = statements.some((statement) => /\bevent\b/.test(statement)) ? `(${parameter})` : '()';
  const [only] = statements;
  if (statements.length === 1 && only !== undefined) {
    const isCall = !/^\w+ = |^await /.test(only);
    return `${head} => ${isCall ? only : `(${only})`}`;
  }
  return `${head} => {\n${statements.map((statement) => `  ${statement};`).join('\n')}\n}`;
}
