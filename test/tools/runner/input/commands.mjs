// The commands that test pages may send beside those of @web/test-runner-commands; test/helpers/commands.ts is
// their typed client, and documents each. An engine that cannot do it answers with an error.
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../../paths.mjs';
import { ActionsInput, comboKeys, DevToolsInput, drag, MouseInput } from './input.mjs';

/** page -> { client, input }: a DevTools session stays open until the test file ends, since closing it undoes its overrides. */
const pages = new WeakMap();

/** By the launcher's driver. */
const open = {
  async devTools(page) {
    const client = await page.createCDPSession();
    return { client, input: new DevToolsInput(client) };
  },
  async bidi(page) {
    const perform = (sources) => page.mainFrame().browsingContext.performActions(sources);
    return { input: new ActionsInput(perform, { pen: false }) };
  },
  // WebKitGTK's driver turns a finger into a mouse.
  async webDriver(page) {
    return { input: new ActionsInput((sources) => page.performActions(sources), { touchAs: 'mouse' }) };
  },
  async playwright(page) {
    return { input: new MouseInput(page) };
  },
};

function connect({ browser, id }) {
  const page = browser.getPage(id);
  if (!pages.has(page)) pages.set(page, open[browser.driver](page));
  return pages.get(page);
}

/** Ends the page's DevTools session, and with it every override made through it. */
export async function releasePage(page) {
  const known = await pages.get(page);
  pages.delete(page);
  await known?.client?.detach();
}

async function devTools(session, what) {
  const { client } = await connect(session);
  if (!client) throw new Error(`${what}: Chromium only`);
  return client;
}

async function dragInput(session, { pointerType, button = 'left', ...motion }) {
  const { input } = await connect(session);
  await drag(input, { pointerType, button }, motion);
}

const commands = {
  async clean({ browser, id }) {
    await browser.cleanPage(id);
  },
  async cdp(session, { method, params = {} }) {
    return (await devTools(session, `cdp ${method}`)).send(method, params);
  },
  async touch(session, { points, fingers = [points], times = 1, ...motion }) {
    for (let time = 0; time < times; time++)
      await dragInput(session, { pointerType: 'touch', paths: fingers, ...motion });
  },
  async drag(session, { points, pointerType = 'mouse', ...motion }) {
    await dragInput(session, { pointerType, paths: [points], ...motion });
  },
  async pointer(session, { phase, pointerType = 'touch', button = 'left', id = 0, position: [x, y] }) {
    const { input } = await connect(session);
    await input.pointer(phase, { pointerType, button }, [{ id, x, y }]);
  },
  async wheel(session, { position, deltaX = 0, deltaY = 0, modifiers = [] }) {
    const { input } = await connect(session);
    await input.wheel({ position, deltaX, deltaY, modifiers });
  },
  async keys({ browser, id }, { combo }) {
    const { keyboard } = browser.getPage(id);
    const held = comboKeys(combo);
    const last = held.pop();
    for (const key of held) await keyboard.down(key);
    await keyboard.press(last);
    for (const key of held.reverse()) await keyboard.up(key);
  },
  async permissions({ browser, id }, { granted }) {
    if (!['devTools', 'bidi'].includes(browser.driver)) throw new Error('permissions: not in this browser');
    const page = browser.getPage(id);
    const context = page.browserContext();
    const { origin } = new URL(page.url());
    // Puppeteer knows this one only by its newer method, which leaves all others as they are.
    const wakeLock = 'screen-wake-lock';
    const others = granted.filter((name) => name !== wakeLock);
    await context.overridePermissions(origin, others);
    if (others.length < granted.length) {
      await context.setPermission(origin, { permission: { name: wakeLock }, state: 'granted' });
    }
  },
  async emulate(session, { media = '', ...features }) {
    const named = Object.entries(features).map(([name, value]) => ({ name, value }));
    await (await devTools(session, 'emulate')).send('Emulation.setEmulatedMedia', { media, features: named });
  },
  async setFiles({ browser, id }, { selector, files }) {
    const field = await browser.getPage(id).$(selector);
    if (!field) throw new Error(`setFiles: there is no ${selector}`);
    await field.uploadFile(...files.map((file) => join(root, file)));
  },
  async screenshot({ browser, id }, { path, clip }) {
    await mkdir(dirname(path), { recursive: true });
    await browser.getPage(id).screenshot({ path, ...(clip && { clip }) });
  },
};

export function pageCommands() {
  return {
    name: 'page-commands',
    async executeCommand({ command, payload, session }) {
      if (!Object.hasOwn(commands, command)) return undefined;
      // Answered, since the runner prints what a command throws, even if the test expects it.
      try {
        return { value: await commands[command](session, payload) };
      } catch (error) {
        return { error: error.message };
      }
    },
  };
}
