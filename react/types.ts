import type React from 'react';
import type { Properties } from './element-types.js';

declare module 'react' {
  interface CSSProperties {
    /** The tokens of Nacre, on its components and on any tag around them. */
    [token: `--nc-${string}`]: string | number | undefined;
  }
}

/**
 * Attributes of React's types that no element of the package does anything with: those of RDFa and old browsers, `is`, and
 * the initial values of native fields. An element's own property of such a name is a prop.
 */
type Idle =
  | 'about'
  | 'autoSave'
  | 'color'
  | 'content'
  | 'contextMenu'
  | 'datatype'
  | 'defaultChecked'
  | 'defaultValue'
  | 'inlist'
  | 'is'
  | 'placeholder'
  | 'prefix'
  | 'property'
  | 'radioGroup'
  | 'rel'
  | 'resource'
  | 'results'
  | 'rev'
  | 'security'
  | 'typeof'
  | 'unselectable'
  | 'vocab';

/**
 * Props of a wrapper: those of every HTML element, and the element's own properties (`Own`). Handlers of its own events
 * (`Events`) are declared beside them. `Without`: attributes with which this element does nothing.
 */
export type ElementProps<
  Element extends HTMLElement,
  Own extends keyof Element = never,
  Events extends string = never,
  Written = {},
  Without extends string = never,
> = Omit<React.HTMLAttributes<Element>, Own | Events | Idle | Without> &
  Properties<Element, Exclude<Own, Limits>, Written> & {
    [Name in Own & Limits]?: Element[Name] | string | number | undefined;
  } & {
    [Name in keyof ReactNames as ReactNames[Name] & Own extends never ? never : Name]?:
      Element[ReactNames[Name] & Own] | undefined;
  };

/** Properties whose numbers may be texts, as in React's own fields. */
type Limits = 'min' | 'max' | 'step';

/** Properties that React spells in another way: both names work. */
interface ReactNames {
  autoComplete: 'autocomplete';
  maxLength: 'maxlength';
  minLength: 'minlength';
  readOnly: 'readonly';
}

export type Wrapper<Element extends HTMLElement, Props> = React.ForwardRefExoticComponent<
  Props & React.RefAttributes<Element>
>;
