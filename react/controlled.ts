import type { ElementClass } from './types.js';

type Props = Record<string, unknown>;

/** A property that users change, such as `value`. */
interface State {
  readonly name: string;
  /** The property of its initial value, which a form reset restores. */
  readonly initial: string;
}

/** If an element has several, the first is its state. */
const STATES: readonly State[] = [
  { name: 'checked', initial: 'defaultChecked' },
  { name: 'current', initial: 'defaultCurrent' },
  { name: 'value', initial: 'defaultValue' },
];

type Events = Readonly<Record<string, string>>;

const HANDLERS = ['onInput', 'onChange'];

/** The prop that makes an element controlled, like `value` of a native `<input>`. */
export function stateOf({ prototype }: ElementClass<HTMLElement>, events: Events): State | undefined {
  return HANDLERS.some((name) => name in events) ? STATES.find(({ name }) => name in prototype) : undefined;
}

/**
 * `props` with handlers that render again after the user has changed the state, in one batch with the app's updates. Each
 * render sets all properties, so the element is restored if the app has not changed its state.
 */
export function restoring(props: Props, events: Events, render: () => void): Props {
  const handlers: Props = {};
  for (const name of HANDLERS) {
    if (!(name in events)) continue;
    handlers[name] = (event: Event) => {
      try {
        (props[name] as ((event: Event) => void) | undefined)?.(event);
      } finally {
        render();
      }
    };
  }
  return { ...props, ...handlers };
}

/**
 * Remembers what a user has entered into a server-rendered element before React hydrated it. The returned function enters it
 * again, with its events, or does nothing if there was no such entry.
 */
export function earlyEntry(element: HTMLElement, { name, initial }: State, events: Events): () => void {
  const properties = element as unknown as Props;
  const entered = properties[name];
  // A picker without a choice reads as its first row. Lists are new objects each time they are read.
  const isBlank = properties['chosen'] === null;
  if (!(initial in element) || isBlank || String(entered) === String(properties[initial])) return () => {};
  return () => {
    properties[name] = entered;
    for (const handler of HANDLERS) {
      if (handler in events) element.dispatchEvent(new Event(events[handler]!, { bubbles: true }));
    }
  };
}
