import { expect, waitUntil } from '@open-wc/testing';
import type { ToastOptions } from 'nacre/device';
import { buildVersions } from '../helpers/deployed.js';
import { createSite, type OfflineWindow, outcome, type Site, textOf } from './site.js';

let site: Site;

before(() => buildVersions('offline', [1]));
beforeEach(() => {
  site = createSite();
});
afterEach(() => site.remove());

/** The app of version 1, with the files kept that it starts with. */
async function kept(path?: string): Promise<OfflineWindow> {
  const opened = await site.open(path);
  await opened.got('offlineReady');
  return opened;
}

describe('an app without a network', () => {
  it('starts, on each of its pages', async () => {
    const first = await kept();
    await site.set({ away: 1 });
    await first.reload();
    expect(first.text()).to.equal('version 1');
    const deep = await site.open('?tab=mail#/users/7');
    expect(deep.text()).to.equal('version 1');
  });

  it('has all of its pages, though they were not opened', async () => {
    const opened = await kept();
    await site.set({ away: 1 });
    await opened.reload();
    expect(await opened.app.openPage()).to.equal('page 1');
  });

  it('has the parts that load later if all files are asked for, though they were not used', async () => {
    site = createSite('whole');
    const opened = await kept();
    await site.set({ away: 1 });
    await opened.reload();
    expect(await opened.app.openLate()).to.equal('late 1');
  });

  it('has a part that was used, and fetches none before', async () => {
    const opened = await kept();
    expect((await site.asked()).filter((file) => file.includes('late'))).to.deep.equal([]);
    await site.set({ away: 1 });
    expect(await outcome(opened.app.openLate())).to.equal('failed');
    await site.set({ away: 0 });
    await opened.reload();
    expect(await opened.app.openLate()).to.equal('late 1');
    await site.set({ away: 1 });
    await opened.reload();
    expect(await opened.app.openLate()).to.equal('late 1');
  });

  it('has a part that was used before there was a worker', async () => {
    const opened = await kept('?late');
    await site.set({ away: 1 });
    await opened.reload();
    expect(opened.text()).to.equal('version 1');
    expect(await opened.app.openLate()).to.equal('late 1');
  });

  it('has kept answers: the last one of the network, the first one, or the last but one', async () => {
    const opened = await kept();
    for (const name of ['news', 'photo', 'stock']) {
      await textOf(`data/${name}`, opened);
      // The page has the answer before it is kept.
      await waitUntil(() => caches.match(`${site.url}data/${name}`, { ignoreVary: true }), `${name} is kept`);
    }
    expect(await textOf('data/news', opened)).to.equal('data/news 2');
    expect(await textOf('data/photo', opened)).to.equal('data/photo 1');
    expect(await textOf('data/stock', opened)).to.equal('data/stock 1');
    await waitUntil(
      async () => (await textOf('data/stock', opened)) !== 'data/stock 1',
      'a new answer for the next time',
    );
    await site.set({ away: 1 });
    expect(await textOf('data/news', opened)).to.equal('data/news 2');
    expect(await outcome(opened.app.fetch('data/other'))).to.equal('failed');
  });

  it('does not answer for documents of their own', async () => {
    const opened = await kept();
    const paper = document.createElement('iframe');
    paper.src = `${site.url}data/paper`;
    opened.frame.after(paper);
    await waitUntil(() => paper.contentDocument?.body?.textContent === 'data/paper 1', 'the document of the server');
    paper.remove();
    expect(opened.text()).to.equal('version 1');
  });
});

describe('a new version of the app', () => {
  it('waits until the user agrees, then all is new', async () => {
    const opened = await kept('?late');
    await site.set({ version: 2 });
    await opened.reload();
    expect(opened.text(), 'the version that is kept').to.equal('version 1');
    await opened.got('updateReady');
    expect(await opened.app.openLate(), 'its parts').to.equal('late 1');
    await waitUntil(() => opened.app.toasts.length > 0, 'a notice');
    const [{ title, actionText, duration, onAction }] = opened.app.toasts as [ToastOptions];
    expect({ title, actionText, duration }).to.deep.equal({
      title: 'A new version is ready.',
      actionText: 'Restart',
      duration: 0,
    });
    onAction!();
    await opened.reloaded();
    await waitUntil(() => opened.text() === 'version 2', 'the new version');
    await site.set({ away: 1 });
    await opened.reload();
    expect(opened.text()).to.equal('version 2');
    expect(await opened.app.openLate(), 'a part that was used in version 1').to.equal('late 2');
  });

  it('is found by a call', async () => {
    const opened = await kept();
    await site.set({ version: 2 });
    const { errMsg } = await opened.app.device.device.call('checkForUpdate');
    expect(errMsg).to.equal('checkForUpdate:ok');
    await opened.got('updateReady');
  });

  it('is found while the app is open', async () => {
    const opened = await site.open('?every=200');
    await opened.got('offlineReady');
    await site.set({ version: 2 });
    await opened.got('updateReady');
    expect(opened.text()).to.equal('version 1');
  });

  for (const starter of ['first', 'second'] as const)
    it(`that the ${starter} of two windows starts is told of in the other, which starts it when it likes`, async () => {
      const windows = { first: await kept(), second: await site.open() };
      const { [starter]: opened, [starter === 'first' ? 'second' : 'first']: other } = windows;
      await site.set({ version: 2 });
      await windows.first.app.device.device.call('checkForUpdate');
      await Promise.all([opened.got('updateReady'), other.got('updateReady')]);
      await opened.app.device.device.call('applyUpdate');
      await other.got('updateActive');
      await waitUntil(() => opened.app.version === '2', 'the window that has asked is new');
      expect(other.text()).to.equal('version 1');
      await waitUntil(() => other.app.toasts.length === 2, 'a notice of either');
      // The button of the first notice does the same as that of the second.
      other.app.toasts[0]!.onAction!();
      await other.reloaded();
      expect(other.text()).to.equal('version 2');
    });

  it('that waits is told of in a window that is opened meanwhile', async () => {
    const opened = await kept();
    await site.set({ version: 2 });
    await opened.app.device.device.call('checkForUpdate');
    await opened.got('updateReady');
    const other = await site.open();
    await other.got('updateReady');
    expect(other.app.signals).to.deep.equal(['updateReady']);
  });

  it('fails to start while none waits, and to be looked for without a network', async () => {
    const opened = await kept();
    const { device } = opened.app.device;
    const failure = async (call: Promise<unknown>): Promise<string> =>
      call.then(String, ({ message }: Error) => message);
    expect(await failure(device.call('applyUpdate'))).to.equal('applyUpdate:fail no new version waits');
    // A version that comes later waits for the user again.
    await site.set({ version: 2 });
    await device.call('checkForUpdate');
    await opened.got('updateReady');
    expect(opened.text()).to.equal('version 1');
    await site.set({ away: 1 });
    expect(await failure(device.call('checkForUpdate'))).to.equal('checkForUpdate:fail the server did not answer');
  });
});
