import 'nacre/elements/movable-area';
import 'nacre/elements/movable-view';
import { expect, fixture } from '@open-wc/testing';
import type { NcMovableView } from 'nacre/elements/movable-view';
import { drag, hasTouch, multiTouch, pointer, touch } from '../../helpers/commands.js';
import { drawn, settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { fingers, follow, line, middle, place, rest, seen } from './movable-fixture.js';

/** A throw to the right, of 60 px within 64 ms. */
const fling = (view: NcMovableView) =>
  fingers([{ id: 1, on: view, points: line(middle(view), middle(view, 60, 0), 4) }]);

describe('A movable view that is dragged', () => {
  before(useTokens);

  // Before all others: none of them has loaded anything yet.
  it('can be dragged from its first update on', async () => {
    const home = await fixture<HTMLElement>('<div></div>');
    let frames = 0;
    requestAnimationFrame(() => frames++);
    home.innerHTML = `<nc-movable-area style="width: 300px; height: 200px">
      <nc-movable-view direction="all" style="width: 60px; height: 40px"></nc-movable-view>
    </nc-movable-area>`;
    await settled(home);
    const view = home.querySelector('nc-movable-view')!;
    fingers([{ id: 1, on: view, points: line(middle(view), middle(view, 60, 20), 6) }]);
    expect(view.x).to.be.greaterThan(40);
    expect(frames).to.equal(0);
  });

  it('moves along its direction only, and leaves the other one to the page', async () => {
    for (const [direction, along] of [
      ['horizontal', 'x'],
      ['vertical', 'y'],
    ] as const) {
      const view = await place(`direction="${direction}"`);
      const told = follow(view);
      const across = direction === 'vertical';
      await drag([middle(view), middle(view, across ? 80 : 20, across ? 20 : 80)]);
      expect(told).to.deep.equal([]);
      await drag([middle(view), middle(view, across ? 20 : 80, across ? 80 : 20)]);
      expect(view[along]).to.be.greaterThan(60);
      expect(view[along === 'x' ? 'y' : 'x']).to.equal(0);
    }
  });

  it('does not move without a direction, while disabled, or with an unknown direction', async () => {
    for (const attributes of ['', 'direction="all" disabled', 'direction="sideways"', 'scale']) {
      const { warn } = console;
      const warnings: string[] = [];
      console.warn = (text: string) => warnings.push(text);
      const view = await place(attributes);
      console.warn = warn;
      expect(warnings.length).to.equal(attributes.includes('sideways') ? 1 : 0);
      const told = follow(view);
      await drag([middle(view), middle(view, 80, 20)]);
      expect(told, attributes).to.deep.equal([]);
    }
  });

  it('stops being dragged when it is disabled', async () => {
    const view = await place();
    const [x, y] = middle(view);
    await pointer({ phase: 'move', position: [x, y], pointerType: 'mouse' });
    await pointer({ phase: 'down', position: [x, y], pointerType: 'mouse' });
    await pointer({ phase: 'move', position: [x + 40, y], pointerType: 'mouse' });
    expect(view.matches(':state(dragging)')).to.equal(true);
    view.disabled = true;
    await view.updateComplete;
    expect(view.matches(':state(dragging)')).to.equal(false);
    const before = view.x;
    await pointer({ phase: 'move', position: [x + 80, y], pointerType: 'mouse' });
    await pointer({ phase: 'up', position: [x + 80, y], pointerType: 'mouse' });
    expect(view.x).to.equal(before);
  });

  it('can be pulled beyond its bounds by the square root of the pull, and springs back', async () => {
    const view = await place('direction="all" out-of-bounds damping="100"');
    const told = follow(view);
    const [x, y] = middle(view);
    fingers(
      [
        {
          id: 1,
          on: view,
          points: [
            [x, y],
            [x - 5, y],
            [x - 105, y],
          ],
        },
      ],
      { lift: false },
    );
    expect(told.at(-1)).to.deep.equal(['change', -10, 0, 'touch-out-of-bounds']);
    expect(view.x).to.equal(0);
    view.dispatchEvent(
      new PointerEvent('pointerup', {
        pointerId: 1,
        pointerType: 'touch',
        clientX: x - 105,
        clientY: y,
        bubbles: true,
      }),
    );
    await rest(view);
    expect(seen(view).x).to.equal(0);
    expect(told.at(-1)).to.deep.equal(['change', 0, 0, 'out-of-bounds']);
    expect(told.slice(1).every(([, , , source]) => source === 'out-of-bounds')).to.equal(true);
  });

  it('is stopped by a touch on its way back', async () => {
    const view = await place('direction="all" out-of-bounds damping="5"');
    const [x, y] = middle(view);
    fingers([
      {
        id: 1,
        on: view,
        points: [
          [x, y],
          [x - 5, y],
          [x - 405, y],
        ],
      },
    ]);
    await drawn();
    const told = follow(view);
    fingers([{ id: 2, on: view, points: [[x, y]] }], { lift: false });
    const caught = seen(view).x;
    expect(caught).to.be.below(0);
    await drawn();
    expect(seen(view).x).to.equal(caught);
    expect(told).to.deep.equal([]);
    fingers([{ id: 3, on: view, points: [[x, y]] }]);
    // The finger that caught it lifts.
    view.dispatchEvent(new PointerEvent('pointerup', { pointerId: 2, pointerType: 'touch', bubbles: true }));
    view.damping = 200;
    await rest(view);
    expect(seen(view).x).to.be.within(-1, 0);
  });

  it('goes on after a release with speed, slows down and stays within its bounds', async () => {
    const view = await place('direction="all" inertia friction="20"', { style: 'width: 2000px' });
    const told = follow(view);
    fling(view);
    const released = seen(view).x;
    expect(view.matches(':state(moving)')).to.equal(true);
    await rest(view);
    const way = view.x - released;
    // v²/2a, with the speed of the hand, of which the first px count for less.
    expect(way).to.be.within(15, 30);
    expect(told.at(-1)).to.deep.equal(['change', view.x, 0, 'friction']);
    const bounded = await place('direction="all" inertia');
    fling(bounded);
    await rest(bounded);
    expect(seen(bounded).x).to.equal(240);
  });

  it('stays where it is released without inertia, or after a rest', async () => {
    const view = await place('direction="all"');
    fling(view);
    expect(view.matches(':state(moving)')).to.equal(false);
    view.inertia = true;
    await drag([middle(view), middle(view, 50, 0)], { hold: 150 });
    expect(view.matches(':state(moving)')).to.equal(false);
  });

  it('is stopped by a touch, which fires no click', async () => {
    const view = await place('direction="all" inertia friction="0.5"', { style: 'width: 5000px' });
    view.style.width = '400px';
    await drawn();
    let clicks = 0;
    view.addEventListener('click', () => clicks++);
    fling(view);
    await drawn();
    await touch([middle(view)]);
    const { x } = seen(view);
    const told = follow(view);
    await drawn();
    expect(seen(view).x).to.equal(x);
    expect(view.x).to.equal(x);
    expect(told).to.deep.equal([]);
    expect(view.matches(':state(moving)')).to.equal(false);
    expect(clicks).to.equal(0);
    await touch([middle(view)]);
    expect(clicks).to.equal(1);
  });

  it('ignores positions by code while it is held, and those that it has reported while it goes on', async () => {
    const view = await place('direction="all" inertia friction="0.5"', { style: 'width: 5000px' });
    let echo = 0;
    const keep = () => {
      view.x = echo; // A page that keeps the place, a frame late.
      echo = view.x;
    };
    view.addEventListener('change', keep);
    fling(view);
    const released = view.x;
    expect(released).to.be.greaterThan(40);
    await drawn();
    await drawn();
    expect(view.x).to.be.greaterThan(released);
    view.removeEventListener('change', keep);
    view.animation = false;
    view.x = 7.5;
    await view.updateComplete;
    expect(seen(view).x).to.equal(7.5);
    expect(view.matches(':state(moving)')).to.equal(false);
  });

  it('stops when it is removed', async () => {
    const view = await place('direction="all" inertia friction="0.5"', { style: 'width: 5000px' });
    const area = view.parentElement!;
    fling(view);
    await drawn();
    const told = follow(view);
    view.remove();
    await drawn();
    expect(told).to.deep.equal([]);
    expect(view.matches(':state(moving)')).to.equal(false);
    const { x } = view;
    area.append(view);
    await drawn();
    expect(seen(view).x).to.equal(x);
    expect(told).to.deep.equal([]);
  });

  it('moves together with another one, each by a finger', async () => {
    const one = await place();
    const other = one.cloneNode() as NcMovableView;
    other.x = 200;
    one.after(other);
    await settled(one.parentElement!);
    await drawn();
    const told = [follow(one), follow(other)];
    const paths = [line(middle(one), middle(one, 50, 90)), line(middle(other), middle(other, -40, 60))];
    if (hasTouch) await multiTouch(paths, { steps: 2 });
    else fingers(paths.map((points, index) => ({ id: index + 5, on: index ? other : one, points })));
    expect(seen(one).y).to.be.within(75, 90);
    expect(seen(other).x).to.be.within(160, 175);
    for (const each of told) expect(each.at(-1)![3]).to.equal('touch');
  });

  it('does not move by drags in a text field, and moves as far as the pointer in a scaled area', async () => {
    const view = await place('direction="all"', { style: 'scale: 2; transform-origin: 0 0' });
    await drag([middle(view), middle(view, 100, 40)]);
    expect(view.x).to.be.within(42, 50);
    const input = view.appendChild(document.createElement('input'));
    input.style.width = '40px';
    const { x } = view;
    await drag([middle(input), middle(input, 50, 0)]);
    expect(view.x).to.equal(x);
  });
});
