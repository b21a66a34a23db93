import { expect } from '@open-wc/testing';
import { arrayBufferToBase64, base64ToArrayBuffer, canIUse, rpx2px, upx2px } from 'nacre/device';
import { pixelsIn } from '../../elements/base/lengths.js';
import { thrownMessage } from './helpers.js';

describe('arrayBufferToBase64, base64ToArrayBuffer', () => {
  const bytes = (text: string): number[] => [...new Uint8Array(base64ToArrayBuffer(text))];

  it('give back the same bytes, however many', () => {
    for (const length of [0, 1, 2, 3, 256, 100_000]) {
      const data = Uint8Array.from({ length }, (_, at) => (at * 7 + length) % 256);
      const text = arrayBufferToBase64(data.buffer);
      expect(text).to.have.length(Math.ceil(length / 3) * 4);
      expect(new Uint8Array(base64ToArrayBuffer(text)), String(length)).to.deep.equal(data);
    }
  });

  it('write the standard alphabet, and read that of URLs too, without padding and across lines', () => {
    const data = Uint8Array.of(251, 255, 254, 62);
    expect(arrayBufferToBase64(data.buffer)).to.equal('+//+Pg==');
    for (const text of ['+//+Pg==', '-__-Pg==', '-__-Pg', '+//+\n Pg==']) {
      expect(bytes(text), text).to.deep.equal([...data]);
    }
  });

  it('take a view for its own part of the buffer', () => {
    const { buffer } = Uint8Array.of(1, 2, 3, 4);
    expect(arrayBufferToBase64(new Uint8Array(buffer, 1, 2))).to.equal('AgM=');
    expect(arrayBufferToBase64(new DataView(buffer, 3))).to.equal('BA==');
  });

  it('say what is wrong', () => {
    for (const wrong of ['a', 'ab%c', 'data:text/plain;base64,YQ==', 'YQ=', 7, null]) {
      expect(thrownMessage(() => base64ToArrayBuffer(wrong as string))).to.equal(
        'base64ToArrayBuffer:fail base64: expected base64 text',
      );
    }
    for (const wrong of [7, 'text', null, [1], {}]) {
      expect(thrownMessage(() => arrayBufferToBase64(wrong as never))).to.equal(
        'arrayBufferToBase64:fail buffer: expected an ArrayBuffer, or a view of one',
      );
    }
  });
});

describe('rpx2px, upx2px', () => {
  const width = Object.getOwnPropertyDescriptor(window, 'innerWidth')!;
  const setWidth = (value: number) => Object.defineProperty(window, 'innerWidth', { value, configurable: true });
  afterEach(() => void Object.defineProperty(window, 'innerWidth', width));

  it('follow the window: 750 of them are its width, up to 960 px, else 375 px', () => {
    for (const [wide, expected] of [
      [375, 50],
      [750, 100],
      [960, 128],
      [961, 50],
      [320, 42.667],
    ] as const) {
      setWidth(wide);
      expect(rpx2px(100), String(wide)).to.be.closeTo(expected, 0.001);
      expect(upx2px(-100), String(wide)).to.be.closeTo(-expected, 0.001);
      expect(rpx2px(100), 'as the lengths of elements').to.equal(pixelsIn('100rpx'));
    }
    expect(rpx2px(0)).to.equal(0);
  });

  it('take another width', () => {
    expect(rpx2px(750, 414)).to.equal(414);
    expect(rpx2px(750, 1200)).to.equal(375);
  });

  it('take numbers only', () => {
    expect(rpx2px('7.5' as never, 375)).to.equal(3.75);
    for (const wrong of [NaN, 'a', '', null, undefined, {}]) {
      expect(thrownMessage(() => rpx2px(wrong as number))).to.equal('rpx2px:fail number: expected a number');
    }
    expect(thrownMessage(() => upx2px('x' as never))).to.equal('upx2px:fail number: expected a number');
  });
});

describe('canIUse', () => {
  it('knows the parts and properties of CSS', () => {
    for (const name of ['css.var', 'css.env', 'css.backdrop-filter', 'css.color', 'css.--mine']) {
      expect(canIUse(name), name).to.equal(true);
    }
    for (const name of ['css.constant', 'css.', 'css', 'css.no-such-thing', 'css.toString']) {
      expect(canIUse(name), name).to.equal(false);
    }
  });

  it('knows functions that are no calls', () => {
    for (const name of ['$on', 'rpx2px', 'addInterceptor', 'base64ToArrayBuffer']) expect(canIUse(name)).to.equal(true);
  });
});
