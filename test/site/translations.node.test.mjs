// Pages in other languages than English: they have what the English page has, and lead to one another.
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { parse, parseFragment } from 'parse5';
import { readPages } from './site.mjs';

const elementsIn = (node) => [node, ...(node.content?.childNodes ?? node.childNodes ?? []).flatMap(elementsIn)];
const attributeOf = (node, name) => node.attrs?.find((attribute) => attribute.name === name)?.value;

const FENCE = /^```(.*)\n([^]*?)^```$/gm;
/** An example may show texts of its own in each language: its tags and the names of their attributes stay. */
const shapeOf = (html) =>
  elementsIn(parseFragment(html))
    .filter(({ tagName }) => tagName)
    .map(({ tagName, attrs }) => [tagName, ...attrs.map(({ name }) => name)].join(' '))
    .join('\n');
const fencesOf = ({ content }) =>
  [...content.markdown.matchAll(FENCE)].map(([, info, code]) => [
    info,
    /^html (?:example|live)/.test(info) ? shapeOf(code) : code,
  ]);
/** Code in sentences; a language has an order of its own. */
const codesOf = ({ content }) =>
  [...content.markdown.replaceAll(FENCE, '').matchAll(/`[^`\n]+`/g)].map(([code]) => code).sort();

describe('translations of the documentation', () => {
  let pages;
  let languages;
  /** English page -> each language's page. */
  let byPath;
  /** The pages that are translations, each with its language and its English page. */
  let translations;

  before(async () => {
    let languageOf;
    let englishOf;
    ({ pages, languages, languageOf, englishOf } = await readPages());
    byPath = new Map(pages.map((page) => [page.path, page]));
    for (const page of pages) {
      page.language = languageOf(page.path);
      page.english = byPath.get(englishOf(page.path));
      page.nodes = elementsIn(parse(page.document));
    }
    translations = pages.filter(({ language }) => language !== 'en');
  });

  /** Where the links of a page's text lead, with the language taken away. */
  const targetsOf = (page) =>
    elementsIn(parseFragment(String(page.content.body)))
      .filter(({ tagName }) => tagName === 'a')
      .map((node) => new URL(attributeOf(node, 'href'), `http://site/${page.path}`))
      .map(({ href }) =>
        page.language === 'en' ? href : href.replace(`http://site/${page.language}/`, 'http://site/'),
      )
      .sort();

  it('has the first pages in each language', () => {
    for (const language of languages.filter((code) => code !== 'en'))
      for (const path of ['', 'start/']) assert.ok(byPath.has(`${language}/${path}`), `${language}/${path}`);
  });

  it('has a title, a sentence, and a language of its own on each page', () => {
    for (const { path, language, english, title, description, nodes } of translations) {
      assert.equal(
        attributeOf(
          nodes.find(({ tagName }) => tagName === 'html'),
          'lang',
        ),
        language,
        path,
      );
      assert.notEqual(description, english.description, path);
      if (english.path) assert.notEqual(title, english.title, path);
    }
  });

  it('has the headings of the English page, with their addresses', () => {
    const headingsOf = ({ content }) => content.headings.map(({ level, id }) => `h${level} #${id}`);
    for (const page of translations) assert.deepEqual(headingsOf(page), headingsOf(page.english), page.path);
  });

  it('has the code of the English page', () => {
    for (const page of translations) {
      assert.deepEqual(fencesOf(page), fencesOf(page.english), page.path);
      assert.deepEqual(codesOf(page), codesOf(page.english), page.path);
    }
  });

  it('has the lists and tables of the English page, item by item', () => {
    const blocksOf = ({ content }) =>
      elementsIn(parseFragment(String(content.body)))
        .map(({ tagName }) => tagName)
        .filter((tag) => /^(?:ul|ol|li|table|tr|h[1-6])$/.test(tag ?? ''));
    for (const page of translations) assert.deepEqual(blocksOf(page), blocksOf(page.english), page.path);
  });

  it('has the links of the English page, to its own language where it can', () => {
    for (const page of translations) {
      assert.deepEqual(targetsOf(page), targetsOf(page.english), page.path);
      for (const node of page.nodes.filter(({ tagName }) => tagName === 'a')) {
        if (attributeOf(node, 'lang') || /^https?:/.test(attributeOf(node, 'href'))) continue;
        const target = byPath.get(new URL(attributeOf(node, 'href'), `http://site/${page.path}`).pathname.slice(1));
        if (!target) continue;
        const name = `${page.path} -> ${target.path}`;
        assert.equal(attributeOf(node, 'hreflang') ?? page.language, target.language, name);
        if (target.language === 'en') assert.ok(!byPath.has(`${page.language}/${target.path}`), name);
      }
    }
  });

  it('has no gap after a Chinese mark: a line break in a paragraph is one', () => {
    for (const { path, language, content } of translations.filter((page) => page.language.startsWith('zh'))) {
      const texts = elementsIn(parseFragment(String(content.body)))
        .filter(({ nodeName, parentNode }) => nodeName === '#text' && !/^(?:code|pre)$/.test(parentNode.tagName ?? ''))
        .map(({ value }) => value);
      const gaps = texts.flatMap((text) => text.match(/[^\n]{0,6}[，。；：、！？）」][ \n]+\S.{0,6}/g) ?? []);
      assert.deepEqual(gaps, [], `${path} (${language})`);
    }
  });

  it('says on each page where it is in other languages, the same on all of them', () => {
    for (const page of pages) {
      const versions = pages.filter(({ english }) => english === page.english);
      const expected = versions.length > 1 ? versions.map(({ language, path }) => `${language} /${path}`) : [];
      if (versions.length > 1) expected.push(`x-default /${page.english.path}`);
      const links = page.nodes
        .filter(({ tagName }) => tagName === 'link')
        .filter((node) => attributeOf(node, 'rel') === 'alternate' && attributeOf(node, 'hreflang'))
        .map((node) => {
          const { pathname } = new URL(attributeOf(node, 'href'), `http://site/${page.path}`);
          return `${attributeOf(node, 'hreflang')} ${pathname}`;
        });
      assert.deepEqual(links.sort(), expected.sort(), page.path);
    }
  });

  it('offers all languages on each page, and keeps the page where it is translated', () => {
    for (const page of pages) {
      const list = page.nodes.find((node) => attributeOf(node, 'id') === 'site-languages');
      const links = elementsIn(list).filter(({ tagName }) => tagName === 'a');
      assert.deepEqual(
        links.map((node) => attributeOf(node, 'lang')),
        languages,
        page.path,
      );
      for (const node of links) {
        const language = attributeOf(node, 'lang');
        const folder = language === 'en' ? '' : `${language}/`;
        const { pathname } = new URL(attributeOf(node, 'href'), `http://site/${page.path}`);
        const own = folder + page.english.path;
        assert.equal(pathname, `/${byPath.has(own) ? own : folder}`, page.path);
        assert.equal(attributeOf(node, 'aria-current') === 'true', language === page.language, page.path);
      }
    }
  });
});
