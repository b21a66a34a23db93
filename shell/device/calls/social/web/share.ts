import type { Shared, ShareOptions, ShareSheetOptions } from '../types.js';
import { DeviceError, ErrCode } from '../../../errors.js';
import { device } from '../../../instance.js';
import { isA } from '../../../kinds.js';
import { fileName } from '../../network/web/file-name.js';
import { fileAt, heldFile } from '../../files/web/temp-files.js';

type Content = ShareSheetOptions;

const isGiven = (value: unknown): boolean => Boolean(Array.isArray(value) ? value.length : value);

/** What the options say, but the files that must be read. Without anything: the page. */
function contentOf({ title, summary, text = summary, href, url = href }: ShareOptions, hasFiles: boolean): Content {
  const isEmpty = !hasFiles && ![title, text, url].some(isGiven);
  const link = isEmpty ? location.href : url && new URL(url, document.baseURI).href;
  const heading = isEmpty ? document.title : title;
  return { ...(heading && { title: heading }), ...(text && { text }), ...(link && { url: link }) };
}

const asFile = (file: Blob, url: string): File =>
  isA(file, 'File') ? file : new File([file], fileName(file, url), { type: file.type });

/** At once if the page holds all the files: the user's gesture is still there then. */
function readFiles(urls: readonly string[], signal: AbortSignal): File[] | Promise<File[]> {
  const held = urls.map(heldFile);
  if (held.every((file) => file !== undefined)) return held.map((file, index) => asFile(file, urls[index]!));
  const absolute = urls.map((url) => new URL(url, document.baseURI).href);
  return Promise.all(absolute.map(async (url) => asFile(await fileAt(url, signal), url)));
}

/** Whether the browser's dialog takes it. Browsers without `canShare` take no files. */
function isShareable(content: Content): boolean {
  if (!('share' in navigator)) return false;
  return 'canShare' in navigator ? navigator.canShare(content as ShareData) : !content.files;
}

/**
 * Opens the browser's dialog or, where that cannot share the content, the share sheet: in the caller's task, unless a file
 * must be read first. Browsers remember the gesture for some seconds.
 */
export const shareBy = (
  name: 'share' | 'shareWithSystem',
  options: ShareOptions,
  { signal }: { signal: AbortSignal },
): Promise<Shared> => {
  const { files: given = [], filePaths = [], imageUrl, href, url = href } = options;
  const urls = imageUrl && !url ? [imageUrl, ...filePaths] : filePaths;
  const content = contentOf(options, given.length + urls.length > 0);
  const open = (read: readonly File[]): Promise<Shared> => {
    const files = [...given, ...read];
    const whole = files.length ? { ...content, files } : content;
    if (isShareable(whole)) return navigator.share(whole as ShareData).then(() => ({ method: 'system' }));
    if (device.can('showShareSheet')) return device.call('showShareSheet', { ...whole, signal });
    throw new DeviceError(name, ErrCode.unsupported, 'no Web Share here; nacre/overlays bring a share sheet');
  };
  const files = readFiles(urls, signal);
  return Array.isArray(files) ? open(files) : files.then(open);
};
