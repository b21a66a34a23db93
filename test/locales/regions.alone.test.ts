import 'nacre/elements/calendar';
import 'nacre/elements/picker';
import 'nacre/elements/progress';
import 'nacre/elements/stepper';
import { expect, fixture, html } from '@open-wc/testing';
import { getFormatLocale, getLocale, registerLocale, setLocale } from 'nacre/locales';
import { settled } from '../helpers/dom.js';
import { expectText, REQUIRED, showMessage } from './required-message.js';

const root = document.documentElement;

const browserSpeaks = (...languages: string[]) =>
  Object.defineProperty(navigator, 'languages', { configurable: true, get: () => languages });

describe('the region of a language', () => {
  afterEach(async () => {
    Reflect.deleteProperty(navigator, 'languages');
    await setLocale('en', { remember: false });
  });

  /** What is asked for, the language of its texts, and the tag of its dates and numbers. */
  const TAGS: readonly (readonly [wanted: string, code: string, tag: string])[] = [
    ['en', 'en', 'en'],
    ['en-GB', 'en', 'en-GB'],
    ['en_GB.UTF-8', 'en', 'en-GB'],
    ['en-x-gb', 'en', 'en'],
    ['en-US-x-u-hc-h23', 'en', 'en-US'],
    ['es-MX', 'es', 'es-MX'],
    ['es-419', 'es', 'es-419'],
    ['fr-CA', 'fr', 'fr-CA'],
    ['fr-Latn-CH', 'fr', 'fr-CH'],
    ['fr-FR@euro', 'fr', 'fr-FR'],
    ['zh', 'zh-Hans', 'zh-Hans'],
    ['zh-TW', 'zh-Hant', 'zh-Hant-TW'],
    ['zh-HK', 'zh-Hant', 'zh-Hant-HK'],
    ['zh-Hans-HK', 'zh-Hans', 'zh-Hans-HK'],
    ['zh_SG', 'zh-Hans', 'zh-Hans-SG'],
    ['yue-HK', 'zh-Hant', 'zh-Hant-HK'],
    ['en-u-hc-h23', 'en', 'en-u-hc-h23'],
    ['en-GB-u-hc-h12-x-own', 'en', 'en-GB-u-hc-h12'],
    ['en-XA', 'en-XA', 'en-XA'],
    ['ar-xb', 'ar-XB', 'ar-XB'],
    ['de-AT', 'en', 'en'],
  ];
  for (const [wanted, code, tag] of TAGS) {
    it(`shows the texts of ${code} with the formats of ${tag} for ${wanted}`, async () => {
      expect(await setLocale(wanted)).to.equal(code);
      expect([getLocale(), getFormatLocale(), root.lang]).to.deep.equal([code, tag, tag]);
      expect(() => new Intl.NumberFormat(getFormatLocale())).not.to.throw();
    });
  }

  it('has the texts of the language', async () => {
    const element = await showMessage();
    await setLocale('fr-CA');
    await expectText(element, REQUIRED.fr);
    await setLocale('zh-HK');
    await expectText(element, REQUIRED['zh-Hant']);
  });

  it('is that of the wish, also beside a table of another region', async () => {
    await registerLocale('pt-BR', {});
    expect([await setLocale('pt-PT'), root.lang]).to.deep.equal(['pt-BR', 'pt-PT']);
    expect([await setLocale('pt'), root.lang]).to.deep.equal(['pt-BR', 'pt-BR']);
    await registerLocale('sr-Cyrl', {});
    expect([await setLocale('sr-Latn-ME'), root.lang]).to.deep.equal(['sr-Cyrl', 'sr-Cyrl-ME']);
  });

  it('is that of the first language of the browser that is there', async () => {
    browserSpeaks('xx-XX', 'es-AR', 'en-US');
    expect(await setLocale('auto')).to.equal('es');
    expect(root.lang).to.equal('es-AR');
  });

  it('needs no Intl.Locale, which is slow when it is first used, for a language with one table', async () => {
    const intl: { Locale: typeof Intl.Locale } = Intl;
    const { Locale } = intl;
    let uses = 0;
    intl.Locale = class extends Locale {
      constructor(...given: ConstructorParameters<typeof Locale>) {
        super(...given);
        uses += 1;
      }
    } as typeof Locale;
    try {
      for (const wanted of ['en', 'en-US', 'fr-CA', 'es-419']) await setLocale(wanted);
      expect(uses).to.equal(0);
      await setLocale('zh-HK');
      expect(uses).to.be.above(0);
    } finally {
      intl.Locale = Locale;
    }
  });

  it('is remembered', async () => {
    browserSpeaks('es-AR');
    await setLocale('en-GB', { remember: true });
    await setLocale('fr');
    expect(await setLocale('auto', { remember: true })).to.equal('en');
    expect(root.lang).to.equal('en-GB');
  });

  it('stays when texts are registered, and when another language cannot be loaded', async () => {
    await setLocale('en-GB');
    await registerLocale('en', { 'app.tap': 'Tap' });
    expect(root.lang).to.equal('en-GB');
    await registerLocale('tlh', () => Promise.reject(new Error('lost')));
    await setLocale('tlh').catch(() => undefined);
    await registerLocale('en', { 'app.tap': 'Faucet' });
    expect([getLocale(), getFormatLocale(), root.lang]).to.deep.equal(['en', 'en-GB', 'en-GB']);
  });
});

