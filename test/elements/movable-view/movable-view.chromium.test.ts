import 'nacre/elements/movable-area';
import 'nacre/elements/movable-view';
import { expect, fixture } from '@open-wc/testing';
import { accessibleNode } from '../../helpers/accessibility.js';
import { emulate, touch } from '../../helpers/commands.js';
import { drawn, settled } from '../../helpers/dom.js';
import { withLocale } from '../../helpers/locale.js';
import { useTokens } from '../../helpers/tokens.js';
import { fingers, line, middle, place, rest, seen } from './movable-fixture.js';

/** Touches that scroll, reduced motion, and the accessibility tree: only Chromium's driver has them. */
describe('<nc-movable-view> in Chromium', () => {
  before(useTokens);

  const scroller = async (style: string, view: string) => {
    const home = await fixture<HTMLElement>(`<div style="overflow: auto; ${style}">${view}</div>`);
    await settled(home);
    await drawn();
    return { home, view: home.querySelector('nc-movable-view')! };
  };

  it('lets the page scroll across its direction', async () => {
    const { home, view } = await scroller(
      'height: 200px',
      `<nc-movable-area style="width: 300px; height: 150px">
        <nc-movable-view direction="horizontal" style="width: 100px; height: 100px"></nc-movable-view>
      </nc-movable-area><div style="height: 900px"></div>`,
    );
    await touch([middle(view), middle(view, 0, -60)], { hold: 150 }); // Without momentum.
    expect(home.scrollTop).to.be.greaterThan(20);
    home.scrollTop = 0;
    await touch([middle(view), middle(view, 60, 5)]);
    expect(view.x).to.be.greaterThan(40);
    expect(home.scrollTop).to.equal(0);
  });

  it('lets one finger scroll the page if only two fingers zoom it', async () => {
    const { home, view } = await scroller(
      'height: 240px',
      `<nc-movable-area style="width: 300px; height: 200px">
        <nc-movable-view scale style="width: 200px; height: 150px"></nc-movable-view>
      </nc-movable-area><div style="height: 900px"></div>`,
    );
    await touch([middle(view), middle(view, 0, -60)]);
    expect(home.scrollTop).to.be.greaterThan(20);
  });

  it('keeps the browser from scrolling while the page prevents htouchmove', async () => {
    const { home, view } = await scroller(
      'width: 300px',
      `<nc-movable-area style="width: 900px; height: 200px">
        <nc-movable-view direction="vertical" aria-label="Card" style="width: 200px; height: 60px"></nc-movable-view>
      </nc-movable-area>`,
    );
    let isKept = true;
    view.addEventListener('htouchmove', (event) => {
      if (isKept) event.preventDefault();
    });
    await touch([middle(view), middle(view, -60, 0)]);
    expect(home.scrollLeft).to.equal(0);
    isKept = false;
    await touch([middle(view), middle(view, -60, 0)]);
    expect(home.scrollLeft).to.be.greaterThan(20);
  });

  it('has a role description in the language of the app', async () => {
    const view = await place('direction="all"');
    expect((await accessibleNode(view)).properties.roledescription).to.equal('movable');
    await withLocale('es', async () => {
      await view.updateComplete;
      expect((await accessibleNode(view)).properties.roledescription).to.equal('movible');
    });
  });

  describe('if the user prefers reduced motion', () => {
    before(() => emulate({ 'prefers-reduced-motion': 'reduce' }));
    after(() => emulate({}));

    it('moves and stops without animation', async () => {
      const view = await place('direction="all" inertia out-of-bounds');
      view.x = 100;
      await view.updateComplete;
      expect(seen(view).x).to.equal(100);
      fingers([{ id: 1, on: view, points: line(middle(view), middle(view, -30, 0), 4) }]);
      expect(view.matches(':state(moving)')).to.equal(false);
      fingers([{ id: 1, on: view, points: line(middle(view), middle(view, -300, 0), 4) }]);
      expect(seen(view).x).to.equal(0);
    });

    it('goes back to its limits without animation', async () => {
      const view = await place('direction="all" scale x="100" y="60" scale-max="2" out-of-bounds damping="200"');
      const [x, y] = middle(view, 10, 0);
      const points = (side: number) => [20, 80].map((way) => [x + (side * way) / 2, y] as [number, number]);
      fingers(
        [-1, 1].map((side, index) => ({ id: index + 1, on: view, points: points(side) })),
        { lift: false },
      );
      expect(seen(view).width / 60).to.be.greaterThan(2.1);
      for (const pointerId of [1, 2]) dispatchEvent(new PointerEvent('pointerup', { pointerId, pointerType: 'touch' }));
      expect([seen(view).width / 60, view.matches(':state(moving)')]).to.deep.equal([2, false]);
      await rest(view);
    });
  });
});
