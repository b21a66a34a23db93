import 'nacre/elements/map';
import { expect, oneEvent as anyEvent, waitUntil } from '@open-wc/testing';
import type {
  ClusterTapEvent,
  ControlTapEvent,
  MapMarker,
  MarkerEvent,
  MarkerPartEvent,
  NcMap,
} from 'nacre/elements/map';
import { drag, keys } from '../../helpers/commands.js';
import { deepActiveElement, drawn } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { at, createMap, ended, follow, PARIS, pxPerDegree } from './map-fixture.js';

const DOT = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40"/></svg>')}`;

/** Its next event of a type. */
const oneEvent = async <Type extends Event>(map: NcMap, type: string): Promise<Type> =>
  (await anyEvent(map, type)) as Event as Type;

/** A position, in px to the right of the middle of a map at scale 10. */
const right = (px: number) => ({ ...PARIS, longitude: PARIS.longitude + px / pxPerDegree(10) });

const partOf = (map: NcMap, selector: string): HTMLElement => {
  const part = map.shadowRoot!.querySelector<HTMLElement>(`.markers ${selector}, .controls ${selector}`);
  if (!part) throw new Error(`there is no ${selector}`);
  return part;
};

const hasPart = (map: NcMap, selector: string) => Boolean(map.shadowRoot!.querySelector(`.markers ${selector}`));

const click = (node: Element) => drag([at(node as HTMLElement)]);

/** Where a node is, in px from the middle of the map. */
function offsetOf(map: NcMap, node: Element): { x: number; y: number } {
  const box = node.getBoundingClientRect();
  const [x, y] = at(map);
  return { x: box.left + box.width / 2 - x, y: box.bottom - y };
}

const TYPES = ['markertap', 'callouttap', 'labeltap', 'controltap', 'clustertap', 'markerdragend', 'tap', 'click'];

/** The names of its events from now on, in their order. */
function listen(map: NcMap): string[] {
  const told: string[] = [];
  for (const type of TYPES) map.addEventListener(type, () => told.push(type));
  return told;
}

async function showMarkers(...markers: MapMarker[]): Promise<NcMap> {
  const map = await createMap();
  map.markers = markers;
  await map.updateComplete;
  await waitUntil(() => hasPart(map, '.marker') || hasPart(map, '.cluster'));
  return map;
}

