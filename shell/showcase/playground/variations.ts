import type { Example } from './example.js';
import { choicesOf, defaultOf, editorOf, fieldsOf, type ElementDescription } from './manifest.js';

/** Properties set at once. */
export type Change = Readonly<Record<string, unknown>>;

/** One way that the element can look. */
export interface Variation {
  readonly label: string;
  readonly change: Change;
  /** What takes it away again, for a switch. */
  readonly back?: Change;
  /** It looks like this now. */
  readonly isShown: boolean;
}

/** The looks of one property, or of all that are on or off. */
export interface VariationRow {
  /** Of the property; empty for those that are on or off. */
  readonly name: string;
  readonly looks: readonly Variation[];
}

/** Maximum number of looks of one property beside each other. */
const MOST = 8;

/** Choices that decide what happens, and not what it looks like. */
const UNSEEN = new Set(
  'formType openType confirmType trigger activation loading easingFunction preload direction anchor backgroundRepeat blurEffect refresherDefaultStyle activeMode space fields selectorType cancelButton'.split(
    ' ',
  ),
);

/** Switches that are seen at once. */
const SEEN = new Set(
  'plain loading disabled readonly required indeterminate dot dashed round closable checkable inset arrow center block vertical stretch counter bubble ticks compact noRetry showInfo heading avatar'.split(
    ' ',
  ),
);

/** The rows of looks of an element with these properties: those that few words or a switch change. */
export function variationsOf(element: ElementDescription, example: Example, props: Change): readonly VariationRow[] {
  const fields = fieldsOf(element);
  const now = (name: string): unknown => props[name] ?? defaultOf(fields.find((field) => field.name === name)!);
  const rows = fields.flatMap((field): VariationRow[] => {
    const { name } = field;
    const choices = example.choices?.[name] ?? choicesOf(field) ?? [];
    if (choices.length < 2 || choices.length > MOST || UNSEEN.has(name)) return [];
    const looks = choices.map((choice) => ({
      label: choice || '–',
      change: { ...example.follows?.[name]?.[choice], [name]: choice },
      isShown: now(name) === choice,
    }));
    return [{ name, looks }];
  });
  const switches = fields
    .filter((field) => SEEN.has(field.name) && editorOf(field)?.kind === 'boolean' && defaultOf(field) !== true)
    .map(({ name }) => ({
      label: name,
      change: { [name]: true },
      back: { [name]: false },
      isShown: now(name) === true,
    }));
  return switches.length > 0 ? [...rows, { name: '', looks: switches }] : rows;
}
