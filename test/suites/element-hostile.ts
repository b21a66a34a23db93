import { expect, fixtureSync } from '@open-wc/testing';
import { elementsOf, type Manifest, type Member } from '../../react/generator/manifest.js';
import manifest from '../.cache/custom-elements.json';
import { parse, settled } from '../helpers/dom.js';
import { useTokens } from '../helpers/tokens.js';
import { collectWarnings } from '../helpers/warnings.js';
import { HOSTILE_TEXTS, HOSTILE_VALUES } from '../helpers/hostile.js';
import type { ElementCase } from './element-case.js';

type Properties = HTMLElement & Record<string, unknown> & { updateComplete: Promise<unknown> };

const elements = elementsOf(manifest as unknown as Manifest);
const VALUES = Object.entries(HOSTILE_VALUES);
const TEXTS = Object.entries(HOSTILE_TEXTS);
/** How often all properties are spoiled at once. In a round each has another value, and no round has what one before had. */
const ROUNDS = 4;
const SHIFT = Math.floor(VALUES.length / ROUNDS);

/** Whether it shows anything of its own. */
const isFilled = ({ shadowRoot }: Element): boolean =>
  [...shadowRoot!.childNodes].some(({ nodeType }) => nodeType !== Node.COMMENT_NODE);

/** What escapes from code that nobody calls, and what elements warn of, while `action` runs. */
async function observed(
  action: (errors: unknown[]) => Promise<void>,
): Promise<{ errors: string[]; warnings: string[] }> {
  const errors: unknown[] = [];
  const { reportError } = window;
  window.reportError = (error) => void errors.push(error);
  const warnings = collectWarnings();
  try {
    await action(errors);
  } finally {
    window.reportError = reportError;
    warnings.stop();
  }
  return { errors: errors.map((error) => String((error as Error).stack ?? error)), warnings: [...warnings.texts] };
}

/**
 * Any value may be in any property, and any text in any attribute: at most one warning that names the property, never an
 * error, never an empty element. After all other tests of the file: warnings are told once per page.
 */
export function hostileTests<E extends HTMLElement>({
  tag,
  html,
  states = {},
  properties,
  cssStates = [],
}: ElementCase<E>): void {
  const members = elements.find(({ tagName }) => tagName === tag)!.properties;
  const markups = Object.entries({ 'as an author writes it': html, ...states });

  /** What is wrong with warnings: they name the element and one of its properties; each property at most once. */
  function wrongIn(warnings: readonly string[]): string[] {
    const names = warnings.map((text) => {
      const [, element, given] = /^<([\w-]+)> ([\w-]+)(?: \(attribute .*\))?: expected /.exec(text) ?? [];
      const member = members.find(({ name }) => name === given) ?? members.find(({ attribute }) => attribute === given);
      return element === tag && member ? member.name : `no property: ${text}`;
    });
    return [
      ...names.filter((name) => name.startsWith('no property')),
      ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `two warnings of ${name}`),
    ];
  }

  const set = (element: Properties, { name }: Member, value: unknown) => {
    element[name] = value;
  };
  const spoilAll = (element: Properties, round: number) =>
    members.forEach((member, index) => set(element, member, VALUES[(index + round * SHIFT) % VALUES.length]![1]()));
  const create = (markup: string) => parse<HTMLElement>(markup) as Properties;
  const find = (home: HTMLElement) => (home.matches(tag) ? home : home.querySelector(tag)) as Properties;

  /** What is wrong after `action`. */
  async function wrongAfter(about: string, element: Properties, action: () => void): Promise<string[]> {
    const { errors, warnings } = await observed(async (list) => {
      try {
        action();
        await element.updateComplete;
        await settled(element);
      } catch (error) {
        list.push(error);
      }
    });
    return [...errors, ...wrongIn(warnings)].map((wrong) => `${about}: ${wrong}`);
  }

  describe('bears any value', () => {
    const base = document.createElement('base');
    // No address leads to a server.
    base.href = 'about:blank';
    before(useTokens);
    before(() => document.head.prepend(base));
    after(() => base.remove());

    for (const [index, [state, markup]] of markups.entries()) {
      it(`in each property alone, ${state}`, async () => {
        const home = fixtureSync<HTMLElement>('<div></div>');
        home.append(create(markup));
        const element = find(home);
        await settled(element);
        const wrong: string[] = [];
        for (const member of members) {
          const before = element[member.name];
          await wrongAfter('', element, () => set(element, member, undefined));
          const isDrawn = isFilled(element) && typeof element[member.name] !== 'boolean';
          for (const [position, [value, make]] of VALUES.entries()) {
            // The states share the values: each property gets each of them in one state.
            if (position % markups.length !== index) continue;
            const about = `${member.name} = ${value}`;
            wrong.push(...(await wrongAfter(about, element, () => set(element, member, make()))));
            if (isDrawn && !isFilled(element)) wrong.push(`${about}: empty`);
          }
          wrong.push(...(await wrongAfter(`${member.name} as before`, element, () => set(element, member, before))));
        }
        expect(wrong).to.deep.equal([]);
      });
    }

    it('in all properties at once, before it is on the page', async () => {
      const home = fixtureSync<HTMLElement>('<div></div>');
      const wrong: string[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const tree = create(html);
        const element = find(tree);
        const spoil = () => {
          spoilAll(element, round);
          home.replaceChildren(tree);
        };
        wrong.push(...(await wrongAfter(`round ${round}`, element, spoil)));
      }
      expect(wrong).to.deep.equal([]);
    });

    it('and works with good ones after them', async () => {
      const home = fixtureSync<HTMLElement>('<div></div>');
      const show = async (): Promise<Properties> => {
        const tree = create(html);
        home.replaceChildren(tree);
        const element = find(tree);
        await settled(element);
        return element;
      };
      const fresh = await show();
      const before = members.map((member) => [member, fresh[member.name]] as const);
      /** With the samples: what is read and seen. */
      const use = async (element: Properties) => {
        for (const [name, { sample }] of Object.entries(properties)) element[name] = sample;
        await settled(element);
        return {
          values: Object.keys(properties).map((name) => element[name]),
          text: element.shadowRoot!.textContent,
          states: cssStates.filter((state) => element.matches(`:state(${state})`)),
        };
      };
      const wanted = await use(fresh);
      for (let round = 0; round < ROUNDS; round++) {
        const element = await show();
        await wrongAfter('', element, () => spoilAll(element, round));
        await wrongAfter('', element, () => before.forEach(([member, good]) => set(element, member, good)));
        expect(await use(element), `round ${round}`).to.deep.equal(wanted);
      }
    });

    it('in any attribute', async () => {
      const home = fixtureSync<HTMLElement>('<div></div>');
      home.append(create(html));
      const element = find(home);
      await settled(element);
      const wrong: string[] = [];
      const names = members.flatMap(({ attribute }) => (attribute === undefined ? [] : [attribute]));
      for (const [round, [first]] of TEXTS.entries()) {
        const spoil = () =>
          names.forEach((name, index) => element.setAttribute(name, TEXTS[(index + round) % TEXTS.length]![1]));
        wrong.push(...(await wrongAfter(`${names[0]} = ${first} …`, element, spoil)));
      }
      expect(wrong).to.deep.equal([]);
    });
  });
}
