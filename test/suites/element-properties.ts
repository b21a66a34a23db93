import { expect, fixture, fixtureSync } from '@open-wc/testing';
import { appearance, kebab, parse, settled } from '../helpers/dom.js';
import { collectWarnings } from '../helpers/warnings.js';
import { openFrame } from '../helpers/frame.js';
import { inOneEngine } from '../helpers/in-one-engine.js';
import type { ElementCase, PropertyCase } from './element-case.js';

type Properties = HTMLElement & Record<string, unknown>;

const textOf = ({ sample, text }: PropertyCase): string => {
  if (text !== undefined) return text;
  if (sample === true) return '';
  return typeof sample === 'object' ? JSON.stringify(sample) : String(sample);
};
const attributeOf = (name: string, { attribute = kebab(name) }: PropertyCase): string | false => attribute;

/** Attributes and properties have the same effect at any time in an element's life. */
export function propertyTests<E extends HTMLElement>(element: ElementCase<E>): void {
  const { tag, html, properties, cssStates = [], volatile = /(?!)/ } = element;
  const create = () => document.createElement(tag) as unknown as Properties;
  const entries = Object.entries(properties);
  const inAttributes = entries.filter(([name, each]) => attributeOf(name, each) !== false);

  inOneEngine(() => {
    for (const [name, each] of entries) {
      const attribute = attributeOf(name, each);
      it(`property ${name}: default, attribute, property, and back`, async () => {
        const element = create();
        expect(element[name], 'before it is on the page').to.deep.equal(each.default);
        fixtureSync<E>(html).parentElement!.append(element);
        await settled(element);
        expect(element[name], 'untouched').to.deep.equal(each.default);
        if (attribute !== false) {
          element.setAttribute(attribute, textOf(each));
          expect(element[name], 'from the attribute').to.deep.equal(each.sample);
          element.removeAttribute(attribute);
          expect(element[name], 'without the attribute').to.deep.equal(each.default);
          if (typeof each.sample === 'number') {
            const warnings = collectWarnings();
            for (const text of ['nonsense', '']) {
              element.setAttribute(attribute, text);
              expect(element[name], `from '${text}', which is not a number`).to.deep.equal(each.default);
            }
            element.removeAttribute(attribute);
            const told = new RegExp(`^<${tag}> ${name}( \\(attribute ${attribute}\\))?: expected .*, got "nonsense"$`);
            expect(warnings.stop().join('\n')).to.match(told);
          }
        }
        if (typeof each.sample === 'number') {
          // Templates of React and Vue set the property to the text of a static attribute.
          element[name] = String(each.sample);
          expect(element[name], 'set to a numeral').to.equal(each.sample);
        }
        element[name] = each.sample;
        expect(element[name], 'set').to.deep.equal(each.sample);
        await settled(element);
        expect(element[name], 'set and drawn').to.deep.equal(each.sample);
        if (attribute !== false) {
          expect(element.getAttribute(attribute), 'its attribute').to.equal(each.reflects ? textOf(each) : null);
        }
        for (const unset of [undefined, null]) {
          element[name] = each.sample;
          element[name] = unset;
          expect(element[name], `set to ${unset}`).to.deep.equal(each.default);
        }
        await settled(element);
      });
    }
  });

  it('counts each write at once, before, right after and long after its upgrade', async () => {
    for (const [name, { sample, default: unset }] of entries) {
      // In the document of a template nothing is upgraded; it is when it comes onto the page.
      const { ownerDocument } = document.createElement('template').content;
      const element = ownerDocument.createElement(tag) as unknown as Properties;
      element[name] = sample;
      fixtureSync('<div></div>').append(element);
      expect(element[name], `${name}, set before`).to.deep.equal(sample);
      element[name] = undefined;
      const written = element[name];
      if (unset !== sample) expect(written, `${name}, taken back right after`).to.not.deep.equal(sample);
      await settled(element);
      expect(element[name], `${name}, drawn`).to.deep.equal(written ?? unset);
      element.remove();
    }
  });

  it('has booleans that the text false turns off, in attributes and properties, as frameworks write it', async () => {
    // `can-dismiss` takes a function as well.
    const flags = inAttributes.filter(
      ([name, each]) => each.default === false && each.sample === true && name !== 'canDismiss',
    );
    expect(flags.every(([name]) => name in document.createElement(tag))).to.equal(true);
    for (const [name, each] of flags) {
      const attribute = attributeOf(name, each) as string;
      const home = fixtureSync('<div></div>');
      home.innerHTML = `<${tag} ${attribute}="false"></${tag}>`;
      const element = home.firstElementChild as Properties;
      expect([element[name], element.hasAttribute(attribute)], `${name}, from markup`).to.deep.equal([false, false]);
      expect(element.matches(':disabled'), name).to.equal(false);
      element.setAttribute(attribute, 'true');
      expect(element[name], `${name}="true"`).to.equal(true);
      element.setAttribute(attribute, 'false');
      expect([element[name], element.hasAttribute(attribute)], `${name}, later`).to.deep.equal([false, false]);
      element[name] = true;
      element[name] = 'false';
      expect(element[name], `${name} as a property`).to.equal(false);
      await settled(element);
      element.remove();
    }
  });

  if (!inAttributes.length) return;

  describe('is the same however it was created', () => {
    const withAttributes = (element: Element) => {
      for (const [name, each] of inAttributes) element.setAttribute(attributeOf(name, each) as string, textOf(each));
      return element as HTMLElement;
    };
    const withProperties = (element: Element) => {
      for (const [name, each] of inAttributes) (element as unknown as Properties)[name] = each.sample;
      return element as HTMLElement;
    };
    /** The author's markup without the properties under test. */
    const bare = () => {
      const element = create();
      const written = parse(html);
      element.innerHTML = written.innerHTML;
      for (const { name, value } of written.attributes) {
        if (!inAttributes.some(([property, each]) => attributeOf(property, each) === name)) {
          element.setAttribute(name, value);
        }
      }
      return element;
    };
    const look = async (instance: HTMLElement) => {
      await settled(instance);
      const { markup, ...seen } = appearance(instance, cssStates);
      return { markup: String(markup).replace(volatile, ''), ...seen };
    };
    /** From markup: the others must equal it. */
    const reference = () => fixture<HTMLElement>(withAttributes(bare()).outerHTML);
    const style = document.documentElement.style;
    const durations = ['--nc-duration-fast', '--nc-duration-normal', '--nc-duration-page'];
    before(() => durations.forEach((name) => style.setProperty(name, '0s')));
    after(() => durations.forEach((name) => style.removeProperty(name)));

    const ways: Record<string, (home: HTMLElement) => HTMLElement | Promise<HTMLElement>> = {
      'attributes, then on the page': (home) => home.appendChild(withAttributes(bare())),
      'properties, then on the page': (home) => home.appendChild(withProperties(bare())),
      'on the page, then attributes': (home) => withAttributes(home.appendChild(bare())),
      'on the page, then properties': (home) => withProperties(home.appendChild(bare())),
      'drawn, then properties': async (home) => {
        const element = home.appendChild(bare());
        await settled(element);
        return withProperties(element);
      },
      'drawn, removed, then properties, and back': async (home) => {
        const element = home.appendChild(bare());
        await settled(element);
        element.remove();
        return home.appendChild(withProperties(element));
      },
      'a clone': async (home) => {
        const element = home.appendChild(withAttributes(bare()));
        await settled(element);
        element.remove();
        return home.appendChild(element.cloneNode(true) as HTMLElement);
      },
      'moved before it was drawn, and after': async (home) => {
        const element = home.appendChild(withAttributes(bare()));
        const other = home.appendChild(document.createElement('div'));
        other.append(element);
        await settled(element);
        home.append(element);
        other.remove();
        return element;
      },
      'properties set before it was defined': (home) => {
        const late = `${tag}-late-${Math.random().toString(36).slice(2)}`;
        const element = home.appendChild(withProperties(document.createElement(late)));
        element.innerHTML = parse(html).innerHTML;
        const constructor = customElements.get(tag) as CustomElementConstructor;
        customElements.define(late, class extends constructor {});
        return element;
      },
      'through another document and back': async (home) => {
        const frame = await openFrame();
        const element = withAttributes(bare());
        frame.document.body.append(element);
        await settled(element);
        home.append(element);
        frame.remove();
        return element;
      },
    };
    for (const [way, make] of Object.entries(ways)) {
      it(way, async () => {
        const expected = await reference();
        const home = expected.parentElement!;
        const wanted = await look(expected);
        expected.remove();
        expect(await look(await make(home))).to.deep.equal(wanted);
      });
    }

    it('in another document', async () => {
      const frame = await openFrame();
      const made = frame.document.body.appendChild(withAttributes(bare()));
      const expected = await reference();
      // Both pages are 400 px wide, and have the same styles.
      expected.parentElement!.style.cssText = 'position: absolute; inset-inline: 0; width: 400px';
      expect(await look(made)).to.deep.equal(await look(expected));
      // Elements are not told when their frame is removed.
      made.remove();
      frame.remove();
    });
  });
}
