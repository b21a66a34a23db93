import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import {
  drag,
  hasPen,
  hasTouch,
  isChromium,
  isFirefox,
  isWebKit,
  keys,
  multiTouch,
  pointer,
  touch,
  wheel,
} from './commands.js';
import type { PointerKind } from './commands.js';

describe('commands of the test runner', () => {
  let field: HTMLElement;
  let events: (PointerEvent | WheelEvent)[];
  const seen = (type: string) => events.filter((event) => event.type === type);

  beforeEach(() => {
    events = [];
    field = document.createElement('div');
    field.style.cssText = 'position: fixed; inset: 0; touch-action: none';
    document.body.append(field);
    for (const type of ['pointerdown', 'pointermove', 'pointerup', 'wheel'] as const) {
      field.addEventListener(type, (event) => events.push(event));
    }
  });
  afterEach(() => field.remove());

  const types = () => new Set(seen('pointerdown').map((event) => (event as PointerEvent).pointerType));

  it('knows exactly one engine', () => {
    expect([isChromium, isFirefox, isWebKit].filter(Boolean)).to.have.length(1);
  });

  it('moves a finger', async () => {
    await touch([
      [300, 200],
      [100, 205],
    ]);
    expect(types()).to.deep.equal(new Set<PointerKind>([hasTouch ? 'touch' : 'mouse']));
    expect(seen('pointermove').length).to.be.greaterThan(3);
    expect(seen('pointerup')).to.have.length(1);
    expect(seen('pointerup')[0]).to.have.property('clientX', 100);
    expect(events.every((event) => event.isTrusted)).to.equal(true);
  });

  it('moves two fingers at once', async () => {
    const fingers = [
      [
        [200, 200],
        [100, 200],
      ],
      [
        [300, 200],
        [400, 200],
      ],
    ] as const;
    if (!hasTouch) {
      const refused = await multiTouch(fingers).catch((error: unknown) => error);
      expect(String(refused)).to.match(/one pointer only/);
      return;
    }
    await multiTouch(fingers);
    expect(new Set(seen('pointerdown').map((event) => (event as PointerEvent).pointerId)).size).to.equal(2);
    expect(seen('pointerup').map((event) => event.clientX)).to.have.members([100, 400]);
  });

  for (const pointerType of ['mouse', 'pen'] as const) {
    it(`drags with a ${pointerType}`, async () => {
      const points = [
        [100, 100],
        [200, 150],
      ] as const;
      if (pointerType === 'pen' && !hasPen) {
        const refused = await drag(points, { pointerType }).catch((error: unknown) => error);
        expect(String(refused)).to.match(/Chromium and WebKit only/);
        return;
      }
      await drag(points, { pointerType });
      expect(types()).to.deep.equal(new Set([pointerType]));
      expect(seen('pointerup').map((event) => [event.clientX, event.clientY])).to.deep.equal([[200, 150]]);
    });
  }

  it('presses the right button, but not in WebKit, which would never release it', async () => {
    const refused = await drag([[100, 100]], { button: 'right' }).catch((error: unknown) => error);
    if (isWebKit) expect(String(refused)).to.match(/keeps the right button pressed/);
    else expect(seen('pointerup').map((event) => event.button)).to.deep.equal([2]);
  });

  it('stops in the middle of a gesture', async () => {
    await pointer({ phase: 'down', position: [100, 100] });
    await pointer({ phase: 'move', position: [120, 100] });
    expect(seen('pointerup')).to.have.length(0);
    await pointer({ phase: 'up', position: [120, 100] });
    expect(seen('pointerup')).to.have.length(1);
  });

  it('turns the wheel', async () => {
    await wheel([100, 100], { deltaY: 120 });
    const turned = (seen('wheel') as WheelEvent[]).reduce((sum, event) => sum + event.deltaY, 0);
    expect(turned).to.be.greaterThan(0);
  });

  it('presses key combinations', async () => {
    field.innerHTML = '<input value="first"><input value="second">';
    const [first, second] = field.querySelectorAll('input');
    second!.focus();
    await keys('Shift+Tab');
    expect(document.activeElement).to.equal(first);
    first!.setSelectionRange(5, 5);
    await keys('Control+a');
    await sendKeys({ type: 'x' });
    expect(first!.value).to.equal('x');
    await keys('ArrowLeft');
    expect(first!.selectionStart).to.equal(0);
  });

  it('leaves the mouse to sendMouse as well', async () => {
    await sendMouse({ type: 'click', position: [50, 60] });
    expect(seen('pointerdown').map((event) => event.clientY)).to.deep.equal([60]);
  });
});
