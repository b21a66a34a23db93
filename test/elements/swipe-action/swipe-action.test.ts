import 'nacre/elements/swipe-action';
import { expect, fixture, waitUntil } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import type { NcMenu } from '../../../elements/menu/menu.js';
import type { SwipeActEvent, SwipeOpenEvent } from '../../../elements/swipe-action/events.js';
import type { NcSwipeAction } from '../../../elements/swipe-action/swipe-action.js';
import { drag, hasTouch, keys, touch, type Point } from '../../helpers/commands.js';
import { deepActiveElement, drawn, settled } from '../../helpers/dom.js';
import { flick, rightClick } from '../../helpers/finger.js';
import { holdTimers } from '../../helpers/timers.js';
import { elementSuite } from '../../suites/element-suite.js';
import { isVisible } from '../../suites/overlay-suite.js';
import { middleOf } from '../popup/popup-fixture.js';

const START = `start-options='[{ "text": "Pin", "type": "primary", "value": "pin" }]'`;
const END = `end-options='["Archive", { "text": "Delete", "type": "warn", "value": 7 }]'`;
/** A drag that ends without speed. */
const SLOWLY = { hold: 150 };

describe('<nc-swipe-action>', () => {
  elementSuite<NcSwipeAction>({
    tag: 'nc-swipe-action',
    html: `<nc-swipe-action ${END}><p style="margin: 0">Akoya pearls</p></nc-swipe-action>`,
    states: {
      start: `<nc-swipe-action open="start" ${START}>Akoya pearls</nc-swipe-action>`,
      end: `<nc-swipe-action open="end" ${END}>Akoya pearls</nc-swipe-action>`,
      colours: `<nc-swipe-action open="end" end-options='[{ "text": "A", "type": "success" }, { "text": "B", "type": "warning" }]'>Akoya</nc-swipe-action>`,
      slots:
        '<nc-swipe-action open="end">Akoya pearls<button slot="end" style="background: white; color: black">Delete</button></nc-swipe-action>',
      disabled: `<nc-swipe-action disabled ${END}>Akoya pearls</nc-swipe-action>`,
    },
    properties: {
      open: { default: '', sample: 'end' },
      startOptions: { default: undefined, sample: ['Pin', { text: 'Mark', icon: 'star' }] },
      endOptions: { default: undefined, sample: ['Archive', { text: 'Delete', type: 'warn' }] },
      fullSwipe: { default: false, sample: true },
      group: { default: '', sample: 'mails' },
      disabled: { default: false, sample: true, reflects: true },
    },
    cssStates: ['open', 'dragging', 'full'],
    use: async (row) => {
      row.open = 'end';
      await row.updateComplete;
      row.open = '';
      await row.updateComplete;
    },
  });

  it('has actions that name their row, if the app gives them a label', async () => {
    const row = await fixture<NcSwipeAction>(`<nc-swipe-action
      end-options='["Archive", { "text": "Remove", "label": "Remove Kaja Ullman" }]'>Kaja Ullman</nc-swipe-action>`);
    const [archive, remove] = row.shadowRoot!.querySelectorAll('[part=action]');
    expect([archive!.ariaLabel, remove!.ariaLabel]).to.deep.equal([null, 'Remove Kaja Ullman']);
    expect(remove!.textContent!.trim()).to.equal('Remove');
  });

  describe('in use', () => {
    let home: HTMLElement;
    let row: NcSwipeAction;
    let log: string[];
    // On a busy machine a finger that moves slowly would press long.
    let timers: ReturnType<typeof holdTimers>;
    beforeEach(() => (timers = holdTimers(350)));
    afterEach(() => timers.restore());
    const { style } = document.documentElement;
    before(() => style.setProperty('--nc-duration-normal', '0s'));
    after(() => style.removeProperty('--nc-duration-normal'));

    async function create(attributes = `${START} ${END}`, content = '', dir = 'ltr'): Promise<void> {
      home = await fixture<HTMLElement>(`<div dir="${dir}" style="width: 360px; padding-top: 100px">
        <nc-swipe-action ${attributes}><div style="height: 60px; user-select: none">Akoya</div>${content}</nc-swipe-action>
        <nc-swipe-action id="other" ${END}><div style="height: 60px; user-select: none">Tahiti</div></nc-swipe-action>
        <button>Beside</button></div>`);
      row = home.querySelector('nc-swipe-action')!;
      log = [];
      row.addEventListener('open', (event) => log.push(`open ${(event as unknown as SwipeOpenEvent).side}`));
      row.addEventListener('close', (event) => log.push(`close ${(event as unknown as SwipeOpenEvent).side}`));
      row.addEventListener('action', (event) => {
        const { value, side, index } = event as SwipeActEvent;
        log.push(`action ${String(value)} ${side} ${index}`);
      });
      await settled(home);
    }
    const content = (of = row) => of.shadowRoot!.querySelector<HTMLElement>('#content')!;
    const shift = (of = row) => Math.round(content(of).getBoundingClientRect().left - of.getBoundingClientRect().left);
    const buttons = () => [...row.shadowRoot!.querySelectorAll<HTMLElement>('[part="action"]')];
    const width = (side: 'start' | 'end') => row.shadowRoot!.querySelector<HTMLElement>(`#${side}`)!.offsetWidth;
    const path = (by: number): Point[] => [0, by / 2, by].map((x) => middleOf(row, x));
    const click = (element: Element) => sendMouse({ type: 'click', position: [...middleOf(element)] });

    const ways = { mouse: drag, ...(hasTouch && { finger: touch }) };
    for (const [way, move] of Object.entries(ways)) {
      it(`is opened and closed by a ${way}`, async () => {
        await create();
        await move(path(-160), SLOWLY);
        expect([row.open, ...log]).to.deep.equal(['end', 'open end']);
        expect([shift(), width('end') > 140]).to.deep.equal([-width('end'), true]);
        await move(path(160), SLOWLY);
        expect([row.open, shift(), ...log]).to.deep.equal(['', 0, 'open end', 'close end']);
        await move(path(90), SLOWLY);
        expect([row.open, shift(), log.at(-1)]).to.deep.equal(['start', width('start'), 'open start']);
      });

      it(`goes back after a short drag by a ${way}`, async () => {
        await create();
        await move(path(-24), SLOWLY);
        expect([row.open, shift(), ...log]).to.deep.equal(['', 0]);
      });
    }

    it('is opened by a short fast swipe, and does not follow beyond its actions', async () => {
      await create();
      let most = 0;
      const swipe = [0, -6, -14, -40, -70].map((x) => middleOf(row, x));
      flick(swipe);
      expect(row.open).to.equal('end');
      flick([0, 6, 20, 50].map((x) => middleOf(row, x)));
      expect(row.open).to.equal('');
      flick(
        [0, -6, -14, -120, -340].map((x) => middleOf(row, x)),
        'touch',
        () => (most = Math.min(most, shift())),
      );
      expect([most > -340, most < shift()], `${most}`).to.deep.equal([true, true]);
      expect(shift()).to.equal(-width('end'));
    });

    it('is mirrored in right-to-left text', async () => {
      await create(END, '', 'rtl');
      await drag(path(160), SLOWLY);
      expect([row.open, shift()]).to.deep.equal(['end', width('end')]);
    });

    it('reports the action, and closes unless the page says no', async () => {
      await create();
      row.open = 'end';
      await row.updateComplete;
      await click(buttons().at(-1)!);
      expect([row.open, ...log]).to.deep.equal(['', 'action 7 end 1', 'close end']);
      row.addEventListener('action', (event) => event.preventDefault());
      row.open = 'end';
      await row.updateComplete;
      await click(buttons()[1]!);
      expect([row.open, log.at(-1)]).to.deep.equal(['end', 'action Archive end 0']);
    });

    it('takes actions of the page in its slots', async () => {
      let clicks = 0;
      await create('', '<button slot="end" value="gone">Delete</button>');
      row.querySelector('button')!.addEventListener('click', () => clicks++);
      await drag(path(-120), SLOWLY);
      expect(row.open).to.equal('end');
      await click(row.querySelector('button')!);
      expect([clicks, ...log]).to.deep.equal([1, 'open end', 'action gone end 0', 'close end']);
    });

    it('does its outer action by a full swipe', async () => {
      await create(`full-swipe ${START} ${END}`);
      await drag(path(-170), SLOWLY);
      expect(log).to.deep.equal(['open end']);
      await drag([middleOf(row, 100), middleOf(row, 90), middleOf(row, -100), middleOf(row, -150)], SLOWLY);
      expect(log.slice(1)).to.deep.equal(['action 7 end 1', 'close end']);
      expect(shift()).to.equal(0);
    });

    it('follows the size of its actions while it is open', async () => {
      await create();
      row.open = 'end';
      await row.updateComplete;
      const before = shift();
      buttons()[2]!.style.fontSize = '40px';
      await waitUntil(() => shift() < before - 20, 'it has moved on');
      expect(width('end')).to.equal(-shift());
    });

    it('is open alone in its group', async () => {
      await create();
      const other = home.querySelector<NcSwipeAction>('#other')!;
      row.open = 'end';
      await row.updateComplete;
      other.open = 'end';
      await settled(home);
      expect([row.open, other.open, ...log]).to.deep.equal(['', 'end', 'close end']);
      row.group = 'own';
      row.open = 'start';
      await settled(home);
      expect([row.open, other.open]).to.deep.equal(['start', 'end']);
    });

    it('closes by a press elsewhere, a tap on the row, a scroll and Escape', async () => {
      await create();
      let taps = 0;
      row.firstElementChild!.addEventListener('click', () => taps++);
      const open = async () => {
        row.open = 'end';
        await row.updateComplete;
        expect(shift()).to.be.lessThan(-100);
      };
      await open();
      await click(home.querySelector('div > button')!);
      expect(row.open, 'elsewhere').to.equal('');
      await open();
      await sendMouse({ type: 'click', position: [...middleOf(row, -100)] });
      expect([row.open, taps], 'the row').to.deep.equal(['', 0]);
      await sendMouse({ type: 'click', position: [...middleOf(row, -100)] });
      expect(taps).to.equal(1);
      await open();
      await keys('Escape');
      expect(row.open, 'Escape').to.equal('');
      home.style.cssText += 'height: 80px; overflow: auto';
      await open();
      home.scrollTop = 20;
      await waitUntil(() => row.open === '', 'closed by the scroll');
      expect(shift()).to.equal(0);
    });

    it('shows its actions to the keyboard', async () => {
      await create();
      home.tabIndex = -1;
      home.focus();
      await keys('Tab');
      expect([deepActiveElement()!.textContent!.trim(), row.open]).to.deep.equal(['Pin', 'start']);
      await keys('Tab');
      expect([deepActiveElement()!.textContent!.trim(), row.open]).to.deep.equal(['Archive', 'end']);
      await keys('Enter');
      expect(log.slice(-2)).to.deep.equal(['action Archive end 0', 'close end']);
      await keys('Tab');
      await keys('Tab');
      expect(row.open, 'left').to.equal('');
    });

    it('lists its actions in a context menu', async () => {
      await create();
      const menu = () => row.shadowRoot!.querySelector<NcMenu>('nc-menu');
      await rightClick(middleOf(row));
      await waitUntil(() => menu() && isVisible(menu()!), 'the menu is open');
      await settled(menu()!);
      const texts = [...menu()!.shadowRoot!.querySelectorAll('nc-menu-item')].map((item) => item.text);
      expect(texts).to.deep.equal(['Pin', 'Archive', 'Delete']);
      await keys('End');
      await keys('Enter');
      await waitUntil(() => log.length === 1, 'chosen');
      expect(log).to.deep.equal(['action 7 end 1']);
      await waitUntil(() => !menu(), 'the menu is gone');
    });

    it('is not swiped while it is disabled, or in a field', async () => {
      await create(END, '<input aria-label="Name" style="width: 200px">');
      const [x, y] = middleOf(row.querySelector('input')!);
      await drag(
        [
          [x, y],
          [x - 30, y],
          [x - 90, y],
        ],
        SLOWLY,
      );
      expect(row.open).to.equal('');
      row.disabled = true;
      await drag(path(-160), SLOWLY);
      expect([row.open, ...log]).to.deep.equal(['']);
    });

    if (hasTouch) {
      it('lets a finger scroll the page', async () => {
        await create();
        const tall = document.createElement('div');
        tall.style.height = '3000px';
        home.append(tall);
        await drawn();
        const before = scrollY;
        const [x, y] = middleOf(row);
        let isScrolled = false;
        addEventListener('pointercancel', () => (isScrolled = true), { once: true });
        await touch(
          [
            [x, y],
            [x, y - 20],
            [x, y - 40],
          ],
          SLOWLY,
        );
        expect([row.open, isScrolled || scrollY > before || !('ontouchstart' in window)]).to.deep.equal(['', true]);
        scrollTo(0, 0);
      });
    }
  });
});
