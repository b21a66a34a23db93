// What consumers have shown to work: a test that has passed says so by a line `works: <library>: <control>`, by `works()` of
// test/consumers/shared/works.js.
const LINE = /\bworks: ([^:\n]+): (\S[^\n]*?)\s*$/gm;

/** @returns {[library: string, control: string][]} what the output of a consumer says */
export const readWorks = (output) => [...output.matchAll(LINE)].map(([, library, control]) => [library, control]);

const row = (cells) => `| ${cells.join(' | ')} |\n`;

/**
 * A Markdown table, a row for each control, a column for each library.
 * @param {readonly [library: string, control: string][]} works
 */
export function worksTable(works) {
  const found = new Map();
  for (const [library, control] of works) found.set(control, (found.get(control) ?? new Set()).add(library));
  const libraries = [...new Set(works.map(([library]) => library))].sort();
  const rows = [...found.keys()]
    .sort()
    .map((control) => [
      `\`${control}\``,
      ...libraries.map((library) => (found.get(control).has(library) ? 'yes' : '')),
    ]);
  const head = row(['', ...libraries]) + row(['---', ...libraries.map(() => '---')]);
  return (
    '# What works with which library or tool\n\n' +
    'As shown by the tests of the consumers: `npm run consumers -- --table` writes it. An empty cell is not tested.\n\n' +
    head +
    rows.map(row).join('')
  );
}
