import 'nacre/elements/modal';
import 'nacre/elements/popup';
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import type { NcModal } from '../../../../elements/modal/modal.js';
import type { NcPopup } from '../../../../elements/popup/popup.js';
import { keys } from '../../../helpers/commands.js';

describe('two overlays that open without an act of the user between them', () => {
  it('close one after the other by Escape', async () => {
    const page = await fixture(html`
      <div>
        <nc-popup label="Beneath">Beneath</nc-popup>
        <nc-modal title="Above"></nc-modal>
      </div>
    `);
    const popup = page.querySelector<NcPopup>('nc-popup')!;
    const modal = page.querySelector<NcModal>('nc-modal')!;
    await keys('x');
    for (const overlay of [popup, modal]) {
      void overlay.show();
      await overlay.updateComplete;
    }
    await keys('Escape');
    await waitUntil(() => !modal.open);
    expect(popup.open).to.equal(true);
    await keys('Escape');
    await waitUntil(() => !popup.open);
  });
});
