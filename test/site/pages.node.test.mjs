// The pages of the documentation: links, ids, and examples that name what exists.
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { parse, parseFragment } from 'parse5';
import { readPages } from './site.mjs';

/** Attributes that any element of HTML has. */
const GLOBAL =
  /^(?:aria-\w+|data-[\w-]+|autocapitalize|autofocus|class|dir|draggable|enterkeyhint|hidden|id|inert|inputmode|lang|part|popover|role|slot|spellcheck|style|tabindex|title|translate)$/;
const NATIVE_EVENTS = new Set(['click', 'input', 'change', 'submit', 'reset', 'focus', 'blur', 'invalid', 'keydown']);

const elementsIn = (node) => [node, ...(node.content?.childNodes ?? node.childNodes ?? []).flatMap(elementsIn)];
const attributeOf = (node, name) => node.attrs?.find((attribute) => attribute.name === name)?.value;

describe('documentation', () => {
  let pages;
  let byPath;
  let tools;
  let apis;
  let archives;

  before(async () => {
    ({ pages, tools, apis, archives } = await readPages());
    byPath = new Map(pages.map((page) => [page.path, page]));
    for (const page of pages) {
      page.nodes = elementsIn(parse(page.document));
      page.ids = page.nodes.map((node) => attributeOf(node, 'id')).filter((id) => id !== undefined);
    }
  });

  it('has a page for each path, with a title and a sentence about it', () => {
    assert.equal(byPath.size, pages.length);
    for (const { path, title, description } of pages) assert.ok(title && description, path);
  });

  it('has each id once on a page', () => {
    const twice = pages.flatMap(({ path, ids }) =>
      ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${path}#${id}`),
    );
    assert.deepEqual(twice, []);
  });

  it('has one first heading on a page, and no level left out', () => {
    for (const { path, nodes } of pages) {
      const levels = nodes
        .filter(({ tagName }) => /^h[1-6]$/.test(tagName ?? ''))
        .map(({ tagName }) => Number(tagName[1]));
      assert.equal(levels.filter((level) => level === 1).length, 1, path);
      for (const [index, level] of levels.entries())
        assert.ok(level <= (levels[index - 1] ?? 0) + 1, `${path}: h${level}`);
    }
  });

  it('leads to pages and anchors that exist', () => {
    const files = /^(?:media\/|showcase\/|llms|site\/)|\.(?:md|svg|txt|css)$/;
    const wrong = pages.flatMap(({ path, nodes }) =>
      nodes
        .filter(({ tagName }) => tagName === 'a')
        .map((node) => attributeOf(node, 'href'))
        .filter((href) => href !== undefined && !/^https?:|^mailto:/.test(href))
        .filter((href) => {
          const url = new URL(href, `http://site/${path}`);
          const target = url.pathname.slice(1);
          if (files.test(target) || archives.includes(target)) return false;
          const page = byPath.get(target);
          return !page || (url.hash && !page.ids.includes(decodeURIComponent(url.hash.slice(1))));
        })
        .map((href) => `${path} -> ${href}`),
    );
    assert.deepEqual(wrong, []);
  });

  it('shows examples with elements, attributes and events that exist', () => {
    const wrong = [];
    for (const { path, content } of pages) {
      for (const { id, example } of content.examples) {
        const check = (node) => {
          if (node.kind !== 'element') return;
          node.children.forEach(check);
          if (!node.tag.startsWith('nc-')) return;
          const { events = [] } = tools.fields.elementOf(node.tag);
          for (const { kind, name } of node.attributes) {
            const isKnown =
              kind === 'event'
                ? NATIVE_EVENTS.has(name) || events.some((event) => event.name === name)
                : GLOBAL.test(name) || tools.fields.fieldOf(node.tag, name);
            if (!isKnown) wrong.push(`${path}#${id}: ${name} of <${node.tag}>`);
          }
        };
        example.nodes.forEach(check);
      }
    }
    assert.deepEqual(wrong, []);
  });

  it('has the options of each call for its form', () => {
    for (const { name, options } of apis.calls) {
      const data = byPath.get(`calls/${name}/`).nodes.find((node) => attributeOf(node, 'class') === 'call-data')
        .childNodes[0].value;
      const call = JSON.parse(data);
      assert.equal(call.name, name);
      assert.deepEqual(call.options, options, name);
    }
  });

  it('names every control of an example', () => {
    const controls = new Set([
      'nc-input',
      'nc-textarea',
      'nc-picker',
      'nc-slider',
      'nc-rate',
      'nc-stepper',
      'nc-segmented',
      'nc-calendar',
    ]);
    const wrong = pages.flatMap(({ path, content }) =>
      elementsIn(parseFragment(String(content.body)))
        .filter(({ tagName }) => controls.has(tagName))
        .filter(
          (node) =>
            !['label', 'aria-label', 'aria-labelledby', 'id', 'placeholder', 'title'].some((name) =>
              attributeOf(node, name),
            ),
        )
        .filter(
          (node) => node.parentNode.tagName !== 'label' && !/^nc-(?:cell|label)$/.test(node.parentNode.tagName ?? ''),
        )
        .map(({ tagName }) => `${path}: <${tagName}>`),
    );
    assert.deepEqual(wrong, []);
  });
});
