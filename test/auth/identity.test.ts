import { expect, waitUntil } from '@open-wc/testing';
import {
  can,
  clearToken,
  configureIdentity,
  getIdentity,
  hasPermission,
  hasRole,
  onIdentityChange,
  setToken,
  type Identity,
  type IdentityOptions,
} from 'nacre/auth';
import { clearStorage, clearStorageSync, device, removeStorage, removeStorageSync } from 'nacre/device';
import { collectReports } from '../helpers/errors.js';
import { collectWarnings } from '../helpers/warnings.js';

const base64Url = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const token = (payload: unknown): string => `e30.${base64Url(JSON.stringify(payload))}.signature`;
const inSeconds = (seconds: number): number => Date.now() / 1000 + seconds;

describe('identity', () => {
  afterEach(() => clearToken());

  it('is anonymous without a token', () => {
    expect(getIdentity()).to.deep.equal({
      uid: null,
      role: [],
      permission: [],
      exp: undefined,
      claims: {},
      valid: false,
    });
    expect(hasRole('member')).to.equal(false);
  });

  it('cannot be changed by who reads it', () => {
    for (const payload of [undefined, { uid: '1', role: ['member'], permission: [], account: { plans: ['free'] } }]) {
      if (payload) setToken(token(payload));
      const identity = getIdentity() as unknown as Record<string, unknown[]> & {
        claims: { account?: { plans: string[] } };
      };
      const before = structuredClone(identity);
      const attempts = [
        () => identity['role']!.push('admin'),
        () => identity['permission']!.push('edit'),
        () => Object.assign(identity, { valid: true, uid: 'x' }),
        () => Object.assign(identity.claims, { uid: 'x' }),
        () => identity.claims.account!.plans.push('gold'),
      ];
      for (const attempt of attempts) expect(attempt).to.throw(TypeError);
      expect(getIdentity()).to.deep.equal(before);
    }
  });

  it('reads roles and permissions, whatever alphabet the payload needs', () => {
    setToken(token({ uid: 'ü>?ÿ漢', role: ['member'], permission: ['edit'], exp: inSeconds(60) }));
    expect(getIdentity().uid).to.equal('ü>?ÿ漢');
    expect(getIdentity().valid).to.equal(true);
    expect([hasRole('member'), hasRole('mem'), can('edit'), can('delete')]).to.deep.equal([true, false, true, false]);
  });

  it('lets admin have all permissions, but not all roles', () => {
    setToken(token({ role: ['admin'] }));
    expect([hasPermission('anything'), hasRole('member')]).to.deep.equal([true, false]);
  });

  it('takes a string for a list of one, and never for a part of it', () => {
    setToken(token({ role: 'administrator' }));
    expect([hasRole('administrator'), hasRole('admin'), can('edit')]).to.deep.equal([true, false, false]);
  });

  it('does not let an expired token show anything', () => {
    setToken(token({ uid: 'a', role: ['member'], exp: inSeconds(-1) }));
    expect([getIdentity().valid, hasRole('member')]).to.deep.equal([false, false]);
  });

  for (const [what, text] of [
    ['two parts', 'a.b'],
    ['no base64', 'a.???.c'],
    ['no JSON', `a.${base64Url('{')}.c`],
    ['a list', token([])],
    ['null', token(null)],
    ['an expiry that is no number', token({ role: ['member'], exp: 'tomorrow' })],
    ['bytes that are no text', `a.${btoa('\xff\xfe')}.c`],
  ]) {
    it(`is anonymous for a malformed token: ${what}`, () => {
      setToken(text!);
      expect([getIdentity().valid, hasRole('member')]).to.deep.equal([false, false]);
    });
  }

  it('refuses to store nothing', () => {
    expect(() => setToken('')).to.throw('setToken: token: expected a non-empty string');
  });

  it('reports a change once, and not after it was stopped', () => {
    const told: Identity[] = [];
    const stop = onIdentityChange((identity) => told.push(identity));
    setToken(token({ uid: '1' }));
    setToken(token({ uid: '1' }));
    clearToken();
    stop();
    setToken(token({ uid: '2' }));
    expect(told.map(({ uid }) => uid)).to.deep.equal(['1', null]);
  });

  it('tells all listeners of a change, also when one of them throws', () => {
    const reports = collectReports();
    const told: (string | null)[] = [];
    const stops = [
      onIdentityChange(() => {
        throw new Error('a broken listener');
      }),
      onIdentityChange(({ uid }) => told.push(uid)),
    ];
    try {
      setToken(token({ uid: '1' }));
      clearToken();
    } finally {
      stops.forEach((stop) => stop());
    }
    expect(told).to.deep.equal(['1', null]);
    expect(reports.stop()).to.deep.equal(['a broken listener', 'a broken listener']);
  });

  it('tells the newest identity last, also when a listener changes the token', () => {
    const told: string[] = [];
    const stops = [
      onIdentityChange(({ uid }) => {
        told.push(`first ${uid}`);
        if (uid === '1') setToken(token({ uid: '2' }));
      }),
      onIdentityChange(({ uid }) => told.push(`second ${uid}`)),
    ];
    setToken(token({ uid: '1' }));
    stops.forEach((stop) => stop());
    expect(told).to.deep.equal(['first 1', 'first 2', 'second 2']);
  });

  it('reports expiry', async () => {
    setToken(token({ uid: '1', exp: inSeconds(1) }));
    const identity = await new Promise<Identity>((resolve) => {
      const stop = onIdentityChange((now) => {
        stop();
        resolve(now);
      });
    });
    expect(identity.valid).to.equal(false);
  });
});

