// Closes a page that hangs: one in which no test starts within the time limit of the last one. Pages report the start of
// each test (helpers/group.ts), so the result names the test that hangs. WebKitGTK stops for good now and then, and a
// product can block its page for ever; without this limit either would hold up the run until the page's own time is over.

/** What a page may take beside a test: its hooks, the loading of the next file. In ms. */
const MARGIN = 60_000;

/** How often pages are looked at, in ms. */
const INTERVAL = 2000;

/**
 * @param {{ testTimeout: number }} options the time that a test has unless it says otherwise, in ms
 * @returns the runner's `plugin`; `watch`, for the runner once it has started; `lastOf`, the titles of a page's last test:
 *   its file, its suites, its own
 */
export function pageLimit({ testTimeout }) {
  /** session -> its last test, when that began and how long it may take */
  const last = new Map();

  const plugin = {
    name: 'page-limit',
    serverStart({ webSockets }) {
      webSockets.on('message', ({ data: { type, sessionId, titles, timeout } }) => {
        if (type === 'nacre-test') last.set(sessionId, { titles, timeout, at: performance.now() });
      });
    },
  };

  /** @param {import('@web/test-runner').TestSessionManager} sessions */
  function watch(sessions) {
    sessions.on('session-status-updated', ({ id, status }) => {
      if (status === 'TEST_STARTED') last.set(id, { titles: [], timeout: testTimeout, at: performance.now() });
    });
    const timer = setInterval(() => {
      for (const session of sessions.forStatus('TEST_STARTED')) {
        const { titles, timeout, at } = last.get(session.id);
        // Mocha's 0 is no limit: walks that are asked for by hand.
        const limit = timeout && timeout + MARGIN;
        if (!limit || performance.now() - at < limit) continue;
        const message = `no test began for ${limit / 1000} s after "${titles.slice(1).join(' > ') || 'the start'}"`;
        // As if the page itself had said that it is over: the runner then closes it.
        sessions.updateStatus({ ...session, passed: false, errors: [...session.errors, { message }] }, 'TEST_FINISHED');
      }
    }, INTERVAL);
    timer.unref();
  }

  return { plugin, watch, lastOf: (id) => last.get(id)?.titles ?? [] };
}
