import 'nacre/elements/input';
import 'nacre/elements/picker';
import 'nacre/elements/textarea';
import { expect, fixture } from '@open-wc/testing';
import { settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';

const FIELDS: Readonly<Record<string, [empty: string, filled: string]>> = {
  'nc-input': [
    '<nc-input label="City" placeholder="Such as Lyon"></nc-input>',
    '<nc-input label="City" value="Lyon"></nc-input>',
  ],
  'nc-input with a clear button': [
    '<nc-input label="City" clearable placeholder="Such as Lyon"></nc-input>',
    '<nc-input label="City" clearable value="Lyon"></nc-input>',
  ],
  'nc-textarea': [
    '<nc-textarea label="City" placeholder="Such as Lyon"></nc-textarea>',
    '<nc-textarea label="City" value="Lyon"></nc-textarea>',
  ],
  'nc-picker': [
    `<nc-picker label="City" placeholder="Choose" range='["Lyon"]'></nc-picker>`,
    `<nc-picker label="City" range='["Lyon"]' value="0"></nc-picker>`,
  ],
};

const part = (element: Element, selector: string) => element.shadowRoot!.querySelector<HTMLElement>(selector)!;
const labelOf = (element: Element) => part(element, '[part=label]');
const fieldOf = (element: Element) => part(element, '#field, [part=field]');

/** Where the text of the label is. */
function textBox(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(labelOf(element));
  return range.getBoundingClientRect();
}

describe('Themes: floating labels', () => {
  before(useTokens);

  for (const [name, [empty, filled]] of Object.entries(FIELDS)) {
    for (const dir of ['ltr', 'rtl']) {
      it(`are in the field of ${name}, small above its text, large where it is empty (${dir})`, async () => {
        const home = await fixture<HTMLElement>(
          `<div dir="${dir}" style="--nc-field-float: 1; --nc-duration-fast: 0s">${empty}${filled}</div>`,
        );
        await settled(home);
        const [blank, full] = [...home.children] as [HTMLElement, HTMLElement];
        const field = fieldOf(full).getBoundingClientRect();
        const raised = textBox(full);
        expect(raised.top).to.be.at.least(field.top);
        expect(raised.bottom, 'above the text').to.be.at.most(
          field.top + parseFloat(getComputedStyle(fieldOf(full)).paddingTop) + 2,
        );
        const resting = textBox(blank);
        const around = fieldOf(blank).getBoundingClientRect();
        expect(resting.height).to.be.above(raised.height);
        if (name !== 'nc-textarea')
          expect((resting.top + resting.bottom) / 2).to.be.closeTo((around.top + around.bottom) / 2, 3);
        const start = (text: DOMRect, box: DOMRect) => (dir === 'ltr' ? text.left - box.left : box.right - text.right);
        expect(start(resting, around)).to.be.closeTo(13, 1);
        expect(start(raised, field)).to.be.closeTo(13, 1);
        expect(full.getBoundingClientRect().height).to.be.at.least(field.height);
      });
    }

    it(`are above the field of ${name} by default`, async () => {
      const home = await fixture<HTMLElement>(`<div>${empty}${filled}</div>`);
      await settled(home);
      for (const element of home.children)
        expect(textBox(element).bottom).to.be.at.most(fieldOf(element).getBoundingClientRect().top);
    });
  }

  it('rest on no placeholder: that of a picker shows without a floating label only', async () => {
    for (const float of [0, 1]) {
      const picker = await fixture<HTMLElement>(
        `<nc-picker label="City" placeholder="Choose" range='["Lyon"]' style="--nc-field-float: ${float}"></nc-picker>`,
      );
      await settled(picker);
      const isClear = /(?:\/ |, )0\)$/.test(getComputedStyle(fieldOf(picker)).webkitTextFillColor);
      expect(isClear).to.equal(float === 1);
    }
  });

  it('stay small beside a prefix', async () => {
    const element = await fixture<HTMLElement>(
      '<nc-input label="Price" style="--nc-field-float: 1"><i slot="prefix">€</i></nc-input>',
    );
    await settled(element);
    expect(textBox(element).bottom).to.be.at.most(element.querySelector('i')!.getBoundingClientRect().top + 2);
  });
});
