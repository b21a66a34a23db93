import 'nacre/elements/button';
import 'nacre/elements/cell';
import 'nacre/elements/popup';
import { expect, fixture } from '@open-wc/testing';
import { settled } from '../helpers/dom.js';
import { useTokens } from '../helpers/tokens.js';
import { brokenWords } from '../helpers/words.js';

const KOREAN = '장바구니에 담아둔 상품을 결제하시겠습니까';
const JAPANESE = '今日は天気が良いので散歩に行きます';
/** Strict rules begin no line with a small kana or the sign that makes a vowel long. */
const SMALL = 'キャッシュカードショッピングサーバー';
const LONG = '가나다라마바사아자차카타파하'.repeat(4);
const HAS_PHRASES = CSS.supports('word-break', 'auto-phrase');

/** Elements of each kind of text: of a line, of a column beside others, and of the page. */
const ELEMENTS: Readonly<Record<string, (text: string) => string>> = {
  'a button': (text) => `<nc-button>${text}</nc-button>`,
  'a small button': (text) => `<nc-button size="mini">${text}</nc-button>`,
  'a cell': (text) => `<nc-cell>${text}</nc-cell>`,
  'a paragraph': (text) => `<p>${text}</p>`,
};

async function show(markup: string, attributes: string, width = 160): Promise<HTMLElement> {
  const home = await fixture<HTMLElement>(`<div ${attributes} style="inline-size: ${width}px">${markup}</div>`);
  await settled(home);
  return home.firstElementChild as HTMLElement;
}

/** The lines of an element's own text. */
function linesOf(element: Element): string[] {
  const text = element.firstChild as Text;
  const lines: string[] = [];
  let last: number | undefined;
  for (let index = 0; index < text.length; index++) {
    const range = new Range();
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    const { bottom } = range.getBoundingClientRect();
    if (last === undefined || bottom > last + 4) lines.push('');
    last = bottom;
    lines.push(lines.pop()! + text.data[index]!);
  }
  return lines;
}

/** How text in a popup is broken, which stands within `around`. */
async function inPopup(around: (popup: string) => string): Promise<readonly [words: string, lines: string]> {
  const home = await fixture<HTMLElement>(around('<nc-popup aria-label="Text"><p>Text</p></nc-popup>'));
  const popup = home.querySelector('nc-popup')!;
  popup.open = true;
  await settled(popup);
  const { wordBreak, lineBreak } = getComputedStyle(popup.querySelector('p')!);
  popup.open = false;
  await settled(popup);
  return [wordBreak, lineBreak];
}

describe('lines of a language', () => {
  before(useTokens);

  for (const [name, markup] of Object.entries(ELEMENTS)) {
    it(`break between Korean words, and not inside: ${name}`, async () => {
      for (const width of [180, 200, 220]) {
        const element = await show(markup(KOREAN), 'lang="ko-KR"', width);
        expect(linesOf(element).length, `${width}`).to.be.above(1);
        expect(brokenWords(element), `${width}`).to.deep.equal([]);
      }
    });

    it(`hold a Korean word that is longer than the line: ${name}`, async () => {
      const element = await show(markup(LONG), 'lang="ko"');
      expect(linesOf(element).length).to.be.above(1);
      expect(element.scrollWidth).to.be.at.most(element.clientWidth);
      expect(element.parentElement!.scrollWidth).to.equal(160);
    });

    it(`begin with no small kana in Japanese: ${name}`, async () => {
      for (const width of [90, 100, 110, 120, 130, 140]) {
        const lines = linesOf(await show(markup(SMALL), 'lang="ja"', width));
        expect(lines.length).to.be.above(1);
        for (const line of lines) expect(line).not.to.match(/^[ャッュョー]/);
      }
    });

    if (HAS_PHRASES)
      it(`break between Japanese phrases: ${name}`, async () => {
        const ends = ['今日は', '天気が', '良いので', '散歩に', '行きます'];
        for (const width of [150, 180]) {
          const lines = linesOf(await show(markup(JAPANESE), 'lang="ja"', width));
          expect(lines.length).to.be.above(1);
          for (const line of lines)
            expect(
              ends.some((end) => line.endsWith(end)),
              line,
            ).to.equal(true);
        }
      });
  }

  it('are those of another language in a part of the page that has one', async () => {
    const other = (attributes: string) => show('<p lang="zh-Hans">文字</p>', attributes);
    for (const attributes of ['lang="ko"', 'lang="ja"', 'lang="en"']) {
      const { wordBreak, lineBreak } = getComputedStyle(await other(attributes));
      expect([wordBreak, lineBreak], attributes).to.deep.equal(['normal', 'auto']);
    }
    const { wordBreak, lineBreak } = getComputedStyle(await show('<p lang="ko">글</p>', 'lang="ja"'));
    expect([wordBreak, lineBreak]).to.deep.equal(['keep-all', 'auto']);
  });

  it('give way to rules of the page', async () => {
    const home = await fixture<HTMLElement>('<div lang="ko"><div style="word-break: break-all"><p>글</p></div></div>');
    expect(getComputedStyle(home.querySelector('p')!).wordBreak).to.equal('break-all');
  });

  it('are those of the language in the top layer too, whatever the place in the page has', async () => {
    const around = (lang: string) => (popup: string) =>
      `<div lang="${lang}"><div style="word-break: break-all; line-break: anywhere">${popup}</div></div>`;
    expect(await inPopup(around('ko'))).to.deep.equal(['keep-all', 'auto']);
    expect(await inPopup(around('ja'))).to.deep.equal([HAS_PHRASES ? 'auto-phrase' : 'normal', 'strict']);
    expect(await inPopup(around('en'))).to.deep.equal(['normal', 'auto']);
  });
});
