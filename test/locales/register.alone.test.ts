import { expect } from '@open-wc/testing';
import { msg, str } from '@lit/localize';
import { html } from 'lit';
import { getLocale, matchLocale, plural, registerLocale, setLocale } from 'nacre/locales';
import { expectText, REQUIRED, showMessage } from './required-message.js';

const moved = (from: string, to: string) => msg(str`From ${from} to ${to}`, { id: 'app.moved' });
const news = (count: number) => msg(str`${count} new`, { id: 'app.news' });
const hello = () => msg('Hello', { id: 'app.hello' });

describe('registerLocale', () => {
  afterEach(() => setLocale('en'));

  it('replaces single messages of a language, at once when it is shown', async () => {
    const element = await showMessage();
    await setLocale('fr');
    await registerLocale('fr', { 'nc.validity.required': 'Champ obligatoire' });
    await expectText(element, 'Champ obligatoire');
    expect(msg('x', { id: 'nc.validity.number' })).to.equal('Veuillez saisir un nombre.');
    await registerLocale('fr', { 'nc.validity.required': REQUIRED.fr });
    await expectText(element, REQUIRED.fr);
  });

  it('replaces English messages, which other languages then fall back to', async () => {
    await registerLocale('en', { 'app.hello': 'Howdy' });
    expect(hello()).to.equal('Howdy');
    await setLocale('es');
    expect(hello()).to.equal('Howdy');
  });

  it('adds a language; what it lacks stays English', async () => {
    await registerLocale('pl', { 'app.hello': 'Cześć' });
    expect(matchLocale('pl-PL')).to.equal('pl');
    await setLocale('pl');
    expect(hello()).to.equal('Cześć');
    expect(msg('Please enter a number.', { id: 'nc.validity.number' })).to.equal('Please enter a number.');
  });

  it('builds a region on its language', async () => {
    await registerLocale('fr-CA', { 'app.hello': 'Allô' });
    await setLocale('fr_ca');
    expect(getLocale()).to.equal('fr-CA');
    expect(hello()).to.equal('Allô');
    expect(msg('x', { id: 'nc.validity.number' })).to.equal('Veuillez saisir un nombre.');
    await registerLocale('fr', { 'nc.validity.number': 'Un nombre !' });
    expect(msg('x', { id: 'nc.validity.number' })).to.equal('Un nombre !');
    await setLocale('zh-Hant');
    expect(msg('x', { id: 'nc.validity.number' })).to.equal('請輸入數字。');
  });

  it('does not build a script on another one', async () => {
    await registerLocale('zh-Hans', { 'app.tea': '绿茶' });
    await setLocale('zh-Hant');
    expect(msg('Green tea', { id: 'app.tea' })).to.equal('Green tea');
  });

  it('puts values into texts, in the order of the language', async () => {
    await registerLocale('de', { 'app.moved': 'Nach {1} von {0}, {2}', 'app.hello': 'Hallo {0}' });
    await setLocale('de');
    expect(moved('Rom', 'Bonn')).to.equal('Nach Bonn von Rom, {2}');
    expect(hello()).to.equal('Hallo {0}');
  });

  it('hands values to functions, for plurals', async () => {
    await registerLocale('pl', {
      'app.news': (count: number) =>
        plural(count, { one: `${count} nowa`, few: `${count} nowe`, other: `${count} nowych` }),
    });
    await setLocale('pl');
    expect([1, 2, 5].map(news)).to.deep.equal(['1 nowa', '2 nowe', '5 nowych']);
  });

  it('loads a table when its language is first shown, as JSON or as lit-localize builds it', async () => {
    let loads = 0;
    await registerLocale('it', async () => {
      loads += 1;
      return { default: { 'app.hello': 'Ciao' } };
    });
    await registerLocale('it', async () => ({
      templates: { 'app.moved': { ...str`A ${1} da ${0}`, values: [1, 0] } },
    }));
    expect(loads).to.equal(0);
    await setLocale('it');
    expect(loads).to.equal(1);
    expect([hello(), moved('Roma', 'Bari')]).to.deep.equal(['Ciao', 'A Bari da Roma']);
  });

  it('takes markup of lit-localize tables', async () => {
    await registerLocale('nl', { 'app.bold': html`<b>${0}</b>!` });
    await setLocale('nl');
    const { strings, values } = msg(html`<i>${'you'}</i>`, { id: 'app.bold' });
    expect([[...strings], values]).to.deep.equal([['<b>', '</b>!'], ['you']]);
  });

  it('lets the last table win', async () => {
    await registerLocale('sv', { 'app.hello': 'Hej' });
    await registerLocale('sv', { 'app.hello': 'Hallå' });
    await setLocale('sv');
    expect(hello()).to.equal('Hallå');
  });

  it('refuses a malformed language tag', async () => {
    const error = await registerLocale('not a tag', {}).catch((reason: unknown) => reason);
    expect(error).to.be.instanceOf(RangeError);
  });

  it('takes ids that are names of Object.prototype as missing', async () => {
    await setLocale('fr');
    expect(msg('Text', { id: 'constructor' })).to.equal('Text');
  });
});

describe('plural', () => {
  afterEach(() => setLocale('en'));

  it('follows the language', async () => {
    const form = (count: number) => plural(count, { one: 'one', other: 'other' });
    expect([0, 1, 2].map(form)).to.deep.equal(['other', 'one', 'other']);
    await setLocale('fr');
    expect([0, 1, 2].map(form)).to.deep.equal(['one', 'one', 'other']);
    await setLocale('zh');
    expect([0, 1, 2].map(form)).to.deep.equal(['other', 'other', 'other']);
  });
});