describe('identity: names of claims', () => {
  const own: IdentityOptions['claims'] = { uid: 'uid', role: 'role', permission: 'permission', exp: 'exp' };
  afterEach(() => {
    configureIdentity({ claims: own });
    clearToken();
  });
  const read = (claims: IdentityOptions['claims'], payload: object): Identity => {
    configureIdentity({ claims });
    setToken(token(payload));
    return getIdentity();
  };

  it('that are undefined leave the default', () => {
    const claims = { uid: undefined, role: undefined, permission: undefined, exp: undefined };
    const payload = { uid: '1', role: ['member'], permission: ['edit'], exp: 4_000_000_000 };
    expect(read(claims, payload)).to.deep.include(payload);
  });

  it('may be paths into the token', () => {
    const identity = read(
      { role: 'realm_access.roles', permission: ['resource_access', 'shop.example', 'roles'] },
      { realm_access: { roles: ['member'] }, resource_access: { 'shop.example': { roles: ['edit'] } } },
    );
    expect([identity.role, identity.permission]).to.deep.equal([['member'], ['edit']]);
  });

  it('may contain dots, such as URLs', () => {
    expect(
      read({ role: 'https://shop.example/roles' }, { 'https://shop.example/roles': ['member'] }).role,
    ).to.deep.equal(['member']);
  });

  it('of scopes hold a list with spaces, those of roles do not', () => {
    for (const name of ['scope', 'scp', 'account.scope'])
      expect(
        read({ permission: name }, { scope: 'a  b', scp: 'a b', account: { scope: 'a b' } }).permission,
      ).to.deep.equal(['a', 'b']);
    expect(read({ role: 'title' }, { title: 'Sales Manager' }).role).to.deep.equal(['Sales Manager']);
  });

  it('lead to nothing where the token has no such part', () => {
    const claims = { role: 'realm.roles', permission: 'toString', uid: 'a.length' };
    expect(read(claims, { realm: null, a: 'text' })).to.deep.include({
      uid: null,
      role: [],
      permission: [],
      valid: true,
    });
  });

  it('an expiry of null is none', () => {
    expect(read({}, { uid: '1', exp: null })).to.deep.include({ valid: true, exp: undefined });
  });
});

describe('identity: a wrong clock', () => {
  const { now } = Date;
  const HOURS = 3_600_000;
  const issuedAt = (hours: number): string =>
    token({ uid: '1', iat: now() / 1000 + hours * 3600, exp: now() / 1000 + (hours + 1) * 3600 });
  afterEach(() => {
    Date.now = now;
    clearToken();
  });

  for (const hours of [2, -2]) {
    const side = hours > 0 ? 'ahead' : 'behind';
    it(`${side} of the server by two hours leaves a fresh token valid, after a reload too, for its own time`, () => {
      // Behind: the token is from the future.
      Date.now = () => now() + (hours > 0 ? hours * HOURS : 0);
      const server = hours > 0 ? 0 : 2;
      setToken(issuedAt(server));
      expect(getIdentity().uid).to.equal('1');
      // As after a reload: the token is read again.
      configureIdentity({});
      expect(getIdentity().uid).to.equal('1');
      Date.now = () => now() + (hours > 0 ? hours * HOURS : 0) + 1.01 * HOURS;
      expect(getIdentity().valid, 'an hour later').to.equal(false);
    });
  }

  it('does not make an old token valid', () => {
    setToken(issuedAt(-48));
    expect(getIdentity().valid).to.equal(false);
  });

  it('is forgotten when the user signs out', () => {
    Date.now = () => now() + 2 * HOURS;
    setToken(issuedAt(0));
    clearToken();
    Date.now = now;
    setToken(token({ uid: '1', exp: inSeconds(-60) }));
    expect(getIdentity().valid).to.equal(false);
    expect(Object.keys(localStorage).filter((name) => name.includes('clock'))).to.deep.equal([]);
  });
});

