import { expect, waitUntil } from '@open-wc/testing';
import fc from 'fast-check';
import {
  device,
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
import { drawn } from '../helpers/dom.js';
import { nextTask } from '../helpers/timers.js';
import { useTokens } from '../helpers/tokens.js';
import { isVisible } from '../suites/overlay-suite.js';
import { withoutMotion, withoutWarnings } from './overlay-fixture.js';

const open = (tags: string) => [...document.querySelectorAll<NcModal>(tags)].filter(isVisible);
const QUESTIONS = 'nc-modal, nc-action-sheet';

interface Asked {
  readonly kind: 'modal' | 'sheet';
  readonly title: string;
  readonly page: string;
  readonly control: AbortController;
  /** How the call has settled, in each of its ways. */
  readonly settled: string[];
  expected?: 'confirm' | 'cancel' | 'abort';
}

type Step =
  | { do: 'showSheet' | 'hideSheet' }
  | { do: 'showModal' | 'hideModal' | 'back' | 'showLoading' | 'hideLoading' | 'showToast' | 'hideToast' | 'wait' }
  | { do: 'answer'; how: 'confirm' | 'cancel' | 'escape' | 'remove' }
  | { do: 'abort' | 'done'; which: number }
  | { do: 'visit'; page: string };

const plain = [
  'showSheet',
  'hideSheet',
  'showModal',
  'hideModal',
  'back',
  'showLoading',
  'hideLoading',
  'showToast',
  'hideToast',
  'wait',
] as const;
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...plain).map((name): Step => ({ do: name })) },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom('confirm', 'cancel', 'escape', 'remove')
      .map((how): Step => ({ do: 'answer', how }) as Step),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom('abort' as const, 'done' as const), fc.nat(5))
      .map(([name, which]): Step => ({ do: name, which })),
  },
  { weight: 2, arbitrary: fc.constantFrom('a', 'b', 'c').map((page): Step => ({ do: 'visit', page })) },
);

/** Takes steps on the page and in a model of it. */
class Run {
  page = 'a';
  count = 0;
  readonly asked: Asked[] = [];
  modals: Asked[] = [];
  /** Modals that wait for the one on top. */
  waiting: Asked[] = [];
  loads: { title: string; page: string; done: () => Promise<void> }[] = [];

  showModal(): void {
    const settled: string[] = [];
    const control = new AbortController();
    const asked: Asked = { kind: 'modal', title: `modal ${++this.count}`, page: this.page, control, settled };
    const record = (outcome: string) => void settled.push(outcome);
    showModal({
      title: asked.title,
      signal: control.signal,
      success: ({ confirm }) => record(confirm ? 'confirm' : 'cancel'),
      fail: () => record('abort'),
      complete: () => record('complete'),
    }).then(
      ({ confirm }) => record(confirm ? 'confirm' : 'cancel'),
      () => record('abort'),
    );
    this.asked.push(asked);
    this.waiting.push(asked);
    this.showNext();
  }

  /** A modal waits while another one is on top. */
  showNext(): void {
    while (this.waiting.length && this.modals.at(-1)?.kind !== 'modal') this.modals.push(this.waiting.shift()!);
  }

  showSheet(): void {
    // Only one is shown at a time.
    for (const sheet of this.modals) if (sheet.kind === 'sheet') this.ends(sheet, 'cancel');
    const settled: string[] = [];
    const control = new AbortController();
    const asked: Asked = { kind: 'sheet', title: `sheet ${++this.count}`, page: this.page, control, settled };
    const ok = () => void settled.push('confirm');
    const fail = ({ errMsg }: { errMsg: string }) => void settled.push(errMsg.split(' ')[1]!);
    showActionSheet({
      ...{ itemList: ['One'], title: asked.title, signal: control.signal },
      ...{ success: ok, fail, complete: () => void settled.push('complete') },
    }).then(ok, fail);
    this.asked.push(asked);
    this.modals.push(asked);
  }

