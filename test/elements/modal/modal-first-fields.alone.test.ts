import 'nacre/elements/modal';
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import type { NcModal } from 'nacre/elements/modal';
import { hold, keys, refuseOnce } from '../../helpers/commands.js';
import { deepActiveElement, settled } from '../../helpers/dom.js';
import { collectReports } from '../../helpers/errors.js';
import { useTokens } from '../../helpers/tokens.js';

const INPUTS = [
  { name: 'name', label: 'Name' },
  { name: 'note', type: 'textarea', label: 'Note' },
];

const surfaceOf = (modal: NcModal) => modal.shadowRoot!.querySelector<HTMLElement>('#surface')!;
const isSeen = (modal: NcModal) => surfaceOf(modal).checkVisibility({ visibilityProperty: true });
const create = () => fixture<NcModal>(html`<nc-modal title="Order" show-cancel .inputs=${INPUTS}></nc-modal>`);

/** The heights in which it is drawn, until `end`. */
async function heightsUntil(modal: NcModal, end: () => boolean): Promise<Set<number>> {
  const heights = new Set<number>();
  while (!end()) {
    await new Promise(requestAnimationFrame);
    if (isSeen(modal)) heights.add(surfaceOf(modal).offsetHeight);
  }
  return heights;
}

/** Its fields are loaded once in a page: the order of these tests counts. */
describe('<nc-modal>, the first with fields', () => {
  before(useTokens);

  it('is seen without them if they cannot be loaded, with the focus on its button', async () => {
    refuseOnce('elements/modal/fields');
    const reports = collectReports();
    const modal = await create();
    void modal.show();
    await waitUntil(() => isSeen(modal), 'seen');
    reports.stop();
    expect(reports.messages).to.have.length(1);
    expect(deepActiveElement()!.getAttribute('part')).to.equal('confirm');
    modal.requestUpdate();
    await settled(modal);
    expect(isSeen(modal)).to.equal(true);
    await modal.hide();
  });

  it('is not seen before they have loaded, closes by Escape, and appears in the size that it keeps', async () => {
    const release = hold('elements/modal/fields');
    const modal = await create();
    const closed = modal.show();
    await waitUntil(() => surfaceOf(modal).matches(':modal'), 'open');
    expect(isSeen(modal), 'seen without its fields').to.equal(false);
    await keys('Escape');
    expect((await closed).reason).to.equal('escape');
    await waitUntil(() => !surfaceOf(modal), 'gone');

    void modal.show();
    const heights = heightsUntil(modal, () => isSeen(modal) && getComputedStyle(surfaceOf(modal)).opacity === '1');
    await release();
    const seen = [...(await heights)];
    await settled(modal);
    expect(seen).to.deep.equal([surfaceOf(modal).offsetHeight]);
    expect(seen[0]).to.be.above(250);
    expect(deepActiveElement()!.localName).to.equal('input');
    await modal.hide();
  });

  it('is seen at once when they are there, and when the next question needs none', async () => {
    const modal = await create();
    void modal.show();
    expect(isSeen(modal)).to.equal(true);
    await modal.hide();
    modal.inputs = [];
    void modal.show();
    expect(isSeen(modal)).to.equal(true);
    await modal.hide();
  });
});
