import { expect } from '@open-wc/testing';
import { findByText } from '../../../../elements/internal/element/typeahead.js';

const TEXTS = ['March', 'May', 'New', 'New York', 'Éclair', '09', '11', '12'];

/** Types keys, this many ms apart, and tells where each of them leads. */
let now = 0;
function type(owner: object, texts: string, { apart = 50, from = -1 } = {}): number[] {
  let current = from;
  return [...texts].map((key) => {
    now += apart;
    const found = findByText(owner, { key, timeStamp: now } as KeyboardEvent, TEXTS, current);
    if (found >= 0) current = found;
    return found;
  });
}

describe('letters that are typed', () => {
  // What a test types is no part of what the next one does.
  beforeEach(() => (now += 10_000));

  it('form a word, whatever the case and accents', () => {
    expect(type({}, 'may')).to.deep.equal([0, 0, 1]);
    expect(type({}, 'E')).to.deep.equal([4]);
  });

  it('visit all texts that start with the same letter', () => {
    expect(type({}, 'mmm')).to.deep.equal([0, 1, 0]);
  });

  it('may have a space in their word, but none before it', () => {
    expect(type({}, 'new y')).to.deep.equal([2, 2, 2, 2, 3]);
    expect(type({}, ' ')).to.deep.equal([-1]);
  });

  it('are numbers too, with or without a zero before them', () => {
    expect(type({}, '9')).to.deep.equal([5]);
    expect(type({}, '12')).to.deep.equal([6, 7]);
  });

  it('start another word after 700 ms', () => {
    expect(type({}, 'ma', { apart: 699 })).to.deep.equal([0, 0]);
    expect(type({}, 'me', { apart: 700 })).to.deep.equal([0, 4]);
  });

  it('start another word in another list', () => {
    expect(type({}, 'n')).to.deep.equal([2]);
    expect(type({}, 'e'), 'not the second letter of New').to.deep.equal([4]);
  });

  it('lead nowhere where no text starts with them', () => {
    expect(type({}, 'x')).to.deep.equal([-1]);
    expect(type({}, 'mx', { from: 1 })).to.deep.equal([0, -1]);
  });

  it('are no names of keys', () => {
    expect(findByText({}, { key: 'Enter', timeStamp: now } as KeyboardEvent, TEXTS, 0)).to.equal(-1);
  });
});
