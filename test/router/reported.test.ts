import { expect } from '@open-wc/testing';
import type { RouterOptions } from '../../shell/router/index.js';
import { startRouter, stopRouters } from './start-router.js';

const APP: RouterOptions = {
  pages: [{ path: '/home' }, { path: '/mine' }, { path: '/detail' }, { path: '/user/:id/:name' }],
  tabBar: { list: [{ pagePath: '/home' }, { pagePath: '/mine' }] },
};

/** What users of comparable routers have reported. */
describe('router, as users of other routers broke it', () => {
  afterEach(stopRouters);

  it('decodes a query once, whatever it holds', async () => {
    const { device, top } = await startRouter(APP);
    for (const value of [
      'id=1234',
      '你%好',
      'a+b c',
      '%41',
      'x&y=z#part',
      'https://a.example/?q=%E4%BD%A0',
      '😀\u202e',
    ]) {
      await device.navigateTo({ url: `/detail?value=${encodeURIComponent(value)}` });
      expect(top().query.value).to.equal(value);
    }
  });

  it('opens a page whose query was not encoded', async () => {
    const { device, top } = await startRouter(APP);
    for (const [url, query] of [
      ['/detail?word=你好', { word: '你好' }],
      ['/detail?word=你%好', { word: '你%好' }],
      ['/detail?a=100%&b=2', { a: '100%', b: '2' }],
      ['/detail?lessonId%3D123', { 'lessonId=123': '' }],
    ] as const) {
      await device.navigateTo({ url });
      expect(top().query).to.deep.equal(query);
    }
  });

  it('opens the same page with other parameters as a page of its own', async () => {
    const { device, urls } = await startRouter(APP);
    await device.navigateTo({ url: '/detail?id=1' });
    await device.navigateTo({ url: '/detail?id=2' });
    expect(urls()).to.deep.equal(['/home', '/detail?id=1', '/detail?id=2']);
    await device.navigateBack();
    expect(urls()).to.deep.equal(['/home', '/detail?id=1']);
  });

  it('takes parameters in any writing from the path, and does not add a page for the same one', async () => {
    const { device, top, urls, go } = await startRouter(APP);
    await device.navigateTo({ url: '/user/1/王小明' });
    expect(top().params).to.deep.equal({ id: '1', name: '王小明' });
    await device.navigateTo({ url: `/user/1/${encodeURIComponent('a/b%')}` });
    expect(top().params).to.deep.equal({ id: '1', name: 'a/b%' });
    await go(-1);
    expect(top().params).to.deep.equal({ id: '1', name: '王小明' });
    expect(urls()).to.have.length(2);
  });

  it('opens a page once for two taps in one moment', async () => {
    const { device, urls } = await startRouter(APP);
    const opened = await Promise.all([1, 2].map(() => device.navigateTo({ url: '/detail?id=1' })));
    expect([opened.map(({ errMsg }) => errMsg), urls()]).to.deep.equal([
      ['navigateTo:ok', 'navigateTo:ok'],
      ['/home', '/detail?id=1'],
    ]);
    await device.navigateBack({ delta: 9 });
    expect(urls()).to.deep.equal(['/home']);
  });
});
