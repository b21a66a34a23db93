import { expect } from '@open-wc/testing';
import { PendingCalls } from '../../shell/overlays/kinds/pending-calls.js';

describe('calls whose overlay is still loading', () => {
  const { signal } = new AbortController();
  let calls: PendingCalls;
  let loaded: (done: boolean) => void;
  let part: Promise<boolean>;
  /** Page of each call -> whether it goes on. */
  let outcomes: Record<string, boolean | string>;

  const wait = (page: string | undefined, until = signal) =>
    calls.wait(part, page, until).then(
      (goesOn) => void (outcomes[String(page)] = goesOn),
      ({ message }: Error) => void (outcomes[String(page)] = message),
    );
  beforeEach(() => {
    calls = new PendingCalls();
    part = new Promise((resolve) => (loaded = resolve));
    outcomes = {};
  });

  it('end with their page, not with another one', async () => {
    const all = [wait('a'), wait('b'), wait(undefined)];
    expect(calls.cancel('a'), 'b has been left').to.equal(true);
    loaded(true);
    await Promise.all(all);
    expect(outcomes).to.deep.equal({ a: true, b: false, undefined: true });
    expect(calls.cancel(), 'none is left').to.equal(false);
  });

  it('all end where no page is named', async () => {
    const all = [wait('a'), wait(undefined)];
    expect(calls.cancel()).to.equal(true);
    await Promise.all(all);
    expect(outcomes).to.deep.equal({ a: false, undefined: false });
  });

  it('end with their signal, and fail with their part', async () => {
    const end = new AbortController();
    const all = [wait('a', end.signal), wait('b')];
    end.abort();
    loaded(false);
    await Promise.all(all);
    expect(outcomes['a']).to.equal(false);
    expect(outcomes['b']).to.contain('the overlay did not load');
  });
});
