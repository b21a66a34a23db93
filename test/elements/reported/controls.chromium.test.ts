import 'nacre/elements/slider';
import { expect, fixture, waitUntil } from '@open-wc/testing';
import type { NcSlider } from 'nacre/elements/slider';
import { touch } from '../../helpers/commands.js';
import { settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';

/** Only Chromium scrolls by the touches of a test. */
describe('controls under a finger, as users of other libraries broke them', () => {
  before(useTokens);

  it('a swipe up that begins on a slider scrolls the page and leaves the value alone', async () => {
    const box = await fixture<HTMLElement>(
      `<div style="height: 200px; overflow: auto"><p style="height: 100px"></p>
        <nc-slider value="20" aria-label="S"></nc-slider><p style="height: 900px"></p></div>`,
    );
    const slider = box.querySelector<NcSlider>('nc-slider')!;
    await settled(slider);
    const { x, y, width, height } = slider.getBoundingClientRect();
    const [left, top] = [Math.round(x + width * 0.7), Math.round(y + height / 2)];
    await touch([
      [left, top],
      [left, top - 30],
      [left, top - 60],
      [left, top - 90],
    ]);
    await waitUntil(() => box.scrollTop > 0, 'it scrolls');
    expect(slider.value).to.equal(20);
  });
});
