import type { NcElement } from '../../elements/internal/element/nc-element.js';

/** One element from markup, created by the parser but not yet on the page. */
export function parse<E extends Element = HTMLElement>(markup: string, within: Document = document): E {
  const template = within.createElement('template');
  template.innerHTML = markup;
  return within.importNode(template.content, true).firstElementChild as E;
}

const isUpdating = (element: Element): element is NcElement => 'updateComplete' in element;

/** Resolves when the element and all of our elements inside it have updated. */
export async function settled(root: Element): Promise<void> {
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (!isUpdating(element)) continue;
    await element.updateComplete;
    if (element.shadowRoot?.firstElementChild) {
      for (const inner of element.shadowRoot.querySelectorAll('*')) if (isUpdating(inner)) await inner.updateComplete;
    }
  }
}

/** Resolves after two frames: layout is done, observers have run and transitions have started. */
export const drawn = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** The focused element, however deep in shadow trees. */
export function deepActiveElement(root: Document | ShadowRoot = document): Element | null {
  const { activeElement } = root;
  return (activeElement?.shadowRoot && deepActiveElement(activeElement.shadowRoot)) || activeElement;
}

/** `camelCase` -> `kebab-case`. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const LIVE = ['value', 'checked', 'disabled', 'readOnly', 'type'] as const;
const COMPUTED = ['display', 'color', 'backgroundColor', 'borderTopColor', 'opacity', 'direction'] as const;

function looks(element: Element, pseudo?: string): string {
  const style = getComputedStyle(element, pseudo);
  return COMPUTED.map((name) => style[name]).join(' ');
}

/** All that users can see of an instance: markup and live state of its shadow tree, states, colors, size. */
export function appearance(element: HTMLElement, states: readonly string[]): Record<string, unknown> {
  const root = element.shadowRoot!;
  // One document has the focus: in others a field inside lacks the attribute that follows it.
  const markup = root.innerHTML.replaceAll(/<!--.*?-->| focus=""/gs, '');
  const fields = [...root.querySelectorAll('input, textarea, select, button')].map((field) =>
    LIVE.map((name) => String((field as unknown as Record<string, unknown>)[name])).join(' '),
  );
  return {
    markup,
    fields,
    states: states.filter((state) => element.matches(`:state(${state})`)),
    looks: [element, ...root.querySelectorAll('slot')].flatMap((each) =>
      [undefined, '::before', '::after'].map((pseudo) => looks(each, pseudo)),
    ),
    size: [element.offsetWidth, element.offsetHeight],
  };
}

/** The style of what an element draws before or after its first slot. */
export const drawnBy = (element: Element, pseudo: '::before' | '::after'): CSSStyleDeclaration =>
  getComputedStyle(element.shadowRoot!.querySelector('slot')!, pseudo);

/** A name for a node, since the runner cannot print nodes. */
export function nameOf(node: Element | null | undefined): string {
  if (!node) return String(node);
  return `${node.localName} ${node.id || node.textContent?.trim() || [...(node.parentElement?.children ?? [])].indexOf(node)}`;
}
