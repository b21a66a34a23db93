import 'nacre/elements/popup';
import { expect, fixture, waitUntil } from '@open-wc/testing';
import fc from 'fast-check';
import type { CloseEvent } from '../../../elements/internal/element/events.js';
import type { BreakpointChangeEvent } from '../../../elements/popup/events.js';
import type { NcPopup } from '../../../elements/popup/popup.js';
import { deepActiveElement, drawn } from '../../helpers/dom.js';
import { nextTask } from '../../helpers/timers.js';
import { isVisible } from '../../suites/overlay-suite.js';
import { fling, heightOf, partOf, ROWS, withoutMotion } from './popup-fixture.js';

type Guard = 'yes' | 'no' | 'later yes' | 'later no';
type Step =
  | { do: 'show' | 'hide' | 'attribute' | 'escape' | 'remove' | 'move' | 'wait' | 'tap' | 'hold' }
  | { do: 'fling'; length: number; duration: number }
  | { do: 'breakpoint'; value: number }
  | { do: 'guard'; guard: Guard };

const SIZES = [0.25, 0.5, 0.8];
const plain = ['show', 'hide', 'attribute', 'escape', 'remove', 'move', 'wait', 'tap', 'hold'] as const;
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...plain).map((name): Step => ({ do: name })) },
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.integer({ min: -300, max: 300 }), fc.constantFrom(20, 100, 2000))
      .map(([length, duration]): Step => ({ do: 'fling', length, duration })),
  },
  { weight: 2, arbitrary: fc.constantFrom(0.25, 0.5, 0.8, 0.6).map((value): Step => ({ do: 'breakpoint', value })) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom<Guard>('yes', 'no', 'later yes', 'later no')
      .map((guard): Step => ({ do: 'guard', guard })),
  },
);

/** A popup in use, and what must always be true of it. */
class Run {
  readonly told: string[] = [];
  readonly settled: string[] = [];
  shows = 0;
  guard: Guard = 'yes';
  /** Set by steps of code, which do not call the guard. */
  byCode = false;
  /** A guard has refused after a while, for which a sheet that was swiped waits in its place. */
  isLate = false;

  readonly home: HTMLElement;
  readonly opener: HTMLButtonElement;
  readonly popup: NcPopup;

  constructor(home: HTMLElement) {
    const popup = home.querySelector('nc-popup')!;
    this.home = home;
    this.opener = home.querySelector('button')!;
    this.popup = popup;
    popup.addEventListener('open', () => this.told.push('open'));
    popup.addEventListener('close', (event) => {
      const { reason } = event as CloseEvent;
      this.told.push('close');
      expect(popup.open, 'open in its close').to.equal(false);
      if (reason !== 'api') expect(this.guard, `closed by ${reason}`).to.not.match(/no$/);
      else expect(this.byCode, 'closed by code').to.equal(true);
    });
    popup.addEventListener('breakpointchange', (event) => {
      expect(popup.breakpoint).to.equal((event as BreakpointChangeEvent).breakpoint);
    });
    popup.canDismiss = () => {
      const { guard } = this;
      if (guard === 'later no') this.isLate = true;
      return guard.startsWith('later') ? Promise.resolve(guard === 'later yes') : guard === 'yes';
    };
  }

  async take(given: Step): Promise<void> {
    const { popup, home } = this;
    this.byCode = ['hide', 'attribute', 'remove', 'move'].includes(given.do);
    switch (given.do) {
      case 'show':
        this.shows += 1;
        void popup.show().then(({ type }) => this.settled.push(type));
        return;
      case 'hide':
        return popup.hide();
      case 'attribute':
        popup.toggleAttribute('open');
        return;
      case 'escape':
        return popup.dismiss('escape');
      case 'remove':
        popup.remove();
        // It closes unless it is on the page again in the same task.
        await Promise.resolve();
        home.append(popup);
        return;
      case 'move':
        home.prepend(popup);
        return;
      case 'tap':
        if (isVisible(popup)) partOf(popup, 'handle').click();
        return;
      case 'hold':
        // A finger whose `pointerup` never reaches the page.
        if (isVisible(popup)) fling(partOf(popup, 'handle'), 40, 100, true);
        return;
      case 'fling':
        if (isVisible(popup)) fling(partOf(popup, 'handle'), given.length, given.duration);
        return;
      case 'breakpoint':
        popup.breakpoint = given.value;
        return;
      case 'guard':
        this.guard = given.guard;
        return;
      case 'wait':
        return drawn();
    }
  }

  async check(): Promise<void> {
    const { popup, told, opener } = this;
    expect(told.join(), 'open and close take turns').to.match(/^(open,close,?)*(open)?$/);
    const isOpen = told.at(-1) === 'open';
    expect(isVisible(popup), 'on screen').to.equal(isOpen);
    expect(popup.open).to.equal(isOpen);
    expect(document.documentElement.style.overflow).to.equal(isOpen ? 'hidden' : '');
    expect(deepActiveElement() === opener, 'focus').to.equal(!isOpen);
    if (!isOpen) expect(popup.matches(':state(dragging)')).to.equal(false);
    if (!isOpen || popup.matches(':state(dragging)')) return;
    const share = () => Math.round((heightOf(popup) / innerHeight) * 100) / 100;
    const { style } = partOf(popup, 'surface');
    if (this.isLate) await waitUntil(() => SIZES.includes(share()) && style.translate === '', 'it springs back');
    this.isLate = false;
    expect(SIZES, 'where it rests').to.include(share());
    expect(style.translate).to.equal('');
  }
}

describe('<nc-popup>, against a model', () => {
  withoutMotion();

  it('opens, closes and rests at a breakpoint, and leaves no trace', async function () {
    this.timeout(60_000);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
        const home = await fixture<HTMLElement>(
          `<div><button>Open</button><nc-popup label="Places" breakpoints="0 ${SIZES.join(' ')}">${ROWS}</nc-popup></div>`,
        );
        const run = new Run(home);
        run.opener.focus();
        for (const each of steps) {
          await run.take(each);
          await run.popup.updateComplete;
          await nextTask();
          await run.check();
        }
        run.byCode = true;
        await run.popup.hide();
        await run.popup.updateComplete;
        await run.check();
        await Promise.resolve();
        expect(run.settled.length, 'each show() settles').to.equal(run.shows);
        expect(run.popup.shadowRoot!.querySelector('*')).to.equal(null);
        home.remove();
      }),
      { numRuns: 30 },
    );
  });
});
