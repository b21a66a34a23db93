import 'nacre/elements/action-sheet';
import 'nacre/elements/image-viewer';
import 'nacre/elements/loading';
import 'nacre/elements/modal';
import 'nacre/elements/popup';
import 'nacre/elements/toast';
import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { dispatchBack } from 'nacre/device';
import { installOverlays } from 'nacre/overlays';
import type { CloseEvent } from '../../elements/internal/element/events.js';
import type { NcModal } from '../../elements/modal/modal.js';
import { drawn, nameOf } from '../helpers/dom.js';
import { nextTask } from '../helpers/timers.js';
import { isVisible } from '../suites/overlay-suite.js';

type Guard = 'yes' | 'no' | 'never' | 'later';
const GUARDS: readonly Guard[] = ['yes', 'no', 'never', 'later', 'later', 'later'];

/** One overlay of each kind. The test uses only what they have in common. */
const KINDS = [
  '<nc-modal title="Modal"></nc-modal>',
  '<nc-popup label="Popup" duration="0">Text</nc-popup>',
  '<nc-toast title="Toast" duration="0"></nc-toast>',
  '<nc-loading title="Loading" mask can-dismiss></nc-loading>',
  '<nc-image-viewer></nc-image-viewer>',
  `<nc-action-sheet item-list='["One"]'></nc-action-sheet>`,
  '<nc-popup label="Beside" duration="0" overlay="false">Text</nc-popup>',
  '<nc-modal title="Other"><button>Own</button></nc-modal>',
];

type Step =
  | { do: 'show' | 'hide' | 'remove' | 'attach' | 'move' | 'attribute'; which: number }
  | { do: 'guard'; which: number; guard: Guard }
  | { do: 'escape' | 'back' }
  | { do: 'answer'; which: number; may: boolean };

const which = fc.nat(KINDS.length - 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: which.map((index): Step => ({ do: 'show', which: index })) },
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.constantFrom('hide', 'remove', 'attach', 'move', 'attribute' as const), which)
      .map(([name, index]) => ({ do: name, which: index }) as Step),
  },
  { weight: 9, arbitrary: fc.constantFrom('escape' as const, 'back' as const).map((name): Step => ({ do: name })) },
  {
    weight: 6,
    arbitrary: fc
      .tuple(which, fc.constantFrom(...GUARDS))
      .map(([index, guard]): Step => ({ do: 'guard', which: index, guard })),
  },
  {
    weight: 4,
    arbitrary: fc.tuple(fc.nat(3), fc.boolean()).map(([index, may]): Step => ({ do: 'answer', which: index, may })),
  },
);

/** An overlay, and its state in the model. */
interface Member {
  readonly element: NcModal;
  readonly blocks: boolean;
  readonly log: string[];
  readonly expected: string[];
  guard: Guard;
  attached: boolean;
  /** Its present time on screen. Undefined while it is closed. */
  showing?: { readonly asking: Set<string> };
  /** Whether it was shown while off the page: it opens when it is added. */
  wanted?: boolean;
}

interface Question {
  readonly member: Member;
  readonly showing: NonNullable<Member['showing']>;
  readonly reason: string;
  readonly settle: (may: boolean) => void;
}

/** Overlays on the page, and a model of them. */
class Run {
  readonly homes = [document.createElement('section'), document.createElement('section')];
  readonly button = document.createElement('button');
  readonly members: Member[];
  stack: Member[] = [];
  questions: Question[] = [];

  constructor() {
    document.body.append(this.button, ...this.homes);
    this.members = KINDS.map((html) => {
      this.homes[0]!.insertAdjacentHTML('beforeend', html);
      const element = this.homes[0]!.lastElementChild as NcModal;
      const member: Member = {
        ...{ element, log: [], expected: [], guard: 'yes', attached: true },
        blocks: !/toast|overlay="false"/.test(html),
      };
      element.addEventListener('open', () => member.log.push('open'));
      element.addEventListener('close', (event) => member.log.push(`close ${(event as CloseEvent).reason}`));
      return member;
    });
    this.button.focus();
  }

  get blocking(): Member | undefined {
    return this.stack.findLast(({ blocks }) => blocks);
  }

  close(member: Member, reason: string): void {
    member.wanted = false;
    if (!member.showing) return;
    delete member.showing;
    member.expected.push(`close ${reason}`);
    this.stack = this.stack.filter((other) => other !== member);
  }

  raise(member: Member): void {
    if (!member.showing) {
      member.showing = { asking: new Set() };
      member.expected.push('open');
    }
    this.stack = [...this.stack.filter((other) => other !== member), member];
  }

  /** The user wants to close it: updates the model. */
  dismiss(member: Member, reason: string): void {
    const { showing, guard } = member;
    if (!showing || showing.asking.has(reason)) return;
    if (guard === 'later') {
      showing.asking.add(reason);
      // The element has called its guard and waits for the answer.
      this.expectedToAsk++;
      this.questions.push({ member, showing, reason, settle: this.latest! });
      return;
    }
    showing.asking.delete(reason);
    if (guard === 'yes') this.close(member, reason);
  }

