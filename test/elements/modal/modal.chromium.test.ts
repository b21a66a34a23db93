import 'nacre/elements/modal';
import { expect, fixture } from '@open-wc/testing';
import type { NcModal } from '../../../elements/modal/modal.js';
import { accessibleNode } from '../../helpers/accessibility.js';

describe('the accessibility tree of <nc-modal>', () => {
  it('has an alert dialog with a name and a description, or a dialog if the modal has content of the page', async () => {
    const modal = await fixture<NcModal>('<nc-modal title="Delete it?" content="For good."></nc-modal>');
    const surface = () => accessibleNode(modal.shadowRoot!.querySelector('#surface')!);
    void modal.show();
    const alert = await surface();
    expect([alert.role, alert.name, alert.description]).to.deep.equal(['alertdialog', 'Delete it?', 'For good.']);
    await modal.hide();
    modal.append(document.createElement('input'));
    void modal.show();
    expect((await surface()).role).to.equal('dialog');
    await modal.hide();
  });
});
