import { html, nothing, type TemplateResult } from 'lit';
import type { IconData } from '../base/icon-names.js';
import { pictureOf } from '../internal/element/picture.js';
import { each, either, FLAG, json, listOf, objectOf, TEXT, WORDS } from '../internal/element/kinds.js';

/** The side of a row, in the direction of the text. */
export type SwipeSide = 'start' | 'end';

/** An action of a row. */
export interface SwipeOption {
  text: string;
  /**
   * The name for screen readers, which begins with the text or has it in it and says what the action is for: "Remove Kaja
   * Ullman". They read it without the row. Default: the text.
   */
  label?: string;
  /** Its color. Default: `default`. */
  type?: 'default' | 'primary' | 'success' | 'warning' | 'warn';
  /** Name of an `nc-icon`, or the address of a picture. */
  icon?: IconData;
  /** What the `action` event reports. Default: the text. */
  value?: unknown;
  disabled?: boolean;
}

const EXPECTED = 'a list of texts, or of { text, label, type, icon, value, disabled }';
const OPTION = objectOf({ ...each(WORDS, 'text label type icon'), disabled: FLAG }, { needs: 'text' });

/** What `startOptions` and `endOptions` take. */
export const OPTIONS = json(listOf(either(EXPECTED, TEXT, OPTION), EXPECTED));

/** The options of a list of texts and objects. */
export const optionsOf = (list: readonly (string | SwipeOption)[] = []): readonly SwipeOption[] =>
  list.map((given) => (typeof given === 'string' ? { text: given } : given));

/** What the `action` event reports of an option. */
export const valueOf = ({ value, text }: SwipeOption): unknown => value ?? text;

/** The options of a side as buttons. */
export const renderOptions = (options: readonly SwipeOption[]): readonly TemplateResult[] =>
  options.map(
    ({ text, label, type = 'default', icon, disabled }, index) =>
      html`<button type="button" part="action" class=${type} data-index=${index} aria-label=${label || nothing} ?disabled=${disabled}>
        ${icon ? pictureOf(icon) : nothing}<span>${text}</span>
      </button>`,
  );
