import React from 'react';
import { Own, type Shared } from './own.js';
import { attributesOf, isServer } from './server.js';
import { stateOf } from './controlled.js';
import { heardIn, placesOf } from './places.js';
import { ofWhole } from './focus.js';
import type { ElementClass } from './element-types.js';
import type { Wrapper } from './types.js';

type PropMap = Record<string, unknown>;

/**
 * The component of an element for React 19, which sets the properties of a custom element as it makes it, and those that have
 * changed. One effect does the rest (`Own`).
 */
export function componentByReact<Element extends HTMLElement, Props>(
  tagName: string,
  elementClass: ElementClass<Element>,
  displayName: string,
  events: Readonly<Record<string, string>>,
): Wrapper<Element, Props> {
  const state = stateOf(elementClass, events);
  const shared: Shared = { displayName, events, state, prototype: elementClass.prototype, heard: heardIn(events) };
  const placeOf = placesOf(elementClass, events);
  const useAgain = state ? useRenderAgain : useNothing;

  function Component(given: PropMap): React.ReactNode {
    const [own] = React.useState(() => new Own(shared));
    const renderAgain = useAgain();
    /** What React gives to the tag. Of the HTML that a server has written it changes nothing. */
    const props: PropMap = { suppressHydrationWarning: true };
    let outer: React.Ref<HTMLElement> | undefined;
    const values: PropMap = {};
    let commands: PropMap | undefined;
    let natives: string[] | undefined;
    for (const prop of Object.keys(given)) {
      const value = given[prop];
      if (value === undefined) continue;
      const { kind, name } = placeOf(prop);
      if (kind === 'value') values[name] = value;
      else if (kind === 'ref') outer = value as React.Ref<HTMLElement>;
      else if (kind === 'attribute') props[name] = value;
      else if (kind === 'command') (commands ??= {})[name] = value;
      else if (kind === 'focus') props[name] = ofWhole(value as (event: React.FocusEvent<HTMLElement>) => void);
      else if (kind === 'native' && value !== null) {
        props[name] = value;
        (natives ??= []).push(name);
      }
    }
    props['ref'] = own.refFor(outer);
    const isControlled = state !== undefined && values[state.name] !== undefined;
    if (isControlled && own.kept) values[state.name] = own.kept.value;
    if (isServer)
      return React.createElement(tagName, { ...props, ...attributesOf(elementClass, { ...values, ...commands }) });
    React.useLayoutEffect(() => own.commit({ given, isControlled, values, commands, natives, renderAgain }));
    return React.createElement(tagName, Object.assign(props, values));
  }
  Component.displayName = displayName;
  return Component as unknown as Wrapper<Element, Props>;
}

/** Makes the component render again when it is called. */
const useRenderAgain = (): (() => void) => React.useReducer(increase, 0)[1];

const increase = (count: number): number => count + 1;

const useNothing = (): (() => void) => nothing;

const nothing = (): void => {};
