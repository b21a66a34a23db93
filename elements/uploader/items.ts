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

const PICTURE_URL = /^data:image\/|\.(?:avif|bmp|gif|hei[cf]|jpe?g|png|svg|webp)(?:$|[?#])/i;

/** Kind of file -> endings, and the type of those whose ending is not the name of their type. */
const ENDINGS: Readonly<Record<string, string>> = {
  image: 'avif bmp gif heic heif jpeg=jpeg,jpg,jpe,jfif png svg+xml=svg tiff=tif,tiff vnd.microsoft.icon=ico webp',
  video: '3gpp=3gp matroska=mkv mp4=mp4,m4v mpeg=mpg,mpeg ogg=ogv quicktime=mov webm x-msvideo=avi',
  audio: 'aac flac midi=mid,midi mp4=m4a mpeg=mp3 ogg=ogg,oga,opus wav',
  text: 'csv html=html,htm markdown=md plain=txt',
  application: 'json pdf rtf xml zip',
};

/** The type of a file. Systems that do not know the ending give none: then it is that of the ending, else ''. */
export function typeOf({ name = '', type }: { readonly name?: string; readonly type: string }): string {
  const given = type.toLowerCase().replace(/;.*/, '').trim();
  if (given && given !== 'application/octet-stream') return given;
  const ending = /\.([^.]+)$/.exec(name.toLowerCase())?.[1];
  for (const [kind, all] of Object.entries(ENDINGS)) {
    for (const each of all.split(' ')) {
      const [subtype = '', endings = subtype] = each.split('=');
      if (ending && endings.split(',').includes(ending)) return `${kind}/${subtype}`;
    }
  }
  return given;
}

/** Types that browsers and systems use for one another. */
const SAME: Readonly<Record<string, string>> = { 'image/jpg': 'image/jpeg', 'image/heif': 'image/heic' };
const sameType = (type: string): string => SAME[type] ?? type;

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
    return isImage ?? (file ? typeOf(file).startsWith('image/') : PICTURE_URL.test(url ?? ''));
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
export function isAccepted(file: File, accept: string): boolean {
  const name = file.name.toLowerCase();
  const type = sameType(typeOf(file));
  const rules = accept
    .toLowerCase()
    .split(',')
    .map((rule) => rule.trim())
    .filter(Boolean);
  return (
    rules.length === 0 ||
    rules.some((rule) =>
      rule.startsWith('.')
        ? name.endsWith(rule)
        : rule.endsWith('*')
          ? type.startsWith(rule.slice(0, -1).replace(/^\*\/$/, ''))
          : type === sameType(rule),
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
