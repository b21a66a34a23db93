import { expect, waitUntil } from '@open-wc/testing';
import { device, dispatchBack, type CallName } from 'nacre/device';
import { installOverlays } from 'nacre/overlays';
import { keys } from '../helpers/commands.js';
import { drawn, nameOf } from '../helpers/dom.js';
import { useTokens } from '../helpers/tokens.js';

interface OverlayCall {
  readonly name: CallName;
  readonly options: object;
  /** Tag of the element that shows it. */
  readonly tag: string;
  /** The outcome of a call that settles when its overlay closes without a choice. Other calls settle at once. */
  readonly waits?: 'ok' | 'fail cancel';
  /** It stays until it is hidden. If its root is removed, it moves to the body. */
  readonly stays?: true;
  /** The answer of a host. */
  readonly answer?: object;
  /** The call that hides it. */
  readonly hide: CallName;
}

const CALLS: Readonly<Record<string, OverlayCall>> = {
  'a modal': {
    ...{ name: 'showModal', hide: 'hideModal', tag: 'nc-modal', waits: 'ok' },
    ...{ options: { title: 'Sure?' }, answer: { confirm: true, cancel: false } },
  },
  'a modal with fields': {
    ...{ name: 'showModal', hide: 'hideModal', tag: 'nc-modal', waits: 'ok' },
    ...{ options: { inputs: [{ name: 'size', type: 'radio', options: ['S', 'L'], label: 'Size' }] } },
    answer: { confirm: true, cancel: false },
  },
  'an action sheet': {
    ...{ name: 'showActionSheet', hide: 'hideActionSheet', tag: 'nc-action-sheet', waits: 'fail cancel' },
    ...{ options: { itemList: ['One', 'Two'] }, answer: { tapIndex: 1 } },
  },
  'a toast': {
    ...{ name: 'showToast', hide: 'hideToast', tag: 'nc-toast', stays: true },
    options: { title: 'Offline', duration: 0 },
  },
  'a loading': {
    ...{ name: 'showLoading', hide: 'hideLoading', tag: 'nc-loading', stays: true },
    options: { title: 'Loading', mask: true, token: 'one' },
  },
  'a picture': {
    ...{ name: 'previewImage', hide: 'closePreviewImage', tag: 'nc-image-viewer' },
    options: { urls: ['data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'] },
  },
};

const surfaces = () => {
  const hosts = [...document.querySelectorAll('*')].filter((host) => host.shadowRoot);
  return hosts.flatMap((host) => [...host.shadowRoot!.querySelectorAll(':modal, :popover-open')]);
};
const visit = (key: string) => device.emit('routeChange', { key, path: `/${key}`, action: 'navigateTo' });

/** A call that records each way in which it settles. */
class TrackedCall {
  readonly control = new AbortController();
  readonly all: string[] = [];
  readonly done: Promise<void>;

  constructor({ name, options }: OverlayCall, more: object = {}) {
    const record = (way: string) => (outcome: { errMsg: string }) => {
      this.all.push(`${way} ${outcome.errMsg.replace(/^\w+:/, '')}`);
    };
    const callbacks = { success: record('success'), fail: record('fail'), complete: record('complete') };
    const call = device.call as (name: CallName, options: object) => Promise<{ errMsg: string }>;
    this.done = call
      .call(device, name, { ...options, ...callbacks, signal: this.control.signal, ...more })
      .then(record('resolve'), record('reject'));
  }

  /** It has settled in each way once. */
  async expect(outcome: string): Promise<void> {
    await this.done;
    await drawn();
    const ways = outcome === 'ok' ? ['resolve', 'success'] : ['fail', 'reject'];
    expect([...this.all].sort()).to.deep.equal(['complete', ...ways].map((way) => `${way} ${outcome}`));
  }
}

interface Happening {
  readonly act: (tracked: TrackedCall, call: OverlayCall) => void | Promise<unknown>;
  /** Outcome of a call that waits. Default: its `waits`. */
  readonly outcome?: string;
  /** Which overlays stay open, of calls that settle at once: those with `stays`, or any. */
  readonly keeps?: 'what stays' | 'anything';
}

