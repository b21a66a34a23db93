import { LitElementRenderer } from '@lit-labs/ssr/lib/lit-element-renderer.js';
import type { ReactiveElement } from 'lit';

/** What an element that a server can draw has for this. Others have none of it. */
interface Drawn extends ReactiveElement {
  /** Whether `render()` and `styleHost()` have all that it shows as it is now: `updated()` adds nothing to that. */
  readonly isDrawable?: boolean;
  /** Sets what the host has of its look, by `this.style.setProperty()`; `updated()` calls it in browsers. */
  styleHost?(changed: ReadonlyMap<PropertyKey, unknown>): void;
}

/**
 * Tells @lit-labs/ssr to draw this library's elements with the look of their hosts, and to leave out what it cannot draw whole.
 * `answer` gets the requests that they fire meanwhile.
 */
export function drawWhole(answer: (event: Event) => void): void {
  LitElementRenderer.renderOptions.push((given) => {
    const element = given as Drawn;
    element.addEventListener('nc-request', answer);
    // One with less than its whole look would change it when the app comes.
    if (!element.isDrawable) return { disableSsr: true };
    if (element.styleHost) {
      Object.defineProperty(element, 'style', { value: styleOf(element) });
      element.styleHost(givenTo(element));
    }
    return undefined;
  });
}

/** The style of an element on a server: what is set goes to its attribute, after what the page has there. */
const styleOf = (element: Element): Pick<CSSStyleDeclaration, 'setProperty'> => ({
  setProperty(name, value) {
    const before = element.getAttribute('style');
    if (value) element.setAttribute('style', `${before ? `${before};` : ''}${name}:${value}`);
  },
});

/** The properties that attributes have set. */
function givenTo(element: ReactiveElement): ReadonlyMap<PropertyKey, unknown> {
  const { elementProperties } = element.constructor as typeof ReactiveElement;
  const isGiven = ([name, { attribute }]: [PropertyKey, { attribute?: boolean | string }]): boolean =>
    element.hasAttribute(typeof attribute === 'string' ? attribute : String(name).toLowerCase());
  return new Map([...elementProperties].filter(isGiven).map(([name]) => [name, undefined]));
}
