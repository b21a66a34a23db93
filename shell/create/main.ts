import { readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { parseArgs, styleText } from 'node:util';
import { askFor, askForOne } from './ask.js';
import { checkFolder, makeApp } from './make.js';
import { Problem } from './problem.js';
import { isTemplate, TEMPLATES, type Template } from './templates.js';

const DEFAULT_FOLDER = 'my-app';
const DEFAULT_TEMPLATE: Template = 'react';

const OPTIONS = {
  template: { type: 'string', short: 't' },
  nacre: { type: 'string' },
  yes: { type: 'boolean', short: 'y' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

/** Lines of two columns. */
const table = (rows: Readonly<Record<string, string>>): string => {
  const width = Math.max(...Object.keys(rows).map(({ length }) => length)) + 2;
  return Object.entries(rows)
    .map(([name, text]) => `  ${name.padEnd(width)}${text}`)
    .join('\n');
};

const HELP = `Makes a new app with Nacre.

  npx nacre create [folder] [options]

Options
${table({
  '-t, --template <name>': 'the kind of app',
  '-y, --yes': `asks nothing: ${DEFAULT_FOLDER} and ${DEFAULT_TEMPLATE}, unless you name others`,
  '--nacre <spec>': 'another version of Nacre, or its packed file',
  '-v, --version': 'the version of Nacre',
  '-h, --help': 'this text',
})}

Templates
${table(TEMPLATES)}
`;

const versionOfPackage = (): string => {
  const text = readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
};

const emphasize = (format: 'bold' | 'red', text: string): string =>
  process.stdout.isTTY && process.stdout.hasColors() ? styleText(format, text) : text;

/** The values of the command line. */
function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    const [sentence] = (error as Error).message.split('. ');
    throw new Problem(`${sentence}. \`npx nacre --help\` lists the options.`);
  }
}

/** @returns the name of a template: a wrong one is a problem that lists them */
function checkTemplate(name: string): Template {
  if (isTemplate(name)) return name;
  throw new Problem(
    `There is no template "${name}". There are:\n\n${table(TEMPLATES)}\n\nFor Angular and Solid, "Start an app" in the documentation has the files.`,
  );
}

/** What npm and its like are called with to go on, by what has called this command. */
const packageManager = (): string =>
  /^(?:pnpm|yarn|bun)/.exec(process.env['npm_config_user_agent'] ?? '')?.[0] ?? 'npm';

async function create(folders: readonly string[], values: ReturnType<typeof read>['values']): Promise<void> {
  if (folders.length > 1) throw new Problem(`One folder, please: ${folders.join(', ')} are ${folders.length}.`);
  const isAsking = !values.yes && process.stdin.isTTY && process.stdout.isTTY;
  const missing = [...(folders[0] === undefined ? ['the folder'] : []), ...(values.template ? [] : ['--template'])];
  if (missing.length && !values.yes && !isAsking)
    throw new Problem(`Add ${missing.join(' and ')}, as in: npx nacre create ${DEFAULT_FOLDER} --template react`);

  const named = values.template === undefined ? undefined : checkTemplate(values.template);
  const folder = folders[0] ?? (isAsking ? await askFor('Folder', DEFAULT_FOLDER) : DEFAULT_FOLDER);
  // Before more is asked.
  checkFolder(folder);
  const template =
    named ?? (isAsking ? checkTemplate(await askForOne('Template', TEMPLATES, DEFAULT_TEMPLATE)) : DEFAULT_TEMPLATE);

  const target = makeApp({ folder, template, nacre: values.nacre ?? `^${versionOfPackage()}` });
  const path = relative('', target);
  const npm = packageManager();
  console.log(`
${emphasize('bold', basename(target))} is ready, made from the template ${template}. Next:

${path ? `  cd ${/\s/.test(path) ? JSON.stringify(path) : path}\n` : ''}  ${npm} install
  ${npm} run dev
`);
}

/** @returns the exit code */
export async function main(args: readonly string[]): Promise<number> {
  try {
    const {
      values,
      positionals: [command, ...folders],
    } = read(args);
    if (values.version) console.log(versionOfPackage());
    else if (values.help || command === undefined) console.log(HELP);
    else if (command === 'create') await create(folders, values);
    else throw new Problem(`There is no command "${command}", only: npx nacre create my-app`);
    return 0;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(emphasize('red', error.message));
    return 1;
  }
}
