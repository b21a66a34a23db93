import { expect } from '@open-wc/testing';
import { isAccepted } from '../../../elements/uploader/items.js';

const CASES: readonly (readonly [name: string, type: string, accept: string, accepted: boolean])[] = [
  ['a.heic', '', 'image/*', true],
  ['A.HEIC', 'application/octet-stream', 'image/*', true],
  ['a.avif', '', 'image/*', true],
  ['a.jpg', '', 'image/jpeg', true],
  ['a.jpg', '', 'image/*', true],
  ['a.jpg', 'image/jpeg', 'image/jpg', true],
  ['a.heif', '', 'image/heic', true],
  ['a.mov', '', 'video/*', true],
  ['a.m4a', '', 'audio/*', true],
  ['a.csv', '', 'text/csv', true],
  ['a.txt', 'text/plain;charset=utf-8', 'text/plain', true],
  ['a.PDF', '', '.pdf', true],
  ['a.pdf', '', 'application/pdf', true],
  ['a.bin', '', '*/*', true],
  ['a.bin', '', '*', true],
  ['a.bin', '', '', true],
  ['a.bin', '', 'image/*', false],
  ['a.pdf', '', 'image/*', false],
  ['a.jpg', 'text/html', 'image/*', false],
  ['jpg', '', 'image/*', false],
  ['a.png', 'image/png', 'image/p', false],
];

describe('the accept of an uploader', () => {
  for (const [name, type, accept, accepted] of CASES) {
    it(`${accepted ? 'takes' : 'refuses'} ${name} (${type || 'no type'}) for '${accept}'`, () => {
      expect(isAccepted(new File(['x'], name, { type }), accept)).to.equal(accepted);
    });
  }
});
