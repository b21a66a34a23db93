import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { nextTask } from '../../helpers/timers.js';
import { player } from './video-fixture.js';

const DURATION = 60;
const px = fc.integer({ min: -300, max: 300 });
const step = fc.record({
  does: fc.constantFrom('drag' as const, 'cancel' as const, 'turn' as const, 'leave' as const),
  moves: fc.array(fc.tuple(px, px), { minLength: 1, maxLength: 4 }),
  property: fc.constantFrom('enableProgressGesture', 'vslideGesture', 'pageGesture', 'muted'),
});

const within = (value: number, most: number) => Math.min(most, Math.max(0, value));

/** What a drag does, as the documentation says it: the first move beyond 4 px decides, and counts from there. */
function dragged(moves: readonly (readonly [number, number])[], may: { seek: boolean; volume: boolean }) {
  const first = moves.findIndex(([x, y]) => Math.hypot(x, y) >= 4);
  if (first < 0) return undefined;
  const [x, y] = moves[first]!;
  const kind = Math.abs(x) > Math.abs(y) ? 'seek' : 'volume';
  if (!may[kind]) return undefined;
  const ways = moves.slice(first + 1).map(([toX, toY]) => ({ x: toX - x, y: toY - y }));
  return { kind, ways };
}

describe('<nc-video> drags at random', () => {
  it('do what the model says', async () => {
    const video = await player(`duration="${DURATION}"`);
    let time = 30;
    let id = 100;
    // The file is shorter than that: only what the player asks for counts.
    Object.defineProperty(video.media!, 'currentTime', {
      get: () => time,
      set(to: number) {
        time = to;
      },
      configurable: true,
    });
    const send = (type: string, [clientX, clientY]: readonly [number, number]) =>
      video.media!.dispatchEvent(
        new PointerEvent(type, {
          ...{ bubbles: true, composed: true, isPrimary: true, pointerType: 'touch', pointerId: id },
          ...{ clientX, clientY, button: type === 'pointermove' ? -1 : 0, buttons: type === 'pointerup' ? 0 : 1 },
        }),
      );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        for (const { does, moves, property } of steps) {
          if (does === 'turn') {
            video[property] = !video[property];
            await video.updateComplete;
            continue;
          }
          // `muted` and `volume` of the element follow the native video in a later task.
          await nextTask();
          const { volume, muted } = video.media!;
          const may = { seek: video.enableProgressGesture, volume: video.vslideGesture || video.pageGesture };
          const expected = { time, volume, muted };
          const result = dragged(moves, may);
          for (const { x, y } of (does === 'drag' && result?.ways) || []) {
            if (result!.kind === 'seek') expected.time = within(time + (x / 600) * DURATION, DURATION);
            else expected.volume = within((muted ? 0 : volume) - y / 200, 1);
            if (result!.kind === 'volume' && expected.volume > 0) expected.muted = false;
          }
          id++;
          send('pointerdown', [0, 0]);
          for (const move of moves) send('pointermove', move);
          if (does === 'leave') {
            const { parentElement } = video;
            video.remove();
            send('pointerup', moves.at(-1)!);
            parentElement!.append(video);
          } else send(does === 'drag' ? 'pointerup' : 'pointercancel', moves.at(-1)!);
          expect(time).to.be.closeTo(expected.time, 1e-6);
          expect(video.media!.volume).to.be.closeTo(expected.volume, 1e-6);
          expect(video.media!.muted).to.equal(expected.muted);
        }
      }),
      { numRuns: 30 },
    );
  });
});
