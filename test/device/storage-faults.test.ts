import { expect, waitUntil } from '@open-wc/testing';
import {
  type DeviceError,
  ErrCode,
  clearStorage,
  clearStorageSync,
  getStorage,
  getStorageInfo,
  getStorageInfoSync,
  getStorageSync,
  removeStorageSync,
  setStorage,
  setStorageSync,
} from 'nacre/device';
import { openFrame } from '../helpers/frame.js';
import { holdTimers, nextTask } from '../helpers/timers.js';
import { CORRUPT_TEXTS, storageCorruptionSuite } from '../suites/storage-corruption.js';
import { expectFailure, failure } from './helpers.js';
import { replaced } from './replaced.js';
import { inDatabase, namesInDatabase } from './storage-fixture.js';

const MESSAGE = 'the entry of key "a" is corrupt; set or remove it';

describe('storage with corrupt entries', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => localStorage.clear());

  it('names the key that cannot be read, and keeps the entry', async () => {
    for (const text of CORRUPT_TEXTS) {
      localStorage.setItem('nacre/default/a', text);
      await expectFailure(getStorage({ key: 'a' }), `getStorage:fail ${MESSAGE}`, ErrCode.unknown);
      expect(() => getStorageSync('a'), text.slice(0, 50)).to.throw(MESSAGE);
      expect(localStorage.getItem('nacre/default/a')).to.equal(text);
    }
  });

  it('can overwrite, remove, count and clear them', async () => {
    for (const text of CORRUPT_TEXTS) {
      for (const key of ['a', 'b', 'c']) localStorage.setItem(`nacre/default/${key}`, text);
      setStorageSync('a', 1);
      removeStorageSync('b');
      setStorageSync('d', 2);
      expect(getStorageInfoSync().keys.toSorted()).to.deep.equal(['a', 'c', 'd']);
      expect(getStorageSync('a')).to.equal(1);
      await clearStorage();
      expect(getStorageInfoSync()).to.deep.include({ keys: [], currentSize: 0 });
    }
  });

  it('finds nothing where a value is said to be in IndexedDB, but is not', async () => {
    localStorage.setItem('nacre/default/a', '[null,{"$type":"undefined"},true]');
    await expectFailure(getStorage({ key: 'a' }), 'getStorage:fail data not found', ErrCode.notFound);
  });

  it('names the key of a large value that cannot be read', async () => {
    await setStorage({ key: 'a', data: new Blob(['x']) });
    const [name] = await namesInDatabase('a');
    await inDatabase((store) => store.put('{', name));
    await expectFailure(getStorage({ key: 'a' }), `getStorage:fail ${MESSAGE}`, ErrCode.unknown);
    clearStorageSync();
  });

  it('leaves expired entries out of the count', () => {
    setStorageSync('a', 1, { ttl: 0 });
    setStorageSync('b', [1, 2], { ttl: 1e6 });
    setStorageSync('c', 3, { ttl: Infinity });
    setStorageSync('d', '],1700000000000]');
    expect(getStorageInfoSync().keys.toSorted()).to.deep.equal(['b', 'c', 'd']);
    expect(getStorageSync('c')).to.equal(3);
  });

  storageCorruptionSuite();
});

