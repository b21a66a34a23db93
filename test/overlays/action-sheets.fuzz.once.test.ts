import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { device, dispatchBack, hideActionSheet, showActionSheet } from 'nacre/device';
import { installOverlays } from 'nacre/overlays';
import { drawn } from '../helpers/dom.js';
import { nextTask } from '../helpers/timers.js';
import { useTokens } from '../helpers/tokens.js';
import { isVisible } from '../suites/overlay-suite.js';

type Outcome = 'tapped' | 'cancel' | 'abort';

interface Asked {
  readonly page: string;
  readonly control: AbortController;
  /** How the call has settled, in each of its ways. */
  readonly settled: string[];
  guard: boolean;
  expected?: Outcome;
}

const STEPS = [
  'show',
  'show guarded',
  'hide',
  'tap',
  'escape',
  'back',
  'abort',
  'remove',
  'visit a',
  'visit b',
] as const;
type Step = (typeof STEPS)[number];

const shown = () => [...document.querySelectorAll('nc-action-sheet')].filter(isVisible);

/** Takes steps on the page and in a model of it. */
class Run {
  page = 'a';
  readonly asked: Asked[] = [];
  current: Asked | undefined;

  show(guard: boolean): void {
    this.end('cancel');
    const asked: Asked = { page: this.page, control: new AbortController(), settled: [], guard };
    const record = (outcome: string) => void asked.settled.push(outcome);
    showActionSheet({
      itemList: ['One', { text: 'Two', data: 2 }],
      title: String(this.asked.length),
      canDismiss: (reason) => asked.guard || reason === 'confirm',
      signal: asked.control.signal,
      success: ({ tapIndex }) => record(`success ${tapIndex}`),
      fail: ({ errMsg }) => record(`fail ${errMsg}`),
      complete: () => record('complete'),
    }).then(
      ({ tapIndex }) => record(`resolved ${tapIndex}`),
      ({ message }: Error) => record(`rejected ${message}`),
    );
    this.asked.push(asked);
    this.current = asked;
  }

  /** An action sheet closes: updates the model. */
  end(outcome: Outcome): void {
    if (this.current) this.current.expected = outcome;
    this.current = undefined;
  }

  async take(step: Step): Promise<void> {
    const [sheet] = shown();
    const mayLeave = this.current?.guard;
    switch (step) {
      case 'show':
      case 'show guarded':
        return this.show(step === 'show');
      case 'hide':
        this.end('cancel');
        return void (await hideActionSheet());
      case 'tap':
        sheet?.shadowRoot!.querySelectorAll<HTMLElement>('[part="item"]')[1]!.click();
        return this.end('tapped');
      case 'escape':
        sheet?.dismiss('escape');
        return mayLeave ? this.end('cancel') : undefined;
      case 'back':
        expect(dispatchBack({ from: 'backbutton' })).to.equal(sheet !== undefined);
        return mayLeave ? this.end('cancel') : undefined;
      case 'abort':
        this.current?.control.abort();
        return this.end('abort');
      case 'remove':
        sheet?.remove();
        return this.end('cancel');
      case 'visit a':
      case 'visit b':
        this.page = step.at(-1)!;
        device.emit('routeChange', { key: this.page, path: `/${this.page}`, action: 'navigateTo' });
        if (this.current && this.current.page !== this.page) this.end('cancel');
    }
  }

  check(): void {
    const title = this.current && String(this.asked.indexOf(this.current));
    expect(shown().map((sheet) => sheet.title)).to.deep.equal(title === undefined ? [] : [title]);
    for (const { expected, settled } of this.asked) {
      const fail = `showActionSheet:fail ${expected}`;
      const outcome =
        expected === undefined
          ? []
          : expected === 'tapped'
            ? ['complete', 'resolved 1', 'success 1']
            : ['complete', `fail ${fail}`, `rejected ${fail}`];
      expect([...settled].sort()).to.deep.equal(outcome);
    }
  }
}

describe('showActionSheet, against a model', () => {
  const { style } = document.documentElement;
  before(useTokens);
  before(() => style.setProperty('--nc-duration-page', '0s'));
  after(() => style.removeProperty('--nc-duration-page'));

  it('settles each call once, shows one at a time, and leaves no trace', async function () {
    this.timeout(60_000);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...STEPS), { minLength: 1, maxLength: 20 }), async (steps) => {
        const end = installOverlays();
        device.emit('routeChange', { key: 'a', path: '/a', action: 'launch' });
        await hideActionSheet();
        const run = new Run();
        for (const step of steps) {
          await run.take(step);
          await nextTask();
          run.check();
        }
        // Uninstalling settles the calls that are still open.
        run.end('cancel');
        end();
        await drawn();
        run.check();
        expect(document.documentElement.style.overflow).to.equal('');
        expect(document.querySelectorAll('nc-action-sheet').length).to.equal(0);
      }),
      { numRuns: 30 },
    );
  });
});
