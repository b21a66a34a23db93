import 'nacre/elements/popup';
import { expect, fixture, waitUntil } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import type { NcPopup } from '../../../elements/popup/popup.js';
import { keys } from '../../helpers/commands.js';
import { deepActiveElement, drawn } from '../../helpers/dom.js';
import { screenKeyboard } from '../../helpers/screen-keyboard.js';
import { elementSuite } from '../../suites/element-suite.js';
import { inEveryLook } from '../../suites/looks.js';
import { isVisible, overlaySuite } from '../../suites/overlay-suite.js';
import { boxOf, fling, heightOf, logOf, openPopup, partOf, ROWS, withoutMotion } from './popup-fixture.js';

describe('<nc-popup>', () => {
  elementSuite<NcPopup>({
    tag: 'nc-popup',
    html: '<nc-popup label="Places">One</nc-popup>',
    states: { breakpoints: '<nc-popup breakpoints="0 0.25 0.5" round label="Places">One</nc-popup>' },
    properties: {
      open: { default: false, sample: true, reflects: true },
      canDismiss: { default: true, sample: false, text: 'false' },
      position: { default: 'bottom', sample: 'center' },
      round: { default: false, sample: true },
      overlay: { default: true, sample: false, text: 'false' },
      lightDismiss: { default: true, sample: false, text: 'false' },
      closeOnSlideDown: { default: false, sample: true },
      hasClose: { default: false, sample: true },
      breakpoints: { default: undefined, sample: [0, 0.5, 300], text: '0 0.5 300' },
      initialBreakpoint: { default: undefined, sample: 0.5 },
      breakpoint: { default: undefined, sample: 0.5, attribute: false },
      expandToScroll: { default: true, sample: false, text: 'false' },
      label: { default: '', sample: 'Places' },
      duration: { default: 300, sample: 500 },
    },
    cssStates: ['dragging'],
    use: async (popup) => {
      void popup.show();
      await popup.updateComplete;
      await popup.hide();
    },
    text: {
      html: '<nc-popup open breakpoints="0.25 0.5" label="Places"></nc-popup>',
      read: (popup) => partOf(popup, 'handle').ariaLabel,
      en: 'Height',
      fr: 'Hauteur',
    },
  });

  describe('is accessible while it is open', () => {
    withoutMotion();
    const states = [
      '<nc-popup round close-on-slide-down><h2 slot="header">Places</h2><p>One</p></nc-popup>',
      `<nc-popup breakpoints="0.25 0.5" label="Places">${ROWS}<button slot="footer">Go</button></nc-popup>`,
      '<nc-popup overlay="false" position="end" label="Places"><p>One</p></nc-popup>',
      '<nc-popup position="center"><h2 slot="header">Places</h2><p>One</p></nc-popup>',
    ];
    inEveryLook(async () => {
      for (const html of states) {
        const { popup } = await openPopup(html);
        await expect(popup).to.be.accessible();
        await popup.hide();
      }
    });
  });
  overlaySuite({
    tag: 'nc-popup',
    html: '<nc-popup label="Places" round light-dismiss="false"><p>One</p></nc-popup>',
    modal: true,
  });
  describe('without an overlay', () => {
    overlaySuite({
      tag: 'nc-popup',
      html: '<nc-popup label="Places" overlay="false"><p>One</p></nc-popup>',
      modal: false,
    });
  });

  describe('in use', () => {
    withoutMotion();
    let popup: NcPopup;
    let log: string[];
    const open = async (html: string) => ({ popup, log } = await openPopup(html));
    afterEach(() => popup.hide());

    it('is at its position', async () => {
      const { clientWidth: width } = document.documentElement;
      const places: Record<string, (box: DOMRect) => boolean> = {
        bottom: ({ bottom, top }) => bottom === innerHeight && top > 100,
        top: ({ bottom, top }) => top === 0 && bottom < 500,
        left: ({ left, right, height }) => left === 0 && right < width && height === innerHeight,
        right: ({ left, right, height }) => right === width && left > 0 && height === innerHeight,
        center: ({ left, right, top, bottom }) =>
          Math.abs(left + right - width) <= 1 && Math.abs(top + bottom - innerHeight) <= 1 && top > 0,
      };
      for (const [position, isThere] of Object.entries(places)) {
        await open(`<nc-popup label="Places" position="${position}"><p>One</p></nc-popup>`);
        expect(isThere(boxOf(popup)), `${position} ${JSON.stringify(boxOf(popup))}`).to.equal(true);
        await popup.hide();
      }
    });

    it('is mirrored in right-to-left text', async () => {
      for (const dir of ['ltr', 'rtl']) {
        const home = await fixture<HTMLElement>(
          `<div dir="${dir}"><nc-popup label="Menu" position="start"><p>One</p></nc-popup></div>`,
        );
        popup = home.querySelector('nc-popup')!;
        void popup.show();
        expect(boxOf(popup).left === 0).to.equal(dir === 'ltr');
        await popup.hide();
      }
    });

    it('never grows beyond the screen: its content scrolls', async () => {
      for (const position of ['bottom', 'top', 'left', 'center']) {
        await open(`<nc-popup label="Places" position="${position}">${ROWS}</nc-popup>`);
        expect(boxOf(popup).height).to.be.at.most(position === 'left' ? innerHeight : innerHeight * 0.9);
        const content = partOf(popup, 'content');
        expect(content.scrollHeight).to.be.greaterThan(content.clientHeight);
        await popup.hide();
      }
    });

    it('is scrolled with the keyboard if its content is too long', async () => {
      await open(`<nc-popup label="Places">${ROWS}</nc-popup>`);
      const content = partOf(popup, 'content');
      expect(deepActiveElement() === content).to.equal(true);
      await keys('End');
      await waitUntil(() => content.scrollTop > 0);
      await popup.hide();
      await open('<nc-popup label="Places"><p>One</p></nc-popup>');
      await drawn();
      expect(partOf(popup, 'content').tabIndex).to.equal(-1);
    });

    it('is named by its label, or by its header', async () => {
      await open('<nc-popup><h2 slot="header">Places</h2><p>One</p></nc-popup>');
      expect(partOf(popup, 'header').hidden).to.equal(false);
      expect(partOf(popup, 'footer').hidden).to.equal(true);
      const surface = partOf(popup, 'surface');
      expect([surface.getAttribute('aria-labelledby'), surface.ariaLabel]).to.deep.equal(['header', null]);
      popup.label = 'Shops';
      await popup.updateComplete;
      expect(partOf(popup, 'surface').ariaLabel).to.equal('Shops');
    });

    it('shows a header and a footer that are added later', async () => {
      await open('<nc-popup label="Places"><p>One</p></nc-popup>');
      popup.insertAdjacentHTML('beforeend', '<b slot="header">Top</b><b slot="footer">End</b>');
      await drawn();
      expect(partOf(popup, 'header').offsetHeight).to.be.greaterThan(0);
      expect(partOf(popup, 'footer').offsetHeight).to.be.greaterThan(0);
    });

    it('focuses an element with autofocus, else itself: no field opens the on-screen keyboard', async () => {
      await open('<nc-popup label="Search"><input aria-label="Text" /></nc-popup>');
      expect(deepActiveElement() === partOf(popup, 'surface')).to.equal(true);
      await popup.hide();
      await open('<nc-popup label="Search"><input aria-label="Text" autofocus /></nc-popup>');
      expect((deepActiveElement() as HTMLElement).localName).to.equal('input');
    });

    it('closes by a click beside it, unless lightDismiss is false', async () => {
      await open('<nc-popup label="Places" light-dismiss="false"><p>One</p></nc-popup>');
      await sendMouse({ type: 'click', position: [5, 5] });
      expect(isVisible(popup)).to.equal(true);
      popup.lightDismiss = true;
      const { left, bottom } = boxOf(popup);
      await sendMouse({ type: 'click', position: [Math.round(left) + 3, Math.round(bottom) - 3] });
      expect(isVisible(popup), 'a click on its edge').to.equal(true);
      await sendMouse({ type: 'click', position: [5, 5] });
      expect(log).to.deep.equal(['close backdrop']);
    });

    it('without an overlay does not block the page, and closes by Escape inside of it', async () => {
      const home = await fixture<HTMLElement>(
        '<div><button style="position: absolute; top: 0; left: 0">Page</button><nc-popup label="Places" overlay="false"><button>In it</button></nc-popup></div>',
      );
      popup = home.querySelector('nc-popup')!;
      const [page, within] = home.querySelectorAll('button') as unknown as [HTMLButtonElement, HTMLButtonElement];
      let clicks = 0;
      page.addEventListener('click', () => clicks++);
      page.focus();
      void popup.show();
      log = logOf(popup);
      expect(deepActiveElement() === page, 'focus').to.equal(true);
      expect(document.documentElement.style.overflow).to.equal('');
      await sendMouse({ type: 'click', position: [10, 10] });
      expect([clicks, isVisible(popup)]).to.deep.equal([1, true]);
      await keys('Escape');
      expect(isVisible(popup)).to.equal(true);
      within.focus();
      await keys('Escape');
      expect(log).to.deep.equal(['close escape']);
    });

    it('stays open with its content when its overlay is turned off', async () => {
      await open('<nc-popup label="Places"><p>One</p></nc-popup>');
      popup.overlay = false;
      await popup.updateComplete;
      expect([isVisible(popup), popup.blocksPage, log.join()]).to.deep.equal([true, false, '']);
      expect(document.documentElement.style.overflow).to.equal('');
    });

    it('is above an on-screen keyboard, with the focused field visible', async () => {
      const keyboard = screenKeyboard();
      try {
        await open(`<nc-popup label="Note">${ROWS}<input aria-label="Text" autofocus /></nc-popup>`);
        keyboard.cover(250);
        expect(boxOf(popup).bottom).to.equal(innerHeight - 250);
        expect(boxOf(popup).top).to.be.at.least(0);
        const field = popup.querySelector('input')!.getBoundingClientRect();
        expect(field.bottom).to.be.at.most(innerHeight - 250);
        expect(field.top).to.be.at.least(boxOf(popup).top);
        keyboard.cover(0);
        expect(boxOf(popup).bottom).to.equal(innerHeight);
        expect(heightOf(popup)).to.be.at.most(innerHeight * 0.9);
      } finally {
        keyboard.remove();
      }
    });

    it('accepts texts as properties, as templates set them', async () => {
      await open('<nc-popup label="Places"><p>One</p></nc-popup>');
      Object.assign(popup, { breakpoints: '0 0.5 300px', initialBreakpoint: '300', overlay: 'false' });
      await popup.updateComplete;
      const handle = partOf(popup, 'handle');
      expect([heightOf(popup), handle.getAttribute('aria-valuemax'), popup.blocksPage]).to.deep.equal([
        300,
        '1',
        false,
      ]);
      // The 0 lets the user swipe it off the screen.
      fling(handle, 250, 50);
      expect(log).to.deep.equal(['close swipe']);
    });

    it('warns of an invalid position and invalid breakpoints', async () => {
      const { warn } = console;
      const warnings: string[] = [];
      console.warn = (text: string) => warnings.push(text);
      try {
        await open('<nc-popup label="Places" position="middle" breakpoints="half 0.5"></nc-popup>');
        expect(boxOf(popup).bottom).to.equal(innerHeight);
        expect(heightOf(popup)).to.equal(innerHeight / 2);
        expect(warnings.map((text) => text.split(':')[0])).to.have.members([
          '<nc-popup> position',
          '<nc-popup> breakpoints',
        ]);
      } finally {
        console.warn = warn;
      }
    });
  });
});
