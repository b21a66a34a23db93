import { expect } from '@open-wc/testing';
import { msg } from '@lit/localize';
import { getLocale, registerLocale, setLocale } from 'nacre/locales';
import { refuseOnce } from '../helpers/commands.js';

const hello = () => msg('Hello', { id: 'app.hello' });
const outcome = (change: Promise<string>): Promise<string> => change.catch(() => 'lost');

describe('a language that the server refuses once', () => {
  afterEach(() => setLocale('en'));

  it('shows the next time that it is chosen', async () => {
    refuseOnce('locales/generated/fr');
    expect(await outcome(setLocale('fr'))).to.equal('lost');
    expect(getLocale()).to.equal('en');
    expect(await setLocale('fr')).to.equal('fr');
    expect(msg('x', { id: 'nc.validity.number' })).to.equal('Veuillez saisir un nombre.');
  });

  it('shows the next time if the app has brought it', async () => {
    await registerLocale('br', () => import('./fixtures/late-breton.js'));
    refuseOnce('fixtures/late-breton');
    expect(await outcome(setLocale('br'))).to.equal('lost');
    expect(await setLocale('br')).to.equal('br');
    expect(hello()).to.equal('Demat');
  });
});
