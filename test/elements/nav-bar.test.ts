import 'nacre/elements/nav-bar';
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import type { ButtonTapEvent, NavBarButton, NcNavBar, SearchFocusEvent, SearchTextEvent } from 'nacre/elements/nav-bar';
import { accessibleNode } from '../helpers/accessibility.js';
import { drawn } from '../helpers/dom.js';
import { isChromium, isWebKit, keys } from '../helpers/commands.js';
import { withLocale } from '../helpers/locale.js';
import { elementSuite } from '../suites/element-suite.js';

const BUTTONS: readonly NavBarButton[] = [
  { type: 'share' },
  { text: 'City', select: true, float: 'left' },
  { type: 'menu', badgeText: '3' },
  { type: 'home', redDot: true, float: 'left' },
];
const attribute = (value: unknown) => JSON.stringify(value).replaceAll('"', '&quot;');
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

describe('<nc-nav-bar>', () => {
  let log: unknown[];

  const create = async (settings: Partial<NcNavBar> = {}, dir = 'ltr'): Promise<NcNavBar> => {
    const home = await fixture<HTMLElement>(html`<div dir=${dir}><nc-nav-bar></nc-nav-bar></div>`);
    const bar = home.querySelector('nc-nav-bar')!;
    log = [];
    bar.addEventListener('back', () => log.push('back'));
    bar.addEventListener('buttontap', (event) =>
      log.push([(event as ButtonTapEvent).index, (event as ButtonTapEvent).button]),
    );
    bar.addEventListener('searchinput', (event) => log.push(`input ${(event as SearchTextEvent).text}`));
    bar.addEventListener('searchconfirm', (event) => log.push(`confirm ${(event as SearchTextEvent).text}`));
    bar.addEventListener('searchclick', () => log.push('click'));
    bar.addEventListener('searchfocus', (event) => log.push(`focus ${(event as SearchFocusEvent).focus}`));
    Object.assign(bar, settings);
    await bar.updateComplete;
    return bar;
  };
  const $ = <E extends HTMLElement = HTMLElement>(bar: NcNavBar, selector: string) =>
    bar.shadowRoot!.querySelector<E>(selector);
  const buttonsOf = (bar: NcNavBar) => [...bar.shadowRoot!.querySelectorAll<HTMLElement>('[part=button]')];
  const tap = async (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(left + width / 2), Math.round(top + height / 2)] });
  };
  const middleOf = (element: Element) => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  };

  elementSuite<NcNavBar>({
    tag: 'nc-nav-bar',
    html: '<nc-nav-bar title="Home"></nc-nav-bar>',
    states: {
      untitled: '<nc-nav-bar></nc-nav-bar>',
      full: `<nc-nav-bar title="Home" back buttons="${attribute(BUTTONS)}"></nc-nav-bar>`,
      loading: '<nc-nav-bar title="Home" loading></nc-nav-bar>',
      searching: '<nc-nav-bar search-input=\'{"placeholder":"Find"}\'></nc-nav-bar>',
      'leading to a search': '<nc-nav-bar search-input=\'{"disabled":true}\'></nc-nav-bar>',
      picture: `<nc-nav-bar title="Home" title-image="${PICTURE}"></nc-nav-bar>`,
    },
    properties: {
      title: { default: '', sample: 'Home' },
      titleSize: { default: undefined, sample: 20 },
      titleImage: { default: '', sample: PICTURE },
      titlePenetrate: { default: false, sample: true, reflects: true },
      loading: { default: false, sample: true },
      back: { default: false, sample: true },
      buttons: { default: undefined, sample: [{ type: 'home' }] },
      searchInput: { default: undefined, sample: { placeholder: 'Find' } },
      frontColor: { default: '', sample: '#ffffff' },
      backgroundColor: { default: '', sample: 'red' },
      type: { default: 'default', sample: 'transparent', reflects: true },
      coverage: { default: 132, sample: 50 },
      scrolled: { default: undefined, sample: 66 },
    },
    cssStates: ['loading'],
    text: {
      html: '<nc-nav-bar back></nc-nav-bar>',
      read: (bar) => $(bar, '.back')?.getAttribute('aria-label'),
      en: 'Back',
      fr: 'Retour',
    },
  });

  it('is 44 px high', async () => {
    const bar = await create({ title: 'Home', back: true, buttons: BUTTONS });
    expect(bar.getBoundingClientRect().height).to.equal(44);
    bar.searchInput = {};
    await bar.updateComplete;
    expect(bar.getBoundingClientRect().height).to.equal(44);
  });

  describe('the title', () => {
    it('is a heading', async () => {
      const bar = await create({ title: 'Home' });
      expect($(bar, 'h1')!.textContent).to.equal('Home');
      bar.title = '';
      await bar.updateComplete;
      expect($(bar, 'h1')).to.equal(null);
    });

    it('set by code stays off the element, so that there is no tooltip', async () => {
      const bar = await create({ title: 'Home' });
      expect(bar.hasAttribute('title')).to.equal(false);
    });

    it('given as an attribute is overruled where the pointer can be', async () => {
      const bar = await fixture<NcNavBar>(html`<nc-nav-bar title="Home"></nc-nav-bar>`);
      const all = $(bar, '[part=bar]')!;
      expect(all.title).to.equal('');
      expect(all.hasAttribute('title')).to.equal(true);
      const [outer, inner] = [bar, all].map((element) => element.getBoundingClientRect());
      expect([inner!.width, inner!.height]).to.deep.equal([outer!.width, outer!.height]);
      expect(bar.getAttribute('title')).to.equal('Home');
    });

    for (const dir of ['ltr', 'rtl']) {
      it(`stands in the middle whatever is at its sides (${dir})`, async () => {
        const bar = await create({ title: 'Home', back: true }, dir);
        expect(middleOf($(bar, 'h1')!)).to.be.closeTo(middleOf(bar), 1);
        bar.buttons = [{ type: 'share' }, { type: 'menu' }];
        await bar.updateComplete;
        expect(middleOf($(bar, 'h1')!)).to.be.closeTo(middleOf(bar), 1);
      });
    }

    it('gives way to what is at its sides when it is long', async () => {
      const bar = await create({ title: 'A very long title '.repeat(9), back: true, buttons: BUTTONS });
      bar.style.width = '320px';
      const heading = $(bar, 'h1')!;
      expect(heading.scrollWidth).to.be.above(heading.clientWidth);
      const box = bar.getBoundingClientRect();
      const { left, right } = heading.getBoundingClientRect();
      for (const button of buttonsOf(bar)) {
        const { left: from, right: to } = button.getBoundingClientRect();
        expect(to <= left || from >= right, 'beside the title').to.equal(true);
        expect(button.getBoundingClientRect().width).to.be.at.least(44);
        expect(button.getBoundingClientRect().right).to.be.at.most(box.right);
      }
    });

    it('may be a picture, of its name', async () => {
      const bar = await create({ title: 'Home', titleImage: PICTURE });
      const picture = $<HTMLImageElement>(bar, 'h1 img')!;
      expect([picture.src, picture.alt, picture.clientHeight]).to.deep.equal([PICTURE, 'Home', 26]);
    });

    it('is as large as its size', async () => {
      const bar = await create({ title: 'Home', titleSize: 20 });
      expect(getComputedStyle($(bar, 'h1')!).fontSize).to.equal('20px');
      bar.titleSize = undefined;
      await bar.updateComplete;
      expect(getComputedStyle($(bar, 'h1')!).fontSize).to.equal('16px');
    });

    it('leaves its place to the spinner, and is a heading still', async () => {
      const bar = await create({ title: 'Home', loading: true });
      expect($(bar, 'h1')!.clientWidth).to.be.at.most(1);
      expect($(bar, '[part=spinner]')!.offsetWidth).to.be.above(15);
      expect(middleOf($(bar, '[part=spinner]')!)).to.be.closeTo(middleOf(bar), 1);
      bar.loading = false;
      await bar.updateComplete;
      expect($(bar, 'h1')!.clientWidth).to.be.above(10);
      expect($(bar, '[part=spinner]')).to.equal(null);
    });

    it('is replaced by what the page puts into its slot', async () => {
      const bar = await fixture<NcNavBar>(html`<nc-nav-bar title="A"><b slot="title">B</b></nc-nav-bar>`);
      expect($(bar, 'h1')!.checkVisibility()).to.equal(false);
      expect(middleOf(bar.firstElementChild!)).to.be.closeTo(middleOf(bar), 1);
    });
  });

  it('tells that the user wants to go back', async () => {
    const bar = await create({ back: true });
    await tap($(bar, '.back')!);
    expect(log).to.deep.equal(['back']);
    $(bar, '.back')!.focus();
    await keys('Enter');
    expect(log).to.deep.equal(['back', 'back']);
    bar.back = false;
    await bar.updateComplete;
    expect($(bar, '.back')).to.equal(null);
  });

  describe('buttons', () => {
    it('tell of taps with their place in the list, wherever they stand', async () => {
      const bar = await create({ buttons: BUTTONS });
      for (const button of buttonsOf(bar)) await tap(button);
      expect(log).to.deep.equal([1, 3, 0, 2].map((index) => [index, BUTTONS[index]]));
    });

    for (const dir of ['ltr', 'rtl']) {
      it(`stand where they should (${dir})`, async () => {
        const bar = await create({ buttons: BUTTONS }, dir);
        const isAtStart = buttonsOf(bar).map((button) => middleOf(button) < middleOf(bar) === (dir === 'ltr'));
        expect(isAtStart).to.deep.equal([true, true, false, false]);
      });
    }

    it('have the look that they are given', async () => {
      const bar = await create({
        buttons: [
          { text: 'A', color: 'rgb(1, 2, 3)', width: '80', fontSize: 20, fontWeight: 'bold' },
          { text: 'B', float: 'left', width: '5em' },
        ],
      });
      const [left, right] = buttonsOf(bar);
      const { color, width, fontSize, fontWeight } = getComputedStyle(right!);
      expect([color, width, fontSize, fontWeight]).to.deep.equal(['rgb(1, 2, 3)', '80px', '20px', '700']);
      expect(getComputedStyle(left!).width).to.equal('80px');
      bar.buttons = [{ text: 'A' }];
      await bar.updateComplete;
      expect(buttonsOf(bar)[0]!.style.cssText).to.equal('');
    });

    it('cannot bring other declarations in with a value', async () => {
      const bar = await create({ buttons: [{ text: 'A', color: 'red; position: fixed' }] });
      expect(buttonsOf(bar)[0]!.style.cssText).to.equal('');
    });

    it('show their badges, long ones as an ellipsis', async () => {
      const bar = await create({
        buttons: [
          { type: 'menu', badgeText: '1000' },
          { type: 'share', redDot: true },
        ],
      });
      expect($(bar, '[part=badge]')!.textContent).to.equal('…');
      expect(bar.shadowRoot!.querySelectorAll('[part=dot]')).to.have.length(1);
    });

    if (isChromium) {
      it('have names', async () => {
        const bar = await create({ buttons: [...BUTTONS, { type: 'favorite', text: 'Keep' }] });
        const names = [];
        for (const button of buttonsOf(bar)) names.push((await accessibleNode(button)).name);
        expect(names).to.deep.equal(['City', 'Home new', 'Share', 'Menu 3 new', 'Keep']);
      });
    }

    it('change their language', async () => {
      const bar = await create({ buttons: [{ type: 'share' }] });
      await withLocale('fr', async () => {
        await bar.updateComplete;
        expect($(bar, '.unseen')!.textContent).to.equal('Partager');
      });
    });
  });

  describe('the front colour', () => {
    const colors = [
      ['#ffffff', 'rgb(255, 255, 255)'],
      ['WHITE', 'rgb(255, 255, 255)'],
      ['black', 'rgb(0, 0, 0)'],
      ['#000', 'rgb(0, 0, 0)'],
    ] as const;
    for (const [given, color] of colors) {
      it(`${given} is ${color}`, async () => {
        const bar = await create({ frontColor: given, title: 'A', back: true });
        expect(getComputedStyle($(bar, 'h1')!).color).to.equal(color);
        expect(getComputedStyle($(bar, '.back')!).color).to.equal(color);
      });
    }

    it('is white or black only: another is ignored, with a warning', async () => {
      const { warn } = console;
      const warnings: string[] = [];
      console.warn = (text: string) => warnings.push(text);
      const bar = await create({ title: 'A' });
      const before = getComputedStyle($(bar, 'h1')!).color;
      bar.frontColor = '#ff0000';
      await bar.updateComplete;
      console.warn = warn;
      expect(getComputedStyle($(bar, 'h1')!).color).to.equal(before);
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.include('<nc-nav-bar> front-color');
    });
  });

  describe('the search field', () => {
    const field = (bar: NcNavBar) => $<HTMLInputElement>(bar, 'input')!;

    it('tells of its text, and of nothing else', async () => {
      const bar = await create({ searchInput: { placeholder: 'Find' } });
      let others = 0;
      for (const type of ['input', 'change']) bar.parentElement!.addEventListener(type, () => others++);
      field(bar).focus();
      await sendKeys({ type: 'ab' });
      await keys('Enter');
      field(bar).blur();
      const texts = log.filter((entry) => !String(entry).startsWith('focus'));
      expect(texts).to.deep.equal(['input a', 'input ab', 'confirm ab']);
      expect(others).to.equal(0);
    });

    // WebKitGTK's window is never the active one here: nothing in it gets focus events.
    if (!isWebKit) {
      it('tells of its focus', async () => {
        const bar = await create({ searchInput: {} });
        await tap(field(bar));
        field(bar).blur();
        expect(log).to.deep.equal(['focus true', 'focus false']);
      });
    }

    it('tells once of what was composed, and confirms no candidate', async () => {
      const bar = await create({ searchInput: {} });
      const input = field(bar);
      const send = (type: string, init: CompositionEventInit & InputEventInit = {}) => {
        const Constructor = type === 'input' ? InputEvent : CompositionEvent;
        input.dispatchEvent(new Constructor(type, { bubbles: true, composed: true, ...init }));
      };
      send('compositionstart');
      for (const text of ['n', 'ni']) {
        input.value = text;
        send('input', { isComposing: true });
      }
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }));
      expect(log).to.deep.equal([]);
      input.value = '你';
      send('input', { isComposing: true });
      send('compositionend');
      expect(log).to.deep.equal(['input 你']);
      input.value = '你a';
      send('input');
      expect(log).to.deep.equal(['input 你', 'input 你a']);
    });

    it('that is disabled is a button, which tells of taps', async () => {
      const bar = await create({ searchInput: { disabled: true, placeholder: 'Find' } });
      expect($(bar, 'input')).to.equal(null);
      const button = $(bar, 'button')!;
      expect(button.textContent!.trim()).to.equal('Find');
      await tap(button);
      expect(log).to.deep.equal(['click']);
    });

    it('takes the focus when it appears, if it should, and not again', async () => {
      const bar = await create({ searchInput: { autoFocus: true } });
      expect(bar.shadowRoot!.activeElement === field(bar)).to.equal(true);
      field(bar).blur();
      bar.searchInput = { autoFocus: true, placeholder: 'Find' };
      await bar.updateComplete;
      expect(bar.shadowRoot!.activeElement).to.equal(null);
      expect(field(bar).placeholder).to.equal('Find');
    });

    it('keeps its text while the bar changes', async () => {
      const bar = await create({ searchInput: {} });
      field(bar).value = 'kept';
      Object.assign(bar, { back: true, buttons: BUTTONS, searchInput: { placeholder: 'Find' } });
      await bar.updateComplete;
      expect(field(bar).value).to.equal('kept');
    });

    it('has the look that it is given', async () => {
      const bar = await create({
        searchInput: { align: 'center', color: 'rgb(1, 2, 3)', backgroundColor: 'rgb(4, 5, 6)', borderRadius: '4' },
      });
      const box = getComputedStyle($(bar, '[part=search]')!);
      expect([box.backgroundColor, box.borderTopLeftRadius]).to.deep.equal(['rgb(4, 5, 6)', '4px']);
      const { color, textAlign } = getComputedStyle(field(bar));
      expect([color, textAlign]).to.deep.equal(['rgb(1, 2, 3)', 'center']);
    });
  });

  describe('over a page that scrolls', () => {
    const place = async (type: NcNavBar['type'], beside = false) => {
      const bar = html`<nc-nav-bar type=${type} title="A" back background-color="rgb(0, 0, 255)"></nc-nav-bar>`;
      const page = html`<div style="height:2000px">page</div>`;
      const box = 'height:300px;overflow:auto;position:relative';
      const home = await fixture<HTMLElement>(
        beside
          ? html`<div>${bar}<div class="scroller" style=${box}>${page}</div></div>`
          : html`<div><div class="scroller" style=${box}>${bar}${page}</div></div>`,
      );
      const element = home.querySelector('nc-nav-bar')!;
      await element.updateComplete;
      return { element, scroller: home.querySelector<HTMLElement>('.scroller')! };
    };
    const backgroundOf = (bar: NcNavBar) => getComputedStyle($(bar, '[part=bar]')!).backgroundColor;
    /** Share of the background, from 0 to 1, whatever the notation. */
    const opacityOf = (bar: NcNavBar) => {
      const alpha = /[,/] ?([\d.]+)\)$/.exec(backgroundOf(bar).replace(/^rgb\(.*\)$/, '(/ 1)'));
      return Number(alpha?.[1] ?? 1);
    };
    const scrollTo = async (scroller: HTMLElement, top: number) => {
      scroller.scrollTop = top;
      await drawn();
    };

    it('the bar stays at the top', async () => {
      const { element, scroller } = await place('default');
      await scrollTo(scroller, 200);
      expect(element.getBoundingClientRect().top).to.equal(scroller.getBoundingClientRect().top);
      expect(opacityOf(element)).to.equal(1);
    });

    for (const type of ['transparent', 'float'] as const) {
      it(`a bar of type ${type} takes no room`, async () => {
        const { element, scroller } = await place(type);
        expect(element.nextElementSibling!.getBoundingClientRect().top).to.equal(scroller.getBoundingClientRect().top);
        await scrollTo(scroller, 500);
        expect(element.getBoundingClientRect().top).to.equal(scroller.getBoundingClientRect().top);
      });
    }

    for (const beside of [false, true]) {
      it(`a transparent bar ${beside ? 'beside' : 'inside'} the scroller comes over 132 px`, async () => {
        const { element, scroller } = await place('transparent', beside);
        const title = () => Number(getComputedStyle($(element, 'h1')!).opacity);
        expect([opacityOf(element), title()]).to.deep.equal([0, 0]);
        await scrollTo(scroller, 66);
        expect(opacityOf(element)).to.be.closeTo(0.5, 0.01);
        expect(title()).to.be.closeTo(0.5, 0.01);
        await scrollTo(scroller, 500);
        expect([opacityOf(element), title()]).to.deep.equal([1, 1]);
        await scrollTo(scroller, 0);
        expect(opacityOf(element)).to.equal(0);
      });
    }

    it('it does not follow scrollers deeper in the page', async () => {
      const { element, scroller } = await place('transparent');
      const inner = document.createElement('div');
      inner.style.cssText = 'height:100px;overflow:auto';
      inner.innerHTML = '<div style="height:900px"></div>';
      scroller.append(inner);
      inner.scrollTop = 300;
      await drawn();
      expect(opacityOf(element)).to.equal(0);
    });

    it('over as many px as it is told, and by code', async () => {
      const { element, scroller } = await place('transparent');
      element.coverage = 100;
      element.scrolled = 25;
      await element.updateComplete;
      expect(opacityOf(element)).to.be.closeTo(0.25, 0.01);
      await scrollTo(scroller, 80);
      expect(opacityOf(element)).to.be.closeTo(0.25, 0.01);
    });

    it('a floating bar has only the background that it is given', async () => {
      const { element } = await place('float');
      expect(backgroundOf(element)).to.equal('rgb(0, 0, 255)');
      element.backgroundColor = '';
      await element.updateComplete;
      expect(backgroundOf(element)).to.equal('rgba(0, 0, 0, 0)');
    });

    it('lets taps through if it should, but for its buttons', async () => {
      const { element } = await place('float');
      element.titlePenetrate = true;
      await element.updateComplete;
      const at = (target: Element) => {
        const { left, top, width, height } = target.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2);
      };
      expect(at(element) === element.nextElementSibling).to.equal(true);
      expect(at($(element, '.back')!) === element).to.equal(true);
    });
  });
});
