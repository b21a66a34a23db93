import { type Check, httpUrl, optional, string } from '../../check.js';
import { isA } from '../../kinds.js';

/** The same for several texts, all of them optional. */
export const strings = <N extends string>(...names: N[]): Record<N, Check> =>
  Object.fromEntries(names.map((name) => [name, optional(string)])) as Record<N, Check>;

/** That of a link, which other apps must be able to follow. */
export const link: Check = (value) =>
  httpUrl(value) ?? (URL.canParse(value as string, 'https://host/') ? undefined : 'an http(s) URL');

export const files: Check = (value) =>
  Array.isArray(value) && value.every((file) => isA(file, 'File')) ? undefined : 'an array of files';
