import { expect, waitUntil } from '@open-wc/testing';
import {
  clearToken,
  configureIdentity,
  getIdentity,
  onIdentityChange,
  refreshIdentity,
  setToken,
  type Identity,
  type IdentityOptions,
} from 'nacre/auth';
import { setStorageSync } from 'nacre/device';
import { collectReports } from '../helpers/errors.js';

const encode = (payload: unknown): string => btoa(JSON.stringify(payload)).replaceAll('=', '');
const seconds = (): number => Date.now() / 1000;
/** A token that is valid for `life` seconds. */
const token = (uid: string, life: number, more: object = {}): string =>
  `e30.${encode({ uid, exp: seconds() + life, ...more })}.s`;
const entry = 'nacre/default/nacre:token';

/** As another tab does: without telling this one. */
const store = (value: string): void => setStorageSync('nacre:token', value);

type Hook = NonNullable<IdentityOptions['refresh']>;

describe('identity: renewal', () => {
  let reports: ReturnType<typeof collectReports>;
  let told: (string | null)[];
  let stop: () => void;
  const { now } = Date;
  const use = (refresh: Hook, more: IdentityOptions = {}): void => configureIdentity({ refresh, ...more });
  beforeEach(() => {
    reports = collectReports();
    told = [];
    stop = onIdentityChange(({ uid }: Identity) => told.push(uid));
  });
  afterEach(() => {
    stop();
    Date.now = now;
    configureIdentity({ refresh: undefined });
    clearToken();
    reports.stop();
  });

  it('gets a new token before the old one expires, once', async () => {
    const asked: string[] = [];
    const old = token('1', 3);
    setToken(old);
    use(async (given) => {
      asked.push(given);
      return token('2', 3600);
    });
    await waitUntil(() => getIdentity().uid === '2');
    expect(asked).to.deep.equal([old]);
    expect(told).to.deep.equal(['1', '2']);
  });

  it('begins `refreshBefore` seconds before the expiry', async () => {
    const expiry = seconds() + 0.6;
    const left: number[] = [];
    setToken(token('1', 0.6));
    use(
      async () => {
        left.push(expiry - seconds());
        return token('2', 3600);
      },
      { refreshBefore: 0.2 },
    );
    await waitUntil(() => getIdentity().uid === '2');
    expect(left).to.have.length(1);
    expect(left[0]).to.be.below(0.25);
  });

  it('renews an expired token at the start', async () => {
    store(token('1', -10));
    use(async () => token('2', 3600));
    expect(getIdentity().valid).to.equal(false);
    await waitUntil(() => getIdentity().uid === '2');
    expect(told).to.deep.equal(['2']);
  });

  it('asks once for all callers, and gives each the new identity', async () => {
    let asked = 0;
    setToken(token('1', 3600));
    use(async () => token(`${++asked + 1}`, 3600));
    const all = await Promise.all([refreshIdentity(), refreshIdentity(), refreshIdentity()]);
    expect(all.map(({ uid }) => uid)).to.deep.equal(['2', '2', '2']);
    expect(asked).to.equal(1);
  });

  it('does nothing for a rejected token that was replaced since', async () => {
    let asked = 0;
    const old = token('1', 3600);
    setToken(token('2', 3600));
    use(async () => token(`${++asked}`, 3600));
    expect((await refreshIdentity(old)).uid).to.equal('2');
    expect(asked).to.equal(0);
  });

  it('leaves the user anonymous, in all tabs, if the server refuses, and does not ask again', async () => {
    let asked = 0;
    setToken(token('1', 3600));
    use(async () => {
      asked++;
      return null;
    });
    expect((await refreshIdentity()).valid).to.equal(false);
    expect(await refreshIdentity()).to.equal(getIdentity());
    expect(asked).to.equal(1);
    expect(told).to.deep.equal(['1', null]);
    expect(localStorage.getItem(entry)).to.equal(null);
    expect(reports.messages).to.deep.equal([]);
  });

  it('leaves the user signed in, in all tabs, if the server cannot be asked about a rejected token', async () => {
    const rejected = token('1', 3600);
    setToken(rejected);
    const stored = localStorage.getItem(entry);
    use(() => Promise.reject(new TypeError('no network')));
    expect((await refreshIdentity(rejected)).uid).to.equal('1');
    expect(localStorage.getItem(entry)).to.equal(stored);
    expect(told).to.deep.equal(['1']);
    expect(reports.messages).to.deep.equal(['no network']);
  });

  it('keeps a token that the server refuses to renew until it expires, and asks once', async () => {
    let asked = 0;
    setToken(token('1', 1.5));
    use(async () => {
      asked++;
      return null;
    });
    await waitUntil(() => asked === 1);
    expect(getIdentity().uid).to.equal('1');
    await waitUntil(() => told.length === 2);
    expect(told).to.deep.equal(['1', null]);
    // Any change of the identity plans again.
    configureIdentity({});
    expect((await refreshIdentity()).valid).to.equal(false);
    expect(asked).to.equal(1);
  });

  for (const [what, wake] of [
    ['the network is back', () => dispatchEvent(new Event('online'))],
    ['the user comes back to the page', () => document.dispatchEvent(new Event('visibilitychange'))],
  ] as const)
    it(`an outage around the expiry ends when ${what}, without a reload`, async () => {
      let isAway = true;
      setToken(token('1', 1.5));
      use(async () => {
        if (isAway) throw new TypeError('no network');
        return token('2', 3600);
      });
      await waitUntil(() => told.length === 2);
      expect(told, 'expired meanwhile').to.deep.equal(['1', null]);
      isAway = false;
      wake();
      await waitUntil(() => getIdentity().uid === '2');
      expect(told).to.deep.equal(['1', null, '2']);
      expect(reports.messages, 'an outage is reported once').to.deep.equal(['no network']);
    });

  it('asks again by itself, after twice the time with each failure', async () => {
    const time = holdTime();
    try {
      let asked = 0;
      setToken(token('1', 3600));
      use(async () => {
        asked++;
        throw new TypeError('no network');
      });
      await refreshIdentity();
      const waits: number[] = [];
      for (let failures = 1; failures <= 9; failures++) {
        expect(asked).to.equal(failures);
        waits.push(Math.round(time.next() / 1000));
        time.pass();
        await waitUntil(() => asked > failures && time.next() < 400_000);
      }
      expect(waits).to.deep.equal([2, 4, 8, 16, 32, 64, 128, 256, 300]);
      expect(getIdentity().uid).to.equal('1');
      expect(reports.messages).to.deep.equal(['no network']);
    } finally {
      time.restore();
    }
  });

  it('is not done for a token that another tab has renewed since, though nothing listens', async () => {
    stop();
    let asked = 0;
    const time = holdTime();
    try {
      setToken(token('1', 120));
      use(async () => token(`${++asked}`, 3600));
      expect(time.next(), 'a timer for the renewal').to.be.within(59_000, 61_000);
      store(token('theirs', 3600));
      time.pass();
      expect(time.next(), 'a timer for that of the new token').to.be.above(3_000_000);
    } finally {
      time.restore();
    }
    expect(asked).to.equal(0);
    expect(getIdentity().uid).to.equal('theirs');
  });

  it('drops the answer if the storage was cleared meanwhile, though nothing listens', async () => {
    stop();
    let answer: ((token: string) => void) | undefined;
    setToken(token('1', 3600));
    use(() => new Promise((resolve) => (answer = resolve)));
    const renewing = refreshIdentity();
    await waitUntil(() => answer);
    localStorage.removeItem(entry);
    answer!(token('late', 3600));
    expect((await renewing).valid).to.equal(false);
    expect(localStorage.getItem(entry)).to.equal(null);
  });

  it('without a hook, a rejected token is gone', async () => {
    setToken(token('1', 3600));
    expect((await refreshIdentity()).valid).to.equal(false);
    expect(localStorage.getItem(entry)).to.equal(null);
  });

  for (const [what, bad, message] of [
    ['malformed', () => 'no token', 'expected a promise of a JSON web token'],
    ['expired', () => token('2', -10), 'expected a token that has not expired'],
  ] as const) {
    it(`takes a new token that is ${what} for a failure, and asks again later`, async () => {
      let asked = 0;
      store(token('1', -10));
      use(async () => (asked++ ? token('3', 3600) : bad()));
      await waitUntil(() => reports.messages.length > 0);
      configureIdentity({});
      expect(getIdentity().valid).to.equal(false);
      expect(asked, 'no loop').to.equal(1);
      dispatchEvent(new Event('online'));
      await waitUntil(() => getIdentity().uid === '3');
      expect(reports.messages).to.deep.equal([`identity: refresh: ${message}`]);
    });
  }

  for (const [what, nothing] of [
    ['null', null],
    ['undefined', undefined],
    ['an empty text', ''],
  ] as const)
    it(`takes ${what} for a refusal: an expired token is gone in all tabs`, async () => {
      let asked = 0;
      store(token('1', -10));
      use(() => {
        asked++;
        return nothing;
      });
      await waitUntil(() => localStorage.getItem(entry) === null);
      configureIdentity({});
      await refreshIdentity();
      expect(getIdentity().valid).to.equal(false);
      expect(asked).to.equal(1);
      expect(reports.messages).to.deep.equal([]);
    });

  it('drops the answer if the user has signed in or out meanwhile', async () => {
    let answer!: (token: string) => void;
    let signal!: AbortSignal;
    setToken(token('1', 3600));
    use((_, options) => {
      ({ signal } = options);
      return new Promise((resolve) => (answer = resolve));
    });
    const renewing = refreshIdentity();
    await waitUntil(() => signal);
    setToken(token('other', 3600));
    expect(signal.aborted).to.equal(true);
    answer(token('late', 3600));
    expect((await renewing).uid).to.equal('other');
    expect(getIdentity().uid).to.equal('other');
    expect(reports.messages).to.deep.equal([]);
  });

  it('takes the token that another tab has got meanwhile', async () => {
    setToken(token('1', 3600));
    let asked = 0;
    use(async () => token(`${++asked}`, 3600));
    // Another tab has the lock.
    let release!: () => void;
    const held = new Promise<void>((resolve) => (release = resolve));
    let isHeld = false;
    const other = navigator.locks.request('nacre:token refresh', () => {
      isHeld = true;
      return held;
    });
    await waitUntil(() => isHeld);
    const renewing = refreshIdentity();
    store(token('theirs', 3600));
    release();
    await other;
    expect((await renewing).uid).to.equal('theirs');
    expect(asked).to.equal(0);
  });

  it('works where there are no locks', async () => {
    Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined });
    try {
      setToken(token('1', 3600));
      use(async () => token('2', 3600));
      expect((await refreshIdentity()).uid).to.equal('2');
    } finally {
      Reflect.deleteProperty(navigator, 'locks');
    }
  });

  it('an expired token stays expired if the user sets the clock back', async () => {
    setToken(token('1', 0.05));
    await waitUntil(() => !getIdentity().valid);
    Date.now = () => now() - 86_400_000;
    expect(getIdentity().valid).to.equal(false);
  });

  it('a token that has been found expired does not become valid again by a clock that is put right', async () => {
    setToken(token('1', 0.05));
    Date.now = () => now() + 60;
    expect(getIdentity().valid).to.equal(false);
    Date.now = now;
    expect(getIdentity().valid).to.equal(false);
  });

  it('believes the server’s clock: a device that is an hour ahead can use new tokens', async () => {
    let asked = 0;
    const server = seconds();
    store(token('1', -10));
    Date.now = () => now() + 3_600_000;
    use(async () => `e30.${encode({ uid: String(++asked + 1), iat: server, exp: server + 600 })}.s`);
    await waitUntil(() => getIdentity().uid === '2');
    expect(getIdentity().valid).to.equal(true);
    expect(asked).to.equal(1);
    Date.now = now;
    // Back to the device's own time, for other tests.
    use(async () => token('3', 3600, { iat: seconds() }));
    expect((await refreshIdentity()).uid).to.equal('3');
  });
});