  /** A modal or action sheet closes: updates the model. */
  ends(asked: Asked | undefined, outcome: NonNullable<Asked['expected']>): void {
    if (!asked) return;
    asked.expected = outcome;
    this.modals = this.modals.filter((other) => other !== asked);
    this.waiting = this.waiting.filter((other) => other !== asked);
    if (asked.kind === 'modal') this.showNext();
  }

  async take(given: Step): Promise<void> {
    const top = this.modals.at(-1);
    const element = open(QUESTIONS).find(({ title }) => title === top?.title);
    switch (given.do) {
      case 'showModal':
        return this.showModal();
      case 'showSheet':
        return this.showSheet();
      case 'hideModal':
      case 'hideSheet': {
        const kind = given.do === 'hideModal' ? 'modal' : 'sheet';
        for (const asked of [...this.waiting, ...this.modals]) if (asked.kind === kind) this.ends(asked, 'cancel');
        return void (await (kind === 'modal' ? hideModal() : hideActionSheet()));
      }
      case 'back':
        expect(dispatchBack({ from: 'backbutton' })).to.equal(top !== undefined);
        return this.ends(top, 'cancel');
      case 'answer':
        if (given.how === 'remove') element?.remove();
        else if (given.how !== 'confirm' || top?.kind === 'modal') element?.dismiss(given.how);
        else element?.shadowRoot?.querySelector<HTMLElement>('[part~="item"]')?.click();
        return this.ends(top, given.how === 'confirm' ? 'confirm' : 'cancel');
      case 'abort': {
        const all = [...this.modals, ...this.waiting];
        const asked = all[given.which % (all.length || 1)];
        asked?.control.abort();
        return this.ends(asked, 'abort');
      }
      case 'visit':
        device.emit('routeChange', { key: given.page, path: `/${given.page}`, action: 'navigateTo' });
        for (const asked of [...this.waiting, ...this.modals])
          if (asked.page !== given.page) this.ends(asked, 'cancel');
        this.loads = this.loads.filter(({ page }) => page === given.page);
        this.page = given.page;
        return;
      case 'showLoading': {
        const title = `loading ${++this.count}`;
        const done = showLoading({ title });
        this.loads.push({ title, page: this.page, done });
        return void (await done);
      }
      case 'hideLoading':
        this.loads.pop();
        return void (await hideLoading());
      case 'done': {
        const [load] = this.loads.splice(given.which % (this.loads.length || 1), 1);
        return load?.done();
      }
      case 'showToast':
        return void (await showToast({ title: `toast ${++this.count}`, duration: 20 }));
      case 'hideToast':
        return void (await hideToast());
      case 'wait':
        return drawn();
    }
  }

  check(): void {
    expect(open(QUESTIONS).map(({ title }) => title)).to.deep.equal(this.modals.map(({ title }) => title));
    expect(open('nc-loading').map(({ title }) => title)).to.deep.equal(this.loads.slice(-1).map(({ title }) => title));
    for (const { title, expected, settled } of this.asked) {
      const outcome = expected ? ['complete', expected, expected] : [];
      expect([...settled].sort(), title).to.deep.equal([...outcome].sort());
    }
  }
}

describe('nacre/overlays, against a model', () => {
  before(useTokens);
  withoutMotion();
  withoutWarnings();

  it('settles each call once, keeps the order of the stack, and counts loadings', async function () {
    this.timeout(60_000);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
        const end = installOverlays();
        device.emit('routeChange', { key: 'a', path: '/a', action: 'launch' });
        // Loads the kinds, so that all open in the task of their call.
        await Promise.all([hideToast(), hideLoading(), hideModal(), hideActionSheet()]);
        const run = new Run();
        for (const each of steps) {
          await run.take(each);
          await nextTask();
          run.check();
        }
        // Uninstalling settles the calls that are still open.
        for (const asked of [...run.waiting, ...run.modals]) run.ends(asked, 'cancel');
        run.loads = [];
        end();
        await drawn();
        run.check();
        expect(document.documentElement.style.overflow).to.equal('');
        const left = () => document.querySelectorAll('nc-modal, nc-action-sheet, nc-toast, nc-loading').length;
        await waitUntil(() => left() === 0, 'all leave the page');
      }),
      { numRuns: 20, includeErrorInReport: true },
    );
  });
});
