import 'nacre/elements/menu';
import 'nacre/elements/popover';
import 'nacre/elements/search-bar';
import { expect, fixture, waitUntil } from '@open-wc/testing';
import type { NcMenu } from '../../../../elements/menu/menu.js';
import type { NcPopover } from '../../../../elements/popover/popover.js';
import type { NcSearchBar } from '../../../../elements/search-bar/search-bar.js';
import { keys } from '../../../helpers/commands.js';
import { drawn } from '../../../helpers/dom.js';
import { useTokens } from '../../../helpers/tokens.js';
import { isVisible } from '../../../suites/overlay-suite.js';

const surfaceOf = (overlay: Element) => overlay.shadowRoot!.querySelector<HTMLElement>('#surface')!;
/** Whether the user sees an overlay, which may be open all the same. */
const isSeen = (overlay: Element) => getComputedStyle(surfaceOf(overlay)).opacity === '1';

describe('an overlay whose anchor is scrolled away', () => {
  before(useTokens);
  const { style } = document.documentElement;
  before(() => style.setProperty('--nc-duration-fast', '0s'));
  after(() => style.removeProperty('--nc-duration-fast'));

  let page: HTMLElement;
  let scroller: HTMLElement;
  afterEach(() => window.scrollTo(0, 0));

  /** A long page with a scroller, in which the overlay and its anchor are. */
  async function create(html: string): Promise<void> {
    page = await fixture<HTMLElement>(`<div style="height: 3000px; padding-top: 100px">
      <div id="scroller" style="height: 200px; overflow: auto"><div style="height: 2000px">${html}</div></div>
    </div>`);
    scroller = page.querySelector('#scroller')!;
    await drawn();
  }

  it('is hidden, and back with it, in the page and in a scroller', async () => {
    await create('<button id="anchor">Open</button><nc-popover for="anchor"><button>Inside</button></nc-popover>');
    const popover = page.querySelector<NcPopover>('nc-popover')!;
    const log: string[] = [];
    popover.addEventListener('close', () => log.push('close'));
    page.querySelector<HTMLElement>('#anchor')!.click();
    await waitUntil(() => isVisible(popover), 'it is open');
    await drawn();
    expect(isSeen(popover)).to.equal(true);
    const focused = document.activeElement;
    for (const [box, top] of [
      [scroller, 500],
      [document.scrollingElement!, 900],
    ] as const) {
      box.scrollTop = top;
      await waitUntil(() => !isSeen(popover), 'it is hidden');
      expect(getComputedStyle(surfaceOf(popover)).pointerEvents, 'presses are for the page').to.equal('none');
      expect(document.activeElement === focused, 'the focus stays').to.equal(true);
      box.scrollTop = 0;
      await waitUntil(() => isSeen(popover), 'it is back');
    }
    expect(log, 'it was open all the time').to.deep.equal([]);
    scroller.scrollTop = 500;
    await waitUntil(() => !isSeen(popover), 'it is hidden again');
    await keys('Escape');
    expect(log).to.deep.equal(['close']);
  });

  it('stays while the user is typing in it', async () => {
    await create('<button id="anchor">Open</button><nc-popover for="anchor"><input></nc-popover>');
    const popover = page.querySelector<NcPopover>('nc-popover')!;
    page.querySelector<HTMLElement>('#anchor')!.click();
    await waitUntil(() => isVisible(popover), 'it is open');
    expect(document.activeElement?.localName).to.equal('input');
    await drawn();
    scroller.scrollTop = 500;
    for (let frame = 0; frame < 4; frame++) await drawn();
    expect(isSeen(popover)).to.equal(true);
    await popover.hide();
  });

  it('shows if its anchor was never in sight, and at a point', async () => {
    await create(
      '<div style="height: 900px"></div><button id="anchor">Open</button><nc-menu><nc-menu-item>A</nc-menu-item></nc-menu>',
    );
    const menu = page.querySelector<NcMenu>('nc-menu')!;
    for (const anchor of ['anchor', { left: 50, top: 50 }]) {
      menu.anchor = anchor;
      void menu.show();
      for (let frame = 0; frame < 4; frame++) await drawn();
      expect(isSeen(menu)).to.equal(true);
      await menu.hide();
    }
  });

  it('is hidden below a search bar', async () => {
    await create('<nc-search-bar label="Search"></nc-search-bar>');
    const bar = page.querySelector<NcSearchBar>('nc-search-bar')!;
    bar.suggestions = ['Pearl', 'Peach'];
    await bar.updateComplete;
    bar.focus();
    await keys('p');
    await waitUntil(() => surfaceOf(bar)?.matches(':popover-open'), 'it suggests');
    await waitUntil(() => isSeen(bar), 'it is drawn');
    // It has been in sight.
    await drawn();
    scroller.scrollTop = 500;
    await waitUntil(() => !isSeen(bar), 'it is hidden');
  });
});
