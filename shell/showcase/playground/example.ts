import type { Content } from './code.js';

/** What differs from the example, in one way to use the element. */
export interface Variant {
  readonly id: string;
  readonly label: string;
  readonly props?: Readonly<Record<string, unknown>>;
  readonly content?: Content;
}

/** The initial properties and content of an element in its playground. */
export interface Example {
  readonly props?: Readonly<Record<string, unknown>>;
  readonly content?: Content;
  /** Content after it, for an element that needs something beside it. */
  readonly beside?: Content;
  /** The values to choose from for a property of type `string`. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  /** Other properties to set with a value of a property: property -> value -> properties. */
  readonly follows?: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;
  /** The tag that it must be inside, and its properties. */
  readonly within?: { readonly tag: string; readonly props?: Readonly<Record<string, unknown>> };
  /** Ways to use it, to choose from. The first is shown at the start. */
  readonly variants?: readonly Variant[];
  /** It covers the page, so a button opens it. */
  readonly overlay?: true;
  /** It is as wide as the page. */
  readonly wide?: true;
  /** Called with the element when it is on the page, for one that scripts fill. */
  readonly ready?: (element: HTMLElement) => void;
}
