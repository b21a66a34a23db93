import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { decode, encode } from '../../shell/device/calls/storage/web/codec.js';

const leaf = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.maxSafeInteger(),
  fc.bigInt(),
  fc.boolean(),
  fc.constantFrom<unknown>(null, undefined, NaN, -0, Infinity, -Infinity, /a\/b/giu, '{"$type":"undefined"}'),
  fc.date({ noInvalidDate: false }),
  fc.uint8Array(),
  fc.float64Array(),
  fc.uint8Array().map(({ buffer }) => buffer),
);
const key = fc.oneof(fc.string(), fc.constantFrom('$type', 'value', '__proto__', 'constructor', 'toJSON', 'length'));
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    leaf,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.array(fc.tuple(key, tie('value')), { maxLength: 4 }).map((entries) => Object.fromEntries(entries)),
    fc.array(fc.tuple(tie('value'), tie('value')), { maxLength: 3 }).map((entries) => new Map(entries)),
    fc.array(tie('value'), { maxLength: 3 }).map((items) => new Set(items)),
  ),
}));

/** Text that differs wherever two values do; chai takes many different ones for equal. */
function describeValue(data: unknown): string {
  if (Object.is(data, -0)) return '-0';
  if (typeof data === 'bigint') return `${data}n`;
  if (typeof data === 'string') return JSON.stringify(data);
  if (typeof data !== 'object' || data === null) return String(data);
  const all = (items: Iterable<unknown>) => Array.from(items, describeValue).join();
  if (data instanceof Date) return `Date ${data.getTime()}`;
  if (data instanceof RegExp) return `RegExp ${data}`;
  if (data instanceof ArrayBuffer) return `ArrayBuffer ${new Uint8Array(data).join()}`;
  if (ArrayBuffer.isView(data)) {
    return `${data.constructor.name} ${new Uint8Array(data.buffer, data.byteOffset, data.byteLength).join()}`;
  }
  if (Array.isArray(data)) return `[${all(data)}]`;
  if (data instanceof Map) return `Map(${all([...data].flat(1))})`;
  if (data instanceof Set) return `Set(${all(data)})`;
  return `{${Object.entries(data).map(([name, child]) => `${JSON.stringify(name)}: ${describeValue(child)}`)}}`;
}

describe('storage codec', () => {
  it('gives back every value as it was', () => {
    fc.assert(
      fc.property(value, (data) => {
        expect(describeValue(decode(encode(data)))).to.equal(describeValue(data));
      }),
      { numRuns: 1000 },
    );
  });

  it('gives back typed arrays of every kind, and only their part of a buffer', () => {
    const bytes = new Uint8Array(32).map((_, index) => index * 7).buffer;
    const views = [
      new Int8Array(bytes, 8, 8),
      new Uint8ClampedArray(bytes, 8, 8),
      new Int16Array(bytes, 8, 4),
      new Uint16Array(bytes, 8, 4),
      new Int32Array(bytes, 8, 2),
      new Uint32Array(bytes, 8, 2),
      new Float32Array(bytes, 8, 2),
      new BigInt64Array(bytes, 8, 1),
      new BigUint64Array(bytes, 8, 1),
      new DataView(bytes, 8, 8),
    ];
    for (const view of views) {
      const copy = decode(encode(view)) as typeof view;
      expect(describeValue(copy)).to.equal(describeValue(view));
      expect(copy.buffer.byteLength).to.equal(8);
    }
  });

  it('gives back half floats, or refuses what it could not give back', () => {
    const half = Reflect.get(globalThis, 'Float16Array') as typeof Float32Array;
    const copy = decode(encode(half.of(1.5, -2)));
    expect(copy).to.be.instanceOf(half);
    expect([...(copy as Float32Array)]).to.deep.equal([1.5, -2]);
    class Own extends Uint8Array {
      override get [Symbol.toStringTag](): never {
        return 'Own' as never;
      }
    }
    expect(() => encode({ view: new Own(2) })).to.throw('data.view: a Own cannot be stored');
  });

  it('leaves plain data readable', () => {
    expect(encode({ a: [1, 'b', null, true] })).to.equal('{"a":[1,"b",null,true]}');
  });

  it('is not fooled into changing prototypes', () => {
    const data = decode(encode(JSON.parse('{"__proto__":{"admin":true}}'))) as Record<string, unknown>;
    expect(data['admin']).to.equal(undefined);
    expect(Object.keys(data)).to.deep.equal(['__proto__']);
  });

  it('stores one object twice where it occurs twice', () => {
    const shared = { a: 1 };
    expect(decode(encode([shared, shared]))).to.deep.equal([shared, shared]);
  });
});