describe('storage that is full', () => {
  const { setItem } = Storage.prototype;
  const { put } = IDBObjectStore.prototype;
  beforeEach(async () => {
    localStorage.clear();
    // What others have overwritten is left there for a while.
    await inDatabase((store) => store.clear());
  });
  afterEach(() => {
    Storage.prototype.setItem = setItem;
    IDBObjectStore.prototype.put = put;
    clearStorageSync();
  });

  /** Makes the next call open the database: a connection that is there would answer. */
  async function disconnect(): Promise<void> {
    // Calls on a key wait for each other: so nothing that an earlier test began opens it again.
    await setStorage({ key: 'a', data: new Blob(['last']) });
    localStorage.clear();
    await new Promise<void>((resolve) => {
      indexedDB.deleteDatabase('nacre').onsuccess = () => resolve();
    });
  }

  const fill = (name: string) => {
    Storage.prototype.setItem = () => {
      throw new DOMException('', name);
    };
  };
  const fillDatabase = (name: string) => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('', name);
    };
  };
  const NO_ROOM = 'setStorage:fail no room left';

  it('says so, whatever the browser says', async () => {
    for (const name of ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED']) {
      fillDatabase(name);
      await expectFailure(setStorage({ key: 'a', data: new Blob(['x']) }), NO_ROOM, ErrCode.quota);
      fill(name);
      await expectFailure(setStorage({ key: 'a', data: 1 }), NO_ROOM, ErrCode.quota);
      await expectFailure(setStorage({ key: 'a', data: new Blob(['x']) }), NO_ROOM, ErrCode.quota);
      expect(() => setStorageSync('a', 1)).to.throw(NO_ROOM);
      Storage.prototype.setItem = setItem;
    }
    expect((await getStorageInfo()).keys).to.deep.equal([]);
  });

  it('says so where IndexedDB cannot be used, and localStorage is full', async () => {
    fill('QuotaExceededError');
    fillDatabase('InvalidStateError');
    await expectFailure(setStorage({ key: 'a', data: 1 }), NO_ROOM, ErrCode.quota);
  });

  it('keeps the old value, small or large', async () => {
    await setStorage({ key: 'file', data: new Blob(['old']) });
    setStorageSync('a', 'old');
    fill('QuotaExceededError');
    fillDatabase('QuotaExceededError');
    await failure(setStorage({ key: 'a', data: 'new' }));
    await failure(setStorage({ key: 'file', data: 'new' }));
    expect(() => setStorageSync('file', 'new')).to.throw(NO_ROOM);
    expect(getStorageSync('a')).to.equal('old');
    expect(await textOf('file')).to.equal('old');
  });

  it('settles where IndexedDB never answers', async () => {
    const timers = holdTimers(10_000);
    await disconnect();
    fill('QuotaExceededError');
    const outcomes: string[] = [];
    const note = (call: Promise<unknown>) =>
      call.then(
        () => outcomes.push('ok'),
        ({ errMsg, errCode }: DeviceError) => outcomes.push(`${errMsg} (${errCode})`),
      );
    const use = async () => {
      void note(setStorage({ key: 'a', data: new Blob(['x']) }));
      void note(setStorage({ key: 'b', data: 'too big for localStorage' }));
      await waitUntil(() => {
        timers.run();
        return outcomes.length === 2;
      }, 'both have settled');
    };
    try {
      await replaced(IDBFactory.prototype, 'open', () => ({}), use);
    } finally {
      timers.restore();
    }
    expect(outcomes.toSorted()).to.deep.equal([
      `setStorage:fail IndexedDB does not answer (${ErrCode.timeout})`,
      `${NO_ROOM} (${ErrCode.quota})`,
    ]);
    Storage.prototype.setItem = setItem;
    await setStorage({ key: 'a', data: new Blob(['later']) });
    expect(await textOf('a'), 'a database that answers again is used').to.equal('later');
  });

  it('writes nothing that has been said to have failed', async () => {
    const timers = holdTimers(10_000);
    await disconnect();
    const { open } = IDBFactory.prototype;
    let late: (() => void) | undefined;
    /** Opens the database, but says so only when the test wants. */
    function slow(this: IDBFactory, name: string): object {
      const request = open.call(this, name);
      const shown: Record<string, unknown> = {};
      request.onupgradeneeded = () => {
        shown['result'] = request.result;
        (shown['onupgradeneeded'] as () => void)();
      };
      request.onsuccess = () => {
        shown['result'] = request.result;
        late = () => (shown['onsuccess'] as () => void)();
      };
      return shown;
    }
    const use = async () => {
      const call = failure(setStorage({ key: 'a', data: new Blob(['x']) }));
      await waitUntil(() => late, 'it opens');
      timers.run();
      expect((await call).errCode).to.equal(ErrCode.timeout);
    };
    try {
      await replaced(IDBFactory.prototype, 'open', slow, use);
    } finally {
      timers.restore();
    }
    late!();
    await nextTask();
    expect(await namesInDatabase('a')).to.deep.equal([]);
    await expectFailure(getStorage({ key: 'a' }), /data not found/, ErrCode.notFound);
  });

  it('leaves nothing in IndexedDB where there is no room for the entry', async () => {
    fill('QuotaExceededError');
    await failure(setStorage({ key: 'a', data: new Blob(['x']) }));
    expect(await namesInDatabase('a')).to.deep.equal([]);
  });
});

