import { type Check, each, number, oneOf, optional, positive, string, text } from './check.js';
import { isScriptUrl } from './url.js';

/** What the failure for an empty list says; apps of the mini-program family know it. */
export const NO_ENDING = 'param extension should not be empty.';

const texts = optional(each());
const extension = (value: unknown) => (Array.isArray(value) && !value.length ? NO_ENDING : texts(value));
const count = optional(number);
const listOf = (...choices: string[]): Check => {
  const isOne = oneOf(...choices);
  return optional((value) => each()(value) ?? (value as string[]).map((item) => isOne(item)).find(Boolean));
};
const video = { maxDuration: optional(positive), camera: optional(oneOf('back', 'front')) };
const choosing = { extension, sourceType: listOf('album', 'camera') };
const sizeType = listOf('original', 'compressed');

/** A file of any source, also a host's own. */
const url: Check = (value) => (!text(value) && !isScriptUrl(value as string) ? undefined : 'the URL of a file');

const quality: Check = (value) => (positive(value) || (value as number) > 100 ? 'a number from 0 to 100' : undefined);
const length: Check = (value) =>
  !positive(value) || (typeof value === 'string' && /^\s*(?:auto|[\d.]+\s*(?:px|%)?)\s*$/.test(value))
    ? undefined
    : "a number from 0 on, a text such as '100px' or '50%', or 'auto'";

/** Checks of the arguments of calls on files and pictures. */
export const FILE_RULES = {
  chooseImage: { ...choosing, count, sizeType },
  chooseVideo: { ...choosing, ...video },
  chooseMedia: { ...choosing, ...video, count, sizeType, mediaType: listOf('image', 'video', 'mix') },
  chooseFile: { ...choosing, count, type: optional(oneOf('all', 'image', 'video')) },
  getImageInfo: { src: url },
  getVideoInfo: { src: url },
  compressImage: {
    src: url,
    quality: optional(quality),
    width: optional(length),
    height: optional(length),
    compressedWidth: optional(positive),
    compressedHeight: optional(positive),
    fileType: optional(oneOf('jpg', 'png', 'webp')),
  },
  saveImageToPhotosAlbum: { filePath: url },
  saveVideoToPhotosAlbum: { filePath: url },
  saveFile: { tempFilePath: url, fileName: optional(string) },
  releaseTempFiles: { filePaths: texts },
};
