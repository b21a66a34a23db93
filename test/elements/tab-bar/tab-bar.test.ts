import 'nacre/elements/tab-bar';
import { expect, fixture, html } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import type { NcTabBar, TabChangeEvent, TabTapEvent } from 'nacre/elements/tab-bar';
import type { RequestEvent } from '../../../elements/internal/element/events.js';
import { keys } from '../../helpers/commands.js';
import { deepActiveElement } from '../../helpers/dom.js';
import { withLocale } from '../../helpers/locale.js';
import { elementSuite } from '../../suites/element-suite.js';

const LIST = [
  { pagePath: '/home', text: 'Home', icon: 'home', selectedIcon: 'star' },
  { pagePath: '/shop', text: 'Shop', icon: 'grid', badge: '3' },
  { text: 'News', icon: 'info', redDot: true },
  { pagePath: '/me', text: 'Me', icon: 'user' },
];
const attribute = (value: unknown) => JSON.stringify(value).replaceAll('"', '&quot;');

/** The line at its edge. */
const lineOf = (bar: NcTabBar) => getComputedStyle(partsOf(bar, 'bar')[0]!, '::before');
const partsOf = (bar: NcTabBar, part: string) => [
  ...bar.shadowRoot!.querySelectorAll<HTMLElement>(`[part~="${part}"]`),
];

