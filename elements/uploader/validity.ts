import { msg, str } from '@lit/localize';
import { counted } from '../base/counted.js';
import type { Failure } from '../internal/form/validators.js';
import { isWaiting, type UploaderItem } from './items.js';

const missing = (): Failure => ({
  flag: 'valueMissing',
  message: msg('Please add a file.', { id: 'nc.uploader.missing', desc: 'A file is required' }),
});
const tooMany = (most: number): Failure => ({
  flag: 'rangeOverflow',
  message: counted(
    msg(str`Please remove some files: {${most}, plural, one {only # file is} other {only # files are}} allowed.`, {
      id: 'nc.uploader.too-many',
      desc: 'There are more files than allowed',
    }),
  ),
});
const notSent = (): Failure => ({
  flag: 'badInput',
  message: msg('Some files were not uploaded. Please retry or remove them.', {
    id: 'nc.uploader.not-sent',
    desc: 'Uploads have failed',
  }),
});
const pending = (): Failure => ({
  flag: 'badInput',
  message: msg('Please wait until all files are uploaded.', {
    id: 'nc.uploader.pending',
    desc: 'Uploads are under way',
  }),
});

interface Rules {
  readonly value: readonly UploaderItem[];
  readonly required: boolean;
  readonly allowPending: boolean;
}

/** The first rule that is broken. `most`: how many items there may be. `sends`: files are uploaded. */
export function failureOf({ value, required, allowPending }: Rules, most: number, sends: boolean): Failure | null {
  if (required && value.length === 0) return missing();
  if (value.length > most) return tooMany(most);
  if (allowPending) return null;
  if (value.some(({ status }) => status === 'failed')) return notSent();
  const isPending = value.some((item) => item.status === 'uploading' || (sends && isWaiting(item)));
  return isPending ? pending() : null;
}
