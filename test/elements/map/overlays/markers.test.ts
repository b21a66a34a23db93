import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { MarkerEvent, MarkerPartEvent } from '../../../../elements/map/events.js';
import type { MapMarker } from '../../../../elements/map/types.js';
import { deepActiveElement, drawn } from '../../../helpers/dom.js';
import { useTokens } from '../../../helpers/tokens.js';
import { createStage, removeStage, type TestStage } from './stage-fixture.js';

/** 10 × 20 px. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="20" height="40"><rect width="20" height="40"/></svg>')}`;

const at = (latitude: number, longitude: number, rest: Partial<MapMarker> = {}): MapMarker => ({
  latitude,
  longitude,
  ...rest,
});

describe('markers of a map', () => {
  let stage: TestStage;

  before(useTokens);
  beforeEach(() => {
    stage = createStage();
  });
  afterEach(removeStage);

  const click = async (node: Element) => sendMouse({ type: 'click', position: stage.middle(node) });

  describe('where they are', () => {
    it('has the tip of its pin at the position, zero included', () => {
      stage.setMarkers(at(0, 0, { title: 'Zero' }));
      const { x, y } = stage.tip('Zero');
      expect(x).to.be.closeTo(300, 1);
      expect(y).to.be.closeTo(200, 1);
    });

    it('is hit within 24 px, if it is smaller', () => {
      stage.setMarkers(at(0, 0, { title: 'Dot', width: 10, height: 10 }));
      const dot = stage.button('Dot');
      const { left, right, top } = dot.getBoundingClientRect();
      const isHit = (x: number) => stage.root.elementFromPoint(x, top + 5) === dot;
      expect([left - 8, left - 6, right + 6, right + 8].map(isHit)).to.deep.equal([false, true, true, false]);
    });

    it('stays at its position when the map moves and zooms', () => {
      stage.setMarkers(at(0.05, 0.1, { title: 'Shop' }));
      const check = () => {
        const { x, y } = stage.map.latLngToContainerPoint([0.05, 0.1]);
        expect(stage.tip('Shop').x).to.be.closeTo(x, 1);
        expect(stage.tip('Shop').y).to.be.closeTo(y, 1);
      };
      check();
      stage.map.panBy([50, -30], { animate: false });
      check();
      stage.view(0.02, 0.05, 12);
      check();
    });

    it('is in the copy of the world that is in view', () => {
      stage.view(0, 181, 6);
      stage.setMarkers(at(0, 179, { title: 'West' }), at(0, -179, { title: 'East' }));
      expect(stage.tip('West').x).to.be.closeTo(300 - (2 * 256 * 64) / 360, 1);
      expect(stage.tip('East').x).to.be.closeTo(300, 1);
    });

    it('has nodes only for those in view and near it', () => {
      stage.setMarkers(at(0, 0, { title: 'Here' }), at(10, 10, { title: 'There' }));
      expect(stage.names).to.deep.equal(['Here']);
      stage.view(10, 10);
      expect(stage.names).to.deep.equal(['There']);
    });

    it('draws what comes into view while the map is dragged', () => {
      stage.setMarkers(at(0, 0.9, { title: 'There' }));
      expect(stage.names).to.deep.equal([]);
      stage.map.fire('movestart');
      (stage.map as unknown as { _rawPanBy(by: unknown): void })._rawPanBy(
        stage.map.latLngToContainerPoint([0, 0.6]).subtract([300, 200]),
      );
      stage.map.fire('move');
      expect(stage.names).to.deep.equal(['There']);
    });
  });

  describe('how they look', () => {
    const sizeOf = (name: string) => {
      const { width, height } = stage.button(name).getBoundingClientRect();
      return [width, height];
    };

    it('has half of the size of its picture', async () => {
      stage.setMarkers(at(0, 0, { title: 'A', iconPath: PICTURE }));
      await waitUntil(() => stage.all().length);
      expect(sizeOf('A')).to.deep.equal([10, 20]);
    });

    it('has a side that is not given by the ratio of the picture', async () => {
      stage.setMarkers(
        at(0, 0, { title: 'A', iconPath: PICTURE, width: 30 }),
        at(0, 0.1, { title: 'B', iconPath: PICTURE, height: 30 }),
        at(0, 0.2, { title: 'C', iconPath: PICTURE, width: 30, height: 30 }),
      );
      await waitUntil(() => stage.all().length === 3);
      expect([sizeOf('A'), sizeOf('B'), sizeOf('C')]).to.deep.equal([
        [30, 60],
        [15, 30],
        [30, 30],
      ]);
    });

    it('is a pin without a picture, and if the picture cannot be loaded', async () => {
      stage.setMarkers(at(0, 0, { title: 'A' }), at(0, 0.1, { title: 'B', iconPath: 'data:image/png;base64,none' }));
      await waitUntil(() => stage.all('.pin').length === 2);
      expect(sizeOf('B')).to.deep.equal(sizeOf('A'));
    });

    it('has anchor, rotation and opacity as given', () => {
      const look = {
        title: 'A',
        iconPath: PICTURE,
        width: 20,
        height: 40,
        anchor: { x: 0, y: 0.5 },
        alpha: 0.5,
        rotate: 90,
      };
      stage.setMarkers(at(0, 0, look));
      const style = getComputedStyle(stage.button('A'));
      expect([style.opacity, style.rotate]).to.deep.equal(['0.5', '90deg']);
      // Turned about its anchor, at the left of the upright picture: that is above then.
      const { left, right, top } = stage.button('A').getBoundingClientRect();
      const corner = stage.map.getContainer().getBoundingClientRect();
      expect((left + right) / 2 - corner.left).to.be.closeTo(300, 1);
      expect(top - corner.top).to.be.closeTo(200, 1);
    });

    it('shows text as text', () => {
      stage.setMarkers(
        at(0, 0, { label: { content: '<img src=x>' }, callout: { content: '<b>b</b>', display: 'ALWAYS' } }),
      );
      expect(stage.all('.label')[0]!.innerText).to.equal('<img src=x>');
      expect(stage.all('.callout')[0]!.innerText).to.equal('<b>b</b>');
    });
  });

  describe('their names', () => {
    it('are buttons, named by ariaLabel, title, label, or their number', async () => {
      stage.setMarkers(
        at(0.3, 0, { ariaLabel: 'One', title: 'x' }),
        at(0.2, 0, { title: 'Two', label: { content: 'x' } }),
        at(0.1, 0, { label: { content: 'Three' } }),
        at(0, 0),
      );
      expect(stage.names).to.deep.equal(['One', 'Two', 'Three', 'Marker 4']);
      await expect(stage.host).to.be.accessible();
    });
  });

  describe('taps', () => {
    it('tells which marker was tapped, and where it is', async () => {
      stage.setMarkers(at(0, 0, { id: 0, title: 'Zero' }));
      await click(stage.button('Zero'));
      expect(stage.fired).to.have.length(1);
      const event = stage.fired[0] as MarkerEvent;
      expect([event.type, event.markerId, event.latitude, event.longitude]).to.deep.equal(['markertap', 0, 0, 0]);
    });

    it('is no tap of the map, and the native click bubbles', async () => {
      let clicks = 0;
      let taps = 0;
      stage.host.addEventListener('click', () => (clicks += 1));
      stage.map.on('click', () => (taps += 1));
      stage.setMarkers(at(0, 0, { title: 'A' }));
      await click(stage.button('A'));
      expect([clicks, taps]).to.deep.equal([1, 0]);
    });

    it('shows and hides the callout, which is the title by default', async () => {
      stage.setMarkers(at(0, 0, { id: 1, title: 'Shop' }));
      const button = stage.button('Shop');
      expect(button.ariaExpanded).to.equal('false');
      await click(button);
      expect(stage.all('.callout').map((node) => node.innerText)).to.deep.equal(['Shop']);
      expect(button.ariaExpanded).to.equal('true');
      await click(stage.all('.callout')[0]!);
      expect((stage.fired[1] as MarkerPartEvent).type).to.equal('callouttap');
      expect((stage.fired[1] as MarkerPartEvent).markerId).to.equal(1);
      await click(button);
      expect(stage.all('.callout')).to.deep.equal([]);
    });

    it('has its callout above it', async () => {
      stage.setMarkers(at(0, 0, { callout: { content: 'Open until ten', display: 'ALWAYS' }, title: 'A' }));
      const callout = stage.all('.callout')[0]!.getBoundingClientRect();
      const marker = stage.button('A').getBoundingClientRect();
      expect(callout.bottom).to.be.at.most(marker.top);
      expect((callout.left + callout.right) / 2).to.be.closeTo((marker.left + marker.right) / 2, 1);
      await expect(stage.host).to.be.accessible();
    });

    it('tells of a tap on a label', async () => {
      stage.setMarkers(at(0, 0, { id: 'a', label: { content: 'Label', x: 20, y: 20 }, ariaLabel: 'A' }));
      await click(stage.all('.label')[0]!);
      expect([stage.fired[0]!.type, (stage.fired[0] as MarkerPartEvent).markerId]).to.deep.equal(['labeltap', 'a']);
    });

    it('is none when the map was dragged by the marker', async () => {
      stage.setMarkers(at(0, 0, { title: 'A' }));
      const [x, y] = stage.middle(stage.button('A'));
      await sendMouse({ type: 'move', position: [x, y] });
      await sendMouse({ type: 'down' });
      await sendMouse({ type: 'move', position: [x + 20, y] });
      await sendMouse({ type: 'move', position: [x + 60, y] });
      await sendMouse({ type: 'up' });
      await drawn();
      expect(stage.fired).to.deep.equal([]);
      expect(stage.tip('A').x).to.be.closeTo(360, 12);
    });
  });

  describe('custom callouts', () => {
    it('shows the child of the map for each marker', async () => {
      stage.host.innerHTML =
        '<p slot="callout" marker-id="1">First</p><p slot="callout" marker-id="b">Second</p><p>Other</p>';
      const [first, second, other] = stage.host.children;
      stage.setMarkers(
        at(0, 0, { id: 1, title: 'A', customCallout: { display: 'ALWAYS' } }),
        at(0, 0.1, { id: 'b', title: 'B', customCallout: {} }),
      );
      const isSeen = (node?: Element) => node!.getBoundingClientRect().width > 0;
      expect([first, second, other].map(isSeen)).to.deep.equal([true, false, false]);
      await click(stage.button('B'));
      expect([first, second, other].map(isSeen)).to.deep.equal([true, true, false]);
      await click(second!);
      expect((stage.fired.at(-1) as MarkerPartEvent).markerId).to.equal('b');
      await click(stage.button('B'));
      expect([first, second, other].map(isSeen)).to.deep.equal([true, false, false]);
    });

    it('shows a child that is added later', async () => {
      stage.setMarkers(at(0, 0, { id: 1, title: 'A', customCallout: { display: 'ALWAYS' } }));
      const late = document.createElement('p');
      late.slot = 'callout';
      late.setAttribute('marker-id', '1');
      late.textContent = 'Late';
      stage.host.append(late);
      await waitUntil(() => late.getBoundingClientRect().width > 0);
      expect(late.assignedSlot).to.exist;
    });
  });

  describe('focus', () => {
    const focused = () => (deepActiveElement() as HTMLElement).ariaLabel;
    const press = (key: string) => sendKeys({ press: key });

    it('is one stop of Tab; arrow keys go from north to south', async () => {
      const before = document.createElement('button');
      stage.host.before(before);
      stage.setMarkers(at(0, 0, { title: 'South' }), at(0.1, 0.1, { title: 'East' }), at(0.1, 0, { title: 'West' }));
      before.focus();
      await press('Tab');
      if (deepActiveElement() === stage.map.getContainer()) await press('Tab');
      expect(focused()).to.equal('West');
      await press('ArrowDown');
      expect(focused()).to.equal('East');
      await press('ArrowRight');
      expect(focused()).to.equal('South');
      await press('Home');
      expect(focused()).to.equal('West');
      await press('End');
      expect(focused()).to.equal('South');
      await press('ArrowUp');
      expect(focused()).to.equal('East');
      expect(stage.all('[tabindex="0"]')).to.have.length(1);
      before.remove();
    });

    it('takes the map along to what is outside of it', async () => {
      stage.setMarkers(at(0, 0, { title: 'Here' }), at(-10, 3, { title: 'Far' }));
      stage.button('Here').focus();
      await press('ArrowDown');
      await waitUntil(() => focused() === 'Far');
      expect(stage.tip('Far').y).to.be.within(0, 400);
    });

    it('stays with its marker when others come, go and change', () => {
      const own = at(0, 0, { id: 1, title: 'Own' });
      stage.setMarkers(own);
      const button = stage.button('Own');
      button.focus();
      stage.setMarkers(
        at(0.2, 0, { id: 2, title: 'North' }),
        { ...own, id: '1', title: 'Still' },
        at(-0.2, 0, { id: 3 }),
      );
      expect(stage.names).to.deep.equal(['North', 'Still', 'Marker 3']);
      expect(deepActiveElement()).to.equal(button);
      stage.setMarkers({ ...own, latitude: 0.3 }, at(0.2, 0, { id: 2, title: 'North' }));
      expect(stage.names).to.deep.equal(['Own', 'North']);
      expect(deepActiveElement()).to.equal(button);
    });

    it('goes to the nearest marker when its own is removed', () => {
      stage.setMarkers(
        at(0, 0, { id: 1, title: 'A' }),
        at(0.3, 0, { id: 2, title: 'B' }),
        at(0, 0.1, { id: 3, title: 'C' }),
      );
      stage.button('A').focus();
      stage.setMarkers(at(0.3, 0, { id: 2, title: 'B' }), at(0, 0.1, { id: 3, title: 'C' }));
      expect(focused()).to.equal('C');
    });

    it('opens and closes a callout by keys', async () => {
      stage.setMarkers(at(0, 0, { id: 1, title: 'A' }));
      stage.button('A').focus();
      await press('Enter');
      expect(stage.all('.callout')).to.have.length(1);
      expect(stage.said).to.deep.equal(['A']);
      await press('ArrowDown');
      await press('Enter');
      expect(stage.fired.map(({ type }) => type)).to.deep.equal(['markertap', 'callouttap']);
      await press('ArrowUp');
      await press('Escape');
      expect(stage.all('.callout')).to.deep.equal([]);
      expect(focused()).to.equal('A');
    });
  });
});
