/**
 * Several browsers of a kind as one launcher: a browser runs one test file at a time, since the pages of a browser
 * share its focus, its clipboard and the pointer. They start when they are first needed.
 * @param {() => object} launch makes the launcher of one browser
 */
export function pool(launch) {
  const first = launch();
  const all = [first];
  const idle = [first];
  const busy = new Map();
  let initialized = [];

  async function next() {
    if (idle.length) return idle.pop();
    const browser = launch();
    all.push(browser);
    await browser.initialize?.(...initialized);
    return browser;
  }

  function release(id) {
    idle.push(busy.get(id));
    busy.delete(id);
  }

  return {
    driver: first.driver,
    type: first.type,
    get name() {
      return first.name;
    },
    async initialize(...parameters) {
      initialized = parameters;
      await first.initialize?.(...parameters);
    },
    async startSession(id, url) {
      const browser = await next();
      busy.set(id, browser);
      try {
        await browser.startSession(id, url);
      } catch (error) {
        if (!browser.isActive(id)) release(id);
        throw error;
      }
    },
    async stopSession(id) {
      try {
        return await busy.get(id).stopSession(id);
      } finally {
        release(id);
      }
    },
    cleanPage: (id) => busy.get(id).cleanPage(id),
    isActive: (id) => Boolean(busy.get(id)?.isActive(id)),
    getBrowserUrl: (id) => busy.get(id).getBrowserUrl(id),
    getPage: (id) => busy.get(id).getPage(id),
    startDebugSession: (id, url) => first.startDebugSession(id, url),
    async stop() {
      await Promise.all(all.map((browser) => browser.stop()));
    },
  };
}
