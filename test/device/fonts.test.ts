import { expect } from '@open-wc/testing';
import { ErrCode, loadFontFace } from 'nacre/device';
import { mediaUrl } from '../helpers/media.js';
import { expectFailure } from './helpers.js';

describe('loadFontFace', () => {
  afterEach(() => document.fonts.clear());

  /** Width of two characters of 10 px in a family: 60 px in the font of the tests. */
  const widthOf = (family: string, style = '') => {
    const text = document.createElement('span');
    text.style.cssText = `font: ${style} 10px ${family}, monospace`;
    text.textContent = 'ab';
    document.body.append(text);
    const { width } = text.getBoundingClientRect();
    text.remove();
    return width;
  };

  it('gives the page a font, by url() or by a URL alone', async () => {
    expect(widthOf('Wide')).to.be.below(20);
    const { status } = await loadFontFace({ family: 'Wide', source: `url("${mediaUrl('wide.ttf')}")` });
    expect(status).to.equal('loaded');
    expect(widthOf('Wide')).to.equal(60);
    await loadFontFace({ family: 'Two Words', source: mediaUrl('wide.ttf', 'alone') });
    expect(widthOf("'Two Words'")).to.equal(60);
  });

  it('describes it', async () => {
    const source = `url("${mediaUrl('wide.ttf', 'bold')}")`;
    await loadFontFace({ family: 'Heavy', source, desc: { weight: 'bold', unicodeRange: 'U+61' } });
    const [font] = document.fonts;
    expect(font).to.include({ weight: 'bold', unicodeRange: 'U+61' });
    expect(widthOf('Heavy', 'bold')).to.be.within(31, 45);
  });

  it('loads one font once', async () => {
    const options = { family: 'Once', source: mediaUrl('wide.ttf', 'once'), desc: { weight: '400' } };
    await Promise.all([loadFontFace(options), loadFontFace(options)]);
    await loadFontFace({ ...options, desc: { weight: '400' } });
    expect(document.fonts.size).to.equal(1);
    await loadFontFace({ ...options, desc: { weight: '700' } });
    expect(document.fonts.size).to.equal(2);
  });

  it('says why it cannot, and tries again at the next call', async () => {
    const broken = { family: 'Broken', source: mediaUrl('photo.jpg') };
    await expectFailure(
      loadFontFace(broken),
      'loadFontFace:fail Broken cannot be loaded, or is no font',
      ErrCode.network,
    );
    await expectFailure(
      loadFontFace(broken),
      'loadFontFace:fail Broken cannot be loaded, or is no font',
      ErrCode.network,
    );
    expect(document.fonts.size).to.equal(0);
    await expectFailure(
      loadFontFace({ family: 'Wrong', source: 'url("a" b)' }),
      /^loadFontFace:fail \w/,
      ErrCode.invalid,
    );
    await expectFailure(loadFontFace({ family: '', source: 'a' }), /^loadFontFace:fail family: /, ErrCode.invalid);
    await expectFailure(loadFontFace({ family: 'a' } as never), /^loadFontFace:fail source: /, ErrCode.invalid);
    await expectFailure(
      loadFontFace({ family: 'a', source: 'b', desc: { weight: 700 as never } }),
      'loadFontFace:fail desc: expected an object of texts',
      ErrCode.invalid,
    );
  });
});
