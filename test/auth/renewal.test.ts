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

  it('leaves the user anonymous if it fails, and does not ask again', async () => {
    let asked = 0;
    setToken(token('1', 3600));
    use(async () => {
      asked++;
      throw new Error('refused');
    });
    expect((await refreshIdentity()).valid).to.equal(false);
    expect(await refreshIdentity()).to.equal(getIdentity());
    expect(asked).to.equal(1);
    expect(told).to.deep.equal(['1', null]);
    expect(reports.messages).to.deep.equal(['refused']);
  });

  it('without a hook, a rejected token is gone', async () => {
    setToken(token('1', 3600));
    expect((await refreshIdentity()).valid).to.equal(false);
    expect(localStorage.getItem(entry)).to.equal(null);
  });

  it('fails before the expiry: the token stays until then, and is tried once more', async () => {
    let asked = 0;
    setToken(token('1', 0.4));
    use(async () => {
      asked++;
      throw new Error(`refused ${asked}`);
    });
    await waitUntil(() => asked === 1);
    expect(getIdentity().uid).to.equal('1');
    await waitUntil(() => reports.messages.length === 2);
    expect(told).to.deep.equal(['1', null]);
    // Any change of the identity plans again.
    configureIdentity({});
    expect(getIdentity().valid).to.equal(false);
    expect(asked).to.equal(2);
  });

  for (const [what, bad] of [
    ['malformed', () => 'no token'],
    ['expired', () => token('2', -10)],
    ['nothing', () => undefined as unknown as string],
  ] as const) {
    it(`takes a new token that is ${what} for a failure, without a loop`, async () => {
      let asked = 0;
      store(token('1', -10));
      use(async () => {
        asked++;
        return bad();
      });
      await waitUntil(() => reports.messages.length > 0);
      configureIdentity({});
      await refreshIdentity();
      expect(getIdentity().valid).to.equal(false);
      expect(asked).to.equal(2);
      expect(localStorage.getItem(entry), 'the server has rejected it').to.equal(null);
    });
  }

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
