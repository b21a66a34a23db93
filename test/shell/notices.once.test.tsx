import { expect } from '@open-wc/testing';
import { navigateBack, navigateTo, switchTab } from 'nacre/device';
import type { AppDefinition, NoticeProps } from 'nacre/shell';
import { settled } from '../helpers/dom.js';
import { withLocale } from '../helpers/locale.js';
import { holdTimers } from '../helpers/timers.js';
import { ReloadFrame } from './reload-frame.js';
import { startApp, stopApps, until, type StartedApp } from './start-app.js';

const Fine = () => <p>fine</p>;
const base: AppDefinition = {
  pages: [{ path: '/home', load: () => Fine }],
  style: { animationType: 'none' },
  onError: () => undefined,
};
const withPage = (load: (attempt: number) => unknown, more: Partial<AppDefinition> = {}): AppDefinition => ({
  ...base,
  pages: [...base.pages, { path: '/bad', load }],
  ...more,
});

const notice = (app: StartedApp) => app.top().querySelector('nc-status');
const part = (app: StartedApp, name: string) =>
  notice(app)?.shadowRoot!.querySelector<HTMLElement>(`[part~="${name}"]`)?.textContent?.trim();
const button = async (app: StartedApp) => {
  await settled(notice(app)!);
  return notice(app)!.shadowRoot!.querySelector('button')!;
};

/** The browser has a network, or none. */
function setOnline(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: online });
  dispatchEvent(new Event(online ? 'online' : 'offline'));
}

