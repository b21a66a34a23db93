import 'nacre/elements/modal';
import { expect, fixture } from '@open-wc/testing';
import type { CloseEvent } from '../../../elements/internal/element/events.js';
import type { NcModal } from '../../../elements/modal/modal.js';
import { keys } from '../../helpers/commands.js';
import { drawn } from '../../helpers/dom.js';
import { isVisible } from '../../suites/overlay-suite.js';

describe('<nc-modal> while its guard has not answered to a confirmation', () => {
  let modal: NcModal;
  let asked: string[];
  let answers: Record<string, (may: boolean) => void>;
  let closed: Promise<CloseEvent>;
  const confirm = () => modal.shadowRoot!.querySelector<HTMLElement>('[part="confirm"]')!;
  beforeEach(async () => {
    modal = await fixture<NcModal>('<nc-modal title="Send it?" show-cancel></nc-modal>');
    asked = [];
    answers = {};
    modal.canDismiss = (reason) => {
      asked.push(reason);
      return new Promise((resolve) => (answers[reason] = resolve));
    };
    closed = modal.show();
    confirm().click();
    await keys('Escape');
    await drawn();
  });
  afterEach(() => modal.hide());

  it('asks again for Escape, once', async () => {
    await keys('Escape');
    expect(asked).to.deep.equal(['confirm', 'escape']);
    expect(isVisible(modal)).to.equal(true);
  });

  it('is cancelled by Escape if the guard agrees; the other answer comes too late', async () => {
    answers['escape']!(true);
    const { reason, result } = await closed;
    expect([reason, result]).to.deep.equal(['escape', { confirm: false, cancel: true }]);
    const next = modal.show();
    answers['confirm']!(true);
    await drawn();
    expect(isVisible(modal), 'shown again').to.equal(true);
    void modal.hide();
    expect((await next).reason).to.equal('api');
  });

  it('stays busy, and does not ask about the same twice, if the guard refuses Escape', async () => {
    answers['escape']!(false);
    await drawn();
    expect(confirm().ariaBusy).to.equal('true');
    confirm().click();
    expect(asked).to.deep.equal(['confirm', 'escape']);
    answers['confirm']!(true);
    const { reason, result } = await closed;
    expect([reason, result]).to.deep.equal(['confirm', { confirm: true, cancel: false }]);
  });

  it('stays busy if a guard refuses Escape at once', async () => {
    modal.canDismiss = () => false;
    await keys('Escape');
    await drawn();
    modal.dismiss('back');
    expect(confirm().ariaBusy).to.equal('true');
    expect(modal.matches(':state(busy)')).to.equal(true);
  });
});
