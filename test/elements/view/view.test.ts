import 'nacre/elements/button';
import 'nacre/elements/view';
import { expect, fixture, html, oneEvent, waitUntil } from '@open-wc/testing';
import type { LongPressEvent, NcView } from 'nacre/elements/view';
import { hasTouch, keys, pointer, touch, wheel, type Point } from '../../helpers/commands.js';
import { holdTimers } from '../../helpers/timers.js';
import { useTokens } from '../../helpers/tokens.js';
import { elementSuite } from '../../suites/element-suite.js';

const BOX = 'width: 200px; height: 100px; user-select: none; -webkit-user-select: none';

const create = async (markup: unknown): Promise<NcView> => {
  const element = await fixture<NcView>(markup as ReturnType<typeof html>);
  await element.updateComplete;
  return element;
};

const isPressed = (view: Element) => view.matches(':state(pressed)');

describe('<nc-view>', () => {
  before(useTokens);

  let view: NcView;
  let center: Point;
  const place = async (markup: unknown, inner = 'nc-view') => {
    const root = await create(markup);
    view = root.matches(inner) ? root : root.querySelector<NcView>(inner)!;
    const { left, top, width, height } = view.getBoundingClientRect();
    center = [Math.round(left + width / 2), Math.round(top + height / 2)];
    return root;
  };
  const mouse = (phase: 'down' | 'move' | 'up', y = 0) =>
    pointer({ phase, position: [center[0], center[1] + y], pointerType: 'mouse' });
  const press = async () => {
    await mouse('move');
    await mouse('down');
  };
  const letGo = () => mouse('up');

  elementSuite<NcView>({
    tag: 'nc-view',
    html: '<nc-view>Some words</nc-view>',
    states: { button: '<nc-view role="button" tabindex="0">Some words</nc-view>' },
    properties: {
      hoverClass: { default: 'none', sample: 'pressed' },
      hoverStartTime: { default: 50, sample: 20 },
      hoverStayTime: { default: 400, sample: 0 },
      hoverStopPropagation: { default: false, sample: true },
    },
    cssStates: ['pressed', 'long-pressable'],
    use: (element) => {
      element.dispatchEvent(new PointerEvent('pointerdown', { pointerId: 77, bubbles: true }));
      window.dispatchEvent(new PointerEvent('pointerup', { pointerId: 77 }));
    },
  });

  describe('looks pressed', () => {
    afterEach(letGo);

    it('by its state and its hover classes, while it is pressed and for a while after', async () => {
      await place(
        html`<nc-view class="card" hover-class="dim  wide card" hover-stay-time="100" style=${BOX}></nc-view>`,
      );
      await press();
      await waitUntil(() => isPressed(view));
      expect(view.className).to.equal('card dim wide');
      await mouse('up');
      await waitUntil(() => !isPressed(view));
      expect(view.className).to.equal('card');
    });

    it('from its start time on, until its stay time is over', async () => {
      await place(
        html`<nc-view hover-class="dim" hover-start-time="100" hover-stay-time="150" style=${BOX}></nc-view>`,
      );
      const times: Record<string, number> = {};
      for (const type of ['pointerdown', 'pointerup'])
        view.addEventListener(type, () => (times[type] = performance.now()));
      const observer = new MutationObserver(() => (times[view.className] = performance.now()));
      observer.observe(view, { attributeFilter: ['class'] });
      await press();
      await waitUntil(() => times['dim']);
      await mouse('up');
      await waitUntil(() => times['']);
      observer.disconnect();
      expect(times['dim']! - times['pointerdown']!).to.be.at.least(95);
      expect(times['']! - times['pointerup']!).to.be.at.least(145);
      expect(view.hasAttribute('class')).to.equal(false);
    });

    it('after a press that is shorter than its start time', async () => {
      await place(html`<nc-view hover-start-time="300" hover-stay-time="50" style=${BOX}></nc-view>`);
      const timers = holdTimers(300);
      await press();
      await mouse('up');
      expect(isPressed(view)).to.equal(false);
      timers.run();
      timers.restore();
      expect(isPressed(view)).to.equal(true);
      await waitUntil(() => !isPressed(view));
    });

    it('exactly as long as it is pressed, if both times are 0', async () => {
      await place(html`<nc-view hover-start-time="0" hover-stay-time="0" style=${BOX}></nc-view>`);
      await press();
      expect(isPressed(view)).to.equal(true);
      await mouse('up');
      expect(isPressed(view)).to.equal(false);
    });

    it('no longer when the pointer drags, the wheel scrolls, or the view is removed', async () => {
      for (const otherwise of [
        () => mouse('move', 30),
        () => wheel(center, { deltaY: 20 }),
        () => Promise.resolve(view.remove()),
      ]) {
        await place(html`<nc-view hover-class="dim" hover-start-time="0" style=${BOX}></nc-view>`);
        await press();
        expect(isPressed(view)).to.equal(true);
        await otherwise();
        expect(isPressed(view)).to.equal(false);
        expect(view.className).to.equal('');
        await mouse('up');
      }
    });

    it('together with the view around it, unless it has hover-stop-propagation', async () => {
      for (const stops of [false, true]) {
        const outer = await place(
          html`<nc-view id="outer" hover-start-time="0" style=${BOX}
            ><nc-view id="inner" hover-start-time="0" ?hover-stop-propagation=${stops} style=${BOX}></nc-view
          ></nc-view>`,
          '#inner',
        );
        await press();
        expect([isPressed(view), isPressed(outer)]).to.deep.equal([true, !stops]);
        await mouse('up');
      }
    });

    if (hasTouch) {
      it('no longer when a finger moves on', async () => {
        const home = await place(
          html`<nc-view style="height: 300px; overflow: auto"
            ><nc-view id="inner" hover-start-time="0" style="height: 900px"></nc-view
          ></nc-view>`,
          '#inner',
        );
        const { left, top } = home.getBoundingClientRect();
        let wasPressed = false;
        view.addEventListener('pointerdown', () => (wasPressed = isPressed(view)));
        await touch([
          [left + 50, top + 250],
          [left + 50, top + 100],
        ]);
        expect(isPressed(view)).to.equal(false);
        expect(wasPressed).to.equal(true);
      });
    }
  });

  describe('held', () => {
    let clicks: number;
    let timers: ReturnType<typeof holdTimers>;
    // A slow driver must not turn a short press into a long one.
    beforeEach(() => (timers = holdTimers(350)));
    afterEach(letGo);
    afterEach(() => timers.restore());
    const listen = () => {
      clicks = 0;
      view.addEventListener('click', () => clicks++);
    };

    it('fires longpress after 350 ms, with the position, and no click', async () => {
      timers.restore();
      await place(html`<nc-view style=${BOX}></nc-view>`);
      listen();
      const held = oneEvent(view, 'longpress');
      let pressed = 0;
      view.addEventListener('pointerdown', (event) => (pressed = event.timeStamp));
      await press();
      const { clientX, clientY, pointerType, bubbles } = (await held) as unknown as LongPressEvent;
      expect(performance.now() - pressed).to.be.within(345, 4000);
      expect([clientX, clientY, pointerType, bubbles]).to.deep.equal([...center, 'mouse', false]);
      await mouse('up');
      expect(clicks).to.equal(0);
      timers = holdTimers(350);
      await press();
      await mouse('up');
      expect(clicks).to.equal(1);
    });

    it('fires a click if longpress has no listener', async () => {
      await place(html`<nc-view style=${BOX}></nc-view>`);
      listen();
      await press();
      timers.run();
      await mouse('up');
      expect(clicks).to.equal(1);
    });

    it('allows a move of less than 10 px', async () => {
      for (const [way, count] of [
        [8, 1],
        [12, 0],
      ] as const) {
        await place(html`<nc-view style=${BOX}></nc-view>`);
        let held = 0;
        view.addEventListener('longpress', () => held++);
        await press();
        await mouse('move', way);
        timers.run();
        expect(held, `${way} px`).to.equal(count);
        await mouse('up', way);
      }
    });

    it('fires longpress only on the innermost view with a listener', async () => {
      const log: string[] = [];
      await place(
        html`<nc-view @longpress=${() => log.push('outer')} style=${BOX}
          ><nc-view id="inner" style=${BOX}></nc-view
        ></nc-view>`,
        '#inner',
      );
      await press();
      timers.run();
      await mouse('up');
      expect(log).to.deep.equal(['outer']);
      view.addEventListener('longpress', () => log.push('inner'));
      await press();
      timers.run();
      await mouse('up');
      expect(log).to.deep.equal(['outer', 'inner']);
    });

    it('fires no longpress for a press on a control inside', async () => {
      for (const control of ['button', 'nc-button']) {
        const home = await place(html`<nc-view style=${BOX}></nc-view>`);
        let held = 0;
        home.addEventListener('longpress', () => held++);
        const inside = home.appendChild(document.createElement(control));
        inside.style.cssText = BOX;
        let pushed = 0;
        inside.addEventListener('click', () => pushed++);
        await press();
        timers.run();
        await mouse('up');
        expect([held, pushed], control).to.deep.equal([0, 1]);
      }
    });
  });

  describe('with the keyboard', () => {
    const clicksOf = async (role: string | undefined) => {
      const element = await create(html`<nc-view tabindex="0" style=${BOX}>Open</nc-view>`);
      if (role) element.setAttribute('role', role);
      let clicks = 0;
      element.addEventListener('click', () => clicks++);
      element.focus();
      const counts = [];
      for (const key of ['Enter', 'Space']) {
        await keys(key === 'Space' ? ' ' : key);
        counts.push(clicks);
        clicks = 0;
      }
      return counts;
    };

    it('clicks a view with the role of a button or link', async () => {
      expect(await clicksOf('button')).to.deep.equal([1, 1]);
      expect(await clicksOf('link')).to.deep.equal([1, 0]);
      expect(await clicksOf('menuitemradio')).to.deep.equal([1, 1]);
    });

    it('clicks once for a key that is held, never for one that the page prevents, and does not scroll', async () => {
      const element = await create(html`<nc-view role="button" tabindex="0">Open</nc-view>`);
      let clicks = 0;
      element.addEventListener('click', () => clicks++);
      const press = (key: string, repeat = false) => {
        const event = new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true });
        return !element.dispatchEvent(event);
      };
      expect(press('Enter'), 'the browser presses nothing else').to.equal(true);
      await Promise.resolve();
      expect(clicks).to.equal(1);
      press('Enter', true);
      element.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
      press('Enter');
      await Promise.resolve();
      expect(clicks).to.equal(1);
      expect(press(' '), 'Space would scroll the page').to.equal(true);
    });

    it('does nothing without such a role', async () => {
      expect(await clicksOf(undefined)).to.deep.equal([0, 0]);
      expect(await clicksOf('region')).to.deep.equal([0, 0]);
      const plain = await create(html`<nc-view>Text</nc-view>`);
      expect(plain.getAttributeNames()).to.deep.equal([]);
      expect(plain.tabIndex).to.equal(-1);
    });

    it('does not click the view for keys in a field inside', async () => {
      const element = await create(html`<nc-view role="button" tabindex="0"><input /></nc-view>`);
      let clicks = 0;
      element.addEventListener('click', () => clicks++);
      const field = element.querySelector('input')!;
      field.focus();
      await keys('Enter');
      await keys(' ');
      expect(clicks).to.equal(0);
      expect(field.value).to.equal(' ');
    });
  });
});
