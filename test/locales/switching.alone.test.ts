import { expect } from '@open-wc/testing';
import { LOCALE_STATUS_EVENT, msg } from '@lit/localize';
import { getLocale, onLocaleChange, registerLocale, setLocale } from 'nacre/locales';
import { expectText, REQUIRED, showMessage } from './required-message.js';

const root = document.documentElement;

describe('setLocale', () => {
  afterEach(() => setLocale('en', { remember: false }));

  it('is English before the first call, and leaves <html lang> to the page', async () => {
    root.lang = 'de';
    expect(getLocale()).to.equal('en');
    expect(msg('Hello', { id: 'app.hello' })).to.equal('Hello');
    await registerLocale('en', { 'app.hello': 'Howdy' });
    expect(msg('Hello', { id: 'app.hello' })).to.equal('Howdy');
    expect(root.lang).to.equal('de');
  });

  it('shows each language in place: same nodes, same focus, same typed text', async () => {
    const element = await showMessage();
    const input = element.renderRoot.querySelector('input') as HTMLInputElement;
    input.value = 'typed';
    input.focus();
    for (const [code, text] of Object.entries(REQUIRED)) {
      expect(await setLocale(code)).to.equal(code);
      expect(getLocale()).to.equal(code);
      expect(root.lang).to.equal(code);
      expect(root.dir).to.equal('ltr');
      await expectText(element, text);
    }
    expect(element.renderRoot.querySelector('input')).to.equal(input);
    expect(element.shadowRoot?.activeElement).to.equal(input);
    expect(input.value).to.equal('typed');
  });

  it('takes the language that fits best', async () => {
    expect(await setLocale('zh_tw')).to.equal('zh-Hant');
    expect(await setLocale(['xx', 'fr-CA', 'es'])).to.equal('fr');
    expect(await setLocale('xx')).to.equal('en');
  });

  it('follows the direction of the script', async () => {
    await registerLocale('ar', { 'nc.validity.required': 'يرجى ملء هذا الحقل.' });
    const element = await showMessage();
    await setLocale('ar-EG');
    expect([root.lang, root.dir]).to.deep.equal(['ar-EG', 'rtl']);
    await expectText(element, 'يرجى ملء هذا الحقل.');
    await setLocale('fr');
    expect([root.lang, root.dir]).to.deep.equal(['fr', 'ltr']);
  });

  it('tells listeners after the page has changed, until they stop', async () => {
    const seen: string[] = [];
    const stop = onLocaleChange((code) =>
      seen.push(`${code} ${root.lang} ${msg('x', { id: 'nc.validity.required' })}`),
    );
    await setLocale('es');
    stop();
    await setLocale('fr');
    expect(seen).to.deep.equal([`es es ${REQUIRED.es}`]);
  });

  it('sends the events of @lit/localize', async () => {
    const seen: object[] = [];
    const listener = ({ detail }: WindowEventMap[typeof LOCALE_STATUS_EVENT]) => seen.push(detail);
    addEventListener(LOCALE_STATUS_EVENT, listener);
    await setLocale('es');
    removeEventListener(LOCALE_STATUS_EVENT, listener);
    expect(seen).to.deep.equal([
      { status: 'loading', loadingLocale: 'es' },
      { status: 'ready', readyLocale: 'es' },
    ]);
  });
});

describe("setLocale('auto')", () => {
  const browserSpeaks = (...languages: string[]) =>
    Object.defineProperty(navigator, 'languages', { configurable: true, get: () => languages });

  afterEach(async () => {
    Reflect.deleteProperty(navigator, 'languages');
    await setLocale('en', { remember: false });
  });

  it('takes the first of the languages of the browser that is there', async () => {
    browserSpeaks('xx', 'es-419', 'fr');
    expect(await setLocale('auto')).to.equal('es');
    browserSpeaks('xx');
    expect(await setLocale('auto')).to.equal('en');
  });

  it('keeps nothing unless asked', async () => {
    await setLocale('fr');
    expect(localStorage.length).to.equal(0);
  });

  it('prefers a choice that was kept, until it is forgotten', async () => {
    browserSpeaks('es');
    await setLocale('fr', { remember: true });
    expect(await setLocale('auto')).to.equal('es');
    expect(await setLocale('auto', { remember: true })).to.equal('fr');
    await setLocale('auto', { remember: false });
    expect(await setLocale('auto', { remember: true })).to.equal('es');
  });

  it('does not keep a language that could not be loaded', async () => {
    browserSpeaks('es');
    await registerLocale('pt', () => Promise.reject(new Error('offline')));
    await setLocale('pt', { remember: true }).catch(() => undefined);
    expect(await setLocale('auto', { remember: true })).to.equal('es');
  });
});
