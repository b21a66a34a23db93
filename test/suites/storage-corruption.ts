import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import {
  ErrCode,
  clearStorage,
  clearStorageSync,
  getStorage,
  getStorageInfo,
  getStorageInfoSync,
  getStorageSync,
  removeStorage,
  removeStorageSync,
  setStorage,
  setStorageSync,
  type DeviceError,
} from 'nacre/device';

/** Texts at a key of ours that `setStorage` has not written: of other programs, of other versions, cut off. */
export const CORRUPT_TEXTS: readonly string[] = [
  ...['', ' ', '{', '{}', '[', '[]', 'null', '5', 'true', '"text"', 'undefined', 'eyJ.eyJ9.x', '\0', '\ud800'],
  ...['[1,"x"]', '[1,null]', '[1,2,"x"]', '[1,2,3,4]', '[1,[2]]', '[[1,2,3]', '[,]', '{"0":1}'],
  ...['[{"$type":"Map","value":5}]', '[{"$type":"Map"}]', '[{"$type":"Set","value":{}}]', '[{"$type":"gone"}]'],
  ...['[{"$type":"constructor","value":""}]', '[{"$type":"Uint8Array","value":"*"}]', '[{"$type":5,"value":5}]'],
  ...['[{"$type":"bigint","value":"x"}]', '[{"$type":"RegExp","value":["(",""]}]', '[{"$type":"Float64Array"}'],
  '['.repeat(50_000),
];

const KEYS = ['a', 'a/b', '%', '50%25', '__proto__', '"'];
const NAMESPACES = [undefined, '', 'a', '%', 'a/b'];

interface Place {
  readonly key: string;
  readonly namespace: string | undefined;
}

type Step = Place & { readonly way: 'sync' | 'async' | 'later' } & (
    | { readonly do: 'plant'; readonly text: string }
    | { readonly do: 'set' | 'setFile'; readonly data: unknown }
    | { readonly do: 'get' | 'remove' | 'clear' | 'info' }
  );

const place = fc.record({ key: fc.constantFrom(...KEYS), namespace: fc.constantFrom(...NAMESPACES) });
/** `later`: not awaited before the next step. */
const way = fc.constantFrom('sync', 'async', 'later');
const data = fc.oneof(fc.integer(), fc.string(), fc.array(fc.integer()), fc.constantFrom(null, undefined, NaN));
const corrupt = fc.oneof(
  fc.constantFrom(...CORRUPT_TEXTS),
  // Cut off: never an array that ends.
  fc.tuple(fc.json(), fc.nat()).map(([json, end]) => `[${json}]`.slice(0, end % (json.length + 2))),
);
const step = fc
  .tuple(
    place,
    way,
    fc.oneof(
      { weight: 3, arbitrary: corrupt.map((text) => ({ do: 'plant', text })) },
      { weight: 3, arbitrary: data.map((value) => ({ do: 'set', data: value })) },
      { weight: 2, arbitrary: fc.string().map((text) => ({ do: 'setFile', data: text })) },
      { weight: 4, arbitrary: fc.constantFrom('get', 'get', 'remove', 'info', 'clear').map((name) => ({ do: name })) },
    ),
  )
  .map(([where, how, what]) => ({ ...where, way: how, ...what }) as Step);

/** What is stored at a key: a value, a file with this text, or a text that is none of ours. */
type Stored = { readonly data: unknown } | { readonly file: string } | 'corrupt';

const scopeOf = ({ namespace }: Place) => (namespace === undefined ? {} : { namespace });
const outcomeOf = async (work: () => unknown): Promise<unknown> => {
  try {
    return await work();
  } catch (error) {
    return error;
  }
};

/** Takes steps in the storage and in a model of it. */
class Run {
  readonly #model = new Map<string, Stored>();
  #later: Promise<unknown>[] = [];

