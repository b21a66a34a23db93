import { expect, waitUntil } from '@open-wc/testing';
import { dispatchBack, showLoading, showModal } from 'nacre/device';
import { hideModal } from 'nacre/overlays';
import { keys } from '../helpers/commands.js';
import { drawn } from '../helpers/dom.js';
import { loading, modals, modalsShown, press, shown, visit, withPageOverlays } from './overlay-fixture.js';

describe('modals of nacre/overlays', () => {
  withPageOverlays();

  it('resolves to what the user chose', async () => {
    for (const [part, confirm] of [
      ['confirm', true],
      ['cancel', false],
    ] as const) {
      const answer = showModal({ title: 'Sure?', content: 'Really?' });
      await modalsShown();
      press(shown('nc-modal')[0]!, part);
      expect(await answer).to.deep.equal({ confirm, cancel: !confirm, errMsg: 'showModal:ok' });
      await drawn();
    }
  });

  it('has a cancel button unless showCancel is false', async () => {
    const answer = showModal({ title: 'Told you', showCancel: false });
    await modalsShown();
    expect(shown('nc-modal')[0]!.shadowRoot!.querySelectorAll('button').length).to.equal(1);
    await keys('Enter');
    expect((await answer).confirm).to.equal(true);
  });

  it('resolves to the typed text', async () => {
    const answer = showModal({ title: 'Name', editable: true, content: 'Ada', placeholderText: 'Your name' });
    await modalsShown();
    await keys('End');
    await keys('B');
    await keys('Enter');
    expect(await answer).to.include({ confirm: true, content: 'AdaB' });
  });

  it('stays open until its inputs are valid, and resolves to their values', async () => {
    const answer = showModal({ title: 'Name', inputs: [{ name: 'first', label: 'First name', required: true }] });
    await modalsShown();
    await keys('Enter');
    await drawn();
    expect(modals()).to.deep.equal(['Name']);
    await keys('A');
    await keys('Enter');
    expect((await answer).values).to.deep.equal({ first: 'A' });
  });

  it('is busy until its guard has answered, and stays when it refuses', async () => {
    const asked: ((may: boolean) => void)[] = [];
    const answer = showModal({
      title: 'Save?',
      canDismiss: () => new Promise<boolean>((resolve) => asked.push(resolve)),
    });
    await modalsShown();
    const modal = shown('nc-modal')[0]!;
    const isBusy = () => modal.shadowRoot!.querySelector('[part="confirm"]')!.getAttribute('aria-busy') === 'true';
    press(modal, 'confirm');
    await waitUntil(isBusy, 'it is busy');
    asked[0]!(false);
    await waitUntil(() => !isBusy(), 'it is not any more');
    expect(modals()).to.deep.equal(['Save?']);
    press(modal, 'confirm');
    await waitUntil(() => asked.length === 2, 'it asks again');
    asked[1]!(true);
    expect((await answer).confirm).to.equal(true);
  });

  it('waits while another one is open that the user can close; each call settles', async () => {
    const first = showModal({ title: 'First' });
    const second = showModal({ title: 'Second' });
    await modalsShown(1);
    expect(modals()).to.deep.equal(['First']);
    press(shown('nc-modal')[0]!, 'confirm');
    expect((await first).confirm).to.equal(true);
    await modalsShown(1);
    expect(modals()).to.deep.equal(['Second']);
    await keys('Escape');
    expect((await second).cancel).to.equal(true);
  });

  it('is one for all calls of a page that ask the same, such as those of failed requests', async () => {
    const answers = Array.from({ length: 25 }, () => showModal({ title: 'Offline', content: 'Try again?' }));
    await modalsShown(1);
    expect(modals()).to.deep.equal(['Offline']);
    press(shown('nc-modal')[0]!, 'confirm');
    expect((await Promise.all(answers)).map(({ confirm }) => confirm)).to.deep.equal(answers.map(() => true));
    await drawn();
    expect(modals()).to.deep.equal([]);
  });

  it('stays for the other calls when one of them is aborted', async () => {
    const controller = new AbortController();
    const aborted = showModal({ title: 'Offline', signal: controller.signal }).catch((error: Error) => error.message);
    const answer = showModal({ title: 'Offline' });
    await modalsShown(1);
    controller.abort();
    expect(await aborted).to.equal('showModal:fail abort');
    await drawn();
    expect(modals()).to.deep.equal(['Offline']);
    press(shown('nc-modal')[0]!, 'confirm');
    expect((await answer).confirm).to.equal(true);
  });

  it('is asked for each call that has fields, since each has what was entered', async () => {
    const answers = [showModal({ title: 'Name', editable: true }), showModal({ title: 'Name', editable: true })];
    for (const [index, answer] of answers.entries()) {
      await modalsShown(1);
      const modal = shown('nc-modal').find((each) => each.open)!;
      modal.shadowRoot!.querySelector<HTMLInputElement>('nc-input')!.value = `Name ${index}`;
      press(modal, 'confirm');
      expect((await answer).content).to.equal(`Name ${index}`);
    }
  });

  it('is above a modal that asks for it before that closes', async () => {
    const canDismiss = async () => (await showModal({ title: 'Discard it?' })).confirm;
    const answer = showModal({ title: 'Draft', canDismiss });
    await modalsShown(1);
    press(shown('nc-modal')[0]!, 'cancel');
    await modalsShown(2);
    expect(modals()).to.deep.equal(['Draft', 'Discard it?']);
    press(shown('nc-modal')[1]!, 'confirm');
    expect((await answer).cancel).to.equal(true);
  });

  it('is closed by Back one by one, and Back goes on when none is open', async () => {
    expect(dispatchBack({ from: 'backbutton' })).to.equal(false);
    const first = showModal({ title: 'First' });
    const second = showModal({ title: 'Second' });
    await modalsShown(1);
    expect(dispatchBack({ from: 'navigateBack' })).to.equal(false);
    expect(dispatchBack({ from: 'backbutton' })).to.equal(true);
    expect((await first).cancel).to.equal(true);
    await modalsShown(1);
    expect(modals()).to.deep.equal(['Second']);
    expect(dispatchBack({ from: 'backbutton' })).to.equal(true);
    expect((await second).cancel).to.equal(true);
    expect(dispatchBack({ from: 'backbutton' })).to.equal(false);
  });

  it('is cancelled when its page is left', async () => {
    visit('one');
    const answer = showModal({ title: 'Mine' });
    const done = showLoading({ title: 'Mine' });
    await done;
    visit('two');
    expect((await answer).cancel).to.equal(true);
    expect(loading()).to.equal(undefined);
    await done();
  });

  it('closes when its call is aborted', async () => {
    const controller = new AbortController();
    const answer = showModal({ title: 'Sure?', signal: controller.signal }).catch((error: Error) => error.message);
    await modalsShown();
    controller.abort();
    expect(await answer).to.equal('showModal:fail abort');
    await drawn();
    expect(modals()).to.deep.equal([]);
  });

  it('settles its call when its element is removed from the page', async () => {
    const answer = showModal({ title: 'Sure?' });
    await modalsShown();
    shown('nc-modal')[0]!.remove();
    expect((await answer).cancel).to.equal(true);
  });

  it('is closed by hideModal', async () => {
    const answers = [showModal({ title: 'First' }), showModal({ title: 'Second' })];
    await modalsShown(1);
    await hideModal();
    expect(modals(), 'the one that waits does not appear').to.deep.equal([]);
    expect((await Promise.all(answers)).map(({ cancel }) => cancel)).to.deep.equal([true, true]);
  });
});
