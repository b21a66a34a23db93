import { expect, waitUntil } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import {
  device,
  type DeviceError,
  dispatchBack,
  hideActionSheet,
  hideLoading,
  hideToast,
  showActionSheet,
  showLoading,
  showModal,
  showToast,
} from 'nacre/device';
import { hideModal, installOverlays } from 'nacre/overlays';
import type { NcModal } from '../../elements/modal/modal.js';
import { keys } from '../helpers/commands.js';
import { drawn } from '../helpers/dom.js';
import { holdTimers } from '../helpers/timers.js';
import { useTokens } from '../helpers/tokens.js';
import { isVisible } from '../suites/overlay-suite.js';
import { withoutMotion } from './overlay-fixture.js';

const find = <K extends 'nc-toast' | 'nc-loading' | 'nc-modal'>(tag: K) =>
  [...document.querySelectorAll(tag)].filter(isVisible) as HTMLElementTagNameMap[K][];
const toast = () => find('nc-toast')[0]?.title;
const loading = () => find('nc-loading')[0]?.title;
const modals = () => find('nc-modal').map(({ title }) => title);
/** Waits until this many modals are open. Elements and fields load at their first use. */
const modalsShown = (count = 1) => waitUntil(() => modals().length === count, `${count} open`, { timeout: 4000 });
const press = (modal: NcModal, part: string) =>
  modal.shadowRoot!.querySelector<HTMLElement>(`[part="${part}"]`)!.click();
const visit = (key: string) => device.emit('routeChange', { key, path: `/${key}`, action: 'navigateTo' });

