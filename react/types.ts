import type React from 'react';

/** What wrappers and server rendering read from an element's class. */
export interface ElementClass<Element extends HTMLElement> {
  new (): Element;
  readonly formAssociated?: boolean;
  /** Reading it makes Lit complete `elementProperties`. */
  readonly observedAttributes: readonly string[];
  /** Properties that do something when they are set, such as scrolling. */
  readonly commands?: ReadonlySet<string>;
  readonly elementProperties: ReadonlyMap<
    PropertyKey,
    { readonly attribute?: boolean | string; readonly converter?: unknown }
  >;
}

/** A handler of an element's own event: the DOM event itself, not React's synthetic one. */
export type Handler<Type extends Event, Target extends HTMLElement> = (
  event: Type & { readonly target: Target; readonly currentTarget: Target },
) => void;

/**
 * The properties of an element that a template may set. `Written` says what some of them take, where that is more than what
 * they give: null, for a value that is an empty text when it is read. Undefined is the default of the element.
 */
export type Properties<Element, Own extends keyof Element, Written = {}> = {
  [Name in Own]?: (Name extends keyof Written ? Written[Name] : Element[Name]) | undefined;
};

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

/** Types of a tag for frameworks other than React: see `Tags`. */
export interface Tag<
  Element extends HTMLElement,
  Own extends keyof Element,
  Attributes extends string,
  Events extends object,
  Written = {},
> {
  element: Element;
  properties: Properties<Element, Own, Written>;
  /** Attributes whose names differ from those of their properties. */
  attributes: { [Name in Attributes]?: string | number | boolean };
  events: Events;
}