describe('every overlay call', () => {
  const { style } = document.documentElement;
  let end: () => void;
  let root: HTMLElement;
  let button: HTMLButtonElement;
  before(useTokens);
  before(() => style.setProperty('--nc-duration-normal', '0s'));
  after(() => style.removeProperty('--nc-duration-normal'));
  beforeEach(() => {
    root = document.createElement('div');
    button = document.createElement('button');
    document.body.append(root, button);
    button.focus();
    end = installOverlays({ root });
    visit('one');
  });
  afterEach(() => {
    end();
    root.remove();
    button.remove();
  });

  const shown = ({ tag }: OverlayCall) => waitUntil(() => surfaces().length > 0, `${tag} shows`);
  const restored = async () => {
    await waitUntil(() => surfaces().length === 0, 'it has gone');
    expect(style.overflow, 'the page scrolls').to.equal('');
    expect(nameOf(document.activeElement), 'focus').to.equal(nameOf(button));
  };

  const HAPPENINGS: Readonly<Record<string, Happening>> = {
    'its page is left': { act: () => visit('two') },
    'its app is removed from the page': { act: () => device.emit('routerStop', {}) },
    'overlays are uninstalled': { act: () => end() },
    'overlays are installed again': { act: () => void (end = installOverlays()) },
    'its caller aborts it': { act: ({ control }) => control.abort(), outcome: 'fail abort', keeps: 'anything' },
    'it is hidden by code': {
      act: (_, { hide }) => device.call(hide as 'hideLoading', { token: 'one' }),
    },
  };
  /** These need an overlay on screen. */
  const LATER: Readonly<Record<string, Happening>> = {
    'Escape is pressed': { act: () => keys('Escape'), keeps: 'what stays' },
    'Back is pressed': { act: () => void dispatchBack({ from: 'backbutton' }), keeps: 'what stays' },
    'the browser closes its dialog': {
      act: () => document.querySelector('[open]')!.shadowRoot!.querySelector('dialog')?.close(),
      keeps: 'what stays',
    },
    'its root is removed from the page': { act: () => root.remove(), keeps: 'what stays' },
    'it is removed from the page': {
      act: (_, { tag }) => document.querySelector(`${tag}[open]`)!.remove(),
      keeps: 'what stays',
    },
  };

  for (const [what, call] of Object.entries(CALLS)) {
    describe(`for ${what} settles once`, () => {
      for (const [why, { act, outcome = call.waits ?? 'ok', keeps }] of Object.entries({ ...HAPPENINGS, ...LATER })) {
        const now = why in HAPPENINGS ? [true, false] : [false];
        for (const isAtOnce of now) {
          it(`when ${why}${isAtOnce ? ' at once' : ''}`, async () => {
            const tracked = new TrackedCall(call);
            if (!isAtOnce) await shown(call);
            if (!isAtOnce && !call.waits) await tracked.done;
            await act(tracked, call);
            // A call that has settled keeps its outcome.
            await tracked.expect(call.waits || isAtOnce ? outcome : 'ok');
            if (!call.waits && !isAtOnce && (keeps === 'anything' || (keeps && call.stays))) {
              await waitUntil(() => surfaces().length === 1, 'it is still open');
              end();
            }
            await restored();
          });
        }
      }

      it('when its time is up', async () => {
        const tracked = new TrackedCall(call, { timeout: call.waits ? 60 : 10_000 });
        await tracked.expect(call.waits ? 'fail timeout' : 'ok');
        if (!call.waits) end();
        await restored();
      });

      it('when a host answers instead', async () => {
        const control = new AbortController();
        device.addEventListener(call.name, (event) => event.respondWith(call.answer as never), control);
        const tracked = new TrackedCall(call);
        await tracked.expect('ok');
        control.abort();
        await restored();
      });

      it('when a host refuses', async () => {
        const control = new AbortController();
        device.addEventListener(call.name, (event) => event.preventDefault(), control);
        const tracked = new TrackedCall(call);
        await tracked.expect('fail a host refused it');
        control.abort();
        await restored();
      });

      it('when there is a second one', async () => {
        const first = new TrackedCall(call);
        const second = new TrackedCall(call);
        await shown(call);
        await drawn();
        end();
        await first.expect(call.waits ?? 'ok');
        await second.expect(call.waits ?? 'ok');
        await restored();
      });

      it('when it comes after overlays were uninstalled', async () => {
        end();
        const tracked = new TrackedCall(call);
        await tracked.done;
        expect(tracked.all.length).to.equal(3);
        expect(tracked.all[0]).to.match(/no host or provider here/);
        await restored();
      });
    });
  }
});
