import { expect } from '@open-wc/testing';
import { createElement, createRef, type ComponentType } from 'react';
import * as wrappers from 'nacre/react';
import { elementsOf, type Manifest } from '../../react/generator/manifest.js';
import manifest from '../.cache/custom-elements.json';
import { countCosts } from '../helpers/costs.js';
import { settled } from '../helpers/dom.js';
import { isReact18, mount, unmountAll } from '../helpers/react.js';

const elements = elementsOf(manifest as unknown as Manifest);
const components = wrappers as unknown as Record<string, ComponentType<Record<string, unknown>>>;

/** What `action` writes to properties of an element, instead of writing it. */
function writes(element: HTMLElement, names: readonly string[], action: () => void): Map<string, unknown> {
  const written = new Map<string, unknown>();
  for (const name of names) {
    const value = (element as unknown as Record<string, unknown>)[name];
    const set = (given: unknown) => void written.set(name, given);
    Object.defineProperty(element, name, { configurable: true, get: () => value, set });
  }
  action();
  for (const name of names) Reflect.deleteProperty(element, name);
  return written;
}

for (const { displayName, tagName, className, properties, events = [] } of elements) {
  describe(`<${displayName}>`, () => {
    const component = components[displayName]!;
    afterEach(unmountAll);

    it('renders its element, with children, attributes and a ref', () => {
      const ref = createRef<HTMLElement>();
      const props = { ref, id: 'a', className: 'b c', style: { color: 'red' }, 'data-d': 'e', slot: 'f' };
      const { find } = mount(createElement(component, props, 'text'));
      const element = find(tagName);
      expect(ref.current).to.equal(element);
      expect(element.constructor.name).to.equal(className);
      expect(element.textContent).to.equal('text');
      expect([element.id, element.className, element.style.color]).to.deep.equal(['a', 'b c', 'red']);
      expect([element.dataset.d, element.slot]).to.deep.equal(['e', 'f']);
    });

    it('is named in the tools of developers', () => {
      expect(component.displayName).to.equal(displayName);
    });

    it('writes each property, and takes it back when the prop goes or is undefined', () => {
      const { find, render } = mount(createElement(component));
      const names = properties.map(({ name }) => name);
      const values = new Map(names.map((name) => [name, { name }]));
      const give = (props: object) =>
        writes(find(tagName), names, () => render(createElement(component, { ...props })));
      expect(give(Object.fromEntries(values))).to.deep.equal(values);
      const nothing = new Map(names.map((name) => [name, undefined]));
      expect(give(Object.fromEntries(nothing))).to.deep.equal(nothing);
      expect(give(Object.fromEntries(nothing)).size).to.equal(0);
      expect(give(Object.fromEntries(values))).to.deep.equal(values);
      expect(give({})).to.deep.equal(nothing);
    });

    // In React 18 @lit/react sets all properties with each render.
    if (!isReact18)
      it('costs its element nothing when it renders the same again', async () => {
        const fresh = document.createElement(tagName) as unknown as Record<string, unknown>;
        const names = properties
          .map(({ name }) => name)
          .filter((name) => !['undefined', 'function'].includes(typeof fresh[name]));
        const values = Object.fromEntries(names.map((name) => [name, fresh[name]]));
        const again = () => {
          const handlers = Object.fromEntries(events.map(({ reactName }) => [reactName, () => {}]));
          return createElement(component, { ...values, ...handlers });
        };
        const { find, render } = mount(again());
        const element = find(tagName);
        await settled(element);
        const { counts, stop } = countCosts();
        let written: ReadonlyMap<string, unknown>;
        try {
          written = writes(element, names, () => render(again()));
        } finally {
          stop();
        }
        expect([...written.keys()]).to.deep.equal([]);
        expect(counts).to.deep.equal({ listeners: 0, observed: 0, controllers: 0, requests: 0, updates: 0 });
      });

    for (const { name, reactName } of events) {
      it(`hears ${name} as ${reactName}, once, by the handler of the last render`, () => {
        const heard: [string, Event][] = [];
        const withHandler = (id: string) =>
          createElement(component, { [reactName]: (event: Event) => void heard.push([id, event]) });
        const { find, render } = mount(withHandler('first'));
        const fire = () => {
          const event = new Event(name);
          find(tagName).dispatchEvent(event);
          return event;
        };
        const first = fire();
        render(withHandler('second'));
        const second = fire();
        render(createElement(component));
        fire();
        expect(heard).to.deep.equal([
          ['first', first],
          ['second', second],
        ]);
      });
    }

    it('renders in StrictMode, and leaves nothing when it goes', () => {
      const refs: (HTMLElement | null)[] = [];
      const ref = (element: HTMLElement | null) => void refs.push(element);
      const { container, find, unmount } = mount(createElement(component, { ref }), { strict: true });
      expect(refs.at(-1)).to.equal(find(tagName));
      unmount();
      expect(refs.at(-1)).to.equal(null);
      expect(container.childNodes.length).to.equal(0);
    });
  });
}