describe('storage, when calls are not awaited', () => {
  beforeEach(async () => {
    localStorage.clear();
    // What others have overwritten is left there for a while.
    await inDatabase((store) => store.clear());
  });
  afterEach(() => clearStorageSync());

  it('takes calls in their order', async () => {
    const file = setStorage({ key: 'a', data: new Blob(['file']) });
    setStorageSync('a', 'later');
    await file;
    expect((await getStorage({ key: 'a' })).data).to.equal('later');
    const removed = setStorage({ key: 'b', data: new Blob(['file']) });
    removeStorageSync('b');
    const cleared = setStorage({ key: 'c', data: new Blob(['file']) });
    clearStorageSync();
    await Promise.all([removed, cleared]);
    expect((await getStorageInfo()).keys).to.deep.equal([]);
    for (const key of ['a', 'b', 'c']) expect(await namesInDatabase(key), key).to.deep.equal([]);
  });

  it('writes small values at once', async () => {
    const small = setStorage({ key: 'a', data: 1 });
    expect(getStorageSync('a')).to.equal(1);
    setStorageSync('a', 2);
    await small;
    expect(getStorageSync('a')).to.equal(2);
  });

  it('keeps the last of several files, however large the first one is', async () => {
    const large = setStorage({ key: 'a', data: new Blob(['x'.repeat(5_000_000)]) });
    const small = setStorage({ key: 'a', data: new Blob(['small']) });
    // Not all of the large one in a message.
    const start = async () => (await textOf('a')).slice(0, 10);
    expect(await start()).to.equal('small');
    await Promise.all([large, small]);
    expect(await start()).to.equal('small');
  });

  it('reads and counts what an earlier call is still writing', async () => {
    void setStorage({ key: 'a', data: new Blob(['file']) });
    expect(await textOf('a')).to.equal('file');
    void setStorage({ key: 'b', data: new Blob(['other']) });
    expect((await getStorageInfo()).keys.toSorted()).to.deep.equal(['a', 'b']);
  });

  it('does not write a file that was replaced before', async () => {
    const { put } = IDBObjectStore.prototype;
    const written: unknown[] = [];
    IDBObjectStore.prototype.put = function putAndNote(value: unknown, key?: IDBValidKey) {
      written.push(key);
      return put.call(this, value, key);
    };
    try {
      const file = setStorage({ key: 'a', data: new Blob(['file']) });
      setStorageSync('a', 'later');
      await file;
    } finally {
      IDBObjectStore.prototype.put = put;
    }
    expect(written).to.deep.equal([]);
    expect(getStorageSync('a')).to.equal('later');
  });

  it('does not write a file that was replaced while it was written', async () => {
    const { put } = IDBObjectStore.prototype;
    let replace = () => setStorageSync('a', 'later');
    IDBObjectStore.prototype.put = function putAndReplace(value: unknown, key?: IDBValidKey) {
      replace();
      return put.call(this, value, key);
    };
    try {
      await setStorage({ key: 'a', data: new Blob(['file']) });
      expect((await getStorage({ key: 'a' })).data).to.equal('later');
      replace = () => removeStorageSync('a');
      await setStorage({ key: 'a', data: new Blob(['file']) });
      await expectFailure(getStorage({ key: 'a' }), /data not found/, ErrCode.notFound);
      replace = () => clearStorageSync();
      await setStorage({ key: 'a', data: new Blob(['file']) });
      expect((await getStorageInfo()).keys).to.deep.equal([]);
    } finally {
      IDBObjectStore.prototype.put = put;
    }
    expect(await namesInDatabase('a')).to.deep.equal([]);
  });

  it('takes files of another window', async () => {
    const frame = await openFrame();
    const theirs = frame.window as unknown as typeof globalThis;
    const when = new theirs.Date(5);
    await setStorage({ key: 'a', data: new theirs.File(['theirs'], 'theirs.txt') });
    setStorageSync('b', [when, new theirs.Map([[1, new theirs.Set([2])]]), new theirs.Uint8Array([3]), /a/g]);
    frame.remove();
    expect(await textOf('a')).to.equal('theirs');
    expect(getStorageSync('b')).to.deep.equal([new Date(5), new Map([[1, new Set([2])]]), new Uint8Array([3]), /a/g]);
  });

  it('does not write what was aborted before', async () => {
    const control = new AbortController();
    const aborted = setStorage({ key: 'a', data: new Blob(['file']), signal: control.signal });
    control.abort();
    await failure(aborted);
    await expectFailure(getStorage({ key: 'a' }), /data not found/, ErrCode.notFound);
  });
});

async function textOf(key: string): Promise<string> {
  const { data } = await getStorage({ key });
  return (data as Blob).text();
}
