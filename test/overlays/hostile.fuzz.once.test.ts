import { expect, waitUntil } from '@open-wc/testing';
import fc from 'fast-check';
import {
  closePreviewImage,
  device,
  hideActionSheet,
  hideLoading,
  hideToast,
  previewImage,
  showActionSheet,
  showLoading,
  showModal,
  showToast,
  type CallName,
} from 'nacre/device';
import { hideModal, installOverlays } from 'nacre/overlays';
import type { NcToast } from '../../elements/toast/toast.js';
import { nextTask } from '../helpers/timers.js';
import { isVisible } from '../suites/overlay-suite.js';
import { HOSTILE_CALLS, NEEDED, type HostileCall } from './hostile.js';
import { withoutMotion, withoutWarnings } from './overlay-fixture.js';

const PICTURE = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';

const shown = (tag: string) => [...document.querySelectorAll<NcToast>(tag)].filter(isVisible);
const titles = (tag: string) => shown(tag).map(({ title }) => title);

type Good = 'toast' | 'hideToast' | 'loading' | 'hideLoading' | 'modal' | 'sheet' | 'picture';
const step = fc.oneof(
  fc.constantFrom(...HOSTILE_CALLS),
  fc.constantFrom<Good>('toast', 'toast', 'hideToast', 'loading', 'hideLoading', 'modal', 'sheet', 'picture'),
);

/** What should be on screen. */
class Model {
  count = 0;
  toast: string | undefined;
  loadings: string[] = [];

  async take(given: Good | HostileCall): Promise<void> {
    if (typeof given === 'object') return this.#fail(given);
    const title = `${given} ${++this.count}`;
    switch (given) {
      case 'toast':
        this.toast = title;
        await hideToast();
        return void (await showToast({ title, duration: 0 }));
      case 'hideToast':
        this.toast = undefined;
        return void (await hideToast());
      case 'loading':
        this.loadings.push(title);
        return void (await showLoading({ title }));
      case 'hideLoading':
        this.loadings.pop();
        return void (await hideLoading());
      case 'modal': {
        const answer = showModal({ title, inputs: [{ name: 'a', value: 'b' }] });
        await waitUntil(() => titles('nc-modal').includes(title), title);
        await hideModal();
        return void expect((await answer).cancel).to.equal(true);
      }
      case 'sheet': {
        const answer = showActionSheet({ itemList: ['One'], title }).catch(({ errMsg }: { errMsg: string }) => errMsg);
        await waitUntil(() => titles('nc-action-sheet').includes(title), title);
        await hideActionSheet();
        return void expect(await answer).to.equal('showActionSheet:fail cancel');
      }
      case 'picture':
        await previewImage({ urls: [PICTURE] });
        expect(shown('nc-image-viewer').length).to.equal(1);
        return void (await closePreviewImage());
    }
  }

  async #fail({ name, argument, value }: HostileCall): Promise<void> {
    const options = { ...NEEDED[name], title: 'hostile', [argument]: value };
    const call = device.call as (name: CallName, options: object) => Promise<unknown>;
    const { errMsg } = (await call.call(device, name, options).catch((error: unknown) => error)) as { errMsg: string };
    expect(errMsg).to.match(new RegExp(`^${name}:fail ${argument}: expected`));
  }

  check(): void {
    expect(titles('nc-toast'), 'toast').to.deep.equal(this.toast === undefined ? [] : [this.toast]);
    expect(titles('nc-loading'), 'loading').to.deep.equal(this.loadings.slice(-1));
    expect(shown('nc-modal, nc-action-sheet, nc-image-viewer').length, 'others').to.equal(0);
  }
}

describe('overlay calls, with hostile ones between them', () => {
  withoutMotion();
  withoutWarnings();

  it('show what the model shows', async function () {
    this.timeout(60_000);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 20 }), async (steps) => {
        const end = installOverlays();
        const model = new Model();
        try {
          for (const each of steps) {
            await model.take(each);
            await nextTask();
            model.check();
          }
        } finally {
          end();
          await nextTask();
        }
      }),
      { numRuns: 20, includeErrorInReport: true },
    );
  });

  describe('where the element itself fails', () => {
    let end: () => void;
    beforeEach(() => {
      end = installOverlays();
    });
    afterEach(() => end());

    /** Makes the next drawing of an element fail. */
    const failOnce = (tag: 'nc-toast' | 'nc-loading') => {
      const element = document.querySelector(tag) as unknown as { performUpdate?: () => void };
      element.performUpdate = () => {
        delete element.performUpdate;
        throw new Error('broken');
      };
    };

    it('shows the toasts after it', async () => {
      await showToast({ title: 'first', duration: 0 });
      await hideToast();
      await waitUntil(() => titles('nc-toast').length === 0, 'it is gone');
      await nextTask();
      failOnce('nc-toast');
      expect(await showToast({ title: 'broken' }).catch((error: Error) => error.message)).to.equal(
        'showToast:fail broken',
      );
      await showToast({ title: 'next', duration: 0 });
      await waitUntil(() => titles('nc-toast')[0] === 'next', 'the next one is shown');
    });

    it('shows the loadings after it', async () => {
      await showLoading();
      await hideLoading();
      await waitUntil(() => titles('nc-loading').length === 0, 'it is gone');
      failOnce('nc-loading');
      const failed = showLoading({ title: 'broken' });
      expect(await failed.catch((error: Error) => error.message)).to.equal('showLoading:fail broken');
      const done = showLoading({ title: 'next' });
      await waitUntil(() => titles('nc-loading')[0] === 'next', 'the next one is shown');
      await done();
      expect(titles('nc-loading')).to.deep.equal([]);
    });
  });
});
