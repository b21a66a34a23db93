import 'nacre/elements/button';
import 'nacre/elements/checkbox';
import { expect, fixture } from '@open-wc/testing';
import tokens from '../../elements/tokens.css?raw';
import { emulate, isChromium } from '../helpers/commands.js';
import { settled } from '../helpers/dom.js';
import { adopt, tailwindOf } from '../helpers/tailwind.js';

let drop = (): void => undefined;
const tokenSheet = (): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(tokens);
  return sheet;
};

/** An element on a page with Tailwind, our tokens and this theme. */
async function create<E extends HTMLElement>(markup: string, isTokensFirst = true): Promise<E> {
  const classes = [...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, list]) => list!.split(' '));
  const [first, second] = [await tailwindOf(...classes), tokenSheet()];
  drop = isTokensFirst ? adopt(second, first) : adopt(first, second);
  const element = await fixture<E>(markup);
  await settled(element);
  return element;
}
const styleOf = (element: Element) => getComputedStyle(element);
const baseOf = (element: Element) => element.shadowRoot!.querySelector('[part=base]')!;
const { dataset } = document.documentElement;

/** What the browser makes of a token. */
function color(token: string, around: Element): string {
  const probe = document.createElement('i');
  probe.style.color = `var(--nc-color-${token})`;
  around.append(probe);
  const { color } = styleOf(probe);
  probe.remove();
  return color;
}

describe('With Tailwind', () => {
  afterEach(() => {
    drop();
    delete dataset['ncTheme'];
  });

  it('classes have the tokens, in light and dark', async () => {
    const element = await create(
      '<p class="bg-nc-primary text-nc-on-primary rounded-nc-lg p-nc-4 text-nc-lg shadow-nc-1">A</p>',
    );
    const look = () => [styleOf(element).backgroundColor, styleOf(element).color];
    for (const theme of ['light', 'dark']) {
      dataset['ncTheme'] = theme;
      expect(look(), theme).to.deep.equal([color('primary', element), color('on-primary', element)]);
    }
    dataset['ncTheme'] = 'light';
    expect(look()).to.deep.equal(['rgb(11, 110, 125)', 'rgb(255, 255, 255)']);
    dataset['ncTheme'] = 'dark';
    expect(look()).to.deep.equal(['rgb(99, 203, 217)', 'rgb(4, 39, 45)']);
    const { borderTopLeftRadius, paddingTop, fontSize, boxShadow } = styleOf(element);
    expect([borderTopLeftRadius, paddingTop, fontSize]).to.deep.equal(['16px', '16px', '19px']);
    expect(boxShadow).to.contain('1px 2px');
  });

  it('headings of a page of bare tags keep their sizes and weight, which utilities replace', async () => {
    for (const isTokensFirst of [true, false]) {
      const stack = await create(
        '<div class="nc-stack"><h1>A</h1><h2>B</h2><h3>C</h3><h2 class="text-xs font-normal">D</h2></div>',
        isTokensFirst,
      );
      const looks = [...stack.children].map((heading) => [styleOf(heading).fontSize, styleOf(heading).fontWeight]);
      expect(looks, String(isTokensFirst)).to.deep.equal([
        ['28px', '650'],
        ['23px', '650'],
        ['19px', '650'],
        ['12px', '400'],
      ]);
      drop();
    }
  });

  it('dark: follows the theme of the page', async () => {
    const element = await create('<p class="text-left dark:text-right">A</p>');
    dataset['ncTheme'] = 'dark';
    expect(styleOf(element).textAlign).to.equal('right');
    dataset['ncTheme'] = 'light';
    expect(styleOf(element).textAlign).to.equal('left');
  });

  if (isChromium) {
    it('dark: follows the system, unless the page has a theme', async () => {
      const element = await create('<p class="text-left dark:text-right">A</p>');
      await emulate({ 'prefers-color-scheme': 'dark' });
      expect(styleOf(element).textAlign).to.equal('right');
      dataset['ncTheme'] = 'light';
      expect(styleOf(element).textAlign).to.equal('left');
      await emulate({});
    });
  }

  it('variants follow states, and reach the box inside', async () => {
    const box = await create('<nc-checkbox class="nc-checked:opacity-50">A</nc-checkbox>');
    expect(styleOf(box).opacity).to.equal('1');
    box.click();
    expect(styleOf(box).opacity).to.equal('0.5');
    drop();
    const button = await create('<nc-button class="nc-base:px-1 nc-base:border-4">A</nc-button>');
    const { paddingLeft, borderLeftWidth } = styleOf(baseOf(button));
    expect([paddingLeft, borderLeftWidth]).to.deep.equal(['4px', '4px']);
  });

  for (const isTokensFirst of [true, false]) {
    it(`utilities win, with tokens.css ${isTokensFirst ? 'before' : 'after'} Tailwind`, async () => {
      const page = await create(
        '<main class="nc-stack p-0"><a class="text-black" href="#a">A</a><p class="mt-8">B</p></main>',
        isTokensFirst,
      );
      const [link, text] = page.children;
      expect(styleOf(page).paddingTop).to.equal('0px');
      expect(styleOf(link!).color).to.equal('rgb(0, 0, 0)');
      expect(styleOf(text!).marginTop).to.equal('32px');
    });
  }

  it('utilities do on an element what they say', async () => {
    const home = await create<HTMLElement>(
      `<div style="width: 400px"><nc-button>Plain</nc-button
        ><nc-button class="mt-2 w-full h-20 p-4 bg-white rounded-none border-2 border-black text-black">Styled</nc-button
        ><nc-button class="hidden">Hidden</nc-button></div>`,
    );
    const [plain, styled, hidden] = [...home.children] as HTMLElement[];
    expect(styleOf(hidden!).display).to.equal('none');
    const box = styled!.getBoundingClientRect();
    expect([box.top - plain!.getBoundingClientRect().bottom, box.width, box.height]).to.deep.equal([8, 400, 80]);
    const { backgroundColor, color, borderTopLeftRadius, borderTopWidth } = styleOf(styled!);
    expect([backgroundColor, color, borderTopLeftRadius, borderTopWidth]).to.deep.equal([
      'rgb(255, 255, 255)',
      'rgb(0, 0, 0)',
      '0px',
      '2px',
    ]);
    // Padding and border of the page's are added to those of the box inside, which fills what is left.
    const inner = baseOf(styled!).getBoundingClientRect();
    expect([inner.left - box.left, inner.top - box.top, inner.height]).to.deep.equal([18, 18, 44]);
    expect(styleOf(baseOf(styled!)).paddingLeft).to.equal('20px');
  });
});
