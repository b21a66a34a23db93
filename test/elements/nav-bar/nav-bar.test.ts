import 'nacre/elements/nav-bar';
import { expect, fixture, html } from '@open-wc/testing';
import type { NcNavBar } from 'nacre/elements/nav-bar';
import { keys } from '../../helpers/commands.js';
import { withLocale } from '../../helpers/locale.js';
import { $, BUTTONS, createNavBar, tap } from '../../helpers/nav-bar.js';
import { elementSuite } from '../../suites/element-suite.js';

const attribute = (value: unknown) => JSON.stringify(value).replaceAll('"', '&quot;');
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
/** One that strict policies allow. */
const OWN_PICTURE = '/favicon.ico';
const GLYPHS = [{ text: '\ue001', label: 'Scan' }];

describe('<nc-nav-bar>', () => {
  const buttonsOf = (bar: NcNavBar) => [...bar.shadowRoot!.querySelectorAll<HTMLElement>('[part=button]')];
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
      'a large title': '<nc-nav-bar title="Home" large-title back back-label="All"></nc-nav-bar>',
      searching: '<nc-nav-bar search-input=\'{"placeholder":"Find"}\'></nc-nav-bar>',
      'leading to a search': '<nc-nav-bar search-input=\'{"disabled":true}\'></nc-nav-bar>',
      picture: `<nc-nav-bar title="Home" title-image="${OWN_PICTURE}"></nc-nav-bar>`,
      'a picture without a name': `<nc-nav-bar title-image="${OWN_PICTURE}"></nc-nav-bar>`,
      'shadow and glyphs': `<nc-nav-bar title="Home" shadow="blue" buttons="${attribute(GLYPHS)}"></nc-nav-bar>`,
    },
    properties: {
      title: { default: '', sample: 'Home' },
      titleSize: { default: undefined, sample: 20 },
      titleImage: { default: '', sample: OWN_PICTURE },
      largeTitle: { default: false, sample: true, reflects: true },
      titlePenetrate: { default: false, sample: true, reflects: true },
      loading: { default: false, sample: true },
      backLabel: { default: '', sample: 'Albums' },
      back: { default: false, sample: true },
      buttons: { default: undefined, sample: [{ type: 'home' }] },
      searchInput: { default: undefined, sample: { placeholder: 'Find' } },
      frontColor: { default: '', sample: '#ffffff' },
      backgroundColor: { default: '', sample: 'red' },
      shadow: { default: '', sample: 'red', reflects: true },
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
    const { bar } = await createNavBar({ title: 'Home', back: true, buttons: BUTTONS });
    expect(bar.getBoundingClientRect().height).to.equal(44);
    bar.searchInput = {};
    await bar.updateComplete;
    expect(bar.getBoundingClientRect().height).to.equal(44);
  });

  describe('the title', () => {
    it('is a heading', async () => {
      const { bar } = await createNavBar({ title: 'Home' });
      expect($(bar, 'h1')!.textContent).to.equal('Home');
      bar.title = '';
      await bar.updateComplete;
      expect($(bar, 'h1')).to.equal(null);
    });

    it('set by code stays off the element, so that there is no tooltip', async () => {
      const { bar } = await createNavBar({ title: 'Home' });
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
      it(`is centred whatever is at its sides (${dir})`, async () => {
        const { bar } = await createNavBar({ title: 'Home', back: true }, dir);
        expect(middleOf($(bar, 'h1')!)).to.be.closeTo(middleOf(bar), 1);
        bar.buttons = [{ type: 'share' }, { type: 'menu' }];
        await bar.updateComplete;
        expect(middleOf($(bar, 'h1')!)).to.be.closeTo(middleOf(bar), 1);
      });
    }

    for (const size of [16, 32])
      it(`has two lines in the bar when it is long, with texts of ${size} px`, async () => {
        document.documentElement.style.fontSize = `${size}px`;
        try {
          const { bar } = await createNavBar({ title: 'Home', back: true, buttons: [{ type: 'share' }] });
          bar.style.width = `${20 * size}px`;
          const heading = $(bar, 'h1')!;
          const { height } = bar.getBoundingClientRect();
          const line = heading.getBoundingClientRect().height;
          bar.title = 'The tides of all the harbors of the coast';
          await bar.updateComplete;
          expect(heading.getBoundingClientRect().height).to.be.closeTo(2 * line, 1);
          expect([heading.scrollWidth, heading.scrollHeight]).to.deep.equal([
            heading.clientWidth,
            heading.clientHeight,
          ]);
          expect(bar.getBoundingClientRect().height, 'the bar stays as high').to.equal(height);
        } finally {
          document.documentElement.style.fontSize = '';
        }
      });

    it('gives way to what is at its sides when it is long', async () => {
      const { bar } = await createNavBar({ title: 'A very long title '.repeat(9), back: true, buttons: BUTTONS });
      bar.style.width = '320px';
      const heading = $(bar, 'h1')!;
      expect(heading.scrollHeight, 'more than it shows').to.be.above(heading.clientHeight);
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
      const { bar } = await createNavBar({ title: 'Home', titleImage: PICTURE });
      const picture = $<HTMLImageElement>(bar, 'h1 img')!;
      expect([picture.src, picture.alt, picture.clientHeight]).to.deep.equal([PICTURE, 'Home', 26]);
    });

    it('is as large as its size', async () => {
      const { bar } = await createNavBar({ title: 'Home', titleSize: 20 });
      expect(getComputedStyle($(bar, 'h1')!).fontSize).to.equal('20px');
      bar.titleSize = undefined;
      await bar.updateComplete;
      expect(getComputedStyle($(bar, 'h1')!).fontSize).to.equal('16px');
    });

    it('leaves its place to the spinner, and is a heading still', async () => {
      const { bar } = await createNavBar({ title: 'Home', loading: true });
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

  for (const dir of ['ltr', 'rtl']) {
    it(`has its title at the start, as a theme asks for (${dir})`, async () => {
      const { bar } = await createNavBar({ title: 'Inbox', back: true, buttons: [{ type: 'share' }] }, dir);
      const box = (selector: string) => $(bar, selector)!.getBoundingClientRect();
      expect(middleOf($(bar, 'h1')!)).to.be.closeTo(middleOf(bar), 1);
      bar.style.setProperty('--nc-nav-bar-columns', 'auto minmax(0, 1fr) auto');
      bar.style.setProperty('--nc-nav-bar-title-align', 'start');
      const text = document.createRange();
      text.selectNodeContents($(bar, 'h1')!);
      const { left, right } = text.getBoundingClientRect();
      const gap = dir === 'ltr' ? left - box('.back').right : box('.back').left - right;
      expect(gap).to.be.within(0, 8);
      expect(box('[part=end] button')[dir === 'ltr' ? 'right' : 'left']).to.be.closeTo(
        dir === 'ltr' ? bar.getBoundingClientRect().right - 4 : bar.getBoundingClientRect().left + 4,
        1,
      );
    });
  }

  it('says beside the back arrow where it leads', async () => {
    const { bar, log } = await createNavBar({ title: 'Photo', back: true, backLabel: 'Albums' });
    const back = $(bar, '.back')!;
    expect(back.innerText).to.contain('Albums');
    expect(back.textContent.trim().replace(/\s+/g, ' '), 'its name').to.equal('Back Albums');
    expect(back.hasAttribute('aria-label')).to.equal(false);
    await tap(back);
    expect(log).to.deep.equal(['back']);
    bar.backLabel = 'A name that is much longer than any title of a page should be';
    await bar.updateComplete;
    expect($(bar, 'h1')!.getBoundingClientRect().width, 'the title keeps its room').to.be.above(30);
    expect(bar.offsetHeight).to.equal(44);
    bar.backLabel = '';
    await bar.updateComplete;
    expect(back.getAttribute('aria-label')).to.equal('Back');
  });

  it('tells that the user wants to go back', async () => {
    const { bar, log } = await createNavBar({ back: true });
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
    it('fire taps with their index in the list, at either side', async () => {
      const { bar, log } = await createNavBar({ buttons: BUTTONS });
      for (const button of buttonsOf(bar)) await tap(button);
      expect(log).to.deep.equal([1, 3, 0, 2].map((index) => [index, BUTTONS[index]]));
    });

    for (const dir of ['ltr', 'rtl']) {
      it(`stand where they should (${dir})`, async () => {
        const { bar } = await createNavBar({ buttons: BUTTONS }, dir);
        const isAtStart = buttonsOf(bar).map((button) => middleOf(button) < middleOf(bar) === (dir === 'ltr'));
        expect(isAtStart).to.deep.equal([true, true, false, false]);
      });
    }

    it('have the look that they are given', async () => {
      const { bar } = await createNavBar({
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
      const { bar } = await createNavBar({ buttons: [{ text: 'A', color: 'red; position: fixed' }] });
      expect(buttonsOf(bar)[0]!.style.cssText).to.equal('');
    });

    it('show their badges, long ones as an ellipsis', async () => {
      const { bar } = await createNavBar({
        buttons: [
          { type: 'menu', badgeText: '1000' },
          { type: 'share', redDot: true },
        ],
      });
      expect($(bar, '[part=badge]')!.textContent).to.equal('…');
      expect(bar.shadowRoot!.querySelectorAll('[part=dot]')).to.have.length(1);
    });

    it('change their language', async () => {
      const { bar } = await createNavBar({ buttons: [{ type: 'share' }] });
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
        const { bar } = await createNavBar({ frontColor: given, title: 'A', back: true });
        expect(getComputedStyle($(bar, 'h1')!).color).to.equal(color);
        expect(getComputedStyle($(bar, '.back')!).color).to.equal(color);
      });
    }

    it('is white or black only: another is ignored, with a warning', async () => {
      const { warn } = console;
      const warnings: string[] = [];
      console.warn = (text: string) => warnings.push(text);
      const { bar } = await createNavBar({ title: 'A' });
      const before = getComputedStyle($(bar, 'h1')!).color;
      bar.frontColor = '#ff0000';
      await bar.updateComplete;
      console.warn = warn;
      expect(getComputedStyle($(bar, 'h1')!).color).to.equal(before);
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.include('<nc-nav-bar> front-color');
    });
  });
});
