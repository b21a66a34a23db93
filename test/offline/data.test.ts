import { expect, waitUntil } from '@open-wc/testing';
import { buildVersions } from '../helpers/deployed.js';
import { createSite, type OfflineWindow, outcome, type Site, textOf } from './site.js';

let site: Site;
let opened: OfflineWindow;

before(() => buildVersions('offline', [1]));
beforeEach(async () => {
  site = createSite();
  opened = await site.open();
  await opened.got('offlineReady');
});
afterEach(() => site.remove());

/** URLs of the kept answers. */
async function keptUrls(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(`nacre-data ${site.url} `));
  const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return lists.flat().map(({ url }) => url);
}

/** Those below the site. */
const keptPaths = async (): Promise<string[]> => (await keptUrls()).map((url) => url.slice(site.url.length));

/** The kept answer of a path below the site. */
const keptText = async (path: string): Promise<string | undefined> => (await caches.match(site.url + path))?.text();

const isKept = (path: string) =>
  waitUntil(async () => (await keptUrls()).includes(new URL(path, site.url).href), `${path} is kept`);
const token = (claims: object): string => `e30.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.s`;

describe('answers that are kept for use without a network', () => {
  it('are at most as many as the rule says: the oldest goes first', async () => {
    for (const name of ['few-1', 'few-2', 'few-3', 'few-2']) {
      const text = await textOf(`data/${name}`, opened);
      await waitUntil(async () => (await keptText(`data/${name}`)) === text, 'it is kept');
    }
    await waitUntil(async () => (await keptPaths()).length === 2);
    await textOf('data/few-4', opened);
    await isKept('data/few-4');
    await waitUntil(async () => (await keptPaths()).length === 2);
    expect((await keptPaths()).sort()).to.deep.equal(['data/few-2', 'data/few-4']);
  });

  it('are not used after their time', async () => {
    expect(await textOf('data/brief', opened)).to.equal('data/brief 1');
    await isKept('data/brief');
    expect(await textOf('data/brief', opened)).to.equal('data/brief 1');
    await waitUntil(async () => (await textOf('data/brief', opened)) === 'data/brief 2', 'a second later', {
      timeout: 5000,
    });
    await site.set({ away: 1 });
    await waitUntil(async () => (await outcome(opened.app.fetch('data/brief'))) === 'failed', 'a second later', {
      timeout: 5000,
    });
  });

  it('are none that the server says not to store', async () => {
    await textOf('data/secret', opened);
    // What is asked for later is kept later.
    await textOf('data/news', opened);
    await isKept('data/news');
    expect(await keptPaths()).to.deep.equal(['data/news']);
  });

  it('look to the page as they came', async () => {
    await textOf('data/photo', opened);
    await isKept('data/photo');
    const { status, url, headers } = await opened.app.fetch('data/photo');
    expect([status, url, headers.get('access-control-allow-origin')]).to.deep.equal([
      200,
      `${site.url}data/photo`,
      '*',
    ]);
  });

  it('are those of this origin for a path, and for an expression that does not begin with the origin', async () => {
    const elsewhere = new URL(site.url);
    elsewhere.hostname = location.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
    const far = (path: string): string => new URL(path, elsewhere).href;
    for (const name of ['list', 'photo']) {
      expect(await textOf(`data/${name}`, opened)).to.equal(`data/${name} 1`);
      await isKept(`data/${name}`);
      expect(await textOf(`data/${name}`, opened)).to.equal(`data/${name} 1`);
      // The server counts the requests of both origins.
      expect(await textOf(far(`data/${name}`), opened)).to.equal(`data/${name} 2`);
      expect(await textOf(far(`data/${name}?again`), opened)).to.equal(`data/${name} 3`);
    }
    // What is asked for later is kept later.
    expect(await textOf(far('data/far'), opened)).to.equal('data/far 1');
    await isKept(far('data/far'));
    expect(await textOf(far('data/far'), opened)).to.equal('data/far 1');
    expect(await keptUrls()).to.have.members([`${site.url}data/list`, `${site.url}data/photo`, far('data/far')]);
  });

  it('are cleared by a call, those on their way too; the app stays', async () => {
    await textOf('data/news', opened);
    await isKept('data/news');
    await site.set({ held: 'data/held' });
    const held = textOf('data/held', opened);
    await waitUntil(async () => (await site.asked()).includes('data/held'), 'the request is on its way');
    await opened.app.device.device.call('clearOfflineData');
    expect(await keptPaths()).to.deep.equal([]);
    await site.set({ held: '' });
    expect(await held).to.equal('data/held 1');
    await textOf('data/photo', opened);
    await isKept('data/photo');
    expect(await keptPaths()).to.deep.equal(['data/photo']);
    await site.set({ away: 1 });
    await opened.reload();
    expect(opened.text()).to.equal('version 1');
    expect(await outcome(opened.app.fetch('data/news'))).to.equal('failed');
  });

  it('are cleared when the user signs out, and when another one signs in', async () => {
    const { auth } = opened.app;
    auth.setToken(token({ uid: '1' }));
    for (const leave of [() => auth.clearToken(), () => auth.setToken(token({ uid: '2' }))]) {
      auth.setToken(token({ uid: '1' }));
      await textOf('data/news', opened);
      await isKept('data/news');
      leave();
      await waitUntil(async () => (await keptPaths()).length === 0, 'nothing is kept');
    }
    auth.clearToken();
  });
});
