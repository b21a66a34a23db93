import type { ElementClass } from './element-types.js';

type Props = Record<string, unknown>;
type Handler = (event: Event) => void;

/** React prop -> event */
type Events = Readonly<Record<string, string>>;

/** A property that users change, such as `value`. */
export interface State {
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

/** The listener prop of each event -> the props that are called for it. */
const HANDLERS: Readonly<Record<string, readonly string[]>> = { onInput: ['onInput'], onChange: ['onChange'] };

/** The same for controls that fire `change` later than `input`: `onChange` is called for each `input`, as in React. */
const HANDLERS_OF_INPUT = { onInput: ['onInput', 'onChange'], onChangeCommitted: ['onChangeCommitted'] };

/** The listener props of `events` whose handlers hear the element itself -> the props that are called for each. */
export const handlersIn = (events: Events): [name: string, heard: readonly string[]][] =>
  Object.entries('onChangeCommitted' in events ? HANDLERS_OF_INPUT : HANDLERS).filter(([name]) => name in events);

/** The prop that makes an element controlled, like `value` of a native `<input>`. */
export function stateOf({ prototype }: ElementClass<HTMLElement>, events: Events): State | undefined {
  return handlersIn(events).length > 0 ? STATES.find(({ name }) => name in prototype) : undefined;
}

/** A state that the app has not heard of yet. */
export interface Kept {
  readonly value: unknown;
}

/** What a controlled component does with its state. */
export interface Control {
  /** Renders again: the element is restored if the app has not taken over the user's change. */
  restore(): void;
  /** The app hears the next state when the user has finished with it. Until then the element keeps that of the user. */
  keep(kept: Kept | undefined): void;
}

/** Makes what prepares the handlers of `input` and `change` in the props of a component. With `control` it is controlled. */
export function handlersFor(events: Events, state: State | undefined): (props: Props, control?: Control) => Props {
  const handlers = handlersIn(events);
  return (props, control) => {
    const { onChange: _, ...prepared } = props;
    const waits = waitsForEnd(props);
    for (const [name, heard] of handlers) {
      const given = heard.flatMap((each) => (props[each] as Handler | undefined) ?? []);
      if (control && waits)
        given.push(({ type, target }) =>
          control.keep(type === 'input' ? { value: (target as unknown as Props)[state!.name] } : undefined),
        );
      if (control && !(waits && name === 'onInput')) given.push(() => control.restore());
      if (given.length > 0) prepared[name] = ofItself(given);
    }
    return handlers.length > 0 ? prepared : props;
  };
}

/** Whether an app hears each change of the user's. */
const hears = (props: Props): boolean => isGiven(props, 'onInput') || isGiven(props, 'onChange');

const isGiven = (props: Props, name: string): boolean => props[name] !== undefined;

/** One handler for the events of the element itself. Those of a field inside it bubble as well. */
const ofItself = (handlers: readonly Handler[]) => (event: Event) => {
  if (event.target === event.currentTarget) callEach(handlers, event);
};

/** Whether an app hears a change of the user's only when the user has finished with it. */
export const waitsForEnd = (props: Props): boolean => !hears(props) && isGiven(props, 'onChangeCommitted');

/** Calls all handlers, even if one throws. */
export function callEach([first, ...others]: readonly Handler[], event: Event): void {
  try {
    first?.(event);
  } finally {
    if (others.length > 0) callEach(others, event);
  }
}

/** Components of which it has been said that their users cannot change them. */
const reported = new Set<string>();

/** Says that a controlled element undoes what the user enters, if the app has no handler for it. */
export function reportUnheard(displayName: string, { name, initial }: State, props: Props, hasInitial: boolean): void {
  if (hears(props) || isGiven(props, 'onChangeCommitted') || reported.has(displayName)) return;
  reported.add(displayName);
  console.warn(
    `<${displayName} ${name}> without onChange: what the user does is undone. Set ${name} in onChange${hasInitial ? `, or give ${initial} instead` : ''}.`,
  );
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
    for (const [prop] of handlersIn(events)) element.dispatchEvent(new Event(events[prop]!, { bubbles: true }));
  };
}
