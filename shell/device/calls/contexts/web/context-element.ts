import { DeviceError, ErrCode } from '../../../errors.js';

/** Where to look for the element of a context: in an element, its open shadow tree, a shadow root or a document. */
export type ContextRoot = Document | DocumentFragment | Element;

interface Wanted<E extends Element> {
  /** The call, as failures name it. */
  readonly subject: string;
  /** The argument that has the id. */
  readonly argument: string;
  readonly id: string;
  readonly component?: ContextRoot | undefined;
  /** What it is, in words. */
  readonly kind: string;
  /** Other attributes than `id` that name such an element. */
  readonly attribute?: string;
  readonly isKind: (element: Element) => element is E;
}

/** The component, and its open shadow tree. */
export function* rootsOf(component: ContextRoot = document): Generator<ContextRoot> {
  yield component;
  const { shadowRoot } = component as Partial<Element>;
  if (shadowRoot) yield shadowRoot;
}

/**
 * The element of an id, as contexts and selector queries find it. Of several pages that are open it is that of the page that
 * can be used. Throws a `DeviceError` that says what is wrong.
 */
export function elementOf<E extends Element>(wanted: Wanted<E>): E {
  const { subject, argument, id, component, kind, attribute, isKind } = wanted;
  const name = CSS.escape(id);
  const selector = attribute ? `#${name}, [${attribute}="${name}"]` : `#${name}`;
  const named = [...rootsOf(component)].flatMap((root) => [
    ...((root as Partial<Element>).matches?.(selector) ? [root as Element] : []),
    ...root.querySelectorAll(selector),
  ]);
  const right = named.filter(isKind);
  const found = right.findLast((element) => !element.closest('[inert]')) ?? right.at(-1);
  if (found) return found;
  const [other] = named;
  const isEarly = other?.matches(':not(:defined)');
  const reason = !other
    ? `no ${kind} "${id}" ${component ? 'in the component' : 'on this page'}`
    : isEarly
      ? `${other.localName} "${id}" is not defined yet`
      : `"${id}" is no ${kind}, but ${other.localName}`;
  throw new DeviceError(subject, isEarly ? ErrCode.busy : ErrCode.notFound, `${argument}: ${reason}`);
}
