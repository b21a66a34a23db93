import 'nacre/elements/menu';
import 'nacre/elements/modal';
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import type { NcModal } from '../../../../elements/modal/modal.js';
import { keys } from '../../../helpers/commands.js';

/** A dialog as other libraries make them: it closes by an Escape that the document hears, whatever is above it. */
class OtherDialog {
  readonly dialog: HTMLDialogElement;

  constructor(dialog: HTMLDialogElement) {
    this.dialog = dialog;
    dialog.showModal();
    document.addEventListener('keydown', this);
  }

  handleEvent(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !this.dialog.open) return;
    event.preventDefault();
    this.dialog.close();
  }
}

describe('an overlay beside the dialog of another library', () => {
  let page: HTMLElement;
  let modal: NcModal;
  let other: OtherDialog;
  // After a key, as users open dialogs: those that open without one share an Escape in Chrome.
  const openOther = async () => {
    await keys('x');
    other = new OtherDialog(page.querySelector('dialog')!);
  };
  const openOurs = async () => {
    await keys('x');
    void modal.show();
    await modal.updateComplete;
  };

  beforeEach(async () => {
    page = await fixture(html`
      <div>
        <dialog><button>Theirs</button></dialog>
        <nc-modal title="Ours"></nc-modal>
      </div>
    `);
    modal = page.querySelector('nc-modal')!;
  });
  afterEach(async () => {
    document.removeEventListener('keydown', other);
    await modal.hide();
  });

  it('closes alone by Escape when it is above, and then the dialog does', async () => {
    await openOther();
    await openOurs();
    await keys('Escape');
    await waitUntil(() => !modal.open);
    expect(other.dialog.open).to.equal(true);
    await keys('Escape');
    await waitUntil(() => !other.dialog.open);
  });

  it('stays open when the dialog above it closes by Escape, and closes by the next one', async () => {
    await openOurs();
    await openOther();
    await keys('Escape');
    await waitUntil(() => !other.dialog.open);
    expect(modal.open).to.equal(true);
    await keys('Escape');
    await waitUntil(() => !modal.open);
  });

  it('leaves Escape to a menu above it', async () => {
    await openOther();
    modal.append(
      Object.assign(document.createElement('nc-menu'), {
        innerHTML: '<button slot="trigger">More</button><nc-menu-item>One</nc-menu-item>',
      }),
    );
    await openOurs();
    const menu = modal.querySelector('nc-menu')!;
    await menu.updateComplete;
    menu.open = true;
    await menu.updateComplete;
    document.removeEventListener('keydown', other);
    await keys('Escape');
    await waitUntil(() => !menu.open);
    expect(modal.open).to.equal(true);
  });
});
