import 'nacre/elements/tabs';
import { expect, waitUntil } from '@open-wc/testing';
import type { NcTab } from 'nacre/elements/tab';
import type { NcTabs } from 'nacre/elements/tabs';
import { accessibleNode } from '../../helpers/accessibility.js';
import { isChromium, keys } from '../../helpers/commands.js';
import { deepActiveElement, drawn, settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { ABC, buttonsOf, follow, mount, shown, tap } from './tabs-fixture.js';

const focused = () => deepActiveElement()?.textContent?.trim();
const panelOf = (tabs: NcTabs, name: string) =>
  tabs.querySelector(`[name=${name}]`)!.shadowRoot!.querySelector<HTMLElement>('[part=panel]')!;
/** The names of the tabs whose panels are seen. */
const open = (tabs: NcTabs) =>
  [...tabs.querySelectorAll('nc-tab')]
    .filter((tab) => tab.offsetHeight > 0 && tab.shadowRoot!.querySelector('[part=panel]')!.clientHeight > 0)
    .map(({ name }) => name);

describe('<nc-tabs> in use', () => {
  before(useTokens);

  it('shows the first panel, and that of a tab that is tapped', async () => {
    const tabs = await mount(`<nc-tabs>${ABC}</nc-tabs>`);
    const reports = follow(tabs);
    expect([shown(tabs), ...open(tabs), tabs.value, tabs.selected]).to.deep.equal(['[Tab a] Tab b Tab c', 'a', 'a', 0]);
    await tap(buttonsOf(tabs)[2]);
    await settled(tabs);
    expect([shown(tabs), ...open(tabs), tabs.value, tabs.selected]).to.deep.equal(['Tab a Tab b [Tab c]', 'c', 'c', 2]);
    expect(reports).to.deep.equal(['tabtap c 2, is a', 'change c 2, is c']);
    await tap(buttonsOf(tabs)[2]);
    expect(reports.slice(2)).to.deep.equal(['tabtap c 2 same, is c']);
  });

  it('keeps the selection if a listener prevents the tap, also by a key', async () => {
    const tabs = await mount(`<nc-tabs>${ABC}</nc-tabs>`);
    tabs.addEventListener('tabtap', (event) => event.preventDefault());
    await tap(buttonsOf(tabs)[2]);
    await keys('ArrowLeft');
    expect(shown(tabs)).to.equal('[Tab a] Tab b Tab c');
  });

  it('takes no tap and no key on a disabled tab, which code may select', async () => {
    const tabs = await mount(`<nc-tabs>${ABC}</nc-tabs>`);
    const [, second] = tabs.querySelectorAll('nc-tab');
    second!.disabled = true;
    await settled(tabs);
    const reports = follow(tabs);
    await tap(buttonsOf(tabs)[1]);
    expect(reports).to.deep.equal([]);
    tabs.focus();
    await keys('ArrowRight');
    expect([shown(tabs), focused()]).to.deep.equal(['Tab a Tab b [Tab c]', 'Tab c']);
    tabs.value = 'b';
    await settled(tabs);
    expect(shown(tabs)).to.equal('Tab a [Tab b] Tab c');
  });

  for (const dir of ['ltr', 'rtl']) {
    it(`follows the keys of the tabs pattern, ${dir}`, async () => {
      const tabs = await mount(`<nc-tabs>${ABC}</nc-tabs><button>After</button>`, dir);
      const [forth, back] = dir === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
      tabs.focus();
      const now = () => [focused(), tabs.value];
      await keys(forth!);
      expect(now()).to.deep.equal(['Tab b', 'b']);
      await keys('End');
      expect(now()).to.deep.equal(['Tab c', 'c']);
      await keys(forth!);
      expect(now(), 'round the end').to.deep.equal(['Tab a', 'a']);
      await keys(back!);
      expect(now(), 'and back').to.deep.equal(['Tab c', 'c']);
      await keys('Home');
      expect(now()).to.deep.equal(['Tab a', 'a']);
      await keys('ArrowDown');
      expect(now(), 'not up and down').to.deep.equal(['Tab a', 'a']);
      await keys('Tab');
      expect(deepActiveElement() === panelOf(tabs, 'a'), 'Tab leads to the panel').to.equal(true);
      await keys('Tab');
      expect(focused()).to.equal('After');
    });
  }

  it('selects by Enter and Space where activation is manual', async () => {
    const tabs = await mount(`<nc-tabs activation="manual">${ABC}</nc-tabs><button>After</button>`);
    tabs.focus();
    await keys('ArrowRight');
    expect([focused(), tabs.value]).to.deep.equal(['Tab b', 'a']);
    await keys('Enter');
    expect(tabs.value).to.equal('b');
    await keys('ArrowRight');
    await keys(' ');
    expect(tabs.value).to.equal('c');
    await keys('ArrowLeft');
    (tabs.nextElementSibling as HTMLElement).focus();
    await settled(tabs);
    await keys('Shift+Tab');
    await keys('Shift+Tab');
    expect(focused(), 'Tab leads to the selected one').to.equal('Tab c');
  });

  it('fires nothing for code, and takes what comes later', async () => {
    const tabs = await mount(`<nc-tabs value="d">${ABC}</nc-tabs>`);
    const reports = follow(tabs);
    expect(shown(tabs)).to.equal('[Tab a] Tab b Tab c');
    tabs.append(Object.assign(document.createElement('nc-tab'), { name: 'd', label: 'Tab d' }));
    expect([tabs.value, tabs.selected]).to.deep.equal(['d', 3]);
    tabs.selected = 1;
    expect([tabs.value, tabs.selected]).to.deep.equal(['b', 1]);
    await settled(tabs);
    expect([shown(tabs), ...open(tabs)]).to.deep.equal(['Tab a [Tab b] Tab c Tab d', 'b']);
    tabs.removeAttribute('value');
    expect(tabs.value).to.equal('a');
    expect(reports).to.deep.equal([]);
  });

  it('uses indexes as values of tabs without names', async () => {
    const tabs = await mount('<nc-tabs value="1"><nc-tab label="A"></nc-tab><nc-tab label="B"></nc-tab></nc-tabs>');
    const reports = follow(tabs);
    expect(shown(tabs)).to.equal('A [B]');
    await tap(buttonsOf(tabs)[0]);
    expect(reports.at(-1)).to.equal('change 0 0, is 0');
  });

  it('keeps its tab while others come and go, and goes to the one beside when it goes', async () => {
    const tabs = await mount(`<nc-tabs value="b">${ABC}</nc-tabs>`);
    const reports = follow(tabs);
    tabs.focus();
    tabs.prepend(Object.assign(document.createElement('nc-tab'), { name: 'z', label: 'Tab z' }));
    await settled(tabs);
    expect([shown(tabs), tabs.selected, focused()]).to.deep.equal(['Tab z Tab a [Tab b] Tab c', 2, 'Tab b']);
    tabs.querySelector('[name=b]')!.remove();
    await settled(tabs);
    expect([shown(tabs), ...open(tabs)]).to.deep.equal(['Tab z Tab a [Tab c]', 'c']);
    tabs.querySelector<NcTab>('[name=c]')!.hidden = true;
    await settled(tabs);
    expect(shown(tabs)).to.equal('Tab z [Tab a]');
    expect(reports).to.deep.equal([]);
  });

  it('shows labels, markup, icons and marks as they change', async () => {
    const tabs = await mount(
      '<nc-tabs><nc-tab icon="home" aria-label="Home"></nc-tab><nc-tab badge="3"><b slot="label">News</b>Text</nc-tab></nc-tabs>',
    );
    const [home, news] = tabs.querySelectorAll('nc-tab');
    const [first, second] = buttonsOf(tabs);
    expect(shown(tabs)).to.equal('[Home] News');
    expect(first!.querySelector('nc-icon')!.type).to.equal('home');
    expect(second!.querySelector('[part=badge]')!.textContent).to.equal('3');
    expect(second!.textContent!.replaceAll(/\s+/g, ' ').trim()).to.match(/33$/);
    news!.badgeLabel = '3 unread messages';
    await settled(tabs);
    expect(second!.querySelector('.unseen')!.textContent).to.equal('3 unread messages');
    Object.assign(home!, { badge: 7 });
    await settled(tabs);
    expect(first!.ariaLabel).to.equal('Home 7');
    home!.badge = news!.badgeLabel = '';
    await settled(tabs);
    Object.assign(news!, { badge: '', dot: true });
    news!.querySelector('b')!.textContent = 'Old';
    home!.label = 'Start';
    await waitUntil(() => shown(tabs) === '[Start] Old', 'the labels are new');
    await settled(tabs);
    expect(second!.querySelector('[part=dot]')).to.not.equal(null);
  });

  it('names its panels after the tabs', async () => {
    const tabs = await mount(`<nc-tabs value="b">${ABC}</nc-tabs>`);
    const panel = panelOf(tabs, 'b');
    expect([panel.role, panel.ariaLabel, panel.tabIndex]).to.deep.equal(['tabpanel', 'Tab b', 0]);
    if (isChromium) {
      const { role, name } = await accessibleNode(panel);
      expect([role, name]).to.deep.equal(['tabpanel', 'Tab b']);
    }
  });

  it('opens the panel in which the browser has found something', async () => {
    const tabs = await mount(`<nc-tabs>${ABC}</nc-tabs>`);
    const reports = follow(tabs);
    const panel = panelOf(tabs, 'c');
    expect(panel.getAttribute('hidden')).to.equal('until-found');
    panel.dispatchEvent(new Event('beforematch', { bubbles: true }));
    // The browser scrolls to it in the same task.
    expect([tabs.value, ...open(tabs)]).to.deep.equal(['c', 'c']);
    expect(reports).to.deep.equal(['change c 2, is c']);
  });

  it('does not lay out lazy panels before they are shown', async () => {
    const tabs = await mount(`<nc-tabs lazy>${ABC}</nc-tabs>`);
    const hidden = () => ['a', 'b', 'c'].map((name) => panelOf(tabs, name).getAttribute('hidden'));
    expect(hidden()).to.deep.equal([null, '', '']);
    await tap(buttonsOf(tabs)[1]);
    await settled(tabs);
    expect(hidden()).to.deep.equal(['until-found', null, '']);
  });

  it('hides and names panels elsewhere, and lets them go', async () => {
    const tabs = await mount(
      `<div><nc-tabs><nc-tab label="A" for="one"></nc-tab><nc-tab label="B" for="two"></nc-tab></nc-tabs>
        <p id="one">One</p></div>`,
    );
    const home = tabs.parentElement!;
    const state = () =>
      [...home.querySelectorAll('p')].map(
        (panel) => `${panel.id} ${panel.getAttribute('role')} ${panel.ariaLabel} ${panel.checkVisibility()}`,
      );
    expect(state()).to.deep.equal(['one tabpanel A true']);
    home.append(Object.assign(document.createElement('p'), { id: 'two', textContent: 'Two' }));
    await waitUntil(() => state()[1] === 'two tabpanel B false', 'one that comes later');
    await tap(buttonsOf(tabs)[1]);
    await settled(tabs);
    expect(state()).to.deep.equal(['one tabpanel A false', 'two tabpanel B true']);
    tabs.remove();
    expect(home.innerHTML.replaceAll(/\s+/g, ' ').trim()).to.equal('<p id="one">One</p><p id="two">Two</p>');
  });

  it('moves its mark from tab to tab', async () => {
    const tabs = await mount(`<nc-tabs>${ABC}</nc-tabs>`);
    tabs.style.setProperty('--nc-duration-normal', '60s');
    const mark = () => tabs.shadowRoot!.querySelector('.mark')!;
    const left = () => Math.round(mark().getBoundingClientRect().left);
    const before = left();
    await tap(buttonsOf(tabs)[2]);
    await settled(tabs);
    expect(mark().parentElement === buttonsOf(tabs)[2]).to.equal(true);
    expect(left(), 'it begins where it was').to.be.closeTo(before, 3);
    expect(mark().getAnimations()).to.have.length.above(0);
    for (const animation of mark().getAnimations()) animation.finish();
    await drawn();
    expect(left()).to.be.closeTo(buttonsOf(tabs)[2]!.getBoundingClientRect().left + 16, 1);
  });

  it('does not take the events of others for its own', async () => {
    const tabs = await mount(
      '<nc-tabs><nc-tab label="A"><nc-tabs id="in"><nc-tab label="C"></nc-tab><nc-tab label="D"></nc-tab></nc-tabs></nc-tab><nc-tab label="B"></nc-tab></nc-tabs>',
    );
    const inner = tabs.querySelector<NcTabs>('#in')!;
    const reports = follow(tabs);
    await tap(buttonsOf(inner)[1]);
    await keys('ArrowLeft');
    expect([tabs.selected, inner.selected, reports]).to.deep.equal([0, 0, []]);
  });
});
