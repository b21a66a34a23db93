import { expect } from '@open-wc/testing';
import { warnOnce } from '../../../elements/base/warn.js';
import { collectWarnings } from '../../helpers/warnings.js';

describe('a warning', () => {
  it('appears once for each text', () => {
    const warnings = collectWarnings();
    ['once a', 'once b', 'once a', 'once b'].forEach(warnOnce);
    expect(warnings.stop()).to.deep.equal(['once a', 'once b']);
  });

  it('may appear again after a thousand others, which take its place in memory', () => {
    const warnings = collectWarnings();
    warnOnce('first of many');
    for (let index = 0; index < 1000; index++) warnOnce(`one of many: ${index}`);
    warnOnce('first of many');
    const texts = warnings.stop();
    expect(texts.filter((text) => text === 'first of many')).to.have.length(2);
    expect(texts).to.have.length(1002);
  });
});
