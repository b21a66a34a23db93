import { expect, fixture, html } from '@open-wc/testing';
import { ReactiveElement } from 'lit';
import { PanController } from '../../../../elements/internal/gesture/pan.js';
import { touch, type Point } from '../../../helpers/commands.js';

class ScrolledPanHost extends ReactiveElement {
  ends: boolean[] = [];
  pan = new PanController(this, {
    name: 'test-pan',
    axis: () => 'both',
    move: () => {},
    end: (_state, cancelled) => this.ends.push(cancelled),
  });
}
customElements.define('scrolled-pan-host', ScrolledPanHost);

/** Only Chromium's driver makes touches that scroll. */
describe('PanController in Chromium', () => {
  it('leaves touches to the browser if that scrolls with them', async () => {
    const scroller = await fixture<HTMLElement>(html`<div style="height: 200px; overflow: auto">
      <scrolled-pan-host style="display: block; width: 300px; height: 200px; touch-action: pan-y"></scrolled-pan-host>
      <div style="height: 900px"></div>
    </div>`);
    const host = scroller.querySelector<ScrolledPanHost>('scrolled-pan-host')!;
    const { left, top } = host.getBoundingClientRect();
    const start: Point = [Math.round(left + 150), Math.round(top + 150)];
    await touch([start, [start[0], start[1] - 120]]);
    expect(host.ends).to.not.include(false);
    expect(host.pan.active).to.equal(false);
    expect(scroller.scrollTop).to.be.above(0);
  });
});
