import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { device, dispatchBack, hideLoading, hideToast, showLoading, showModal, showToast } from 'nacre/device';
import { hideModal, installOverlays } from 'nacre/overlays';
import { drawn } from '../helpers/dom.js';
import { useTokens } from '../helpers/tokens.js';
import { isVisible } from '../suites/overlay-suite.js';

const open = <K extends 'nc-toast' | 'nc-loading' | 'nc-modal'>(tag: K) =>
  [...document.querySelectorAll(tag)].filter(isVisible) as HTMLElementTagNameMap[K][];

interface Asked {
  readonly title: string;
  readonly page: string;
  readonly control: AbortController;
  /** Every way in which the call told its outcome. */
  readonly told: string[];
  expected?: 'confirm' | 'cancel' | 'abort';
}

type Step =
  | { do: 'showModal' | 'hideModal' | 'back' | 'showLoading' | 'hideLoading' | 'showToast' | 'hideToast' | 'wait' }
  | { do: 'answer'; how: 'confirm' | 'cancel' | 'escape' | 'remove' }
  | { do: 'abort' | 'done'; which: number }
  | { do: 'visit'; page: string };

const plain = [
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

/** What the page should show, kept beside it. */
class Run {
  page = 'a';
  count = 0;
  readonly asked: Asked[] = [];
  modals: Asked[] = [];
  loads: { title: string; page: string; done: () => Promise<void> }[] = [];

  showModal(): void {
    const told: string[] = [];
    const control = new AbortController();
    const asked: Asked = { title: `modal ${++this.count}`, page: this.page, control, told };
    const tell = (outcome: string) => void told.push(outcome);
    showModal({
      title: asked.title,
      signal: control.signal,
      success: ({ confirm }) => tell(confirm ? 'confirm' : 'cancel'),
      fail: () => tell('abort'),
      complete: () => tell('complete'),
    }).then(
      ({ confirm }) => tell(confirm ? 'confirm' : 'cancel'),
      () => tell('abort'),
    );
    this.asked.push(asked);
    this.modals.push(asked);
  }

  /** The model's side of a modal that closes. */
  ends(asked: Asked | undefined, outcome: NonNullable<Asked['expected']>): void {
    if (!asked) return;
    asked.expected = outcome;
    this.modals = this.modals.filter((other) => other !== asked);
  }

  async take(given: Step): Promise<void> {
    const top = this.modals.at(-1);
    const element = open('nc-modal').find(({ title }) => title === top?.title);
    switch (given.do) {
      case 'showModal':
        return this.showModal();
      case 'hideModal':
        for (const asked of [...this.modals]) this.ends(asked, 'cancel');
        return void (await hideModal());
      case 'back':
        expect(dispatchBack({ from: 'backbutton' })).to.equal(top !== undefined);
        return this.ends(top, 'cancel');
      case 'answer':
        if (given.how === 'remove') element?.remove();
        else element?.dismiss(given.how);
        return this.ends(top, given.how === 'confirm' ? 'confirm' : 'cancel');
      case 'abort': {
        const asked = this.modals[given.which % (this.modals.length || 1)];
        asked?.control.abort();
        return this.ends(asked, 'abort');
      }
      case 'visit':
        device.emit('routeChange', { key: given.page, path: `/${given.page}`, action: 'navigateTo' });
        for (const asked of [...this.modals]) if (asked.page !== given.page) this.ends(asked, 'cancel');
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
    expect(open('nc-modal').map(({ title }) => title)).to.deep.equal(this.modals.map(({ title }) => title));
    expect(open('nc-loading').map(({ title }) => title)).to.deep.equal(this.loads.slice(-1).map(({ title }) => title));
    for (const { title, expected, told } of this.asked) {
      const outcome = expected ? ['complete', expected, expected] : [];
      expect([...told].sort(), title).to.deep.equal([...outcome].sort());
    }
  }
}

describe('nacre/overlays, against a model', () => {
  const { style } = document.documentElement;
  const { warn } = console;
  before(useTokens);
  before(() => {
    style.setProperty('--nc-duration-normal', '0s');
    // Random hides have no show; that the app is told is tested elsewhere.
    console.warn = () => undefined;
  });
  after(() => {
    style.removeProperty('--nc-duration-normal');
    console.warn = warn;
  });

  it('answers each call once, keeps the order of the stack, and counts loadings', async function () {
    this.timeout(60_000);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
        const end = installOverlays();
        device.emit('routeChange', { key: 'a', path: '/a', action: 'launch' });
        await hideToast();
        const run = new Run();
        for (const each of steps) {
          await run.take(each);
          await new Promise((resolve) => setTimeout(resolve));
          run.check();
        }
        // Whatever is still open is answered when the overlays go.
        for (const asked of [...run.modals]) run.ends(asked, 'cancel');
        run.loads = [];
        end();
        await drawn();
        run.check();
        expect(document.documentElement.style.overflow).to.equal('');
        expect(document.querySelectorAll('nc-modal, nc-toast, nc-loading').length).to.equal(0);
      }),
      { numRuns: 60 },
    );
  });
});
