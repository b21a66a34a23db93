import { expect } from '@open-wc/testing';
import { cssLengthIn, pixelsIn, pixelsOfRpx, withoutRpx } from '../../../elements/base/lengths.js';

describe('lengths', () => {
  const rpx = pixelsOfRpx(20);
  const LENGTHS: [text: string, pixels: number, css: string][] = [
    ['20', 20, '20px'],
    [' 20px ', 20, '20px'],
    ['20PX', 20, '20px'],
    ['20 px', 20, '20px'],
    ['1.5px', 1.5, '1.5px'],
    ['.5px', 0.5, '0.5px'],
    ['5.px', 5, '5px'],
    ['+4px', 4, '4px'],
    ['-4px', -4, '-4px'],
    ['2e1px', 20, '20px'],
    ['20rpx', rpx, 'calc(20 * var(--rpx))'],
    ['20upx', rpx, 'calc(20 * var(--rpx))'],
    ['-20RPX', -rpx, 'calc(-20 * var(--rpx))'],
  ];
  for (const [text, pixels, css] of LENGTHS) {
    it(`may be written as "${text}"`, () => {
      expect(pixelsIn(text)).to.equal(pixels);
      expect(cssLengthIn(text)).to.equal(css);
    });
  }

  it('are nothing else', () => {
    for (const text of [
      '',
      ' ',
      'px',
      '20em',
      '20%',
      '1.2.3px',
      '1 2px',
      '--4px',
      'NaN',
      'Infinity',
      '1e999px',
      'auto',
    ]) {
      expect(pixelsIn(text), text).to.equal(undefined);
      expect(cssLengthIn(text), text).to.equal(undefined);
    }
  });

  it('in rpx are parts of a window of 750, and those of a phone in a window wider than 960 px', () => {
    const widths = [375, 750, 960, 961, 2000];
    expect(widths.map((width) => pixelsOfRpx(100, width))).to.deep.equal([50, 100, 128, 50, 50]);
  });

  it('in rpx within a value of CSS follow the window, and the others stay', () => {
    expect(withoutRpx('calc(100% - 20rpx) -.5upx 3px 1em')).to.equal(
      'calc(100% - calc(20 * var(--rpx))) calc(-.5 * var(--rpx)) 3px 1em',
    );
  });
});
