import { expect } from '@open-wc/testing';
import { drawn, parse } from '../helpers/dom.js';
import { openFrame } from '../helpers/frame.js';
import { inOneEngine } from '../helpers/in-one-engine.js';
import { actsOf, focusIn, rested, restOf, rounded, type Acts } from './acts.js';
import type { ElementCase } from './element-case.js';

const WIDTH = 360;
const SCALE = 2;

/** Where an element may be put. Returns the instance, on the page and drawn. */
type Place = (home: HTMLElement, make: () => HTMLElement) => HTMLElement | Promise<HTMLElement>;

/**
 * Elements that read their box or the position of the pointer: engines report both differently under zoom, in a scaled ancestor
 * and after a move. The other elements are tested there in one engine.
 */
const MEASURING = new Set(
  `action-sheet audio canvas image-viewer index-list list map menu movable-view picker picker-view picker-view-column popover popup
   rate refresher scroll-view search-bar segmented slider sticky swipe-action swiper switch tab-bar tabs textarea toast uploader video`
    .split(/\s+/)
    .map((name) => `nc-${name}`),
);

/** As deep in shadow trees as an element is in those of `host`. */
function depthOf(element: Element, host: Element): number {
  let depth = 0;
  for (let node = element; node !== host; node = (node.getRootNode() as ShadowRoot).host) depth += 1;
  return depth;
}

/**
 * Whether the browser itself leaves the focus to such a native element: Firefox takes it from a `<textarea>`, a `<video>`,
 * and what is deep in shadow trees.
 */
async function keepsFocus({ localName }: Element, depth: number): Promise<boolean> {
  const [from, to] = [document.createElement('div'), document.createElement('div')];
  document.body.append(from, to);
  const host = from.appendChild(document.createElement('div'));
  let inner: HTMLElement = host;
  for (let level = 1; level <= depth; level += 1) {
    const name = level < depth || localName.includes('-') ? 'div' : localName;
    inner = inner.attachShadow({ mode: 'open' }).appendChild(document.createElement(name));
  }
  inner.tabIndex = 0;
  inner.focus();
  (to as unknown as Movable).moveBefore(host, null);
  await drawn();
  const isKept = host.matches(':focus-within');
  from.remove();
  to.remove();
  return isKept;
}

interface Look {
  /** How large it is on the screen. */
  readonly scale?: number;
  /** Whether keys and drags are tried on it. */
  readonly isUsed?: boolean;
}

interface Movable {
  moveBefore(node: Node, child: Node | null): void;
}

function makeHome(): HTMLElement {
  const home = document.createElement('div');
  home.style.cssText = `position: absolute; inset: 0 auto auto 0; inline-size: ${WIDTH}px`;
  for (const name of ['fast', 'normal', 'page']) home.style.setProperty(`--nc-duration-${name}`, '0s');
  return home;
}

