import type { PropertyDeclaration } from 'lit';

/** `wrapped`: Lit found an accessor of the class. */
type Declaration = PropertyDeclaration & { readonly wrapped?: boolean };

/** Whether Lit's constructor runs. */
let isHidden = false;

/** Whether Lit's first update of an element is about to run through them. */
let isFirstUpdate = false;

/** Ended: it goes on forever as an empty one. */
const NONE = new Map<PropertyKey, PropertyDeclaration>().keys();

/**
 * The properties of a class, by name. Lit asks for all of them for each instance, which costs more than it tells:
 *
 * Its constructor asks for the names, takes what a page set before the upgrade away from the element, and sets it in the
 * first update, over all that was set meanwhile. It is told none: `NcElement` takes over at once what was set.
 *
 * Its first update reads every property, and reports those with accessors of their own. It is told those alone.
 */
export class Properties extends Map<PropertyKey, PropertyDeclaration> {
  /** Until an element has been constructed, `keys()` gives none. */
  static hide(): void {
    isHidden = true;
  }

  /** Whether a page has set some of them on an element that was not upgraded yet. Its constructor calls it. */
  static areSet(element: Element, properties: ReadonlyMap<PropertyKey, unknown>): boolean {
    isHidden = false;
    for (const name of Object.keys(element)) if (properties.has(name)) return true;
    return false;
  }

  #wrapped?: [PropertyKey, PropertyDeclaration][];

  /** Runs the first update of an element: in it Lit is told those with accessors of their own. */
  static inFirstUpdate(update: () => void): void {
    isFirstUpdate = true;
    try {
      update();
    } finally {
      isFirstUpdate = false; // An update that fails early has not asked.
    }
  }

  override [Symbol.iterator](): MapIterator<[PropertyKey, PropertyDeclaration]> {
    if (!isFirstUpdate) return super[Symbol.iterator]();
    isFirstUpdate = false;
    this.#wrapped ??= [...super[Symbol.iterator]()].filter(([, declaration]) => (declaration as Declaration).wrapped);
    return this.#wrapped.values();
  }

  override keys(): MapIterator<PropertyKey> {
    return isHidden ? NONE : super.keys();
  }
}
