import { isKind } from '../internal/element/view.js';
import type { FormValue } from '../internal/form/form-control.js';
import { nameOf, type UploaderItem } from './items.js';

function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return ''; // It contains itself.
  }
}

/** What is submitted for an item, if anything. `sends`: files are uploaded, and their answers submitted. */
function partOf({ answer, file, url, status }: UploaderItem, sends: boolean): unknown {
  if (answer !== undefined) return answer;
  if (!file) return url;
  return sends ? (status === 'done' ? url : undefined) : file;
}

const isBlob = (value: unknown): value is Blob => isKind(value, 'File') || isKind(value, 'Blob');

/** Adds a file under its own name, or the one of its item. */
function append(data: FormData, name: string, file: Blob, fileName: string): void {
  if ((file as File).name === fileName) data.append(name, file);
  else data.append(name, file, fileName);
}

/** What is submitted under `name`. */
export function formDataOf(name: string, items: readonly UploaderItem[], sends: boolean): FormData {
  const data = new FormData();
  for (const item of items) {
    const part = partOf(item, sends);
    if (isBlob(part)) append(data, name, part, nameOf(item));
    else if (part !== undefined) data.append(name, typeof part === 'string' ? part : jsonOf(part));
  }
  return data;
}

/** What the browser keeps, so that the items come back: files as they are, all else as JSON. */
export function stateOf(items: readonly UploaderItem[]): FormData {
  const data = new FormData();
  for (const item of items) {
    const { file, ...rest } = item;
    if (file && item.status !== 'done') append(data, 'item', file, nameOf(item));
    else data.append('item', jsonOf(rest));
  }
  return data;
}

/** The items that the browser kept. */
export function itemsOf(state: FormValue): UploaderItem[] {
  if (!isKind(state, 'FormData')) return [];
  return (state as FormData)
    .getAll('item')
    .map((part) => (typeof part === 'string' ? (JSON.parse(part) as UploaderItem) : { file: part, name: part.name }));
}
