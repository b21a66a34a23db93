import 'nacre/elements/toast';
import { expect, fixture } from '@open-wc/testing';
import type { NcToast } from '../../../elements/toast/toast.js';
import { accessibleNode } from '../../helpers/accessibility.js';
import { keys } from '../../helpers/commands.js';
import { settled } from '../../helpers/dom.js';

describe('the accessibility tree of <nc-toast>', () => {
  it('has a live region before the toast opens', async () => {
    const toast = await fixture<NcToast>('<nc-toast title="Saved"></nc-toast>');
    const before = await accessibleNode(toast);
    expect([before.role, before.properties.live, before.properties.atomic]).to.deep.equal(['status', 'polite', true]);
    toast.icon = 'error';
    await toast.updateComplete;
    const error = await accessibleNode(toast);
    expect([error.role, error.properties.live]).to.deep.equal(['alert', 'assertive']);
  });
});

describe('the button of <nc-toast>', () => {
  async function mount() {
    const box = await fixture<HTMLElement>(
      '<div><button>Row</button><nc-toast title="Row removed" duration="0" action-text="Undo"></nc-toast></div>',
    );
    const [row, toast] = [box.querySelector('button')!, box.querySelector('nc-toast')!];
    row.focus();
    const closed = toast.show();
    await settled(toast);
    const hasFocus = () => toast.shadowRoot!.activeElement?.part.contains('action') === true;
    return { row, toast, closed, hasFocus };
  }

  it('is reached by F6 from anywhere, and left by it', async () => {
    const { row, toast, hasFocus } = await mount();
    await keys('F6');
    expect(hasFocus()).to.equal(true);
    await keys('F6');
    expect([hasFocus(), document.activeElement]).to.deep.equal([false, row]);
    await toast.hide();
    await keys('F6');
    expect(document.activeElement, 'while there is no toast').to.equal(row);
  });

  it('gives the focus back when it was pressed, or when the toast is hidden', async () => {
    const { row, toast, closed } = await mount();
    await keys('F6');
    await keys('Enter');
    expect((await closed).reason).to.equal('confirm');
    expect(document.activeElement).to.equal(row);
    void toast.show();
    await settled(toast);
    await keys('F6');
    await toast.hide();
    expect(document.activeElement).to.equal(row);
  });
});
