import type { ElementClass } from './types.js';

type Props = Record<string, unknown>;

/** A property that users change by hand. */
interface State {
  readonly name: string;
  /** The property that it starts with, and returns to when its form is reset. */
  readonly initial: string;
}

/** Of an element that has several, the first is its state. */
const STATES: readonly State[] = [
  { name: 'checked', initial: 'defaultChecked' },
  { name: 'current', initial: 'defaultCurrent' },
  { name: 'value', initial: 'defaultValue' },
];

type Events = Readonly<Record<string, string>>;

const HANDLERS = ['onInput', 'onChange'];

/** What makes an element controlled when it is given as a prop, like `value` of a native `<input>`. */
export function stateOf({ prototype }: ElementClass<HTMLElement>, events: Events): State | undefined {
  return HANDLERS.some((name) => name in events) ? STATES.find(({ name }) => name in prototype) : undefined;
}

/**
 * `props` with handlers that render once more after the user has changed the state, in one batch with what the app's
 * handlers set: each render sets all properties, so that the element goes back if the app has left its state as it was.
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
 * Remembers what a user has entered into an element that a server had drawn, before React came to it. The result puts it
 * back, as if it had been entered now; without such an entry it does nothing.
 */
export function earlyEntry(element: HTMLElement, { name, initial }: State, events: Events): () => void {
  const properties = element as unknown as Props;
  const entered = properties[name];
  // A picker of rows in which nothing is chosen reads as the first one; a list is a new one each time it is read.
  const isBlank = properties['chosen'] === null;
  if (!(initial in element) || isBlank || String(entered) === String(properties[initial])) return () => {};
  return () => {
    properties[name] = entered;
    for (const handler of HANDLERS) {
      if (handler in events) element.dispatchEvent(new Event(events[handler]!, { bubbles: true }));
    }
  };
}
