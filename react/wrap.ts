import React from 'react';
import { componentByLit } from './by-lit.js';
import { componentByReact } from './by-react.js';
import type { ElementClass } from './element-types.js';
import type { Wrapper } from './types.js';

/** Whether React sets the properties of custom elements. */
const setsProperties = parseInt(React.version) >= 19;

/**
 * Makes the React component of an element, by the shortest way that this version of React has. In both:
 *
 * - A prop that is `undefined` counts as absent: the element has its default.
 * - A controlled state is restored if the app does not take over the user's change.
 * - `onInput` and `onChange` hear the element itself, not fields inside it. Where the events have an `onChangeCommitted`,
 *   `onChange` hears each `input`. `onFocus` and `onBlur` of a form control hear it as a whole.
 * - `form` sets the attribute, `autoFocus` works, `readOnly` and its like are the properties of the element in React's
 *   spelling, a ref callback may return a clean-up.
 * - A command, such as a scroll position, is set when it changes, not with each render.
 * - On a server, props become attributes.
 *
 * @param events React prop -> event
 */
export function wrap<Element extends HTMLElement, Props>(
  tagName: string,
  elementClass: ElementClass<Element>,
  displayName: string,
  events: Readonly<Record<string, string>> = {},
): Wrapper<Element, Props> {
  const make = setsProperties ? componentByReact<Element, Props> : componentByLit<Element, Props>;
  return make(tagName, elementClass, displayName, events);
}
