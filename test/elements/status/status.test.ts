import 'nacre/elements/status';
import { expect, fixture } from '@open-wc/testing';
import type { NcStatus, RetryEvent } from 'nacre/elements/status';
import { keys } from '../../helpers/commands.js';
import { nameOf } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { elementSuite } from '../../suites/element-suite.js';

const part = (status: NcStatus, name: string) => status.shadowRoot!.querySelector<HTMLElement>(`[part="${name}"]`);
const button = (status: NcStatus) => part(status, 'retry') as HTMLButtonElement | null;
const texts = (status: NcStatus) => ['title', 'description'].map((name) => part(status, name)!.textContent);
const isBusy = (status: NcStatus) => button(status)!.getAttribute('aria-busy') === 'true';

interface Work {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
  readonly reject: () => void;
}

function startWork(): Work {
  let resolve!: () => void;
  let reject!: (reason: string) => void;
  const promise = new Promise<void>((...ends) => ([resolve, reject] = ends));
  return { promise, resolve, reject: () => reject('failed') };
}

describe('<nc-status>', () => {
  before(useTokens);

  elementSuite<NcStatus>({
    tag: 'nc-status',
    html: '<nc-status type="error"></nc-status>',
    states: {
      loading: '<nc-status></nc-status>',
      empty: '<nc-status type="empty"></nc-status>',
      offline: '<nc-status type="offline"></nc-status>',
      timeout: '<nc-status type="timeout"></nc-status>',
      compact: '<nc-status type="empty" compact></nc-status>',
      'compact, with a button': '<nc-status type="error" compact></nc-status>',
      busy: '<nc-status type="timeout"></nc-status>',
    },
    enter: { busy: (status) => button(status)!.click() },
    properties: {
      type: { default: 'loading', sample: 'offline' },
      title: { default: '', sample: 'No messages' },
      description: { default: '', sample: 'Write one' },
      retryText: { default: '', sample: 'Once more' },
      noRetry: { default: false, sample: true },
      autoRetry: { default: false, sample: true },
      compact: { default: false, sample: true, reflects: true },
    },
    cssStates: ['busy', 'online'],
    use: async (status) => {
      Object.assign(status, { type: 'error', noRetry: false });
      await status.updateComplete;
      button(status)!.click();
    },
    text: {
      html: '<nc-status type="timeout"></nc-status>',
      read: (status) => part(status, 'title')?.textContent,
      en: 'Connection timed out',
      fr: 'Délai de connexion dépassé',
    },
  });

  let status: NcStatus;
  let retries: RetryEvent[];
  let answer: ((event: RetryEvent) => void) | undefined;
  async function create(markup: string): Promise<void> {
    status = await fixture<NcStatus>(markup);
    answer = undefined;
    retries = [];
    status.addEventListener('retry', (event) => {
      retries.push(event as RetryEvent);
      answer?.(event as RetryEvent);
    });
  }

  describe('says what has happened', () => {
    for (const [type, title, description, retry] of [
      ['loading', 'Loading…', '', false],
      ['empty', 'Nothing here yet', '', false],
      ['error', 'Something went wrong', 'Please try again.', true],
      ['offline', 'You are offline', 'Check your connection and try again.', true],
      ['timeout', 'Connection timed out', 'Please try again.', true],
    ] as const) {
      it(type, async () => {
        await create(`<nc-status type="${type}"></nc-status>`);
        expect(texts(status)).to.deep.equal([title, description]);
        expect(Boolean(button(status))).to.equal(retry);
      });
    }

    it("in the page's words", async () => {
      await create('<nc-status type="error" title="No pearls" retry-text="Dive again"></nc-status>');
      expect(texts(status)).to.deep.equal(['No pearls', '']);
      expect(button(status)!.textContent!.trim()).to.equal('Dive again');
      status.description = 'The sea is closed.';
      await status.updateComplete;
      expect(texts(status)).to.deep.equal(['No pearls', 'The sea is closed.']);
      status.noRetry = true;
      await status.updateComplete;
      expect(button(status)).to.equal(null);
    });

    it('with a button where the page names one', async () => {
      await create('<nc-status type="empty" retry-text="Look again"></nc-status>');
      expect(button(status)!.textContent!.trim()).to.equal('Look again');
    });

    it('with a picture of the page', async () => {
      await create('<nc-status type="empty"><b slot="image">B</b></nc-status>');
      expect(status.shadowRoot!.querySelector('svg')!.checkVisibility()).to.equal(false);
      expect(status.querySelector('b')!.checkVisibility()).to.equal(true);
    });

    it('with more to say and to do', async () => {
      await create('<nc-status type="error" no-retry>Code 7<button slot="actions">Log in</button></nc-status>');
      expect(status.querySelector('button')!.checkVisibility()).to.equal(true);
      await expect(status).to.be.accessible();
    });

    it('as an error with an unknown type, with a warning', async () => {
      const { warn } = console;
      const warnings: unknown[] = [];
      console.warn = (text: unknown) => warnings.push(text);
      await create('<nc-status type="broken"></nc-status>');
      console.warn = warn;
      expect(texts(status)[0]).to.equal('Something went wrong');
      expect(warnings).to.deep.equal([
        '<nc-status> type: expected loading, empty, error, offline, timeout, got "broken"',
      ]);
    });

    it('fills an area, or is a line', async () => {
      const area = await fixture<HTMLElement>('<div style="height: 500px"><nc-status type="empty"></nc-status></div>');
      const inside = area.firstElementChild as NcStatus;
      expect(inside.offsetHeight).to.equal(500);
      inside.compact = true;
      await inside.updateComplete;
      expect(inside.offsetHeight).to.be.below(100);
    });
  });

  describe('retry', () => {
    beforeEach(() => create('<nc-status type="error"></nc-status>'));

    it('is fired by the button, which is busy until the type is set', async () => {
      button(status)!.click();
      expect(retries.map(({ auto }) => auto)).to.deep.equal([false]);
      await status.updateComplete;
      expect(isBusy(status)).to.equal(true);
      expect(status.matches(':state(busy)')).to.equal(true);
      button(status)!.click();
      expect(retries.length).to.equal(1);
      status.type = 'error';
      await status.updateComplete;
      expect(isBusy(status), 'the same type').to.equal(false);
      button(status)!.click();
      expect(retries.length).to.equal(2);
      status.setAttribute('type', 'timeout');
      await status.updateComplete;
      expect(isBusy(status), 'the attribute').to.equal(false);
    });

    for (const outcome of ['resolve', 'reject'] as const) {
      it(`waits for a promise that will ${outcome}`, async () => {
        const { reportError: report } = window;
        const reported: unknown[] = [];
        window.reportError = (error) => reported.push(error);
        const work = startWork();
        const more = startWork();
        answer = (event) => {
          event.waitUntil(work.promise);
          event.waitUntil(more.promise);
        };
        button(status)!.click();
        more.resolve();
        await more.promise;
        await status.updateComplete;
        expect(isBusy(status)).to.equal(true);
        work[outcome]();
        await new Promise((resolve) => setTimeout(resolve));
        expect(isBusy(status)).to.equal(false);
        window.reportError = report;
        expect(reported).to.deep.equal(outcome === 'resolve' ? [] : ['failed']);
      });
    }

    it('waits for a promise while the same type is set, as React does, until it is another', async () => {
      answer = (event) => event.waitUntil(startWork().promise);
      button(status)!.click();
      status.type = 'error';
      await status.updateComplete;
      expect(isBusy(status)).to.equal(true);
      status.type = 'offline';
      await status.updateComplete;
      expect(isBusy(status)).to.equal(false);
    });

    it('does not take an old promise for a new one', async () => {
      const works: Work[] = [];
      answer = (event) => {
        works.push(startWork());
        event.waitUntil(works.at(-1)!.promise);
      };
      button(status)!.click();
      status.type = 'timeout';
      button(status)!.click();
      works[0]!.resolve();
      await new Promise((resolve) => setTimeout(resolve));
      expect(isBusy(status)).to.equal(true);
      works[1]!.resolve();
    });

    it('takes no promise when it is over', () => {
      button(status)!.click();
      expect(() => retries[0]!.waitUntil(Promise.resolve())).to.throw('waitUntil');
    });

    it('ends a retry without a promise after a while', async () => {
      const { setTimeout: real } = window;
      const waits: unknown[] = [];
      window.setTimeout = ((run: () => void, time: number) => {
        waits.push(time);
        return real(run, 0);
      }) as typeof setTimeout;
      button(status)!.click();
      window.setTimeout = real;
      await new Promise((resolve) => setTimeout(resolve));
      await status.updateComplete;
      expect(waits).to.deep.equal([10_000]);
      expect(isBusy(status)).to.equal(false);
    });

    it('ends when the element leaves the page', async () => {
      const home = status.parentElement!;
      button(status)!.click();
      status.remove();
      home.append(status);
      await status.updateComplete;
      expect(isBusy(status)).to.equal(false);
    });

    it('keeps the focus in its place while the button is away', async () => {
      const focused = () => nameOf(status.shadowRoot!.activeElement);
      answer = () => (status.type = 'loading');
      button(status)!.focus();
      await keys('Enter');
      await status.updateComplete;
      expect(retries.length).to.equal(1);
      expect(focused()).to.equal('div text');
      status.type = 'timeout';
      await status.updateComplete;
      expect(focused()).to.equal('button retry');
      await keys('Enter');
      expect(retries.length).to.equal(2);
    });
  });

  describe('offline', () => {
    const network = (type: 'online' | 'offline') => window.dispatchEvent(new Event(type));

    it('notices that the connection is back, and leaves it at that', async () => {
      await create('<nc-status type="offline"></nc-status>');
      network('online');
      await status.updateComplete;
      expect(status.matches(':state(online)')).to.equal(true);
      expect(texts(status)[1]).to.equal('Check your connection and try again.');
      expect(retries).to.deep.equal([]);
      network('offline');
      expect(status.matches(':state(online)')).to.equal(false);
    });

    it('says so and tries again where it was asked to', async () => {
      await create('<nc-status type="offline" auto-retry></nc-status>');
      network('online');
      expect(retries.map(({ auto }) => auto)).to.deep.equal([true]);
      await status.updateComplete;
      expect(texts(status)[1]).to.equal('You are online again.');
      expect(isBusy(status)).to.equal(true);
      network('online');
      expect(retries.length).to.equal(1);
      status.type = 'offline';
      await status.updateComplete;
      expect(isBusy(status), 'tried in vain').to.equal(false);
      network('offline');
      await status.updateComplete;
      expect(texts(status)[1]).to.equal('Check your connection and try again.');
    });

    it('is the only type that listens', async () => {
      await create('<nc-status type="error" auto-retry></nc-status>');
      network('online');
      expect(retries).to.deep.equal([]);
      expect(status.matches(':state(online)')).to.equal(false);
    });
  });
});
