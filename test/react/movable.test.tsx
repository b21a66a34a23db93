import { expect, waitUntil } from '@open-wc/testing';
import { useState } from 'react';
import type { NcMovableView } from 'nacre/elements/movable-view';
import { MovableArea, MovableView } from 'nacre/react';
import { keys } from '../helpers/commands.js';
import { drawn, settled } from '../helpers/dom.js';
import { mount, unmountAll } from '../helpers/react.js';

describe('<MovableView> in React', () => {
  afterEach(unmountAll);

  const SIZE = { area: { width: 200, height: 100 }, view: { width: 20, height: 20 } };
  const ready = async (view: NcMovableView) => {
    await settled(view.parentElement!);
    await drawn();
    view.focus();
  };

  it('stays where the user moved it, however often React renders, until the page sets another place', async () => {
    const page = (x: number, more: object = {}) => (
      <MovableArea style={SIZE.area}>
        <MovableView direction="all" animation={false} x={x} y={5} style={SIZE.view} {...more} />
      </MovableArea>
    );
    const { find, render } = mount(page(10));
    const view = find<NcMovableView>('nc-movable-view');
    await ready(view);
    await keys('ArrowRight');
    expect(view.x).to.equal(20);
    render(page(10, { title: 'again' }));
    expect([view.x, view.y]).to.deep.equal([20, 5]);
    render(page(50));
    await view.updateComplete;
    expect([view.x, view.y]).to.deep.equal([50, 5]);
  });

  it('works with a state that its events set', async () => {
    function Page() {
      const [place, setPlace] = useState({ x: 10, y: 10 });
      return (
        <MovableArea style={SIZE.area}>
          <MovableView
            direction="all"
            {...place}
            style={SIZE.view}
            onChange={({ x, y }) => setPlace({ x: Math.min(x, 40), y })}
            title={`${place.x}, ${place.y}`}
          />
        </MovableArea>
      );
    }
    const { find } = mount(<Page />);
    const view = find<NcMovableView>('nc-movable-view');
    await ready(view);
    await keys('ArrowDown');
    await keys('Shift+ArrowRight');
    await waitUntil(() => view.title === '40, 20');
    await waitUntil(() => view.x === 40 && !view.matches(':state(moving)'));
    expect(view.y).to.equal(20);
  });
});
