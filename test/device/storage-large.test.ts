import { expect, waitUntil } from '@open-wc/testing';
import fc from 'fast-check';
import { clearStorage, getStorage, getStorageInfo, setStorage, setStorageSync } from 'nacre/device';
import { openFrame, type Frame } from '../helpers/frame.js';
import { failure } from './helpers.js';
import { inDatabase, namesInDatabase } from './storage-fixture.js';

type Tab = typeof import('nacre/device');
const { setItem } = Storage.prototype;
const { put } = IDBObjectStore.prototype;

const isFull = () => {
  throw new DOMException('', 'QuotaExceededError');
};

async function textOf(key: string, tab: Pick<Tab, 'getStorage'> = { getStorage }): Promise<string> {
  const { data } = await tab.getStorage({ key });
  return typeof data === 'string' ? data : (data as Blob).text();
}

describe('large values of the storage', () => {
  beforeEach(() => localStorage.clear());
  afterEach(async () => {
    Storage.prototype.setItem = setItem;
    IDBObjectStore.prototype.put = put;
    await clearStorage();
  });

  describe('of earlier versions', () => {
    const bytes = new TextEncoder().encode('old file').buffer;
    const stored: [mark: string, value: unknown, text: string][] = [
      ['true', '"old text"', 'old text'],
      ['0.4375', '"old text"', 'old text'],
      ['0.4375', { bytes, options: { type: 'text/plain', lastModified: 5 }, name: 'a.txt' }, 'old file'],
      ['1.5e-7', { bytes, options: { type: '' }, name: undefined }, 'old file'],
    ];
    for (const [mark, value, text] of stored) {
      it(`are read (mark ${mark}, ${typeof value})`, async () => {
        localStorage.setItem('nacre/default/a', `[null,{"$type":"undefined"},${mark}]`);
        await inDatabase((store) => store.put(value, 'nacre/default/a'));
        expect(await textOf('a')).to.equal(text);
        expect((await getStorageInfo()).keys).to.deep.equal(['a']);
        await setStorage({ key: 'a', data: new Blob(['new']) });
        expect(await textOf('a')).to.equal('new');
        expect(await namesInDatabase('a')).to.have.length(1);
        setStorageSync('a', 1);
        await waitUntil(async () => !(await namesInDatabase('a')).length, 'it is removed');
      });
    }

    it('keep name, type and time of a file', async () => {
      localStorage.setItem('nacre/default/a', '[null,9999999999999,0.5]');
      const options = { type: 'text/plain', lastModified: 5 };
      await inDatabase((store) => store.put({ bytes, options, name: 'a.txt' }, 'nacre/default/a'));
      expect((await getStorage({ key: 'a' })).data).to.include({ name: 'a.txt', ...options });
    });
  });

  it('keep the old value where there is no room for the entry of the new one', async () => {
    await setStorage({ key: 'a', data: new Blob(['old']) });
    Storage.prototype.setItem = isFull;
    await failure(setStorage({ key: 'a', data: new Blob(['new']) }));
    expect(await textOf('a')).to.equal('old');
    expect(await namesInDatabase('a')).to.have.length(1);
  });

  it('does not let an open page keep others from deleting the database', async () => {
    await setStorage({ key: 'a', data: new Blob(['old']) });
    const outcome = await new Promise((resolve) => {
      const deleting = indexedDB.deleteDatabase('nacre');
      deleting.onsuccess = () => resolve('deleted');
      deleting.onblocked = () => resolve('blocked');
    });
    expect(outcome).to.equal('deleted');
    await setStorage({ key: 'a', data: new Blob(['new']) });
    expect(await textOf('a')).to.equal('new');
  });

  describe('with another tab', () => {
    let frame: Frame;
    let theirs: Tab;
    beforeEach(async () => {
      frame = await openFrame();
      theirs = (await frame.load('/shell/device/index.ts')) as Tab;
    });
    afterEach(() => frame.remove());
    const their = (text: string) =>
      new (frame.window as unknown as typeof globalThis).Blob([text], { type: 'text/plain' });

    it('are removed when something else has overwritten the entry, or a tab has ended before it wrote one', async () => {
      await setStorage({ key: 'kept', data: new Blob(['kept']) });
      await setStorage({ key: 'overwritten', data: new Blob(['lost']) });
      localStorage.setItem('nacre/default/overwritten', 'of another program');
      const written = Date.now() / 1000;
      await inDatabase((store) => store.put('1', `nacre/default/never\0${written - 7200}`));
      await inDatabase((store) => store.put('1', `nacre/default/now\0${written - 60}`));
      await inDatabase((store) => store.put('1', 'nacre/default/old'));
      const window = frame.window as unknown as typeof globalThis;
      const { now } = Date;
      window.Date.now = () => now() + 3_500_000;
      await theirs.setStorage({ key: 'any', data: their('any') });
      await waitUntil(async () => !(await namesInDatabase('never')).length, 'what is long over is removed');
      expect(await namesInDatabase('old')).to.deep.equal([]);
      expect(await namesInDatabase('now'), 'it may still get its entry').to.have.length(1);
      expect(await namesInDatabase('overwritten')).to.have.length(1);
      expect(await textOf('kept')).to.equal('kept');
      frame.remove();
      frame = await openFrame();
      theirs = (await frame.load('/shell/device/index.ts')) as Tab;
      (frame.window as unknown as typeof globalThis).Date.now = () => now() + 3_700_000;
      expect(await textOf('kept', theirs)).to.equal('kept');
      await waitUntil(async () => !(await namesInDatabase('overwritten')).length, 'it is removed');
      expect(await namesInDatabase('now')).to.deep.equal([]);
      expect(await textOf('kept')).to.equal('kept');
    });

    it('are the old or the new one when that tab ends in the middle of a write', async () => {
      for (const old of ['small', new Blob(['large'])]) {
        await setStorage({ key: 'a', data: old });
        const before = await textOf('a');
        const window = frame.window as unknown as typeof globalThis;
        // The value is written; the tab ends before the entry is.
        const reached = new Promise<void>((resolve) => {
          window.Storage.prototype.setItem = () => {
            resolve();
            throw new Error('the tab has ended');
          };
          window.IDBObjectStore.prototype.delete = () => {
            throw new Error('the tab has ended');
          };
        });
        theirs.setStorage({ key: 'a', data: their('never acknowledged') }).catch(() => undefined);
        await reached;
        frame.remove();
        expect(await textOf('a')).to.equal(before);
        frame = await openFrame();
        theirs = (await frame.load('/shell/device/index.ts')) as Tab;
      }
    });

    it('are one of those written last, in both tabs, when both write at the same time', async () => {
      for (let round = 0; round < 5; round++) {
        const writes = ['1', '2', '3'].flatMap((part) => [
          setStorage({ key: 'a', data: new Blob([`own ${part}`]) }),
          theirs.setStorage({ key: 'a', data: their(`their ${part}`) }),
        ]);
        const reads = Promise.all([textOf('a').catch(() => ''), textOf('a', theirs).catch(() => '')]);
        await Promise.all(writes);
        await reads;
        const last = await textOf('a');
        expect(last).to.match(/^(?:own|their) 3$/);
        expect(await textOf('a', theirs)).to.equal(last);
      }
    });
  });

  it('lose nothing that was acknowledged, whatever fails', async function () {
    this.timeout(30_000);
    const step = fc.record({
      key: fc.constantFrom('a', 'b'),
      isFile: fc.boolean(),
      text: fc.string(),
      fails: fc.constantFrom('nothing', 'nothing', 'entry', 'database', 'both'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        await clearStorage();
        const model = new Map<string, string>();
        for (const { key, isFile, text, fails } of steps) {
          if (fails === 'entry' || fails === 'both') Storage.prototype.setItem = isFull;
          if (fails === 'database' || fails === 'both') IDBObjectStore.prototype.put = isFull;
          const outcome = await setStorage({ key, data: isFile ? new Blob([text]) : text }).then(
            () => 'stored',
            () => 'failed',
          );
          Storage.prototype.setItem = setItem;
          IDBObjectStore.prototype.put = put;
          if (outcome === 'stored') model.set(key, text);
          for (const [each, expected] of model) expect(await textOf(each)).to.equal(expected);
        }
        expect((await getStorageInfo()).keys.toSorted()).to.deep.equal([...model.keys()].toSorted());
      }),
      { numRuns: 25, includeErrorInReport: true },
    );
  });
});
