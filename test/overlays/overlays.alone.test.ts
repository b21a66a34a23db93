import { expect, waitUntil } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import {
  type DeviceError,
  hideActionSheet,
  hideLoading,
  hideToast,
  showActionSheet,
  showLoading,
  showModal,
  showToast,
} from 'nacre/device';
import { hideModal } from 'nacre/overlays';
import { drawn } from '../helpers/dom.js';
import { holdTimers } from '../helpers/timers.js';
import { isVisible } from '../suites/overlay-suite.js';
import { loading, modals, modalsShown, press, shown, toast, visit, withPageOverlays } from './overlay-fixture.js';

describe('nacre/overlays', () => {
  const overlays = withPageOverlays();

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
      expect(shown('nc-toast')[0]!.icon).to.equal('success');
      expect(shown('nc-toast')[0]!.duration).to.equal(1500);
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
      overlays.startAgain({ maxToasts: 1 });
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
      shown('nc-toast')[0]!.shadowRoot!.querySelector('button')!.click();
      expect(undone).to.equal(1);
    });

    it('keeps clear of an element, and rejects an anchor that is not an element', async () => {
      for (const positionAnchor of [5, '', null, {}] as never[]) {
        const failed = await showToast({ title: 'Saved', positionAnchor }).catch(
          ({ errMsg }: Error & { errMsg: string }) => errMsg,
        );
        expect(failed).to.equal('showToast:fail positionAnchor: expected an element, or the id of one');
      }
      expect(shown('nc-toast').filter(isVisible).length).to.equal(0);
      const bar = document.createElement('div');
      bar.style.cssText = 'position: fixed; inset: auto 0 0; height: 90px';
      document.body.append(bar);
      await showToast({ title: 'Saved', position: 'bottom', positionAnchor: bar, duration: 0 });
      expect(shown('nc-toast')[0]!.positionAnchor === bar).to.equal(true);
      await hideToast();
      bar.remove();
    });

    it('works above a modal', async () => {
      const answer = showModal({ title: 'Sure?' });
      await modalsShown();
      let undone = 0;
      await showToast({ title: 'Deleted', actionText: 'Undo', duration: 0, onAction: () => undone++ });
      const { x, y, width, height } = shown('nc-toast')[0]!
        .shadowRoot!.querySelector('button')!
        .getBoundingClientRect();
      await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
      expect(undone).to.equal(1);
      await hideModal();
      await answer;
    });

    it('stays when the modal beneath it closes', async () => {
      const answer = showModal({ title: 'Sure?' });
      await modalsShown();
      await showToast({ title: 'Deleted', duration: 0 });
      press(shown('nc-modal')[0]!, 'confirm');
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
});
