import { expect } from '@open-wc/testing';
import {
  isLinkUrl,
  isPageUrl,
  isPictureUrl,
  isSafeUrl,
  isScriptUrl,
  isWebUrl,
  schemeOf,
} from '../../../elements/base/urls.js';
import { ELSEWHERE, isUnsafe, PAGES, SCHEMES, SCRIPTS, spellings, UNSAFE_URLS } from '../../helpers/addresses.js';

/** Shows what no server sent. */
const CONTENT = ['data:text/html,x', 'blob:https://app.example/1', 'filesystem:https://app.example/x'].flatMap(
  spellings,
);
/** What no browser can read. */
const UNREADABLE = ['http://[', 'https://', '//a:99999999'];

describe('URLs', () => {
  it('are those of pages unless browsers or hosts may read them as others', () => {
    for (const url of [...ELSEWHERE, ...SCRIPTS, ...SCHEMES, '', ' ', '\t']) {
      expect(isPageUrl(url), JSON.stringify(url)).to.equal(false);
    }
    for (const url of PAGES) expect(isPageUrl(url), url).to.equal(true);
  });

  it('that pass as pages stay on the origin in this browser', () => {
    for (const url of PAGES) expect(new URL(url, 'https://app.example/x').origin).to.equal('https://app.example');
  });

  it('run code with some schemes only', () => {
    for (const url of SCRIPTS) expect(isScriptUrl(url), JSON.stringify(url)).to.equal(true);
    for (const url of [...PAGES, ...SCHEMES, ...ELSEWHERE])
      expect(isScriptUrl(url), JSON.stringify(url)).to.equal(false);
    expect([schemeOf('JavaScript\n:x'), schemeOf('/a'), schemeOf('a_b:c')]).to.deep.equal([
      'javascript:',
      undefined,
      undefined,
    ]);
  });

  it('are safe to follow unless some browser or host may run code by them, or show what no server sent', () => {
    for (const url of [...SCRIPTS, ...CONTENT, ...UNREADABLE, ...UNSAFE_URLS])
      expect(isSafeUrl(url), JSON.stringify(url)).to.equal(false);
    for (const url of [...PAGES, '', 'https://a.example', '//a.example', 'mailto:a@b.example', 'tel:1', 'x-own:a'])
      expect(isSafeUrl(url), url).to.equal(true);
  });

  it('that pass as safe are so in this browser, in any spelling', () => {
    for (const url of [...UNSAFE_URLS, ...SCHEMES, ...PAGES].filter(isSafeUrl))
      expect(isUnsafe(url), JSON.stringify(url)).to.equal(false);
  });

  it('are whole ones of the web with a scheme of it only', () => {
    for (const url of ['https://a.example', 'HTTP://a.example/b', ' https://a.example'])
      expect(isWebUrl(url), url).to.equal(true);
    for (const url of [...PAGES, ...SCRIPTS, ...UNREADABLE, '//a.example', 'ftp://a.example', ''])
      expect(isWebUrl(url), JSON.stringify(url)).to.equal(false);
  });

  it('of links in a text are of the web, mail or telephone', () => {
    for (const url of ['/a', 'a.html', 'https://a.example', 'MAILTO:a@b.example', 'tel:1', 'sms:1'])
      expect(isLinkUrl(url), url).to.equal(true);
    for (const url of [...SCRIPTS, ...CONTENT, ...UNREADABLE, 'x-own:a', 'file:///a'])
      expect(isLinkUrl(url), JSON.stringify(url)).to.equal(false);
  });

  it('of pictures in a text are of the web, or hold a picture', () => {
    for (const url of [
      'a.png',
      '//a.example/a.png',
      'https://a.example/a',
      'blob:https://a.example/1',
      'data:image/png,x',
    ])
      expect(isPictureUrl(url), url).to.equal(true);
    for (const url of [...SCRIPTS, ...UNREADABLE, 'data:text/html,x', 'data:,image/png', 'mailto:a'])
      expect(isPictureUrl(url), JSON.stringify(url)).to.equal(false);
  });
});
