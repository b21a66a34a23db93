import { expect, oneEvent } from '@open-wc/testing';
import type { NcMap, RegionChangeEvent } from 'nacre/elements/map';
import { Map } from 'nacre/react/map';
import { keys } from '../helpers/commands.js';
import { mount, unmountAll } from '../helpers/react.js';

describe('<Map> in React', () => {
  afterEach(unmountAll);

  it('stays where the user moved it, however often React renders, until the page sets another place', async () => {
    const page = (longitude: number, more: object = {}) => (
      <Map latitude={10} longitude={longitude} scale={6} aria-label="Islands" {...more} />
    );
    const { find, render } = mount(page(20));
    const map = find<NcMap>('nc-map');
    await oneEvent(map, 'updated');
    map.focus();
    const ended = new Promise<void>((resolve) => {
      map.addEventListener('regionchange', (event) => (event as RegionChangeEvent).phase === 'end' && resolve());
    });
    await keys('ArrowRight');
    await ended;
    const { longitude } = map;
    expect(longitude).to.be.above(20);
    render(page(20, { title: 'again' }));
    await map.updateComplete;
    expect((await map.getCenterLocation()).longitude).to.equal(longitude);
    render(page(30));
    await map.updateComplete;
    expect((await map.getCenterLocation()).longitude).to.equal(30);
  });
});
