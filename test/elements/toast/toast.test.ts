import 'nacre/elements/toast';
import { expect, fixture, waitUntil } from '@open-wc/testing';
import { sendMouse, resetMouse } from '@web/test-runner-commands';
import { gestureArena } from '../../../elements/internal/gesture/arena.js';
import type { CloseEvent } from '../../../elements/internal/element/events.js';
import type { NcToast } from '../../../elements/toast/toast.js';
import { drag, keys, pointer } from '../../helpers/commands.js';
import { holdTimers } from '../../helpers/timers.js';
import { elementSuite } from '../../suites/element-suite.js';
import { isVisible, overlaySuite } from '../../suites/overlay-suite.js';

describe('<nc-toast>', () => {
  elementSuite<NcToast>({
    tag: 'nc-toast',
    html: '<nc-toast title="Saved"></nc-toast>',
    states: {
      error: '<nc-toast title="Failed" icon="error" open duration="0"></nc-toast>',
    },
    properties: {
      open: { default: false, sample: true, reflects: true },
      canDismiss: { default: true, sample: false, text: 'false' },
      title: { default: '', sample: 'Hello' },
      icon: { default: 'success', sample: 'error' },
      image: { default: '', sample: '/elements/tokens.css' },
      duration: { default: 1500, sample: 60000 },
      mask: { default: false, sample: true },
      position: { default: 'center', sample: 'top' },
      positionAnchor: { default: undefined, sample: '' },
      actionText: { default: '', sample: 'Undo' },
    },
    use: async (toast) => {
      void toast.show();
      await toast.hide();
    },
  });
  overlaySuite({ tag: 'nc-toast', html: '<nc-toast title="Saved" duration="0"></nc-toast>', modal: false });

  let toast: NcToast;
  const box = () => toast.shadowRoot!.querySelector<HTMLElement>('#box')!;
  const center = (element: Element = box()): [number, number] => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [Math.round(x + width / 2), Math.round(y + height / 2)];
  };
  const closed = () =>
    new Promise<string>((resolve) =>
      toast.addEventListener('close', (event) => resolve((event as CloseEvent).reason), { once: true }),
    );
  beforeEach(async () => {
    toast = await fixture<NcToast>('<nc-toast title="Saved"></nc-toast>');
  });
  afterEach(async () => {
    await toast.hide();
    await resetMouse();
  });

  it('closes by itself after 1500 ms', async () => {
    const timers = holdTimers(1500);
    const end = toast.show();
    await toast.updateComplete;
    expect(isVisible(toast)).to.equal(true);
    timers.run();
    timers.restore();
    expect((await end).reason).to.equal('timeout');
  });

  it('starts its time again when its message changes', async () => {
    const first = holdTimers(300);
    toast.duration = 300;
    const end = closed();
    void toast.show();
    await toast.updateComplete;
    const second = holdTimers(300);
    toast.title = 'Saved again';
    await toast.updateComplete;
    first.run();
    expect(isVisible(toast), 'after the first time').to.equal(true);
    second.run();
    second.restore();
    first.restore();
    expect(await end).to.equal('timeout');
  });

  it('stays while the pointer is on it', async () => {
    toast.duration = 0;
    void toast.show();
    const [x, y] = center();
    await sendMouse({ type: 'move', position: [x, y] });
    await sendMouse({ type: 'move', position: [x + 3, y + 3] });
    const timers = holdTimers(200);
    toast.duration = 200;
    await toast.updateComplete;
    timers.run();
    expect(isVisible(toast)).to.equal(true);
    await sendMouse({ type: 'move', position: [2, 2] });
    await waitUntil(() => {
      timers.run();
      return !toast.open;
    });
    timers.restore();
  });

  it('stays while the focus is in it, and returns the focus when it closes', async () => {
    const opener = document.createElement('button');
    opener.textContent = 'Save';
    toast.before(opener);
    opener.focus();
    const timers = holdTimers(200);
    Object.assign(toast, { duration: 200, actionText: 'Undo' });
    void toast.show();
    const end = closed();
    toast.shadowRoot!.querySelector('button')!.focus();
    timers.run();
    timers.run();
    timers.restore();
    expect(isVisible(toast)).to.equal(true);
    await keys('Enter');
    expect(await end).to.equal('confirm');
    expect(document.activeElement === opener, 'focus').to.equal(true);
    opener.remove();
  });

  for (const [name, x, y] of [
    ['right', 150, 0],
    ['left', -150, 0],
    ['up', 0, -150],
    ['down', 0, 150],
  ] as const) {
    it(`can be swiped away to the ${name}`, async () => {
      toast.duration = 0;
      void toast.show();
      await toast.updateComplete;
      const end = closed();
      const [left, top] = center();
      await drag([
        [left, top],
        [left + x, top + y],
      ]);
      expect(await end).to.equal('swipe');
    });
  }

  it('springs back after a short drag', async () => {
    toast.duration = 0;
    void toast.show();
    await toast.updateComplete;
    const [x, y] = center();
    await drag(
      [
        [x, y],
        [x + 30, y],
      ],
      { stepDelay: 30 },
    );
    expect(isVisible(toast)).to.equal(true);
    expect(box().style.translate).to.equal('');
  });

  it('springs back when its guard refuses', async () => {
    let asked = 0;
    Object.assign(toast, { duration: 0, canDismiss: () => ++asked > 1 });
    void toast.show();
    await toast.updateComplete;
    const [x, y] = center();
    const push = () =>
      drag([
        [x, y],
        [x + 150, y],
      ]);
    await push();
    expect(isVisible(toast)).to.equal(true);
    expect(box().style.translate).to.equal('');
    const end = closed();
    await push();
    expect(await end).to.equal('swipe');
  });

  it('stays while it is dragged, and closes after the pointer has left it', async () => {
    toast.duration = 0;
    void toast.show();
    await toast.updateComplete;
    const [x, y] = center();
    await pointer({ phase: 'down', position: [x, y], pointerType: 'mouse' });
    await pointer({ phase: 'move', position: [x + 20, y], pointerType: 'mouse' });
    const timers = holdTimers(200);
    toast.duration = 200;
    await toast.updateComplete;
    timers.run();
    expect(isVisible(toast)).to.equal(true);
    await pointer({ phase: 'move', position: [x + 10, y], pointerType: 'mouse' });
    const end = closed();
    await pointer({ phase: 'up', position: [x + 10, y], pointerType: 'mouse' });
    await sendMouse({ type: 'move', position: [2, 2] });
    await waitUntil(() => {
      timers.run();
      return !toast.open;
    });
    timers.restore();
    expect(await end).to.equal('timeout');
  });

  it('does not move while its gesture is blocked', async () => {
    toast.duration = 0;
    void toast.show();
    await toast.updateComplete;
    const unblock = gestureArena().block('toast');
    const [x, y] = center();
    await drag([
      [x, y],
      [x + 150, y],
    ]);
    unblock();
    expect(isVisible(toast)).to.equal(true);
  });

  it('does not press its button when a swipe begins on it', async () => {
    Object.assign(toast, { duration: 0, actionText: 'Undo' });
    void toast.show();
    await toast.updateComplete;
    const end = closed();
    const [x, y] = center(toast.shadowRoot!.querySelector('button')!);
    await drag([
      [x, y],
      [x, y + 150],
    ]);
    expect(await end).to.equal('swipe');
  });

  it('cannot be swiped when the user may not close it', async () => {
    Object.assign(toast, { duration: 0, canDismiss: false });
    void toast.show();
    const [x, y] = center();
    await drag([
      [x, y],
      [x + 150, y],
    ]);
    expect(isVisible(toast)).to.equal(true);
  });

  it('lets clicks beside it through, unless it has a mask', async () => {
    const button = document.createElement('button');
    button.textContent = 'Beneath';
    button.style.cssText = 'position: fixed; left: 0; top: 0; width: 60px; height: 60px';
    toast.before(button);
    let clicks = 0;
    button.addEventListener('click', () => clicks++);
    toast.duration = 0;
    void toast.show();
    await sendMouse({ type: 'click', position: [20, 20] });
    expect(clicks).to.equal(1);
    toast.mask = true;
    await toast.updateComplete;
    await sendMouse({ type: 'click', position: [20, 20] });
    expect(clicks).to.equal(1);
    button.remove();
  });

  for (const position of ['top', 'center', 'bottom'] as const) {
    it(`is at the ${position}`, async () => {
      Object.assign(toast, { position, duration: 0 });
      void toast.show();
      await Promise.all(
        toast
          .shadowRoot!.querySelector('#surface')!
          .getAnimations()
          .map(({ finished }) => finished),
      );
      const { top, bottom } = box().getBoundingClientRect();
      const middle = (top + bottom) / 2 / innerHeight;
      expect(middle).to.be.within(
        ...({ top: [0, 0.3], center: [0.45, 0.55], bottom: [0.7, 1] }[position] as [number, number]),
      );
    });
  }
});
