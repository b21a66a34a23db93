// The public API of the elements, as the manifest has it, against test/api/elements.txt. A wanted change of the API is taken
// over by `npm run api`.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { assertGolden } from '../tools/package/golden.mjs';
import { generate } from '../tools/package/generate.mjs';
import { MANIFEST, root } from '../tools/paths.mjs';

const golden = join(root, 'test/api/elements.txt');

if (process.argv.includes('--update')) {
  await generate();
  writeFileSync(golden, apiText());
} else {
  describe('the public API', () => {
    it('is that of test/api/elements.txt', () => {
      assertGolden(apiText(), golden);
    });

    it('has every element, in nacre/elements as well', () => {
      const folders = readdirSync(join(root, 'elements')).filter((name) =>
        existsSync(join(root, 'elements', name, 'index.ts')),
      );
      const tags = elements().map(({ tagName }) => tagName);
      assert.deepEqual(
        tags,
        folders.map((name) => `nc-${name}`),
      );
      const lines = readFileSync(join(root, 'elements/index.ts'), 'utf8').match(/(?<=\.\/)[\w-]+(?=\/index\.js)/g);
      assert.deepEqual(lines.sort(), folders.sort());
    });

    it('has every element in the shared suite, which sets each property to any value', () => {
      const folder = join(root, 'test/elements');
      const sources = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.test.ts'));
      const tested = sources.flatMap((name) =>
        [...readFileSync(join(folder, name), 'utf8').matchAll(/elementSuite(?:<\w+>)?\(\{\s*tag: '([\w-]+)'/g)].map(
          ([, tag]) => tag,
        ),
      );
      assert.deepEqual(
        tested.sort(),
        elements().map(({ tagName }) => tagName),
      );
    });

    it('describes every property, event, slot, part, custom property and state', () => {
      const bare = elements().flatMap(({ tagName, description, members = [], ...lists }) => {
        const { events = [], slots = [], cssParts = [], cssProperties = [], cssStates = [] } = lists;
        const items = [...events, ...slots, ...cssParts, ...cssProperties, ...cssStates];
        // Properties of one sort may share the text above the first of them.
        const nameless = members.filter(({ attribute, type }) => attribute && !type).map(({ name }) => name);
        return [
          ...(description ? [] : [tagName]),
          ...items.filter((item) => !item.description).map(({ name }) => `${tagName} ${name}`),
          ...nameless.map((name) => `${tagName} ${name}`),
        ];
      });
      assert.deepEqual(bare, []);
    });

    it('names events for React as React names them', () => {
      const names = new Map(
        elements()
          .flatMap(({ events = [] }) => events.map((event) => [event.name, event.reactName]))
          .filter(([, reactName]) => reactName !== 'onChangeCommitted'),
      );
      for (const [name, reactName] of names) assert.equal(reactName.toLowerCase(), `on${name.replaceAll('-', '')}`);
      assert.equal(new Set(names.values()).size, names.size);
    });
  });
}

function elements() {
  const { modules } = JSON.parse(readFileSync(join(root, MANIFEST), 'utf8'));
  return modules
    .flatMap(({ declarations }) => declarations)
    .filter(({ tagName }) => tagName)
    .sort((a, b) => (a.tagName < b.tagName ? -1 : 1));
}

/** A paragraph per element, a line per member. */
function apiText() {
  const typeOf = ({ type, parsedType }) => (parsedType ?? type)?.text ?? 'unknown';
  const lists = {
    property: ({ name, attribute, default: fallback, reflects, readonly, ...rest }) =>
      [
        `${readonly ? 'readonly ' : ''}${name}: ${typeOf(rest)}${fallback === undefined ? '' : ` = ${fallback}`}`,
        ...(attribute ? [`attribute ${attribute}${reflects ? ' (reflects)' : ''}`] : []),
      ].join(', '),
    method: ({ name, parameters = [], return: result }) =>
      `${name}(${parameters.map((item) => `${item.name}${item.optional ? '?' : ''}: ${typeOf(item)}`).join(', ')}): ${typeOf(result ?? {})}`,
    event: ({ name, reactName, type, fields = [] }) =>
      `${name}: ${type.text}${fields.length ? ` { ${fields.map((field) => `${field.name}: ${typeOf(field)}`).join('; ')} }` : ''}, ${reactName}`,
    slot: ({ name }) => name || '(default)',
    part: ({ name }) => name,
    'custom property': ({ name }) => name,
    state: ({ name }) => name,
  };
  const text = elements().map((element) => {
    const {
      tagName,
      members = [],
      events = [],
      slots = [],
      cssParts = [],
      cssProperties = [],
      cssStates = [],
    } = element;
    const items = {
      property: members.filter(({ kind }) => kind === 'field'),
      method: members.filter(({ kind }) => kind === 'method'),
      event: events,
      slot: slots,
      part: cssParts,
      'custom property': cssProperties,
      state: cssStates,
    };
    const lines = Object.entries(items).flatMap(([kind, list]) =>
      list.map((item) => `  ${kind} ${lists[kind](item)}`).sort(),
    );
    return [tagName, ...lines].join('\n');
  });
  return `${text.join('\n\n')}\n`;
}
