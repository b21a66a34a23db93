import { expect } from '@open-wc/testing';
import { navigateBack, navigateTo, setNavigationBarTitle, showModal } from 'nacre/device';
import 'nacre/overlays';
import { useRef, useState } from 'react';
import type { AppDefinition } from 'nacre/shell';
import { Input } from 'nacre/react';
import { keys } from '../helpers/commands.js';
import { deepActiveElement, settled } from '../helpers/dom.js';
import { useTokens } from '../helpers/tokens.js';
import { startApp, stopApps, until, type StartedApp } from './start-app.js';

function Page() {
  const field = useRef(null);
  return (
    <div>
      <a href="#/a" className="first">
        first
      </a>
      <button type="button" className="second">
        second
      </button>
      <Input ref={field} label="field" />
    </div>
  );
}
const Eager = () => (
  // eslint-disable-next-line jsx-a11y/no-autofocus
  <input aria-label="eager" className="eager" autoFocus />
);

const definition: AppDefinition = {
  pages: [
    { path: '/home', load: () => Page, style: { navigationBarTitleText: 'Home' } },
    { path: '/a', load: () => Page, style: { navigationBarTitleText: 'Page A' } },
    { path: '/eager', load: () => Eager },
    { path: '/sheet', load: () => Page, presentation: 'sheet' },
  ],
  style: { animationType: 'none' },
};
const find = (app: StartedApp, selector: string) => app.top().querySelector<HTMLElement>(selector)!;
const openModals = () => [...document.querySelectorAll('nc-modal')].filter(({ open }) => open);

