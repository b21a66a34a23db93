import { expect } from '@open-wc/testing';
import { canIUse, getLocale, onLocaleChange, setLocale, switchTab } from 'nacre/device';
import { getLocale as shown, setLocale as show } from 'nacre/locales';
import type { AppDefinition } from 'nacre/shell';
import { settled } from '../helpers/dom.js';
import { startApp, stopApps } from './start-app.js';

const definition: AppDefinition = { pages: [{ path: '/home', load: () => () => 'home' }] };

/** What an app says that has no page for its URL. */
const notice = (container: HTMLElement) =>
  container.querySelector('nc-status')!.shadowRoot!.querySelector('[part="title"]')!.textContent;

describe('language', () => {
  const root = document.documentElement;
  const { lang, dir } = root;
  afterEach(async () => {
    stopApps();
    await show('en', { remember: false });
    Object.assign(root, { lang, dir });
  });

  it('is read and changed by calls', async () => {
    const app = await startApp(definition, { url: '/nowhere' });
    expect((await getLocale()).locale).to.equal('en');
    expect(notice(app.container)).to.equal('Page not found.');
    await setLocale({ locale: 'fr-CA' });
    await app.settled();
    expect((await getLocale()).locale).to.equal('fr');
    expect(notice(app.container)).to.equal('Page introuvable.');
    expect(root.lang).to.equal('fr-CA');
  });

  it('changes texts of bars that are functions', async () => {
    const word = (text: string) => () => `${text} ${shown()}`;
    const app = await startApp({
      pages: [
        {
          path: '/home',
          load: () => () => 'home',
          style: { navigationBarButtons: [{ text: word('Edit') }, { text: 'Fixed' }] },
        },
        { path: '/find', load: () => () => 'find', style: { searchInput: { placeholder: word('Find') } } },
      ],
      tabBar: {
        list: ['/home', '/find'].map((pagePath) => ({ pagePath, text: word(pagePath) })),
        midButton: { text: word('New') },
      },
    });
    const inside = (element: Element, selector: string) => [...element.shadowRoot!.querySelectorAll(selector)];
    const texts = async () => {
      await app.settled();
      await settled(app.container);
      const { placeholder } = (inside(app.bar(), 'input')[0] ?? {}) as HTMLInputElement;
      const [buttons, bar] = [inside(app.bar(), '[part~="button"]'), app.tabBar()!];
      const read = [...buttons, ...inside(bar, '[part="text"]')].map(({ textContent }) => textContent!.trim());
      return [...read, placeholder].join(', ');
    };
    expect(await texts()).to.equal('Edit en, Fixed, /home en, New en, /find en, ');
    await setLocale({ locale: 'fr' });
    expect(await texts()).to.equal('Edit fr, Fixed, /home fr, New fr, /find fr, ');
    await switchTab({ url: '/find' });
    expect(await texts()).to.equal('/home fr, New fr, /find fr, Find fr');
    await setLocale({ locale: 'en' });
    expect(await texts()).to.equal('/home en, New en, /find en, Find en');
  });

  it('is stored for the next visit when a call has set it', async () => {
    await startApp(definition);
    await setLocale({ locale: 'es' });
    await show('en');
    expect(await show('auto', { remember: true })).to.equal('es');
  });

  it('of the app is no choice of the user', async () => {
    await show('es', { remember: true });
    const app = await startApp({ ...definition, locale: 'fr' });
    await app.settled();
    expect(shown()).to.equal('fr');
    expect(await show('auto', { remember: true })).to.equal('es');
  });

  it('onLocaleChange is called for a change by any way', async () => {
    const changes: string[] = [];
    await startApp(definition);
    expect(canIUse('onLocaleChange')).to.equal(true);
    const stop = onLocaleChange(({ locale }) => changes.push(locale));
    await setLocale({ locale: 'fr' });
    await show('zh-TW');
    expect(changes).to.deep.equal(['fr', 'zh-Hant']);
    stop();
    await show('es');
    expect(changes).to.deep.equal(['fr', 'zh-Hant']);
  });

  it('calls and signals do not depend on the app', async () => {
    const changes: string[] = [];
    const app = await startApp(definition, { strict: true });
    const stop = onLocaleChange(({ locale }) => changes.push(locale));
    await show('fr');
    app.unmount();
    expect(canIUse('setLocale')).to.equal(true);
    await setLocale({ locale: 'es' });
    expect([changes, shown()]).to.deep.equal([['fr', 'es'], 'es']);
    stop();
  });
});
