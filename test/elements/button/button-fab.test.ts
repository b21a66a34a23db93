import 'nacre/elements/button';
import 'nacre/elements/icon';
import { expect, fixture } from '@open-wc/testing';
import { useTokens } from '../../helpers/tokens.js';

describe('a floating action button', () => {
  before(useTokens);

  for (const dir of ['ltr', 'rtl']) {
    it(`floats at the lower end of the window, in any look large enough for a finger (${dir})`, async () => {
      const home = await fixture<HTMLElement>(
        `<div dir="${dir}"><nc-button size="fab" type="primary" aria-label="Write"><nc-icon name="plus"></nc-icon></nc-button>
          <div style="height: 3000px">A</div></div>`,
      );
      const button = home.querySelector('nc-button')!;
      const { left, right, bottom, width, height } = button.getBoundingClientRect();
      const { clientWidth, clientHeight } = document.documentElement;
      expect([width, height]).to.deep.equal([56, 56]);
      expect(dir === 'ltr' ? clientWidth - right : left).to.equal(16);
      expect(clientHeight - bottom).to.equal(16);
      scrollTo(0, 500);
      expect(button.getBoundingClientRect().bottom, 'it stays').to.equal(bottom);
      scrollTo(0, 0);
      await expect(home).to.be.accessible();
    });
  }

  it('is above a tab bar of the shell, and grows with a label', async () => {
    const home = await fixture<HTMLElement>(
      '<div style="--window-bottom: 50px"><nc-button size="fab">New message</nc-button></div>',
    );
    const { bottom, width, height } = home.querySelector('nc-button')!.getBoundingClientRect();
    expect(document.documentElement.clientHeight - bottom).to.equal(66);
    expect(width).to.be.above(100);
    expect(height).to.equal(56);
  });
});
