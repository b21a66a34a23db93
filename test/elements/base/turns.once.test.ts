import { expect } from '@open-wc/testing';
import { giveTurn, takeTurn } from '../../../elements/base/turns.js';

describe('players that take turns', () => {
  const named = (paused: string[], name: string) => ({ pause: () => void paused.push(name) });

  it('pause when another one starts', () => {
    const paused: string[] = [];
    const [a, b] = [named(paused, 'a'), named(paused, 'b')];
    takeTurn(a);
    takeTurn(b);
    giveTurn(a);
    giveTurn(b);
    expect(paused).to.deep.equal(['a']);
  });

  it('are left alone once they have stopped, also by a pause that is told at once', () => {
    const paused: string[] = [];
    const a = { pause: () => (paused.push('a'), giveTurn(a)) };
    const b = named(paused, 'b');
    takeTurn(a);
    takeTurn(b);
    giveTurn(b);
    takeTurn(a);
    giveTurn(a);
    expect(paused).to.deep.equal(['a']);
  });

  it('share one list with every copy of this code on the page', () => {
    const paused: string[] = [];
    const other = named(paused, 'other');
    const a = named(paused, 'a');
    takeTurn(a);
    const list = (globalThis as unknown as Record<symbol, Set<unknown>>)[Symbol.for('nacre.players')]!;
    list.add(other);
    takeTurn(a);
    giveTurn(a);
    list.delete(other);
    expect(paused).to.deep.equal(['other']);
  });
});
