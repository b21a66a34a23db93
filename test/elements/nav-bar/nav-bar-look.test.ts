import { expect, waitUntil } from '@open-wc/testing';
import { contrast } from '../../helpers/contrast.js';
import { mediaUrl } from '../../helpers/media.js';
import { $, createNavBar } from '../../helpers/nav-bar.js';
import { useTokens } from '../../helpers/tokens.js';
import { collectWarnings } from '../../helpers/warnings.js';

const GLYPH = '\ue001';
/** What is read of a button. */
const nameOf = (button: Element | null) =>
  [...button!.querySelectorAll('span:not([aria-hidden="true"])')].map(({ textContent }) => textContent).join(' ');
const fontsOf = () => [...document.fonts].filter(({ family }) => family.includes('nc-font'));

const shadowOf = (bar: HTMLElement) => getComputedStyle($(bar as never, '[part=bar]')!).boxShadow;
/** How strong the shadow is, from 0 to 1, whatever the notation. */
const alphaOf = (bar: HTMLElement) => Number(/[,/] ?([\d.]+)\)/.exec(shadowOf(bar))?.[1] ?? 1);

describe('the look of <nc-nav-bar>', () => {
  before(useTokens);

  describe('the shadow', () => {
    for (const shadow of ['grey', 'blue', 'green', 'orange', 'red', 'yellow'] as const) {
      it(`is 5 px below the bar, ${shadow}, without room of its own`, async () => {
        const { bar } = await createNavBar({ title: 'Home', shadow });
        expect(shadowOf(bar)).to.match(/0px 2px 4px -1px$/);
        expect(alphaOf(bar), 'it has a colour').to.be.above(0.3);
        expect(bar.offsetHeight).to.equal(44);
      });
    }

    it('is not there unless asked for, and comes with a transparent bar', async () => {
      const { bar } = await createNavBar({ title: 'Home' });
      expect(shadowOf(bar)).to.equal('none');
      bar.shadow = 'blue';
      await bar.updateComplete;
      const whole = alphaOf(bar);
      bar.type = 'transparent';
      await bar.updateComplete;
      expect(alphaOf(bar)).to.equal(0);
      bar.scrolled = 66;
      await bar.updateComplete;
      expect(alphaOf(bar)).to.be.closeTo(whole / 2, 0.02);
    });
  });

  describe('icons of buttons', () => {
    it('are those of <nc-icon>, under the name that the button is given', async () => {
      const { bar } = await createNavBar({ buttons: [{ icon: 'edit', label: 'Edit the job' }] });
      expect($(bar, '[part=button] nc-icon')!.getAttribute('type')).to.equal('edit');
      expect(nameOf($(bar, '[part=button]'))).to.equal('Edit the job');
      await expect(bar).to.be.accessible();
    });

    it('replace the one of the type, whose name stays', async () => {
      const { bar } = await createNavBar({ buttons: [{ type: 'menu', icon: 'settings' }] });
      expect($(bar, '[part=button] nc-icon')!.getAttribute('type')).to.equal('settings');
      expect(nameOf($(bar, '[part=button]'))).to.equal('Menu');
    });

    it('without a name warn once, and still have one', async () => {
      const warnings = collectWarnings();
      const { bar } = await createNavBar({ buttons: [{ icon: 'search' }] });
      const texts = warnings.stop();
      expect(texts).to.have.length(1);
      expect(texts[0]).to.include('<nc-nav-bar> buttons: expected a label of the button that shows an icon');
      expect(nameOf($(bar, '[part=button]'))).to.equal('Button');
    });
  });

  describe('glyphs of an icon font', () => {
    it('are not read: the button has the name that it is given', async () => {
      const { bar } = await createNavBar({ buttons: [{ text: GLYPH, label: 'Scan', badgeText: 2 }] });
      const button = $(bar, '[part=button]')!;
      expect(nameOf(button)).to.equal('Scan 2');
      expect($(bar, '.glyph')!.textContent).to.equal(GLYPH);
      expect($(bar, '.glyph')!.ariaHidden).to.equal('true');
      await expect(bar).to.be.accessible();
    });

    it('without a name warn once, and still have one', async () => {
      const warnings = collectWarnings();
      const { bar } = await createNavBar({ buttons: [{ text: '\ue0ff' }] });
      bar.buttons = [{ text: '\ue0ff' }, { type: 'menu' }];
      await bar.updateComplete;
      const texts = warnings.stop();
      expect(texts).to.have.length(1);
      expect(texts[0]).to.include('<nc-nav-bar> buttons: expected a label');
      expect(nameOf($(bar, '[part=button]'))).to.equal('Button');
      await expect(bar).to.be.accessible();
    });

    it('words are no glyphs: they are the name', async () => {
      const { bar } = await createNavBar({ buttons: [{ text: 'Edit', label: 'Other' }] });
      expect(nameOf($(bar, '[part=button]'))).to.equal('Edit');
    });

    it('load their font once for each URL, and use it', async () => {
      const before = fontsOf().length;
      const fontSrc = mediaUrl('wide.ttf', 'nav');
      const { bar } = await createNavBar({
        buttons: [
          { text: 'ab', fontSrc, fontSize: 10 },
          { text: 'ab', fontSrc, fontFamily: 'serif' },
        ],
      });
      const other = await createNavBar({ buttons: [{ text: 'ab', fontSrc }] });
      expect(fontsOf()).to.have.length(before + 1);
      const text = $(bar, '[part=button] span')!;
      await waitUntil(() => text.getBoundingClientRect().width === 60, 'the font of the tests has boxes of 3 em');
      const second = bar.shadowRoot!.querySelectorAll<HTMLElement>('[part=button]')[1]!;
      expect(second.style.fontFamily).to.match(/^"?nc-font[^,]+, serif$/);
      expect($(other.bar, '[part=button]')!.style.fontFamily).to.equal(second.style.fontFamily.split(',')[0]);
    });

    it('whose URL tries to be more than that is one URL', async () => {
      const warnings = collectWarnings();
      const fontSrc = 'data:font/ttf,x");src:url("https://elsewhere.example/x';
      await createNavBar({ buttons: [{ text: 'a', fontSrc }] });
      await waitUntil(() => warnings.texts.length > 0, 'it is no font');
      expect(warnings.stop()[0]).to.include('<nc-nav-bar> buttons: expected the address of a font');
    });

    it('that are script are refused', async () => {
      const warnings = collectWarnings();
      const before = fontsOf().length;
      const { bar } = await createNavBar({ buttons: [{ text: 'a', fontSrc: 'java\nscript:alert(1)' }] });
      expect(warnings.stop()).to.have.length(1);
      expect(fontsOf()).to.have.length(before);
      expect($(bar, '[part=button]')!.style.fontFamily).to.equal('');
    });

    it('whose font was lost ask for it again at the next use', async () => {
      const warnings = collectWarnings();
      const fontSrc = 'data:font/ttf,lost';
      const before = fontsOf().length;
      const { bar } = await createNavBar({ buttons: [{ text: 'a', fontSrc }] });
      const family = $(bar, '[part=button]')!.style.fontFamily;
      await waitUntil(() => fontsOf().length === before, 'it is given up');
      bar.buttons = [{ text: 'b', fontSrc }];
      await bar.updateComplete;
      expect($(bar, '[part=button]')!.style.fontFamily).to.not.equal(family);
      await waitUntil(() => fontsOf().length === before, 'it is given up again');
      expect(warnings.stop(), 'one warning').to.have.length(1);
    });
  });

  describe('a background without a front colour', () => {
    const cases = ['#f8f8f8', '#0b6e7d', '#ffd400', '#c0282d', '#000', '#fff'];
    for (const colorScheme of ['light', 'dark'] as const) {
      it(`has a title that can be read (${colorScheme})`, async () => {
        document.documentElement.dataset['ncTheme'] = colorScheme;
        try {
          for (const backgroundColor of cases) {
            const { bar } = await createNavBar({ title: 'A', back: true, backgroundColor });
            const ground = getComputedStyle($(bar, '[part=bar]')!).backgroundColor;
            for (const part of ['h1', '.back']) {
              const { color } = getComputedStyle($(bar, part)!);
              expect(contrast(color, ground), `${part} on ${backgroundColor}`).to.be.at.least(4.5);
            }
          }
        } finally {
          delete document.documentElement.dataset['ncTheme'];
        }
      });
    }

    it('gives way to a front colour, and to the theme when it goes', async () => {
      const { bar } = await createNavBar({ title: 'A', backgroundColor: '#000', frontColor: '#000000' });
      const color = () => getComputedStyle($(bar, 'h1')!).color;
      expect(color()).to.equal('rgb(0, 0, 0)');
      bar.frontColor = '';
      await bar.updateComplete;
      expect(contrast(color(), '#000')).to.equal(21);
      const { bar: plain } = await createNavBar({ title: 'A' });
      bar.backgroundColor = 'red; color: blue';
      await bar.updateComplete;
      expect(color()).to.equal(getComputedStyle($(plain, 'h1')!).color);
    });
  });

  it('buttons over a picture are white on a ground that goes, then have the bar’s colour', async () => {
    const { bar } = await createNavBar({ title: 'A', type: 'transparent', back: true, frontColor: '#000000' });
    bar.style.setProperty('--nc-duration-fast', '0s');
    const button = $(bar, '.back')!;
    const look = () => [getComputedStyle(button).color, getComputedStyle(button, '::before').opacity];
    expect(look()).to.deep.equal(['rgb(255, 255, 255)', '1']);
    bar.scrolled = 65;
    await bar.updateComplete;
    expect(look()).to.deep.equal(['rgb(255, 255, 255)', '1']);
    bar.scrolled = 66;
    await bar.updateComplete;
    expect(look()).to.deep.equal(['rgb(0, 0, 0)', '0']);
    bar.scrolled = 0;
    await bar.updateComplete;
    expect(look()).to.deep.equal(['rgb(255, 255, 255)', '1']);
  });

  it('grows with its text, so that none of it is cut', async () => {
    const { bar } = await createNavBar({ title: 'Home', titleSize: 48, back: true });
    const heading = $(bar, 'h1')!;
    expect(heading.getBoundingClientRect().bottom).to.be.at.most(bar.getBoundingClientRect().bottom);
    expect(bar.offsetHeight).to.be.above(44);
  });

  it('a picture without a title is no heading', async () => {
    const { bar } = await createNavBar({ titleImage: '/favicon.ico' });
    expect([$(bar, 'h1'), $<HTMLImageElement>(bar, 'img')!.alt]).to.deep.equal([null, '']);
    bar.title = 'Home';
    await bar.updateComplete;
    expect($<HTMLImageElement>(bar, 'h1 img')!.alt).to.equal('Home');
  });
});
