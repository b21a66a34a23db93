import { html, nothing, type TemplateResult } from 'lit';
import { UploaderFileEvent, type RefusalReason } from './events.js';
import { isAccepted, nameOf, sizeText } from './items.js';
import { refusalText } from './texts.js';

/** What limits the files that may be added. */
export interface ChoiceLimits {
  readonly accept: string;
  readonly maxSize: number;
}

export interface Refusal {
  readonly file: File;
  readonly reason: RefusalReason;
  /** What it exceeds: bytes, or the greatest number of files. */
  readonly limit: number;
}

/** Tells the files that may be added from the others. `most`: how many there may be, and `count`: how many there are. */
export function sift(files: readonly File[], { accept, maxSize }: ChoiceLimits, most: number, count: number) {
  const added: File[] = [];
  const refusals: Refusal[] = [];
  for (const file of files) {
    const isLarge = file.size > maxSize;
    const isFull = count + added.length >= most;
    const reason = isAccepted(file, accept) ? (isLarge ? 'size' : isFull && 'count') : 'type';
    if (reason) refusals.push({ file, reason, limit: isLarge ? maxSize : most });
    else added.push(file);
  }
  return { added, refusals };
}

/** Tells the page which files were not added. */
export function report(element: Element, refusals: readonly Refusal[]): void {
  for (const { file, reason } of refusals) {
    if (reason === 'size') element.dispatchEvent(new UploaderFileEvent('oversize', file, reason));
    element.dispatchEvent(new UploaderFileEvent('reject', file, reason));
  }
}

/** Tells the user why. */
export const renderRefusal = ({ file, reason, limit }: Refusal, element: Element): TemplateResult =>
  html`<p part="refusal">${refusalText(nameOf({ file }), reason, limit, sizeText(limit, element))}</p>`;

interface FieldOptions {
  readonly accept: string;
  readonly capture: string;
  readonly multiple: boolean;
}

/** The native file field, whose dialog the button opens. */
export const renderField = (
  { accept, capture, multiple }: FieldOptions,
  chosen: (files: readonly File[]) => void,
): TemplateResult =>
  html`<input
    type="file"
    hidden
    accept=${accept || nothing}
    capture=${capture || nothing}
    ?multiple=${multiple}
    @change=${({ target }: Event) => {
      const field = target as HTMLInputElement;
      const files = [...field.files!];
      field.value = ''; // The same file can be chosen again.
      chosen(files);
    }}
  />`;
