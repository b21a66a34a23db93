import 'nacre/elements/badge';
import { expect, fixture, waitUntil } from '@open-wc/testing';
import type { NcBadge } from 'nacre/elements/badge';
import 'nacre/elements/button';
import type { NcButton } from 'nacre/elements/button';
import { accessibleNode } from '../../helpers/accessibility.js';
import { isChromium } from '../../helpers/commands.js';
import { useTokens } from '../../helpers/tokens.js';
import { elementSuite } from '../../suites/element-suite.js';

const markOf = (badge: NcBadge) => badge.shadowRoot!.querySelector<HTMLElement>('[part]')!;
const spokenOf = (badge: NcBadge) =>
  [...badge.shadowRoot!.querySelectorAll('span:not([aria-hidden])')].map(({ textContent }) => textContent).join('');
const isShown = (badge: NcBadge) => markOf(badge).getClientRects().length > 0;
/** Colors of the host, and of all that it renders. */
const colorsOf = (button: NcButton) =>
  [button, ...button.shadowRoot!.querySelectorAll('*')].map((part) => {
    const { backgroundColor, color } = getComputedStyle(part);
    return [backgroundColor, color];
  });
const BOX = '<div style="width: 48px; height: 48px"></div>';

/** The middle of the mark, from the upper end corner of what it is on, in px. */
function placeOf(badge: NcBadge): [x: number, y: number] {
  const mark = markOf(badge).getBoundingClientRect();
  const box = badge.getBoundingClientRect();
  const end = badge.matches(':dir(rtl)') ? box.left : box.right;
  return [Math.round(mark.x + mark.width / 2 - end), Math.round(mark.y + mark.height / 2 - box.y)];
}

describe('<nc-badge>', () => {
  before(useTokens);

  elementSuite<NcBadge>({
    tag: 'nc-badge',
    html: '<nc-badge value="8"></nc-badge>',
    states: {
      'on content': `<nc-badge value="8">${BOX}</nc-badge>`,
      'on a text': '<nc-badge value="8">Messages</nc-badge>',
      dot: '<nc-badge dot></nc-badge>',
      'dot on content': `<nc-badge dot>${BOX}</nc-badge>`,
      empty: '<nc-badge></nc-badge>',
      primary: '<nc-badge type="primary" value="99"></nc-badge>',
      success: '<nc-badge type="success" value="new"></nc-badge>',
      warning: '<nc-badge type="warning" value="12"></nc-badge>',
      info: '<nc-badge type="info" value="3" label="3 drafts"></nc-badge>',
    },
    properties: {
      value: { default: '', sample: 'new' },
      max: { default: 99, sample: 9 },
      dot: { default: false, sample: true },
      showZero: { default: false, sample: true },
      type: { default: 'warn', sample: 'info', reflects: true },
      offset: { default: undefined, sample: [4, 2] },
      label: { default: '', sample: 'New messages' },
    },
    cssStates: ['over'],
  });

  const TEXTS: readonly [attributes: string, text: string][] = [
    ['value="5"', '5'],
    ['value="99"', '99'],
    ['value="100"', '99+'],
    ['value="12" max="9"', '9+'],
    ['value="1000" max="Infinity"', '1000'],
    ['value="new"', 'new'],
    ['value="0" show-zero', '0'],
  ];
  for (const [attributes, text] of TEXTS) {
    it(`shows ${text} with ${attributes}`, async () => {
      const badge = await fixture<NcBadge>(`<nc-badge ${attributes}></nc-badge>`);
      expect(markOf(badge).textContent).to.equal(text);
      expect(isShown(badge)).to.equal(true);
    });
  }

  for (const attributes of ['', 'value=""', 'value="0"']) {
    it(`shows nothing with [${attributes}]`, async () => {
      const badge = await fixture<NcBadge>(`<nc-badge ${attributes} label="None">${BOX}</nc-badge>`);
      expect(isShown(badge)).to.equal(false);
      expect(spokenOf(badge)).to.equal('');
    });
  }

  it('takes numbers, and follows them', async () => {
    const badge = await fixture<NcBadge>('<nc-badge></nc-badge>');
    const shown: string[] = [];
    for (const value of [7, 250, 0, NaN]) {
      badge.value = value;
      await badge.updateComplete;
      shown.push(markOf(badge).textContent!);
    }
    expect(shown).to.deep.equal(['7', '99+', '', '']);
  });

  it('says its label instead of the value; a dot says "new"', async () => {
    const badge = await fixture<NcBadge>('<nc-badge value="3"></nc-badge>');
    expect(spokenOf(badge)).to.equal('3');
    badge.label = '3 unread messages';
    await badge.updateComplete;
    expect(spokenOf(badge)).to.equal('3 unread messages');
    const dot = await fixture<NcBadge>('<nc-badge dot></nc-badge>');
    expect(spokenOf(dot)).to.equal('new');
  });

  if (isChromium) {
    it('belongs to the name of the button that it is in', async () => {
      const button = await fixture<HTMLElement>(
        '<button><nc-badge value="3" label="3 unread">Messages</nc-badge></button>',
      );
      await button.querySelector<NcBadge>('nc-badge')!.updateComplete;
      expect((await accessibleNode(button)).name).to.match(/^Messages ?3 unread$/);
    });
  }

  for (const dir of ['ltr', 'rtl']) {
    it(`sits at the corner of its content, moved by its offset, ${dir}`, async () => {
      const home = await fixture<HTMLElement>(`<div dir=${dir}><nc-badge value="3">${BOX}</nc-badge></div>`);
      const badge = home.querySelector<NcBadge>('nc-badge')!;
      expect(badge.offsetWidth).to.equal(48);
      expect(placeOf(badge)).to.deep.equal([0, 0]);
      badge.offset = [-6, 4];
      await badge.updateComplete;
      expect(placeOf(badge)).to.deep.equal([dir === 'rtl' ? 6 : -6, 4]);
    });
  }

  it('leaves the colours of a button in it alone', async () => {
    const home = await fixture(
      '<div><nc-button>Cart</nc-button><nc-badge value="3"><nc-button>Cart</nc-button></nc-badge></div>',
    );
    const [plain, marked] = [...home.querySelectorAll<NcButton>('nc-button')];
    await Promise.all([plain!.updateComplete, marked!.updateComplete]);
    expect(colorsOf(marked!)).to.deep.equal(colorsOf(plain!));
  });

  it('moves to the corner when content comes, and back into the line', async () => {
    const badge = await fixture<NcBadge>('<nc-badge value="3"> \n </nc-badge>');
    const alone = badge.offsetWidth;
    expect(alone).to.equal(markOf(badge).offsetWidth);
    badge.insertAdjacentHTML('beforeend', BOX);
    await waitUntil(() => badge.matches(':state(over)'));
    expect(badge.offsetWidth).to.equal(48);
    badge.lastElementChild!.remove();
    await waitUntil(() => !badge.matches(':state(over)'));
    expect(badge.offsetWidth).to.equal(alone);
  });
});
