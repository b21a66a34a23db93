import { expect, waitUntil } from '@open-wc/testing';
import fc from 'fast-check';
import type { NcModal } from '../../elements/modal/modal.js';
import { drawn } from '../helpers/dom.js';
import { nextTask } from '../helpers/timers.js';
import { historyQuota } from '../router/app-frame.js';
import { startRouter, state, stopRouters, type Started } from '../router/start-router.js';
import { isVisible } from '../suites/overlay-suite.js';

type Kind = 'modal' | 'sheet';
type Step =
  | { do: 'show'; kind: Kind; stays: boolean }
  | { do: 'back' | 'hide' | 'answer' | 'open' | 'redirect' | 'navigateBack' | 'forward' | 'yield' };

const plain = ['hide', 'answer', 'open', 'redirect', 'navigateBack', 'forward', 'yield'] as const;
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('show' as const),
      kind: fc.constantFrom<Kind>('modal', 'sheet'),
      stays: fc.boolean(),
    }),
  },
  { weight: 5, arbitrary: fc.constant<Step>({ do: 'back' }) },
  { weight: 7, arbitrary: fc.constantFrom(...plain).map((name): Step => ({ do: name })) },
);

/** A call, in the model. */
interface Asked {
  readonly title: string;
  readonly kind: Kind;
  readonly settled: string[];
  stays: boolean;
}

/** An app in a frame, on its first page, and a model of it. */
class Run {
  readonly app: Started;
  urls = ['/home'];
  open: Asked[] = [];
  readonly all: Asked[] = [];
  /** Whether Forward leads to the history entry that was added for Back. */
  hasForward = false;
  count = 0;

  constructor(app: Started) {
    this.app = app;
  }

  get isKept(): boolean {
    return this.open.length > 0 && this.urls.length === 1;
  }

  show(kind: Kind, stays: boolean): void {
    const { device } = this.app;
    // Only one action sheet is shown at a time.
    if (kind === 'sheet') this.open = this.open.filter((other) => other.kind !== kind);
    const asked: Asked = { title: `${kind} ${++this.count}`, kind, stays, settled: [] };
    const { title, settled } = asked;
    const canDismiss = (reason: string) => reason !== 'back' || !asked.stays;
    const call = kind === 'modal' ? 'showModal' : 'showActionSheet';
    device.device.call(call, { title, itemList: ['One'], canDismiss }).then(
      () => settled.push('ok'),
      ({ errMsg }: Error & { errMsg: string }) => settled.push(errMsg),
    );
    this.open.push(asked);
    this.all.push(asked);
    if (this.isKept) this.hasForward = true;
  }

  elements(): NcModal[] {
    return [...this.app.frame.document.querySelectorAll<NcModal>('nc-modal, nc-action-sheet')].filter(isVisible);
  }

  async take(given: Step): Promise<void> {
    const { app, open } = this;
    const top = open.at(-1);
    const url = `/form?${++this.count}`;
    switch (given.do) {
      case 'show':
        return this.show(given.kind, given.stays);
      case 'hide':
        this.open = open.filter(({ kind }) => kind !== 'modal');
        return void (await app.device.device.call('hideModal'));
      case 'answer':
        if (top) this.elements().at(-1)!.dismiss('cancel');
        return void open.pop();
      case 'yield':
        if (top) top.stays = false;
        return;
      case 'back':
        if (top && !top.stays) open.pop();
        else if (!top && this.urls.length === 1) return;
        else if (!top) this.pop();
        return app.go(-1);
      case 'forward':
        if (this.hasForward && !this.isKept && this.urls.length === 1) await app.go(1);
        return;
      case 'open':
        this.urls.push(url);
        this.leave();
        return void (await app.device.navigateTo({ url }));
      case 'redirect':
        this.urls.splice(-1, 1, url);
        this.leave();
        return void (await app.device.redirectTo({ url }));
      case 'navigateBack':
        if (this.urls.length === 1) return;
        this.pop();
        this.leave();
        return void (await app.device.navigateBack());
    }
  }

  pop(): void {
    this.urls.pop();
    // Forward leads to the page that was left.
    this.hasForward = false;
  }

  /** The overlays of a page close when it is left. */
  leave(): void {
    this.open = [];
    if (this.urls.length > 1) this.hasForward = false;
  }

  async check(): Promise<void> {
    const { app, open, all } = this;
    await waitUntil(() => Boolean(state(app).spare) === this.isKept, `an entry for Back: ${this.isKept}`);
    await app.settled();
    expect([app.urls(), app.hash()]).to.deep.equal([this.urls, this.urls.at(-1)]);
    expect(state(app).index).to.equal(this.urls.length - (this.isKept ? 0 : 1));
    const titles = () => this.elements().map(({ title }) => title);
    await waitUntil(() => titles().join() === open.map(({ title }) => title).join(), `open: ${titles().join()}`);
    for (const asked of all) expect(asked.settled.length, asked.title).to.equal(open.includes(asked) ? 0 : 1);
  }
}

describe('overlays on the first page, and Back, against a model', () => {
  afterEach(stopRouters);

  it('close from the top, settle once, and leave the history unchanged', async () => {
    const run = async (steps: readonly Step[]) => {
      const app = await startRouter({ pages: [{ path: '/home' }, { path: '/form' }] });
      app.frame.document.documentElement.style.setProperty('--nc-duration-normal', '0s');
      await app.frame.load('/shell/overlays/index.ts');
      await app.device.device.call('hideModal');
      const model = new Run(app);
      for (const each of steps) {
        await historyQuota();
        await model.take(each);
        await nextTask();
        await model.check();
      }
      const left = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      while (model.open.length || model.urls.length > 1) {
        if (model.open.length) await model.take({ do: 'yield' });
        await model.take({ do: 'back' });
        await model.check();
      }
      app.frame.window.history.back();
      await left;
      await drawn();
      stopRouters();
    };
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12, size: 'max' }), run), {
      ...{ numRuns: 8, endOnFailure: true, includeErrorInReport: true },
    });
  }).timeout(60_000);
});
