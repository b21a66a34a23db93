import 'nacre/elements/movable-area';
import 'nacre/elements/movable-view';
import { expect } from '@open-wc/testing';
import { keys } from '../../helpers/commands.js';
import { drawn } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { fingers, follow, middle, place, rest, seen } from './movable-fixture.js';

describe('A movable view with out-of-bounds', () => {
  before(useTokens);

  const LIMITED = `direction="all" scale x="100" y="60" scale-min="0.5" scale-max="2" out-of-bounds damping="200"`;
  /** So many times as far apart, without lifting, about a point 10 px right of the middle. */
  const spread = (view: Element, ...ways: number[]) => {
    const at = middle(view, 10, 0);
    const points = (side: number) => ways.map((way) => [at[0] + (side * way) / 2, at[1]] as [number, number]);
    fingers(
      [-1, 1].map((side, index) => ({ id: index + 1, on: view, points: points(side) })),
      { lift: false },
    );
    return at;
  };
  const lift = () => {
    for (const pointerId of [1, 2]) dispatchEvent(new PointerEvent('pointerup', { pointerId, pointerType: 'touch' }));
  };
  const grown = (view: HTMLElement) => seen(view).width / 60;

  it('can be zoomed beyond its limits, less and less, and springs back', async () => {
    for (const [from, to, limit, beyond] of [
      [20, 80, 2, 1],
      [160, 20, 0.5, -1],
    ] as const) {
      const view = await place(LIMITED);
      const told = follow(view);
      spread(view, from, from + (to - from) / 2, to);
      const once = grown(view);
      expect(Math.sign(once - limit), `${limit}`).to.equal(beyond);
      expect(once / limit).to.be.within(0.6, 1.65);
      expect(view.scaleValue, 'what it has').to.equal(limit);
      lift();
      expect(view.matches(':state(moving)')).to.equal(true);
      await rest(view);
      expect(grown(view)).to.be.closeTo(limit, 0.001);
      const [type, x, y, scale] = told.at(-1)!;
      expect([type, scale]).to.deep.equal(['scale', limit]);
      expect([x, y]).to.deep.equal([view.x, view.y]);
    }
    const view = await place(LIMITED);
    const stretches = [80, 160, 320].map((to) => {
      spread(view, 20, to);
      const stretch = grown(view) / 2;
      lift();
      view.scaleValue = 1;
      return stretch;
    });
    expect(stretches[1]! - stretches[0]!).to.be.greaterThan(stretches[2]! - stretches[1]!);
  });

  it('gets smaller only after a zoom beyond its limits is taken back', async () => {
    const view = await place(LIMITED);
    spread(view, 20, 80, 40);
    expect(grown(view)).to.be.closeTo(2, 0.001);
    lift();
    await rest(view);
    expect(grown(view)).to.equal(2);
  });

  it('springs back about the middle of the fingers', async () => {
    const view = await place(`${LIMITED} damping="40"`, { style: 'width: 1000px; height: 500px' });
    const [x] = spread(view, 20, 80);
    const share = () => (x - view.getBoundingClientRect().left) / view.getBoundingClientRect().width;
    const before = share();
    lift();
    await rest(view);
    expect(grown(view)).to.equal(2);
    expect(share()).to.be.closeTo(before, 0.005);
  });

  it('is stopped by a touch on its way back, and goes on after the release', async () => {
    const view = await place(LIMITED.replace('200', '4'));
    spread(view, 20, 80);
    const before = grown(view);
    lift();
    await drawn();
    const on = middle(view);
    fingers([{ id: 5, on: view, points: [on] }], { lift: false });
    const caught = grown(view);
    await drawn();
    expect(grown(view), 'caught').to.equal(caught);
    expect(caught).to.be.within(2, before);
    view.damping = 200;
    fingers([{ id: 6, on: view, points: [on] }], { lift: false });
    lift();
    for (const pointerId of [5, 6]) dispatchEvent(new PointerEvent('pointerup', { pointerId, pointerType: 'touch' }));
    expect(view.matches(':state(moving)')).to.equal(true);
    await rest(view);
    expect(grown(view)).to.equal(2);
  });

  it('stays within its limits by keys and wheel', async () => {
    const view = await place(LIMITED);
    for (let time = 0; time < 10; time++) {
      view.dispatchEvent(new WheelEvent('wheel', { ctrlKey: true, deltaY: -500, cancelable: true }));
    }
    expect(grown(view)).to.equal(2);
    view.focus();
    await keys('+');
    expect(grown(view)).to.equal(2);
    spread(view, 20, 40);
    lift();
    await keys('-');
    expect(grown(view)).to.be.closeTo(1.6, 0.001);
  });
});
