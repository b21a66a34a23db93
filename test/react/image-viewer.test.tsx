import { expect, waitUntil } from '@open-wc/testing';
import type { NcImageViewer } from 'nacre/elements/image-viewer';
import { ImageViewer } from 'nacre/react';
import { keys } from '../helpers/commands.js';
import { mount, unmountAll } from '../helpers/react.js';

const PEARL = '/shell/showcase/pearl.svg';

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