  /** Answers the latest call of a guard. */
  latest?: (may: boolean) => void;
  /** How often guards with a promise were called, and should have been. */
  asked = 0;
  expectedToAsk = 0;

  setGuard(member: Member, guard: Guard): void {
    member.guard = guard;
    member.element.canDismiss =
      guard === 'later'
        ? () => {
            this.asked++;
            return new Promise<boolean>((resolve) => (this.latest = resolve));
          }
        : guard === 'never'
          ? false
          : () => guard === 'yes';
  }

  take(given: Step): void {
    const member = 'which' in given ? this.members[given.which]! : undefined;
    const { element } = member ?? {};
    switch (given.do) {
      case 'show':
        void element!.show();
        if (member!.attached && !member!.showing) this.raise(member!);
        else if (!member!.attached) member!.wanted = true;
        return;
      case 'hide':
        void element!.hide();
        return this.close(member!, 'api');
      case 'attribute':
        element!.removeAttribute('open');
        return this.close(member!, 'api');
      case 'remove':
        element!.remove();
        if (member!.attached) this.close(member!, 'api');
        member!.attached = false;
        return;
      case 'attach':
      case 'move':
        if (given.do === 'move' && !member!.attached) return;
        this.homes[element!.parentNode === this.homes[0] ? 1 : 0]!.append(element!);
        if (member!.showing || member!.wanted) this.raise(member!);
        member!.wanted = false;
        member!.attached = true;
        return;
      case 'guard':
        return this.setGuard(member!, given.guard);
      case 'escape': {
        const top = this.blocking;
        // As browsers do for the topmost dialog.
        top?.element.shadowRoot!.querySelector('dialog')!.dispatchEvent(new Event('cancel', { cancelable: true }));
        return top && this.dismiss(top, 'escape');
      }
      case 'back': {
        const top = this.blocking;
        const isAsked = top !== undefined && top.guard !== 'never';
        expect(dispatchBack({ from: 'backbutton' }), 'Back is taken').to.equal(isAsked);
        return isAsked ? this.dismiss(top, 'back') : undefined;
      }
      case 'answer': {
        const [question] = this.questions.splice(given.which % (this.questions.length || 1), 1);
        if (!question) return;
        const { showing, settle } = question;
        settle(given.may);
        if (question.member.showing !== showing) return;
        showing.asking.delete(question.reason);
        if (given.may) this.close(question.member, question.reason);
      }
    }
  }

  check(): void {
    for (const { element, log, expected, showing } of this.members) {
      expect(log, element.outerHTML).to.deep.equal(expected);
      expect(element.isConnected && isVisible(element), `visible ${element.outerHTML}`).to.equal(Boolean(showing));
    }
    expect(this.asked, 'questions').to.equal(this.expectedToAsk);
    const { blocking, button } = this;
    expect(document.documentElement.style.overflow, 'scrolling').to.equal(blocking ? 'hidden' : '');
    button.focus();
    if (blocking) {
      const { activeElement } = document;
      expect(activeElement === button, 'the page is inert').to.equal(false);
      // The focus may be in a popover above a dialog.
      const above = this.members.filter(({ showing }) => showing).map(({ element }) => element as Element);
      const isInside = above.some((element) => element.contains(activeElement));
      // Where nothing has the focus, Firefox names the root after a dialog was moved and removed.
      const isNowhere = activeElement === document.body || activeElement === document.documentElement;
      expect(isInside || isNowhere, nameOf(activeElement)).to.equal(true);
    }
  }

  /** Closes all, from the top. The focus returns to the button. */
  async end(): Promise<void> {
    while (this.questions.length) this.take({ do: 'answer', which: 0, may: false });
    await drawn();
    for (const member of this.members) this.setGuard(member, 'yes');
    while (this.blocking) {
      const top = this.blocking;
      this.take({ do: 'back' });
      expect(top.showing).to.equal(undefined);
      await nextTask();
    }
    await drawn();
    expect(document.activeElement === this.button, `focus: ${nameOf(document.activeElement)}`).to.equal(true);
    this.members.forEach((_, index) => this.take({ do: 'hide', which: index }));
    await drawn();
    this.check();
    for (const node of [this.button, ...this.homes]) node.remove();
  }
}

describe('overlays of every kind, against a model of their stack', () => {
  const { style } = document.documentElement;
  let end: () => void;
  before(() => {
    style.setProperty('--nc-duration-normal', '0s');
    end = installOverlays();
  });
  after(() => {
    style.removeProperty('--nc-duration-normal');
    end();
  });

  it('close from the top, and settle once', async function () {
    this.timeout(60_000);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 30, size: 'max' }), async (steps) => {
        const run = new Run();
        try {
          for (const each of steps) {
            run.take(each);
            await nextTask();
            run.check();
          }
          await run.end();
        } finally {
          for (const { element } of run.members) element.remove();
          for (const node of [run.button, ...run.homes]) node.remove();
        }
      }),
      { numRuns: 25, includeErrorInReport: true },
    );
  });
});
