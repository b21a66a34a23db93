// Starts WebKitGTK's MiniBrowser under WebKitWebDriver, on a virtual display where there is no other,
// and speaks the WebDriver protocol with it. Debian and Ubuntu: webkit2gtk-driver and xvfb; no npm dependency.
import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './free-port.mjs';

const running = new Set();
process.on('exit', () => running.forEach((child) => child.kill()));

/**
 * Now and then a driver never gets hold of its browser, which takes it a second otherwise: then both are started anew.
 * @param {{ driver: string, miniBrowser: string, display: string | undefined }} paths
 */
export async function startWebKit(paths) {
  for (let tries = 1; ; tries++) {
    const children = [];
    try {
      return await startOnce(paths, children, 5 * tries);
    } catch (error) {
      end(children);
      if (tries === 6) throw error;
    }
  }
}

function end(children) {
  for (const child of children.reverse()) {
    child.kill();
    running.delete(child);
  }
}

async function startOnce({ driver, miniBrowser, display }, children, patience) {
  const start = (command, args, options) => {
    const child = spawn(command, args, options);
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
    DISPLAY: display ?? (await startXvfb(start)),
  };
  const port = await freePort();
  start(driver, [`--port=${port}`], { env: environment, stdio: 'ignore' });
  // A driver that does not answer ends its test, not the run.
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
  await until(() => call('GET', '/status'), 'WebKitWebDriver did not start');
  const alwaysMatch = {
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
  };
  const { sessionId, capabilities } = await call('POST', '/session', { capabilities: { alwaysMatch } }, patience);
  const send = (method, path, body) => call(method, `/session/${sessionId}${path}`, body);
  return {
    version: capabilities.browserVersion,
    send,
    /** Runs a function body in the page; asked again while a page unloads, which answers "no such frame". */
    execute: (script, ...args) =>
      until(() => send('POST', '/execute/sync', { script, args }), 'WebKit', /no such (?:frame|window)/),
    executeAsync: (script) => send('POST', '/execute/async', { script, args: [] }),
    async stop() {
      await send('DELETE', '');
      end(children);
    },
  };
}

/** Xvfb chooses a free display itself and writes its number to the given descriptor. */
async function startXvfb(start) {
  const size = '2560x1600x24';
  const server = start('Xvfb', ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  for await (const chunk of server.stdio[3]) return `:${String(chunk).trim()}`;
  throw new Error('Xvfb did not start');
}

async function until(attempt, failure, retried = /./) {
  for (let tries = 0; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === 100 || !retried.test(error.message)) throw new Error(failure, { cause: error });
      await delay(50);
    }
  }
}
