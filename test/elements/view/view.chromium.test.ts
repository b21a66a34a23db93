import 'nacre/elements/view';
import { expect, fixture, html, oneEvent, waitUntil } from '@open-wc/testing';
import type { NcView } from 'nacre/elements/view';
import { touch, type Point } from '../../helpers/commands.js';

/** Touches that scroll, and the menu of a long touch: only Chromium's driver makes them. */
describe('<nc-view> in Chromium', () => {
  const BOX = 'width: 200px; height: 100px; user-select: none; -webkit-user-select: none';

  it('does not look pressed while a finger scrolls the page', async () => {
    const outer = await fixture<NcView>(
      html`<nc-view style="height: 300px; overflow: auto"
        ><nc-view id="inner" hover-start-time="0" style="height: 900px"></nc-view
      ></nc-view>`,
    );
    const view = outer.querySelector<NcView>('#inner')!;
    await view.updateComplete;
    const { left, top } = outer.getBoundingClientRect();
    let wasPressed = false;
    view.addEventListener('pointerdown', () => (wasPressed = view.matches(':state(pressed)')));
    await touch([
      [left + 50, top + 250],
      [left + 50, top + 100],
    ]);
    await waitUntil(() => outer.scrollTop > 50);
    expect(view.matches(':state(pressed)')).to.equal(false);
    expect(wasPressed).to.equal(true);
  });

  it('keeps the menu of the browser closed while a finger holds it', async () => {
    const view = await fixture<NcView>(html`<nc-view style=${BOX}>Some words</nc-view>`);
    await view.updateComplete;
    const { left, top, width, height } = view.getBoundingClientRect();
    const center: Point = [Math.round(left + width / 2), Math.round(top + height / 2)];
    let clicks = 0;
    view.addEventListener('click', () => clicks++);
    const isMenuPrevented: boolean[] = [];
    const listener = (event: Event) => isMenuPrevented.push(event.defaultPrevented);
    window.addEventListener('contextmenu', listener);
    const held = oneEvent(view, 'longpress');
    await touch([center], { hold: 1000 });
    await held;
    window.removeEventListener('contextmenu', listener);
    expect(isMenuPrevented.filter((isPrevented) => !isPrevented)).to.deep.equal([]);
    expect(clicks).to.equal(0);
  });
});
