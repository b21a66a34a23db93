import React from 'react';

type PropMap = Readonly<Record<string, unknown>>;

interface ComponentOptions {
  readonly tagName: string;
  readonly elementClass: { readonly prototype: object };
  /** React prop -> event */
  readonly events: Readonly<Record<string, string>>;
  /** Whether there is a DOM. */
  readonly isServer: boolean;
}

/** What React gives to the tag itself. */
const REACT_PROPS: ReadonlySet<string> = new Set(['children', 'localName', 'ref', 'style', 'className']);

const NONE: PropMap = {};

/**
 * The rendering of an element by React: properties of the element are set as such, events are listened to, all other props
 * are attributes. React 18 does neither for custom elements; React 19 takes `onChange` and its like for native events.
 *
 * It is our own, since that of @lit/react does nothing in builds for Node, which test runners load beside a DOM.
 */
export function renderer({ tagName, elementClass, events, isServer }: ComponentOptions) {
  return (props: PropMap, ref: React.Ref<HTMLElement>): React.ReactElement => {
    const before = React.useRef(NONE);
    const target = React.useRef<HTMLElement>(null);
    const attributes: Record<string, unknown> = {};
    const ours: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(props)) {
      if (name === 'className') attributes['class'] = value;
      else if (!REACT_PROPS.has(name) && (Object.hasOwn(events, name) || name in elementClass.prototype))
        ours[name] = value;
      else attributes[name] = value;
    }
    if (isServer) {
      if (rendersByLit()) attributes['_$litProps$'] = ours;
    } else {
      // The server has written attributes of properties.
      attributes['suppressHydrationWarning'] = true;
      React.useLayoutEffect(() => {
        const element = target.current;
        if (!element) return;
        for (const name of Object.keys({ ...ours, ...before.current })) {
          const event = Object.hasOwn(events, name) ? events[name] : undefined;
          if (event === undefined) setProperty(element, name, ours[name]);
          else if (ours[name] !== before.current[name]) listen(element, event, ours[name] as Listener | undefined);
        }
        before.current = ours;
      });
      React.useLayoutEffect(() => target.current?.removeAttribute('defer-hydration'), []);
    }
    const attach = React.useCallback(
      (element: HTMLElement | null) => {
        target.current = element;
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      },
      [ref],
    );
    return React.createElement(tagName, { ...attributes, ref: attach });
  };
}

/** Whether @lit-labs/ssr-react renders the tag: it takes the properties from a prop of this name. */
const rendersByLit = (): boolean =>
  React.createElement.name === 'litPatchedCreateElement' ||
  Boolean((globalThis as { litSsrReactEnabled?: boolean }).litSsrReactEnabled);

function setProperty(element: HTMLElement, name: string, value: unknown): void {
  (element as unknown as Record<string, unknown>)[name] = value;
  // Native properties such as `id` would make it the text "undefined".
  if ((value === undefined || value === null) && name in HTMLElement.prototype) element.removeAttribute(name);
}

type Listener = (event: Event) => void;

const listeners = new WeakMap<Element, Map<string, { handleEvent: Listener }>>();

/** One listener per event, whose handler changes: the order of listeners stays. */
function listen(element: Element, event: string, handler: Listener | undefined): void {
  const all = listeners.get(element) ?? new Map<string, { handleEvent: Listener }>();
  listeners.set(element, all);
  const listener = all.get(event);
  if (!handler) {
    if (listener) element.removeEventListener(event, listener);
    all.delete(event);
  } else if (listener) listener.handleEvent = handler;
  else {
    const added = { handleEvent: handler };
    all.set(event, added);
    element.addEventListener(event, added);
  }
}
