import { expect } from '@open-wc/testing';
import { ErrCode } from 'nacre/device';
import { openFrame } from '../helpers/frame.js';

type Device = typeof import('nacre/device');
type Locales = typeof import('nacre/locales');

describe('the calls of languages, without a shell', () => {
  for (const order of [
    ['device', 'locales'],
    ['locales', 'device'],
  ]) {
    it(`are answered on a page with ${order.join(' and ')}`, async () => {
      const frame = await openFrame();
      const modules: Record<string, unknown> = {};
      for (const name of order) {
        modules[name] = await frame.load(
          name === 'device' ? '/shell/device/index.ts' : '/test/locales/fixtures/bundle.ts',
        );
      }
      const { getLocale, setLocale, onLocaleChange, canIUse } = modules['device'] as Device;
      const locales = modules['locales'] as Locales;
      const seen: string[] = [];
      const stop = onLocaleChange(({ locale }) => seen.push(locale));
      expect(canIUse('setLocale')).to.equal(true);
      expect((await getLocale()).locale).to.equal('en');
      await setLocale({ locale: 'zh-CHT' });
      expect((await getLocale()).locale).to.equal('zh-Hant');
      expect(locales.getLocale()).to.equal('zh-Hant');
      expect(frame.window.document.documentElement.lang).to.equal('zh-Hant');
      await locales.setLocale('en');
      expect(await locales.setLocale('auto', { remember: true }), 'stored').to.equal('zh-Hant');
      expect(seen).to.deep.equal(['zh-Hant', 'en', 'zh-Hant']);
      stop();
      await locales.setLocale('en', { remember: false });
      expect(seen).to.have.length(3);
      frame.remove();
    });
  }

  it('say so where the texts are not there', async () => {
    const frame = await openFrame();
    const { getLocale, setLocale, canIUse } = (await frame.load('/shell/device/index.ts')) as Device;
    frame.window.document.documentElement.lang = 'de';
    expect((await getLocale()).locale).to.equal('de');
    frame.window.document.documentElement.lang = '';
    expect((await getLocale()).locale).to.equal(navigator.language);
    expect([canIUse('getLocale'), canIUse('setLocale')]).to.deep.equal([true, false]);
    const error = (await setLocale({ locale: 'fr' }).catch((reason: unknown) => reason)) as {
      errMsg: string;
      errCode: number;
    };
    expect(error.errMsg).to.equal('setLocale:fail import nacre/locales, which has the texts');
    expect(error.errCode).to.equal(ErrCode.unsupported);
    frame.remove();
  });
});
