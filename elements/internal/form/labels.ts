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

/** A label whose text is not what is in it, but a property. */
interface TextLabel extends Element {
  readonly labelText: string;
}

const isTextLabel = (label: Node): label is TextLabel => 'labelText' in label;

/** Whether one of the labels of a control has its text in a property. */
export const hasTextLabel = (control: Element): boolean => labelsOf(control).some(isTextLabel);

/** The text of a label. */
export const labelText = (label: Node): string =>
  (isTextLabel(label) ? label.labelText : (label.textContent ?? '')).trim();
