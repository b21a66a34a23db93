import 'nacre/elements/movable-area';
import 'nacre/elements/movable-view';
import 'nacre/elements/swiper';
import 'nacre/elements/swiper-item';
import { expect, fixture, waitUntil } from '@open-wc/testing';
import type { NcMovableView } from 'nacre/elements/movable-view';
import { gestureArena } from '../../../elements/internal/gesture/arena.js';
import { drag } from '../../helpers/commands.js';
import { drawn, settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { fingers, follow, line, middle, place } from './movable-fixture.js';

/** Records the directions of its touchmove events; `keep`: the page keeps the gesture. */
function directions(view: HTMLElement, keep = () => false): string[] {
  const told: string[] = [];
  for (const type of ['htouchmove', 'vtouchmove']) {
    view.addEventListener(type, (event) => {
      told.push(type[0]!);
      expect([event.cancelable, event.bubbles]).to.deep.equal([true, false]);
      if (keep()) event.preventDefault();
    });
  }
  return told;
}

describe('A movable view fires htouchmove or vtouchmove', () => {
  before(useTokens);

  it('once for each press, whichever way it may be dragged, before it moves', async () => {
    for (const direction of ['all', 'vertical', 'horizontal', 'none']) {
      const view = await place(`direction="${direction}" x="100" y="80"`);
      const told = directions(view);
      const moved = follow(view);
      view.addEventListener('htouchmove', () => expect(moved.length).to.equal(0), { once: true });
      const go = (...ways: (readonly [number, number])[]) =>
        fingers([{ id: 3, on: view, points: ways.map(([x, y]) => middle(view, x, y)) }]);
      go([0, 0], [20, 5], [60, 10], [60, 90]);
      go([0, 0], [-5, -20], [-10, -50], [-90, -50]);
      expect(told, direction).to.deep.equal(['h', 'v']);
    }
  });

  it('also in an area with scale-area', async () => {
    const view = await place('direction="vertical"', { area: 'scale-area' });
    const told = directions(view);
    await drag([middle(view), middle(view, 80, 10)]);
    expect(told).to.deep.equal(['h']);
  });

  it('not for drags in a field, nor while it is disabled', async () => {
    const view = await place('direction="all"');
    view.innerHTML = '<input aria-label="Name" style="display: block; width: 60px" />';
    const told = directions(view);
    await drag([middle(view.firstElementChild!), middle(view.firstElementChild!, 30, 0)]);
    view.replaceChildren();
    view.disabled = true;
    await view.updateComplete;
    await drag([middle(view), middle(view, 60, 10)]);
    expect(told).to.deep.equal([]);
  });

  it('and its default action lets a swiper around it move', async () => {
    const swiper = await fixture<HTMLElement & { current: number }>(`<nc-swiper style="width: 300px; height: 200px">
      <nc-swiper-item><nc-movable-area style="width: 300px; height: 200px">
        <nc-movable-view direction="vertical" aria-label="Card" style="width: 200px; height: 60px"></nc-movable-view>
      </nc-movable-area></nc-swiper-item>
      <nc-swiper-item>Two</nc-swiper-item></nc-swiper>`);
    await settled(swiper);
    await drawn();
    const view = swiper.querySelector('nc-movable-view')!;
    let keeps = true;
    directions(view, () => keeps);
    const moved = follow(view);
    const swipe = () => drag([middle(view, 90, 0), middle(view, -90, 5)]);
    await swipe();
    await drawn();
    expect([swiper.current, moved.length, view.matches(':state(dragging)')]).to.deep.equal([0, 0, false]);
    keeps = false;
    await swipe();
    await waitUntil(() => swiper.current === 1, 'it is swiped');
  });

  it('and its default action lets the browser scroll', async () => {
    const home = await fixture<HTMLElement>(`<div style="width: 300px; overflow: auto">
      <nc-movable-area style="width: 900px; height: 200px">
        <nc-movable-view direction="vertical" aria-label="Card" style="width: 200px; height: 60px"></nc-movable-view>
      </nc-movable-area></div>`);
    await settled(home);
    await drawn();
    const view = home.querySelector('nc-movable-view')!;
    const prevents = (pointerId: number) => {
      fingers([{ id: pointerId, on: view, points: line(middle(view), middle(view, -40, 0), 4) }], { lift: false });
      const isPrevented = !view.dispatchEvent(new Event('touchmove', { bubbles: true, cancelable: true }));
      dispatchEvent(new PointerEvent('pointerup', { pointerId, pointerType: 'touch' }));
      return isPrevented;
    };
    let keeps = false;
    expect(prevents(11), 'no listener').to.equal(false);
    directions(view, () => keeps);
    expect(prevents(12)).to.equal(false);
    keeps = true;
    expect(prevents(13), 'kept').to.equal(true);
  });

  it('and its listener may remove it', async () => {
    const view: NcMovableView = await place();
    const told = directions(view);
    view.addEventListener('htouchmove', () => view.remove());
    const area = view.parentElement!;
    const on = middle(view);
    fingers([{ id: 21, on: view, points: line(on, [on[0] + 40, on[1]], 4) }], { lift: false });
    expect([told.join(), view.isConnected, view.x]).to.deep.equal(['h', false, 0]);
    expect(gestureArena().ownerOf(21)).to.equal(undefined);
    expect(view.matches(':state(dragging)')).to.equal(false);
    dispatchEvent(new PointerEvent('pointerup', { pointerId: 21, pointerType: 'touch' }));
    area.append(view);
    await drawn();
    await drag([middle(view), middle(view, 10, 60)]);
    expect(view.y).to.be.greaterThan(40);
  });
});
