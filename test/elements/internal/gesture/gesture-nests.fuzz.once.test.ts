import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { gestureArena } from '../../../../elements/internal/gesture/arena.js';
import { flick, FLICK_ID } from '../../../helpers/finger.js';
import { useTokens } from '../../../helpers/tokens.js';
import { expected, NestPage, nests, USUAL, WAYS, ways } from './nest-fixture.js';

/** How far from the start, in px. */
const WAY = [0, 3, 6, 10, 40, 80];

describe('A mouse in a random nest', () => {
  before(useTokens);

  it('moves only the innermost element that can move in that direction', async () => {
    const property = fc.asyncProperty(nests, ways, async (nested, to) => {
      const page = await NestPage.open(nested);
      const [x, y] = page.middle;
      const outcome = expected(nested, to, 'mouse');
      flick(
        WAY.map((px) => [x + WAYS[to][0] * px, y + WAYS[to][1] * px]),
        'mouse',
        // Where the hand has it: its button stays down meanwhile.
        (index) => {
          if (WAY[index]! < 10) return;
          expect(gestureArena().ownerOf(FLICK_ID)?.name, `owner at ${WAY[index]} px`).to.equal(outcome.owner);
          if (index === WAY.length - 1) expect(page.moved).to.deep.equal(outcome.moved);
        },
      );
      expect(gestureArena().ownerOf(FLICK_ID)).to.equal(undefined);
    });
    await fc.assert(property, { numRuns: 30, examples: USUAL, includeErrorInReport: true });
    // Three frames for each nest: on a busy machine they take far longer than they should.
  }).timeout(90_000);
});
