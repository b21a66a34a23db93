import { expect } from '@open-wc/testing';
import {
  disableAlertBeforeUnload,
  enableAlertBeforeUnload,
  navigateBack,
  navigateTo,
  reLaunch,
  redirectTo,
  switchTab,
  type DeviceError,
} from 'nacre/device';
import 'nacre/overlays';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useUnsavedChanges, type AppDefinition, type UnsavedOptions } from 'nacre/shell';
import { settled } from '../helpers/dom.js';
import { withLocale } from '../helpers/locale.js';
import { startApp, stopApps, until, type StartedApp } from './start-app.js';

let setDirty!: (isDirty: boolean, options?: UnsavedOptions) => void;
function Form() {
  const [{ isDirty, options }, set] = useState<{ isDirty: boolean; options?: UnsavedOptions }>({ isDirty: true });
  setDirty = (dirty, given = {}) => flushSync(() => set({ isDirty: dirty, options: given }));
  useUnsavedChanges(isDirty, options);
  return <a href="#/a">link</a>;
}
const Plain = () => <p>plain</p>;
const definition: AppDefinition = {
  pages: [
    { path: '/home', load: () => Plain },
    { path: '/tab', load: () => Form },
    { path: '/form', load: () => Form },
    { path: '/a', load: () => Plain },
  ],
  tabBar: { list: [{ pagePath: '/home' }, { pagePath: '/tab' }] },
  style: { animationType: 'none' },
};
const openModals = () => [...document.querySelectorAll('nc-modal')].filter(({ open }) => open);
const modal = async () => {
  await until(() => openModals().length > 0, 'it asks');
  const [shown] = openModals();
  await settled(shown!);
  return shown!;
};
/** Answers the only question there is. */
const answer = async (leaves: boolean) => {
  const asked = await modal();
  expect(openModals()).to.have.length(1);
  const [stay, leave] = asked.shadowRoot!.querySelectorAll<HTMLElement>('[part~="cancel"], [part~="confirm"]');
  (leaves ? leave! : stay!).click();
  await until(() => openModals().length === 0, 'the question closes');
};
const texts = async () => {
  const { title, content, confirmText, cancelText } = await modal();
  return [title, content, confirmText, cancelText];
};
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: DeviceError) => error.errMsg,
  );
