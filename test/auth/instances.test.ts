import { expect } from '@open-wc/testing';
import { getIdentity } from 'nacre/auth';
import { Auth } from '../../shell/auth/auth.js';
import { auth } from '../../shell/auth/instance.js';

const token = (uid: string): string => `e30.${btoa(JSON.stringify({ uid, role: ['member'] })).replaceAll('=', '')}.s`;

describe('identity: instances', () => {
  it('with storage keys of their own know nothing of each other, nor of the page', () => {
    const [one, two] = [new Auth(), new Auth()];
    one.configure({ key: 'one' });
    two.configure({ key: 'two', claims: { uid: 'sub' } });
    const told: (string | null)[] = [];
    const stop = two.listen(({ uid }) => told.push(uid));
    try {
      one.setToken(token('1'));
      expect([one.identity.uid, two.identity.valid, getIdentity().valid]).to.deep.equal(['1', false, false]);
      two.setToken(token('2'));
      expect([one.identity.uid, two.identity.uid, two.can({ role: 'member' })]).to.deep.equal(['1', null, true]);
      expect(told, 'of its own user').to.deep.equal([null]);
    } finally {
      stop();
      one.clearToken();
      two.clearToken();
    }
  });

  it('the page has one, which is made at the first use', () => {
    expect(auth()).to.equal(auth());
    expect(auth()).to.be.instanceOf(Auth);
  });
});
