import { waitUntil } from '@open-wc/testing';
import type { NcUploader, UploaderItem } from 'nacre/elements/uploader';
import { settled } from '../../helpers/dom.js';

export const part = <E extends HTMLElement = HTMLElement>(element: Element, name: string): E =>
  element.shadowRoot!.querySelector<E>(`[part=${name}]`)!;
export const parts = (element: Element, name: string): HTMLElement[] => [
  ...element.shadowRoot!.querySelectorAll<HTMLElement>(`[part=${name}]`),
];

/** A small picture that browsers can decode. */
const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);
export const picture = (name: string): File => new File([PIXEL], name, { type: 'image/png' });
export const note = (name: string, size = 10): File => new File(['a'.repeat(size)], name, { type: 'text/plain' });

/** While `work` runs, file dialogs are not opened: the user chooses these files in them. */
export async function choosing(files: readonly File[], work: () => Promise<unknown>, view: Window = window) {
  const { prototype } = (view as Window & typeof globalThis).HTMLInputElement;
  const { showPicker } = prototype;
  prototype.showPicker = function () {
    give(this, files);
  };
  try {
    await work();
  } finally {
    prototype.showPicker = showPicker;
  }
}

/** Files get into a native file field, as after the user's choice. */
function give(field: HTMLInputElement, files: readonly File[]): void {
  field.files = transfer(files).files;
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

export function transfer(files: readonly File[]): DataTransfer {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
}

/** The user adds files by the button. */
export async function add(uploader: NcUploader, ...files: File[]): Promise<void> {
  give(uploader.shadowRoot!.querySelector('input')!, files);
  await settled(uploader);
}

export const namesOf = (uploader: NcUploader): string[] => parts(uploader, 'name').map((each) => each.textContent);

/** What the user reads of the upload of each item. */
export const shownStatus = (uploader: NcUploader): string[] =>
  parts(uploader, 'item').map((each) =>
    (each.querySelector('[part=status]')?.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
  );
export const statuses = (uploader: NcUploader): UploaderItem['status'][] => uploader.value.map(({ status }) => status);

export const until = (uploader: NcUploader, ...wanted: UploaderItem['status'][]): Promise<void> =>
  waitUntil(() => statuses(uploader).join() === wanted.join(), `is ${wanted.join()}`);

/** What screen readers say. */
export const said = (uploader: NcUploader): string =>
  [...uploader.shadowRoot!.querySelectorAll('[role=status]')]
    .map((each) => each.textContent.trim())
    .join(' ')
    .trim();
