import { expect } from '@open-wc/testing';
import { msg, str } from '@lit/localize';
import { plural, registerLocale, setLocale } from 'nacre/locales';
import { counted } from '../../elements/base/counted.js';

const days = (count: number) =>
  msg(str`{${count}, plural, one {# day} other {# days}}`, { id: 'app.days', desc: 'How many days' });
const share = (part: number, all: number) =>
  msg(str`{${part}, number} of {${all}, plural, =0 {nothing} one {# file} other {# files}}`, { id: 'app.share' });

describe('numbers and plurals of messages', () => {
  before(async () => {
    await registerLocale('pl', { 'app.days': '{0, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}' });
    await registerLocale('ar', {
      'app.days': '{0, plural, zero {لا أيام} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
    });
    await registerLocale('fr', {
      'app.days': '{0, plural, one {# jour} other {# jours}}',
      'app.share': '{0, plural, one {# fichier} other {# fichiers}} sur {1, number}',
    });
  });
  afterEach(() => setLocale('en'));

  it('take the form that English has for a number', () => {
    expect([0, 1, 2, 1234].map(days)).to.deep.equal(['0 days', '1 day', '2 days', '1,234 days']);
    expect([share(0, 0), share(0, 1), share(3, 2000)]).to.deep.equal([
      '0 of nothing',
      '0 of 1 file',
      '3 of 2,000 files',
    ]);
  });

  it('take as many forms as the language of a table has', async () => {
    await setLocale('pl');
    expect([1, 2, 5, 22].map(days)).to.deep.equal(['1 dzień', '2 dni', '5 dni', '22 dni']);
    await setLocale('ar');
    expect([0, 1, 2].map(days)).to.deep.equal(['لا أيام', 'يوم واحد', 'يومان']);
    expect([3, 11, 100].map((count) => days(count).replace(/^\S+ /, ''))).to.deep.equal(['أيام', 'يومًا', 'يوم']);
  });

  it('may depend on another number than in English', async () => {
    await setLocale('fr');
    expect([share(0, 20), share(1, 20), share(5, 20)]).to.deep.equal([
      '0 fichier sur 20',
      '1 fichier sur 20',
      '5 fichiers sur 20',
    ]);
  });

  it('follow the rules of English where the language has no translation', async () => {
    await setLocale('fr');
    const lines = (count: number) => msg(str`{${count}, plural, one {# line} other {# lines}}`, { id: 'app.lines' });
    expect([0, 1, 2].map(lines)).to.deep.equal(['0 lines', '1 line', '2 lines']);
  });

  it('are written as the language writes numbers', async () => {
    const least = (min: number) => msg(str`{${min}, number} or more`, { id: 'app.least' });
    expect(least(1234567.5)).to.equal('1,234,567.5 or more');
    expect(least(-0.00001)).to.equal('-0.00001 or more');
    expect(least(0.1 + 0.2)).to.equal('0.3 or more');
    await registerLocale('fr', { 'app.least': '{0, number} au moins' });
    await setLocale('fr');
    expect(least(0.5)).to.equal('0,5 au moins');
  });

  it('stand in every text, also that of a pseudo-locale', async () => {
    await setLocale('en-XA');
    expect(days(2)).to.match(/^\[2 ðåýš/);
  });

  it('are written in English on a page without translations', () => {
    expect(counted('{1234, plural, one {# day} other {# days}}')).to.equal('1,234 days');
    expect(counted('{1, number} of {1, plural, one {# day} other {# days}}')).to.equal('1 of 1 day');
  });

  it('leave other braces as they are', () => {
    for (const text of ['{0}', 'a {b} c', '{x, number}', '{1, date}', '{}', '{', '}{']) {
      expect(counted(text)).to.equal(text);
    }
  });
});

describe('plural', () => {
  afterEach(() => setLocale('en'));

  it('follows the language of the table in whose function it is called', async () => {
    await registerLocale('en', { 'app.items': (count: number) => plural(count, { one: 'item', other: 'items' }) });
    const items = (count: number) => msg(str`${count} items`, { id: 'app.items' });
    await setLocale('zh-Hans');
    expect([0, 1, 2].map(items)).to.deep.equal(['items', 'item', 'items']);
    await setLocale('fr');
    expect(items(0)).to.equal('items');
  });

  it('follows the language that it is given', () => {
    const forms = { one: 'one', few: 'few', many: 'many', other: 'other' };
    expect([1, 2, 5].map((count) => plural(count, forms, 'pl'))).to.deep.equal(['one', 'few', 'many']);
    expect(plural(0, forms, 'fr')).to.equal('one');
  });
});
