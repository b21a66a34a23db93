import type { PropertyDeclaration } from 'lit';

/** Whether Lit's constructor runs. */
let isHidden = false;

/** Ended: it goes on forever as an empty one. */
const NONE = new Map<PropertyKey, PropertyDeclaration>().keys();

/**
 * The properties of a class, by name.
 *
 * Lit's constructor asks for the names, takes what a page set before the upgrade away from the element, and sets it in the
 * first update, over all that was set meanwhile. It is told none: `NcElement` takes over at once what was set.
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

  override keys(): MapIterator<PropertyKey> {
    return isHidden ? NONE : super.keys();
  }
}
