// Starts WebKitGTK's MiniBrowser under WebKitWebDriver, on a virtual display where there is no other,
// and speaks the WebDriver protocol with it. Debian and Ubuntu: webkit2gtk-driver and xvfb; no npm dependency.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../free-port.mjs';

const running = new Set();
process.on('exit', () => end([...running]));

/** How many seconds the parts of a start may take, the first time and later. */
const START_TIMEOUTS = [4, 4, 8, 8, 15, 25, 30];

/** How many seconds a browser has to close itself before it is ended. */
const CLOSE_TIMEOUT = 5;

/**
 * Sometimes a driver never connects to its browser, which otherwise takes a second: then everything is started again.
 * @param {{ driver: string, miniBrowser: string, display: string | undefined }} paths
 */
export async function startWebKit(paths) {
  for (const [tries, seconds] of START_TIMEOUTS.entries()) {
    const children = [];
    try {
      return await startOnce(paths, children, seconds);
    } catch (error) {
      end(children);
      if (tries === START_TIMEOUTS.length - 1) throw error;
    }
  }
}

/** Ends processes and those that they have started: a page that is stuck does not notice that its browser is gone. */
function end(children) {
  for (const child of children.reverse()) {
    running.delete(child);
    if (child.pid === undefined) continue;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch (error) {
      // It has ended already.
      if (error.code !== 'ESRCH') throw error;
    }
  }
}

async function startOnce({ driver, miniBrowser, display }, children, startTimeout) {
  const start = (command, args, options) => {
    // A process group of its own, to be ended as a whole.
    const child = spawn(command, args, { ...options, detached: true });
    child.on('error', (error) => {
      throw new Error(`${command}: ${error.message}`);
    });
    children.push(child);
    running.add(child);
    return child;
  };
  const environment = {
    ...process.env,
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    // Its sandbox (bubblewrap) cannot be set up as root or in most containers; only our own pages are opened.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    DISPLAY: display ?? (await startXvfb(start, startTimeout)),
  };
  const port = await freePort();
  start(driver, [`--port=${port}`], { env: environment, stdio: 'ignore' });
  // If a driver does not answer, its test fails, and the run continues.
  const call = async (method, path, body, seconds = 30) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(seconds * 1000),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`WebKit ${path}: ${value.error} ${value.message}`);
    return value;
  };
  await until(() => call('GET', '/status', undefined, 1), 'WebKitWebDriver did not start', /./, startTimeout);
  const alwaysMatch = {
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
  };
  const { sessionId, capabilities } = await call('POST', '/session', { capabilities: { alwaysMatch } }, startTimeout);
  const send = (method, path, body, seconds) => call(method, `/session/${sessionId}${path}`, body, seconds);
  const execute = (script, args, seconds) =>
    until(
      () => send('POST', '/execute/sync', { script, args }, seconds),
      'WebKit',
      /no such (?:frame|window)/,
      seconds,
    );
  // There is a page, and it answers.
  await execute('return innerWidth', [], startTimeout);
  return {
    version: capabilities.browserVersion,
    send,
    /** Runs a function body in the page; asked again while a page unloads, which answers "no such frame". */
    execute: (script, ...args) => execute(script, args),
    executeAsync: (script) => send('POST', '/execute/async', { script, args: [] }),
    async stop() {
      // One that does not answer is ended all the same.
      await send('DELETE', '', undefined, CLOSE_TIMEOUT).catch(() => undefined);
      end(children);
    },
  };
}

/** Xvfb chooses a free display itself and writes its number to the given descriptor. */
async function startXvfb(start, startTimeout) {
  const size = '2560x1600x24';
  const server = start('Xvfb', ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [chunk] = await once(server.stdio[3], 'data', { signal: AbortSignal.timeout(startTimeout * 1000) });
  server.stdio[3].destroy();
  return `:${String(chunk).trim()}`;
}

async function until(attempt, failure, retried = /./, seconds = 10) {
  const end = performance.now() + seconds * 1000;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > end || !retried.test(error.message)) throw new Error(failure, { cause: error });
      await delay(50);
    }
  }
}
