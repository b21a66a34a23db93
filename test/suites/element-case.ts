export interface PropertyCase {
  /** What it reads as while unset. */
  readonly default: unknown;
  /** Another acceptable value. */
  readonly sample: unknown;
  /** Default: the name in kebab-case. False: there is none. */
  readonly attribute?: string | false;
  /** The attribute's text for `sample`. Default: as HTML would have it (`''` for true, JSON for objects). */
  readonly text?: string;
  /** Setting the property writes the attribute at once. Default: it is never written. */
  readonly reflects?: boolean;
}

export interface ElementCase<E extends HTMLElement = HTMLElement> {
  readonly tag: string;
  /** An accessible instance as an author writes it. */
  readonly html: string;
  /** The other states a user can meet, by name: accessible as well. */
  readonly states?: Readonly<Record<string, string>>;
  /** Brings an instance of a state into it, e.g. `invalid: (element) => element.reportValidity()`. */
  readonly enter?: Readonly<Record<string, (element: E) => void | Promise<void>>>;
  /** Every public property. */
  readonly properties: Readonly<Record<string, PropertyCase>>;
  /** The custom states that it may be in: `:state(name)`. */
  readonly cssStates?: readonly string[];
  /** What of its markup follows the page at any moment, as whether it is in sight, not how it was created. */
  readonly volatile?: RegExp;
  /** Gives an instance what markup cannot, such as the items of a list: before it is on the page. */
  readonly fill?: (element: E) => void;
  /**
   * What it shows depends on when it is looked at, as that of a map that loads: its own tests say what it does where. A list:
   * only in these states.
   */
  readonly restless?: boolean | readonly string[];
  /** Ends what it goes on with by itself after a use, such as a wheel that turns: how far that is depends on the machine. */
  readonly rest?: (element: E) => void;
  /** What users do with it: listeners, timers … are in use afterwards. */
  readonly use?: (element: E) => void | Promise<void>;
  /** Tab reaches it, and shows that. */
  readonly focusable?: boolean;
  /** Text of ours: what it says in English and in French, or in Spanish if the French is alike, in this state of it. */
  readonly text?: {
    readonly html: string;
    readonly enter?: (element: E) => void;
    readonly read: (element: E) => string | null | undefined;
    readonly en: string;
  } & ({ readonly fr: string } | { readonly es: string });
  /** Its box before it is defined may differ from the one after by so many CSS px. Default: 2. */
  readonly jump?: number;
  /** Rules of axe that cannot hold for it, with the reason beside the entry. */
  readonly ignoredRules?: string[];
}

/** The module that registers the element, as the test server serves it. */
export const moduleOf = (tag: string): string => `/elements/${tag.slice('nc-'.length)}/index.ts`;
