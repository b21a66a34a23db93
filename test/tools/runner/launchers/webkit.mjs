// WebKitGTK for Web Test Runner. Its page answers the part of Playwright's API that @web/test-runner-commands
// calls, so sendKeys, sendMouse, setViewport and selectOption work as they do in the other engines.
import { writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { clearStorage } from './clear-storage.mjs';
import { releasePage } from '../input/commands.mjs';
import { startWebKit } from './webkit-driver.mjs';
import { within } from './within.mjs';

/** How long it may take to clean and leave a page, in ms. */
const STOP_TIMEOUT = 30_000;

/**
 * A tab with more entries in its history is not used again. WebKit keeps 100 of them; from then on a page cannot tell an entry
 * that was added from one that was replaced, since `history.length` stays as it is.
 */
const MAX_ENTRIES = 10;

const KEYS = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Insert: '\uE016',
  Delete: '\uE017',
  Meta: '\uE03D',
};
for (let number = 1; number <= 12; number++) KEYS[`F${number}`] = String.fromCharCode(0xe030 + number);

/** Names as in KeyboardEvent.key or .code -> what WebDriver calls the key. */
const keyValue = (name) => KEYS[name] ?? name.replace(/^(?:Key|Digit)(.)$/, (_, letter) => letter.toLowerCase());
const BUTTONS = { left: 0, middle: 1, right: 2 };
const isRightPress = ({ type, button }) => type === 'pointerDown' && button === BUTTONS.right;
const clear = (options) =>
  `const done = arguments[arguments.length - 1]; (${clearStorage})(${JSON.stringify(options)}).then(() => done(), (error) => done(String(error)));`;

let lastStart = Promise.resolve();

/** One after the other: drivers that start at once may choose the same port for their browsers. */
function startInTurn(paths) {
  const start = lastStart.then(() => startWebKit(paths));
  lastStart = start.catch(() => undefined);
  return start;
}

/** @param {import('../../browsers.mjs').WebKitPaths} paths */
export function webkitLauncher(paths) {
  let starting;
  let webkit;
  let active;
  const page = webkitPage(
    () => webkit,
    () => active,
  );
  async function cleanPage(options) {
    await releasePage(page);
    await webkit.send('DELETE', '/actions');
    const failure = await webkit.executeAsync(clear(options));
    if (failure) throw new Error(`Storage could not be cleared: ${failure}`);
  }
  async function leavePage() {
    await cleanPage({ leaving: true });
    await webkit.send('POST', '/url', { url: 'about:blank' });
    while ((await webkit.execute('return location.href + document.readyState')) !== 'about:blankcomplete') {
      await delay(20);
    }
  }
  const launcher = {
    driver: 'webDriver',
    name: 'WebKit',
    // The commands of @web/test-runner-commands know three kinds of browsers; this one imitates Playwright's.
    type: 'playwright',
    async startSession(id, url) {
      starting ??= startInTurn(paths).catch((error) => {
        starting = undefined;
        throw error;
      });
      webkit = await starting;
      launcher.name = `WebKit ${webkit.version}`;
      active = { id, url };
      await page.setViewportSize({ width: 800, height: 600 });
      await webkit.send('POST', '/url', { url });
    },
    cleanPage: () => cleanPage({ leaving: false }),
    isActive: (id) => active?.id === id,
    // The runner calls this after a crash too, and does not catch errors.
    getBrowserUrl: () => webkit.send('GET', '/url').catch(() => undefined),
    getPage: () => page,
    async stopSession() {
      try {
        await within(STOP_TIMEOUT, leavePage());
        if ((await webkit.execute('return history.length')) > MAX_ENTRIES) await launcher.stop();
      } catch {
        // On a busy machine a page sometimes does not answer any more. The next file gets a new browser, as clean as this one
        // should be.
        await launcher.stop().catch(() => undefined);
      }
      active = undefined;
      return {};
    },
    startDebugSession() {
      throw new Error('WebKit cannot be debugged from here');
    },
    async stop() {
      const started = webkit;
      webkit = undefined;
      starting = undefined;
      await started?.stop();
    },
  };
  return launcher;
}

function webkitPage(webkit, active) {
  const performActions = async (actions) => {
    if (actions.some((source) => source.actions.some(isRightPress))) {
      // No release ends it, and all drags of later files in this browser would be those of two buttons.
      throw new Error('WebKit keeps the right button pressed for good: use rightClick of test/helpers/finger.ts');
    }
    return webkit().send('POST', '/actions', { actions });
  };
  const keyActions = (actions) => performActions([{ type: 'key', id: 'keyboard', actions }]);
  const mouseActions = (actions) =>
    performActions([{ type: 'pointer', id: 'mouse-0', parameters: { pointerType: 'mouse' }, actions }]);
  const down = (value) => ({ type: 'keyDown', value });
  const up = (value) => ({ type: 'keyUp', value });
  const moveTo = (x, y) => ({
    type: 'pointerMove',
    duration: 0,
    x: Math.round(x),
    y: Math.round(y),
    origin: 'viewport',
  });
  const press = ({ button = 'left' } = {}) => ({ type: 'pointerDown', button: BUTTONS[button] });
  const release = ({ button = 'left' } = {}) => ({ type: 'pointerUp', button: BUTTONS[button] });
  return {
    performActions,
    url: () => active()?.url,
    keyboard: {
      type: (text) => keyActions([...text].flatMap((character) => [down(character), up(character)])),
      press: (name) => keyActions([down(keyValue(name)), up(keyValue(name))]),
      down: (name) => keyActions([down(keyValue(name))]),
      up: (name) => keyActions([up(keyValue(name))]),
    },
    mouse: {
      move: (x, y) => mouseActions([moveTo(x, y)]),
      click: (x, y, options) => mouseActions([moveTo(x, y), press(options), release(options)]),
      down: (options) => mouseActions([press(options)]),
      up: (options) => mouseActions([release(options)]),
    },
    /** Sets the window so that the viewport has the size: the window also has the browser's toolbar. */
    async setViewportSize({ width, height }) {
      for (let tries = 0; tries < 50; tries++) {
        const [innerWidth, innerHeight] = await webkit().execute('return [innerWidth, innerHeight]');
        if (innerWidth === width && innerHeight === height) return;
        if (tries % 10 === 0) {
          const window = await webkit().send('GET', '/window/rect');
          const rectangle = { width: window.width + width - innerWidth, height: window.height + height - innerHeight };
          await webkit().send('POST', '/window/rect', rectangle);
        }
        await delay(20);
      }
      throw new Error(`WebKit's window could not be made ${width}x${height}`);
    },
    /** As Puppeteer's: a file input of the page, which takes files. */
    async $(selector) {
      // As in Puppeteer, `>>>` leads into shadow trees.
      const found = await webkit().execute(
        `return arguments[0].split('>>>').reduce((root, part) => root && (root.shadowRoot ?? root).querySelector(part), document);`,
        selector,
      );
      if (!found) return null;
      const [id] = Object.values(found);
      return { uploadFile: (...files) => webkit().send('POST', `/element/${id}/value`, { text: files.join('\n') }) };
    },
    async screenshot({ path }) {
      await writeFile(path, Buffer.from(await webkit().send('GET', '/screenshot'), 'base64'));
    },
    locator: (selector) => ({
      selectOption: ({ value }) =>
        webkit().execute(
          `const select = document.querySelector(arguments[0]);
           select.value = arguments[1];
           select.dispatchEvent(new Event('input', { bubbles: true }));
           select.dispatchEvent(new Event('change', { bubbles: true }));`,
          selector,
          value,
        ),
    }),
  };
}
