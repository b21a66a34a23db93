import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import '../../../../elements/avatar/index.js';
import '../../../../elements/slider/index.js';
import '../../../../elements/view/index.js';
import type { NcAvatar } from '../../../../elements/avatar/avatar.js';
import type { NcSlider } from '../../../../elements/slider/slider.js';
import { pointer } from '../../../helpers/commands.js';
import { useTokens } from '../../../helpers/tokens.js';

/** Fills the memory with objects until the browser has collected the one that nothing refers to. */
async function collectGarbage(): Promise<void> {
  const lost = new WeakRef({});
  while (lost.deref()) {
    Array.from({ length: 300_000 }, (_, index) => ({ index }));
    await new Promise((resolve) => setTimeout(resolve));
  }
}

// WebKit empties a CustomStateSet when it collects the set's JavaScript object; `:state()` still matches.
describe('states after a garbage collection', () => {
  before(useTokens);

  it('a view still fires longpress', async () => {
    const view = await fixture(html`<nc-view style="width: 100px; height: 100px"></nc-view>`);
    const held = oneEvent(view, 'longpress');
    await collectGarbage();
    const position = [50, 50] as const;
    await pointer({ phase: 'down', position, pointerType: 'mouse' });
    await held;
    await pointer({ phase: 'up', position, pointerType: 'mouse' });
  });

  it('an avatar does not ask again for a picture that is missing', async () => {
    const avatar = await fixture<NcAvatar>(html`<nc-avatar name="Ada" src="data:,"></nc-avatar>`);
    await oneEvent(avatar, 'error');
    await collectGarbage();
    avatar.lazyLoad = true;
    await avatar.updateComplete;
    expect(avatar.shadowRoot!.querySelector('img')).to.equal(null);
  });

  it('a slider of two thumbs becomes one of one', async () => {
    const slider = await fixture<NcSlider>(html`<nc-slider label="Price" value="20,60"></nc-slider>`);
    expect(slider.shadowRoot!.childElementCount).to.be.greaterThan(0);
    await collectGarbage();
    slider.value = 30;
    await slider.updateComplete;
    expect(slider.shadowRoot!.childElementCount).to.equal(0);
  });
});
