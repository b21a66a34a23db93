import 'nacre/elements/map';
import { expect, waitUntil } from '@open-wc/testing';
import { fakeGeolocation, type FakeGeolocation } from '../../device/location-fixture.js';
import { drawn } from '../../helpers/dom.js';
import { holdTimers } from '../../helpers/timers.js';
import type { RequestEvent } from '../../../elements/internal/element/events.js';
import type { NcMap } from 'nacre/elements/map';
import { createMap, PARIS, saidBy } from './map-fixture.js';

const dotOf = (map: NcMap) => map.shadowRoot!.querySelector<HTMLElement>('.location');

describe('<nc-map show-location>', () => {
  let device: FakeGeolocation;
  beforeEach(() => (device = fakeGeolocation()));
  afterEach(() => {
    device.refuse(2);
    device.restore();
  });

  it('shows a dot with its accuracy and direction, and asks again after 30000 ms', async () => {
    const timers = holdTimers(30_000);
    const map = await createMap();
    expect(device.asked).to.have.length(0);
    map.showLocation = true;
    await map.updateComplete;
    expect(device.asked).to.have.length(1);
    expect(dotOf(map)).to.equal(null);
    device.give({ ...PARIS, accuracy: 500, heading: 90 });
    await waitUntil(() => dotOf(map));
    const dot = dotOf(map)!;
    expect(dot.ariaLabel).to.equal('Your location');
    const box = map.getBoundingClientRect();
    const { left, width, top, height } = dot.getBoundingClientRect();
    expect(left + width / 2 - box.left).to.be.closeTo(200, 1);
    expect(top + height / 2 - box.top).to.be.closeTo(150, 1);
    expect(dot.classList.contains('directed')).to.equal(true);
    expect(map.shadowRoot!.querySelector('path.accuracy')).to.not.equal(null);
    timers.run();
    expect(device.asked).to.have.length(2);
    device.give({ latitude: PARIS.latitude, longitude: PARIS.longitude + 0.05 });
    await waitUntil(() => dot.getBoundingClientRect().left > left + 20);
    expect(dot.classList.contains('directed')).to.equal(false);
    map.showLocation = false;
    await map.updateComplete;
    expect(dotOf(map)).to.equal(null);
    timers.run();
    expect(device.asked).to.have.length(2);
    timers.restore();
  });

  it('does not ask while the map is hidden', async () => {
    const timers = holdTimers(30_000);
    const map = await createMap('show-location');
    await waitUntil(() => device.asked.length === 1);
    device.give({ ...PARIS, accuracy: 500 });
    await waitUntil(() => dotOf(map));
    map.style.display = 'none';
    await drawn();
    await drawn();
    timers.run();
    expect(device.asked).to.have.length(1);
    map.style.display = '';
    await waitUntil(() => device.asked.length === 2, 'it asks as soon as it shows');
    expect(dotOf(map)).to.not.equal(null);
    timers.restore();
  });

  it('asks again for a new map while the request of a removed map is pending', async () => {
    await createMap('show-location');
    await waitUntil(() => device.asked.length === 1);
    const map = await createMap('show-location');
    await waitUntil(() => device.asked.length === 2);
    device.give({ ...PARIS, accuracy: 500 });
    await waitUntil(() => dotOf(map));
  });

  it('asks the host of the page first, and shares one question', async () => {
    const asked: RequestEvent[] = [];
    const answer = (event: Event) => {
      const request = event as RequestEvent;
      if (request.name !== 'getLocation') return;
      asked.push(request);
      request.respondWith({ ...PARIS, accuracy: 10 });
    };
    document.addEventListener('nc-request', answer);
    const map = await createMap('show-location latitude="48.8" longitude="2.3" scale="10"');
    await waitUntil(() => dotOf(map));
    expect(device.asked).to.have.length(0);
    expect(asked[0]!.options).to.deep.equal({ type: 'wgs84' });
    await map.moveToLocation();
    expect(map.latitude).to.be.closeTo(PARIS.latitude, 1e-9);
    expect(asked).to.have.length(1);
    document.removeEventListener('nc-request', answer);
  });

  it('says that there is none, and goes on', async () => {
    const map = await createMap('show-location');
    device.refuse(1, 'denied');
    await waitUntil(() => saidBy(map) !== '');
    expect(saidBy(map)).to.equal('Your location is not available.');
    const failed = map.moveToLocation().catch((error: Error) => error.name);
    device.refuse(1, 'denied');
    expect(await failed).to.equal('PositionError');
  });
});
