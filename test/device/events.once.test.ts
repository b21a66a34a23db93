import { expect } from '@open-wc/testing';
import { $emit, $off, $on, $once } from 'nacre/device';
import { reported, thrownMessage } from './helpers.js';

describe('$on, $once, $off, $emit', () => {
  let log: unknown[];
  const note =
    (mark: string) =>
    (...args: never[]): void =>
      void log.push([mark, ...args]);

  beforeEach(() => {
    log = [];
  });
  afterEach(() => $off());

  it('call the listeners of a name at once, in their order, with all arguments', () => {
    $on('paid', note('a'));
    $on('paid', note('b'));
    $on('sent', note('other'));
    $emit('paid', 7, { id: 'x' });
    expect(log).to.deep.equal([
      ['a', 7, { id: 'x' }],
      ['b', 7, { id: 'x' }],
    ]);
    $emit('nobody listens');
    expect(log).to.have.length(2);
  });

  it('return a function that removes that listener only', () => {
    const listener = note('twice');
    const stop = $on('paid', listener);
    const stopOnce = $once('paid', note('never'));
    $on('paid', listener);
    stop();
    stop();
    stopOnce();
    $emit('paid');
    expect(log).to.deep.equal([['twice']]);
  });

  it('$once is over before its listener runs', () => {
    $once('paid', () => {
      log.push('once');
      $emit('paid');
    });
    $emit('paid');
    $emit('paid');
    expect(log).to.deep.equal(['once']);
  });

  it('$off removes a function however often it was added, one name, several names, or everything', () => {
    const again = note('again');
    for (const name of ['a', 'b', 'c', 'd']) $on(name, note(name));
    $on('a', again);
    $once('a', again);
    $off('a', again);
    $emit('a');
    expect(log).to.deep.equal([['a']]);
    $off('a');
    $off(['b', 'c']);
    for (const name of ['a', 'b', 'c', 'd']) $emit(name);
    expect(log).to.deep.equal([['a'], ['d']]);
    $off();
    $emit('d');
    expect(log).to.have.length(2);
  });

  it('a listener that is removed meanwhile is not called, one that is added meanwhile waits for the next event', () => {
    const late = note('late');
    $on('paid', () => {
      $off('paid', late);
      $once('paid', note('added'));
    });
    $on('paid', late);
    $emit('paid');
    expect(log).to.deep.equal([]);
    $emit('paid');
    expect(log).to.deep.equal([['added']]);
  });

  it('an error of a listener is reported and stops no other', async () => {
    $on('paid', () => {
      throw new Error('broken');
    });
    $on('paid', note('after'));
    expect(await reported(() => $emit('paid'))).to.deep.equal(['broken']);
    expect(log).to.deep.equal([['after']]);
  });

  it('say which argument is wrong', () => {
    expect(thrownMessage(() => $on('', note('a')))).to.equal('$on:fail name: expected a non-empty string');
    expect(thrownMessage(() => $once('a', 'b' as never))).to.equal('$once:fail listener: expected a function');
    expect(thrownMessage(() => $off(['a', 1 as never]))).to.equal('$off:fail name: expected a non-empty string');
    expect(thrownMessage(() => $off('a', {} as never))).to.equal('$off:fail listener: expected a function');
    expect(thrownMessage(() => $emit(undefined as never))).to.equal('$emit:fail name: expected a non-empty string');
  });
});