describe('<nc-tab-bar>', () => {
  let log: unknown[];

  const create = async (settings: Partial<NcTabBar> = {}, dir = 'ltr'): Promise<NcTabBar> => {
    const home = await fixture<HTMLElement>(html`<div dir=${dir}><nc-tab-bar></nc-tab-bar></div>`);
    const bar = home.querySelector('nc-tab-bar')!;
    Object.assign(bar, { list: LIST, ...settings });
    await bar.updateComplete;
    log = [];
    bar.addEventListener('tabtap', (event) => {
      const { index, item, same } = event as TabTapEvent;
      log.push(['tabtap', index, item.text, same, bar.selected]);
    });
    bar.addEventListener('change', (event) => {
      const { index, item } = event as TabChangeEvent;
      log.push(['change', index, item.text, bar.selected]);
    });
    bar.addEventListener('midbuttontap', () => log.push('mid'));
    return bar;
  };
  const tap = async (element: Element | undefined) => {
    const { left, top, width, height } = element!.getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(left + width / 2), Math.round(top + height / 2)] });
  };
  /** What a tab is called, by its content: all of it but what is hidden from those who listen. */
  const nameOf = (tab: Element) => {
    const said = [...tab.querySelectorAll('[part=text], .unseen')];
    return said.map((child) => child.textContent).join(' ');
  };
  const names = (bar: NcTabBar) => partsOf(bar, 'tab').map(nameOf);

  elementSuite<NcTabBar>({
    tag: 'nc-tab-bar',
    html: `<nc-tab-bar list="${attribute(LIST)}"></nc-tab-bar>`,
    states: {
      marked: `<nc-tab-bar aria-label="Marked" selected="1" list="${attribute(LIST)}" mid-button='{"icon":"star"}'></nc-tab-bar>`,
      disabled: `<nc-tab-bar aria-label="Disabled" list='[{"text":"A"},{"text":"B","disabled":true}]'></nc-tab-bar>`,
      glass: `<nc-tab-bar aria-label="Glass" blur-effect="dark" list='[{"text":"A"},{"text":"B","redDot":true}]'></nc-tab-bar>`,
      glyphs: `<nc-tab-bar aria-label="Glyphs" layout="row" list='[{"text":"A","iconfont":{"text":"\ue001"}},{"text":"B"}]'></nc-tab-bar>`,
      vertical: `<nc-tab-bar aria-label="Vertical" direction="vertical" list='[{"text":"A","icon":"home"}]'></nc-tab-bar>`,
      top: `<nc-tab-bar aria-label="Top" position="top" list='[{"text":"A"},{"text":"B"}]'></nc-tab-bar>`,
    },
    properties: {
      list: { default: undefined, sample: [{ text: 'A' }] },
      selected: { default: 0, sample: 1 },
      color: { default: '', sample: 'red' },
      selectedColor: { default: '', sample: 'red' },
      backgroundColor: { default: '', sample: 'red' },
      borderStyle: { default: '', sample: 'white' },
      borderColor: { default: '', sample: 'red' },
      backgroundImage: { default: '', sample: 'linear-gradient(red, blue)' },
      backgroundRepeat: { default: 'no-repeat', sample: 'repeat', reflects: true },
      blurEffect: { default: 'none', sample: 'light', reflects: true },
      iconfontSrc: { default: '', sample: '/__http__/media/wide.ttf' },
      fontSize: { default: undefined, sample: 12 },
      iconWidth: { default: undefined, sample: 30 },
      spacing: { default: undefined, sample: 4 },
      height: { default: undefined, sample: 60 },
      showIcon: { default: true, sample: false },
      layout: { default: 'column', sample: 'row', reflects: true },
      direction: { default: 'horizontal', sample: 'vertical', reflects: true },
      position: { default: 'bottom', sample: 'top', reflects: true },
      midButton: { default: undefined, sample: { text: 'Add' } },
    },
    text: {
      html: `<nc-tab-bar list='[{"text":"A"}]'></nc-tab-bar>`,
      read: (bar) => bar.shadowRoot!.querySelector('nav')?.getAttribute('aria-label'),
      en: 'Main',
      fr: 'Navigation principale',
    },
  });

  for (const position of ['top', 'bottom'] as const) {
    it(`is 50 px high with its line, at the ${position}`, async () => {
      const bar = await create({ position, midButton: { icon: 'star', text: 'Add' } });
      expect(bar.getBoundingClientRect().height).to.equal(50);
    });
  }

  for (const [where, lines, properties] of [
    ['in a row that scrolls', 1, { selected: 0 }],
    ['in lines beside a button in the middle', 2, { midButton: { text: 'Add' } }],
    ['in lines in a bar at the side', 2, { direction: 'vertical' }],
  ] as const) {
    it(`shows all of a word that is wider than its tab, ${where}`, async () => {
      const text = 'Incomprehensibilities';
      const bar = await create({ list: Array.from({ length: 4 }, () => ({ text, icon: 'home' })), ...properties });
      bar.style.width = lines === 1 || 'midButton' in properties ? '320px' : '72px';
      for (const label of partsOf(bar, 'text').filter(({ textContent }) => textContent === text)) {
        expect(label.scrollWidth, 'wide').to.be.at.most(label.clientWidth);
        expect(Math.min(2, Math.round(label.offsetHeight / 13)), 'lines').to.equal(lines);
        expect(label.getBoundingClientRect().bottom).to.be.at.most(bar.getBoundingClientRect().bottom);
      }
      expect(bar.scrollWidth).to.be.at.most(bar.clientWidth);
    });
  }

  it('says which page is shown', async () => {
    const bar = await create({ selected: 3 });
    const current = () => partsOf(bar, 'tab').map((tab) => tab.getAttribute('aria-current'));
    expect(current()).to.deep.equal([null, null, null, 'page']);
    bar.selected = -1;
    await bar.updateComplete;
    expect(current()).to.deep.equal([null, null, null, null]);
  });

  describe('a tap', () => {
    it('selects, and tells once it has', async () => {
      const bar = await create();
      await tap(partsOf(bar, 'tab')[1]);
      expect(log).to.deep.equal([
        ['tabtap', 1, 'Shop', false, 0],
        ['change', 1, 'Shop', 1],
      ]);
      expect(location.pathname).to.not.equal('/shop');
    });

    it('of the selected tab is no change', async () => {
      const bar = await create({ selected: 2 });
      await tap(partsOf(bar, 'tab')[2]);
      expect(log).to.deep.equal([['tabtap', 2, 'News', true, 2]]);
    });

    it('that a listener prevents selects nothing', async () => {
      const bar = await create();
      bar.addEventListener('tabtap', (event) => event.preventDefault());
      await tap(partsOf(bar, 'tab')[1]);
      expect(log).to.deep.equal([['tabtap', 1, 'Shop', false, 0]]);
      expect(bar.selected).to.equal(0);
    });

    it('of a disabled tab does nothing', async () => {
      const bar = await create({ list: [{ text: 'A' }, { text: 'B', pagePath: '/b', disabled: true }] });
      await tap(partsOf(bar, 'tab')[1]);
      expect(log).to.deep.equal([]);
    });

    it('counts tabs that are not visible', async () => {
      const bar = await create({ list: [{ text: 'A', visible: false }, { text: 'B' }, { text: 'C' }], selected: 1 });
      expect(names(bar)).to.deep.equal(['B', 'C']);
      await tap(partsOf(bar, 'tab')[1]);
      expect(log[1]).to.deep.equal(['change', 2, 'C', 2]);
    });

    it('by Enter is one as well', async () => {
      const bar = await create();
      partsOf(bar, 'tab')[1]!.focus();
      await keys('Enter');
      expect(log).to.have.length(2);
    });

    it('with a key held is the browser’s', async () => {
      const bar = await create();
      let isPrevented: boolean | undefined;
      const keep = (event: Event) => {
        isPrevented = event.defaultPrevented;
        event.preventDefault();
      };
      addEventListener('click', keep, { once: true });
      partsOf(bar, 'tab')[1]!.dispatchEvent(
        new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ctrlKey: true }),
      );
      expect(isPrevented).to.equal(false);
      expect(log).to.deep.equal([]);
    });
  });

  it('fires nothing when code selects', async () => {
    const bar = await create();
    bar.selected = 2;
    await bar.updateComplete;
    expect(log).to.deep.equal([]);
  });

  it('links to the pages, by the addresses that the host of the page gives', async () => {
    const answer = (event: RequestEvent) => {
      if (event.name === 'createHref') event.respondWith(`#${String(event.options.url)}`);
    };
    document.body.addEventListener('nc-request', answer);
    const bar = await create();
    document.body.removeEventListener('nc-request', answer);
    expect(partsOf(bar, 'tab').map((tab) => tab.getAttribute('href'))).to.deep.equal([
      '#/home',
      '#/shop',
      null,
      '#/me',
    ]);
  });

  it('links to no script', async () => {
    const { warn } = console;
    let warnings = 0;
    console.warn = () => warnings++;
    const bar = await create({ list: [{ pagePath: 'javascript:alert(1)', text: 'A' }] });
    console.warn = warn;
    expect(partsOf(bar, 'tab')[0]!.hasAttribute('href')).to.equal(false);
    expect(warnings).to.equal(1);
  });

  it('moves the focus by arrow keys and by Tab, past disabled tabs', async () => {
    const bar = await create({ list: [...LIST, { text: 'Off', disabled: true }, { text: 'Last' }] });
    const focused = () => nameOf(deepActiveElement()!);
    partsOf(bar, 'tab')[0]!.focus();
    await keys('ArrowRight');
    expect(focused()).to.equal('Shop 3');
    await keys('Tab');
    expect(focused()).to.equal('News new');
    await keys('End');
    expect(focused()).to.equal('Last');
    await keys('ArrowLeft');
    expect(focused()).to.equal('Me');
    expect(log).to.deep.equal([]);
  });

  it('mirrors the arrow keys in right-to-left text', async () => {
    const bar = await create({}, 'rtl');
    partsOf(bar, 'tab')[0]!.focus();
    await keys('ArrowLeft');
    expect(deepActiveElement()).to.equal(partsOf(bar, 'tab')[1]);
  });

  describe('badges', () => {
    const cases = [
      ['99', '99', 'A 99'],
      ['999', '999', 'A 999'],
      ['1234', '…', 'A 1234'],
      ['新', '新', 'A 新'],
      ['新品', '…', 'A 新品'],
      ['Hot', 'Hot', 'A Hot'],
      ['Sale', '…', 'A Sale'],
      [7, '7', 'A 7'],
      [0, '0', 'A 0'],
    ] as const;
    for (const [badge, shown, name] of cases) {
      it(`${badge}: "${shown}", said as "${name}"`, async () => {
        const bar = await create({ list: [{ text: 'A', badge, redDot: true }] });
        expect(partsOf(bar, 'badge').map((mark) => mark.textContent)).to.deep.equal([shown]);
        expect(partsOf(bar, 'dot')).to.have.length(0);
        expect(names(bar)).to.deep.equal([name]);
      });
    }

    it('an empty one is not shown', async () => {
      const bar = await create({ list: [{ text: 'A', badge: '' }] });
      expect(partsOf(bar, 'badge')).to.have.length(0);
    });

    it('say what they count, if the app tells it', async () => {
      const list = [
        { text: 'A', badge: 3, badgeLabel: '3 unread messages' },
        { text: 'B', redDot: true, badgeLabel: 'unread' },
        { text: 'C', badgeLabel: 'nothing' },
      ];
      expect(names(await create({ list }))).to.deep.equal(['A 3 unread messages', 'B unread', 'C']);
    });

    it('are told in the language of the app', async () => {
      const bar = await create();
      expect(names(bar)[2]).to.equal('News new');
      await withLocale('fr', async () => {
        await bar.updateComplete;
        expect(names(bar)[2]).to.match(/^News (?!new)./);
      });
    });
  });

  describe('the button in the middle', () => {
    const order = (bar: NcTabBar) => [...bar.shadowRoot!.querySelector('nav')!.children].map((tab) => tab.part.value);

    it('is between two halves, and fires midbuttontap', async () => {
      const bar = await create({ midButton: { icon: 'star' } });
      expect(order(bar)).to.deep.equal(['tab tab-selected', 'tab', 'mid', 'tab', 'tab']);
      await tap(partsOf(bar, 'mid')[0]);
      expect(log).to.deep.equal(['mid']);
    });

    it('is not there while the number of visible tabs is odd', async () => {
      const bar = await create({ midButton: { icon: 'star' }, list: [...LIST, { text: 'B' }] });
      expect(order(bar)).to.not.include('mid');
      bar.list = [...LIST, { text: 'B', visible: false }];
      await bar.updateComplete;
      expect(order(bar)).to.include('mid');
    });

    it('has the sizes and the picture that it is given', async () => {
      const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
      const bar = await create({ midButton: { icon: 'star', width: 70, height: '60', backgroundImage: picture } });
      const mid = partsOf(bar, 'mid')[0]!;
      const { width, height } = mid.getBoundingClientRect();
      expect([width, height]).to.deep.equal([70, 60]);
      expect(getComputedStyle(mid).backgroundImage).to.contain(picture);
    });
  });

  describe('icons', () => {
    it('are pictures when they are addresses, else icons by name', async () => {
      const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
      const bar = await create({
        list: [
          { text: 'A', icon: picture },
          { text: 'B', icon: 'home' },
        ],
      });
      expect(partsOf(bar, 'icon').map((icon) => icon.firstElementChild!.localName)).to.deep.equal(['img', 'nc-icon']);
    });

    it('change with the selection, if there are two', async () => {
      const bar = await create();
      const first = () => bar.shadowRoot!.querySelector('nc-icon')!.getAttribute('type');
      expect(first()).to.equal('star');
      bar.selected = 1;
      await bar.updateComplete;
      expect(first()).to.equal('home');
    });
  });

  it('takes colours', async () => {
    const bar = await create({
      color: 'rgb(1, 2, 3)',
      selectedColor: 'rgb(4, 5, 6)',
      backgroundColor: 'rgb(7, 8, 9)',
      borderStyle: 'black',
    });
    bar.style.setProperty('--nc-duration-fast', '0s');
    const [selected, other] = partsOf(bar, 'tab');
    expect(getComputedStyle(selected!).color).to.equal('rgb(4, 5, 6)');
    expect(getComputedStyle(other!).color).to.equal('rgb(1, 2, 3)');
    expect(getComputedStyle(bar).backgroundColor).to.equal('rgb(7, 8, 9)');
    expect(lineOf(bar).borderTopColor).to.equal('rgba(0, 0, 0, 0.33)');
    bar.borderColor = 'rgb(9, 9, 9)';
    await bar.updateComplete;
    expect(lineOf(bar).borderTopColor).to.equal('rgb(9, 9, 9)');
  });

  it('stays at the end, or the start, of what scrolls', async () => {
    for (const position of ['bottom', 'top'] as const) {
      const box = await fixture<HTMLElement>(
        html`<div style="height:300px;overflow:auto;display:flex;flex-direction:column">
          <div style="flex:none;height:900px;order:${position === 'top' ? 1 : 0}"></div>
          <nc-tab-bar style="flex:none" position=${position} .list=${LIST}></nc-tab-bar>
        </div>`,
      );
      const bar = box.querySelector('nc-tab-bar')!;
      await bar.updateComplete;
      box.scrollTop = 200;
      const [outer, inner] = [box.getBoundingClientRect(), bar.getBoundingClientRect()];
      expect(inner[position]).to.be.closeTo(outer[position], 1);
    }
  });
});
