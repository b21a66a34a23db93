import { expect, fixture, html } from '@open-wc/testing';
import { ReactiveElement } from 'lit';
import { gestureArena } from '../../../../elements/internal/gesture/arena.js';
import { PanController, type PanOptions, type PanState } from '../../../../elements/internal/gesture/pan.js';
import { drag, hasTouch, multiTouch, pointer, touch, type Point } from '../../../helpers/commands.js';

type Step = { type: 'start' | 'move' | 'end' | 'cancel'; state: PanState };

/** Has no shadow root, so its children show. */
class PlainElement extends ReactiveElement {
  protected override createRenderRoot() {
    return this;
  }
}

class PanHost extends PlainElement {
  steps: Step[] = [];
  settings: Partial<PanOptions> & { toward?: (inline: number) => boolean } = {};
  pan = new PanController(this, {
    name: 'test-pan',
    axis: () => this.settings.axis?.() ?? 'x',
    mayEnter: (event) => this.settings.mayEnter?.(event) ?? true,
    mayStart: (travel) => this.settings.mayStart?.(travel) ?? true,
    start: (state) => this.steps.push({ type: 'start', state }),
    move: (state) => this.steps.push({ type: 'move', state }),
    end: (state, cancelled) => this.steps.push({ type: cancelled ? 'cancel' : 'end', state }),
  });

  get types() {
    return this.steps.map((step) => step.type);
  }
  get last() {
    return this.steps.at(-1)!;
  }
}
customElements.define('pan-host', PanHost);

const BOX = 'display: block; width: 300px; height: 200px; user-select: none; touch-action: pan-y';

