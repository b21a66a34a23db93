import { createComponent } from '@lit/react';
import React from 'react';
import { setChanged } from './changes.js';
import { earlyEntry, handlersFor, reportUnheard, stateOf, type Kept } from './controlled.js';
import type { ElementClass } from './element-types.js';
import { asControl } from './focus.js';
import { nameOf } from './names.js';
import { isBuiltForNode, useProperties } from './node.js';
import { useElementRef } from './refs.js';
import { attributesOf, isServer } from './server.js';
import type { Wrapper } from './types.js';

/** The component of an element by `createComponent` of @lit/react, which sets properties in effects: for React 18. */
export function componentByLit<Element extends HTMLElement, Props>(
  tagName: string,
  elementClass: ElementClass<Element>,
  displayName: string,
  events: Readonly<Record<string, string>>,
): Wrapper<Element, Props> {
  const state = stateOf(elementClass, events);
  const prepare = handlersFor(events, state);
  const useRest = isBuiltForNode() ? useProperties : useNothing;

  // createComponent() gets the React module as an argument. This one prepares props without another component.
  const forwardRef = (render: (props: PropMap, ref: React.Ref<Element>) => React.ReactNode) =>
    React.forwardRef<Element, PropMap>((given, ref) => {
      const { form, autoFocus, ...all } = defined(given);
      const [props, commands] = partsOf(all, elementClass.commands);
      if (elementClass.formAssociated) asControl(props);
      // `form` would set the property, which is read-only. `FORM` sets the attribute: HTML ignores the case.
      if (form !== undefined) props.FORM = form;
      const controlled = state && props[state.name] !== undefined ? state : undefined;
      const [, renderAgain] = React.useReducer(increase, 0);
      const enterAgain = React.useRef<() => void>(undefined);
      const target = React.useRef<Element>(undefined);
      // Form libraries read in their refs which of several radio buttons or checkboxes it is.
      const choice = elementClass.formAssociated && state?.name === 'checked' ? props.value : undefined;
      const attach = useElementRef(ref, (element) => {
        target.current = element;
        if (choice !== undefined) Object.assign(element, { value: choice });
        if (autoFocus) element.focus();
        if (controlled) enterAgain.current = earlyEntry(element, controlled, events);
      });
      const [kept, keep] = React.useState<Kept>();
      if (controlled && kept) props[controlled.name] = kept.value;
      const restore = () => {
        reportUnheard(displayName, controlled!, props, controlled!.initial in elementClass.prototype);
        renderAgain();
      };
      const control = controlled && { restore, keep };
      const prepared = prepare(props, control);
      const element = render(prepared, attach) as React.ReactElement;
      if (isServer) return React.cloneElement(element, attributesOf(elementClass, { ...props, ...commands }));
      useRest(target, prepared, elementClass, events);
      useCommands(target, commands);
      // Runs after the effect by which createComponent() sets properties and listeners.
      React.useLayoutEffect(() => {
        enterAgain.current?.();
        enterAgain.current = undefined;
      }, []);
      return element;
    });
  const react = Object.create(React, { forwardRef: { value: forwardRef } }) as typeof React;
  const component: unknown = createComponent({ react, tagName, elementClass, events: { ...events }, displayName });
  return component as Wrapper<Element, Props>;
}

const useNothing = (): void => {};

type PropMap = Record<string, unknown>;

/** Splits `props` into plain props and commands. */
function partsOf(props: PropMap, commands: ReadonlySet<string> | undefined): [props: PropMap, commands: PropMap] {
  if (!commands) return [props, NONE];
  const entries = (isCommand: boolean) => Object.entries(props).filter(([name]) => commands.has(name) === isCommand);
  return [Object.fromEntries(entries(false)), Object.fromEntries(entries(true))];
}

/**
 * Sets commands (such as a scroll position) that have changed. createComponent() sets all properties with each render: a
 * command that is set again would undo what the user has done since.
 */
function useCommands(target: React.RefObject<object | undefined>, commands: PropMap): void {
  const last = React.useRef(NONE);
  React.useLayoutEffect(() => {
    if (target.current) setChanged(target.current as PropMap, commands, last.current);
    last.current = commands;
  });
}

const NONE: PropMap = {};

const increase = (count: number) => count + 1;

/** The props that are not undefined, by the names of the element's properties. */
function defined(props: PropMap): PropMap {
  const found: PropMap = {};
  for (const [name, value] of Object.entries(props)) if (value !== undefined) found[nameOf(name)] = value;
  return found;
}