  #idOf = ({ key, namespace = 'default' }: Place) => JSON.stringify([namespace, key]);
  #ids = ({ namespace = 'default' }: Place) =>
    [...this.#model.keys()].filter((id) => (JSON.parse(id) as [string])[0] === namespace);

  async settled(): Promise<void> {
    await Promise.all(this.#later);
    this.#later = [];
  }

  async take(given: Step): Promise<void> {
    const { key } = given;
    const scope = scopeOf(given);
    const id = this.#idOf(given);
    const isSync = given.way === 'sync';
    switch (given.do) {
      case 'plant':
        // Another program knows nothing of writes that are under way.
        await this.settled();
        localStorage.setItem(`nacre/${encodeURIComponent(given.namespace ?? 'default')}/${key}`, given.text);
        return void this.#model.set(id, 'corrupt');
      case 'set':
        this.#model.set(id, { data: given.data });
        if (isSync) return setStorageSync(key, given.data, scope);
        return this.#wait(given, setStorage({ key, data: given.data, ...scope }));
      case 'setFile':
        this.#model.set(id, { file: String(given.data) });
        return this.#wait(given, setStorage({ key, data: new Blob([String(given.data)]), ...scope }));
      case 'remove':
        this.#model.delete(id);
        return isSync ? removeStorageSync(key, scope) : this.#wait(given, removeStorage({ key, ...scope }));
      case 'clear':
        for (const each of this.#ids(given)) this.#model.delete(each);
        return isSync ? clearStorageSync(scope) : this.#wait(given, clearStorage(scope));
      case 'info': {
        // A Sync call cannot wait.
        if (isSync) await this.settled();
        const { keys } = isSync ? getStorageInfoSync(scope) : await getStorageInfo(scope);
        const expected = this.#ids(given).map((each) => (JSON.parse(each) as [string, string])[1]);
        return void expect(keys.toSorted()).to.deep.equal(expected.toSorted());
      }
      case 'get': {
        if (isSync) await this.settled();
        const read = () => (isSync ? getStorageSync(key, scope) : getStorage({ key, ...scope }).then((ok) => ok.data));
        return this.#expectStored(await outcomeOf(read), this.#model.get(id), key, isSync);
      }
    }
  }

  /** All that is stored, read again. */
  async check(): Promise<void> {
    await this.settled();
    for (const namespace of NAMESPACES)
      for (const key of KEYS) await this.take({ do: 'get', way: 'async', key, namespace });
  }

  #wait({ way: how }: Step, call: Promise<unknown>): Promise<void> | void {
    if (how === 'async') return call.then(() => undefined);
    this.#later.push(call);
  }

  async #expectStored(got: unknown, stored: Stored | undefined, key: string, isSync: boolean): Promise<void> {
    if (stored === 'corrupt') {
      const { errCode, errMsg } = got as DeviceError;
      expect(errCode).to.equal(ErrCode.unknown);
      expect(errMsg).to.equal(`getStorage:fail the entry of key "${key}" is corrupt; set or remove it`);
    } else if (!stored) {
      if (isSync) expect(got).to.equal('');
      else expect((got as DeviceError).errCode).to.equal(ErrCode.notFound);
    } else if ('data' in stored) expect(got).to.deep.equal(stored.data);
    else if (isSync) expect((got as DeviceError).errCode).to.equal(ErrCode.unsupported);
    else expect(await (got as Blob).text()).to.equal(stored.file);
  }
}

/** Corrupt entries beside good ones: every call, in every way of calling, does what a model says. */
export function storageCorruptionSuite(): void {
  const clear = () => NAMESPACES.forEach((namespace) => clearStorageSync(scopeOf({ key: '', namespace })));

  it('is used as if corrupt entries were good ones, but for reading them', async function () {
    this.timeout(60_000);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 30 }), async (steps) => {
        clear();
        const run = new Run();
        for (const each of steps) await run.take(each);
        await run.check();
      }),
      { numRuns: 60, includeErrorInReport: true },
    );
    clear();
  });
}
