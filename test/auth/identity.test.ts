import { expect } from '@open-wc/testing';
import {
  can,
  clearToken,
  getIdentity,
  hasPermission,
  hasRole,
  onIdentityChange,
  setToken,
  type Identity,
} from 'nacre/auth';
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
    setToken(token({ uid: '1', exp: inSeconds(0.05) }));
    const identity = await new Promise<Identity>((resolve) => {
      const stop = onIdentityChange((now) => {
        stop();
        resolve(now);
      });
    });
    expect(identity.valid).to.equal(false);
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
