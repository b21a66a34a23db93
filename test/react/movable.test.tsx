import { expect, waitUntil } from '@open-wc/testing';
import { useState } from 'react';
import type { NcImageViewer } from 'nacre/elements/image-viewer';
import type { NcMovableView } from 'nacre/elements/movable-view';
import { ImageViewer, MovableArea, MovableView } from 'nacre/react';
import { keys } from '../helpers/commands.js';
import { drawn, settled } from '../helpers/dom.js';
import { mount, unmountAll } from '../helpers/react.js';

const PEARL = '/shell/showcase/pearl.svg';

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

describe('<ImageViewer> in React', () => {
  afterEach(unmountAll);

  it('shows pictures, and follows the user and the state', async () => {
    const urls = [PEARL, `${PEARL}#2`, `${PEARL}#3`];
    const told: string[] = [];
    const page = (props: object) => (
      <ImageViewer
        urls={urls}
        onChange={({ current }) => told.push(`change ${current}`)}
        onClose={({ reason }) => told.push(`close ${reason}`)}
        {...props}
      />
    );
    const { find, render } = mount(page({ open: true, current: 1 }));
    const viewer = find<NcImageViewer>('nc-image-viewer');
    await viewer.updateComplete;
    expect([viewer.open, viewer.current]).to.deep.equal([true, 1]);
    await keys('ArrowRight');
    render(page({ open: true, current: 1, title: 'again' }));
    expect(viewer.current).to.equal(2);
    render(page({ open: true, current: 0 }));
    expect(viewer.current).to.equal(0);
    await keys('Escape');
    await waitUntil(() => !viewer.open);
    expect(told).to.deep.equal(['change 2', 'close escape']);
  });
});
