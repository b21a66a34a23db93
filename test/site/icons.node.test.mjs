// Icons in the documentation: the gallery of all names, and the names that its code uses.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { parseFragment } from 'parse5';
import { root } from '../tools/paths.mjs';
import { readPages } from './site.mjs';

const SETS = ['built-in', 'nacre/icons'];

/** What `showToast` takes as its icon beside names of icons. */
const TOAST_ICONS = ['error', 'loading', 'none'];

/** An icon in code, but of a library: `<nc-icon name="plus">`, `icon="plus"`, `icon: 'plus'`. */
const IN_CODE =
  /<(?:nc-icon|Icon)\b(?![^>]*\slibrary=)[^>]*?\s(?:name|type)="([\w-]+)"|\s(?:data-)?icon="([\w-]+)"|\bicon"?: ["']([\w-]+)["']/g;

const elementsIn = (node) => [node, ...(node.childNodes ?? []).flatMap(elementsIn)];
const attributeOf = (node, name) => node.attrs?.find((attribute) => attribute.name === name)?.value;

/** The values of `icon` in a list or an object. */
const iconsIn = (data) =>
  data && typeof data === 'object'
    ? Object.entries(data).flatMap(([key, value]) =>
        key === 'icon' && typeof value === 'string' ? [value] : iconsIn(value),
      )
    : [];

describe('icons in the documentation', () => {
  let pages;
  let tools;
  let icon;

  before(async () => {
    ({ pages, tools } = await readPages());
    icon = pages.find(({ path }) => path === 'elements/icon/');
  });

  it('are all in the gallery, with their drawings, and by name in its Markdown', () => {
    const galleries = elementsIn(parseFragment(String(icon.content.body))).filter(
      (node) => attributeOf(node, 'class') === 'icon-names',
    );
    assert.equal(galleries.length, SETS.length);
    const drawn = galleries.map((gallery) =>
      elementsIn(gallery)
        .filter(({ tagName }) => tagName === 'button')
        .map((button) => {
          const parts = elementsIn(button);
          const name = attributeOf(button, 'data-text');
          assert.equal(parts.find(({ tagName }) => tagName === 'span').childNodes[0].value, name);
          assert.match(
            attributeOf(
              parts.find(({ tagName }) => tagName === 'path'),
              'd',
            ),
            /^m/i,
            name,
          );
          return name;
        }),
    );
    const { parsedType } = tools.fields.fieldOf('nc-icon', 'type');
    assert.deepEqual(
      drawn[0].map((name) => `'${name}'`),
      parsedType.text.split(' | '),
    );
    for (const name of drawn[1]) assert.ok(existsSync(join(root, `elements/icon/generated/${name}.ts`)), name);
    for (const [index, names] of drawn.entries()) {
      assert.ok(icon.content.markdown.includes(names.map((name) => `\`${name}\``).join(', ')), SETS[index]);
    }
    assert.doesNotMatch(icon.content.markdown, /^```icons/m);
    const text = readFileSync(join(root, 'shell/site/content/elements/icon.md'), 'utf8');
    assert.match(text, new RegExp(`^${drawn[0].length} names are built in.* adds ${drawn[1].length},`, 'm'));
  });

  it('are drawn in every example: their names are built in', () => {
    const builtIn = tools.icons['built-in'];
    const isNamed = (tag, name) =>
      tag.startsWith('nc-') && tools.fields.fieldOf(tag, name)?.parsedType?.text.includes("'success-no-circle'");
    const namesIn = ({ tag, attributes }) =>
      attributes.flatMap(({ kind, name, value }) => {
        if (kind !== 'static') return [];
        if (/^\s*(?:\[\s*[[{"]|\{\s*")/.test(value)) return iconsIn(JSON.parse(value));
        return name === 'data-icon' || (tag === 'nc-icon' && name === 'name') || isNamed(tag, name) ? [value] : [];
      });
    const used = pages.flatMap(({ path, content }) => {
      const namesOf = (node) => (node.kind === 'element' ? [...namesIn(node), ...node.children.flatMap(namesOf)] : []);
      return content.examples.flatMap(({ id, example }) =>
        example.nodes.flatMap(namesOf).map((name) => ({ name, place: `${path}#${id}: ${name}` })),
      );
    });
    assert.ok(used.length > 30, String(used.length));
    const wrong = used.filter(({ name }) => !builtIn.has(name.replaceAll('_', '-')) && !/[/.:]/.test(name));
    assert.deepEqual(
      wrong.map(({ place }) => place),
      [],
    );
  });

  it('have names in code that are built in, or that its page imports or registers', () => {
    // Pages for those who come from another library have code of that library.
    const own = pages.filter(({ section }) => section !== 'from');
    const wrong = own.flatMap(({ path, content: { markdown } }) => {
      const imported = [...markdown.matchAll(/nacre\/icons\/([\w-]+)/g)].map(([, name]) => name);
      const registered = [...markdown.matchAll(/registerIcons\(\{ '?([\w-]+)/g)].map(([, name]) => name);
      const known = new Set([...tools.icons['built-in'].keys(), ...TOAST_ICONS, ...imported, ...registered]);
      return [...markdown.matchAll(IN_CODE)]
        .map((match) => match[1] ?? match[2] ?? match[3])
        .filter((name) => !known.has(name.replaceAll('_', '-')))
        .map((name) => `${path}: ${name}`);
    });
    assert.deepEqual(wrong, []);
  });
});
