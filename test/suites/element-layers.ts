import { expect, fixture } from '@open-wc/testing';
import { settled } from '../helpers/dom.js';
import { inOneEngine } from '../helpers/in-one-engine.js';
import type { ElementCase } from './element-case.js';

/** The style rules of a sheet, those in media queries and the like included. */
const rulesOf = (rules: CSSRuleList): CSSStyleRule[] =>
  [...rules].flatMap((rule) =>
    rule instanceof CSSStyleRule
      ? [rule, ...rulesOf(rule.cssRules)]
      : 'cssRules' in rule
        ? rulesOf(rule.cssRules as CSSRuleList)
        : [],
  );

/** A rule for the host itself: the layer of the whole element is the page's matter. */
const isOfHost = (selector: string): boolean => /^:host(?:\((?:[^()]|\([^()]*\))*\))?$/.test(selector.trim());

/** Whether what is inside an element is painted as one layer. */
function isLayer(element: Element): boolean {
  const { isolation, position, zIndex, transform, opacity, contain, containerType, willChange } =
    getComputedStyle(element);
  return (
    isolation === 'isolate' ||
    position === 'fixed' ||
    position === 'sticky' ||
    (position !== 'static' && zIndex !== 'auto') ||
    transform !== 'none' ||
    Number(opacity) < 1 ||
    /paint|content|strict|layout/.test(contain) ||
    /size/.test(containerType) ||
    /transform|opacity/.test(willChange) ||
    element.matches('dialog, [popover]') // In the top layer.
  );
}

const parentIn = (root: ShadowRoot, element: Element): Element => element.parentElement ?? root.host;

function isInLayer(root: ShadowRoot, element: Element): boolean {
  let node = element;
  do {
    node = parentIn(root, node);
    if (isLayer(node)) return true;
  } while (node !== root.host);
  return false;
}

/** What it puts above other parts of its own does not come to lie above what the page puts beside it. */
export function layerTests<E extends HTMLElement>({ html, tag, states = {} }: ElementCase<E>): void {
  inOneEngine(() => {
    it('keeps its z-indexes to itself', async () => {
      for (const markup of [html, ...Object.values(states)]) {
        const home = await fixture<HTMLElement>(`<div>${markup}</div>`);
        const element = home.querySelector<E>(tag)!;
        await settled(element);
        const root = element.shadowRoot!;
        const rules = root.adoptedStyleSheets.flatMap(({ cssRules }) => rulesOf(cssRules));
        // A part that is not there now is in such a box, if there is one.
        const hasBox = rules.some(({ style }) => style.isolation === 'isolate');
        const outside = rules
          .filter(({ style, selectorText }) => style.zIndex && !isOfHost(selectorText))
          // What sticks lies above what is scrolled beneath it, wherever that is.
          .filter(({ style }) => style.position !== 'sticky')
          .filter(({ selectorText }) => {
            if (isLayer(element) || 'isShowing' in element) return false;
            const found = [
              ...root.querySelectorAll(selectorText.replaceAll(/::?(?:before|after|slotted\(.*\))$/g, '')),
            ];
            return found.length ? found.some((each) => !isInLayer(root, each)) : !hasBox;
          });
        expect(outside.map(({ selectorText }) => selectorText)).to.deep.equal([]);
      }
    });
  });
}
