import { expect } from '@open-wc/testing';
import { each, listOf, NUMBER, objectOf, TEXT, type Kind } from '../../../../elements/internal/element/kinds.js';

/** What is taken of a value, and how often something of it was refused. */
function read(kind: Kind, value: unknown): [taken: unknown, refused: number] {
  let refused = 0;
  const taken = kind.read(value, () => void refused++);
  return [taken, refused];
}

describe('kinds of properties', () => {
  const PLACE = objectOf({ ...each(NUMBER, 'x y'), name: TEXT });

  it('take an object as it is, where nothing in it is of another kind', () => {
    const place = { x: 1, y: 0, name: 'a', more: {} };
    expect(read(PLACE, place)[0]).to.equal(place);
  });

  it('leave out what is of another kind, of which NaN is one, and keep the rest', () => {
    expect(read(PLACE, { x: NaN, y: 2, name: 'a' })[0]).to.deep.equal({ x: undefined, y: 2, name: 'a' });
    expect(read(PLACE, { x: 'left', y: 2, name: 3 })[0]).to.include({ x: undefined, y: 2 });
    expect(read(listOf(PLACE, 'places'), [{ x: NaN }, { x: 4 }])[0]).to.deep.equal([{ x: undefined }, { x: 4 }]);
  });

  it('do not change what the page gave', () => {
    const place = Object.freeze({ x: NaN, y: 2 });
    read(PLACE, place);
    expect(place.x).to.be.NaN;
  });
});