const openForm = async (): Promise<StartedApp> => {
  const app = await startApp(definition);
  await navigateTo({ url: '/form' });
  await app.settled();
  return app;
};
const unloads = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('unsaved changes', () => {
  afterEach(stopApps);

  it('are asked about on Back', async () => {
    const app = await openForm();
    const back = codeOf(navigateBack());
    await answer(false);
    expect(await back).to.equal('navigateBack:fail refused by a guard');
    const again = navigateBack();
    await answer(true);
    await again;
    expect(app.hash()).to.equal('/home');
  });

  it('are asked about on the browser’s Back', async () => {
    const app = await openForm();
    history.back();
    await answer(false);
    await until(() => app.hash() === '/form', 'the browser is led back');
    await app.settled();
    history.back();
    await answer(true);
    await until(() => app.hash() === '/home', 'the page closes');
  });

  it('keep the page when Back closes the question', async () => {
    const app = await openForm();
    const back = codeOf(navigateBack());
    const asked = await modal();
    await asked.hide();
    expect(await back).to.equal('navigateBack:fail refused by a guard');
    expect(app.hash()).to.equal('/form');
  });

  for (const [what, go, hash] of [
    ['a redirect', () => redirectTo({ url: '/a' }), '/a'],
    ['a relaunch', () => reLaunch({ url: '/a' }), '/a'],
    ['a switch of tabs', () => switchTab({ url: '/tab' }), '/tab'],
  ] as const) {
    it(`are asked about on ${what}`, async () => {
      const app = await openForm();
      const going = go();
      await answer(true);
      await going;
      expect(app.hash()).to.equal(hash);
    });
  }

  it('are asked about also when another page has covered the page', async () => {
    const app = await openForm();
    app.top().querySelector('a')!.click();
    await until(() => app.hash() === '/a', 'a link covers the page');
    await app.settled();
    const going = reLaunch({ url: '/home' });
    await answer(true);
    await going;
    expect(app.hash()).to.equal('/home');
  });

  it('of a page of a tab are asked about on a switch of tabs only with `onTabSwitch`', async () => {
    const app = await startApp(definition, { url: '/tab' });
    await switchTab({ url: '/home' });
    expect(openModals()).to.have.length(0);
    await switchTab({ url: '/tab' });
    setDirty(true, { onTabSwitch: true });
    await app.settled();
    const going = codeOf(switchTab({ url: '/home' }));
    await answer(false);
    expect(await going).to.equal('switchTab:fail refused by a guard');
    expect(app.hash()).to.equal('/tab');
  });

  it('are asked about once when the user goes back twice, and the answer counts', async () => {
    const app = await openForm();
    const first = codeOf(navigateBack());
    await modal();
    const second = codeOf(navigateBack());
    expect(await first).to.equal('navigateBack:fail another navigation came first');
    await answer(true);
    expect(await second).to.equal('done');
    await until(() => app.hash() === '/home', 'the page closes');
    await app.settled();
    expect(app.app.router.getSnapshot().entries).to.have.length(1);
  });

  it('are asked about once when the browser goes back twice', async () => {
    const app = await startApp(definition);
    await navigateTo({ url: '/a' });
    await navigateTo({ url: '/form' });
    await app.settled();
    history.back();
    await modal();
    await until(() => app.hash() === '/form', 'the browser is led back');
    const moves: string[] = [];
    const note = () => moves.push(app.hash());
    addEventListener('popstate', note);
    // However slow the machine is, the second Back comes at once.
    const now = performance.now();
    Object.defineProperty(performance, 'now', { configurable: true, value: () => now });
    history.back();
    await until(() => moves.at(-1) === '/form' && moves.length > 1, 'the browser is led back again');
    Reflect.deleteProperty(performance, 'now');
    removeEventListener('popstate', note);
    expect(openModals()).to.have.length(1);
    await answer(true);
    await until(() => app.hash() === '/a', 'the page closes');
    await app.settled();
    expect(app.app.router.getSnapshot().entries).to.have.length(2);
  });

  it('that are saved meanwhile let the page go', async () => {
    const app = await openForm();
    const back = navigateBack();
    await modal();
    setDirty(false);
    await back;
    expect(app.hash()).to.equal('/home');
    await until(() => openModals().length === 0, 'the question closes');
  });

  it('are no reason to ask once they are saved', async () => {
    const app = await openForm();
    expect(unloads()).to.equal(true);
    setDirty(false);
    await until(() => !unloads(), 'the browser does not ask either');
    await navigateBack();
    expect(app.hash()).to.equal('/home');
  });

  it('are asked about in the app’s language, or by its own texts', async () => {
    const app = await openForm();
    const seen = new Set<string>();
    for (const locale of ['en', 'fr', 'es', 'zh-Hans', 'zh-Hant']) {
      await withLocale(locale, async () => {
        const back = codeOf(navigateBack());
        seen.add((await texts()).join(' '));
        await answer(false);
        await back;
      });
    }
    expect(seen.size).to.equal(5);
    expect([...seen][0]).to.equal('Discard changes? Your changes have not been saved. Discard Keep editing');
    setDirty(true, { title: 'Sure?', content: 'A draft', leaveText: 'Go', stayText: 'Stay' });
    await app.settled();
    const back = codeOf(navigateBack());
    expect(await texts()).to.deep.equal(['Sure?', 'A draft', 'Go', 'Stay']);
    await answer(false);
    await back;
  });

  it('enableAlertBeforeUnload and disableAlertBeforeUnload guard the page on top', async () => {
    const app = await startApp(definition);
    await navigateTo({ url: '/a' });
    await app.settled();
    await enableAlertBeforeUnload({ message: 'Leave now?' });
    expect(unloads()).to.equal(true);
    const back = codeOf(navigateBack());
    expect((await texts())[1]).to.equal('Leave now?');
    await answer(false);
    await back;
    await disableAlertBeforeUnload();
    expect(unloads()).to.equal(false);
    await navigateBack();
    expect(app.hash()).to.equal('/home');
    const wrong = await codeOf(enableAlertBeforeUnload({} as { message: string }));
    expect(wrong).to.match(/^enableAlertBeforeUnload:fail message/);
  });
});
