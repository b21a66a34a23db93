import { isText } from '../element/view.js';

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

/**
 * Whether the text of its labels names a control, not a reference to them: a label has its text in a property, or is around
 * the control, and so holds what that shows.
 */
export const isNamedByText = (control: Element): boolean =>
  labelsOf(control).some((label) => isTextLabel(label) || label.contains(control));

/** The text of a label without that of the control inside it, such as the options of a select. */
function textOf(node: Node, control: Node): string {
  if (node === control) return '';
  if (isTextLabel(node)) return node.labelText;
  return isText(node) ? node.data : Array.from(node.childNodes, (child) => textOf(child, control)).join('');
}

/** The texts of the labels of a control. */
export const labelTexts = (labels: readonly Node[], control: Node, between = ' '): string =>
  labels
    .map((label) => textOf(label, control).trim())
    .filter(Boolean)
    .join(between);
