import 'nacre/elements/menu';
import { expect, fixture, waitUntil } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import type { CloseEvent } from '../../../elements/internal/element/events.js';
import type { MenuSelectEvent } from '../../../elements/menu/events.js';
import type { NcMenu } from '../../../elements/menu/menu.js';
import { elementSuite } from '../../suites/element-suite.js';
import { isVisible, overlaySuite } from '../../suites/overlay-suite.js';
import { hasTouch, keys, touch } from '../../helpers/commands.js';
import { deepActiveElement, drawn, settled } from '../../helpers/dom.js';
import { rightClick } from '../../helpers/finger.js';
import { middleOf } from '../popup/popup-fixture.js';

const ITEMS = '<nc-menu-item value="copy">Copy</nc-menu-item><nc-menu-item value="delete">Delete</nc-menu-item>';
const SUBMENU = `<nc-menu-item id="more">Export as<nc-menu slot="submenu">
  <nc-menu-item value="png">PNG</nc-menu-item><nc-menu-item value="pdf">PDF</nc-menu-item>
</nc-menu></nc-menu-item>`;

describe('<nc-menu>', () => {
  elementSuite<NcMenu>({
    tag: 'nc-menu',
    html: `<nc-menu label="Actions">${ITEMS}</nc-menu>`,
    states: {
      open: `<nc-menu open label="Actions">${ITEMS}<hr />${SUBMENU}</nc-menu>`,
      listed: `<nc-menu open label="Actions" items='["Copy", { "type": "separator" }, { "text": "Ruler", "type": "checkbox" }]'></nc-menu>`,
    },
    properties: {
      open: { default: false, sample: true, reflects: true },
      canDismiss: { default: true, sample: false, text: 'false' },
      htmlFor: { default: '', sample: 'opener', attribute: 'for', reflects: true },
      anchor: { default: undefined, sample: '' },
      distance: { default: 8, sample: 20 },
      lightDismiss: { default: true, sample: false, text: 'false' },
      trigger: { default: 'click', sample: 'contextmenu' },
      placement: { default: '', sample: 'end-start' },
      items: { default: undefined, sample: ['One', { text: 'Two', disabled: true }] },
      label: { default: '', sample: 'More' },
    },
    use: async (menu) => {
      if (menu.open) return;
      void menu.show();
      await menu.updateComplete;
      await menu.hide();
    },
    text: {
      html: '<nc-menu open></nc-menu>',
      read: (menu) => menu.shadowRoot!.querySelector('#surface')!.ariaLabel,
      en: 'Menu',
      es: 'Menú',
    },
  });
  overlaySuite({ tag: 'nc-menu', html: `<nc-menu label="Actions">${ITEMS}</nc-menu>`, modal: false, escape: true });

  describe('in use', () => {
    let home: HTMLElement;
    let menu: NcMenu;
    let opener: HTMLElement;
    let log: string[];

    async function create(content: string, attributes = 'for="opener"', dir = 'ltr'): Promise<void> {
      home = await fixture<HTMLElement>(`<div dir="${dir}" style="padding: 60px 300px">
        <button id="opener">Edit</button><button id="other">Other</button>
        <nc-menu ${attributes}>${content}</nc-menu></div>`);
      menu = home.querySelector('nc-menu')!;
      opener = home.querySelector('#opener')!;
      log = [];
      menu.addEventListener('close', (event) => log.push(`close ${(event as CloseEvent).reason}`));
      menu.addEventListener('select', (event) => log.push(`select ${(event as MenuSelectEvent).value}`));
      await settled(home);
    }
    const focused = () => {
      const active = deepActiveElement();
      return active?.localName === 'nc-menu-item' ? (active as HTMLElement & { text: string }).text : active?.id;
    };
    const isOpen = () => isVisible(menu);
    const submenu = () => home.querySelector<NcMenu>('#more > nc-menu')!;
    const item = (text: string) =>
      [...home.querySelectorAll('nc-menu-item')].find((each) => each.text === text) as HTMLElement;
    const openByKey = async (key = 'Enter') => {
      opener.focus();
      await keys(key);
      await waitUntil(isOpen, 'the menu is open');
    };
    const press = async (...all: string[]) => {
      for (const key of all) await keys(key);
    };
    const click = (element: Element) => sendMouse({ type: 'click', position: [...middleOf(element)] });
    afterEach(() => menu.hide());

    it('is a menu button: keys open it, move in it and choose', async () => {
      await create(`${ITEMS}<nc-menu-item disabled>Paste</nc-menu-item><nc-menu-item>Select all</nc-menu-item>`);
      expect([opener.ariaHasPopup, opener.ariaExpanded]).to.deep.equal(['menu', 'false']);
      await openByKey();
      expect([focused(), opener.ariaExpanded]).to.deep.equal(['Copy', 'true']);
      await press('ArrowDown');
      expect(focused()).to.equal('Delete');
      await press('ArrowDown');
      expect(focused(), 'past what is disabled').to.equal('Select all');
      await press('ArrowDown');
      expect(focused(), 'around').to.equal('Copy');
      await press('ArrowUp', 'Home');
      expect(focused()).to.equal('Copy');
      await press('End');
      expect(focused()).to.equal('Select all');
      await press('d');
      expect(focused(), 'typed').to.equal('Delete');
      await press('Enter');
      expect(log).to.deep.equal(['select delete', 'close confirm']);
      expect([focused(), opener.ariaExpanded]).to.deep.equal(['opener', 'false']);
    });

    it('opens by the arrow keys, at its first or its last item', async () => {
      await create(ITEMS);
      await openByKey('ArrowDown');
      expect(focused()).to.equal('Copy');
      await press('Escape');
      expect([focused(), ...log]).to.deep.equal(['opener', 'close escape']);
      await openByKey('ArrowUp');
      expect(focused()).to.equal('Delete');
    });

    it('closes by Tab, which goes on from its button', async () => {
      await create(ITEMS);
      await openByKey();
      await press('Tab');
      expect([focused(), ...log]).to.deep.equal(['other', 'close cancel']);
    });

    it('fires no click on an item that is disabled, and stays open', async () => {
      await create(`${ITEMS}<nc-menu-item disabled><b>Paste</b></nc-menu-item>`);
      await openByKey();
      const clicked: string[] = [];
      for (const each of [item('Paste'), item('Copy'), menu])
        each.addEventListener('click', ({ target }) => clicked.push((target as HTMLElement).textContent!.trim()));
      await click(item('Paste'));
      item('Paste').click();
      item('Paste').querySelector('b')!.click();
      expect([clicked, isOpen(), log]).to.deep.equal([[], true, []]);
      await click(item('Copy'));
      expect(clicked).to.deep.equal(['Copy', 'Copy']);
    });

    it('chooses by mouse, and closes by a press beside it', async () => {
      await create(ITEMS);
      await click(opener);
      await waitUntil(isOpen, 'open');
      await click(item('Delete'));
      expect(log).to.deep.equal(['select delete', 'close confirm']);
      await click(opener);
      await waitUntil(isOpen, 'open again');
      await sendMouse({ type: 'click', position: [10, 10] });
      expect(log.at(-1)).to.equal('close backdrop');
    });

    it('stays open when the page says so, and what is disabled does nothing', async () => {
      await create(`${ITEMS}<nc-menu-item disabled>Paste</nc-menu-item>`);
      menu.addEventListener('select', (event) => event.preventDefault());
      await openByKey();
      await press('Enter');
      expect(log).to.deep.equal(['select copy']);
      await click(item('Paste'));
      expect(log).to.deep.equal(['select copy']);
      expect(isOpen()).to.equal(true);
    });

    it('checks items', async () => {
      await create(`<nc-menu-item type="checkbox">Ruler</nc-menu-item><nc-menu-item type="radio" name="size">Small</nc-menu-item>
        <nc-menu-item type="radio" name="size" checked>Large</nc-menu-item>`);
      const checked = () => [...menu.querySelectorAll('nc-menu-item')].map((each) => each.checked);
      await openByKey();
      await press(' ');
      expect([...checked(), isOpen()], 'Space').to.deep.equal([true, false, true, true]);
      await press('ArrowDown', 'Enter');
      expect(checked(), 'Enter').to.deep.equal([true, true, false]);
      expect(log).to.deep.equal(['select Ruler', 'select Small', 'close confirm']);
    });

    for (const [dir, forward, back] of [
      ['ltr', 'ArrowRight', 'ArrowLeft'],
      ['rtl', 'ArrowLeft', 'ArrowRight'],
    ] as const) {
      it(`leads to menus of items by the arrow keys, ${dir}`, async () => {
        await create(ITEMS + SUBMENU, 'for="opener"', dir);
        await openByKey();
        await press('e', forward);
        expect([focused(), isVisible(submenu())]).to.deep.equal(['PNG', true]);
        const [inner, outer] = [submenu(), menu].map((each) =>
          each.shadowRoot!.querySelector('#surface')!.getBoundingClientRect(),
        ) as [DOMRect, DOMRect];
        expect(inner.left > outer.left).to.equal(dir === 'ltr');
        await press(back);
        expect([focused(), isVisible(submenu()), isOpen()]).to.deep.equal(['Export as', false, true]);
        await press('Enter', 'Escape');
        expect([focused(), isVisible(submenu()), isOpen()]).to.deep.equal(['Export as', false, true]);
        await press(forward, 'ArrowDown', 'Enter');
        expect([focused(), ...log]).to.deep.equal(['opener', 'select pdf', 'close confirm']);
        expect(isVisible(submenu())).to.equal(false);
      });
    }

    it('keeps letters typed in the menu of an item from the one around it', async () => {
      await create(ITEMS + SUBMENU);
      await openByKey();
      await press('e', 'ArrowRight', 'd');
      expect(focused()).to.equal('PNG');
    });

    it('opens the menu of an item where the mouse rests, and closes it elsewhere', async () => {
      await create(ITEMS + SUBMENU);
      await click(opener);
      await waitUntil(isOpen, 'open');
      await sendMouse({ type: 'move', position: [...middleOf(item('Export as'))] });
      await waitUntil(() => isVisible(submenu()), 'the submenu is open');
      expect(focused()).to.equal('Export as');
      await sendMouse({ type: 'move', position: [...middleOf(item('PDF'))] });
      expect(focused()).to.equal('PDF');
      await sendMouse({ type: 'move', position: [...middleOf(item('Export as'))] });
      await sendMouse({ type: 'move', position: [...middleOf(item('Copy'), -30)] });
      await waitUntil(() => !isVisible(submenu()), 'the submenu is closed');
      expect(focused()).to.equal('Copy');
    });

    if (hasTouch) {
      it('works with a finger', async () => {
        // Beside text and arrow: Firefox sends no touch to what is in a slot.
        const tap = (text: string) => touch([middleOf(item(text), 50)]);
        await create(ITEMS + SUBMENU);
        await touch([middleOf(opener)]);
        await waitUntil(isOpen, 'open');
        await tap('Export as');
        await waitUntil(() => isVisible(submenu()), 'the submenu is open');
        await tap('Export as');
        await waitUntil(() => !isVisible(submenu()), 'the submenu is closed');
        await tap('Export as');
        await waitUntil(() => isVisible(submenu()), 'the submenu is open again');
        await tap('PDF');
        await waitUntil(() => log.length === 2, 'chosen');
        expect(log).to.deep.equal(['select pdf', 'close confirm']);
      });

      it('opens by a long press as a context menu', async () => {
        await create(ITEMS, 'for="other" trigger="contextmenu"');
        const other = home.querySelector('#other')!;
        const [x, y] = middleOf(other);
        await touch([[x, y]], { hold: 800 });
        await waitUntil(isOpen, 'open');
        await drawn();
        expect([isOpen(), focused(), ...log]).to.deep.equal([true, 'Copy']);
      });
    }

    it('takes a list, with menus in it', async () => {
      await create('');
      menu.items = [{ text: 'Copy', value: 1 }, { type: 'separator' }, { text: 'More', items: ['Print'] }];
      await openByKey();
      expect(focused()).to.equal('Copy');
      await press('ArrowDown', 'ArrowRight');
      expect(focused()).to.equal('Print');
      await press('Enter');
      expect(log).to.deep.equal(['select Print', 'close confirm']);
    });

    it('opens at the point of a right click', async () => {
      await create(ITEMS, 'for="other" trigger="contextmenu"');
      const other = home.querySelector('#other')!;
      expect(other.ariaHasPopup).to.equal(null);
      const [x, y] = middleOf(other);
      await rightClick([x, y]);
      await waitUntil(isOpen, 'open');
      const { style } = menu.shadowRoot!.querySelector<HTMLElement>('#surface')!;
      expect([style.getPropertyValue('--_x'), style.getPropertyValue('--_y')]).to.deep.equal([`${x}px`, `${y}px`]);
      await click(item('Copy'));
      expect(log).to.deep.equal(['select copy', 'close confirm']);
    });

    it('opens at a point by code', async () => {
      await create(ITEMS, 'trigger="manual"');
      void menu.showAt(40, 50);
      const { style } = menu.shadowRoot!.querySelector<HTMLElement>('#surface')!;
      expect([style.getPropertyValue('--_x'), style.getPropertyValue('--_y')]).to.deep.equal(['40px', '50px']);
      expect(focused()).to.equal('Copy');
    });

    it('follows links', async () => {
      await create('<nc-menu-item href="#pearls">Pearls</nc-menu-item>');
      await openByKey();
      await press('Enter');
      await waitUntil(() => location.hash === '#pearls', 'followed');
      expect(log).to.deep.equal(['select Pearls', 'close confirm']);
      history.replaceState(null, '', location.pathname + location.search);
    });
  });
});
