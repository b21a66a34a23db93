import 'nacre/elements/modal';
import { expect, fixture } from '@open-wc/testing';
import type { NcModal } from '../../../elements/modal/modal.js';
import { useTokens } from '../../helpers/tokens.js';
import { contrast } from '../../helpers/contrast.js';

describe('the buttons of <nc-modal>', () => {
  before(useTokens);

  let modal: NcModal;
  async function open(properties: Partial<NcModal>): Promise<HTMLButtonElement[]> {
    modal = await fixture<NcModal>('<nc-modal title="Delete it?" show-cancel></nc-modal>');
    Object.assign(modal, properties);
    void modal.show();
    await modal.updateComplete;
    return [...modal.shadowRoot!.querySelectorAll<HTMLButtonElement>('#actions button')];
  }
  afterEach(() => modal.hide());

  /** The color of a token, as the browser computes it. */
  function token(name: string): string {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = `var(${name})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }
  const fills = (buttons: HTMLButtonElement[]) => buttons.map((button) => getComputedStyle(button).backgroundColor);
  const labels = (buttons: HTMLButtonElement[]) => buttons.map((button) => getComputedStyle(button).color);

  it('fill the one that confirms', async () => {
    const buttons = await open({});
    expect(fills(buttons)[1]).to.equal(token('--nc-color-primary'));
    expect(labels(buttons)[1]).to.equal(token('--nc-color-on-primary'));
    expect(fills(buttons)[0]).not.to.equal(fills(buttons)[1]);
  });

  it('fill a red one that destroys', async () => {
    const buttons = await open({
      buttons: [
        { text: 'Keep', role: 'cancel' },
        { text: 'Delete', role: 'destructive' },
      ],
    });
    expect(fills(buttons)[1]).to.equal(token('--nc-color-warn'));
    expect(labels(buttons)[1]).to.equal(token('--nc-color-on-warn'));
  });

  it('fill one at most, which confirms; the red one beside it has a red label', async () => {
    const buttons = await open({
      buttons: ['Copy', 'Save', { text: 'Delete', role: 'destructive' }, { text: 'Keep', role: 'cancel' }],
    });
    const primary = token('--nc-color-primary');
    expect(fills(buttons).map((fill) => fill === primary)).to.deep.equal([false, true, false, false]);
    expect(labels(buttons)[0]).to.equal(primary);
    expect(labels(buttons)[2]).to.equal(token('--nc-color-warn'));
  });

  it('have a label that can be read on any colour of the page', async () => {
    for (const color of ['#ffeb3b', '#007aff', '#000', '#fff', 'rgb(255, 0, 0)', 'hsl(150 30% 45%)', 'lightgreen']) {
      const [, confirm] = await open({ confirmColor: color });
      const { color: label, backgroundColor } = getComputedStyle(confirm!);
      expect(contrast(label, backgroundColor), `${label} on ${backgroundColor}`).to.be.at.least(4.5);
      await modal.hide();
    }
    const [, confirm] = await open({ confirmColor: '#000' });
    modal.confirmColor = '';
    await modal.updateComplete;
    expect(getComputedStyle(confirm!).color).to.equal(token('--nc-color-on-primary'));
  });
});
