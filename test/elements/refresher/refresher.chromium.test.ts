import 'nacre/elements/refresher';
import { expect, fixture, html } from '@open-wc/testing';
import { nothing } from 'lit';
import type { NcRefresher } from 'nacre/elements/refresher';
import { emulate, touch, type Point } from '../../helpers/commands.js';
import { drawn, settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { follow, until, WAYS } from './refresher-fixture.js';

/** Touches that scroll, and reduced motion: only Chromium's driver makes them. */
describe('Pull to refresh in Chromium', () => {
  before(useTokens);

  let box: HTMLElement;
  let refresher: NcRefresher;
  let log: string[];
  const place = async (content: unknown = nothing, isRefreshing = false) => {
    box = await fixture<HTMLElement>(
      html`<div style="height: 300px; overflow: auto"
        ><nc-refresher ?refreshing=${isRefreshing}></nc-refresher>${content}<div style="height: 900px"></div
      ></div>`,
    );
    refresher = box.querySelector('nc-refresher')!;
    log = follow(refresher);
    await settled(box);
    await drawn();
  };
  const at = (x: number, y: number): Point => {
    const { left, top } = box.getBoundingClientRect();
    return [Math.round(left + x), Math.round(top + y)];
  };

  it('lets a finger scroll that moves up', async () => {
    await place();
    await WAYS.touch!([at(100, 240), at(100, 40)]);
    await until(() => box.scrollTop > 100);
    expect(log).to.deep.equal([]);
  });

  it('lets a finger scroll that moves sideways, or on after the box has come to its top', async () => {
    await place(html`<div id="cards" style="overflow-x: auto"><div style="width: 2000px; height: 100px"></div></div>`);
    const cards = box.querySelector('#cards')!;
    await touch([at(300, 50), at(100, 80)]);
    await until(() => cards.scrollLeft > 100);
    box.scrollTop = 60;
    await drawn();
    await touch([at(300, 50), at(300, 270)]);
    expect(log).to.deep.equal([]);
  });

  it('is not animated if the user prefers reduced motion', async () => {
    await place(nothing, true);
    await emulate({ 'prefers-reduced-motion': 'reduce' });
    refresher.stop();
    await settled(refresher);
    await drawn();
    expect(refresher.matches(':is(:state(restoring), :state(refreshing))')).to.equal(false);
    await emulate({});
  });
});
