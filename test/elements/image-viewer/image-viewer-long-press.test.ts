import 'nacre/elements/image-viewer';
import { expect } from '@open-wc/testing';
import type { ImageViewerLongPressEvent, NcImageViewer } from 'nacre/elements/image-viewer';
import { pointer } from '../../helpers/commands.js';
import { drawn } from '../../helpers/dom.js';
import { holdTimers } from '../../helpers/timers.js';
import { useTokens } from '../../helpers/tokens.js';
import { HIGH, imageOf, show } from './image-viewer-fixture.js';

const center = (): [number, number] => [Math.round(innerWidth / 2), Math.round(innerHeight / 2)];

/** Time in ms after which a tap closes the viewer. */
const TAP_TIME = 280;

describe('A picture in the image viewer that is held', () => {
  let timers: ReturnType<typeof holdTimers>;
  let viewer: NcImageViewer;
  let heard: unknown[];
  let menus: boolean[];
  const open = async (isTaken: boolean) => {
    viewer = await show({ current: 1 });
    viewer.addEventListener('longpress', (event) => {
      const { current, url, bubbles } = event as ImageViewerLongPressEvent;
      heard.push({ current, isUrl: url === HIGH, bubbles });
      if (isTaken) event.preventDefault();
    });
    document.addEventListener('contextmenu', note);
  };
  const note = (event: Event) => {
    menus.push(event.defaultPrevented);
    // The browser's own menu would stay open.
    event.preventDefault();
  };
  const one = [{ current: 1, isUrl: true, bubbles: false }];
  before(useTokens);
  beforeEach(() => {
    heard = [];
    menus = [];
    timers = holdTimers(350);
  });
  afterEach(() => {
    timers.restore();
    document.removeEventListener('contextmenu', note);
  });

  const press = (phase: 'down' | 'move' | 'up', x = 0) =>
    pointer({ phase, position: [center()[0] + x, center()[1]], pointerType: 'mouse' });

  it('says so after 350 ms, and no tap follows', async () => {
    await open(true);
    await press('down');
    expect(heard).to.deep.equal([]);
    timers.run();
    expect(heard).to.deep.equal(one);
    const taps = holdTimers(TAP_TIME);
    await press('up');
    taps.run();
    taps.restore();
    expect(viewer.open).to.equal(true);
  });

  it('closes at the release if nobody took it', async () => {
    await open(false);
    await press('down');
    timers.run();
    expect(heard).to.deep.equal(one);
    const taps = holdTimers(TAP_TIME);
    await press('up');
    taps.run();
    taps.restore();
    expect(viewer.open).to.equal(false);
  });

  it('says nothing when the finger moves by 10 px', async () => {
    await open(true);
    await press('down');
    await press('move', 12);
    timers.run();
    await press('up');
    expect(heard).to.deep.equal([]);
  });

  it('says nothing for a press on a button', async () => {
    await open(true);
    const { x, y, width, height } = viewer.shadowRoot!.querySelector('[part=close]')!.getBoundingClientRect();
    const position = [Math.round(x + width / 2), Math.round(y + height / 2)] as const;
    await pointer({ phase: 'down', position, pointerType: 'mouse' });
    timers.run();
    await pointer({ phase: 'up', position, pointerType: 'mouse' });
    expect(heard).to.deep.equal([]);
  });

  it('says so for the key that opens menus, wherever the focus is', async () => {
    await open(true);
    const menu = () =>
      new MouseEvent('contextmenu', { bubbles: true, composed: true, cancelable: true, detail: 0, button: 0 });
    viewer.shadowRoot!.querySelector('[part=close]')!.dispatchEvent(menu());
    imageOf(viewer).dispatchEvent(menu());
    await drawn();
    expect([heard, menus]).to.deep.equal([
      [...one, ...one],
      [true, true],
    ]);
  });

  it('is none of its business in an overlay above', async () => {
    await open(true);
    const above = Object.assign(document.createElement('p'), { slot: 'overlay' });
    viewer.append(above);
    above.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, composed: true, cancelable: true }));
    expect([heard, menus]).to.deep.equal([[], [false]]);
  });
});
