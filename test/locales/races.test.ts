import { expect } from '@open-wc/testing';
import { LOCALE_STATUS_EVENT } from '@lit/localize';
import fc from 'fast-check';
import { getLocale, registerLocale, setLocale, type LocaleModule } from 'nacre/locales';
import { lazy } from '../../elements/base/lazy.js';
import { LocaleStore } from '../../locales/store.js';
import { expectText, REQUIRED, showMessage } from './required-message.js';

/** A language whose table arrives when the test says so. */
async function controlled(code: string) {
  const table: LocaleModule = { default: { 'nc.validity.required': code } };
  const calls: { arrive(): void; fail(): void }[] = [];
  const load = () =>
    new Promise<LocaleModule>((resolve, reject) => {
      calls.push({ arrive: () => resolve(table), fail: () => reject(new Error('offline')) });
    });
  await registerLocale(code, load);
  return calls;
}

const reason = (promise: Promise<string>) => promise.then(String, (error: Error) => error.message);

describe('switches that overlap', () => {
  afterEach(() => setLocale('en'));

  it('end with the last one, in whichever order their tables arrive', async () => {
    const element = await showMessage();
    const [german, italian] = [await controlled('de'), await controlled('it')];
    const first = setLocale('de');
    const last = setLocale('it');
    italian[0]?.arrive();
    expect(await last).to.equal('it');
    german[0]?.arrive();
    expect(await first).to.equal('it');
    expect(getLocale()).to.equal('it');
    expect(document.documentElement.lang).to.equal('it');
    await expectText(element, 'it');
  });

  it('do not fail for a table that is no longer needed', async () => {
    const calls = await controlled('nl');
    const first = setLocale('nl');
    const last = setLocale('fr');
    calls[0]?.fail();
    expect(await Promise.all([first, last])).to.deep.equal(['fr', 'fr']);
  });

  it('add late messages to the language that was asked for last', async () => {
    const element = await showMessage();
    const switched = setLocale('es');
    const registered = registerLocale('es', { 'nc.validity.required': 'Obligatorio' });
    await Promise.all([switched, registered]);
    await expectText(element, 'Obligatorio');
  });

  it('agree with the last request, whatever arrives or fails in which order', () => {
    const request = fc.record({ code: fc.constantFrom('de', 'it', 'pt', 'en'), fails: fc.boolean() });
    const rounds = fc.array(fc.array(request, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 4 });
    return fc.assert(
      fc.asyncProperty(fc.scheduler(), rounds, async (scheduler, plan) => {
        const store = new LocaleStore();
        document.documentElement.lang = 'en';
        let failing = false;
        for (const code of ['de', 'it', 'pt']) {
          const load = async () => {
            const answer = failing
              ? Promise.reject(new Error('offline'))
              : Promise.resolve({ default: { text: code } });
            return scheduler.schedule(answer);
          };
          // As the tables of the bundle: requests of one round share a load.
          store.provide(code, lazy(load));
        }
        const loaded = new Set(['en']);
        let shown = 'en';
        for (const round of plan) {
          const outcomes = round.map(({ code, fails }) => {
            failing = fails;
            return reason(store.switch(code));
          });
          await scheduler.waitAll();
          const lost = new Set<string>();
          for (const { code, fails } of round) {
            if (!loaded.has(code) && !lost.has(code)) (fails ? lost : loaded).add(code);
          }
          const last = round.at(-1);
          const refused = last && lost.has(last.code);
          if (last && !refused) shown = last.code;
          expect(new Set(await Promise.all(outcomes))).to.deep.equal(new Set([refused ? 'offline' : shown]));
          expect([store.locale, document.documentElement.lang]).to.deep.equal([shown, shown]);
          expect(store.find('text').message).to.equal(shown === 'en' ? undefined : shown);
        }
      }),
    );
  });
});

describe('a table that cannot be loaded', () => {
  afterEach(() => setLocale('en'));

  it('rejects, leaves the page as it is, and loads at the next try', async () => {
    const element = await showMessage();
    const calls = await controlled('sv');
    await setLocale('fr');
    const errors: unknown[] = [];
    const listener = ({ detail }: WindowEventMap[typeof LOCALE_STATUS_EVENT]) =>
      detail.status === 'error' && errors.push(detail);
    addEventListener(LOCALE_STATUS_EVENT, listener);
    const failed = reason(setLocale('sv'));
    calls[0]?.fail();
    expect(await failed).to.equal('offline');
    removeEventListener(LOCALE_STATUS_EVENT, listener);
    expect(errors).to.deep.equal([{ status: 'error', errorLocale: 'sv', errorMessage: 'Error: offline' }]);
    expect([getLocale(), document.documentElement.lang]).to.deep.equal(['fr', 'fr']);
    await expectText(element, REQUIRED.fr);
    await registerLocale('fr', { 'nc.validity.required': 'Obligatoire' });
    await expectText(element, 'Obligatoire');

    const again = setLocale('sv');
    calls[1]?.arrive();
    expect(await again).to.equal('sv');
    await expectText(element, 'sv');
  });

  it('is not asked for twice once it is there', async () => {
    const calls = await controlled('da');
    const first = setLocale('da');
    calls[0]?.arrive();
    await first;
    await setLocale('fr');
    expect(await setLocale('da')).to.equal('da');
    expect(calls).to.have.length(1);
  });
});
