import 'nacre/elements/menu';
import 'nacre/elements/popover';
import { expect, fixture, waitUntil } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import type { MenuSelectEvent } from '../../../../elements/menu/events.js';
import type { NcMenu } from '../../../../elements/menu/menu.js';
import type { NcPopover } from '../../../../elements/popover/popover.js';
import { keys } from '../../../helpers/commands.js';
import { drawn } from '../../../helpers/dom.js';
import { rightClick } from '../../../helpers/finger.js';
import { isVisible } from '../../../suites/overlay-suite.js';
import { middleOf } from '../../popup/popup-fixture.js';

const click = (element: Element) => sendMouse({ type: 'click', position: [...middleOf(element)] });
/** A press by the test: the driver of WebKit sends no pointer events for the second one in a row. */
const press = (element: Element) => {
  for (const type of ['pointerdown', 'pointerup'])
    element.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true, pointerId: 9, isPrimary: true }));
};

describe('in a closed shadow tree', () => {
  let root: ShadowRoot;
  let opener: HTMLElement;

  /** A component of the page, with a button and `html`; `isNested`: within an open tree in it. */
  async function create(html: string, isNested = false): Promise<void> {
    const home = await fixture<HTMLElement>('<div style="padding: 60px 200px"></div>');
    const host = home.appendChild(document.createElement('div'));
    const mode: ShadowRootMode = 'closed';
    root = host.attachShadow({ mode });
    if (isNested) {
      const inner = root.appendChild(document.createElement('div'));
      root = inner.attachShadow({ mode: 'open' });
    }
    root.innerHTML = `<button id="opener">Open</button> <button id="other">Other</button>${html}`;
    opener = root.querySelector('#opener')!;
    await drawn();
  }

  for (const isNested of [false, true])
    describe(isNested ? 'that has an open one in it' : 'itself', () => {
      it('a popover opens by its trigger, stays while it is used, and closes by a press beside it', async () => {
        await create(
          '<nc-popover for="opener" label="Details"><button id="inside">Inside</button></nc-popover>',
          isNested,
        );
        const popover = root.querySelector<NcPopover>('nc-popover')!;
        let clicks = 0;
        root.querySelector('#inside')!.addEventListener('click', () => clicks++);
        await click(opener);
        await waitUntil(() => isVisible(popover), 'it is open');
        expect(root.activeElement?.id, 'focus').to.equal('inside');
        await click(root.querySelector('#inside')!);
        expect([clicks, isVisible(popover)], 'pressed inside').to.deep.equal([1, true]);
        press(root.querySelector('#inside')!);
        expect(isVisible(popover)).to.equal(true);
        press(root.querySelector('#other')!);
        await waitUntil(() => !isVisible(popover), 'a press beside it closes it');
        await click(opener);
        await waitUntil(() => isVisible(popover), 'it is open again');
        await keys('Escape');
        expect(isVisible(popover)).to.equal(false);
        expect(root.activeElement === opener, 'the focus returns').to.equal(true);
        await click(opener);
        await waitUntil(() => isVisible(popover), 'it is open once more');
        await click(opener);
        await waitUntil(() => !isVisible(popover), 'its trigger closes it');
      });

      it('a popover shows while the mouse is on its trigger', async () => {
        await create('<nc-popover for="opener" trigger="hover">Text</nc-popover>', isNested);
        const popover = root.querySelector<NcPopover>('nc-popover')!;
        // It may be there from the test before: Firefox tells nothing of a mouse that stays where it is.
        await sendMouse({ type: 'move', position: [2, 2] });
        await sendMouse({ type: 'move', position: [...middleOf(opener)] });
        await waitUntil(() => isVisible(popover), 'it shows');
        await sendMouse({ type: 'move', position: [2, 2] });
        await waitUntil(() => !isVisible(popover), 'it hides');
      });

      it('a menu opens by keys, mouse and the right button, and its items are chosen', async () => {
        await create(
          '<nc-menu for="opener"><nc-menu-item value="a">A</nc-menu-item><nc-menu-item value="b">B</nc-menu-item></nc-menu>',
          isNested,
        );
        const menu = root.querySelector<NcMenu>('nc-menu')!;
        const chosen: string[] = [];
        menu.addEventListener('select', (event) => chosen.push(String((event as MenuSelectEvent).value)));
        opener.focus();
        await keys('Enter');
        await waitUntil(() => isVisible(menu), 'it is open');
        await keys('ArrowDown');
        await keys('Enter');
        expect(chosen).to.deep.equal(['b']);
        await waitUntil(() => root.activeElement === opener, 'the focus returns');
        await click(opener);
        await waitUntil(() => isVisible(menu), 'it is open again');
        await click(root.querySelector('[value="a"]')!);
        expect(chosen).to.deep.equal(['b', 'a']);
        menu.trigger = 'contextmenu';
        await drawn();
        await rightClick(middleOf(opener), opener);
        await waitUntil(() => isVisible(menu), 'it is open for the right button');
        await menu.hide();
      });
    });
});
