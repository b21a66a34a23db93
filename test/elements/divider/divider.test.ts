import 'nacre/elements/divider';
import { expect, fixture, waitUntil } from '@open-wc/testing';
import type { NcDivider } from 'nacre/elements/divider';
import { accessibleNode } from '../../helpers/accessibility.js';
import { isChromium } from '../../helpers/commands.js';
import { useTokens } from '../../helpers/tokens.js';
import { elementSuite } from '../../suites/element-suite.js';

/** Where the text is in the line, from 0 (left) to 1 (right). */
function placeOf(divider: NcDivider): number {
  const range = document.createRange();
  range.selectNodeContents(divider);
  const text = range.getBoundingClientRect();
  const line = divider.getBoundingClientRect();
  return (text.x + text.width / 2 - line.x) / line.width;
}

describe('<nc-divider>', () => {
  before(useTokens);

  elementSuite<NcDivider>({
    tag: 'nc-divider',
    html: '<nc-divider>Yesterday</nc-divider>',
    states: {
      line: '<nc-divider></nc-divider>',
      start: '<nc-divider align="start">Yesterday</nc-divider>',
      end: '<nc-divider align="end" dashed>Yesterday</nc-divider>',
      vertical: '<span>A<nc-divider vertical></nc-divider>B</span>',
    },
    properties: {
      align: { default: 'center', sample: 'start', reflects: true },
      dashed: { default: false, sample: true, reflects: true },
      vertical: { default: false, sample: true, reflects: true },
    },
    cssStates: ['text'],
  });

  it('is a line of one pixel, as wide as its container', async () => {
    const divider = await fixture<NcDivider>('<nc-divider> </nc-divider>');
    expect([divider.offsetHeight, divider.offsetWidth]).to.deep.equal([1, divider.parentElement!.clientWidth]);
  });

  for (const dir of ['ltr', 'rtl']) {
    it(`has its text where it is told, ${dir}`, async () => {
      const home = await fixture<HTMLElement>(`<div dir=${dir}><nc-divider>Yesterday</nc-divider></div>`);
      const divider = home.querySelector<NcDivider>('nc-divider')!;
      expect(placeOf(divider)).to.be.closeTo(0.5, 0.01);
      divider.align = dir === 'rtl' ? 'end' : 'start';
      expect(placeOf(divider)).to.be.lessThan(0.4);
      divider.align = dir === 'rtl' ? 'start' : 'end';
      expect(placeOf(divider)).to.be.greaterThan(0.6);
    });
  }

  it('gets a text, and loses it', async () => {
    const divider = await fixture<NcDivider>('<nc-divider></nc-divider>');
    divider.textContent = 'Today';
    await waitUntil(() => divider.matches(':state(text)'));
    divider.textContent = '';
    await waitUntil(() => !divider.matches(':state(text)'));
  });

  it('stands between words as tall as the letters', async () => {
    const home = await fixture<HTMLElement>('<p>One<nc-divider vertical></nc-divider>Two</p>');
    const line = home.querySelector('nc-divider')!.shadowRoot!.querySelector('slot')!;
    const { width, height } = line.getBoundingClientRect();
    expect(width).to.equal(1);
    expect(height).to.be.within(8, 20);
    expect(home.offsetHeight).to.be.lessThan(40);
  });

  if (isChromium) {
    it('is a separator, and its text is its name', async () => {
      const divider = await fixture<NcDivider>('<nc-divider>Yesterday</nc-divider>');
      const { role, name, properties } = await accessibleNode(divider);
      expect([role, name]).to.deep.equal(['separator', 'Yesterday']);
      expect(properties.orientation ?? 'horizontal').to.equal('horizontal');
      divider.vertical = true;
      await divider.updateComplete;
      expect((await accessibleNode(divider)).properties.orientation).to.equal('vertical');
    });
  }
});
