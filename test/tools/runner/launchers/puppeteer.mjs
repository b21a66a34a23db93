// Chromium and Firefox for Web Test Runner. The stock launcher reuses its pages, so storage, emulated media,
// DevTools overrides and permissions leak from one test file to the next; these pages are made clean in between.
import { chromeLauncher } from '@web/test-runner-chrome';
import { setTimeout as delay } from 'node:timers/promises';
import { clearStorage } from './clear-storage.mjs';
import { root } from '../../paths.mjs';
import { releasePage } from '../input/commands.mjs';
import { within } from './within.mjs';

/** How long it may take to clean and close a page, in ms. */
const STOP_TIMEOUT = 30_000;

/** @param {string} executablePath */
export function chromiumLauncher(executablePath) {
  const media = [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    // What the camera sees: a QR code.
    `--use-file-for-fake-video-capture=${root}/test/media/codes/camera.mjpeg`,
  ];
  // Chromium refuses to sandbox itself as root.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  // Network events are many, and not used here. Firefox keeps them: without, a reloaded frame that goes back at once is
  // sometimes at another place than its history says.
  return launcher('chromium', { executablePath, networkEnabled: false, args: [...sandbox, ...media] });
}

/** @param {string} executablePath */
export function firefoxLauncher(executablePath) {
  const extraPrefsFirefox = {
    'media.navigator.streams.fake': true,
    'media.navigator.permission.disabled': true,
    // Where there is no audio device, play() must still resolve.
    'media.autoplay.default': 0,
    // A wheel with Control would zoom the page, and those of the files that come after it.
    'mousewheel.with_control.action': 0,
    // Each file has a page of its own. A process for each, with spare ones, takes a sixth of the time of a run.
    'fission.autostart': false,
    'dom.ipc.processCount': 1,
    'dom.ipc.keepProcessesAlive.web': 1,
    'dom.ipc.processPrelaunch.enabled': false,
    'extensions.webextensions.remote': false,
    'network.process.enabled': false,
  };
  return launcher('firefox', { browser: 'firefox', executablePath, extraPrefsFirefox });
}

function launcher(engine, launchOptions) {
  /**
   * Contexts that no page uses: clean, and with the modules of the tests in their cache. Firefox only: Chromium also keeps what
   * it could not load.
   */
  const free = [];
  const stock = chromeLauncher({
    launchOptions: { headless: true, ...launchOptions },
    // A context per page: test files that run at the same time must not share storage.
    createPage: async ({ browser }) => (free.pop() ?? (await browser.createBrowserContext())).newPage(),
  });
  const start = stock.startSession.bind(stock);
  const stop = stock.stopSession.bind(stock);
  /** On a busy machine a browser, or a page of it, sometimes does not start: it is started again. */
  const startPage = async (id, url) => {
    for (let tries = 1; ; tries++) {
      try {
        return await start(id, url);
      } catch (error) {
        if (tries === 4 || stock.isActive(id)) throw error;
        // It would keep the browser that failed to start.
        stock.__startBrowserPromise = undefined;
        free.length = 0;
        await delay(500 * tries);
      }
    }
  };
  return Object.assign(stock, {
    driver: engine === 'chromium' ? 'devTools' : 'bidi',
    name: engine === 'chromium' ? 'Chromium' : 'Firefox',
    async startSession(id, url) {
      await startPage(id, url);
      // A tab that an earlier test opened would keep the focus.
      if (engine === 'firefox') await stock.getPage(id).bringToFront();
    },
    cleanPage: (id) => clean[engine](stock.getPage(id), { leaving: false }),
    async stopSession(id) {
      const page = stock.getPage(id);
      try {
        return await within(STOP_TIMEOUT, leave(id, page));
      } catch {
        // No file gets it again, so it need not be clean.
        stock.activePages.delete(id);
        await within(STOP_TIMEOUT, abandon(page)).catch(() => undefined);
        return {};
      }
    },
  });

  async function leave(id, page) {
    // While the page still shows the tests, since storage belongs to their origin.
    await clean[engine](page, { leaving: true });
    const result = await stop(id);
    // Pages are not used again: they keep their history, so that a test that goes back would get to the previous file.
    stock.inactivePages.length = 0;
    const context = page.browserContext();
    if (engine === 'chromium') {
      await context.close();
    } else {
      // Also those that tests have opened.
      await Promise.all((await context.pages()).map((each) => each.close()));
      free.push(context);
    }
    return result;
  }

  /** Ends a page that has crashed or does not answer. Those of Chromium can be ended from outside, one by one. */
  async function abandon(page) {
    if (engine === 'chromium') await page.browserContext().close();
    else page.browser().process()?.kill('SIGKILL');
    if (engine === 'firefox') free.length = 0;
  }
}

/**
 * Gives a page of Firefox the focus back that Tab has taken to the browser's own controls. Neither a click in the page nor
 * bringing it to the front does, since it is in front.
 */
async function focusAgain(page) {
  const other = await page.browserContext().newPage();
  await other.bringToFront();
  await page.bringToFront();
  await other.close();
}

const clean = {
  async chromium(page, { leaving }) {
    const { origin } = new URL(page.url());
    await releasePage(page);
    await page.emulateMediaFeatures([]);
    await page.emulateMediaType();
    await page.setUserAgent('');
    await page.browserContext().clearPermissionOverrides();
    const client = await page.createCDPSession();
    await client.send('Storage.clearDataForOrigin', {
      origin,
      storageTypes: leaving ? 'all' : 'cookies,local_storage,cache_storage,service_workers',
    });
    await client.detach();
  },
  async firefox(page, { leaving }) {
    await releasePage(page);
    await page.evaluate(clearStorage, { leaving });
    await page.browserContext().clearPermissionOverrides();
    // Releasing the buttons alone leaves :hover where the pointer was.
    await page.mouse.reset();
    // To the corner where the next file has the fewest elements: a notice bar at the top would stop under the pointer.
    await page.mouse.click(799, 599);
    if (!leaving && !(await page.evaluate(() => document.hasFocus()))) await focusAgain(page);
  },
};
