import 'nacre/elements/scroll-view';
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import type { NcScrollView } from 'nacre/elements/scroll-view';
import { emulate, touch } from '../../helpers/commands.js';
import { drawn, settled } from '../../helpers/dom.js';

/** Touches that scroll, and reduced motion: only Chromium's driver makes them. */
describe('<nc-scroll-view> in Chromium', () => {
  const create = async (attributes: string) => {
    const home = await fixture<HTMLElement>(html`<div></div>`);
    home.innerHTML = `<nc-scroll-view ${attributes} style="height: 200px; width: 200px"><div style="height: 1200px"></div></nc-scroll-view>`;
    const view = home.firstElementChild as NcScrollView;
    await settled(view);
    await drawn();
    return view;
  };

  it('scrolls by a finger, also with a refresher', async () => {
    const view = await create('refresher-enabled');
    const { left, top } = view.getBoundingClientRect();
    await touch([
      [left + 100, top + 180],
      [left + 100, top + 20],
    ]);
    await waitUntil(() => view.scrollTop > 50, 'scrolls');
  });

  it('fires scrolltolower once for a fling', async () => {
    const view = await create('');
    const log: string[] = [];
    for (const type of ['scrolltoupper', 'scrolltolower']) view.addEventListener(type, () => log.push(type));
    const { left, top } = view.getBoundingClientRect();
    const rest = new Promise((resolve) => view.addEventListener('scrollend', resolve, { once: true }));
    await touch(
      [
        [left + 100, top + 190],
        [left + 100, top + 10],
      ],
      { steps: 4, stepDelay: 8 },
    );
    await rest;
    await drawn();
    expect(log).to.deep.equal(view.scrollTop >= 950 ? ['scrolltolower'] : []);
  });

  it('scrolls without animation if the user prefers reduced motion', async () => {
    await emulate({ 'prefers-reduced-motion': 'reduce' });
    const view = await create('scroll-with-animation');
    view.scrollTop = 600;
    expect(view.scrollTop).to.equal(600);
    await emulate({});
  });
});
