import 'nacre/elements';
import { expect, fixture } from '@open-wc/testing';
import type { NcSegmented } from 'nacre/elements/segmented';
import type { NcSwitch } from 'nacre/elements/switch';
import type { NcTabBar } from 'nacre/elements/tab-bar';
import { drag } from '../helpers/commands.js';
import { drawn, settled } from '../helpers/dom.js';
import { useTokens } from '../helpers/tokens.js';

/** The size of what stands beside words, from what is drawn inside the element. */
const SIZES: Readonly<Record<string, (element: HTMLElement) => number>> = {
  '<nc-icon type="success" label="Done"></nc-icon>': (element) => element.offsetWidth,
  '<nc-spinner>Wait</nc-spinner>': (element) => pseudo(element, 'slot'),
  '<nc-checkbox checked>I agree</nc-checkbox>': (element) => pseudo(element, '[part=base]'),
  '<nc-checkbox hint="Really">I agree</nc-checkbox>': (element) => pseudo(element, '[part=base]'),
  '<nc-radio checked>Tea</nc-radio>': (element) => pseudo(element, '[part=base]'),
  '<nc-switch checked>Sound</nc-switch>': (element) => pseudo(element, '[part=base]'),
  '<nc-switch type="checkbox" checked>Sound</nc-switch>': (element) => pseudo(element, '[part=base]'),
  '<nc-input label="Name" value="Ada" clearable></nc-input>': (element) => inside(element, 'svg'),
  '<nc-input label="Word" type="password" password-toggle></nc-input>': (element) => inside(element, 'svg'),
  '<nc-search-bar label="Search"></nc-search-bar>': (element) => inside(element, '[part=icon]'),
  '<nc-calendar mode="popup" label="Day"></nc-calendar>': (element) => inside(element, 'svg'),
  '<nc-notice-bar closable>News</nc-notice-bar>': (element) => inside(element, 'svg'),
  '<nc-cell title="Name" icon="settings"></nc-cell>': (element) => inside(element, 'nc-icon'),
  '<nc-menu-item icon="settings">Name</nc-menu-item>': (element) => inside(element, 'nc-icon'),
  '<nc-segmented label="View" options=\'[{"text":"Day","icon":"home"}]\'></nc-segmented>': (element) =>
    inside(element, 'nc-icon'),
  '<nc-tab-bar list=\'[{"text":"Home","icon":"home"}]\'></nc-tab-bar>': (element) => inside(element, 'nc-icon'),
  '<nc-steps items=\'[{"title":"One"},{"title":"Two"}]\'></nc-steps>': (element) => inside(element, '[part=mark]'),
};

const find = (element: HTMLElement, selector: string) => element.shadowRoot!.querySelector<HTMLElement>(selector)!;
const inside = (element: HTMLElement, selector: string) => find(element, selector).getBoundingClientRect().width;
const pseudo = (element: HTMLElement, selector: string) =>
  parseFloat(getComputedStyle(find(element, selector), '::before').width);

/** Words of what an element shows that are in two lines. */
function brokenWords(element: HTMLElement, selector: string): string[] {
  const broken: string[] = [];
  for (const part of element.shadowRoot!.querySelectorAll(selector)) {
    const text = [...part.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim())!;
    for (const { index, 0: word } of text.textContent!.matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
    }
  }
  return broken;
}

const setTextSize = (size: string) => {
  document.documentElement.style.fontSize = size;
};

describe('text of twice the size', () => {
  before(useTokens);
  afterEach(() => setTextSize(''));

  for (const [markup, sizeOf] of Object.entries(SIZES)) {
    it(`has what is beside it in twice the size: ${markup}`, async () => {
      const measure = async () => {
        const element = await fixture<HTMLElement>(markup);
        await settled(element);
        return sizeOf(element);
      };
      const usual = await measure();
      setTextSize('200%');
      expect(await measure())
        .to.be.closeTo(2 * usual, 0.5)
        .and.above(10);
    });
  }

  it('has a switch whose thumb follows the finger to the other end', async () => {
    setTextSize('200%');
    const element = await fixture<NcSwitch>('<nc-switch>Sound</nc-switch>');
    const { left, top, height } = element.getBoundingClientRect();
    const from: [number, number] = [Math.round(left) + 32, Math.round(top + height / 2)];
    // 40 px lead from one end to the other.
    await drag([from, [from[0] + 8, from[1]], [from[0] + 16, from[1]]]);
    expect(element.checked, 'less than the half').to.equal(false);
    await drag([from, [from[0] + 12, from[1]], [from[0] + 26, from[1]]]);
    expect(element.checked, 'more than the half').to.equal(true);
  });

  describe('in a row of 360 px', () => {
    const TABS = ['Components', 'Notifications', 'Device APIs', 'Einstellungen'];

    it('breaks no word of a tab bar, which scrolls to the selected tab', async () => {
      setTextSize('200%');
      const home = await fixture<HTMLElement>('<div style="width: 360px"><nc-tab-bar></nc-tab-bar></div>');
      const bar = home.firstElementChild as NcTabBar;
      bar.list = TABS.map((text) => ({ text, icon: 'home' }));
      bar.selected = 3;
      await settled(bar);
      await drawn();
      expect(brokenWords(bar, '[part=text]')).to.deep.equal([]);
      expect(home.scrollWidth).to.equal(360);
      const isSeen = (index: number) => {
        const tab = bar.shadowRoot!.querySelectorAll('[part~=tab]')[index]!.getBoundingClientRect();
        const row = bar.getBoundingClientRect();
        return tab.left >= row.left - 1 && tab.right <= row.right + 1;
      };
      expect(isSeen(3), 'selected at first').to.equal(true);
      bar.selected = 0;
      await settled(bar);
      await drawn();
      expect([isSeen(0), isSeen(3)]).to.deep.equal([true, false]);
      bar.selected = 3;
      await settled(bar);
      await drawn();
      expect(isSeen(3)).to.equal(true);
    });

    it('breaks no word of segments, which scroll', async () => {
      setTextSize('200%');
      const home = await fixture<HTMLElement>(
        '<div style="width: 360px"><nc-segmented label="View"></nc-segmented></div>',
      );
      const segmented = home.firstElementChild as NcSegmented;
      for (const block of [false, true]) {
        Object.assign(segmented, { options: TABS, block });
        await settled(segmented);
        expect(brokenWords(segmented, '[part=text]')).to.deep.equal([]);
        expect(home.scrollWidth).to.equal(360);
      }
    });

    it('has tabs of one width as long as their words fit', async () => {
      const home = await fixture<HTMLElement>('<div style="width: 360px"><nc-tab-bar></nc-tab-bar></div>');
      const bar = home.firstElementChild as NcTabBar;
      bar.list = [{ text: 'Components' }, { text: 'Me' }, { text: 'All' }];
      await settled(bar);
      for (const tab of bar.shadowRoot!.querySelectorAll('[part~=tab]'))
        expect(tab.getBoundingClientRect().width).to.be.closeTo(120, 0.5);
    });
  });
});
