import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { gestureArena } from '../../../../elements/internal/gesture/arena.js';
import { finger } from '../../../helpers/finger.js';
import { useTokens } from '../../../helpers/tokens.js';
import { expected, nests, NestPage, USUAL, WAYS, ways } from './nest-fixture.js';

/** How far from the start, in px. A browser scrolls from 15 on. */
const WAY = [20, 60, 100];

describe('A finger in a random nest', () => {
  before(useTokens);

  it('moves only the innermost element that can move in that direction, itself or by the browser', async () => {
    const owners: (string | undefined)[] = [];
    const note = ({ pointerId }: PointerEvent) => owners.push(gestureArena().ownerOf(pointerId)?.name);
    addEventListener('pointermove', note);
    try {
      const property = fc.asyncProperty(nests, ways, async (nested, to) => {
        const page = await NestPage.open(nested);
        const [x, y] = page.middle;
        owners.length = 0;
        await finger('down', [x, y]);
        try {
          for (const px of WAY) await finger('move', [x + WAYS[to][0] * px, y + WAYS[to][1] * px]);
          const { moved, owner } = expected(nested, to, 'touch');
          expect(page.moved).to.deep.equal(moved);
          expect(owners.findLast((name) => name !== undefined)).to.equal(owner);
        } finally {
          await finger('up', [x + WAYS[to][0] * 100, y + WAYS[to][1] * 100]);
        }
      });
      await fc.assert(property, { numRuns: 22, examples: USUAL, includeErrorInReport: true });
    } finally {
      removeEventListener('pointermove', note);
    }
  }).timeout(120_000);
});
