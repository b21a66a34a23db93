import 'nacre/elements/menu';
import 'nacre/elements/modal';
import 'nacre/elements/popover';
import { expect, fixture } from '@open-wc/testing';
import { dispatchBack, onBackHold } from 'nacre/device';
import { installOverlays } from 'nacre/overlays';
import type { CloseEvent } from '../../elements/internal/element/events.js';
import type { NcMenu } from '../../elements/menu/menu.js';
import { keys } from '../helpers/commands.js';
import { settled } from '../helpers/dom.js';

describe('Back, with overlays beside something', () => {
  let end: () => void;
  let isHeld = false;
  let endHold: () => void;
  let log: string[];
  let home: HTMLElement;
  beforeEach(async () => {
    end = installOverlays();
    endHold = onBackHold((held) => (isHeld = held));
    home = await fixture<HTMLElement>(`<div><button>Open</button>
      <nc-menu label="Edit"><nc-menu-item>Copy</nc-menu-item>
        <nc-menu-item>More<nc-menu slot="submenu" label="More"><nc-menu-item>Print</nc-menu-item></nc-menu></nc-menu-item>
      </nc-menu>
      <nc-popover label="About" trigger="hover">Pearls</nc-popover><nc-modal title="Modal"></nc-modal></div>`);
    log = [];
    for (const each of home.querySelectorAll('nc-menu, nc-popover, nc-modal'))
      each.addEventListener('close', (event) =>
        log.push(`${each.getAttribute('label') ?? 'Modal'} ${(event as CloseEvent).reason}`),
      );
    await settled(home);
  });
  afterEach(() => {
    endHold();
    end();
  });
  const back = () => dispatchBack({ from: 'backbutton' });

  it('closes the top one: the menu of an item before the menu', async () => {
    void home.querySelector<NcMenu>('nc-menu')!.show();
    await keys('ArrowDown');
    await keys('ArrowRight');
    expect(isHeld).to.equal(true);
    expect([back(), back(), back()]).to.deep.equal([true, true, false]);
    expect(log).to.deep.equal(['More back', 'Edit back']);
    expect(isHeld).to.equal(false);
  });

  it('leaves one that follows the pointer, and closes what is beneath it', async () => {
    const popover = home.querySelector('nc-popover')!;
    void home.querySelector('nc-modal')!.show();
    void popover.show();
    expect(back()).to.equal(true);
    expect([...log, popover.open]).to.deep.equal(['Modal back', true]);
    expect(back()).to.equal(false);
    await popover.hide();
  });

  it('leaves one that stays while the page is used', async () => {
    const menu = home.querySelector<NcMenu>('nc-menu')!;
    menu.lightDismiss = false;
    void menu.show();
    expect([back(), isHeld]).to.deep.equal([false, false]);
    expect([...log, menu.open]).to.deep.equal([true]);
    await menu.hide();
  });
});
