import type { Field } from './dom/input.js';

const FIELDS = 'input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea';

/** Elements inside, those of open shadow trees too. */
export function* inside(root: Element | ShadowRoot): Generator<HTMLElement> {
  const shadow = 'shadowRoot' in root ? root.shadowRoot : null;
  for (const child of [...(shadow?.children ?? []), ...root.children]) {
    yield child as HTMLElement;
    yield* inside(child);
  }
}

export function firstInside(root: Element, selectors: string): HTMLElement | undefined {
  for (const element of inside(root)) if (element.matches(selectors)) return element;
  return undefined;
}

/** The native field of a control: itself, or the one inside. */
export function fieldOf(control: Element): Field {
  const field = control.matches(FIELDS) ? control : firstInside(control, FIELDS);
  if (!field) throw new Error(`<${control.localName}> has no field for text`);
  return field as unknown as Field;
}

/** The element of ours that a part of its shadow tree belongs to: itself, if it is in no shadow tree of ours. */
export function ownerOf(element: Element): HTMLElement {
  const { host } = element.getRootNode() as Partial<ShadowRoot>;
  return (host?.localName.startsWith('nc-') ? ownerOf(host) : element) as HTMLElement;
}

/** What an option says, or submits. */
export const says = (option: Element, text: string): boolean =>
  [option.getAttribute('aria-label'), option.textContent, option.getAttribute('label'), option.getAttribute('value')]
    .map((each) => each?.trim())
    .includes(text);
