/** A control that labels of ours can name. */
export interface Labelled extends Element {
  /** Called when a label comes, goes or changes its text. */
  labelsChanged(): void;
}

const labels = new WeakMap<Element, readonly HTMLElement[]>();
const NONE: readonly HTMLElement[] = [];

/** The `nc-label`s of a control, in the order in which they came. */
export const labelsOf = (control: Element): readonly HTMLElement[] => labels.get(control) ?? NONE;

export function addLabel(control: Element, label: HTMLElement): void {
  if (!labelsOf(control).includes(label)) labels.set(control, [...labelsOf(control), label]);
}

export function removeLabel(control: Element, label: HTMLElement): void {
  labels.set(
    control,
    labelsOf(control).filter((other) => other !== label),
  );
}
