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
 * Props of a wrapper: those of every HTML element, and the element's own properties (`Own`). Handlers of its own events
 * (`Events`) are declared beside them.
 */
export type ElementProps<
  Element extends HTMLElement,
  Own extends keyof Element = never,
  Events extends string = never,
> = Omit<React.HTMLAttributes<Element>, Own | Events> & {
  [Name in Own]?: Name extends Limits ? Element[Name] | string | number : Element[Name];
} & {
  [Name in keyof ReactNames as ReactNames[Name] & Own extends never ? never : Name]?: Element[ReactNames[Name] & Own];
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
> {
  element: Element;
  properties: Partial<Pick<Element, Own>>;
  /** Attributes whose names differ from those of their properties. */
  attributes: { [Name in Attributes]?: string | number | boolean };
  events: Events;
}
