import { expect, waitUntil } from '@open-wc/testing';
import { MarkerEvent } from '../../../../elements/map/events.js';
import { drag, keys, touch } from '../../../helpers/commands.js';

import { createStage, removeStage, type TestStage } from './stage-fixture.js';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const DEGREE = (256 * 1024) / 360;

describe('markers that move', () => {
  let stage: TestStage;

  beforeEach(() => {
    stage = createStage();
  });
  afterEach(removeStage);

  const reasonOf = (promise: Promise<void>): Promise<unknown> =>
    promise.then(
      () => 'done',
      (reason: unknown) => reason,
    );

  describe('by themselves', () => {
    it('glides to its destination, with its label and callout', async () => {
      stage.setMarkers({
        id: 1,
        ...at(0, 0),
        title: 'Bus',
        label: { content: 'L' },
        callout: { content: 'C', display: 'ALWAYS' },
      });
      const label = stage.all('.label')[0]!.getBoundingClientRect();
      const callout = stage.all('.callout')[0]!.getBoundingClientRect();
      const moving = stage.overlays.translateMarker({ markerId: '1', destination: at(0, 0.2), duration: 200 });
      await waitUntil(() => stage.tip('Bus').x > 301);
      const { latitude, longitude } = stage.overlays.positionOf(1)!;
      expect(latitude).to.be.closeTo(0, 1e-9);
      expect(longitude).to.be.within(0, 0.2);
      await moving;
      expect(stage.tip('Bus').x).to.be.closeTo(300 + 0.2 * DEGREE, 1);
      expect(stage.all('.label')[0]!.getBoundingClientRect().x - label.x).to.be.closeTo(0.2 * DEGREE, 1);
      expect(stage.all('.callout')[0]!.getBoundingClientRect().x - callout.x).to.be.closeTo(0.2 * DEGREE, 1);
      expect(stage.overlays.positionOf(1)!.longitude).to.be.closeTo(0.2, 1e-9);
    });

    it('turns into its direction, and has the rotation of the page at the end', async () => {
      stage.setMarkers({ id: 1, ...at(0, 0), title: 'Bus' });
      const rotation = () => getComputedStyle(stage.button('Bus')).rotate;
      const moving = stage.overlays.translateMarker({
        markerId: 1,
        destination: at(0, 0.2),
        autoRotate: true,
        rotate: 10,
        // Long enough that a busy machine draws a frame on the way.
        duration: 1000,
      });
      await waitUntil(() => rotation() === '90deg');
      await moving;
      expect(rotation()).to.equal('10deg');
    });

    it('goes along a path, at one speed, into its directions', async () => {
      stage.setMarkers({ id: 1, ...at(0, 0), title: 'Bus' });
      const rotation = () => getComputedStyle(stage.button('Bus')).rotate;
      const moving = stage.overlays.moveAlong({
        markerId: 1,
        path: [at(0, 0), at(0, 0.1), at(-0.1, 0.1)],
        // Long enough that a busy machine draws a frame on each way.
        duration: 3000,
      });
      await waitUntil(() => rotation() === '90deg', 'to the east', { interval: 10 });
      await waitUntil(() => rotation() === '180deg', 'to the south', { interval: 10 });
      await moving;
      expect(stage.overlays.positionOf(1)!.latitude).to.be.closeTo(-0.1, 1e-9);
    });

    it('goes over the antimeridian the short way', async () => {
      stage.view(0, 180);
      stage.setMarkers({ id: 1, ...at(0, 179.9), title: 'Bus' });
      const moving = stage.overlays.translateMarker({ markerId: 1, destination: at(0, -179.9), duration: 100 });
      await moving;
      expect(stage.tip('Bus').x).to.be.closeTo(300 + 0.1 * DEGREE, 1);
      expect(stage.overlays.positionOf(1)!.longitude).to.be.closeTo(-179.9, 1e-9);
    });

    it('comes into view, and leaves its cluster meanwhile', async () => {
      const near = (id: number) => ({ id, ...at(0, 3 + id / 1000), title: `M${id}`, joinCluster: true });
      stage.setMarkers(near(1), near(2), near(3));
      expect(stage.all('*')).to.have.length(0);
      await stage.overlays.translateMarker({ markerId: 1, destination: at(0, 0), duration: 100 });
      expect(stage.names).to.deep.equal(['M1']);
      stage.view(0, 3);
      expect(stage.all('.cluster').map((node) => node.innerText)).to.deep.equal(['2']);
    });

    it('an animation ends the one before it, and a removal ends both', async () => {
      stage.setMarkers({ id: 1, ...at(0, 0), title: 'Bus' });
      const first = stage.overlays.translateMarker({ markerId: 1, destination: at(0, 1), duration: 60_000 });
      const second = stage.overlays.moveAlong({ markerId: 1, path: [at(0, 0), at(0, 1)], duration: 60_000 });
      await first;
      stage.setMarkers();
      await second;
      expect(stage.overlays.positionOf(1)).to.equal(undefined);
    });

    it('stays where it is when it is aborted', async () => {
      stage.setMarkers({ id: 1, ...at(0, 0), title: 'Bus' });
      const aborted = AbortSignal.abort('before');
      expect(
        await reasonOf(stage.overlays.translateMarker({ markerId: 1, destination: at(0, 1), signal: aborted })),
      ).to.equal('before');
      const control = new AbortController();
      const moving = reasonOf(
        stage.overlays.translateMarker({
          markerId: 1,
          destination: at(0, 0.3),
          duration: 60_000,
          signal: control.signal,
        }),
      );
      control.abort('now');
      expect(await moving).to.equal('now');
      expect(stage.tip('Bus').x).to.be.closeTo(300, 2);
    });

    it('rejects for a marker that is not there', async () => {
      const reason = await reasonOf(stage.overlays.translateMarker({ markerId: 7, destination: at(0, 1) }));
      expect((reason as DOMException).name).to.equal('NotFoundError');
    });

    it('is where the page says when it says another position, else where it was moved to', async () => {
      const bus = { id: 1, ...at(0, 0), title: 'Bus' };
      stage.setMarkers(bus);
      await stage.overlays.translateMarker({ markerId: 1, destination: at(0, 0.2), duration: 50 });
      stage.setMarkers({ ...bus });
      expect(stage.tip('Bus').x).to.be.closeTo(300 + 0.2 * DEGREE, 1);
      const moving = stage.overlays.translateMarker({ markerId: 1, destination: at(0, 0), duration: 60_000 });
      stage.setMarkers({ ...bus, longitude: 0.1 });
      await moving;
      expect(stage.tip('Bus').x).to.be.closeTo(300 + 0.1 * DEGREE, 1);
    });
  });

  describe('by the user', () => {
    const ends = () =>
      stage.fired.filter((event) => event instanceof MarkerEvent && event.type === 'markerdragend') as MarkerEvent[];

    beforeEach(() => {
      stage.setMarkers({ id: 1, ...at(0, 0), title: 'Own', draggable: true });
    });

    const pull = async (how: typeof touch | typeof drag) => {
      const [x, y] = stage.middle(stage.button('Own'));
      await how([
        [x, y],
        [x + 20, y + 5],
        [x + 60, y + 20],
      ]);
    };

    for (const [name, how] of [
      ['mouse', (points) => drag(points)],
      ['finger', touch],
    ] as [string, typeof touch][])
      it(`is dragged by ${name}, and the map stays`, async () => {
        await pull(how);
        await waitUntil(() => ends().length);
        expect(stage.tip('Own').x).to.be.closeTo(360, 2);
        expect(stage.tip('Own').y).to.be.closeTo(220, 2);
        expect(stage.map.getCenter().lng).to.be.closeTo(0, 1e-9);
        expect(stage.fired.map(({ type }) => type)).to.deep.equal(['markerdragend']);
        expect(ends()[0]!.longitude).to.be.closeTo(60 / DEGREE, 0.004);
      });

    it('is moved by Shift and arrow keys', async () => {
      stage.button('Own').focus();
      await keys('Shift+ArrowRight');
      await waitUntil(() => ends().length);
      expect(stage.tip('Own').x).to.be.closeTo(310, 1);
      expect(ends()[0]!.longitude).to.be.closeTo(10 / DEGREE, 1e-6);
      expect(stage.said).to.have.length(1);
      expect(stage.said[0]).to.match(/^Latitude -?[\d.]+, longitude -?[\d.]+$/);
      await expect(stage.host).to.be.accessible();
    });

    it('can still be tapped', async () => {
      stage.button('Own').click();
      expect(stage.fired.map(({ type }) => type)).to.deep.equal(['markertap']);
    });
  });
});
