import { expect } from '@open-wc/testing';
import { rpx2px } from 'nacre/device';
import { cssLengthOf, pixelsOf } from '../../shell/ui/base/length.js';
import { resolveTheme } from '../../shell/ui/definition/theme.js';
import { collectWarnings } from '../helpers/warnings.js';

describe('lengths of styles', () => {
  it('are numbers of px, or texts in px and rpx', () => {
    const given = [20, 0, '20px', '20rpx'];
    expect(given.map((value) => pixelsOf(value, 'a'))).to.deep.equal([20, 0, 20, rpx2px(20)]);
    expect(given.map(cssLengthOf)).to.deep.equal(['20px', '0px', '20px', 'calc(20 * var(--rpx))']);
    expect([pixelsOf(undefined, 'a'), pixelsOf('', 'a'), cssLengthOf(undefined)]).to.deep.equal(
      Array(3).fill(undefined),
    );
  });

  it('of other kinds are told once, and are as if unset', () => {
    const warnings = collectWarnings();
    const wrong: unknown[] = ['20em', '20%', 'px', '1.2.3px', NaN, null, {}, '20%'];
    const read = wrong.map((value) => pixelsOf(value as string, 'maxWidth'));
    const texts = warnings.stop();
    expect(read).to.deep.equal(wrong.map(() => undefined));
    expect(texts).to.have.length(7);
    expect(texts[0]).to.equal('maxWidth: expected a number of px, or a length in px or rpx, not 20em');
    expect(wrong.map((value) => cssLengthOf(value as string))).to.deep.equal(wrong.map(() => undefined));
  });
});

describe('values of the theme', () => {
  const values = { ink: 'black', '': 'none' };
  const resolve = <Style extends object>(style: Style) => {
    const lost: string[] = [];
    return [resolveTheme(style, values, (key, value) => lost.push(`${key} ${value}`)), lost] as const;
  };

  it('take the place of their names, in lists and objects too', () => {
    const style = {
      color: '@ink',
      list: [{ icon: '@ink', text: '@ink' }],
      bar: { buttons: [{ color: '@ink' }] },
      size: 4,
    };
    expect(resolve(style)[0]).to.deep.equal({
      color: 'black',
      list: [{ icon: 'black', text: '@ink' }],
      bar: { buttons: [{ color: 'black' }] },
      size: 4,
    });
    expect(style.color).to.equal('@ink');
  });

  it('leave a style without names as it is: the same object', () => {
    const style = { color: 'red', list: [{ text: '@ink' }], run: () => undefined, when: new Date(0) };
    expect(resolve(style)[0]).to.equal(style);
  });

  it('that are unknown are left out and told, also those of every object', () => {
    const [resolved, lost] = resolve({ color: '@lost', fill: '@constructor', list: ['@lost', 'a'], kept: undefined });
    expect(resolved).to.deep.equal({ list: [undefined, 'a'], kept: undefined });
    expect(Object.keys(resolved)).to.deep.equal(['list', 'kept']);
    expect(lost).to.deep.equal(['color @lost', 'fill @constructor', '0 @lost']);
  });
});
