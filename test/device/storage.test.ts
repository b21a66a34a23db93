import { expect, waitUntil } from '@open-wc/testing';
import {
  ErrCode,
  clearStorage,
  clearStorageSync,
  device,
  getStorage,
  getStorageInfo,
  getStorageInfoSync,
  getStorageSync,
  offStorageChange,
  onStorageChange,
  removeStorage,
  removeStorageSync,
  setStorage,
  setStorageSync,
  type StorageChange,
} from 'nacre/device';
import { openFrame } from '../helpers/frame.js';
import { expectFailure } from './helpers.js';

describe('storage', () => {
  beforeEach(() => localStorage.clear());
  afterEach(async () => {
    await clearStorage();
    localStorage.clear();
  });

  it('gives back what was stored, sync or async', async () => {
    await setStorage({ key: 'a', data: { list: [1, undefined, new Date(5)] } });
    expect((await getStorage({ key: 'a' })).data).to.deep.equal({ list: [1, undefined, new Date(5)] });
    expect(getStorageSync('a')).to.deep.equal({ list: [1, undefined, new Date(5)] });
    setStorageSync('b', '{"type":"number","data":5}');
    expect((await getStorage({ key: 'b' })).data).to.equal('{"type":"number","data":5}');
  });

  it('stores undefined, which is not the same as nothing', async () => {
    await setStorage({ key: 'a', data: undefined });
    expect(await getStorage({ key: 'a' })).to.have.property('data', undefined);
    await removeStorage({ key: 'a' });
    await expectFailure(getStorage({ key: 'a' }), 'getStorage:fail data not found', ErrCode.notFound);
    expect(getStorageSync('a')).to.equal('');
  });

  it('removes, and removing what is not there is fine', async () => {
    setStorageSync('a', 1);
    removeStorageSync('a');
    removeStorageSync('a');
    await removeStorage({ key: 'a' });
    expect(getStorageSync('a')).to.equal('');
  });

  it('clears its own namespace only', async () => {
    localStorage.setItem('of-another-app', '1');
    setStorageSync('a', 1);
    setStorageSync('a', 2, { namespace: 'cart' });
    setStorageSync('a', 3, { namespace: 'cart/x' });
    await clearStorage({ namespace: 'cart' });
    expect(getStorageSync('a', { namespace: 'cart' })).to.equal('');
    expect(getStorageSync('a', { namespace: 'cart/x' })).to.equal(3);
    expect(getStorageSync('a')).to.equal(1);
    clearStorageSync();
    expect(getStorageSync('a')).to.equal('');
    expect(getStorageSync('a', { namespace: 'cart/x' })).to.equal(3);
    expect(localStorage.getItem('of-another-app')).to.equal('1');
    clearStorageSync({ namespace: 'cart/x' });
  });

  it('keeps namespaces apart, whatever they and the keys are called', () => {
    setStorageSync('b/c', 1, { namespace: 'a' });
    setStorageSync('c', 2, { namespace: 'a/b' });
    setStorageSync('/', 3, { namespace: '%' });
    expect(getStorageSync('b/c', { namespace: 'a' })).to.equal(1);
    expect(getStorageSync('c', { namespace: 'a/b' })).to.equal(2);
    expect(getStorageSync('/', { namespace: '%' })).to.equal(3);
    expect(getStorageInfoSync({ namespace: 'a' }).keys).to.deep.equal(['b/c']);
  });

  it('forgets a value when its time is over', async () => {
    const { now } = Date;
    try {
      setStorageSync('a', 1, { ttl: 1000 });
      await setStorage({ key: 'b', data: 2, ttl: 5000 });
      expect(getStorageSync('a')).to.equal(1);
      Date.now = () => now() + 1500;
      expect(getStorageInfoSync().keys).to.deep.equal(['b']);
      expect(getStorageSync('a')).to.equal('');
      expect((await getStorage({ key: 'b' })).data).to.equal(2);
      setStorageSync('b', 3);
      Date.now = () => now() + 9000;
      expect(getStorageSync('b')).to.equal(3);
    } finally {
      Date.now = now;
    }
    setStorageSync('now', 1, { ttl: 0 });
    expect(getStorageSync('now')).to.equal('');
  });

  it('tells keys and size', async () => {
    expect(getStorageInfoSync()).to.deep.equal({ keys: [], currentSize: 0, limitSize: 10_240 });
    const { limitSize, ...rest } = await getStorageInfo();
    expect(rest).to.deep.equal({ keys: [], currentSize: 0, persisted: false, errMsg: 'getStorageInfo:ok' });
    const { quota = 10_240 * 1024 } = (await (navigator as Partial<Navigator>).storage?.estimate()) ?? {};
    // The quota follows the free space of the disk.
    expect(limitSize / (quota / 1024)).to.be.within(0.9, 1.1);
    setStorageSync('a', 'x'.repeat(2048));
    setStorageSync('b', 1);
    const { keys, currentSize } = getStorageInfoSync();
    expect(keys.toSorted()).to.deep.equal(['a', 'b']);
    expect(currentSize).to.equal(5);
    await setStorage({ key: 'file', data: new Blob(['x'.repeat(100 * 1024)]) });
    expect((await getStorageInfo()).currentSize).to.equal(105);
    expect(getStorageInfoSync().currentSize).to.equal(105);
    await removeStorage({ key: 'file' });
    expect(getStorageInfoSync().currentSize).to.equal(5);
  });

  it('fails by name where a value cannot be stored, and keeps the old one', async () => {
    class Account {}
    const cycle: Record<string, unknown> = {};
    cycle['self'] = { cycle };
    setStorageSync('a', 'old');
    const wrong: [data: unknown, message: RegExp][] = [
      [() => 1, /a function cannot be stored/],
      [{ list: [Symbol('s')] }, /fail data\.list\.0: a symbol cannot be stored/],
      [new Account(), /an? Account cannot be stored/],
      [{ blob: new Blob() }, /\.blob: a Blob cannot be stored/],
      [cycle, /\.self\.cycle: contains itself/],
    ];
    for (const [data, message] of wrong) {
      await expectFailure(setStorage({ key: 'a', data }), message, ErrCode.invalid);
      expect(() => setStorageSync('a', data)).to.throw(message);
    }
    expect(getStorageSync('a')).to.equal('old');
  });

  it('says so when a Sync call has no room, and when its arguments are wrong', () => {
    const error = catching(() => setStorageSync('a', 'x'.repeat(12_000_000)));
    expect(error).to.have.property('errCode', ErrCode.quota);
    expect(error).to.have.property('errSubject', 'setStorage');
    expect(catching(() => setStorageSync('', 1))).to.have.property('errCode', ErrCode.invalid);
    expect(() => setStorageSync('a', 1, { namespace: 5 as never })).to.throw(/setStorage:fail namespace: expected/);
    expect(() => getStorageInfoSync({ namespace: '\ud800' })).to.throw(/getStorageInfo:fail namespace: expected/);
    expect(getStorageInfoSync().keys).to.deep.equal([]);
  });

  it('moves on to IndexedDB where localStorage is full', async () => {
    const big = { text: 'x'.repeat(12_000_000), when: new Date(7) };
    await setStorage({ key: 'big', data: big });
    const { data } = await getStorage({ key: 'big' });
    expect((data as typeof big).text.length).to.equal(12_000_000);
    expect((data as typeof big).when).to.deep.equal(big.when);
    expect((await getStorageInfo()).keys).to.deep.equal(['big']);
    expect(catching(() => getStorageSync('big'))).to.have.property('errCode', ErrCode.unsupported);
    await setStorage({ key: 'big', data: 'small' });
    expect(getStorageSync('big')).to.equal('small');
    expect((await getStorage({ key: 'big' })).data).to.equal('small');
  });

  it('takes Blobs and Files, and forgets them when they are removed', async () => {
    const file = new File(['content'], 'a.txt', { type: 'text/plain', lastModified: 5 });
    await setStorage({ key: 'file', data: file });
    const { data } = (await getStorage({ key: 'file' })) as { data: File };
    expect(data).to.be.instanceOf(File);
    expect(data).to.include({ name: 'a.txt', type: 'text/plain', lastModified: 5 });
    expect(await data.text()).to.equal('content');
    await setStorage({ key: 'file', data: new Blob(['other']) });
    const blob = (await getStorage({ key: 'file' })).data as Blob;
    expect(blob).not.to.be.instanceOf(File);
    expect(await blob.text()).to.equal('other');
    await removeStorage({ key: 'file' });
    await expectFailure(getStorage({ key: 'file' }), /data not found/, ErrCode.notFound);
  });

  it('lets a host answer, also the Sync calls', async () => {
    const end = new AbortController();
    const stored = new Map<string, unknown>();
    device.addEventListener(
      'setStorage',
      (event) => {
        stored.set(event.options.key, event.options.data);
        event.respondWith({});
      },
      { signal: end.signal },
    );
    setStorageSync('a', 1);
    await setStorage({ key: 'b', data: 2 });
    end.abort();
    expect([...stored]).to.deep.equal([
      ['a', 1],
      ['b', 2],
    ]);
    expect(getStorageInfoSync().keys).to.deep.equal([]);
  });

  describe('in another tab', () => {
    let theirs: typeof import('nacre/device');
    let frame: Awaited<ReturnType<typeof openFrame>>;
    let changes: StorageChange[];
    let stop: () => void;
    beforeEach(async () => {
      frame = await openFrame();
      theirs = (await frame.load('/shell/device/index.ts')) as typeof theirs;
      changes = [];
      stop = onStorageChange((change) => changes.push(change));
    });
    afterEach(() => {
      stop();
      frame.remove();
      for (const namespace of ['x/y', '', '50%']) clearStorageSync({ namespace });
    });
    const heard = (expected: StorageChange[]) =>
      waitUntil(() => changes.length >= expected.length, 'all are heard').then(() =>
        expect(changes).to.deep.equal(expected),
      );

    it('hears what is changed in our namespaces, from the moment it listens', async () => {
      theirs.setStorageSync('a/b', 1);
      frame.window.localStorage.setItem('of-another-app', '1');
      theirs.setStorageSync('c', 1, { namespace: 'x/y' });
      setStorageSync('own', 1);
      theirs.removeStorageSync('a/b');
      await heard([
        { key: 'a/b', namespace: 'default' },
        { key: 'c', namespace: 'x/y' },
        { key: 'a/b', namespace: 'default' },
      ]);
    });

    it('hears the empty namespace, and names with a per cent sign', async () => {
      theirs.setStorageSync('a', 1, { namespace: '' });
      theirs.setStorageSync('%', 1, { namespace: '50%' });
      frame.window.localStorage.setItem('nacre/%/not-ours', '1');
      theirs.setStorageSync('50%25', 1);
      await heard([
        { key: 'a', namespace: '' },
        { key: '%', namespace: '50%' },
        { key: '50%25', namespace: 'default' },
      ]);
    });

    it('hears that everything was cleared', async () => {
      frame.window.localStorage.setItem('of-another-app', '1');
      frame.window.localStorage.clear();
      await heard([{ key: null, namespace: null }]);
    });

    it('hears a file that replaces another', async () => {
      const { Blob: TheirBlob } = frame.window as unknown as typeof globalThis;
      await theirs.setStorage({ key: 'a', data: new TheirBlob(['one']) });
      await theirs.setStorage({ key: 'a', data: new TheirBlob(['two']) });
      await heard([
        { key: 'a', namespace: 'default' },
        { key: 'a', namespace: 'default' },
      ]);
    });

    it('no longer hears after it has stopped to listen', async () => {
      stop();
      const listener = (change: StorageChange) => changes.push(change);
      onStorageChange(listener);
      offStorageChange(listener);
      const later = new Promise((resolve) => addEventListener('storage', resolve, { once: true }));
      theirs.setStorageSync('a', 1);
      await later;
      expect(changes).to.deep.equal([]);
    });
  });
});

function catching(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return expect.fail('did not throw');
}