describe('identity: calls of this tab that clear the storage', () => {
  afterEach(() => clearToken());

  for (const [what, clear] of [
    ['clearStorage()', () => clearStorage()],
    ['clearStorageSync()', () => clearStorageSync()],
    ['removeStorage()', () => removeStorage({ key: 'nacre:token' })],
    ['clearStorage() of its namespace', () => clearStorage({ namespace: 'default' })],
  ] as const)
    it(`${what} signs the user out, and tells it`, async () => {
      setToken(token({ uid: '1' }));
      const told: unknown[] = [];
      const stop = onIdentityChange(({ uid }, { isRemote }) => told.push([uid, isRemote]));
      await clear();
      stop();
      expect(told).to.deep.equal([[null, false]]);
    });

  it('say nothing about other keys and namespaces, nor after the listener was stopped', async () => {
    setToken(token({ uid: '1' }));
    const told: unknown[] = [];
    const stop = onIdentityChange(({ uid }) => told.push(uid));
    removeStorageSync('draft');
    await clearStorage({ namespace: 'drafts' });
    expect([told, getIdentity().uid]).to.deep.equal([[], '1']);
    stop();
    clearStorageSync();
    expect([told, getIdentity().uid]).to.deep.equal([[], null]);
  });
});

describe('identity: what is kept for use without a network', () => {
  let cleared: number;
  let stop: () => void;
  beforeEach(() => {
    cleared = 0;
    stop = device.provide('clearOfflineData', () => void cleared++);
  });
  afterEach(() => {
    clearToken();
    stop();
  });
  const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

  it('is cleared when the user signs out, and when another one signs in', async () => {
    setToken(token({ uid: '1' }));
    await settled();
    expect(cleared, 'after a sign-in').to.equal(0);
    clearToken();
    await settled();
    expect(cleared, 'after a sign-out').to.equal(1);
    setToken(token({ uid: '1', exp: inSeconds(-1) }));
    setToken(token({ uid: '2' }));
    await settled();
    expect(cleared, 'after another user has signed in').to.equal(2);
  });

  it('stays when the same user gets another token, and when the token expires', async () => {
    setToken(token({ uid: '1' }));
    setToken(token({ uid: '1', exp: inSeconds(0.05) }));
    await waitUntil(() => !getIdentity().valid, 'it expires');
    setToken(token({ uid: '1' }));
    await settled();
    expect(cleared).to.equal(0);
  });
});

describe('identity: storage', () => {
  const entry = 'nacre/default/nacre:token';
  afterEach(() => clearToken());

  for (const raw of ['not our JSON', '{', 'null', '[null]', '{}', '0', '""', '[["?"]]', '["a",null]']) {
    it(`with the entry ${raw}, the user is anonymous until the next token`, () => {
      const told: (string | null)[] = [];
      localStorage.setItem(entry, raw);
      expect([getIdentity().valid, hasRole('member')]).to.deep.equal([false, false]);
      const stop = onIdentityChange(({ uid }) => told.push(uid));
      setToken(token({ uid: '1', role: ['member'] }));
      expect([getIdentity().valid, hasRole('member')]).to.deep.equal([true, true]);
      localStorage.setItem(entry, raw);
      clearToken();
      stop();
      expect(getIdentity().valid).to.equal(false);
      expect(told).to.deep.equal(['1', null]);
    });
  }

  for (const [what, property] of [
    ['is blocked', { get: () => fail() }],
    ['is missing', { value: null }],
    [
      'is full',
      { value: { getItem: () => null, setItem: () => fail('QuotaExceededError'), removeItem: () => undefined } },
    ],
  ] as const) {
    it(`that ${what} keeps the token for this visit, and the console says so once`, () => {
      const warnings = collectWarnings();
      const storage = Object.getOwnPropertyDescriptor(window, 'localStorage')!;
      Object.defineProperty(window, 'localStorage', { ...property, configurable: true });
      try {
        const told: (string | null)[] = [];
        expect(getIdentity().valid).to.equal(false);
        const stop = onIdentityChange(({ uid }) => told.push(uid));
        clearToken();
        expect(warnings.texts).to.deep.equal([]);
        setToken(token({ uid: '1', role: ['member'] }));
        expect([getIdentity().uid, hasRole('member')]).to.deep.equal(['1', true]);
        clearToken();
        expect(getIdentity().valid).to.equal(false);
        stop();
        expect(told).to.deep.equal(['1', null]);
        setToken(token({ uid: '2' }));
        expect(warnings.texts).to.have.length(1);
        expect(warnings.texts[0]).to.match(
          /^setToken: expected a storage that takes "nacre:token", got .+; the token is kept for this visit$/,
        );
      } finally {
        warnings.stop();
        Object.defineProperty(window, 'localStorage', storage);
      }
    });
  }
});

function fail(name = 'SecurityError'): never {
  throw new DOMException('Storage does not take it.', name);
}