describe('PanController', () => {
  let host: PanHost;
  let center: [number, number];

  async function place(template = html`<pan-host style=${BOX}></pan-host>`): Promise<void> {
    const root = await fixture<HTMLElement>(template);
    host = root.matches('pan-host') ? (root as PanHost) : root.querySelector('pan-host')!;
    const { left, top, width, height } = host.getBoundingClientRect();
    center = [Math.round(left + width / 2), Math.round(top + height / 2)];
  }
  const by = (...offsets: Point[]): Point[] => [[0, 0], ...offsets].map(([x, y]) => [center[0] + x!, center[1] + y!]);

  const kinds = {
    mouse: (points: Point[]) => drag(points),
    touch: (points: Point[]) => touch(points),
  };

  for (const [kind, move] of Object.entries(kinds)) {
    describe(kind, () => {
      it('reports start, moves and end, from where the drag was recognised', async () => {
        await place();
        await move(by([-100, 0]));
        expect(host.types.slice(0, 2)).to.deep.equal(['start', 'move']);
        expect(host.types.filter((type) => type === 'end')).to.have.length(1);
        const [start] = host.steps;
        expect(start!.state.x).to.equal(0);
        const recognised = start!.state.event.clientX;
        expect(host.last.state.x).to.equal(center[0] - 100 - recognised);
        const summed = host.steps.reduce((sum, { state }) => sum + state.deltaX, 0);
        expect(summed).to.be.closeTo(host.last.state.x, 0.01);
        expect(host.last.state.speedX).to.be.below(0);
        expect(host.pan.active).to.equal(false);
      });

      it('counts in reading direction as well', async () => {
        await place(html`<div dir="rtl"><pan-host style=${BOX}></pan-host></div>`);
        await move(by([-100, 0]));
        const { x, inline, speedX, speedInline } = host.last.state;
        expect(x).to.be.below(0);
        expect(inline).to.equal(-x);
        expect(speedInline).to.equal(-speedX);
      });

      it('gives up moves along the other axis', async () => {
        await place();
        host.settings.axis = () => 'y';
        await move(by([-100, 8]));
        expect(host.types).to.deep.equal([]);
      });

      it('does nothing while mayEnter returns false', async () => {
        await place();
        host.settings.mayEnter = () => false;
        await move(by([-100, 0]));
        expect(host.types).to.deep.equal([]);
      });
    });
  }

  it('has no speed if the pointer rests before it goes up', async () => {
    await place();
    await drag(by([-60, 0]), { hold: 200 });
    expect(host.last.state.speedX).to.equal(0);
  });

  it('leaves the pointer to the element around it if mayStart returns false', async () => {
    await place(html`<pan-host style=${BOX}><pan-host id="inner" style=${BOX}></pan-host></pan-host>`);
    const inner = host.querySelector<PanHost>('#inner')!;
    inner.settings.mayStart = ({ inline }) => inline > 0;
    await drag(by([-80, 0]));
    expect(inner.types).to.deep.equal([]);
    expect(host.last.type).to.equal('end');
    host.steps = [];
    await drag(by([80, 0]));
    expect(inner.last.type).to.equal('end');
    expect(host.types).to.deep.equal([]);
  });

  it('suppresses the click of a drag, and no other', async () => {
    await place(html`<pan-host style=${BOX}><a href="#dragged" style="display:block;height:100%">link</a></pan-host>`);
    let clicks = 0;
    host.addEventListener('click', (event) => {
      clicks++;
      event.preventDefault();
    });
    await drag(by([-80, 0]));
    expect(host.last.type).to.equal('end');
    expect(clicks).to.equal(0);
    await drag(by([0, 0]));
    expect(clicks).to.equal(1);
    host.click();
    expect(clicks).to.equal(2);
  });

  it('continues outside its host', async () => {
    await place();
    await drag(by([-60, 0], [-60, 150]));
    expect(host.last.type).to.equal('end');
    expect(host.last.state.y).to.equal(150);
  });

  // Not with a real middle button: WebKitGTK's driver never gets to releasing it.
  for (const [button, types] of [
    [1, []],
    [0, ['start', 'cancel']],
  ] as const) {
    it(`${button ? 'does not take another' : 'takes the main'} button`, async () => {
      await place();
      const event = (type: string, x: number, buttons: number) =>
        new PointerEvent(type, { bubbles: true, pointerId: 77, clientX: x, button, buttons });
      for (const [type, x] of [
        ['pointerdown', 0],
        ['pointermove', 8],
        ['pointercancel', 8],
      ] as const) {
        host.dispatchEvent(event(type, x, button ? 4 : 1));
      }
      expect(host.types).to.deep.equal(types);
    });
  }

  it('is cancelled by a block, by its host, and by removal', async () => {
    await place();
    const stops = [() => gestureArena().block('test-pan')(), () => host.pan.cancel(), () => host.remove()];
    for (const stop of stops) {
      host.steps = [];
      await pointer({ phase: 'move', position: center, pointerType: 'mouse' });
      await pointer({ phase: 'down', position: center, pointerType: 'mouse' });
      await pointer({ phase: 'move', position: [center[0] + 30, center[1]], pointerType: 'mouse' });
      expect(host.pan.active).to.equal(true);
      stop();
      expect(host.last.type).to.equal('cancel');
      await pointer({ phase: 'move', position: [center[0] + 60, center[1]], pointerType: 'mouse' });
      await pointer({ phase: 'up', position: [center[0] + 60, center[1]], pointerType: 'mouse' });
      expect(host.types.filter((type) => type === 'cancel')).to.have.length(1);
      expect(host.last.type).to.equal('cancel');
    }
  });

  if (hasTouch) {
    it('ignores a second finger', async () => {
      await place();
      await multiTouch([by([-80, 0]), [center, [center[0], center[1] + 40]].map(([x, y]) => [x! + 60, y!] as const)]);
      expect(host.types.filter((type) => type === 'start')).to.have.length(1);
      expect(new Set(host.steps.map(({ state }) => state.event.pointerId)).size).to.equal(1);
      expect(host.last.type).to.equal('end');
    });
  }
});
