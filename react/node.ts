import { createComponent } from '@lit/react';
import React from 'react';

type PropMap = Readonly<Record<string, unknown>>;

/** React prop -> event */
type Events = Readonly<Record<string, string>>;

/** Whether @lit/react leaves properties and listeners alone: its build for Node does, which test runners load beside a DOM. */
export const isBuiltForNode = (): boolean =>
  typeof document !== 'undefined' && !String(createComponent).includes('useLayoutEffect');

/** Sets the properties and listeners of an element, as @lit/react does in browsers. */
export function useProperties(
  target: React.RefObject<HTMLElement | undefined>,
  props: PropMap,
  { prototype }: { readonly prototype: object },
  events: Events,
): void {
  const before = React.useRef<PropMap>({});
  React.useLayoutEffect(() => {
    if (target.current) apply(target.current, before.current, props, prototype, events);
    before.current = props;
  });
}

function apply(element: HTMLElement, before: PropMap, now: PropMap, prototype: object, events: Events): void {
  for (const name of Object.keys({ ...before, ...now })) {
    const event = Object.hasOwn(events, name) ? events[name] : undefined;
    if (event !== undefined) {
      if (before[name]) element.removeEventListener(event, before[name] as EventListener);
      if (now[name]) element.addEventListener(event, now[name] as EventListener);
    } else if (name in prototype && !OF_REACT.has(name)) Object.assign(element, { [name]: now[name] });
  }
}

/** What React gives to the tag itself. */
const OF_REACT: ReadonlySet<string> = new Set(['children', 'className', 'localName', 'ref', 'style']);
