import { expect, waitUntil } from '@open-wc/testing';
import { device, type DeviceCallEvent, hideToast, setClipboardData } from 'nacre/device';
import { installOverlays } from 'nacre/overlays';
import { nextTask } from '../helpers/timers.js';
import { withLocale } from '../helpers/locale.js';
import { useTokens } from '../helpers/tokens.js';
import { isVisible } from '../suites/overlay-suite.js';

const toast = () => [...document.querySelectorAll('nc-toast')].find(isVisible);
const spoken = () => toast()!.shadowRoot!.textContent!;

describe('the toast of a copied text', () => {
  const { clipboard } = navigator;
  let written: string[];
  let end: () => void;
  before(useTokens);
  beforeEach(() => {
    written = [];
    const writeText = async (text: string) => void written.push(text);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    end = installOverlays();
  });
  afterEach(() => {
    end();
    delete (navigator as { clipboard?: Clipboard }).clipboard;
    expect(navigator.clipboard).to.equal(clipboard);
  });

  const TEXTS = { en: 'Copied', fr: 'Copié', es: 'Copiado', 'zh-Hans': '已复制', 'zh-Hant': '已複製' };
  for (const [locale, text] of Object.entries(TEXTS)) {
    it(`is "${text}" in ${locale}`, () =>
      withLocale(locale, async () => {
        expect((await setClipboardData({ data: 'a' })).errMsg).to.equal('setClipboardData:ok');
        await waitUntil(toast);
        expect(spoken()).to.contain(text);
        expect(toast()).to.have.property('icon', 'success');
        await hideToast();
      }));
  }

  it('is not shown if the app wants none', async () => {
    const asked: object[] = [];
    const stop = device.intercept('showToast', ({ options }, next) => {
      asked.push(options);
      return next();
    });
    await setClipboardData({ data: 'a', showToast: false });
    await nextTask();
    expect([written, asked]).to.deep.equal([['a'], []]);
    stop();
  });

  it('is not shown if nothing was copied', async () => {
    const { execCommand } = document;
    document.execCommand = () => false;
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    const error: unknown = await setClipboardData({ data: 'a' }).catch((reason: unknown) => reason);
    document.execCommand = execCommand;
    expect((error as Error).message).to.match(/^setClipboardData:fail/);
    await nextTask();
    expect(toast()).to.equal(undefined);
  });

  it('does not fail the copy where a host refuses it', async () => {
    const asked: object[] = [];
    const refuse = (event: DeviceCallEvent<'showToast'>) => {
      asked.push(event.options);
      event.preventDefault();
    };
    device.addEventListener('showToast', refuse);
    expect((await setClipboardData({ data: 'b' })).errMsg).to.equal('setClipboardData:ok');
    await nextTask();
    device.removeEventListener('showToast', refuse);
    expect(written).to.deep.equal(['b']);
    expect(asked).to.have.length(1);
    expect(asked[0]).to.include({ title: 'Copied', icon: 'success' });
  });
});
