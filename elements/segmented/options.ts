import type { IconData } from '../base/icon-names.js';
import { each, either, FLAG, json, listOf, objectOf, WORDS } from '../internal/element/kinds.js';

/** One of the choices. */
export interface SegmentedOption {
  /** What is submitted while it is chosen. Default: the label. */
  readonly value?: string | number;
  readonly label?: string | number;
  /** Name of an `nc-icon`, or the address of a picture. */
  readonly icon?: IconData;
  /** Name of an option with only an icon. */
  readonly ariaLabel?: string;
  readonly disabled?: boolean;
}

/** What `options` takes. */
export const OPTIONS = json(
  listOf(
    either(
      'an option',
      { ...WORDS, read: (value, refuse) => (typeof value === 'object' ? refuse() : WORDS.read(value, refuse)) },
      objectOf({ ...each(WORDS, 'value label icon ariaLabel'), disabled: FLAG }),
    ),
    'a list of texts, or of { value, label, icon, disabled }',
  ),
);

/** An option with all that is needed to show it. */
export interface Segment {
  readonly value: string;
  readonly label: string;
  readonly icon: string;
  readonly name: string;
  readonly disabled: boolean;
}

export function segmentOf(option: SegmentedOption | string | number): Segment {
  const {
    value,
    label,
    icon = '',
    ariaLabel = '',
    disabled = false,
  } = typeof option === 'object' ? option : { label: option };
  const text = String(label ?? (icon ? '' : (value ?? '')));
  const name = ariaLabel || (text ? '' : String(value ?? icon));
  return { value: String(value ?? text), label: text, icon, name, disabled };
}

/** The option that an `<option>` of the page's describes. */
export function segmentOfElement(element: HTMLOptionElement): Segment {
  const { disabled, label, value } = element;
  const { icon = '' } = element.dataset;
  const name = element.getAttribute('aria-label') ?? '';
  return segmentOf({ value, label: label || (icon ? '' : value), icon, ariaLabel: name, disabled });
}
