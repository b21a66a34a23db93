import { expect } from '@open-wc/testing';
import { msg, str } from '@lit/localize';
import { registerLocale, setLocale } from 'nacre/locales';
import { expectText, REQUIRED, showMessage } from './required-message.js';

describe('pseudo-locales', () => {
  afterEach(() => setLocale('en'));

  it('en-XA accents, brackets and lengthens every message by 40 % or more', async () => {
    const element = await showMessage();
    await setLocale('en-XA');
    await expectText(element, '[Þļéåšé ƒîļļ îñ ţĥîš ƒîéļð. ···· ···· ····]');
    for (const text of ['A', 'Hello', REQUIRED.en, 'x'.repeat(100)]) {
      const shown = msg(text, { id: 'app.anything' });
      expect(shown).to.match(/^\[.*\]$/);
      expect(shown.length).to.be.at.least(text.length * 1.4 + 2);
    }
    expect(document.documentElement.dir).to.equal('ltr');
  });

  it('ar-XB turns each word, and the page', async () => {
    await setLocale('ar-XB');
    expect(document.documentElement.dir).to.equal('rtl');
    const shown = msg(str`Hello ${'you'}`, { id: 'app.greeting' });
    expect(shown).to.equal('\u200F\u202EHello\u202C\u200F \u200F\u202Eyou\u202C\u200F');
  });

  it('starts from English, also when the app has the real language', async () => {
    await registerLocale('ar', { 'app.hello': 'مرحبا' });
    await setLocale('ar-XB');
    expect(msg('Hello', { id: 'app.hello' })).to.equal('\u200F\u202EHello\u202C\u200F');
  });

  it('is never what a browser gets', async () => {
    expect(await setLocale(['en-GB', 'ar-XB'])).to.equal('en');
  });
});
