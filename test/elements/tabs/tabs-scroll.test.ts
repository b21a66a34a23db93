import 'nacre/elements/swiper';
import 'nacre/elements/tabs';
import { expect, waitUntil } from '@open-wc/testing';
import type { NcTabs } from 'nacre/elements/tabs';
import { drawn, settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { buttonsOf, mount, tap } from './tabs-fixture.js';

const many = Array.from({ length: 20 }, (_, index) => `<nc-tab label="Number ${index}"></nc-tab>`).join('');
const stripOf = (tabs: NcTabs) => tabs.shadowRoot!.querySelector<HTMLElement>('[part=strip]')!;

/** Whether all of a tab is inside the strip. */
function isInSight(tabs: NcTabs, index: number): boolean {
  const strip = stripOf(tabs).getBoundingClientRect();
  const { left, right } = buttonsOf(tabs)[index]!.getBoundingClientRect();
  return left >= strip.left - 1 && right <= strip.right + 1;
}

describe('<nc-tabs> that scroll', () => {
  before(useTokens);

  for (const dir of ['ltr', 'rtl']) {
    it(`keep the selected tab in sight, ${dir}`, async () => {
      const tabs = await mount(`<nc-tabs selected="12" style="width: 300px">${many}</nc-tabs>`, dir);
      await waitUntil(() => isInSight(tabs, 12), 'from the start');
      const strip = stripOf(tabs);
      expect(strip.className.split(' ').sort()).to.deep.equal(['more-after', 'more-before']);
      tabs.selected = 0;
      // Chromium rounds a position at the end of a strip in right-to-left text to the next px.
      await waitUntil(() => isInSight(tabs, 0) && Math.abs(strip.scrollLeft) < 2, 'the first');
      await waitUntil(() => strip.className === 'more-after', 'no more before it');
      tabs.selected = 19;
      await waitUntil(() => isInSight(tabs, 19), 'the last');
      await waitUntil(() => strip.className === 'more-before', 'no more after it');
      tabs.style.width = '200px';
      await waitUntil(() => isInSight(tabs, 19), 'in a narrower strip');
      expect(document.scrollingElement!.scrollLeft).to.equal(0);
    });
  }

  it('show a selected tab that comes later, and stay where the user has scrolled them', async () => {
    const tabs = await mount('<nc-tabs selected="15" style="width: 300px"></nc-tabs>');
    tabs.innerHTML = many;
    await waitUntil(() => buttonsOf(tabs).length === 20 && isInSight(tabs, 15), 'it is in sight');
    const strip = stripOf(tabs);
    strip.scrollLeft = 0;
    const before = strip.scrollWidth;
    tabs.querySelectorAll('nc-tab')[10]!.badge = 12;
    await waitUntil(() => strip.scrollWidth > before, 'a tab is wider');
    await drawn();
    expect(strip.scrollLeft).to.equal(0);
  });

  it('share the width where they are stretched', async () => {
    const tabs = await mount(
      '<nc-tabs stretch style="width: 400px"><nc-tab label="A"></nc-tab><nc-tab label="B"></nc-tab></nc-tabs>',
    );
    const [first, second] = buttonsOf(tabs).map((button) => button.getBoundingClientRect());
    expect(first!.width + second!.width).to.be.closeTo(400, 1);
    expect(stripOf(tabs).className).to.equal('');
  });

  it('keep the position of panels that scroll, and of what scrolls in them', async () => {
    const inner = '<div style="height: 50px; overflow: auto"><p style="height: 500px"></p></div>';
    const tabs = await mount(`<style>.high { height: 100px; overflow: auto }</style>
      <nc-tabs><nc-tab class="high" label="A">${inner}<p style="height: 900px">A</p></nc-tab>
      <nc-tab class="high" label="B"><p style="height: 900px">B</p></nc-tab></nc-tabs>`);
    const [first, second] = tabs.querySelectorAll('nc-tab');
    const scroller = first!.querySelector('div')!;
    first!.scrollTop = 300;
    scroller.scrollTop = 70;
    expect(tabs.offsetHeight, 'a closed panel takes no room').to.equal(stripOf(tabs).offsetHeight + 100);
    await tap(buttonsOf(tabs)[1]);
    await settled(tabs);
    await drawn();
    expect(second!.scrollTop).to.equal(0);
    second!.scrollTop = 120;
    await tap(buttonsOf(tabs)[0]);
    await settled(tabs);
    await drawn();
    expect([first!.scrollTop, scroller.scrollTop]).to.deep.equal([300, 70]);
    tabs.selected = 1;
    await settled(tabs);
    expect(second!.scrollTop).to.equal(120);
  });

  it('give their panels the height that is left', async () => {
    const tabs = await mount(`<nc-tabs style="height: 300px"><nc-tab label="A" style="height: 100%; overflow: auto">
      <p style="height: 900px">A</p></nc-tab><nc-tab label="B"></nc-tab></nc-tabs>
      <nc-tabs style="height: 300px"><nc-tab label="A"></nc-tab><nc-swiper style="height: 100%"></nc-swiper></nc-tabs>`);
    const [tab, swiper] = tabs.parentElement!.querySelectorAll<HTMLElement>('nc-tab[style], nc-swiper');
    expect([tabs.offsetHeight, tab!.offsetHeight, swiper!.offsetHeight]).to.deep.equal([300, 256, 256]);
    tab!.scrollTop = 500;
    expect(tab!.scrollTop).to.equal(500);
  });

  it('keep the position of panels elsewhere', async () => {
    const tabs =
      await mount(`<nc-tabs><nc-tab label="A" for="one"></nc-tab><nc-tab label="B" for="two"></nc-tab></nc-tabs>
      <div id="one" style="height: 100px; overflow: auto"><p style="height: 900px">A</p></div><div id="two">B</div>`);
    const one = tabs.parentElement!.querySelector('#one')!;
    one.scrollTop = 250;
    tabs.selected = 1;
    await settled(tabs);
    tabs.selected = 0;
    await settled(tabs);
    expect(one.scrollTop).to.equal(250);
  });

  for (const [where, style] of [
    ['the page', ''],
    ['an element around them', 'height: 300px; overflow: auto'],
  ] as const) {
    it(`keep the position of each panel where ${where} scrolls`, async () => {
      const high = (text: string) =>
        `<nc-tab label="${text}"><p style="height: 3000px; margin: 0">${text}</p></nc-tab>`;
      const tabs = await mount(`<div style="${style}"><header style="height: 200px">Top</header>
        <nc-tabs sticky>${high('A')}${high('B')}<nc-tab label="C">Short</nc-tab></nc-tabs></div>`);
      const scroller = style ? tabs.parentElement! : document.scrollingElement!;
      const bar = () => Math.round(tabs.shadowRoot!.querySelector('[part=bar]')!.getBoundingClientRect().top);
      const edge = style ? Math.round(scroller.getBoundingClientRect().top) : 0;
      const go = async (index: number) => {
        await tap(buttonsOf(tabs)[index]);
        await settled(tabs);
      };
      const natural = bar();
      await go(1);
      expect([scroller.scrollTop, bar()], 'nothing moves while the tabs are below the header').to.deep.equal([
        0,
        natural,
      ]);
      await go(0);
      scroller.scrollTop = 900;
      expect(bar(), 'the tabs stay at the edge').to.equal(edge);
      await go(1);
      const start = scroller.scrollTop;
      expect(bar(), 'another panel begins below the tabs').to.equal(edge);
      expect(tabs.querySelectorAll('p')[1]!.getBoundingClientRect().top).to.be.closeTo(edge + 44, 2);
      scroller.scrollTop = 1500;
      await go(0);
      expect(scroller.scrollTop).to.equal(900);
      await go(1);
      expect(scroller.scrollTop).to.equal(1500);
      await go(2);
      await go(0);
      expect(scroller.scrollTop, 'after a short panel').to.equal(900);
      expect(start).to.be.within(200, 240);
      scroller.scrollTop = 0;
    });
  }

  it('do not move the page where the user has scrolled past them, or slides move by themselves', async () => {
    const tabs = await mount(`<header style="height: 100px"></header>
      <nc-tabs><nc-tab label="A"><p style="height: 400px">A</p></nc-tab><nc-tab label="B"><p style="height: 400px">B</p></nc-tab></nc-tabs>
      <nc-tabs><nc-tab label="C"></nc-tab><nc-tab label="D"></nc-tab><nc-swiper style="height: 900px" duration="0">
        <nc-swiper-item>C</nc-swiper-item><nc-swiper-item>D</nc-swiper-item></nc-swiper></nc-tabs>
      <footer style="height: 3000px"></footer>`);
    const page = document.scrollingElement!;
    page.scrollTop = 900;
    tabs.selected = 1;
    const [, other] = tabs.parentElement!.querySelectorAll('nc-tabs');
    const swiper = other!.querySelector('nc-swiper')!;
    swiper.next();
    await settled(tabs.parentElement!);
    expect([page.scrollTop, tabs.selected, other!.selected]).to.deep.equal([900, 1, 1]);
    page.scrollTop = 0;
  });
});
