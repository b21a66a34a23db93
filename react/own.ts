import type React from 'react';
import { setChanged } from './changes.js';
import { callEach, earlyEntry, reportUnheard, waitsForEnd, type Kept, type State } from './controlled.js';
import type { Heard } from './places.js';
import { setRef } from './refs.js';

type PropMap = Record<string, unknown>;

/** What all instances of a component share. */
export interface Shared {
  readonly displayName: string;
  /** React prop -> event */
  readonly events: Readonly<Record<string, string>>;
  readonly state: State | undefined;
  readonly prototype: object;
  readonly heard: readonly Heard[];
}

/** What a component has rendered. */
interface Rendered {
  readonly given: PropMap;
  /** Whether the app says what the state is. */
  readonly isControlled: boolean;
  /** Own properties of the element. */
  readonly values: PropMap;
  /** Properties that do something when they are set. */
  readonly commands: PropMap | undefined;
  /** Names of properties that all elements have. */
  readonly natives: readonly string[] | undefined;
  renderAgain(): void;
}

const NONE: PropMap = {};

/** The element of one instance of a component. It is the listener of all its events. */
export class Own {
  /** The user's state that the app has not heard of yet. */
  kept: Kept | undefined;

  readonly #shared: Shared;
  #element: HTMLElement | null = null;
  #ref: React.Ref<HTMLElement> | undefined;
  #attach: React.RefCallback<HTMLElement> | undefined;
  #rendered: Rendered | undefined;
  /** Whether the user has changed a controlled state since the last commit. */
  #isChanged = false;
  /** A bit for each event of `Shared.heard` that is listened to. */
  #listening = 0;

  constructor(shared: Shared) {
    this.#shared = shared;
  }

  /** The ref of the element, which also sets that of the app. */
  refFor(ref: React.Ref<HTMLElement> | undefined): React.RefCallback<HTMLElement> {
    if (this.#attach && ref === this.#ref) return this.#attach;
    this.#ref = ref;
    this.#attach = (element) => {
      this.#element = element;
      const cleanUp = ref && setRef(ref, element);
      return () => {
        this.#element = null;
        if (typeof cleanUp === 'function') cleanUp();
        else if (ref) setRef(ref, null);
      };
    };
    return this.#attach;
  }

  /** React has made or changed the element. */
  commit(rendered: Rendered): void {
    const element = this.#element;
    const before = this.#rendered;
    this.#rendered = rendered;
    if (!element) return;
    const { state, events } = this.#shared;
    // What has updated before its first commit is from a server.
    const isHydrated = !before && 'hasUpdated' in element && element.hasUpdated === true;
    const enterAgain = isHydrated && rendered.isControlled ? earlyEntry(element, state!, events) : undefined;
    this.#listen(element, rendered);
    // React sets what differs from the last render, and nothing of what a server has written. This is also how a state that the
    // app has not taken over is restored.
    const properties = element as unknown as PropMap;
    for (const name of Object.keys(rendered.values)) {
      const value = rendered.values[name];
      if (Object.is(properties[name], value)) continue;
      // An element gives copies of its lists: they never are the one that was set.
      const isCopy = typeof value === 'object' && before?.values[name] === value && !this.#isChanged;
      if (!isCopy) properties[name] = value;
    }
    this.#isChanged = false;
    for (const name of before?.natives ?? []) if (!rendered.natives?.includes(name)) element.removeAttribute(name);
    if (before?.commands || rendered.commands)
      setChanged(properties, rendered.commands ?? NONE, before?.commands ?? NONE);
    if (before) return;
    if (rendered.given['autoFocus']) element.focus();
    enterAgain?.();
  }

  handleEvent(event: Event): void {
    const { heard, state } = this.#shared;
    const { props, isOfState } = heard.find(({ type }) => type === event.type)!;
    if (isOfState && event.target !== event.currentTarget) return;
    const { given, isControlled } = this.#rendered!;
    const handlers = props.flatMap((name) => (given[name] as ((event: Event) => void) | undefined) ?? []);
    if (isOfState && isControlled) handlers.push(() => this.#follow(event, props, state!));
    callEach(handlers, event);
  }

  #listen(element: HTMLElement, { given, isControlled }: Rendered): void {
    const { heard } = this.#shared;
    let listening = 0;
    heard.forEach(({ props, isOfState }, index) => {
      if ((isOfState && isControlled) || props.some((name) => given[name] !== undefined)) listening |= 1 << index;
    });
    const changed = listening ^ this.#listening;
    if (!changed) return;
    this.#listening = listening;
    heard.forEach(({ type }, index) => {
      const bit = 1 << index;
      if (changed & bit) element[listening & bit ? 'addEventListener' : 'removeEventListener'](type, this);
    });
  }

  /** The user has changed a controlled state. */
  #follow({ type, target }: Event, props: readonly string[], state: State): void {
    this.#isChanged = true;
    const { given, renderAgain } = this.#rendered!;
    const isWaiting = waitsForEnd(given);
    if (isWaiting) this.kept = type === 'input' ? { value: (target as unknown as PropMap)[state.name] } : undefined;
    if (!isWaiting || !props.includes('onInput'))
      reportUnheard(this.#shared.displayName, state, given, state.initial in this.#shared.prototype);
    renderAgain();
  }
}
