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
