// Which files a choosing call wants: as the picker takes it (`accept`), and as a check of what was chosen, since pickers
// also offer "all files".

export type Kind = 'image' | 'video';

export interface Wanted {
  /** Empty: files of any kind. */
  readonly kinds: readonly Kind[];
  /** Endings in lower case, without a dot. Empty: any. */
  readonly endings: readonly string[];
}

/** Endings whose MIME type has another name. */
const SUBTYPES: Readonly<Record<string, string>> = {
  jpg: 'jpeg',
  tif: 'tiff',
  svg: 'svg+xml',
  ico: 'x-icon',
  mov: 'quicktime',
  mkv: 'x-matroska',
  avi: 'x-msvideo',
  wmv: 'x-ms-wmv',
  flv: 'x-flv',
  m4v: 'x-m4v',
  mpg: 'mpeg',
  '3gp': '3gpp',
  ogv: 'ogg',
};
/** Files that some systems know no type of. */
const UNTYPED: Readonly<Record<Kind, RegExp>> = {
  image: /^(?:avif|hei[cf]|jxl|tiff?)$/,
  video: /^(?:mkv|mov|avi|m4v)$/,
};

const subtypeOf = (ending: string): string => SUBTYPES[ending] ?? ending;

export function wanted(kinds: readonly Kind[], extension: readonly string[] = ['*']): Wanted {
  const endings = extension.map((text) => text.trim().toLowerCase().replace(/^\./, ''));
  return { kinds, endings: endings.some((ending) => !ending || ending === '*') ? [] : endings };
}

/** The value of `accept`. */
export function acceptOf({ kinds, endings }: Wanted): string {
  if (!endings.length) return kinds.map((kind) => `${kind}/*`).join();
  return endings.flatMap((ending) => [...kinds.map((kind) => `${kind}/${subtypeOf(ending)}`), `.${ending}`]).join();
}

export function isWanted({ name, type }: File, { kinds, endings }: Wanted): boolean {
  const ending = /[^.]*$/.exec(name)![0].toLowerCase();
  const subtype = subtypeOf(ending);
  if (endings.length) {
    return endings.map(subtypeOf).some((each) => each === subtype || kinds.some((kind) => type === `${kind}/${each}`));
  }
  return !kinds.length || kinds.some((kind) => (type ? type.startsWith(`${kind}/`) : UNTYPED[kind].test(ending)));
}
