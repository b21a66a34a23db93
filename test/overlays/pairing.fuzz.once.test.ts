import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { device, hideLoading, hideToast, showLoading, showToast } from 'nacre/device';
import { installOverlays } from 'nacre/overlays';
import { drawn } from '../helpers/dom.js';
import { nextTask } from '../helpers/timers.js';
import { isVisible } from '../suites/overlay-suite.js';
import { withoutMotion, withoutWarnings } from './overlay-fixture.js';

const MAX = 2;

interface Toast {
  readonly key: string;
  readonly title: string;
  readonly page: string;
  readonly stays: boolean;
}

interface Loading {
  readonly token: string | undefined;
  readonly title: string;
  readonly page: string;
}

type Step =
  | { do: 'toast'; key: string; stays: boolean }
  | { do: 'loading'; token: string | undefined }
  | { do: 'done'; token: string }
  | { do: 'visit'; page: string }
  | { do: 'hideToast' | 'hideLoading' | 'swipe' };

const token = fc.constantFrom('x', 'y', 'z');
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 14,
    arbitrary: fc
      .tuple(fc.constantFrom(...'abcdefgh'), fc.nat(3))
      .map(([key, kind]): Step => ({ do: 'toast', key, stays: kind === 0 })),
  },
  {
    weight: 5,
    arbitrary: fc.option(token, { nil: undefined }).map((name): Step => ({ do: 'loading', token: name })),
  },
  { weight: 3, arbitrary: token.map((name): Step => ({ do: 'done', token: name })) },
  { weight: 2, arbitrary: fc.constantFrom('a', 'b').map((page): Step => ({ do: 'visit', page })) },
  {
    weight: 5,
    arbitrary: fc.constantFrom('hideToast', 'hideLoading', 'swipe', 'swipe').map((name) => ({ do: name }) as Step),
  },
);

/** What should be on screen. */
class Model {
  page = 'a';
  count = 0;
  current: Toast | undefined;
  waiting: Toast[] = [];
  loadings: Loading[] = [];

  toast(toast: Toast): void {
    const same = this.waiting.findIndex(({ key }) => key === toast.key);
    if (this.current?.key === toast.key) {
      this.current = toast;
      return;
    }
    if (same >= 0) this.waiting[same] = toast;
    else this.waiting.push(toast);
    // Above the limit, the oldest is dropped.
    if (this.waiting.length > MAX) this.waiting.shift();
    if (this.current?.stays) this.waiting.push(this.current);
    if (!this.current || this.current.stays) this.next();
  }

  next(): void {
    this.current = this.waiting.shift();
  }

  visit(page: string): void {
    this.page = page;
    const isOver = (toast: Toast | undefined) => toast?.stays && toast.page !== page;
    this.waiting = this.waiting.filter((toast) => !isOver(toast));
    if (isOver(this.current)) this.next();
    this.loadings = this.loadings.filter((loading) => loading.page === page);
  }

  hideLoading(name?: string): void {
    const index =
      name === undefined ? this.loadings.length - 1 : this.loadings.findIndex((each) => each.token === name);
    if (index >= 0) this.loadings.splice(index, 1);
  }
}

async function take(given: Step, model: Model): Promise<void> {
  const { page } = model;
  const title = `${given.do} ${++model.count}`;
  switch (given.do) {
    case 'toast': {
      const { key, stays } = given;
      model.toast({ key, title, page, stays });
      return void (await showToast({ title, key, duration: stays ? 0 : 60_000 }));
    }
    case 'loading': {
      const { token: name } = given;
      model.loadings = model.loadings.filter((loading) => name === undefined || loading.token !== name);
      model.loadings.push({ token: name, title, page });
      // showLoading() gives every loading its own token.
      return void (await (name === undefined
        ? device.call('showLoading', { title })
        : showLoading({ title, token: name })));
    }
    case 'done':
      model.hideLoading(given.token);
      return void (await hideLoading({ token: given.token }));
    case 'visit':
      model.visit(given.page);
      return device.emit('routeChange', { key: given.page, path: `/${given.page}`, action: 'navigateTo' });
    case 'hideToast':
      // Without its show it changes nothing.
      Object.assign(model, { current: undefined, waiting: [] });
      return void (await hideToast());
    case 'hideLoading':
      model.hideLoading();
      return void (await hideLoading());
    case 'swipe':
      model.next();
      document.querySelector('nc-toast')!.dismiss('swipe');
  }
}

describe('toasts and loadings, against a model of their pairing', () => {
  withoutMotion();
  withoutWarnings();

  const titleOf = (tag: 'nc-toast' | 'nc-loading') =>
    [...document.querySelectorAll(tag)].filter(isVisible).map(({ title }) => title);

  it('show what the model shows', async function () {
    this.timeout(60_000);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40, size: 'max' }), async (steps) => {
        const end = installOverlays({ maxToasts: MAX });
        device.emit('routeChange', { key: 'a', path: '/a', action: 'launch' });
        await hideToast();
        const model = new Model();
        try {
          for (const each of steps) {
            await take(each, model);
            await nextTask();
            const { current, loadings } = model;
            expect(titleOf('nc-toast'), 'toast').to.deep.equal(current ? [current.title] : []);
            expect(titleOf('nc-loading'), 'loading').to.deep.equal(loadings.slice(-1).map(({ title }) => title));
          }
        } finally {
          end();
          await drawn();
        }
        expect(document.querySelectorAll('nc-toast, nc-loading').length).to.equal(0);
      }),
      { numRuns: 25, includeErrorInReport: true },
    );
  });
});