describe('elements in a region', () => {
  afterEach(() => setLocale('en'));

  /** The first day of the week, the first of September as a calendar says it, a number and a half. */
  const REGIONS: Record<string, readonly [weekday: RegExp, date: RegExp, number: string, percent: RegExp]> = {
    'en-US': [/^Sunday$/, /^Tuesday, September 1, 2026/, '12345.5', /^42%$/],
    'en-GB': [/^Monday$/, /^Tuesday,? 1 September 2026/, '12345.5', /^42%$/],
    'es-ES': [/^lunes$/, /^martes, 1 de septiembre de 2026/, '12345,5', /^42\s%$/],
    'es-MX': [/^domingo$/, /^martes, 1 de septiembre de 2026/, '12345.5', /^42\s?%$/],
    'fr-FR': [/^lundi$/, /^mardi 1 septembre 2026/, '12345,5', /^42\s%$/],
    'fr-CA': [/^dimanche$/, /^mardi 1 septembre 2026/, '12345,5', /^42\s%$/],
    'fr-CH': [/^lundi$/, /^mardi,? 1 septembre 2026/, '12345,5', /^42\s?%$/],
    'zh-HK': [/^星期日$/, /^2026年9月1日/, '12345.5', /^42%$/],
  };
  for (const [region, [weekday, date, number, percent]] of Object.entries(REGIONS)) {
    it(`begin weeks, and write dates and numbers as ${region} does`, async () => {
      await setLocale(region);
      const box = await fixture<HTMLElement>(
        html`<div>
          <nc-calendar inline value="2026-09-01"></nc-calendar>
          <nc-stepper value="12345.5" step="0.5" max="99999"></nc-stepper>
          <nc-progress percent="42" show-info></nc-progress>
        </div>`,
      );
      const [calendar, stepper, progress] = Array.from(
        box.children,
        (child) => child as HTMLElementTagNameMap['nc-progress'],
      );
      for (const element of [calendar!, stepper!, progress!]) await settled(element);
      const find = (host: Element, selector: string) => host.shadowRoot!.querySelector<HTMLElement>(selector)!;
      expect(find(calendar!, '[role=columnheader]').ariaLabel).to.match(weekday);
      expect(find(calendar!, '[aria-selected=true]').ariaLabel).to.match(date);
      expect((find(stepper!, 'input') as HTMLInputElement).value).to.equal(number);
      expect(progress!.shadowRoot!.textContent!.trim()).to.match(percent);
    });
  }

  it('change with the region alone', async () => {
    await setLocale('es-ES');
    const picker = await fixture<HTMLElementTagNameMap['nc-picker']>(
      html`<nc-picker mode="date" value="2026-09-01"></nc-picker>`,
    );
    const calendar = await fixture<HTMLElementTagNameMap['nc-calendar']>(
      html`<nc-calendar inline value="2026-09-01"></nc-calendar>`,
    );
    const first = () => calendar.shadowRoot!.querySelector('[role=columnheader]')!.ariaLabel;
    await settled(calendar);
    expect(first()).to.equal('lunes');
    await setLocale('es-MX');
    await settled(calendar);
    expect(first()).to.equal('domingo');
    await setLocale('en-US');
    await settled(picker);
    const american = picker.shadowRoot!.textContent;
    await setLocale('en-GB');
    await settled(picker);
    expect(picker.shadowRoot!.textContent).not.to.equal(american);
  });
});
