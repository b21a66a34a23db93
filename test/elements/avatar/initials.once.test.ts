import { expect } from '@open-wc/testing';
import { initialsOf } from '../../../elements/avatar/initials.js';

describe('initials', () => {
  const NAMES: Readonly<Record<string, string>> = {
    '': '',
    '   ': '',
    'Ada Lovelace': 'AL',
    ada: 'A',
    ' jean-luc  de la Tour ': 'JT',
    'émile Zola': 'ÉZ',
    'e\u0301mile Zola': 'E\u0301Z',
    王小明: '王',
    'हिन्दी भाषा': 'हिभा',
    '👩‍🚀 Sally Ride': '👩‍🚀R',
    '🇫🇷': '🇫🇷',
    '"Bob" (Builder)': 'BB',
    '…': '',
    'Agent 007': 'A0',
  };
  for (const [name, initials] of Object.entries(NAMES)) {
    it(`of "${name}" are "${initials}"`, () => expect(initialsOf(name)).to.equal(initials));
  }
});