describe('focus', () => {
  before(useTokens);
  afterEach(stopApps);

  it('stays where the browser put it at the start', async () => {
    await startApp(definition);
    expect(document.activeElement).to.equal(document.body);
  });

  it('is in the page of a sheet at the start', async () => {
    await startApp(definition, { url: '/sheet' });
    await until(() => document.activeElement!.matches('nc-popup .nc-page-scroll'), 'keys scroll it');
  });

  it('moves to the page that opens, which is named by its title', async () => {
    const app = await startApp(definition);
    await navigateTo({ url: '/a' });
    await app.settled();
    expect(document.activeElement).to.equal(app.scroller());
    expect(app.scroller().getAttribute('role')).to.equal('region');
    expect(app.scroller().getAttribute('aria-label')).to.equal('Page A');
    await keys('Tab');
    expect(document.activeElement).to.equal(find(app, '.first'));
  });

  it('does not move for a title that comes late: that is read out', async () => {
    const app = await startApp(definition);
    const said = () => app.container.querySelector('.nc-announcer')!.textContent;
    await navigateTo({ url: '/a' });
    await app.settled();
    expect(said(), 'the page was named with the focus').to.equal('');
    await setNavigationBarTitle({ title: 'A letter from Ada' });
    await until(() => said() === 'A letter from Ada', 'it is read out');
    expect(app.container.querySelector('.nc-announcer')!.getAttribute('role')).to.equal('status');
    expect(document.activeElement).to.equal(app.scroller());
    await navigateBack();
    await app.settled();
    expect(said(), 'the name of the page comes with its focus').to.equal('');
  });

  it('reads out a late title of a sheet where screen readers look', async () => {
    const app = await startApp(definition);
    await navigateTo({ url: '/sheet' });
    await app.settled();
    const sheet = app.container.querySelector('nc-popup')!;
    await setNavigationBarTitle({ title: 'A letter from Ada' });
    await until(() => sheet.querySelector('.nc-announcer')!.textContent === 'A letter from Ada', 'it is read out');
    await app.go(-1);
    expect(app.container.querySelector('.nc-announcer')!.textContent).to.equal('');
  });

  it('returns to where it was in a page that comes back', async () => {
    const app = await startApp(definition);
    find(app, '.second').focus();
    await navigateTo({ url: '/a' });
    await app.settled();
    await settled(find(app, 'nc-input'));
    find(app, 'nc-input').focus();
    await navigateTo({ url: '/eager' });
    await app.settled();
    await app.go(-1);
    expect(document.activeElement).to.equal(find(app, 'nc-input'));
    expect(deepActiveElement()!.localName).to.equal('input');
    await app.go(-1);
    expect(document.activeElement).to.equal(find(app, '.second'));
  });

  it('goes to what is next when the page removes what has it, and to the page when nothing is left', async () => {
    const Rows = () => {
      const [rows, setRows] = useState(['a', 'b', 'c']);
      return (
        <ul>
          {rows.map((row) => (
            <li key={row}>
              <button type="button" className={row} onClick={() => setRows(rows.filter((each) => each !== row))}>
                Remove {row}
              </button>
            </li>
          ))}
        </ul>
      );
    };
    const app = await startApp({ ...definition, pages: [{ path: '/home', load: () => Rows }] });
    find(app, '.b').focus();
    for (const next of ['.c', '.a']) {
      await keys('Enter');
      await until(() => document.activeElement === find(app, next), `${next} has it`);
    }
    await keys('Enter');
    await until(() => document.activeElement === app.scroller(), 'the page has it');
  });

  it('returns to where it was in a page that was mounted again', async () => {
    const app = await startApp({ ...definition, keep: 'none' });
    find(app, '.second').focus();
    await navigateTo({ url: '/a' });
    await app.settled();
    await navigateBack();
    await app.settled();
    await until(() => document.activeElement === find(app, '.second'), 'it is back');
  });

  it('returns to where it was in Strict Mode too', async () => {
    const app = await startApp({ ...definition, keep: 'none' }, { strict: true });
    find(app, '.second').focus();
    await navigateTo({ url: '/a' });
    await app.settled();
    await app.go(-1);
    await until(() => document.activeElement === find(app, '.second'), 'it is back');
  });

  it('leaves an element for good when it has moved on', async () => {
    const app = await startApp(definition);
    await navigateTo({ url: '/a' });
    await app.settled();
    find(app, '.second').focus();
    await navigateTo({ url: '/eager' });
    await app.settled();
    await app.go(-1);
    await until(() => document.activeElement === find(app, '.second'), 'it is back');
    find(app, '.first').focus();
    await app.go(-1);
    await app.go(1);
    await until(() => document.activeElement === find(app, '.first'), 'Forward gives it back as it was');
  });

  const FATES: Record<string, (element: HTMLElement) => void> = {
    removed: (element) => element.remove(),
    hidden: (element) => (element.hidden = true),
    disabled: (element) => ((element as HTMLButtonElement).disabled = true),
  };
  for (const [fate, act] of Object.entries(FATES)) {
    it(`moves to the scroller of a kept page if the focused element was ${fate} meanwhile`, async () => {
      const app = await startApp(definition);
      const scroller = app.scroller();
      const button = document.createElement('button');
      find(app, '.first').after(button);
      button.focus();
      await navigateTo({ url: '/a' });
      await app.settled();
      act(button);
      await app.go(-1);
      await until(() => document.activeElement === scroller, 'the page has the focus');
    });
  }

  it('stays on an element that the page has focused itself', async () => {
    const app = await startApp(definition);
    await navigateTo({ url: '/eager' });
    await app.settled();
    expect(document.activeElement).to.equal(find(app, '.eager'));
  });

  it('follows links that are pressed by keyboard', async () => {
    const app = await startApp(definition);
    find(app, '.first').focus();
    await keys('Enter');
    await until(() => app.hash() === '/a', 'the link leads there');
    await app.settled();
    expect(document.activeElement).to.equal(app.scroller());
    await app.go(-1);
    expect(document.activeElement).to.equal(find(app, '.first'));
  });

  describe('and overlays', () => {
    it('close by Back, before the page does', async () => {
      const app = await startApp(definition);
      await navigateTo({ url: '/a' });
      await app.settled();
      const modal = showModal({ title: 'One' });
      await until(() => openModals().length === 1, 'it opens');
      await app.go(-1);
      expect((await modal).cancel).to.equal(true);
      expect(app.hash()).to.equal('/a');
      await app.go(-1);
      expect(app.hash()).to.equal('/home');
    });

    it('are cancelled when their page is left', async () => {
      const app = await startApp(definition);
      const modal = showModal({ title: 'One' });
      await until(() => openModals().length === 1, 'it opens');
      await navigateTo({ url: '/a' });
      expect((await modal).cancel).to.equal(true);
      await app.settled();
      await until(() => openModals().length === 0, 'it is gone');
      await until(() => app.container.contains(document.activeElement), 'the focus is in the app');
      expect(app.top().contains(document.activeElement)).to.equal(true);
    });
  });
});
