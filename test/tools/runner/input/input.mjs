// Real input for a test page: pointers (touch, pen, mouse), wheel and key combinations, in one form for the remote
// protocols of all engines. Chromium is driven over the DevTools protocol, since
// only that protocol reports pointercancel when the browser takes a touch over to scroll; Firefox (WebDriver BiDi)
// and WebKit (WebDriver) take the same list of action sources.

const MODIFIERS = { Alt: 1, Control: 2, Meta: 4, Shift: 8 };
const MODIFIER_KEYS = { Shift: '\uE008', Control: '\uE009', Alt: '\uE00A', Meta: '\uE03D' };
const BUTTON_BITS = { left: 1, right: 2, middle: 4 };
const ACTION_BUTTONS = { left: 0, middle: 1, right: 2 };

/** @typedef {{ id: number, x: number, y: number }} Contact a finger, or the only pen or mouse; CSS px in the viewport */
/** @typedef {'down' | 'move' | 'up' | 'cancel'} Phase */

/** Chromium. `client` is a DevTools session of the page. */
export class DevToolsInput {
  #client;
  #fingers = new Map();
  #buttons = 0;

  constructor(client) {
    this.#client = client;
  }

  /** @param {Phase} phase @param {{ pointerType: string, button: 'left' | 'middle' | 'right' }} kind @param {Contact[]} contacts */
  async pointer(phase, { pointerType, button }, contacts) {
    if (pointerType === 'touch') return this.#touch(phase, contacts);
    if (phase === 'cancel') throw new Error(`A ${pointerType} cannot be cancelled, only a touch`);
    const type = { down: 'mousePressed', move: 'mouseMoved', up: 'mouseReleased' }[phase];
    if (phase === 'down') this.#buttons |= BUTTON_BITS[button];
    if (phase === 'up') this.#buttons &= ~BUTTON_BITS[button];
    const buttons = this.#buttons;
    const force = buttons ? 0.5 : 0;
    for (const { x, y } of contacts) {
      const pressed = phase === 'move' ? { button: buttons ? button : 'none' } : { button, clickCount: 1 };
      await this.#client.send('Input.dispatchMouseEvent', { type, x, y, buttons, pointerType, force, ...pressed });
    }
  }

  /** Every touch event lists all fingers that are on the screen; an up that leaves others is a move without it. */
  async #touch(phase, contacts) {
    for (const contact of contacts) {
      if (phase === 'up' || phase === 'cancel') this.#fingers.delete(contact.id);
      else this.#fingers.set(contact.id, contact);
    }
    const type = { down: 'touchStart', move: 'touchMove', up: 'touchEnd', cancel: 'touchCancel' }[phase];
    const touchPoints = [...this.#fingers.values()].map((finger) => ({ ...finger, radiusX: 5, radiusY: 5, force: 1 }));
    await this.#client.send('Input.dispatchTouchEvent', { type, touchPoints: phase === 'cancel' ? [] : touchPoints });
  }

  async wheel({ position: [x, y], deltaX, deltaY, modifiers }) {
    const bits = modifiers.reduce((sum, name) => sum | MODIFIERS[name], 0);
    await this.#client.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x, y, deltaX, deltaY, modifiers: bits });
  }
}

/** Firefox and WebKit. `perform` sends action sources as the WebDriver standard defines them. */
export class ActionsInput {
  #perform;
  #touchAs;
  #pen;

  /** `touchAs`: the pointer type that stands in for touch where the driver has none; `pen`: whether it has one. */
  constructor(perform, { touchAs = 'touch', pen = true } = {}) {
    this.#perform = perform;
    this.#touchAs = touchAs;
    this.#pen = pen;
  }

  async pointer(phase, { pointerType, button }, contacts) {
    if (phase === 'cancel') throw new Error('Only Chromium can cancel a touch');
    const type = pointerType === 'touch' ? this.#touchAs : pointerType;
    if (type === 'pen' && !this.#pen) throw new Error('A pen: Chromium and WebKit only');
    if (type !== 'touch' && contacts.length > 1) throw new Error('This engine can move one pointer only');
    await this.#perform(contacts.map(({ id, x, y }) => pointerSource(type, id, phase, x, y, ACTION_BUTTONS[button])));
  }

  async wheel({ position: [x, y], deltaX, deltaY, modifiers }) {
    const held = modifiers.map((name) => MODIFIER_KEYS[name]);
    const pauses = held.map(() => ({ type: 'pause' }));
    const scroll = { type: 'scroll', x: Math.round(x), y: Math.round(y), deltaX, deltaY, origin: 'viewport' };
    const wheel = { type: 'wheel', id: 'wheel', actions: [...pauses, scroll] };
    const press = held.map((value) => ({ type: 'keyDown', value }));
    const release = held.map((value) => ({ type: 'keyUp', value }));
    const keys = { type: 'key', id: 'modifiers', actions: [...press, { type: 'pause' }, ...release] };
    await this.#perform(held.length ? [keys, wheel] : [wheel]);
  }
}

/** Playwright: it has a mouse only, which stands in for a finger. */
export class MouseInput {
  #page;

  constructor(page) {
    this.#page = page;
  }

  async pointer(phase, { pointerType, button }, contacts) {
    if (pointerType === 'pen') throw new Error('A pen: Chromium and WebKit only');
    if (phase === 'cancel') throw new Error('Only Chromium can cancel a touch');
    if (contacts.length > 1) throw new Error('This engine can move one pointer only');
    const [{ x, y }] = contacts;
    await this.#page.mouse.move(x, y);
    if (phase !== 'move') await this.#page.mouse[phase]({ button });
  }

  async wheel({ position: [x, y], deltaX, deltaY, modifiers }) {
    await this.#page.mouse.move(x, y);
    for (const key of modifiers) await this.#page.keyboard.down(key);
    await this.#page.mouse.wheel(deltaX, deltaY);
    for (const key of modifiers) await this.#page.keyboard.up(key);
  }
}

function pointerSource(pointerType, id, phase, x, y, button) {
  const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' };
  const actions = {
    down: [move, { type: 'pointerDown', button }],
    move: [move],
    up: [{ type: 'pointerUp', button }],
  }[phase];
  return { type: 'pointer', id: `${pointerType}-${id}`, parameters: { pointerType }, actions };
}

/**
 * Moves all `paths` at once: one contact per path, each through its points, `steps` moves from one point to the next.
 * A path that is shorter than the longest rests on its last point.
 */
export async function drag(input, kind, { paths, steps = 10, stepDelay = 16, hold = 0, cancel = false }) {
  const legs = Math.max(...paths.map((path) => path.length)) - 1;
  const contacts = (leg, share) =>
    paths.map((path, id) => {
      const from = path[Math.min(leg, path.length - 1)];
      const to = path[Math.min(leg + 1, path.length - 1)];
      return { id, x: from[0] + (to[0] - from[0]) * share, y: from[1] + (to[1] - from[1]) * share };
    });
  if (kind.pointerType !== 'touch') await input.pointer('move', kind, contacts(0, 0));
  await input.pointer('down', kind, contacts(0, 0));
  for (let leg = 0; leg < legs; leg++) {
    for (let step = 1; step <= steps; step++) {
      await input.pointer('move', kind, contacts(leg, step / steps));
      await delay(stepDelay);
    }
  }
  await delay(hold);
  await input.pointer(cancel ? 'cancel' : 'up', kind, contacts(legs, 0));
}

const delay = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** 'Control+Shift+a' -> its keys; a last '+' is the plus key itself. */
export const comboKeys = (combo) => combo.split(/(?<=.)\+(?=.)/);
