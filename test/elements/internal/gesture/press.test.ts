import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { ReactiveElement } from 'lit';
import { PressController } from '../../../../elements/internal/gesture/press.js';
import { PanController } from '../../../../elements/internal/gesture/pan.js';
import { drag, pointer, wheel } from '../../../helpers/commands.js';
import { holdTimers } from '../../../helpers/timers.js';

/** Has no shadow root, so its children show. */
class PlainElement extends ReactiveElement {
  protected override createRenderRoot() {
    return this;
  }
}

class PressHost extends PlainElement {
  log: string[] = [];
  enabled = true;
  press = new PressController(this, {
    mayEnter: () => this.enabled,
    start: () => this.log.push('start'),
    end: (cancelled) => {
      this.log.push(cancelled ? 'cancel' : 'end');
      this.dispatchEvent(new Event('pressend'));
    },
    longPress: () => {
      this.log.push('long');
      this.dispatchEvent(new Event('longpress'));
    },
  });
}
customElements.define('press-host', PressHost);

class PanAround extends PlainElement {
  moves = 0;
  pan = new PanController(this, { name: 'around', axis: () => 'x', move: () => this.moves++, end: () => {} });
}
customElements.define('pan-around', PanAround);

const BOX = 'display: block; width: 300px; height: 200px; user-select: none; touch-action: none';

describe('PressController', () => {
  let host: PressHost;
  let around: PanAround;
  let center: [number, number];
  let timers: ReturnType<typeof holdTimers>;

  beforeEach(async () => {
    around = await fixture(html`<pan-around style=${BOX}><press-host style=${BOX}></press-host></pan-around>`);
    host = around.querySelector('press-host')!;
    const { left, top } = host.getBoundingClientRect();
    center = [Math.round(left) + 100, Math.round(top) + 100];
    // A slow driver must not turn a short press into a long one.
    timers = holdTimers(350);
  });
  afterEach(() => timers.restore());
  const mouse = (phase: 'down' | 'move' | 'up', x = 0) =>
    pointer({ phase, position: [center[0] + x, center[1]], pointerType: 'mouse' });

  it('starts and ends a press, and the click follows', async () => {
    let clicks = 0;
    host.addEventListener('click', () => clicks++);
    await mouse('move');
    await mouse('down');
    expect(host.press.active).to.equal(true);
    await mouse('up');
    expect(host.log).to.deep.equal(['start', 'end']);
    expect(clicks).to.equal(1);
  });

  it('recognises a long press after 350 ms; no click and no drag follow', async () => {
    timers.restore();
    let clicks = 0;
    host.addEventListener('click', () => clicks++);
    await mouse('move');
    const long = oneEvent(host, 'longpress');
    let pressed = 0;
    host.addEventListener('pointerdown', (event) => (pressed = event.timeStamp), { once: true });
    await mouse('down');
    await long;
    expect(performance.now() - pressed).to.be.within(345, 4000);
    await mouse('move', 60);
    await mouse('up', 60);
    await mouse('move', 0);
    expect(host.log).to.deep.equal(['start', 'long', 'end']);
    expect(around.moves).to.equal(0);
    expect(clicks).to.equal(0);
  });

  it('allows a move of less than 10 px', async () => {
    await drag([
      [center[0], center[1]],
      [center[0], center[1] + 8],
    ]);
    expect(host.log).to.deep.equal(['start', 'end']);
  });

  it('is cancelled by a longer move: no long press follows', async () => {
    await mouse('move');
    await mouse('down');
    await pointer({ phase: 'move', position: [center[0], center[1] + 12], pointerType: 'mouse' });
    expect(host.log).to.deep.equal(['start', 'cancel']);
    timers.run();
    expect(host.log).to.deep.equal(['start', 'cancel']);
    await mouse('up');
  });

  it('is cancelled by a second finger: no long press follows', async () => {
    await mouse('move');
    await mouse('down');
    const finger = { bubbles: true, composed: true, pointerId: 77, pointerType: 'touch', button: 0, buttons: 1 };
    host.dispatchEvent(new PointerEvent('pointerdown', finger));
    expect(host.log).to.deep.equal(['start', 'cancel']);
    expect(host.press.active).to.equal(false);
    timers.run();
    expect(host.log).to.deep.equal(['start', 'cancel']);
    dispatchEvent(new PointerEvent('pointerup', { ...finger, buttons: 0 }));
    await mouse('up');
  });

  it('is cancelled by a drag of the element around it', async () => {
    await mouse('move');
    await mouse('down');
    await mouse('move', 8);
    expect(host.log).to.deep.equal(['start', 'cancel']);
    await mouse('move', 30);
    expect(around.moves).to.equal(1);
    await mouse('up', 30);
  });

  it('is cancelled by the wheel', async () => {
    await mouse('move');
    await mouse('down');
    await wheel(center, { deltaY: 50 });
    expect(host.log).to.deep.equal(['start', 'cancel']);
    await mouse('up');
  });

  it('is cancelled when the host is removed', async () => {
    await mouse('move');
    await mouse('down');
    host.remove();
    expect(host.log).to.deep.equal(['start', 'cancel']);
    await mouse('up');
  });

  it('does not start while mayEnter returns false', async () => {
    host.enabled = false;
    await drag([center]);
    expect(host.log).to.deep.equal([]);
  });
});
