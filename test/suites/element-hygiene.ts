import { expect, fixture, fixtureSync, waitUntil } from '@open-wc/testing';
import { NcElement } from '../../elements/internal/element/nc-element.js';
import { drawn, settled } from '../helpers/dom.js';
import { inOneEngine } from '../helpers/in-one-engine.js';
import { watchLeaks } from '../helpers/leaks.js';
import { type ElementCase, moduleOf } from './element-case.js';

/** It writes nothing into the page and leaves nothing behind. */
export function hygieneTests<E extends HTMLElement>({ tag, html, use, ...element }: ElementCase<E>): void {
  const markups = [html, ...Object.values(element.states ?? {})];

  inOneEngine(() => {
    it('writes nothing to its light DOM', async () => {
      const home = await fixture<HTMLElement>('<div></div>');
      const records: MutationRecord[] = [];
      const observer = new MutationObserver((list) => records.push(...list));
      home.innerHTML = markups.join('');
      observer.observe(home, { subtree: true, childList: true, attributes: true, characterData: true });
      await settled(home);
      const instances = home.querySelectorAll<E>(tag);
      for (const instance of instances) await use?.(instance);
      await drawn();
      records.push(...observer.takeRecords());
      observer.disconnect();
      const own = new Set<Node>(instances);
      // Controls inside it leave the tab order while it disables them.
      const foreign = records.filter(
        ({ target, type, attributeName }) =>
          !(
            type === 'attributes' &&
            (own.has(target) || (target instanceof NcElement && attributeName === 'tabindex'))
          ),
      );
      expect(foreign.map(({ type, target }) => `${type} of ${target.nodeName}`)).to.deep.equal([]);
    });

    it('writes its role only when that changes, so that screen readers know it for the same', async () => {
      const home = fixtureSync<HTMLElement>('<div></div>');
      const { prototype } = ElementInternals;
      const role = Object.getOwnPropertyDescriptor(prototype, 'role')!;
      const again: unknown[] = [];
      const set = function (this: ElementInternals, value: string | null) {
        if (value === role.get!.call(this)) again.push(value);
        role.set!.call(this, value);
      };
      Object.defineProperty(prototype, 'role', { ...role, set });
      try {
        home.innerHTML = markups.join('');
        await settled(home);
        for (const instance of home.querySelectorAll<E>(tag)) {
          await use?.(instance);
          (instance as Partial<NcElement>).requestUpdate?.();
        }
        await settled(home);
      } finally {
        Object.defineProperty(prototype, 'role', role);
      }
      expect(again).to.deep.equal([]);
    });

    it('leaves no listener, timer, observer or object URL behind', async () => {
      const home = fixtureSync<HTMLElement>('<div></div>');
      const inside = (target: EventTarget) =>
        target instanceof AbortSignal ||
        target instanceof Animation ||
        (target instanceof Node && (!document.contains(target) || (target !== home && home.contains(target))));
      const leaks = watchLeaks(inside);
      try {
        for (const markup of markups) {
          home.innerHTML = markup;
          await settled(home);
          const instance = home.querySelector<E>(tag)!;
          await use?.(instance);
          await settled(home);
          home.replaceChildren();
          await drawn();
          // A frame that is still to come is none that comes again and again.
          await waitUntil(() => !leaks.left().includes('animation frame'), `no frames after ${markup}`);
          expect(leaks.left(), markup).to.deep.equal([]);
        }
      } finally {
        leaks.stop();
      }
    });
  });

  it('allows a second copy of its module on the page', async () => {
    const before = customElements.get(tag);
    await import(/* @vite-ignore */ `${moduleOf(tag)}?t=${Date.now()}`);
    expect(customElements.get(tag) === before).to.equal(true);
  });
}
