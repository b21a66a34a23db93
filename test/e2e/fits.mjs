// node test/e2e/fits.mjs FOLDER [LANGUAGE…]: pictures of ten pages of the showcase in each language, at 320 px and twice the
// text size, and what of their texts is cut, shortened, broken inside a word or left in English.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Showcase, top } from './showcase.mjs';

const PATHS = {
  start: '/components',
  settings: '/settings',
  travel: '/form',
  contacts: '/contacts',
  news: '/news',
  shop: '/shop',
  product: '/shop/item/shirt',
  photos: '/photos',
  podcast: '/podcast',
  picker: '/component/picker',
};

const LANGUAGES = ['en', 'fr', 'es', 'zh-CN', 'zh-TW', 'de', 'pt', 'ja', 'ko', 'ar', 'he', 'hi'];

/** Runs in the page: texts are twice as large, whatever size the app sets. */
function enlarge() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root { font-size: 200% !important }');
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page: each text that can be seen, and what is wrong with it. */
function readTexts() {
  /** Scripts that break between any two letters. */
  const ANYWHERE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
  const texts = [];

  function* textsIn(root) {
    for (const child of root.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) yield child;
      else if (child.nodeType === Node.ELEMENT_NODE) {
        if (child.matches('script, style, code, pre, svg, option')) continue;
        if (child.shadowRoot) yield* textsIn(child.shadowRoot);
        yield* textsIn(child);
      }
    }
  }

  const parentOf = (node) => node.assignedSlot ?? node.parentElement ?? node.getRootNode().host;

  /** The first around it that hides what is beyond its box, and whether dots say so. */
  function cutBy(node, { right, left, bottom }) {
    for (let box = parentOf(node); box && box !== document.body; box = parentOf(box)) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(box);
      const hides = (overflow) => overflow === 'hidden' || overflow === 'clip';
      const edge = box.getBoundingClientRect();
      if (edge.width < 2) return 'unseen';
      const isBeyond =
        (hides(overflowX) && (right > edge.right + 1 || left < edge.left - 1)) ||
        (hides(overflowY) && !/auto|scroll/.test(overflowX) && bottom > edge.bottom + 3);
      if (isBeyond) return textOverflow === 'ellipsis' || webkitLineClamp !== 'none' ? 'shortened' : 'cut';
      if ([overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll')) return '';
    }
    return '';
  }

  function brokenIn(node) {
    const range = document.createRange();
    return [...node.data.matchAll(/[\p{L}\p{M}]{2,}/gu)].flatMap(({ 0: word, index }) => {
      if (ANYWHERE.test(word)) return [];
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 4)));
      return lines.size > 1 ? [word] : [];
    });
  }

  const screen = document.querySelector('.nc-page:not([inert])') ?? document.body;
  for (const node of [
    ...textsIn(screen),
    ...textsIn(document.querySelector('nc-tab-bar') ?? document.createElement('i')),
  ]) {
    const text = node.data.trim();
    if (!text || !parentOf(node)?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!box.width || getComputedStyle(parentOf(node)).clipPath !== 'none') continue;
    const cut = cutBy(node, box);
    if (cut !== 'unseen') texts.push({ text, cut, broken: brokenIn(node) });
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  return { texts, isWide: scrollWidth > clientWidth };
}

/** What is the same in all languages, as numbers and names: no word of four letters. */
const isText = (text) => /[a-z]{4}/i.test(text);

const [folder, ...chosen] = process.argv.slice(2);
if (!folder) throw new Error('expected a folder for the pictures');
mkdirSync(folder, { recursive: true });
const showcase = new Showcase();
await showcase.open();
try {
  const english = {};
  for (const locale of new Set(['en', ...(chosen.length ? chosen : LANGUAGES)])) {
    for (const [name, path] of Object.entries(PATHS)) {
      const page = await showcase.visit(path, { locale, viewport: { width: 320, height: 640 } });
      await page.evaluate(enlarge);
      await top(page).locator('.page').waitFor();
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: join(folder, `${locale}-${name}.png`) });
      const { texts, isWide } = await page.evaluate(readTexts);
      english[name] ??= new Set(texts.map(({ text }) => text));
      const found = {
        wide: isWide ? ['the page'] : [],
        cut: texts.filter(({ cut }) => cut === 'cut').map(({ text }) => text),
        shortened: texts.filter(({ cut }) => cut === 'shortened').map(({ text }) => text),
        broken: texts.flatMap(({ broken }) => broken),
        English:
          locale === 'en'
            ? []
            : texts.map(({ text }) => text).filter((text) => isText(text) && english[name].has(text)),
      };
      for (const [what, list] of Object.entries(found)) {
        if (list.length) console.log(`${locale} ${name}: ${what}: ${[...new Set(list)].join(' | ')}`);
      }
      await showcase.leave();
    }
  }
} finally {
  await showcase.close();
}
