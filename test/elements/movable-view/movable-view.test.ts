import 'nacre/elements/movable-area';
import 'nacre/elements/movable-view';
import { expect, fixture } from '@open-wc/testing';
import type { NcMovableView } from 'nacre/elements/movable-view';
import { drag, hasPen, touch } from '../../helpers/commands.js';
import { drawn, settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { elementSuite } from '../../suites/element-suite.js';
import { follow, middle, place, rest, seen } from './movable-fixture.js';

describe('nc-movable-view', () => {
  before(useTokens);

  elementSuite<NcMovableView>({
    tag: 'nc-movable-view',
    html: '<nc-movable-view direction="all" aria-label="Card">Card</nc-movable-view>',
    states: {
      still: '<nc-movable-view>Card</nc-movable-view>',
      'in an area':
        '<nc-movable-area><nc-movable-view direction="horizontal" aria-label="Card">Card</nc-movable-view></nc-movable-area>',
      zoomable: '<nc-movable-view scale aria-label="Card">Card</nc-movable-view>',
      disabled: '<nc-movable-view direction="all" disabled aria-label="Card">Card</nc-movable-view>',
    },
    properties: {
      direction: { default: 'none', sample: 'vertical', reflects: true },
      inertia: { default: false, sample: true },
      outOfBounds: { default: false, sample: true },
      x: { default: 0, sample: 30 },
      y: { default: 0, sample: 30 },
      damping: { default: 20, sample: 30 },
      friction: { default: 2, sample: 4 },
      disabled: { default: false, sample: true, reflects: true },
      scale: { default: false, sample: true, reflects: true },
      scaleMin: { default: 0.1, sample: 0.5 },
      scaleMax: { default: 10, sample: 4 },
      scaleValue: { default: 1, sample: 2 },
      animation: { default: true, sample: false, text: 'false' },
    },
    cssStates: ['movable', 'dragging', 'moving'],
    focusable: true,
    use: async (view) => {
      view.x = 5;
      await settled(view);
      view.focus();
      for (const key of ['ArrowRight', '+'])
        view.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
    },
  });

  describe('in its area', () => {
    it('is where code sets it, within its bounds', async () => {
      const view = await place('x="20" y="30"');
      expect(seen(view)).to.deep.equal({ x: 20, y: 30, width: 60, height: 40 });
      Object.assign(view, { animation: false, x: 1000, y: -5 });
      expect([view.x, view.y]).to.deep.equal([240, 0]);
      await view.updateComplete;
      expect(seen(view)).to.include({ x: 240, y: 0 });
    });

    it('is animated, and fires change', async () => {
      const view = await place();
      const told = follow(view);
      // So slow that there is a frame in between on any machine.
      Object.assign(view, { damping: 50, x: 100, y: 50 });
      await view.updateComplete;
      await rest(view);
      expect(seen(view)).to.include({ x: 100, y: 50 });
      expect(told.length).to.be.greaterThan(1);
      expect(told.at(-1)).to.deep.equal(['change', 100, 50, '']);
      expect(new Set(told.map(([, , , source]) => source))).to.deep.equal(new Set(['']));
    });

    it('moves at once with animation="false"', async () => {
      const view = await place('animation="false"');
      const told = follow(view);
      view.x = 100;
      await view.updateComplete;
      expect(told).to.deep.equal([['change', 100, 0, '']]);
      expect(seen(view).x).to.equal(100);
    });

    it('fires no change for its first position', async () => {
      const view = document.createElement('nc-movable-view');
      const told = follow(view);
      const area = (await place()).parentElement!;
      Object.assign(view, { x: 500, y: 20 });
      area.append(view);
      await settled(area);
      await drawn();
      expect(seen(view).x).to.equal(290);
      expect(told).to.deep.equal([]);
    });

    it('covers an area that is smaller than itself', async () => {
      const view = await place('direction="all" animation="false"');
      Object.assign(view.style, { width: '500px', height: '400px' });
      await drawn();
      Object.assign(view, { x: 50, y: 50 });
      expect([view.x, view.y]).to.deep.equal([0, 0]);
      Object.assign(view, { x: -1000, y: -120 });
      await view.updateComplete;
      expect(seen(view)).to.include({ x: -200, y: -120 });
    });

    it('stays within its bounds when view or area change their size, and goes back when it can', async () => {
      const view = await place('direction="all" x="240" y="100"');
      const area = view.parentElement!;
      const told = follow(view);
      area.style.width = '200px';
      await drawn();
      expect(seen(view).x).to.equal(140);
      expect(told).to.deep.equal([['change', 140, 100, '']]);
      view.style.width = '160px';
      await drawn();
      expect(view.x).to.equal(40);
      area.style.width = '400px';
      await drawn();
      expect(seen(view).x).to.equal(240);
      area.hidden = true;
      await drawn();
      area.hidden = false;
      await drawn();
      expect(seen(view).x).to.equal(240);
    });

    it('counts from the left in right-to-left text', async () => {
      const view = await place('x="30"', { style: 'direction: rtl' });
      expect(seen(view).x).to.equal(30);
    });

    it('has no bounds without an area', async () => {
      const view = await fixture<NcMovableView>('<nc-movable-view animation="false" x="-20"></nc-movable-view>');
      await drawn();
      expect(view.x).to.equal(-20);
      expect(view.style.translate).to.equal('-20px');
    });
  });

  const hands = {
    mouse: drag,
    touch,
    ...(hasPen && { pen: ((points) => drag(points, { pointerType: 'pen' })) as typeof touch }),
  };
  for (const [kind, move] of Object.entries(hands)) {
    it(`follows a ${kind}, within its bounds`, async () => {
      const view = await place();
      const told = follow(view);
      await move([middle(view), middle(view, 100, 70)]);
      const { x, y } = seen(view);
      // Its first px settle that it is a drag.
      expect(x).to.be.within(80, 100);
      expect(y).to.be.within(55, 70);
      expect([view.x, view.y]).to.deep.equal([x, y]);
      expect(told.at(-1)).to.deep.equal(['change', x, y, 'touch']);
      await move([middle(view), middle(view, 400, 10)]);
      expect(view.x).to.equal(240);
      expect(told.at(-1)![1]).to.equal(240);
      expect(view.matches(':state(dragging), :state(moving)')).to.equal(false);
    });
  }
});
