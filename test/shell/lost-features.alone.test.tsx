import { setViewport } from '@web/test-runner-commands';
import { expect } from '@open-wc/testing';
import { enableAlertBeforeUnload, navigateTo, showLeftWindow } from 'nacre/device';
import { refuseOnce } from '../helpers/commands.js';
import { collectReports } from '../helpers/errors.js';
import { screenKeyboard } from '../helpers/screen-keyboard.js';
import { startApp, stopApps, until } from './start-app.js';
import { isOpen, NARROW, WIDE, definition as withWindows } from './windows-app.js';

const Page = () => <input aria-label="name" name="name" />;
const load = () => Page;
const PAGES = [
  { path: '/home', load },
  { path: '/next', load },
];

describe('a feature of the shell that the server refuses once is there at its next use', () => {
  let reports: ReturnType<typeof collectReports>;
  const isLost = () => until(() => reports.messages.length > 0, 'the failed load is reported');
  beforeEach(() => (reports = collectReports()));
  afterEach(async () => {
    reports.stop();
    stopApps();
    await setViewport(WIDE);
  });

  it('pull to refresh', async () => {
    refuseOnce('shell/ui/refresh/refresher');
    const style = { animationType: 'none', enablePullDownRefresh: true } as const;
    const app = await startApp({ pages: PAGES, style });
    await isLost();
    await navigateTo({ url: '/next' });
    await until(() => app.top().querySelector('nc-refresher'), 'the next page can be pulled');
  });

  it('drafts', async () => {
    refuseOnce('shell/ui/kept/draft-keeper');
    const { app, top } = await startApp({ pages: PAGES, style: { animationType: 'none', drafts: true } });
    await isLost();
    await navigateTo({ url: '/next' });
    const { router } = app;
    await until(() => {
      const field = top().querySelector('input')!;
      field.value += 'x';
      field.dispatchEvent(new Event('input', { bubbles: true }));
      return router.page(router.getSnapshot().entries.at(-1)!.key)!.snapshot.has('drafts');
    }, 'drafts of the next page are kept');
  });

  it('room for the keyboard', async () => {
    const keyboard = screenKeyboard();
    try {
      const { top } = await startApp({ pages: PAGES });
      const field = top().querySelector('input')!;
      refuseOnce('shell/ui/keyboard/make-room');
      field.focus();
      await isLost();
      field.blur();
      field.focus();
      await until(() => document.documentElement.style.getPropertyValue('--nc-keyboard-height'), 'it is followed');
    } finally {
      keyboard.remove();
    }
  });

  it('a window over the page', async () => {
    await setViewport(NARROW);
    const app = await startApp(withWindows);
    refuseOnce('shell/ui/windows/over');
    const { errCode } = await showLeftWindow().then(
      () => expect.fail('it has opened'),
      (error: { errCode: number }) => error,
    );
    expect(errCode).to.be.a('number');
    await showLeftWindow();
    await until(() => isOpen(app), 'it is open');
  });

  it('the question before the user leaves', async () => {
    await startApp({ pages: PAGES });
    const ask = () => enableAlertBeforeUnload({ message: 'Stay?' });
    refuseOnce('shell/ui/leaving/unsaved-calls');
    await ask().then(
      () => expect.fail('it was answered'),
      (error: { errMsg: string }) => expect(error.errMsg).to.contain('enableAlertBeforeUnload:fail'),
    );
    expect((await ask()).errMsg).to.equal('enableAlertBeforeUnload:ok');
  });
});
