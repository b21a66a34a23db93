import { expect } from '@open-wc/testing';
import { msg, str } from '@lit/localize';
import { registerLocale, setLocale, type LocaleLoader } from 'nacre/locales';
import { expectText, showMessage } from './required-message.js';

/** Languages that the package has and the bundle does not: the required message, the direction, 2 and 11 places. */
const FURTHER: Readonly<
  Record<string, readonly [load: LocaleLoader, required: string, dir: string, two: string, eleven: string]>
> = {
  ar: [() => import('nacre/locales/ar'), 'يُرجى ملء هذا الحقل.', 'rtl', 'مكانان', '# مكانًا'],
  de: [() => import('nacre/locales/de'), 'Bitte füllen Sie dieses Feld aus.', 'ltr', '2 Orte', '# Orte'],
  he: [() => import('nacre/locales/he'), 'יש למלא את השדה הזה.', 'rtl', 'שני מקומות', '# מקומות'],
  hi: [() => import('nacre/locales/hi'), 'कृपया यह फ़ील्ड भरें।', 'ltr', '2 जगहें', '# जगहें'],
  ja: [() => import('nacre/locales/ja'), 'この項目を入力してください。', 'ltr', '2件の場所', '#件の場所'],
  ko: [() => import('nacre/locales/ko'), '이 입력란을 작성하세요.', 'ltr', '장소 2개', '장소 #개'],
  pt: [() => import('nacre/locales/pt'), 'Preencha este campo.', 'ltr', '2 locais', '# locais'],
};

const places = (count: number) =>
  msg(str`{${count}, plural, one {# place} other {# places}}`, { id: 'nc.location-picker.count' });

describe('a language that the package has beside the bundle', () => {
  afterEach(() => setLocale('en'));

  for (const [code, [load, required, dir, two, eleven]] of Object.entries(FURTHER)) {
    it(`${code} shows after it was registered, in its direction and with its plurals`, async () => {
      const element = await showMessage();
      await setLocale(code);
      expect(document.documentElement.lang, 'before it is registered').to.equal('en');
      await registerLocale(code, load);
      await setLocale(code);
      await expectText(element, required);
      expect([document.documentElement.lang, document.documentElement.dir]).to.deep.equal([code, dir]);
      const number = new Intl.NumberFormat(code).format(11);
      expect([places(2), places(11)]).to.deep.equal([two, eleven.replace('#', number)]);
    });
  }
});
