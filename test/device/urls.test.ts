import { expect } from '@open-wc/testing';
import { DeviceBus, ErrCode } from 'nacre/device';
import { ELSEWHERE, PAGES, SCHEMES, SCRIPTS } from '../helpers/addresses.js';
import { expectFailure } from './helpers.js';

describe('URLs of calls', () => {
  type Wrong = [name: string, expected: string, options: (url: string) => object, urls: readonly string[]];
  const page = 'url: expected the path of a page';
  const WRONG: Wrong[] = [
    ...['navigateTo', 'redirectTo', 'reLaunch', 'switchTab', 'preloadPage'].map((name): Wrong => [
      name,
      page,
      (url) => ({ url }),
      [...ELSEWHERE, ...SCRIPTS, ...SCHEMES],
    ]),
    [
      'setTabBarItem',
      'pagePath: expected the path of a page',
      (pagePath) => ({ index: 0, pagePath }),
      [...ELSEWHERE, ...SCRIPTS],
    ],
    ['setTabBarItem', 'iconPath: expected the URL of a picture', (iconPath) => ({ index: 0, iconPath }), SCRIPTS],
    [
      'setTabBarItem',
      'selectedIconPath: expected the URL of a picture',
      (selectedIconPath) => ({ index: 0, selectedIconPath }),
      SCRIPTS,
    ],
    ['showToast', 'image: expected the URL of a picture', (image) => ({ image }), SCRIPTS],
    [
      'previewImage',
      'urls: expected URLs of pictures, or objects with a url',
      (url) => ({ urls: ['/a.png', url] }),
      SCRIPTS,
    ],
    ['previewImage', 'urls: expected URLs of pictures, or objects with a url', (url) => ({ urls: [{ url }] }), SCRIPTS],
    ['request', 'url: expected an http(s) URL', (url) => ({ url }), SCRIPTS],
    ['makePhoneCall', 'phoneNumber: expected a phone number', (phoneNumber) => ({ phoneNumber }), SCRIPTS],
  ];
  for (const [name, expected, options, urls] of WRONG) {
    const [argument] = expected.split(':', 1);
    it(`reach no host by ${argument} of ${name}, in any spelling`, async () => {
      const bus = new DeviceBus();
      bus.addEventListener(name, () => expect.fail('asked'));
      for (const url of urls) {
        await expectFailure(bus.call(name as 'testEcho', options(url)), `${name}:fail ${expected}`, ErrCode.invalid);
      }
    });
  }

  const RIGHT: [name: string, options: object][] = [
    ...PAGES.map((url): [string, object] => ['navigateTo', { url }]),
    ['setTabBarItem', { index: 0, pagePath: '/me', iconPath: 'home', selectedIconPath: '/a.svg' }],
    ['previewImage', { urls: ['a.png', '//cdn.example/a.png', 'data:image/png,', { url: 'blob:https://a/1' }] }],
    ['showToast', { title: 'a', image: '' }],
    ['showToast', { title: 'a', image: 'content://media/1' }],
  ];
  it('of pages and pictures pass as they are', async () => {
    const bus = new DeviceBus();
    for (const [name, options] of RIGHT) {
      const seen: object[] = [];
      const end = new AbortController();
      bus.addEventListener(
        name as 'testNothing',
        (event) => {
          seen.push(event.options);
          event.respondWith();
        },
        { signal: end.signal },
      );
      await bus.call(name as 'testNothing', options);
      expect(seen).to.deep.equal([options]);
      end.abort();
    }
  });
});
