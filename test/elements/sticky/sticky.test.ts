import 'nacre/elements/sticky';
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import type { NcSticky, StickEvent } from 'nacre/elements/sticky';
import { drawn, settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { elementSuite } from '../../suites/element-suite.js';

describe('<nc-sticky>', () => {
  before(useTokens);

  elementSuite<NcSticky>({
    tag: 'nc-sticky',
    html: '<nc-sticky><p>Stays</p></nc-sticky>',
    states: {
      bottom: '<nc-sticky position="bottom"><p>Stays</p></nc-sticky>',
    },
    properties: {
      offset: { default: 0, sample: 10 },
      position: { default: 'top', sample: 'bottom', reflects: true },
      container: { default: undefined, sample: 'box', attribute: 'container' },
    },
    cssStates: ['stuck'],
  });

  let changes: boolean[];
  async function create(template: ReturnType<typeof html>) {
    changes = [];
    const scroller = await fixture<HTMLElement>(
      html`<div style="height: 200px; overflow: auto; position: relative">${template}</div>`,
    );
    const sticky = scroller.querySelector('nc-sticky')!;
    sticky.addEventListener('change', (event) => changes.push((event as StickEvent).stuck));
    await settled(scroller);
    await drawn();
    /** How far it is from the upper edge, and from the lower one. */
    const distances = () => {
      const [own, around] = [sticky.getBoundingClientRect(), scroller.getBoundingClientRect()];
      return [own.top - around.top, around.bottom - own.bottom].map(Math.round);
    };
    const isStuck = () => sticky.matches(':state(stuck)');
    const scrollTo = async (top: number, stuck: boolean) => {
      scroller.scrollTop = top;
      await waitUntil(() => isStuck() === stuck, `stuck at ${top}: ${stuck}`);
      expect(sticky.stuck).to.equal(stuck);
    };
    return { scroller, sticky, distances, isStuck, scrollTo };
  }
  const space = (height: number) => html`<div style="height: ${height}px"></div>`;
  const bar = html`<div style="height: 30px">Bar</div>`;

  it('stays at the upper edge, and says when it begins and ends to', async () => {
    const { distances, scrollTo } = await create(html`${space(50)}<nc-sticky>${bar}</nc-sticky>${space(900)}`);
    await scrollTo(49, false);
    await scrollTo(120, true);
    expect(distances()[0]).to.equal(0);
    await scrollTo(0, false);
    expect(distances()[0]).to.equal(50);
    expect(changes).to.deep.equal([true, false]);
  });

  it('has a distance from the edge, which may change', async () => {
    const { distances, scrollTo, sticky, isStuck } = await create(
      html`${space(50)}<nc-sticky offset="20">${bar}</nc-sticky>${space(900)}`,
    );
    await scrollTo(35, true);
    expect(distances()[0]).to.equal(20);
    sticky.offset = 5;
    await waitUntil(() => !isStuck(), 'it is at its own place');
    expect(distances()[0]).to.equal(15);
    expect(changes).to.deep.equal([true, false]);
  });

  it('stays at the lower edge', async () => {
    const { distances, scrollTo, isStuck } = await create(
      html`${space(500)}<nc-sticky position="bottom" offset="10">${bar}</nc-sticky>${space(300)}`,
    );
    await waitUntil(isStuck, 'it is below the scroller');
    expect(distances()[1]).to.equal(10);
    await scrollTo(500, false);
    await scrollTo(100, true);
  });

  it('is not stuck at its own place at the edge, before it has scrolled', async () => {
    const { scrollTo, isStuck } = await create(html`<nc-sticky>${bar}</nc-sticky>${space(900)}`);
    expect(isStuck()).to.equal(false);
    await scrollTo(1, true);
    await scrollTo(0, false);
  });

  it('leaves with its parent', async () => {
    const { distances, scroller } = await create(
      html`<section style="height: 100px"><nc-sticky>${bar}</nc-sticky></section>${space(900)}`,
    );
    scroller.scrollTop = 90;
    expect(distances()[0]).to.equal(-20);
  });

  it('leaves with its container, an element or the id of one', async () => {
    const { distances, scroller, sticky, scrollTo } = await create(
      html`${space(10)}<nc-sticky container="box">${bar}</nc-sticky>
        <div id="box" style="height: 100px"></div>
        ${space(900)}`,
    );
    await scrollTo(50, true);
    expect(distances()[0]).to.equal(0);
    scroller.scrollTop = 130;
    await waitUntil(() => distances()[0]! < 0, 'it has left the edge');
    const end = () => scroller.querySelector('#box')!.getBoundingClientRect().bottom;
    expect(Math.round(sticky.getBoundingClientRect().bottom - end())).to.equal(0);
    sticky.container = undefined;
    await waitUntil(() => distances()[0] === 0, 'it is back at the edge');
    sticky.container = scroller.querySelector<HTMLElement>('#box')!;
    await waitUntil(() => distances()[0]! < 0, 'it has left the edge again');
  });

  it('stays at the edge of the page as well', async () => {
    const home = await fixture<HTMLElement>(
      html`<div>${space(50)}<nc-sticky offset="8">${bar}</nc-sticky>${space(3000)}</div>`,
    );
    const sticky = home.querySelector('nc-sticky')!;
    await settled(home);
    scrollTo(0, 500);
    await waitUntil(() => sticky.stuck, 'it is at the edge of the window');
    expect(Math.round(sticky.getBoundingClientRect().top)).to.equal(8);
    scrollTo(0, 0);
    await waitUntil(() => !sticky.stuck, 'it is at its own place');
  });

  it('ends when it leaves the page, and begins again', async () => {
    const { sticky, scroller, scrollTo, isStuck } = await create(
      html`${space(50)}<nc-sticky>${bar}</nc-sticky>${space(900)}`,
    );
    await scrollTo(100, true);
    const after = sticky.nextSibling;
    sticky.remove();
    expect(isStuck()).to.equal(false);
    scroller.insertBefore(sticky, after);
    await waitUntil(isStuck, 'it is at the edge again');
  });
});
