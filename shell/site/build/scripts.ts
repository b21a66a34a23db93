// The scripts of examples, for the pages that show them and for tests.
import { HtmlWriter } from './examples/html.js';
import type { Fields } from './examples/fields.js';
import type { PlacedExample } from './page.js';

export interface Script {
  readonly id: string;
  readonly markup: string;
  /** Statements that find elements in `document`; empty where there is nothing to do. */
  readonly body: string;
}

/** What several examples need, and the script of each. */
export function scriptsOf(
  examples: readonly PlacedExample[],
  fields: Fields,
): { imports: string[]; scripts: Script[] } {
  const writers = examples.map(({ id, example }) => ({ id, example, writer: new HtmlWriter(example, fields) }));
  const elements = new Set(
    writers.flatMap(({ writer }) => writer.imports.filter((line) => line.includes('nacre/elements/'))),
  );
  const calls = new Set(examples.flatMap(({ example }) => example.calls));
  const device =
    calls.size > 0 ? [`import 'nacre/overlays';`, `import { ${[...calls].join(', ')} } from 'nacre/device';`] : [];
  return {
    imports: [...elements, ...device],
    scripts: writers.map(({ id, writer }) => ({ id, markup: writer.markup, body: writer.script })),
  };
}
