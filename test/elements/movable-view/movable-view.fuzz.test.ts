import 'nacre/elements/movable-area';
import 'nacre/elements/movable-view';
import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import type { NcMovableView } from 'nacre/elements/movable-view';
import { drawn, settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { fingers, follow, line, middle, rest, seen, type Told } from './movable-fixture.js';

type Step =
  | { do: 'drag'; at: number; x: number; y: number; steps: number; lift: boolean }
  | { do: 'pinch'; at: number; from: number; to: number }
  | { do: 'wheel'; at: number; deltaY: number }
  | { do: 'key'; at: number; key: string }
  | { do: 'set'; at: number; property: 'x' | 'y' | 'scaleValue' | 'scaleMin' | 'scaleMax'; to: number }
  | { do: 'turn'; at: number; property: 'disabled' | 'scale' | 'inertia' | 'outOfBounds' | 'animation' }
  | { do: 'direction'; at: number; to: NcMovableView['direction'] }
  | { do: 'size'; of: 'area' | 'view'; at: number; width: number; height: number }
  | { do: 'remove' | 'add' | 'back'; at: number }
  | { do: 'lead' | 'wait' | 'lift'; at: number };

const at = fc.nat({ max: 3 });
const px = fc.integer({ min: -400, max: 400 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('drag' as const),
      at,
      x: px,
      y: px,
      steps: fc.integer({ min: 1, max: 6 }),
      lift: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('pinch' as const),
      at,
      from: fc.integer({ min: 0, max: 200 }),
      to: fc.integer({ min: 0, max: 200 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wheel' as const), at, deltaY: px }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('key' as const),
      at,
      key: fc.constantFrom('ArrowLeft', 'ArrowDown', '+', '-', '0'),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('set' as const),
      at,
      property: fc.constantFrom('x', 'y', 'scaleValue', 'scaleMin', 'scaleMax'),
      to: fc.oneof(px, fc.double({ min: -1, max: 12 }), fc.constantFrom(NaN, Infinity, -Infinity, 0)),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('turn' as const),
      at,
      property: fc.constantFrom('disabled', 'scale', 'inertia', 'outOfBounds', 'animation'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('direction' as const),
      at,
      to: fc.constantFrom('all', 'horizontal', 'vertical', 'none'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('size' as const),
      of: fc.constantFrom('area', 'view'),
      at,
      width: fc.nat({ max: 500 }),
      height: fc.nat({ max: 300 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('remove', 'add', 'back'), at }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('lead', 'wait', 'lift'), at }) },
);

/** An area with views in it, and what their events have told. */
class Run {
  readonly area: HTMLElement & { scaleArea: boolean };
  readonly told = new Map<NcMovableView, Told[]>();
  readonly #removed: NcMovableView[] = [];
  #pointer = 100;
  /** Fingers that are still down, and on what. */
  #down: { id: number; on: Element }[] = [];

  constructor(home: HTMLElement) {
    this.area = home.appendChild(document.createElement('nc-movable-area'));
    this.area.style.cssText = 'width: 300px; height: 200px';
    this.#add();
    this.#add();
  }

  get views(): NcMovableView[] {
    return [...this.area.children] as NcMovableView[];
  }

  async apply(given: Step): Promise<void> {
    if (given.do === 'wait') return drawn();
    if (given.do === 'lift') return this.#lift();
    if (given.do === 'lead') {
      this.area.scaleArea = !this.area.scaleArea;
      return;
    }
    const view = this.views[given.at % Math.max(1, this.views.length)];
    if (!view) return this.#bringBack();
    switch (given.do) {
      case 'add':
        this.#add();
        break;
      case 'back':
        this.#bringBack();
        break;
      case 'drag': {
        const id = ++this.#pointer;
        const points = line(middle(view), middle(view, given.x, given.y), given.steps);
        fingers([{ id, on: view, points }], { lift: given.lift });
        if (!given.lift) this.#down.push({ id, on: view });
        break;
      }
      case 'pinch': {
        const ids = [++this.#pointer, ++this.#pointer];
        const paths = [-1, 1].map((side) =>
          line(middle(view, (side * given.from) / 2, 0), middle(view, (side * given.to) / 2, 10), 4),
        );
        fingers(paths.map((points, index) => ({ id: ids[index]!, on: view, points })));
        break;
      }
      case 'wheel': {
        const [clientX, clientY] = middle(view);
        const init = { bubbles: true, cancelable: true, ctrlKey: true, clientX, clientY };
        view.dispatchEvent(new WheelEvent('wheel', { ...init, deltaY: given.deltaY }));
        break;
      }
      case 'key':
        view.dispatchEvent(new KeyboardEvent('keydown', { key: given.key, cancelable: true }));
        break;
      case 'set':
        view[given.property] = given.to;
        break;
      case 'turn':
        view[given.property] = !view[given.property];
        break;
      case 'direction':
        view.direction = given.to;
        break;
      case 'size':
        Object.assign((given.of === 'area' ? this.area : view).style, {
          width: `${given.width}px`,
          height: `${given.height}px`,
        });
        break;
      case 'remove':
        view.remove();
        this.#removed.push(view);
        break;
    }
  }

  check(): void {
    for (const view of this.views) {
      const { x, y, scaleValue } = view;
      const least = view.scaleMin > 0 ? Math.min(10, Math.max(0.1, view.scaleMin)) : 0.1;
      expect([x, y].every(Number.isFinite), `${x}, ${y}`).to.equal(true);
      expect(scaleValue).to.be.within(0.1, 10);
      expect(scaleValue + 1e-9).to.be.at.least(least);
    }
    for (const told of this.told.values()) {
      for (const [type, x, y, more] of told.splice(0, told.length - 1)) {
        expect([x, y].every(Number.isFinite), type).to.equal(true);
        // A hand can pull it beyond its scales, by a little.
        if (type === 'scale') expect(more).to.be.within(0.06, 16.5);
        else expect(more).to.be.oneOf(['touch', 'touch-out-of-bounds', 'out-of-bounds', 'friction', '']);
      }
    }
  }

  /** Everything rests within the bounds, where the last event has told, and nothing runs on. */
  async end(): Promise<void> {
    this.#lift();
    await settled(this.area);
    for (const view of this.views) await rest(view);
    await drawn();
    const { clientWidth, clientHeight } = this.area;
    for (const view of this.views) {
      const { offsetWidth, offsetHeight, x, y, scaleValue } = view;
      expect(view.matches(':state(dragging), :state(moving)')).to.equal(false);
      if (!(clientWidth || clientHeight) || !(offsetWidth || offsetHeight)) continue;
      for (const [place, room] of [
        [x, clientWidth - offsetWidth * scaleValue],
        [y, clientHeight - offsetHeight * scaleValue],
      ] as const) {
        expect(place).to.be.within(Math.min(0, room) - 0.1, Math.max(0, room) + 0.1);
      }
      const shown = seen(view);
      expect(shown.x).to.be.closeTo(x, 0.11);
      expect(shown.y).to.be.closeTo(y, 0.11);
      expect(shown.width).to.be.closeTo(offsetWidth * scaleValue, 0.11);
      const last = this.told.get(view)!.at(-1);
      if (last) {
        expect(last[1]).to.be.closeTo(x, 0.11);
        expect(last[2]).to.be.closeTo(y, 0.11);
      }
    }
    this.area.remove();
  }

  #add(): void {
    const view = document.createElement('nc-movable-view');
    view.style.cssText = 'width: 60px; height: 40px';
    // Quick ones, so that springs and throws end soon.
    Object.assign(view, {
      direction: 'all',
      scale: true,
      inertia: true,
      outOfBounds: true,
      damping: 400,
      friction: 50,
    });
    this.told.set(view, follow(view));
    this.area.append(view);
  }

  #bringBack(): void {
    for (const view of this.#removed.splice(0)) {
      // Where it begins is not told.
      this.told.get(view)!.length = 0;
      this.area.append(view);
    }
  }

  #lift(): void {
    for (const { id, on } of this.#down) {
      const event = new PointerEvent('pointerup', { pointerId: id, pointerType: 'touch', bubbles: true });
      (on.isConnected ? on : window).dispatchEvent(event);
    }
    this.#down = [];
  }
}

describe('Any movable view in a random sequence of steps', () => {
  before(useTokens);

  it('rests within its bounds and its limits', async function () {
    this.timeout(60_000);
    const home = document.body.appendChild(document.createElement('div'));
    home.style.cssText = 'position: absolute; left: 0; top: 0';
    try {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 20 }), async (steps) => {
          home.replaceChildren();
          const run = new Run(home);
          await settled(run.area);
          await drawn();
          for (const each of steps) {
            await run.apply(each);
            run.check();
          }
          await run.end();
        }),
        { numRuns: 20 },
      );
    } finally {
      home.remove();
    }
  });
});
