import { expect } from '@open-wc/testing';
import { setTheme } from 'nacre/device';
import { useTokens } from '../helpers/tokens.js';

const metas = () => [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
const contents = () => metas().map(({ content }) => content);
const add = (content: string, media = '') => {
  const meta = Object.assign(document.createElement('meta'), { name: 'theme-color', content, media });
  document.head.append(meta);
};

describe('theme-color', () => {
  before(useTokens);
  afterEach(async () => {
    await setTheme({ theme: 'auto' });
    for (const meta of metas()) meta.remove();
  });

  it('is that of the chosen theme, whatever the system’s is', async () => {
    add('#ffffff', '(prefers-color-scheme: light)');
    add('#111111', '(prefers-color-scheme: dark)');
    await setTheme({ theme: 'dark' });
    expect(contents()).to.deep.equal(['#111111', '#111111']);
    await setTheme({ theme: 'light' });
    expect(contents()).to.deep.equal(['#ffffff', '#ffffff']);
    await setTheme({ theme: 'auto' });
    expect(contents()).to.deep.equal(['#ffffff', '#111111']);
  });

  it('is the colour of the page where its element tells one theme only', async () => {
    add('#ffffff');
    await setTheme({ theme: 'dark' });
    expect(contents()).to.deep.equal([getComputedStyle(document.body).backgroundColor]);
    const dark = contents()[0];
    await setTheme({ theme: 'light' });
    expect(contents()[0]).not.to.equal(dark);
    await setTheme({ theme: 'auto' });
    expect(contents()).to.deep.equal(['#ffffff']);
  });

  it('is added to a page without it, as long as a theme is chosen', async () => {
    await setTheme({ theme: 'dark' });
    expect(contents()).to.deep.equal([getComputedStyle(document.body).backgroundColor]);
    await setTheme({ theme: 'auto' });
    expect(contents()).to.deep.equal([]);
  });
});
