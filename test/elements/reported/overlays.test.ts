import 'nacre/elements/button';
import 'nacre/elements/input';
import 'nacre/elements/menu';
import 'nacre/elements/menu-item';
import 'nacre/elements/picker';
import 'nacre/elements/popover';
import 'nacre/elements/popup';
import { expect, fixture, waitUntil } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import type { NcMenu } from 'nacre/elements/menu';
import type { NcPicker } from 'nacre/elements/picker';
import { NcPicker as NcPickerClass } from 'nacre/elements/picker/class';
import type { NcPopover } from 'nacre/elements/popover';
import type { NcPopup } from 'nacre/elements/popup';
import { keys } from '../../helpers/commands.js';
import { deepActiveElement, drawn, settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';

const DURATIONS = ['--nc-duration-normal', '--nc-duration-page'];

/** What users of comparable libraries have reported of windows over the page. */
describe('overlays, as users of other libraries broke them', () => {
  const { style } = document.documentElement;
  before(useTokens);
  before(() => NcPickerClass.loadPanel());
  before(() => DURATIONS.forEach((name) => style.setProperty(name, '0s')));
  after(() => DURATIONS.forEach((name) => style.removeProperty(name)));

  const focused = () => deepActiveElement()?.id || deepActiveElement()?.localName;
  const closed = (popup: NcPopup) => waitUntil(() => !popup.open && !popup.matches(':state(open)'), 'closed');

  it('Tab goes round in a popup, and never to the page beneath', async () => {
    const box = await fixture(`<div><button id="before">Before</button>
      <nc-popup label="Edit"><button id="one">One</button><button id="two">Two</button></nc-popup>
      <button id="after">After</button></div>`);
    const popup = box.querySelector<NcPopup>('nc-popup')!;
    void popup.show();
    await popup.updateComplete;
    await drawn();
    for (const combo of [...Array<string>(6).fill('Tab'), ...Array<string>(6).fill('Shift+Tab')]) {
      await keys(combo);
      expect(['before', 'after']).not.to.include(focused());
    }
    await popup.hide();
  });

  it('Tab stays in a popup that stands in a shadow root', async () => {
    const host = await fixture<HTMLElement>('<div></div>');
    const root = host.attachShadow({ mode: 'open' });
    root.innerHTML = `<button id="before">Before</button><nc-popup label="Edit"><button id="one">One</button></nc-popup>
      <button id="after">After</button>`;
    const popup = root.querySelector<NcPopup>('nc-popup')!;
    await settled(popup);
    void popup.show();
    await popup.updateComplete;
    await drawn();
    for (let step = 0; step < 4; step += 1) {
      await keys('Tab');
      expect(['before', 'after']).not.to.include(focused());
    }
    await popup.hide();
  });

  it('Escape closes the picker of a popup first, then the popup', async () => {
    const popup = await fixture<NcPopup>(
      `<nc-popup label="Edit"><nc-picker label="Fruit" range='["Apple","Pear"]'></nc-picker></nc-popup>`,
    );
    const picker = popup.querySelector<NcPicker>('nc-picker')!;
    void popup.show();
    await popup.updateComplete;
    await picker.show();
    await drawn();
    await keys('Escape');
    await waitUntil(() => !picker.open);
    expect(popup.open).to.equal(true);
    await keys('Escape');
    await closed(popup);
  });

  it('the focus comes back to the button that opened it, after a press beside the popup', async () => {
    const box = await fixture(
      `<div><button id="opener">Open</button><nc-popup label="Edit" position="bottom"><p>Text</p></nc-popup></div>`,
    );
    const popup = box.querySelector<NcPopup>('nc-popup')!;
    const opener = box.querySelector<HTMLButtonElement>('#opener')!;
    opener.focus();
    void popup.show();
    await popup.updateComplete;
    await drawn();
    await sendMouse({ type: 'click', position: [5, 5] });
    await closed(popup);
    await waitUntil(() => focused() === 'opener');
    expect(focused()).to.equal('opener');
  });

  it('the focus comes back when code removes the open popup from the page', async () => {
    const box = await fixture(
      `<div><button id="opener">Open</button><nc-popup label="Edit"><button>In</button></nc-popup></div>`,
    );
    const popup = box.querySelector<NcPopup>('nc-popup')!;
    box.querySelector<HTMLButtonElement>('#opener')!.focus();
    void popup.show();
    await popup.updateComplete;
    await drawn();
    popup.remove();
    await waitUntil(() => focused() === 'opener', 'focus on the opener');
  });

  it('a popup that is open from the start takes the focus to the field that asks for it', async () => {
    const popup = await fixture<NcPopup>(
      `<nc-popup label="Sign in" open><button>Close</button><nc-input aria-label="Name" autofocus></nc-input></nc-popup>`,
    );
    await waitUntil(() => document.activeElement?.localName === 'nc-input', 'focus on the field');
    await popup.hide();
  });

  it('a picker in a native dialog opens over it, and can be used', async () => {
    const dialog = await fixture<HTMLDialogElement>(
      `<dialog><nc-picker label="Fruit" mode="selector" range='["Apple","Pear"]'></nc-picker></dialog>`,
    );
    dialog.showModal();
    const picker = dialog.querySelector<NcPicker>('nc-picker')!;
    picker.focus();
    await keys('Enter');
    await waitUntil(() => picker.open);
    await keys('ArrowDown');
    await keys('Enter');
    await waitUntil(() => !picker.open);
    expect(picker.value).to.equal(1);
    dialog.close();
  });

  it('a menu in a box that clips is not clipped', async () => {
    const box = await fixture<HTMLElement>(
      `<div style="overflow: hidden; height: 40px; width: 120px; position: relative; transform: translateX(0)">
        <button id="more">More</button><nc-menu anchor="more" label="More">
        <nc-menu-item value="1">One</nc-menu-item><nc-menu-item value="2">Two</nc-menu-item></nc-menu></div>`,
    );
    const menu = box.querySelector<NcMenu>('nc-menu')!;
    void menu.show();
    await menu.updateComplete;
    await drawn();
    const { x, y, width, height } = menu.querySelectorAll('nc-menu-item')[1]!.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    expect(hit?.closest('nc-menu-item')?.getAttribute('value')).to.equal('2');
    await menu.hide();
  });

  it('a popover goes with the thing that it belongs to', async () => {
    const box = await fixture<HTMLElement>(
      `<div><button id="thing">Thing</button><nc-popover anchor="thing" label="About"><p id="text">Text</p></nc-popover></div>`,
    );
    const popover = box.querySelector<NcPopover>('nc-popover')!;
    void popover.show();
    await popover.updateComplete;
    await drawn();
    box.querySelector('#thing')!.remove();
    await waitUntil(() => !box.querySelector('#text')!.checkVisibility(), 'gone');
  });

  it('a picker that is taken away while it is open leaves nothing, and opens again elsewhere', async () => {
    const box = await fixture<HTMLElement>(
      `<div><nc-picker label="Fruit" range='["Apple","Pear"]'></nc-picker><p><button id="b">B</button></p></div>`,
    );
    const picker = box.querySelector<NcPicker>('nc-picker')!;
    await picker.show();
    await drawn();
    picker.remove();
    await drawn();
    await sendMouse({ type: 'click', position: [10, 10] });
    expect(document.querySelector(':modal')).to.equal(null);
    expect(getComputedStyle(document.body).overflow).to.equal('visible');
    box.querySelector('p')!.append(picker);
    await settled(picker);
    await picker.show();
    await drawn();
    expect(picker.open).to.equal(true);
    await picker.hide();
  });
});
