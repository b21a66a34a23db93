import 'nacre/elements/input';
import 'nacre/elements/textarea';
import { expect, fixture } from '@open-wc/testing';
import { settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';

/** WebKit tells no styles of a placeholder. */
describe('Themes: the placeholder beside a floating label', () => {
  before(useTokens);

  for (const tag of ['nc-input', 'nc-textarea']) {
    it(`shows in ${tag} once the label has made room for it`, async () => {
      const home = await fixture<HTMLElement>(
        `<div style="--nc-field-float: 1; --nc-duration-fast: 0s"><${tag} label="City" placeholder="Such as Lyon"></${tag}></div>`,
      );
      await settled(home);
      const { shadowRoot } = home.firstElementChild!;
      const opacity = () => getComputedStyle(shadowRoot!.querySelector('#field')!, '::placeholder').opacity;
      expect(opacity()).to.equal('0');
      shadowRoot!.querySelector<HTMLElement>('[part=label]')!.click();
      expect(opacity()).to.equal('1');
    });
  }
});
