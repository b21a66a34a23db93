import 'nacre/elements/input';
import 'nacre/elements/textarea';
import { expect, fixture } from '@open-wc/testing';
import { settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';

const FIELDS = ['<nc-input label="City"', '<nc-input label="City" clearable', '<nc-textarea label="City"'];

/** The windows of WebKit's tests have no focus, and it tells no styles of a placeholder. */
describe('Themes: a floating label whose field gets the focus', () => {
  before(useTokens);

  for (const start of FIELDS) {
    it(`makes room for the text and shows the placeholder: ${start}>`, async () => {
      const field = `${start} placeholder="Such as Lyon"></${/nc-\w+/.exec(start)![0]}>`;
      const home = await fixture<HTMLElement>(
        `<div style="--nc-field-float: 1; --nc-duration-fast: 0s">${field}</div>`,
      );
      await settled(home);
      const element = home.firstElementChild!;
      const label = element.shadowRoot!.querySelector<HTMLElement>('[part=label]')!;
      const opacity = () => getComputedStyle(element.shadowRoot!.querySelector('#field')!, '::placeholder').opacity;
      const before = parseFloat(getComputedStyle(label).fontSize);
      expect(opacity()).to.equal('0');
      label.click();
      expect(parseFloat(getComputedStyle(label).fontSize)).to.be.below(before);
      expect(opacity()).to.equal('1');
      await expect(element).to.be.accessible();
    });
  }
});
