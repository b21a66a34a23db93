import { expect } from '@open-wc/testing';
import { device, getStorage, getStorageSync, navigateBack, navigateTo, setStorage, switchTab } from 'nacre/device';
import { startApp, stopApps } from '../shell/start-app.js';
import { closeInspector, definition, inspect, startInspected } from './helpers.js';

describe('inspector', () => {
  afterEach(() => {
    closeInspector();
    stopApps();
  });

  describe('stack', () => {
    it('shows the pages, the top first, as they come and go', async () => {
      const { app, inspected } = await startInspected();
      await inspected.says('/home');
      await navigateTo({ url: '/a?id=1' });
      await app.settled();
      await inspected.says('/a?id=1');
      const urls = inspected.all('ol summary').map((row) => row.querySelector('.grow')!.textContent);
      expect(urls).to.deep.equal(['/a?id=1', '/home']);
      const [top, beneath] = inspected.all('ol summary').map((row) => row.textContent);
      expect(top).to.contain('active').and.contain('visible');
      expect(beneath).to.contain('covered').and.not.contain('visible');
      await inspected.says('canGoBack: true');
      await navigateBack();
      await app.settled();
      await inspected.says('canGoBack: false');
    });

    it('shows tabs that were left, and snapshots', async () => {
      const { app, inspected } = await startInspected();
      const { router } = app.app;
      router.page(router.getSnapshot().entries[0]!.key)!.snapshot.set('draft', { name: 'Ada' });
      await switchTab({ url: '/mine' });
      await app.settled();
      await inspected.says('Background tabs');
      expect(inspected.find('ul pre').textContent).to.contain('"draft"').and.contain('Ada');
    });

    it('goes back and opens URLs', async () => {
      const { app, inspected } = await startInspected();
      const field = inspected.find<HTMLInputElement>('input[name="url"]');
      expect(inspected.button('Back').disabled).to.equal(true);
      field.value = '/b?x=2';
      inspected.button('Go').click();
      await inspected.says('/b?x=2');
      await app.settled();
      expect(app.hash()).to.equal('/b?x=2');
      inspected.button('Back').click();
      await inspected.says('canGoBack: false');
      expect(app.hash()).to.equal('/home');
    });

    it('says why a URL cannot be opened', async () => {
      const { inspected } = await startInspected();
      inspected.find<HTMLInputElement>('input[name="url"]').value = '/nowhere';
      inspected.button('Go').click();
      await inspected.says('navigateTo:fail');
    });

    it('follows the router that runs, and says if there is none', async () => {
      const inspected = await inspect();
      await inspected.says('No router is running.');
      closeInspector();
      const { app, inspected: second } = await startInspected();
      await second.says('/home');
      app.unmount();
      await second.says('No router is running.');
      await app.mount();
      await second.says('/home');
    });
  });

  describe('bus', () => {
    it('shows calls with who answered, results and errors', async () => {
      await startApp(definition);
      const stops = [
        device.intercept('vibrateShort', async () => ({})),
        device.provide('vibrateLong', () => {
          throw new Error('no motor');
        }),
      ];
      const inspected = await inspect();
      await inspected.show('Bus');
      await device.call('getSystemSetting');
      await device.call('vibrateShort', {});
      const error = await device.call('vibrateLong').catch((reason: Error) => reason.message);
      for (const stop of stops) stop();
      await inspected.says('vibrateLong');
      const rows = inspected.all('.rows > li').map((row) => row.textContent.replace(/\s+/g, ' '));
      const rowOf = (name: string) => rows.find((row) => row.includes(name));
      expect(rowOf('getSystemSetting')).to.contain('provider').and.contain('ms').and.contain('Result');
      expect(rowOf('vibrateShort')).to.contain('interceptor');
      expect(rowOf('vibrateLong')).to.contain('no motor');
      expect(error).to.contain('no motor');
    });

    it('shows that a call is pending until it is aborted', async () => {
      const { inspected } = await startInspected();
      await inspected.show('Bus');
      const stop = device.provide('vibrateLong', () => new Promise(() => undefined));
      const controller = new AbortController();
      const outcome = device.call('vibrateLong', { signal: controller.signal }).catch((error: Error) => error.message);
      await inspected.says('pending');
      controller.abort();
      expect(await outcome).to.contain('abort');
      await inspected.says('Error');
      stop();
    });

    it('masks secrets', async () => {
      const { inspected } = await startInspected();
      await inspected.show('Bus');
      await setStorage({ key: 'nacre:token', data: 'abcdef' });
      const stop = device.intercept('request', async () => ({ data: { access_token: 'abcdef' } }) as never);
      await device.call('request', {
        url: 'https://example.com/?api_key=abcdef&page=2',
        method: 'POST',
        header: { Authorization: 'Bearer abcdef' },
        data: { user: 'ada', password: 'abcdef', more: '{"password": "abcdef"}' },
      } as never);
      stop();
      await inspected.says('Result');
      await inspected.says('page=2');
      expect(inspected.text()).to.contain('ada').and.contain('••••').and.not.contain('abcdef');
    });

    it('masks secrets in what calls answer, though nothing beside them names them', async () => {
      const { inspected } = await startInspected();
      await inspected.show('Bus');
      const jwt = 'eyJhbGciOiJub25lIn0.eyJ1aWQiOiJhYmNkZWYifQ.c2lnbmF0dXJl';
      await setStorage({ key: 'my:token', data: 'abcdef' });
      await getStorage({ key: 'my:token' });
      getStorageSync('my:token');
      const stop = device.intercept('request', async () => ({ data: `{"answer": "${jwt}"}` }) as never);
      await device.call('request', { url: `https://ada:abcdef@example.com/?state=${jwt}` } as never);
      stop();
      await device.call('removeStorage', { key: 'my:token' });
      await inspected.says('removeStorage');
      await inspected.says('"answer');
      expect(inspected.text()).to.contain('••••').and.not.contain('abcdef').and.not.contain('c2lnbmF0dXJl');
    });

    it('shows signals', async () => {
      const { inspected } = await startInspected();
      await inspected.show('Bus');
      await navigateTo({ url: '/a' });
      await inspected.says('routeChange');
      expect(
        inspected.all('.rows > li').find((row) => row.textContent.includes('routeChange'))!.textContent,
      ).to.contain('signal');
    });

    it('pauses, clears and filters', async () => {
      const { inspected } = await startInspected();
      await inspected.show('Bus');
      await device.call('getSystemSetting');
      await inspected.says('getSystemSetting');
      const filter = inspected.find<HTMLInputElement>('input[type="search"]');
      filter.value = 'nothing like it';
      filter.dispatchEvent(new Event('input'));
      await inspected.says('Nothing matches.');
      filter.value = '';
      filter.dispatchEvent(new Event('input'));
      await inspected.says('getSystemSetting');
      inspected.button('Clear').click();
      await inspected.says('Nothing has happened yet.');
      inspected.button('Pause').click();
      await device.call('getSystemSetting');
      inspected.button('Pause').click();
      await device.call('getAppBaseInfo');
      await inspected.says('getAppBaseInfo');
      // What is open in one panel is not in another.
      await navigateTo({ url: '/a?x=1' });
      await inspected.says('routeChange');
      for (const row of inspected.all('details')) (row as HTMLDetailsElement).open = true;
      await inspected.show('Lifecycle');
      await inspected.says('load');
      expect(inspected.find('details[open]')).to.equal(null);
      await inspected.show('Bus');
      expect(inspected.text()).not.to.contain('getSystemSetting');
    });
  });

  describe('lifecycle', () => {
    it('shows events of pages and of the app', async () => {
      const { app, inspected } = await startInspected();
      await inspected.show('Lifecycle');
      await navigateTo({ url: '/a?id=1' });
      await app.settled();
      await navigateBack();
      await app.settled();
      const { router } = app.app;
      router.app.send('exitattempt');
      await inspected.says('exitattempt');
      const rows = inspected
        .all('.rows > li')
        .map((row) => `${row.querySelector('.strong')!.textContent} ${row.querySelector('.tag')!.textContent}`);
      // A short page also reaches its end, sooner or later.
      expect(rows.reverse().filter((row) => !row.startsWith('reachbottom'))).to.deep.equal([
        'hide /home',
        'load /a?id=1',
        'show /a?id=1',
        'ready /a?id=1',
        'backpress /a?id=1',
        'unload /a?id=1',
        'show /home',
        'exitattempt app',
      ]);
    });

    it('shows a burst of events in one row', async () => {
      const { app, inspected } = await startInspected();
      await inspected.show('Lifecycle');
      const { router } = app.app;
      const page = router.page(router.getSnapshot().entries[0]!.key)!;
      for (let scrollTop = 0; scrollTop < 5; scrollTop++) page.send('pagescroll', { scrollTop });
      await inspected.says('×5');
      expect(inspected.all('.rows > li')).to.have.length(1);
    });
  });
});
