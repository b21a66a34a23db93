import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { createRouter, type RouterOptions } from '../../shell/router/index.js';

const paths = (...all: string[]): RouterOptions => ({ pages: all.map((path) => ({ path })) });

describe('router: routes', () => {
  const router = createRouter({
    ...paths(
      '/home',
      '/user/new',
      '/user/:id',
      '/a.b',
      '/c+d(e)',
      '/files/:name.txt',
      '/docs/*',
      '/日本/:x',
      '/two/:a/:b',
    ),
    tabBar: { list: [{ pagePath: '/home' }] },
  });
  const route = (url: string): unknown => {
    const match = router.match(url);
    return match && [match.route, match.params];
  };

  it('finds pages; earlier ones win', () => {
    expect(route('/home')).to.deep.equal(['/home', {}]);
    expect(route('/user/new')).to.deep.equal(['/user/new', {}]);
    expect(route('/user/7')).to.deep.equal(['/user/:id', { id: '7' }]);
    expect(route('/two/x/y')).to.deep.equal(['/two/:a/:b', { a: 'x', b: 'y' }]);
    expect(route('/user')).to.equal(undefined);
    expect(route('/user/7/more')).to.equal(undefined);
  });

  it('shows the first page at the root', () => {
    expect(route('/')).to.deep.equal(['/home', {}]);
    expect(route('')).to.deep.equal(['/home', {}]);
  });

  it('matches special characters literally', () => {
    expect(route('/a.b')).to.deep.equal(['/a.b', {}]);
    expect(route('/axb')).to.equal(undefined);
    expect(route('/c+d(e)')).to.deep.equal(['/c+d(e)', {}]);
    expect(route('/ccd(e)')).to.equal(undefined);
    expect(route('/files/x.txt')).to.deep.equal(['/files/:name.txt', { name: 'x' }]);
    expect(route('/files/xatxt')).to.equal(undefined);
  });

  it('matches the rest of a path', () => {
    expect(route('/docs/a/b')).to.deep.equal(['/docs/*', { '*': 'a/b' }]);
  });

  it('matches paths in any encoding', () => {
    expect(route('/日本/1')).to.deep.equal(['/日本/:x', { x: '1' }]);
    expect(route('/%E6%97%A5%e6%9c%ac/1')).to.deep.equal(['/日本/:x', { x: '1' }]);
    expect(route('/h%6Fme')).to.deep.equal(['/home', {}]);
  });

  it('ignores extra slashes', () => {
    expect(route('/home//')).to.deep.equal(['/home', {}]);
    expect(route('/user///7/')).to.deep.equal(['/user/:id', { id: '7' }]);
  });

  it('decodes parameters once, and leaves malformed ones as they are', () => {
    expect(route('/user/a%2Fb')).to.deep.equal(['/user/:id', { id: 'a/b' }]);
    expect(route('/user/%2541')).to.deep.equal(['/user/:id', { id: '%41' }]);
    expect(route('/user/100%')).to.deep.equal(['/user/:id', { id: '100%' }]);
    expect(route('/user/%zz%E4')).to.deep.equal(['/user/:id', { id: '%zz%E4' }]);
  });

  it('reads queries in form encoding', () => {
    const query = (search: string): unknown => router.match(`/home?${search}`)!.query;
    expect(query('a=1&b=')).to.deep.equal({ a: '1', b: '' });
    expect(query('a=1=2')).to.deep.equal({ a: '1=2' });
    expect(query('a=x+y&b=x%2By')).to.deep.equal({ a: 'x y', b: 'x+y' });
    expect(query('a=1&a=&a=2')).to.deep.equal({ a: ['1', '', '2'] });
    expect(query('a=%zz&b=100%')).to.deep.equal({ a: '%zz', b: '100%' });
    expect(query('a?b=c?d')).to.deep.equal({ 'a?b': 'c?d' });
    expect(Object.entries(query('__proto__=x') as object)).to.deep.equal([['__proto__', 'x']]);
  });

  it('matches no URL outside the app', () => {
    for (const url of [
      'https://example.org/home',
      '//example.org/home',
      'javascript:alert(1)',
      '/\\example.org/home',
      'http://[',
    ]) {
      expect(router.match(url), url).to.equal(undefined);
    }
  });

  it('restores every value from a URL', function () {
    // Much to compute on a busy machine.
    this.timeout(60_000);
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(text.filter(Boolean), fc.dictionary(text, text), (id, query) => {
        // `.` and `..` are no names, encoded or not: the URL standard resolves them.
        fc.pre(id !== '.' && id !== '..');
        const match = router.match(`/two/x/${encodeURIComponent(id)}?${new URLSearchParams(query)}`);
        expect(match?.params).to.deep.equal({ a: 'x', b: id });
        expect(match?.query).to.deep.equal(Object.fromEntries(Object.entries(query)));
      }),
    );
  });
});

describe('router: createUrl', () => {
  const create = (mode: 'hash' | 'history', base?: string) =>
    createRouter({ ...paths('/home'), router: { mode, ...(base && { base }) } });
  const here = location.pathname + location.search;

  it('includes the document in hash mode, so that links work in a new tab', () => {
    expect(create('hash').createUrl('/home', { a: 1 })).to.equal(`${here}#/home?a=1`);
    expect(create('hash', '/x/').createUrl('/home')).to.equal(`${here}#/home`);
  });

  it('puts the base before the path in history mode', () => {
    for (const [base, url] of [
      ['/', '/home'],
      ['/x/', '/x/home'],
      ['/x', '/x/home'],
      ['x/y', '/x/y/home'],
      ['/x/y/', '/x/y/home'],
    ] as const) {
      expect(create('history', base).createUrl('/home')).to.equal(url);
    }
  });

  it('writes the query', () => {
    const router = create('history');
    expect(router.createUrl('/home', { a: 'x y&z', b: ['1', 2], c: undefined, d: '' })).to.equal(
      '/home?a=x+y%26z&b=1&b=2&d=',
    );
    expect(router.createUrl('/home?z=0#part', { a: 1 })).to.equal('/home?z=0&a=1#part');
  });

  it('does not change URLs of other sites', () => {
    expect(create('history').createUrl('https://example.org/')).to.equal('https://example.org/');
  });
});
