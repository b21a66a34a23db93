import { expect } from '@open-wc/testing';
import { isInside } from '../../elements/internal/observe/flat.js';
import { boxOf } from '../../elements/internal/element/scale.js';
import { drawn, parse, settled } from '../helpers/dom.js';
import { openFrame } from '../helpers/frame.js';
import { inOneEngine } from '../helpers/in-one-engine.js';
import type { ElementCase } from './element-case.js';

const KEYS = [' ', 'Enter', 'ArrowDown', 'ArrowRight', 'Home', 'Escape'];
/** Drags by mouse, in px of the element. */
const DRAGS = [
  [60, 0],
  [-90, 0],
  [0, 60],
  [0, -90],
] as const;
/** What the suite itself dispatches. */
const OURS = /^(?:key|pointer)(?:up|down|move)$/;
const HEARD = ['click', 'input', 'change'];
/** What a use may change. */
const LIVE = ['value', 'checked', 'current', 'open', 'x', 'y', 'scaleValue', 'scrollTop'];
const WIDTH = 360;
const ZOOM = 2;

/** What an element does and shows when it is used. */
interface Acts {
  readonly events: readonly string[];
  readonly style: string;
  readonly values: readonly string[];
  readonly markup: string;
}

/** Where an element may be put. Returns the instance, on the page and drawn. */
type Place = (home: HTMLElement, make: () => HTMLElement) => HTMLElement | Promise<HTMLElement>;

interface Movable {
  moveBefore(node: Node, child: Node | null): void;
}

function makeHome(): HTMLElement {
  const home = document.createElement('div');
  home.style.cssText = `position: absolute; inset: 0 auto auto 0; inline-size: ${WIDTH}px`;
  for (const name of ['fast', 'normal', 'page']) home.style.setProperty(`--nc-duration-${name}`, '0s');
  return home;
}

/** All that is there has been laid out, and what observes it has answered. */
async function rested(element: Element): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    await settled(element);
    await drawn();
  }
}

/** The focused element in the shadow trees inside an element, or itself. */
function focusIn(element: Element): Element {
  const inside = element.shadowRoot?.activeElement;
  return inside ? focusIn(inside) : element;
}

/** The innermost element at a point, also in shadow trees. */
function elementAt(root: Document | ShadowRoot, x: number, y: number): Element | null {
  const found = root.elementFromPoint(x, y);
  const inner = found?.shadowRoot && found.shadowRoot !== root ? elementAt(found.shadowRoot, x, y) : null;
  return inner ?? found;
}

async function press(element: HTMLElement): Promise<void> {
  const view = element.ownerDocument.defaultView as Window & typeof globalThis;
  element.focus();
  for (const key of KEYS) {
    for (const type of ['keydown', 'keyup']) {
      const init = { key, bubbles: true, composed: true, cancelable: true };
      focusIn(element).dispatchEvent(new view.KeyboardEvent(type, init));
    }
    await rested(element);
  }
}

async function drag(element: HTMLElement, scale: number): Promise<void> {
  const view = element.ownerDocument.defaultView as Window & typeof globalThis;
  for (const [x, y] of DRAGS) {
    const box = boxOf(element);
    const [left, top] = [box.x + box.width / 2, box.y + box.height / 2];
    const inner = elementAt(element.ownerDocument, left, top);
    if (!inner || !isInside(inner, element)) return;
    let time = performance.now();
    const send = (type: string, share: number): void => {
      const init = { bubbles: true, composed: true, cancelable: true, pointerId: 9, isPrimary: true };
      const event = new view.PointerEvent(type, {
        ...init,
        pointerType: 'mouse',
        button: type === 'pointermove' ? -1 : 0,
        buttons: type === 'pointerup' ? 0 : 1,
        clientX: left + x * share * scale,
        clientY: top + y * share * scale,
      });
      Object.defineProperty(event, 'timeStamp', { value: (time += 100) });
      inner.dispatchEvent(event);
    };
    send('pointerdown', 0);
    for (const share of [0.1, 0.2, 0.4, 0.6, 0.8, 1, 1]) send('pointermove', share);
    send('pointerup', 1);
    await rested(element);
  }
}

/** Numbers are whole: a box may be off by a rounding. */
const rounded = (text: string): string =>
  text
    .replaceAll(/<!--.*?-->| focus=""/gs, '')
    .replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));

async function actsOf(element: HTMLElement, names: readonly string[], scale = 1): Promise<Acts> {
  const events: string[] = [];
  const { dispatchEvent } = element;
  element.dispatchEvent = (event) => {
    if (!OURS.test(event.type)) events.push(event.type);
    return dispatchEvent.call(element, event);
  };
  const stop = new AbortController();
  const hear = (event: Event): void => {
    if (event.target !== element) events.push(`${event.type} inside`);
    else if (event.type === 'click') events.push('click');
    if (event.type === 'click') event.preventDefault();
  };
  for (const type of HEARD) element.addEventListener(type, hear, { signal: stop.signal });
  await press(element);
  await drag(element, scale);
  stop.abort();
  const values = names.map(
    (name) => `${name}: ${JSON.stringify((element as unknown as Record<string, unknown>)[name])}`,
  );
  return {
    events: [...new Set(events)],
    style: rounded(element.style.cssText),
    values: values.map(rounded),
    markup: rounded(element.shadowRoot!.innerHTML),
  };
}

