import { safeFileName } from '../base/file-name.js';
import { each, either, FLAG, json, listOf, NUMBER, objectOf, TEXT, type Kind } from '../internal/element/kinds.js';
import { languageAround } from '../internal/element/language.js';

export type UploadStatus = 'waiting' | 'uploading' | 'done' | 'failed';

/** A picture or file. What the user adds has `file` and `name`; what the server has already needs only a `url`. */
export interface UploaderItem {
  /** Its address on the server. */
  readonly url?: string | undefined;
  /** Default: the name of the file, or the end of the address. */
  readonly name?: string | undefined;
  readonly file?: Blob | undefined;
  /** How far its upload is. Without one there is nothing to upload. */
  readonly status?: UploadStatus | undefined;
  /** Percent that is uploaded. */
  readonly percent?: number | undefined;
  /** Shown instead of the word for its status. */
  readonly message?: string | undefined;
  /** What the server answered, or `upload` resolved to. */
  readonly answer?: unknown;
  /** Whether it is a picture, where neither its type nor its address says so. */
  readonly isImage?: boolean | undefined;
}

const BLOB: Kind = {
  expected: 'a file',
  read: (value, refuse) => (/File|Blob/.test(Object.prototype.toString.call(value)) ? value : refuse()),
};
const ITEM = either(
  'an item',
  TEXT,
  objectOf({ ...each(TEXT, 'url name status message'), file: BLOB, percent: NUMBER, isImage: FLAG }),
);

/** What `value` takes: items, or the addresses of what the server has. */
export const ITEMS = json(listOf(ITEM, 'a list of URLs, or of { url, name, file, status }'));

function fileNameOf(url: string): string {
  const name = /^data:/i.test(url)
    ? ''
    : url
        .replace(/[?#].*/s, '')
        .split('/')
        .pop()!;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The name under which an item is shown and sent. */
export const nameOf = ({ name, file, url }: UploaderItem): string =>
  safeFileName(name || (file as File | undefined)?.name || (url && fileNameOf(url)) || '') || '…';

const PICTURE_URL = /^data:image\/|\.(?:avif|bmp|gif|jpe?g|png|svg|webp)(?:$|[?#])/i;

/** An item while it is in the uploader. Owns the object URL of its picture. */
export class Entry {
  item: UploaderItem;
  /** Its picture cannot be shown. */
  isBroken = false;
  #url = '';

  constructor(item: UploaderItem) {
    this.item = item;
  }

  get isPicture(): boolean {
    const { file, url, isImage } = this.item;
    if (this.isBroken) return false;
    return isImage ?? (file ? file.type.startsWith('image/') : PICTURE_URL.test(url ?? ''));
  }

  /** Where the browser finds the picture. */
  get source(): string {
    const { file, url } = this.item;
    if (!file) return url ?? '';
    return (this.#url ||= URL.createObjectURL(file));
  }

  /** Gives the object URL back, until the picture is shown again. */
  release(): void {
    if (this.#url) URL.revokeObjectURL(this.#url);
    this.#url = '';
  }
}

/** Whether the `accept` of a file field allows a file: endings, types, and kinds of types such as `image/*`. */
export function isAccepted({ name, type }: File, accept: string): boolean {
  const rules = accept
    .toLowerCase()
    .split(',')
    .map((rule) => rule.trim())
    .filter(Boolean);
  return (
    rules.length === 0 ||
    rules.some((rule) =>
      rule.startsWith('.') ? name.toLowerCase().endsWith(rule) : type.startsWith(rule.replace(/\*.*/, '')),
    )
  );
}

/** A number of bytes as people say it: 380 kB, 1.2 MB. */
export function sizeText(bytes: number, element: Element): string {
  const isLarge = bytes >= 2 ** 20;
  return new Intl.NumberFormat(languageAround(element), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / 2 ** 20 : Math.ceil(bytes / 2 ** 10));
}

/** Whether a file still has to be sent. */
export const isWaiting = ({ file, status }: UploaderItem): boolean =>
  file !== undefined && (!status || status === 'waiting');
