import { setViewport } from '@web/test-runner-commands';
import { cleanBrowser } from './commands.js';

interface RunnerSocket {
  sendMessage(message: object): Promise<void>;
}
/** The runner's connection with its pages, from its own server. */
const socket = '/__web-dev-server__web-socket.js';
const { sendMessage } = (await import(/* @vite-ignore */ socket)) as RunnerSocket;
const sessionId = new URL(location.href).searchParams.get('wtr-session-id');

/** The lists of a Mocha suite that a test file adds to. */
const LISTS = ['suites', 'tests', '_beforeAll', '_beforeEach', '_afterAll', '_afterEach'] as const;

type Lists = Record<(typeof LISTS)[number], { parent?: unknown }[]>;

declare const mocha: { suite: Mocha.Suite };

// The runner ends a page in which no test begins any more, and names the last that did (tools/runner/page-limit.mjs).
// Awaited, so that it is on its way before a test that blocks the page.
beforeEach(async function () {
  const test = this.currentTest!;
  await sendMessage({ type: 'nacre-test', sessionId, titles: test.titlePath(), timeout: test.timeout() });
});

/** Loads a test file into a suite of its own, which leaves a clean page to the next file. */
export async function addFile(path: string, load: () => Promise<unknown>): Promise<void> {
  const root = mocha.suite as Mocha.Suite & Lists;
  const before = LISTS.map((list) => root[list].length);
  await load();
  const added = LISTS.map((list, index) => root[list].splice(before[index]!));
  const suite = (root.constructor as typeof Mocha.Suite).create(root, path) as Mocha.Suite & Lists;
  LISTS.forEach((list, index) => {
    for (const member of added[index]!) Object.assign(member, { parent: suite });
    suite[list].push(...added[index]!);
  });
  suite.afterAll(cleanPage);
}

const attributes = [...document.documentElement.attributes].map(({ name, value }) => [name, value] as const);

async function cleanPage(): Promise<void> {
  const html = document.documentElement;
  for (const { name } of [...html.attributes]) html.removeAttribute(name);
  for (const [name, value] of attributes) html.setAttribute(name, value);
  document.body.replaceChildren();
  scrollTo(0, 0);
  // Removing a focused iframe leaves the document without focus, which the Clipboard API needs.
  if (!document.hasFocus()) window.focus();
  if (innerWidth !== 800 || innerHeight !== 600) await setViewport({ width: 800, height: 600 });
  await cleanBrowser();
}
