import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { mergeQuery } from '../../shell/device/calls/network/web/query.js';

const key = fc.string({ minLength: 1, unit: 'grapheme' });
/** encodeURIComponent throws on half a surrogate pair. */
const wellFormed = (text: string) => !/\p{Surrogate}/u.test(text);

describe('mergeQuery', () => {
  it('keeps every pair of the URL as it is written, and says what it was given', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(key.filter(wellFormed), fc.string({ unit: 'grapheme' }).filter(wellFormed)), {
          maxLength: 5,
        }),
        fc.dictionary(key.filter(wellFormed), fc.string({ unit: 'grapheme' }).filter(wellFormed), {
          maxKeys: 4,
          noNullPrototype: true,
        }),
        fc.boolean(),
        (existing, data, hasHash) => {
          const query = new URLSearchParams(existing).toString();
          const hash = hasHash ? '#part?x=1#y' : '';
          const url = new URL(mergeQuery(`http://a.example/p${query && `?${query}`}${hash}`, data));
          const kept = existing.filter(([name]) => !Object.hasOwn(data, name));
          expect([...url.searchParams]).to.deep.equal([...kept, ...Object.entries(data)]);
          expect(url.hash).to.equal(hash);
        },
      ),
    );
  });
});