describe('nacre/overlays', () => {
  let end: () => void;
  before(useTokens);
  withoutMotion();
  beforeEach(() => {
    end = installOverlays();
  });
  afterEach(async () => {
    end();
    await drawn();
    expect([toast(), loading(), ...modals()].filter(Boolean), 'left open').to.deep.equal([]);
    expect(document.documentElement.style.overflow).to.equal('');
  });

  // First, before the document has a page.
  it('of no page stay when the first page comes', async () => {
    const answer = showModal({ title: 'Language?' });
    await modalsShown();
    const choice = showActionSheet({ itemList: ['English'] }).then(
      () => 'chosen',
      ({ errMsg }: DeviceError) => errMsg,
    );
    const sheet = () => document.querySelector('nc-action-sheet');
    await waitUntil(() => sheet()?.open);
    await showToast({ title: 'Offline', duration: 0 });
    const done = showLoading({ title: 'Starting' });
    await done;
    visit('first');
    await drawn();
    expect([toast(), loading(), ...modals()]).to.deep.equal(['Offline', 'Starting', 'Language?']);
    expect(sheet()!.open).to.equal(true);
    await Promise.all([done(), hideToast(), hideActionSheet()]);
    expect(await choice).to.equal('showActionSheet:fail cancel');
    hideModal();
    expect((await answer).cancel).to.equal(true);
  });

  describe('toast', () => {
    it('is shown, and its call resolves at once', async () => {
      expect((await showToast({ title: 'Saved' })).errMsg).to.equal('showToast:ok');
      expect(toast()).to.equal('Saved');
      expect(find('nc-toast')[0]!.icon).to.equal('success');
      expect(find('nc-toast')[0]!.duration).to.equal(1500);
      await hideToast();
      expect(toast()).to.equal(undefined);
    });

    it('is shown in the task of the call, once the elements have loaded', async () => {
      await hideToast();
      void showToast({ title: 'Now' });
      expect(toast()).to.equal('Now');
    });

    it('lets others wait for their turn', async () => {
      const timers = holdTimers(100);
      await showToast({ title: 'One', duration: 100 });
      await showToast({ title: 'Two', duration: 100 });
      expect(toast()).to.equal('One');
      timers.run();
      await waitUntil(() => toast() === 'Two');
      timers.run();
      await waitUntil(() => toast() === undefined);
      timers.restore();
    });

    it('starts the time of an equal one again instead of showing it twice', async () => {
      const first = holdTimers(250);
      await showToast({ title: 'Same', duration: 250 });
      const second = holdTimers(250);
      await showToast({ title: 'Same', duration: 250 });
      first.run();
      await drawn();
      expect(toast()).to.equal('Same');
      second.run();
      await waitUntil(() => toast() === undefined);
      second.restore();
      first.restore();
    });

    it('changes one of the same key in place', async () => {
      await showToast({ title: '1 of 2', key: 'copy', duration: 0 });
      await showToast({ title: '2 of 2', key: 'copy', duration: 0 });
      expect(toast()).to.equal('2 of 2');
      await hideToast();
      await drawn();
      expect(toast()).to.equal(undefined);
    });

    it('shows a toast that stays again after another one', async () => {
      const timers = holdTimers(100);
      await showToast({ title: 'Offline', duration: 0 });
      await showToast({ title: 'Saved', duration: 100 });
      await waitUntil(() => toast() === 'Saved');
      timers.run();
      await waitUntil(() => toast() === 'Offline');
      timers.restore();
    });

    it('drops the oldest of too many', async () => {
      end();
      end = installOverlays({ maxToasts: 1 });
      const timers = holdTimers(100);
      for (const title of ['One', 'Two', 'Three']) await showToast({ title, duration: 100 });
      expect(toast()).to.equal('One');
      timers.run();
      await waitUntil(() => toast() === 'Three');
      timers.restore();
    });

    it('calls onAction when its button is pressed', async () => {
      let undone = 0;
      await showToast({ title: 'Deleted', actionText: 'Undo', onAction: () => undone++ });
      find('nc-toast')[0]!.shadowRoot!.querySelector('button')!.click();
      expect(undone).to.equal(1);
    });

    it('keeps clear of an element, and rejects an anchor that is not an element', async () => {
      for (const positionAnchor of [5, '', null, {}] as never[]) {
        const failed = await showToast({ title: 'Saved', positionAnchor }).catch(
          ({ errMsg }: Error & { errMsg: string }) => errMsg,
        );
        expect(failed).to.equal('showToast:fail positionAnchor: expected an element, or the id of one');
      }
      expect(find('nc-toast').filter(isVisible).length).to.equal(0);
      const bar = document.createElement('div');
      bar.style.cssText = 'position: fixed; inset: auto 0 0; height: 90px';
      document.body.append(bar);
      await showToast({ title: 'Saved', position: 'bottom', positionAnchor: bar, duration: 0 });
      expect(find('nc-toast')[0]!.positionAnchor === bar).to.equal(true);
      await hideToast();
      bar.remove();
    });

    it('works above a modal', async () => {
      const answer = showModal({ title: 'Sure?' });
      await modalsShown();
      let undone = 0;
      await showToast({ title: 'Deleted', actionText: 'Undo', duration: 0, onAction: () => undone++ });
      const { x, y, width, height } = find('nc-toast')[0]!.shadowRoot!.querySelector('button')!.getBoundingClientRect();
      await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
      expect(undone).to.equal(1);
      await hideModal();
      await answer;
    });

    it('stays when the modal beneath it closes', async () => {
      const answer = showModal({ title: 'Sure?' });
      await modalsShown();
      await showToast({ title: 'Deleted', duration: 0 });
      press(find('nc-modal')[0]!, 'confirm');
      await answer;
      await drawn();
      expect(toast()).to.equal('Deleted');
      expect(document.querySelectorAll('nc-modal').length).to.equal(0);
    });
  });

  describe('loading', () => {
    it('stays until all of its calls are done', async () => {
      const first = showLoading({ title: 'First' });
      await first;
      const second = showLoading({ title: 'Second' });
      await second;
      expect(loading()).to.equal('Second');
      await second();
      expect(loading()).to.equal('First');
      await second();
      expect(loading()).to.equal('First');
      await first();
      expect(loading()).to.equal(undefined);
    });

    it('is hidden by hideLoading', async () => {
      await showLoading({ title: 'Wait' });
      await hideLoading();
      expect(loading()).to.equal(undefined);
    });

    it("is not hidden by hideToast, which warns once in the app's words", async () => {
      const { warn } = console;
      const warnings: unknown[] = [];
      console.warn = (text: unknown) => warnings.push(text);
      try {
        await showLoading({ title: 'Wait' });
        await hideToast();
        await hideToast();
        expect(loading()).to.equal('Wait');
        await hideLoading();
        await showToast({ title: 'Done' });
        await hideLoading();
        expect(toast()).to.equal('Done');
        expect(warnings).to.deep.equal([
          'hideToast has nothing to hide: pair it with showToast',
          'hideLoading has nothing to hide: pair it with showLoading',
        ]);
      } finally {
        console.warn = warn;
      }
    });

    it('can be hidden while none is shown', async () => {
      expect((await hideLoading()).errMsg).to.equal('hideLoading:ok');
      expect((await hideToast()).errMsg).to.equal('hideToast:ok');
    });
  });

  describe('modal', () => {
    it('resolves to what the user chose', async () => {
      for (const [part, confirm] of [
        ['confirm', true],
        ['cancel', false],
      ] as const) {
        const answer = showModal({ title: 'Sure?', content: 'Really?' });
        await modalsShown();
        press(find('nc-modal')[0]!, part);
        expect(await answer).to.deep.equal({ confirm, cancel: !confirm, errMsg: 'showModal:ok' });
        await drawn();
      }
    });

    it('has a cancel button unless showCancel is false', async () => {
      const answer = showModal({ title: 'Told you', showCancel: false });
      await modalsShown();
      expect(find('nc-modal')[0]!.shadowRoot!.querySelectorAll('button').length).to.equal(1);
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
      const modal = find('nc-modal')[0]!;
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
      press(find('nc-modal')[0]!, 'confirm');
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
      press(find('nc-modal')[0]!, 'confirm');
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
      press(find('nc-modal')[0]!, 'confirm');
      expect((await answer).confirm).to.equal(true);
    });

    it('is asked for each call that has fields, since each has what was entered', async () => {
      const answers = [showModal({ title: 'Name', editable: true }), showModal({ title: 'Name', editable: true })];
      for (const [index, answer] of answers.entries()) {
        await modalsShown(1);
        const modal = find('nc-modal').find((each) => each.open)!;
        modal.shadowRoot!.querySelector<HTMLInputElement>('nc-input')!.value = `Name ${index}`;
        press(modal, 'confirm');
        expect((await answer).content).to.equal(`Name ${index}`);
      }
    });

    it('is above a modal that asks for it before that closes', async () => {
      const canDismiss = async () => (await showModal({ title: 'Discard it?' })).confirm;
      const answer = showModal({ title: 'Draft', canDismiss });
      await modalsShown(1);
      press(find('nc-modal')[0]!, 'cancel');
      await modalsShown(2);
      expect(modals()).to.deep.equal(['Draft', 'Discard it?']);
      press(find('nc-modal')[1]!, 'confirm');
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
      find('nc-modal')[0]!.remove();
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
});
