import 'nacre/elements/rate';
import { expect, fixture } from '@open-wc/testing';
import { accessibleNode } from '../../helpers/accessibility.js';
import { touch } from '../../helpers/commands.js';
import { settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';

describe('<nc-rate> under a finger, and to assistive technology', () => {
  before(useTokens);

  it('leaves scrolling across it to the page', async () => {
    const home = await fixture<HTMLElement>(
      '<div style="padding-block: 200px 2000px"><nc-rate aria-label="Rating" value="1"></nc-rate></div>',
    );
    const rate = home.querySelector('nc-rate')!;
    await settled(rate);
    let inputs = 0;
    rate.addEventListener('input', () => (inputs += 1));
    const { x, y, width, height } = rate.getBoundingClientRect();
    await touch([
      [x + width / 2, y + height / 2],
      [x + width / 2 + 4, y + height / 2 - 120],
    ]);
    expect(scrollY).to.be.greaterThan(50);
    expect([rate.value, inputs]).to.deep.equal([1, 0]);
    scrollTo(0, 0);
  });

  it('is a slider with its limits', async () => {
    const rate = await fixture('<nc-rate aria-label="Rating" value="3" count="7" required></nc-rate>');
    const { role, name, properties } = await accessibleNode(rate);
    expect([role, name, properties.valuemin, properties.valuemax]).to.deep.equal(['slider', 'Rating', 0, 7]);
  });
});
