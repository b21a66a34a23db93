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