describe('what is on <nc-map>', () => {
  before(useTokens);

  it('tells the tap on a marker, and shows and hides its callout', async () => {
    const map = await showMarkers({ id: 0, ...right(50), callout: { content: 'Open <b>daily</b>' } });
    const told = listen(map);
    const tapped = oneEvent<MarkerEvent>(map, 'markertap');
    await click(partOf(map, '.marker'));
    const { markerId, latitude, longitude } = await tapped;
    expect(markerId).to.equal(0);
    expect(latitude).to.be.closeTo(PARIS.latitude, 1e-6);
    expect(longitude).to.be.closeTo(right(50).longitude, 1e-6);
    expect(partOf(map, '.callout').innerText).to.equal('Open <b>daily</b>');
    expect(partOf(map, '.callout').querySelector('b')).to.equal(null);
    const called = oneEvent<MarkerPartEvent>(map, 'callouttap');
    await click(partOf(map, '.callout'));
    expect((await called).markerId).to.equal(0);
    await click(partOf(map, '.marker'));
    await waitUntil(() => !hasPart(map, '.callout'));
    expect(told).to.deep.equal(['markertap', 'click', 'callouttap', 'click', 'markertap', 'click']);
  });

  it('tells the tap on a marker by a key, and hides the callout by Escape', async () => {
    const map = await showMarkers({ id: 'shop', ...PARIS, title: 'A <b>shop</b>' });
    const told = listen(map);
    const marker = partOf(map, '.marker');
    map.focus();
    await keys('Tab');
    await waitUntil(() => deepActiveElement() === marker, 'the marker has the focus');
    expect(marker.ariaLabel).to.equal('A <b>shop</b>');
    await keys('Enter');
    await waitUntil(() => hasPart(map, '.callout'));
    expect(partOf(map, '.callout').innerText).to.equal('A <b>shop</b>');
    await keys('Escape');
    await waitUntil(() => !hasPart(map, '.callout'));
    expect(told).to.deep.equal(['markertap', 'click']);
  });

  it('tells the taps on a label and a control', async () => {
    const map = await showMarkers({ id: 2, ...PARIS, label: { content: '<b>Two</b>', anchorY: 10 } });
    map.controls = [
      { id: 'home', iconPath: DOT, clickable: true, position: { left: 10, top: 20, width: 40, height: 40 } },
    ];
    await map.updateComplete;
    const told = listen(map);
    const label = partOf(map, '.label');
    expect(label.innerText).to.equal('<b>Two</b>');
    const labelled = oneEvent<MarkerPartEvent>(map, 'labeltap');
    await click(label);
    expect((await labelled).markerId).to.equal(2);
    const controlled = oneEvent<ControlTapEvent>(map, 'controltap');
    await click(partOf(map, 'button.control'));
    expect((await controlled).controlId).to.equal('home');
    expect(told.filter((type) => type !== 'click')).to.deep.equal(['labeltap', 'controltap']);
  });

  it('shows the callout that the page has written, with its own buttons', async () => {
    const map = await showMarkers({ id: 7, ...PARIS, customCallout: {} });
    const callout = document.createElement('div');
    callout.slot = 'callout';
    callout.setAttribute('marker-id', '7');
    callout.innerHTML = '<button>Go there</button>';
    map.append(callout);
    const button = callout.firstElementChild!;
    let presses = 0;
    button.addEventListener('click', () => presses++);
    await drawn();
    expect(button.getBoundingClientRect().width).to.equal(0);
    await click(partOf(map, '.marker'));
    await waitUntil(() => button.getBoundingClientRect().width > 0, 'the callout is there');
    expect(offsetOf(map, callout).y).to.be.below(offsetOf(map, partOf(map, '.marker')).y - 20);
    const told = listen(map);
    await click(button);
    await waitUntil(() => presses === 1);
    expect(told).to.not.include('tap');
    await click(partOf(map, '.marker'));
    await waitUntil(() => button.getBoundingClientRect().width === 0, 'the callout is gone');
  });

  it('zooms in at the tap on a cluster', async () => {
    const near = [right(100), right(110), right(120)];
    const map = await showMarkers(...near.map((point, id) => ({ id, ...point, joinCluster: true })));
    const told = follow(map);
    expect(partOf(map, '.cluster').innerText).to.equal('3');
    const tapped = oneEvent<ClusterTapEvent>(map, 'clustertap');
    await click(partOf(map, '.cluster'));
    const { markerIds, longitude } = await tapped;
    expect([...markerIds].sort()).to.deep.equal([0, 1, 2]);
    expect(longitude).to.be.closeTo(right(110).longitude, 0.002);
    await ended(told);
    expect(told).to.deep.equal(['begin gesture 10', `end scale ${map.scale}`]);
    expect(map.scale).to.be.above(10);
    expect(map.longitude).to.be.closeTo(right(110).longitude, 0.002);
    expect(map.latitude).to.be.closeTo(PARIS.latitude, 0.002);
    await waitUntil(() => hasPart(map, '.marker'), 'they are apart');
  });

  it('lets the user drag a marker, and stays where it is meanwhile', async () => {
    const map = await showMarkers({ id: 4, ...PARIS, draggable: true });
    const told = listen(map);
    const moves = follow(map);
    const [x, y] = at(partOf(map, '.marker'));
    const dropped = oneEvent<MarkerEvent>(map, 'markerdragend');
    await drag([
      [x, y],
      [x + 40, y],
      [x + 90, y + 30],
      [x + 90, y + 30],
    ]);
    const { markerId, latitude, longitude } = await dropped;
    expect(markerId).to.equal(4);
    expect(longitude).to.be.closeTo(right(90).longitude, 1.5 / pxPerDegree(10));
    expect(latitude).to.be.below(PARIS.latitude);
    expect(offsetOf(map, partOf(map, '.marker')).x).to.be.closeTo(90, 1.5);
    expect(offsetOf(map, partOf(map, '.marker')).y).to.be.closeTo(30, 1.5);
    expect(told.filter((type) => type !== 'click')).to.deep.equal(['markerdragend']);
    expect(moves).to.deep.equal([]);
    expect(map.longitude).to.equal(PARIS.longitude);
  });

  it('tells a tap on a polygon once', async () => {
    const map = await createMap();
    const [west, east] = [right(-80), right(80)];
    map.polygons = [
      { points: [west, { ...east, latitude: 48.95 }, { ...east, latitude: 48.75 }], fillColor: '#ff000080' },
    ];
    await map.updateComplete;
    await drawn();
    const told = listen(map);
    await drag([at(map, 20)]);
    await waitUntil(() => told.length > 1);
    await drawn();
    expect([...told].sort()).to.deep.equal(['click', 'tap']);
  });

  it('moves a marker with its label', async () => {
    const map = await showMarkers({ id: 'bus', ...PARIS, label: { content: 'Bus' } });
    const label = offsetOf(map, partOf(map, '.label'));
    await map.translateMarker({ markerId: 'bus', destination: right(60), duration: 60 });
    expect(offsetOf(map, partOf(map, '.marker')).x).to.be.closeTo(60, 1);
    expect(offsetOf(map, partOf(map, '.label')).x).to.be.closeTo(label.x + 60, 1);
    const path = [right(60), right(100), right(-90)];
    await map.moveAlong({ markerId: 'bus', path, duration: 60, autoRotate: false });
    expect(offsetOf(map, partOf(map, '.marker')).x).to.be.closeTo(-90, 1);
    expect(offsetOf(map, partOf(map, '.label')).x).to.be.closeTo(label.x - 90, 1);
    const tapped = oneEvent<MarkerEvent>(map, 'markertap');
    await click(partOf(map, '.marker'));
    expect((await tapped).longitude).to.be.closeTo(right(-90).longitude, 1e-6);
  });

  it('keeps the direction of the page in a callout of its own', async () => {
    const map = await showMarkers({ id: 1, ...PARIS, customCallout: { display: 'ALWAYS' } });
    map.dir = 'rtl';
    map.insertAdjacentHTML('beforeend', '<p slot="callout" marker-id="1">Text</p>');
    await drawn();
    expect(getComputedStyle(map.lastElementChild!).direction).to.equal('rtl');
  });

  it('has its first picture at once', async () => {
    const map = document.createElement('nc-map');
    Object.assign(map, PARIS, { scale: 6 });
    const updated = oneEvent(map, 'updated');
    document.body.append(map);
    await updated;
    const tiles = [...map.shadowRoot!.querySelectorAll('.leaflet-tile-loaded')];
    expect(tiles.length).to.be.above(0);
    for (const tile of tiles) expect(getComputedStyle(tile).opacity).to.equal('1');
    map.remove();
  });

  it('keeps a drag of its own in a scroll view', async () => {
    await import('nacre/elements/scroll-view');
    const map = await createMap();
    const view = document.createElement('nc-scroll-view');
    view.style.cssText = 'display: block; width: 400px; height: 300px';
    view.scrollY = true;
    map.parentElement!.append(view);
    const rest = document.createElement('div');
    rest.style.height = '600px';
    view.append(map, rest);
    await view.updateComplete;
    await map.updateComplete;
    await drawn();
    const top = map.getBoundingClientRect().top;
    const told = follow(map);
    await drag([at(map, 0, 100), at(map, 0, 20), at(map, 0, -100)]);
    await ended(told);
    expect(map.latitude).to.be.below(PARIS.latitude);
    expect(map.getBoundingClientRect().top).to.equal(top);
  });
});
