import { expect } from '@open-wc/testing';
import { distanceText } from '../../../../elements/internal/location/distance-text.js';

describe('distances', () => {
  it('are said in metres, then in kilometres', () => {
    const said = [0, 7.4, 99, 123, 994, 995, 1000, 1240, 9940, 27_300, 8_912_345].map((metres) =>
      distanceText(metres, 'en'),
    );
    expect(said).to.deep.equal([
      ...['0 m', '7 m', '99 m', '120 m', '990 m', '1 km', '1 km', '1.2 km', '9.9 km', '27 km', '8,912 km'],
    ]);
  });

  it('are said in the language', () => {
    const space = '\u00A0';
    expect(distanceText(1240, 'fr').replaceAll('\u202F', space)).to.equal(`1,2${space}km`);
    expect(distanceText(1240, 'zh-Hans')).to.equal('1.2公里');
    expect(distanceText(1240, 'not a language!')).to.match(/1.2/);
  });

  it('are empty if unknown', () => {
    expect([undefined, NaN, -1, Infinity].map((metres) => distanceText(metres, 'en')).join('')).to.equal('');
  });
});
