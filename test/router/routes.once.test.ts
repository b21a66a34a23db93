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

  it('reads a query of many keys, and of one key many times', () => {
    const search = (name: (index: number) => string): string =>
      Array.from({ length: 80_000 }, (_, index) => `${name(index)}=${index}`).join('&');
    const many = router.match(`/home?${search((index) => `k${index}`)}`)!.query;
    expect(Object.keys(many).length).to.equal(80_000);
    expect(many['k79999']).to.equal('79999');
    expect(router.match(`/home?${search(() => 'k')}`)!.query['k']!.length).to.equal(80_000);
  });

  it('finds several parameters in one segment, in a segment of any length', () => {
    const match = (path: string, url: string): unknown => createRouter(paths('/', path)).match(url)?.params;
    const dashes = '-'.repeat(200_000);
    expect(match('/:x-:y-:z', '/a-b-c')).to.deep.equal({ x: 'a', y: 'b', z: 'c' });
    expect(match('/:x-:y-:z', '/a-b-c-d')).to.deep.equal({ x: 'a', y: 'b', z: 'c-d' });
    expect(match('/:x-:y-:z', `/${dashes}`)).to.deep.equal({ x: '-', y: '-', z: dashes.slice(4) });
    expect(match('/:x-:y-:z.txt', `/${dashes}`), 'nothing matches').to.equal(undefined);
    expect(match('/:x-:y-:z/end', `/${dashes}/other`), 'nothing matches').to.equal(undefined);
    expect(match('/v:major.:minor.tgz', '/v1.2.tgz.tgz')).to.deep.equal({ major: '1', minor: '2.tgz' });
    expect(match('/:a+:b', '/%E2%82%AC%2B+'), 'encoded or not').to.deep.equal({ a: '€', b: '+' });
    expect(match('/:a/*/end', `/x${'/y'.repeat(50_000)}/end`)).to.include({ a: 'x' });
  });

  it('finds the parameters that a lazy expression finds', () => {
    const separators = fc.array(fc.constantFrom('', '-', '--', '-~'), { minLength: 1, maxLength: 4 });
    const text = fc.array(fc.constantFrom('-', '~', 'a', 'b'), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(separators, fc.boolean(), text, (pieces, isOpen, letters) => {
        const path = `${pieces.map((piece, index) => `:p${index}${piece}`).join('')}${isOpen ? ':last' : ''}`;
        const lazy = `${pieces.map((piece, index) => `(?<p${index}>.+?)${piece}`).join('')}${isOpen ? '(?<last>.+)' : ''}`;
        const url = letters.join('');
        const expected = new RegExp(`^${lazy}$`).exec(url)?.groups;
        const found = createRouter(paths('/', `/${path}`)).match(`/${url}`)?.params;
        expect(found).to.deep.equal(expected && { ...expected });
      }),
    );
  });

  it('refuses a pattern with more than one rest, or with text after it', () => {
    for (const path of ['/*/a/*', '/a*b', '/**', '/*:x'])
      expect(() => createRouter(paths(path)), path).to.throw(`"*" once, and at the end of a segment, in ${path}`);
  });

  it('matches no URL that is longer than browsers allow', () => {
    expect(router.match(`/user/${'x'.repeat(1_000_000)}`)?.params['id']?.length).to.equal(1_000_000);
    expect(router.match(`/user/${'x'.repeat(1_100_000)}`)).to.equal(undefined);
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

  it('does not change http(s) URLs of other sites', () => {
    for (const url of ['https://example.org/', 'http://example.org/a?b#c', 'HTTPS://example.org']) {
      expect(create('history').createUrl(url)).to.equal(url);
    }
  });

  const refused = 'createUrl:fail url: expected the path of a page, or an http(s) URL';

  it('refuses any other URL that leads out of the app', () => {
    for (const url of [
      'javascript:alert(1)',
      'JavaScript:alert(1)',
      ' java\tscript:alert(1)',
      '\x01javascript:alert(1)',
      'vbscript:x',
      'data:text/html,x',
      'blob:https://example.org/1',
      'file:///etc/passwd',
      '//evil.com',
      '/\\evil.com',
      '\\\\evil.com',
      '/\t/evil.com',
      '\x01//evil.com',
      'http://[',
      undefined,
      null,
      { toString: () => '//evil.com' },
    ]) {
      for (const mode of ['hash', 'history'] as const) {
        expect(() => create(mode).createUrl(url as string), String(url)).to.throw(refused);
      }
    }
  });

  it('leads nowhere but into the app, whatever the URL', () => {
    const odd = fc.constantFrom('/', '\\', ':', '\t', '\n', '\x01', ' ', '.', '?', '#', '@', 'javascript:', 'evil.com');
    const text = fc.array(fc.oneof(odd, fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 8 });
    for (const mode of ['hash', 'history'] as const) {
      const router = create(mode);
      fc.assert(
        fc.property(text, (parts) => {
          const url = parts.join('');
          let href: string;
          try {
            href = router.createUrl(url);
          } catch (error) {
            expect((error as Error).message).to.equal(refused);
            return;
          }
          if (href !== url || !/^https?:/i.test(href.trim()))
            expect(new URL(href, location.href).origin).to.equal(location.origin);
        }),
      );
    }
  });
});
