import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { ClusterTapEvent, MarkerEvent } from '../../../../elements/map/events.js';
import type { MapMarker } from '../../../../elements/map/types.js';
import { drag } from '../../../helpers/commands.js';
import { deepActiveElement } from '../../../helpers/dom.js';
import { useTokens } from '../../../helpers/tokens.js';
import { createStage, removeStage, type TestStage } from './stage-fixture.js';

const at = (latitude: number, longitude: number, rest: Partial<MapMarker> = {}): MapMarker => ({
  latitude,
  longitude,
  ...rest,
});

describe('clusters of markers', () => {
  let stage: TestStage;

  before(useTokens);
  beforeEach(() => {
    stage = createStage();
  });
  afterEach(removeStage);

  const click = async (node: Element) => sendMouse({ type: 'click', position: stage.middle(node) });
  const near = (count: number) =>
    Array.from({ length: count }, (_, i) => at(0.001 * i, 0.001 * i, { id: i, joinCluster: true, title: `M${i}` }));

  it('are near markers with their number', async () => {
    stage.setMarkers(...near(5), at(0.3, 0, { title: 'Alone', joinCluster: true }));
    expect(stage.all('.cluster').map((node) => [node.innerText, node.ariaLabel])).to.deep.equal([['5', '5 markers']]);
    expect(stage.names).to.deep.equal(['Alone']);
    await expect(stage.host).to.be.accessible();
  });

  it('join only markers of the same clusterId', () => {
    const markers = near(6).map((marker, i) => ({ ...marker, clusterId: i % 2 }));
    stage.setMarkers(...markers);
    expect(stage.all('.cluster').map((node) => node.innerText)).to.deep.equal(['3', '3']);
  });

  it('open by a tap', async () => {
    stage.setMarkers(...near(5));
    const [cluster] = stage.all('.cluster');
    await click(cluster!);
    expect(stage.fired).to.have.length(1);
    const event = stage.fired[0] as ClusterTapEvent;
    expect([event.type, [...event.markerIds].sort()]).to.deep.equal(['clustertap', [0, 1, 2, 3, 4]]);
    await waitUntil(() => stage.map.getZoom() > 10 && !stage.root.querySelector('.leaflet-zoom-anim'));
    expect(stage.all().length + stage.all('.cluster').length).to.be.greaterThan(1);
  });

  it('hand the focus on when they open by a key', async () => {
    stage.setMarkers(...near(2));
    stage.all('.cluster')[0]!.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => stage.all().length === 2);
    expect(stage.all()).to.include(deepActiveElement());
  });

  it('all are apart at the largest scale', () => {
    stage.setMarkers(...near(3).map((marker) => ({ ...marker, latitude: 0, longitude: 0 })));
    stage.view(0, 0, 17);
    expect(stage.all('.cluster')).to.have.length(1);
    stage.view(0, 0, 18);
    expect(stage.all()).to.have.length(3);
  });

  /** What a press in the middle of each marker meets. */
  const met = () => stage.all().map((node) => stage.root.elementFromPoint(...stage.middle(node)));
  const together = (count: number, rest: Partial<MapMarker> = {}) =>
    near(count).map((marker) => ({ ...marker, latitude: 0, longitude: 0, ...rest }));

  for (const count of [2, 3, 9, 40]) {
    it(`open into ${count} markers side by side that are at one place`, async () => {
      stage.setMarkers(...together(count));
      await click(stage.all('.cluster')[0]!);
      await waitUntil(() => stage.all().length === count);
      expect(stage.map.getZoom()).to.equal(18);
      await waitUntil(() => !stage.root.querySelector('.leaflet-zoom-anim'));
      expect(met()).to.deep.equal(stage.all());
      stage.fired.length = 0;
      await click(stage.button('M1'));
      const { type, markerId, latitude, longitude } = stage.fired[0] as MarkerEvent;
      expect([type, markerId, latitude, longitude]).to.deep.equal(['markertap', 1, 0, 0]);
      await expect(stage.host).to.be.accessible();
    });
  }

  it('come back, and have their markers at their places, when the scale is smaller', () => {
    stage.setMarkers(...together(3), at(0.0001, 0.0001, { title: 'Alone', joinCluster: true }));
    stage.view(0, 0, 18);
    const beside = stage.tip('M0');
    expect(Math.hypot(beside.x - 300, beside.y - 200)).to.be.above(20);
    stage.view(0, 0, 17);
    expect(stage.all('.cluster').map((node) => node.innerText)).to.deep.equal(['4']);
    stage.setMarkers(...together(1));
    stage.view(0, 0, 18);
    expect(stage.tip('M0')).to.deep.equal({ x: 300, y: 200 });
  });

  it('leave a marker beside others under the pointer that drags it, and at its new place then', async () => {
    stage.setMarkers(...together(3, { draggable: true }));
    stage.view(0, 0, 18);
    const [x, y] = stage.middle(stage.button('M1'));
    await drag([
      [x, y],
      [x + 20, y],
      [x + 100, y + 40],
    ]);
    await waitUntil(() => stage.fired.some(({ type }) => type === 'markerdragend'));
    expect(stage.middle(stage.button('M1'))).to.deep.equal([x + 100, y + 40]);
    expect(stage.button('M1').matches('.spread')).to.equal(false);
  });
});
