import { expect, html } from '@open-wc/testing';
import { accessibleNode } from '../../helpers/accessibility.js';
import { touch } from '../../helpers/commands.js';
import { settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { create, last, place, record } from './slider-fixture.js';

describe('<nc-slider> under a finger, and to assistive technology', () => {
  before(useTokens);

  it('leaves scrolling across it to the page', async () => {
    const { form, slider } = await create();
    form.style.paddingBlock = '200px 2000px';
    const log = record(slider);
    const [x, y] = place(slider, 0.5);
    await touch([
      [x, y],
      [x + 4, y - 120],
    ]);
    expect(scrollY).to.be.greaterThan(50);
    expect(log).to.deep.equal([]);
    scrollTo(0, 0);
  });

  it('fires change when the drag is cancelled', async () => {
    const { slider } = await create();
    const log = record(slider);
    await touch([place(slider, 0.1), place(slider, 0.6)], { cancel: true });
    expect(slider.matches(':state(dragging)')).to.equal(false);
    expect(last(log)).to.deep.equal([`change ${slider.value}`, 1]);
  });

  describe('to assistive technology', () => {
    const shown = async (element: Element) => {
      const { role, name, properties } = await accessibleNode(element);
      const { valuemin, valuemax, orientation } = properties;
      return [role, name, valuemin, valuemax, orientation];
    };

    it('is a slider with its limits and its text', async () => {
      const { slider } = await create(html`<nc-slider aria-label="Heat" min="10" max="30" value="24"></nc-slider>`);
      expect(await shown(slider)).to.deep.equal(['slider', 'Heat', 10, 30, 'horizontal']);
      slider.valueFormatter = (value) => `${value} degrees`;
      slider.vertical = true;
      slider.value = 25;
      await settled(slider);
      expect(await shown(slider)).to.deep.equal(['slider', 'Heat', 10, 30, 'vertical']);
      // The protocol does not report the text.
      expect((slider as unknown as { internals: ElementInternals }).internals.ariaValueText).to.equal('25 degrees');
    });

    it('is a group of two sliders, each with the other as its limit', async () => {
      const { slider } = await create(html`<nc-slider aria-label="Price" value="20 60"></nc-slider>`);
      const thumbs = [...slider.shadowRoot!.querySelectorAll('[part=thumb]')];
      expect((await shown(slider)).slice(0, 2)).to.deep.equal(['group', 'Price']);
      expect(await shown(thumbs[0]!)).to.deep.equal(['slider', 'Lower limit', 0, 60, 'horizontal']);
      expect(await shown(thumbs[1]!)).to.deep.equal(['slider', 'Upper limit', 20, 100, 'horizontal']);
    });
  });
});
