import { expect } from '@open-wc/testing';
import { isOrientation, mediaQueryOf } from '../../../elements/base/media-conditions.js';

describe('the media query of conditions', () => {
  it('asks for all of them, and for none that is undefined', () => {
    const conditions = { width: 1, minWidth: 0, maxWidth: 3.5, height: undefined, orientation: 'portrait' };
    expect(mediaQueryOf(conditions)).to.equal(
      '(width: 1px) and (min-width: 0px) and (max-width: 3.5px) and (orientation: portrait)',
    );
    expect(mediaQueryOf({ height: 1, minHeight: 2, maxHeight: 3 })).to.equal(
      '(height: 1px) and (min-height: 2px) and (max-height: 3px)',
    );
  });

  it('is empty without any', () => {
    expect(mediaQueryOf({})).to.equal('');
  });

  it('knows two orientations', () => {
    expect(['portrait', 'landscape', 'square', '', undefined].map(isOrientation)).to.deep.equal([
      ...[true, true, false, false, false],
    ]);
  });
});
