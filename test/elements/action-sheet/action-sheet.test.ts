import 'nacre/elements/action-sheet';
import { expect, fixture } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import type { ActionSheetItem, NcActionSheet } from '../../../elements/action-sheet/action-sheet.js';
import type { ActionSelectEvent } from '../../../elements/action-sheet/events.js';
import type { CloseEvent } from '../../../elements/internal/element/events.js';
import { drag, keys, type Point } from '../../helpers/commands.js';
import { deepActiveElement, drawn } from '../../helpers/dom.js';
import { collectWarnings } from '../../helpers/warnings.js';
import { elementSuite } from '../../suites/element-suite.js';
import { inEveryLook } from '../../suites/looks.js';
import { isVisible, overlaySuite } from '../../suites/overlay-suite.js';
import { middleOf, withoutMotion } from '../popup/popup-fixture.js';

const ITEMS: readonly (string | ActionSheetItem)[] = [
  'Share',
  { text: 'Copy', description: 'As a link', icon: 'copy', disabled: true },
  { text: 'Save', data: { id: 7 } },
  { text: 'Delete', role: 'destructive', color: 'rgb(150, 0, 0)' },
];

describe('<nc-action-sheet>', () => {
  elementSuite<NcActionSheet>({
    tag: 'nc-action-sheet',
    html: `<nc-action-sheet title="Photo" item-list='["Share", "Delete"]'></nc-action-sheet>`,
    properties: {
      open: { default: false, sample: true, reflects: true },
      canDismiss: { default: true, sample: false, text: 'false' },
      itemList: { default: undefined, sample: ['One', { text: 'Two', disabled: true }] },
      title: { default: '', sample: 'Photo' },
      titleColor: { default: '', sample: 'rgb(20, 60, 60)' },
      itemColor: { default: '', sample: 'rgb(20, 60, 20)' },
      showCancel: { default: true, sample: false, text: 'false' },
      cancelText: { default: '', sample: 'No' },
      cancelColor: { default: '', sample: 'rgb(60, 20, 20)' },
      backgroundColor: { default: '', sample: 'rgb(240, 250, 240)' },
      lightDismiss: { default: true, sample: false, text: 'false' },
      anchor: { default: undefined, sample: '' },
    },
    cssStates: ['busy', 'dragging'],
    use: async (sheet) => {
      void sheet.show();
      await sheet.updateComplete;
      await sheet.hide();
    },
    text: {
      html: `<nc-action-sheet open title="Photo" item-list='["Share"]'></nc-action-sheet>`,
      read: (sheet) => sheet.shadowRoot!.querySelector('[part="cancel"]')!.textContent!.trim(),
      en: 'Cancel',
      fr: 'Annuler',
    },
  });
  overlaySuite({
    tag: 'nc-action-sheet',
    html: `<nc-action-sheet title="Photo" light-dismiss="false" item-list='["Share", "Delete"]'></nc-action-sheet>`,
    modal: true,
  });

  describe('in use', () => {
    withoutMotion();
    let sheet: NcActionSheet;
    let log: string[];
    async function open(itemList = ITEMS, more: Partial<NcActionSheet> = {}): Promise<void> {
      sheet = await fixture<NcActionSheet>('<nc-action-sheet title="Photo"></nc-action-sheet>');
      Object.assign(sheet, { itemList, ...more });
      log = [];
      sheet.addEventListener('close', (event) => {
        const { reason, result } = event as CloseEvent;
        log.push(`close ${reason} ${JSON.stringify(result)}`);
      });
      sheet.addEventListener('select', (event) => {
        const { tapIndex, data } = event as ActionSelectEvent;
        log.push(`select ${tapIndex} ${JSON.stringify(data)}`);
      });
      void sheet.show();
      await sheet.updateComplete;
      await drawn();
    }
    const all = (part: string) => [...sheet.shadowRoot!.querySelectorAll<HTMLElement>(`[part="${part}"]`)];
    const surface = () => all('surface')[0]!;
    const box = () => surface().getBoundingClientRect();
    const focused = () => deepActiveElement()!.querySelector('[part="text"]')?.textContent ?? deepActiveElement()!.id;
    afterEach(() => sheet?.hide());

    it('fires select with the chosen item', async () => {
      await open();
      all('item')[2]!.click();
      expect(log).to.deep.equal(['close confirm {"tapIndex":2,"data":{"id":7}}', 'select 2 {"id":7}']);
      void sheet.show();
      all('item')[0]!.click();
      expect(log.slice(2)).to.deep.equal(['close confirm {"tapIndex":0}', 'select 0 undefined']);
    });

    it('fires no select when it is cancelled', async () => {
      await open();
      all('cancel')[0]!.click();
      void sheet.show();
      await sendMouse({ type: 'click', position: [5, 5] });
      void sheet.show();
      await keys('Escape');
      await drawn();
      expect(log).to.deep.equal(['close cancel undefined', 'close backdrop undefined', 'close escape undefined']);
    });

    it('has an item of the list as its cancel button', async () => {
      const dismiss = { text: 'Keep it', role: 'cancel', color: 'rgb(9, 90, 9)', data: 1 } as const;
      await open([dismiss, { text: 'Delete', role: 'destructive' }], { showCancel: false });
      expect(all('item').map((item) => item.textContent!.trim())).to.deep.equal(['Delete']);
      const [cancel, ...others] = all('cancel');
      expect([cancel!.textContent!.trim(), getComputedStyle(cancel!).color, others.length]).to.deep.equal([
        'Keep it',
        'rgb(9, 90, 9)',
        0,
      ]);
      cancel!.click();
      void sheet.show();
      all('item')[0]!.click();
      expect(log).to.deep.equal(['close cancel undefined', 'close confirm {"tapIndex":1}', 'select 1 undefined']);
    });

    it('keeps the focus when the focused item is removed', async () => {
      await open(['Small', 'Medium', 'Large']);
      await keys('End');
      sheet.itemList = ['Small', 'Medium'];
      await sheet.updateComplete;
      expect(focused()).to.equal('Small');
      await keys('ArrowDown');
      expect(focused()).to.equal('Medium');
    });

    it('is a menu: arrows, Home, End and letters move, Enter chooses', async () => {
      await open();
      const steps = [
        ['', 'Share'],
        ['ArrowDown', 'Save'],
        ['ArrowDown', 'Delete'],
        ['ArrowDown', 'Share'],
      ];
      steps.push(['ArrowUp', 'Delete'], ['Home', 'Share'], ['End', 'Delete'], ['s', 'Share'], ['s', 'Save']);
      for (const [key, text] of steps) {
        if (key) await keys(key);
        expect(focused(), key).to.equal(text);
      }
      await keys('Tab');
      expect(deepActiveElement() === all('cancel')[0]).to.equal(true);
      await keys('Shift+Tab');
      expect(focused()).to.equal('Save');
      await keys('Enter');
      expect(log).to.deep.equal(['close confirm {"tapIndex":2,"data":{"id":7}}', 'select 2 {"id":7}']);
    });

    it('focuses the selected item first', async () => {
      await open(['Small', { text: 'Medium', role: 'selected' }, 'Large']);
      expect(focused()).to.equal('Medium');
      expect(all('item').map((item) => [item.role ?? item.getAttribute('role'), item.ariaChecked])).to.deep.equal([
        ['menuitemradio', 'false'],
        ['menuitemradio', 'true'],
        ['menuitemradio', 'false'],
      ]);
    });

    it('ignores disabled items', async () => {
      await open();
      await sendMouse({ type: 'click', position: middleOf(all('item')[1]!) as [number, number] });
      all('item')[1]!.click();
      expect([isVisible(sheet), log.length]).to.deep.equal([true, 0]);
    });

    it('shows colours, and those of an item first', async () => {
      await open(ITEMS, { titleColor: 'rgb(1, 2, 3)', itemColor: 'rgb(4, 5, 6)', cancelColor: 'rgb(7, 8, 9)' });
      sheet.backgroundColor = 'rgb(250, 251, 252)';
      await sheet.updateComplete;
      expect(getComputedStyle(surface()).backgroundColor).to.equal('rgb(250, 251, 252)');
      const colors = [all('title')[0]!, all('item')[0]!, all('item')[3]!, all('cancel')[0]!].map(
        (element) => getComputedStyle(element).color,
      );
      expect(colors).to.deep.equal(['rgb(1, 2, 3)', 'rgb(4, 5, 6)', 'rgb(150, 0, 0)', 'rgb(7, 8, 9)']);
      sheet.itemList = ['Share', 'Copy', 'Save', 'Keep'];
      await sheet.updateComplete;
      expect(getComputedStyle(all('item')[3]!).color).to.equal('rgb(4, 5, 6)');
    });

    it('warns of an empty list and does not open', async () => {
      const { warn } = console;
      const warnings: string[] = [];
      console.warn = (text: string) => warnings.push(text);
      try {
        await open([]);
        expect([isVisible(sheet), sheet.open]).to.deep.equal([false, false]);
        expect((await sheet.show()).reason).to.equal('cancel');
        sheet.open = true;
        await sheet.updateComplete;
        expect([isVisible(sheet), sheet.open, log.length]).to.deep.equal([false, false, 0]);
        expect(warnings).to.deep.equal(['<nc-action-sheet> itemList: expected at least one item, got []']);
      } finally {
        console.warn = warn;
      }
    });

    it('warns once of a list of another kind that is to be shown', async () => {
      const warnings = collectWarnings();
      sheet = await fixture<NcActionSheet>('<nc-action-sheet></nc-action-sheet>');
      sheet.itemList = 5 as never;
      expect((await sheet.show()).reason).to.equal('cancel');
      sheet.open = true;
      await sheet.updateComplete;
      const texts = warnings.stop();
      expect(texts.length, texts.join('\n')).to.equal(1);
      expect(texts[0]).to.match(/^<nc-action-sheet> itemList: expected .*, got 5$/);
    });

    it('opens when it gets its list', async () => {
      sheet = await fixture<NcActionSheet>('<nc-action-sheet open></nc-action-sheet>');
      expect([isVisible(sheet), sheet.open]).to.deep.equal([false, true]);
      sheet.itemList = ['Share'];
      await sheet.updateComplete;
      expect(isVisible(sheet)).to.equal(true);
    });

    it('calls its guard with the choice, and is busy until that has answered', async () => {
      await open();
      const asked: unknown[] = [];
      let answer!: (may: boolean) => void;
      sheet.canDismiss = (reason, result) => {
        asked.push([reason, result]);
        return new Promise<boolean>((resolve) => (answer = resolve));
      };
      all('item')[2]!.click();
      all('item')[0]!.click();
      await sheet.updateComplete;
      expect(all('item')[2]!.ariaBusy).to.equal('true');
      answer(false);
      await drawn();
      expect([isVisible(sheet), all('item')[2]!.ariaBusy]).to.deep.equal([true, null]);
      all('item')[0]!.click();
      answer(true);
      await drawn();
      expect(asked).to.deep.equal([
        ['confirm', { tapIndex: 2, data: { id: 7 } }],
        ['confirm', { tapIndex: 0 }],
      ]);
      expect(log[0]).to.equal('close confirm {"tapIndex":0}');
    });

    it('is in the middle of a large screen, or beside its anchor', async () => {
      await open();
      const { left, right, top, bottom } = box();
      expect(Math.abs(left + right - document.documentElement.clientWidth)).to.be.at.most(1);
      expect(Math.abs(top + bottom - innerHeight)).to.be.at.most(1);
      sheet.anchor = { left: 300, top: 20, width: 40, height: 30 };
      await sheet.updateComplete;
      expect([box().top, Math.round(box().left + box().width / 2)]).to.deep.equal([58, 320]);
      sheet.anchor = { left: 790, top: 590, width: 10, height: 10 };
      await sheet.updateComplete;
      expect([box().bottom, box().right]).to.deep.equal([582, innerWidth - 8]);
      const element = document.createElement('button');
      element.style.cssText = 'position: absolute; top: 100px; left: 0; height: 20px';
      document.body.append(element);
      sheet.anchor = element;
      await sheet.updateComplete;
      expect([box().top, box().left]).to.deep.equal([128, 8]);
      element.remove();
      dispatchEvent(new Event('resize'));
      expect(Math.abs(box().top + box().bottom - innerHeight), 'an anchor that is gone').to.be.at.most(1);
    });

    it('follows an anchor, and stays where it was when that is removed', async () => {
      const home = await fixture<HTMLElement>('<div><button id="more">More</button></div>');
      const button = home.querySelector('button')!;
      button.style.cssText = 'position: absolute; top: 100px; left: 300px; width: 40px; height: 20px';
      await open(ITEMS, { anchor: 'more' });
      const place = () => [box().top, box().left + box().width / 2];
      expect(place()).to.deep.equal([128, 320]);
      button.style.translate = '50px 30px';
      await drawn();
      expect(place(), 'by a transform').to.deep.equal([158, 370]);
      sheet.anchor = button;
      await sheet.updateComplete;
      home.style.cssText = 'position: relative; top: -20px';
      await drawn();
      const shift = button.getBoundingClientRect().bottom + 8;
      expect(place(), 'by what is around it').to.deep.equal([shift, 370]);
      button.hidden = true;
      await drawn();
      button.remove();
      sheet.itemList = [...ITEMS];
      await sheet.updateComplete;
      await drawn();
      expect(place()[1], 'gone').to.equal(370);
    });

    it('warns of an invalid anchor, and is in the middle', async () => {
      const { warn } = console;
      const warnings: string[] = [];
      console.warn = (text: string) => warnings.push(text);
      try {
        await open(ITEMS, { anchor: 'nowhere' });
        sheet.anchor = { left: 5 } as never;
        await sheet.updateComplete;
        expect(Math.abs(box().top + box().bottom - innerHeight)).to.be.at.most(1);
        expect(warnings).to.deep.equal(
          ['"nowhere"', '{"left":5}'].map(
            (got) =>
              `<nc-action-sheet> anchor: expected an element, the id of one, or { left, top, width, height }, got ${got}`,
          ),
        );
      } finally {
        console.warn = warn;
      }
    });

    it('scrolls a long list, with the cancel button visible', async () => {
      await open(Array.from({ length: 60 }, (_, index) => `Row ${index}`));
      expect(box().height).to.be.at.most(innerHeight);
      await keys('End');
      expect(focused()).to.equal('Row 59');
      const last = all('item')[59]!.getBoundingClientRect();
      expect(last.bottom).to.be.at.most(all('cancel')[0]!.getBoundingClientRect().top + 1);
    });

    describe('on a small screen', () => {
      const { matchMedia } = window;
      before(() => {
        // The window of a test cannot be resized.
        window.matchMedia = () => ({ matches: false }) as MediaQueryList;
      });
      after(() => {
        window.matchMedia = matchMedia;
      });

      it('is a sheet at the lower edge, even with an anchor', async () => {
        await open(ITEMS, { anchor: { left: 10, top: 10 } });
        expect(box().bottom).to.equal(innerHeight);
      });

      it('is two cards where a theme gives a distance, and one sheet without', async () => {
        await open();
        const [list, cancel] = [all('list')[0]!, all('cancel')[0]!];
        const corner = (element: Element) => getComputedStyle(element).borderBottomLeftRadius;
        const ground = () => getComputedStyle(surface()).backgroundColor;
        expect([corner(list), corner(cancel), box().left]).to.deep.equal([
          '0px',
          '0px',
          (innerWidth - box().width) / 2,
        ]);
        expect(cancel.getBoundingClientRect().top).to.equal(list.getBoundingClientRect().bottom);
        const solid = ground();
        sheet.style.setProperty('--nc-action-sheet-gap', '8px');
        expect([corner(list), corner(cancel)]).to.deep.equal(['16px', '16px']);
        expect(ground()).not.to.equal(solid);
        expect(cancel.getBoundingClientRect().top - list.getBoundingClientRect().bottom).to.equal(8);
        expect(innerHeight - cancel.getBoundingClientRect().bottom).to.equal(8);
        expect(innerWidth - box().width).to.be.at.least(16);
        expect(getComputedStyle(surface()).boxShadow).to.match(/0px 0px 0px 0px/);
        await expect(sheet).to.be.accessible();
      });

      it('is closed by a swipe, unless that is not allowed', async () => {
        await open();
        const title = (y: number): Point => middleOf(all('title')[0]!, 0, y);
        sheet.lightDismiss = false;
        await drag([title(0), title(150)], { hold: 120 });
        expect([isVisible(sheet), box().bottom]).to.deep.equal([true, innerHeight]);
        sheet.lightDismiss = true;
        await drag([title(0), title(150)], { hold: 120 });
        expect(log).to.deep.equal(['close swipe undefined']);
      });

      it('chooses nothing when the swipe ends on an item', async () => {
        await open();
        const item = (y: number): Point => middleOf(all('item')[0]!, 0, y);
        await drag([item(0), item(50), item(0)], { hold: 120 });
        expect([isVisible(sheet), log.length]).to.deep.equal([true, 0]);
      });
    });

    describe('is accessible while it is open', () => {
      inEveryLook(async () => {
        await open(ITEMS.map((item) => (typeof item === 'string' ? item : { ...item, color: '' })));
        await expect(sheet).to.be.accessible();
        await sheet.hide();
        await open(['Small', { text: 'Large', role: 'selected' }], { title: '', anchor: { left: 100, top: 100 } });
        await expect(sheet).to.be.accessible();
      });
    });
  });
});