/** It acts and looks the same wherever a page puts it, whatever it does with it before. */
export function placeTests<E extends HTMLElement>(element: ElementCase<E>): void {
  const { tag, html, fill, volatile = /(?!)/, restless = false } = element;
  if (restless) return;

  const makeFrom = (markup: string) => (): HTMLElement => {
    const tree = parse<HTMLElement>(markup);
    const instance = (tree.matches(tag) ? tree : tree.querySelector(tag)) as E;
    fill?.(instance);
    return tree;
  };
  const find = (tree: HTMLElement): HTMLElement => (tree.matches(tag) ? tree : tree.querySelector<E>(tag)!);

  /** Acts of an element in a place, and in a plain page. */
  async function compare(markup: string, place: Place, scale = 1): Promise<[Acts, Acts]> {
    const results: Acts[] = [];
    const inPage: Place = (home, make) => home.appendChild(make());
    for (const put of [inPage, place]) {
      const home = makeHome();
      document.body.append(home);
      const tree = await put(home, makeFrom(markup));
      const instance = find(tree);
      await rested(instance);
      const acts = await actsOf(instance, LIVE, put === place ? scale : 1);
      results.push({ ...acts, markup: acts.markup.replace(volatile, '') });
      tree.remove();
      home.remove();
    }
    return results as [Acts, Acts];
  }

  const places: Record<string, Place> = {
    'created in an iframe': async (home, make) => {
      const frame = await openFrame();
      frames.push(frame);
      frame.document.body.append(home);
      return home.appendChild(make());
    },
    'drawn on the page, then moved into an iframe': async (home, make) => {
      const frame = await openFrame();
      frames.push(frame);
      const tree = home.appendChild(make());
      await rested(tree);
      frame.document.body.append(home);
      return tree;
    },
    'made while hidden, then shown': async (home, make) => {
      home.style.display = 'none';
      const tree = home.appendChild(make());
      await rested(tree);
      home.style.display = '';
      return tree;
    },
    'with children that come through a slot, later': (home, make) => throughSlot(home, make, true),
    'with children that come through a slot': (home, make) => throughSlot(home, make, false),
  };
  function throughSlot(home: HTMLElement, make: () => HTMLElement, isLate: boolean): HTMLElement {
    const tree = make();
    const instance = find(tree);
    if (!instance.firstElementChild) return home.appendChild(tree);
    const host = document.createElement('div');
    const slots = new Set(Array.from(instance.children, (child) => child.slot));
    host.append(...instance.childNodes);
    for (const name of slots) {
      const slot = document.createElement('slot');
      Object.assign(slot, { name, slot: name });
      instance.append(slot);
    }
    instance.replaceWith(host);
    if (isLate) home.append(tree === instance ? host : tree);
    host.attachShadow({ mode: 'open' }).append(instance);
    if (!isLate) home.append(tree === instance ? host : tree);
    return instance;
  }
  const frames: { remove(): void }[] = [];
  afterEach(() => frames.splice(0).forEach((frame) => frame.remove()));

  describe('acts the same', () => {
    inOneEngine(() => {
      for (const [name, place] of Object.entries(places)) {
        it(name, async () => {
          const [wanted, acts] = await compare(html, place);
          expect(acts).to.deep.equal(wanted);
        });
      }
    });

    it('under zoom', async () => {
      const [wanted, acts] = await compare(
        html,
        (home, make) => {
          home.style.zoom = String(ZOOM);
          return home.appendChild(make());
        },
        ZOOM,
      );
      expect(acts).to.deep.equal(wanted);
    });

    it('in a scaled ancestor', async () => {
      const [wanted, acts] = await compare(
        html,
        (home, make) => {
          home.style.transform = `scale(${ZOOM})`;
          home.style.transformOrigin = '0 0';
          return home.appendChild(make());
        },
        ZOOM,
      );
      expect(acts).to.deep.equal(wanted);
    });

    if ('moveBefore' in Element.prototype) {
      it('after moveBefore, which leaves it the focus and redraws nothing', async () => {
        const moved: Place = async (home, make) => {
          const from = home.appendChild(document.createElement('div'));
          const to = home.appendChild(document.createElement('div'));
          const tree = from.appendChild(make());
          const instance = find(tree);
          await rested(instance);
          instance.focus();
          await rested(instance);
          const isFocused = instance.matches(':focus-within');
          const nodes = [...instance.shadowRoot!.querySelectorAll('*')];
          const before = rounded(instance.shadowRoot!.innerHTML);
          (to as unknown as Movable).moveBefore(tree, null);
          await rested(instance);
          expect(instance.matches(':focus-within'), 'focused').to.equal(isFocused);
          expect(
            [...instance.shadowRoot!.querySelectorAll('*')].every((node, index) => node === nodes[index]),
          ).to.equal(true);
          expect(rounded(instance.shadowRoot!.innerHTML)).to.equal(before);
          instance.blur();
          from.remove();
          return tree;
        };
        const [wanted, acts] = await compare(html, moved);
        expect(acts).to.deep.equal(wanted);
      });
    }
  });
}