/** Holds timers of a second and more, and the clock that stands for the time since. */
function holdTime() {
  const { setTimeout, clearTimeout } = window;
  const { random } = Math;
  const { now } = performance;
  let passed = 0;
  let last = 0;
  const held = new Map<number, { at: number; run: () => void }>();
  performance.now = () => now.call(performance) + passed;
  Math.random = () => 1;
  window.setTimeout = ((run: () => void, delay = 0) => {
    if (delay < 1000) return setTimeout(run, delay);
    held.set(--last, { at: performance.now() + delay, run });
    return last;
  }) as typeof setTimeout;
  window.clearTimeout = ((id?: number) => {
    if (!held.delete(id!)) clearTimeout(id);
  }) as typeof clearTimeout;
  const first = () => [...held].sort(([, a], [, b]) => a.at - b.at)[0];
  return {
    /** In how many ms the next timer fires; 0 without one. */
    next: (): number => Math.max(0, (first()?.[1].at ?? 0) - performance.now()),
    /** Lets time pass until the next timer, and fires it. */
    pass(): void {
      const [id, { at, run }] = first()!;
      held.delete(id);
      passed += Math.max(0, at - performance.now());
      run();
    },
    restore(): void {
      Object.assign(window, { setTimeout, clearTimeout });
      Math.random = random;
      Reflect.deleteProperty(performance, 'now');
    },
  };
}
