import 'nacre/elements/swiper';
import { expect } from '@open-wc/testing';
import { accessibleNode } from '../../helpers/accessibility.js';
import { emulate } from '../../helpers/commands.js';
import { drawn, settled } from '../../helpers/dom.js';
import { holdTimers } from '../../helpers/timers.js';
import { create, follow } from './swiper-fixture.js';

/** No other timer takes so many ms. */
const INTERVAL = 3210;

describe('<nc-swiper>, emulated and inspected', () => {
  it('is a carousel to assistive technology', async () => {
    const swiper = await create();
    swiper.ariaLabel = 'News';
    swiper.requestUpdate();
    await settled(swiper);
    const { role, name, properties } = await accessibleNode(swiper);
    expect([role, name, properties['roledescription']]).to.deep.equal(['region', 'News', 'carousel']);
  });

  it('starts autoplay under reduced motion only when the user presses the button', async () => {
    await emulate({ 'prefers-reduced-motion': 'reduce' });
    const timers = holdTimers(INTERVAL);
    try {
      const swiper = await create({ autoplay: true, interval: INTERVAL });
      const reports = follow(swiper);
      await drawn();
      timers.run();
      expect(reports).to.deep.equal([]);
      swiper.shadowRoot!.querySelector<HTMLElement>('[part=rotation]')!.click();
      await settled(swiper);
      timers.run();
      expect(reports).to.deep.equal(['change 1 autoplay', 'animationfinish 1 autoplay']);
    } finally {
      timers.restore();
      await emulate({});
    }
  });
});
