/** Where the script in the head leaves what it knows for the app. */
export const EARLY = Symbol.for('nacre.prerender');

/** On the element that has the prerendered screen. */
export const SCREEN_ATTRIBUTE = 'data-nc-prerendered';

/** On `<html>`, while the app starts without the prerendered screen. */
export const UNUSED_ATTRIBUTE = 'data-nc-unused';

/** On elements whose shadow tree is drawn before they are defined. */
export const DRAWN_ATTRIBUTE = 'data-nc-drawn';

/** The declarations of a `style` attribute: a strict content security policy does not apply that. */
export const STYLE_ATTRIBUTE = 'data-nc-style';

/** Stands in a shadow tree for a `<style>`: the script in the head defines it. */
export const SHEET_TAG = 'nc-prerendered-sheet';

/** The digest of what waits for data: it was not rendered ahead. */
export const WAITING = 'nacre:waiting';

/** The styles of a screen, as CSS text. */
export interface ScreenStyles {
  /** Of the document. */
  readonly page: string;
  /** Of the `style` attributes, in the document and in each shadow tree. */
  readonly attributes: string;
  /** Of shadow trees. The attribute `number` of a SHEET_TAG is a place in this list. */
  readonly sheets: readonly string[];
}

/** What the script in the head knows. */
export interface Early {
  /** Whether the prerendered screen is what the app will show first. */
  readonly isShown: boolean;
  /** Ends what is there for the screen only: repeats the clicks that came before the app could answer, and holds no more. */
  release(): void;
}