/** It acts and looks the same wherever a page puts it, whatever it does with it before. */
export function placeTests<E extends HTMLElement>(element: ElementCase<E>): void {
  const { tag, html, states = {}, fill, volatile = /(?!)/, restless = false } = element;
  const rest = (instance: HTMLElement) => element.rest?.(instance as E);
  if (restless === true) return;

  const makeFrom = (markup: string) => (): HTMLElement => {
    const tree = parse<HTMLElement>(markup);
    const instance = (tree.matches(tag) ? tree : tree.querySelector(tag)) as E;
    fill?.(instance);
    return tree;
  };
  const find = (tree: HTMLElement): HTMLElement => (tree.matches(tag) ? tree : tree.querySelector<E>(tag)!);

  /** Acts of an element in a place. */
  async function actsIn(markup: string, put: Place, { scale = 1, isUsed = true }: Look): Promise<Acts> {
    const home = makeHome();
    document.body.append(home);
    const tree = await put(home, makeFrom(markup));
    const instance = find(tree);
    await rested(instance);
    const acts = isUsed ? await actsOf(instance, { scale, rest }) : restOf(instance);
    tree.remove();
    home.remove();
    return { ...acts, markup: acts.markup.replace(volatile, '') };
  }

  /** What is the same for all places: the acts in a plain page. */
  const known = new Map<string, Promise<Acts>>();

  /** Acts of an element in a plain page, and in a place. */
  async function compare(markup: string, place: Place, { scale = 1, isUsed = true }: Look = {}): Promise<[Acts, Acts]> {
    const key = `${isUsed} ${markup}`;
    const inPage: Place = (home, make) => home.appendChild(make());
    if (!known.has(key)) known.set(key, actsIn(markup, inPage, { isUsed }));
    return [await known.get(key)!, await actsIn(markup, place, { scale, isUsed })];
  }

  const written = document.createElement('template');
  written.innerHTML = html;
  const hasChildren = fill !== undefined || written.content.querySelector(tag)!.firstElementChild !== null;

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
    'given its content while hidden, then shown': async (home, make) => {
      const tree = make();
      const instance = find(tree);
      const content = [...instance.childNodes];
      instance.replaceChildren();
      home.style.display = 'none';
      home.append(tree);
      await rested(tree);
      instance.append(...content);
      fill?.(instance as E);
      await rested(tree);
      home.style.display = '';
      return tree;
    },
    'made while hidden, then shown': async (home, make) => {
      home.style.display = 'none';
      const tree = home.appendChild(make());
      await rested(tree);
      home.style.display = '';
      return tree;
    },
    // One without children is as in any other place.
    ...(hasChildren && {
      'with children that come through a slot, later': (home, make) => throughSlot(home, make, true),
      'with children that come through a slot': (home, make) => throughSlot(home, make, false),
    }),
  };
  function throughSlot(home: HTMLElement, make: () => HTMLElement, isLate: boolean): HTMLElement {
    const tree = make();
    const instance = find(tree);
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
  const enlarged: Record<string, Place> = {
    'under zoom': (home, make) => {
      home.style.zoom = String(SCALE);
      return home.appendChild(make());
    },
    'in a scaled ancestor': (home, make) => {
      home.style.transform = `scale(${SCALE})`;
      home.style.transformOrigin = '0 0';
      return home.appendChild(make());
    },
  };
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

    const measured = (): void => {
      for (const [name, place] of Object.entries(enlarged)) {
        // WebKit lays out text in other widths under zoom, so that nothing is the same: `scale.test.ts` holds its factors.
        if (name === 'under zoom' && !('currentCSSZoom' in Element.prototype)) continue;
        it(name, async () => {
          const [wanted, acts] = await compare(html, place, { scale: SCALE });
          expect(acts).to.deep.equal(wanted);
        });
      }

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
            const isFocused =
              instance.matches(':focus-within') &&
              (await keepsFocus(focusIn(instance), depthOf(focusIn(instance), instance)));
            instance.focus();
            await rested(instance);
            const nodes = [...instance.shadowRoot!.querySelectorAll('*')];
            const markup = () => rounded(instance.shadowRoot!.innerHTML).replace(volatile, '');
            const before = markup();
            (to as unknown as Movable).moveBefore(tree, null);
            await rested(instance);
            if (isFocused) expect(instance.matches(':focus-within'), 'focused').to.equal(true);
            expect(
              [...instance.shadowRoot!.querySelectorAll('*')].every((node, index) => node === nodes[index]),
            ).to.equal(true);
            expect(markup()).to.equal(before);
            instance.blur();
            from.remove();
            return tree;
          };
          const [wanted, acts] = await compare(html, moved);
          expect(acts).to.deep.equal(wanted);
        });
      }
    };
    if (MEASURING.has(tag)) measured();
    else inOneEngine(measured);
  });

  const still = Object.entries(states).filter(([state]) => !(restless && restless.includes(state)));
  if (!still.length) return;
  inOneEngine(() => {
    it('looks the same in each state when it was made while hidden, and under zoom', async () => {
      const hidden = 'made while hidden, then shown';
      for (const [state, markup] of still) {
        for (const [name, place] of Object.entries({ [hidden]: places[hidden]!, ...enlarged })) {
          const [wanted, acts] = await compare(markup, place, { isUsed: false });
          expect(acts, `${state}, ${name}`).to.deep.equal(wanted);
        }
      }
    });
  });
}
