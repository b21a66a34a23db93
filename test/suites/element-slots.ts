import { expect, fixtureSync } from '@open-wc/testing';
import { elementsOf, type Manifest } from '../../react/generator/manifest.js';
import manifest from '../.cache/custom-elements.json';
import { drawn, parse, settled } from '../helpers/dom.js';
import { inOneEngine } from '../helpers/in-one-engine.js';
import type { ElementCase } from './element-case.js';

/** The markup with the attributes of each tag in one order. */
const ordered = (markup: string): string =>
  markup.replaceAll(
    /<([\w-]+) ([^<>]*)>/g,
    (_tag, name, attributes: string) => `<${name} ${(attributes.match(/[\w:-]+="[^"]*"/g) ?? []).sort().join(' ')}>`,
  );

const elements = elementsOf(manifest as unknown as Manifest);

/** A child is shown where its `slot` says, however often that changes. */
export function slotTests<E extends HTMLElement>({
  tag,
  html,
  fill,
  restless,
  volatile = /(?!)/,
}: ElementCase<E>): void {
  const names = (elements.find(({ tagName }) => tagName === tag)?.slots ?? []).map(({ name }) => name);
  if (!names.some(Boolean) || restless === true) return;

  /** Whether it has what is below a control of a form. */
  const isControl = names.includes('hint');

  inOneEngine(() => {
    it('shows a child that changes its slot as one that had that slot at once', async () => {
      const home = fixtureSync<HTMLElement>('<div></div>');
      /** What is seen of a child that gets these slots, one after another. */
      const look = async (...slots: readonly string[]) => {
        const tree = parse<HTMLElement>(html);
        const element = (tree.matches(tag) ? tree : tree.querySelector(tag)) as E;
        fill?.(element);
        const child = Object.assign(document.createElement('b'), { textContent: 'Child', slot: slots[0] });
        element.append(child);
        home.replaceChildren(tree);
        for (const slot of slots) {
          if (child.slot !== slot) child.slot = slot;
          await settled(element);
          await drawn();
        }
        return {
          slot: child.assignedSlot?.name,
          isShown: child.getClientRects().length > 0,
          markup: ordered(element.shadowRoot!.innerHTML.replaceAll(/<!--.*?-->/gs, '').replace(volatile, '')),
        };
      };
      for (const name of new Set(['', ...names])) {
        const wanted = await look(name);
        for (const before of new Set(['', ...names, 'none'])) {
          const seen = await look(before, name);
          // A control keeps the line of a message that is gone, so that nothing below it moves.
          if (isControl && before === 'error') seen.markup = wanted.markup;
          expect(seen, `from '${before}' to '${name}'`).to.deep.equal(wanted);
        }
      }
    });
  });
}
