// `node locales/check.mjs [configs]` prints one line for each message that is not right in every language, and then fails.
// It reads the tree and never writes to it.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfigFileAndWriteSchema } from '@lit/localize-tools/lib/config.js';
import { RuntimeLitLocalizer } from '@lit/localize-tools/lib/modes/runtime.js';
import { sourceProblems, targetProblems } from './check-rules.mjs';
import { argumentProblems, plainForms, valueProblems } from './check-values.mjs';

/**
 * What a catalog asks for beside what all do: `check.json`, next to its configuration.
 *
 * @typedef {object} Demands
 * @property {string} prefix how each id starts
 * @property {boolean} [descriptions] whether each message has one
 * @property {Record<string, string[]>} [alike] language -> ids whose text is meant to equal the English one, or that of
 *   another language: brands, units, words that two languages share
 */

/** @returns {Demands} */
const demandsIn = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** The text of a message, its placeholders as `{0}`. */
const textOf = ({ contents }) => contents.map((part) => (typeof part === 'string' ? part : `{${part.index}}`)).join('');
const placeholdersOf = (text) => (text.match(/\{\d+\}/g) ?? []).sort().join(' ');

const show = (path) => relative(process.cwd(), path);
const place = (file, node) =>
  `${show(file.fileName)}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`;

function messageProblems(message, { prefix, descriptions }, types) {
  const { name, desc, tag, file, node } = message;
  const text = textOf(message);
  const problems = [
    ...sourceProblems(plainForms(text)),
    ...argumentProblems('en', text),
    ...valueProblems(message, types),
  ];
  // Without an id of its own a message is called by a hash of its text.
  if (!name.startsWith(prefix)) problems.push(`id is missing or does not start with ${prefix}`);
  if (descriptions && !desc?.trim()) problems.push('no description');
  if (tag === 'html') problems.push('markup in a message: put it around msg()');
  return problems.map((problem) => `${place(file, node)}: ${name}: ${problem}`);
}

function translationProblems(messages, translations, xliff, { alike = {} }) {
  const texts = new Map(
    [...translations].map(([locale, list]) => [locale, new Map(list.map((each) => [each.name, textOf(each)]))]),
  );
  const problems = [];
  for (const [locale, table] of texts) {
    for (const message of messages) {
      const report = (problem) => problems.push(`${show(xliff(locale))}: ${message.name}: ${problem}`);
      const [source, target] = [plainForms(textOf(message)), table.get(message.name)];
      if (target === undefined) {
        report('no translation');
        continue;
      }
      const others = [...texts].filter(([other]) => other !== locale);
      const siblings = Object.fromEntries(
        others.map(([other, list]) => [other, plainForms(list.get(message.name) ?? '')]),
      );
      const isAlike = alike[locale]?.includes(message.name);
      argumentProblems(locale, target).forEach(report);
      targetProblems({ locale, source, target: plainForms(target), siblings, alike: isAlike }).forEach(report);
      if (placeholdersOf(textOf(message)) !== placeholdersOf(target))
        report('placeholders differ from the English text');
    }
  }
  return problems;
}

/** Compares the interchange files with what `lit-localize extract` made of a copy of them. */
function staleProblems(messages, locales, xliff, extracted) {
  const known = new Set(messages.map(({ name }) => name));
  return locales.flatMap((locale) => {
    const file = xliff(locale);
    const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const unused = [...before.matchAll(/<trans-unit id="([^"]+)"/g)].map(([, id]) => id).filter((id) => !known.has(id));
    const stale =
      before === readFileSync(extracted(locale), 'utf8')
        ? []
        : ['stale: run `lit-localize extract` and review what it changes'];
    return [...unused.map((id) => `${id}: unused`), ...stale].map((problem) => `${show(file)}: ${problem}`);
  });
}

/** Ids that `check.json` calls alike and that no message has. */
function alikeProblems(messages, file, { alike = {} }) {
  const known = new Set(messages.map(({ name }) => name));
  return Object.entries(alike).flatMap(([locale, ids]) =>
    ids.filter((id) => !known.has(id)).map((id) => `${show(file)}: ${id}: alike in ${locale}, but no message`),
  );
}

/** The problems of the catalog that a lit-localize configuration describes, as lines to print. */
export async function check(configPath) {
  const config = readConfigFileAndWriteSchema(configPath);
  const demandsFile = join(dirname(configPath), 'check.json');
  const demands = demandsIn(demandsFile);
  const folder = config.resolve(config.interchange.xliffDir);
  const copy = mkdtempSync(join(tmpdir(), 'nacre-locales-'));
  try {
    if (existsSync(folder)) cpSync(folder, copy, { recursive: true });
    const localizer = new RuntimeLitLocalizer({ ...config, interchange: { ...config.interchange, xliffDir: copy } });
    const { messages, errors } = localizer.extractSourceMessages();
    const { translations } = localizer.readTranslationsSync();
    const all = new Map(config.targetLocales.map((locale) => [locale, translations.get(locale) ?? []]));
    await localizer.writeInterchangeFiles();
    const xliff = (locale) => join(folder, `${locale}.xlf`);
    return [
      ...errors.map(({ file, start, messageText }) => `${place(file, { getStart: () => start })}: ${messageText}`),
      ...messages.flatMap((message) => messageProblems(message, demands, localizer.program.getTypeChecker())),
      ...staleProblems(messages, config.targetLocales, xliff, (locale) => join(copy, `${locale}.xlf`)),
      ...alikeProblems(messages, demandsFile, demands),
      ...translationProblems(messages, all, xliff, demands),
    ];
  } finally {
    rmSync(copy, { recursive: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const given = process.argv.slice(2);
  const configs = given.length > 0 ? given : [fileURLToPath(new URL('lit-localize.json', import.meta.url))];
  const problems = (await Promise.all(configs.map(check))).flat();
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