describe('notices', () => {
  const { error } = console;
  const { onerror } = window;
  afterEach(() => {
    stopApps();
    Reflect.deleteProperty(navigator, 'onLine');
    console.error = error;
    window.onerror = onerror;
  });

  /** React logs what a component throws. */
  const silence = () => {
    console.error = () => undefined;
    window.onerror = () => true;
  };

  it('of a page without network says so, and loads it when the network is back', async () => {
    const attempts: number[] = [];
    const app = await startApp(
      withPage((attempt) => {
        attempts.push(attempt);
        return navigator.onLine ? Promise.resolve(Fine) : Promise.reject(new TypeError('no network'));
      }),
    );
    setOnline(false);
    await navigateTo({ url: '/bad' });
    await until(() => notice(app)?.type === 'offline', 'it says so');
    await settled(notice(app)!);
    expect(part(app, 'title')).to.equal('You are offline');
    await expect(app.container).to.be.accessible();
    (await button(app)).click();
    await until(() => attempts.length === 2, 'the user may try as well');
    await app.settled();
    expect(notice(app)!.type).to.equal('offline');
    setOnline(true);
    await until(() => app.text() === 'fine', 'the page comes');
    expect(attempts).to.deep.equal([0, 1, 2]);
  });

  it('of a covered page without network loads it when it shows again', async () => {
    const app = await startApp(
      withPage(() => (navigator.onLine ? Promise.resolve(Fine) : Promise.reject(new TypeError('no network')))),
    );
    setOnline(false);
    await navigateTo({ url: '/bad' });
    await until(() => notice(app)?.type === 'offline', 'it says so');
    await navigateTo({ url: '/home' });
    await app.settled();
    setOnline(true);
    await navigateBack();
    await until(() => app.hash() === '/bad' && app.text() === 'fine', 'the page comes');
  });

  it('of a time-out says what to do, in each language', async () => {
    const app = await startApp(withPage(() => new Promise(() => undefined), { loading: { delay: 30, timeout: 1234 } }));
    const timers = holdTimers(1234);
    await navigateTo({ url: '/bad' });
    timers.run();
    timers.restore();
    await until(() => notice(app)?.type === 'timeout', 'time is up');
    await settled(notice(app)!);
    expect([part(app, 'title'), part(app, 'description')]).to.deep.equal(['Connection timed out', 'Tap to retry.']);
    for (const locale of ['fr', 'es', 'zh-Hans', 'zh-Hant']) {
      await withLocale(locale, async () => {
        await settled(notice(app)!);
        expect(part(app, 'title')).not.to.equal('Connection timed out');
        expect(part(app, 'description')).not.to.be.oneOf(['', 'Tap to retry.']);
      });
    }
  });

  it('give way to a module that arrives after the time-out, also while a retry runs', async () => {
    let arrive!: (page: unknown) => void;
    const app = await startApp(
      withPage((attempt) => (attempt ? new Promise(() => undefined) : new Promise((resolve) => (arrive = resolve))), {
        loading: { delay: 30, timeout: 1234 },
      }),
    );
    const timers = holdTimers(1234);
    await navigateTo({ url: '/bad' });
    timers.run();
    await until(() => notice(app)?.type === 'timeout', 'time is up');
    (await button(app)).click();
    await until(() => notice(app)?.type === 'loading', 'a retry runs');
    arrive(Fine);
    await until(() => app.text() === 'fine', 'the page comes');
    timers.run();
    timers.restore();
    await app.settled();
    expect(app.text()).to.equal('fine');
  });

  it('keep the focus while the user retries, and pass it on to the page', async () => {
    let arrive!: (page: unknown) => void;
    const app = await startApp(
      withPage(
        (attempt) => (attempt ? new Promise((resolve) => (arrive = resolve)) : Promise.reject(new Error('no answer'))),
        { loading: { delay: 30 } },
      ),
    );
    await navigateTo({ url: '/bad' });
    await app.settled();
    const retry = await button(app);
    retry.focus();
    retry.click();
    await until(() => notice(app)?.type === 'loading', 'it loads');
    await settled(notice(app)!);
    expect(document.activeElement).to.equal(notice(app));
    arrive(Fine);
    await until(() => app.text() === 'fine', 'the page comes');
    expect(document.activeElement).to.equal(app.scroller());
  });

  it('of a crash leave bars, Back and other pages alone', async () => {
    silence();
    let broken = true;
    const Broken = () => {
      if (broken) throw new Error('broken page');
      return <p>mended</p>;
    };
    const app = await startApp(
      withPage(() => Broken, { tabBar: { list: [{ pagePath: '/home' }, { pagePath: '/bad' }] } }),
      { onError: () => undefined },
    );
    await switchTab({ url: '/bad' });
    await app.settled();
    expect(part(app, 'title')).to.equal('Something went wrong on this page.');
    expect(app.bar()).to.exist;
    expect(app.tabBar()!.selected).to.equal(1);
    await switchTab({ url: '/home' });
    await app.settled();
    expect(app.text()).to.equal('fine');
    broken = false;
    await switchTab({ url: '/bad' });
    await until(() => app.text() === 'mended', 'a page that shows again starts anew');
  });

  it('an error in a handler of an event is reported, and the page stays', async () => {
    silence();
    const errors: string[] = [];
    const Careless = () => (
      <button
        type="button"
        onClick={() => {
          throw new Error('in a click');
        }}
      >
        press
      </button>
    );
    const app = await startApp(
      withPage(() => Careless, { onError: (thrown) => errors.push((thrown as Error).message) }),
    );
    await navigateTo({ url: '/bad' });
    await app.settled();
    app.top().querySelector('button')!.click();
    // While it is developed, React 18 throws it once more.
    expect([...new Set(errors)]).to.deep.equal(['in a click']);
    expect(app.text()).to.equal('press');
  });

  describe('of the app', () => {
    const seen: string[] = [];
    const own = (name: string) =>
      function Own({ error: thrown, retry }: NoticeProps) {
        seen.push(`${name} ${(thrown as Error | undefined)?.message ?? ''}`.trim());
        return (
          <button type="button" onClick={() => void retry()}>
            {name}
          </button>
        );
      };
    const notices = Object.fromEntries(
      ['loading', 'error', 'timeout', 'offline', 'crash', 'notFound'].map((name) => [name, own(name)]),
    ) as AppDefinition['notices'] & object;
    const press = (app: StartedApp) => app.top().querySelector<HTMLElement>('.nc-page-content button')!.click();
    beforeEach(() => void seen.splice(0));

    it('take the place of the shell’s, with the error and a retry', async () => {
      silence();
      let fails = true;
      const Broken = () => {
        if (fails) throw new Error('crashed');
        return <p>mended</p>;
      };
      const app = await startApp(
        withPage((attempt) => (attempt ? Promise.resolve(Broken) : Promise.reject(new Error('no module'))), {
          notices,
        }),
        { url: '/nowhere', onError: () => undefined },
      );
      expect(app.text()).to.equal('notFound');
      press(app);
      await until(() => app.hash() === '/home', 'it leads home');
      await navigateTo({ url: '/bad' });
      await app.settled();
      expect(app.text()).to.equal('error');
      press(app);
      await until(() => app.text() === 'crash', 'it crashes');
      fails = false;
      press(app);
      await until(() => app.text() === 'mended', 'it renders again');
      expect(seen).to.include.members(['notFound', 'error no module', 'crash crashed']);
    });

    it('show that a page loads, has timed out or is offline', async () => {
      const app = await startApp(
        withPage(() => (navigator.onLine ? new Promise(() => undefined) : Promise.reject(new Error('no network'))), {
          notices,
          loading: { delay: 30, timeout: 1234 },
        }),
      );
      const timers = holdTimers(1234);
      await navigateTo({ url: '/bad' });
      await until(() => app.text() === 'loading', 'it loads');
      timers.run();
      timers.restore();
      await until(() => app.text() === 'timeout', 'time is up');
      setOnline(false);
      press(app);
      await until(() => app.text() === 'offline', 'there is no network');
      expect(notice(app)).to.equal(null);
    });

    it('give way to the shell’s if they throw', async () => {
      silence();
      const errors: string[] = [];
      const Thrower = () => {
        throw new Error('in a notice');
      };
      const app = await startApp(
        withPage(() => Promise.reject(new Error('no module')), {
          notices: { error: Thrower },
          onError: (thrown) => errors.push((thrown as Error).message),
        }),
        { onError: () => undefined },
      );
      await navigateTo({ url: '/bad' });
      await app.settled();
      await settled(notice(app)!);
      expect(part(app, 'title')).to.equal('Page failed to load.');
      expect(errors).to.include('in a notice');
    });
  });

  describe('after a deploy', () => {
    let frame: ReloadFrame;
    const deploy = (script: string) => {
      frame.window.fetch = async () =>
        new Response(`<!doctype html><script type="module" src="${script}"></script>`, {
          headers: { 'content-type': 'text/html' },
        });
    };
    const status = () => frame.top.querySelector('nc-status');
    const title = () => status()?.shadowRoot!.querySelector('[part="title"]')?.textContent;
    const press = () => status()!.shadowRoot!.querySelector('button')!.click();
    beforeEach(async () => {
      frame = await ReloadFrame.open('stale-app');
    });
    afterEach(() => {
      frame.window.sessionStorage.clear();
      frame.element.remove();
    });

    it('say that there is a new version, and reload it once', async () => {
      // A document has scripts of its server; those of the test's page come from its address.
      const own = frame.element.contentDocument!.createElement('script');
      own.type = 'text/plain';
      own.src = '/assets/app-1.js';
      frame.element.contentDocument!.head.append(own);
      deploy('/assets/app-2.js');
      await frame.window.device.navigateTo({ url: '/gone' });
      await until(() => title() === 'This app has been updated.', 'it says so');
      await frame.reload(press);
      expect(frame.window.location.hash).to.equal('#/gone');
      await until(() => title() === 'Page failed to load.', 'the page fails again');
      const again = frame.element.contentDocument!.createElement('script');
      again.type = 'text/plain';
      again.src = '/assets/app-1.js';
      frame.element.contentDocument!.head.append(again);
      let asked = false;
      deploy('/assets/app-2.js');
      const { fetch } = frame.window;
      frame.window.fetch = (...args: Parameters<typeof fetch>) => ((asked = true), fetch(...args));
      press();
      await until(() => asked, 'it looks again');
      await frame.settled();
      expect(title()).to.equal('Page failed to load.');
    });

    it('stay those of a failed load if the app is the same', async () => {
      const now = [...frame.element.contentDocument!.scripts].map(({ src }) => src).find(Boolean);
      let asked = false;
      deploy(now ?? '/assets/none.js');
      const { fetch } = frame.window;
      frame.window.fetch = (...args: Parameters<typeof fetch>) => ((asked = true), fetch(...args));
      await frame.window.device.navigateTo({ url: '/gone' });
      await until(() => asked && title(), 'it looks');
      await frame.settled();
      expect(title()).to.equal('Page failed to load.');
    });
  });
});
