import { DeviceError, ErrCode } from '../../errors.js';
import type { Provider } from '../../types.js';
import { schemeOf } from '../../url.js';
import { tempFileAt, tempPathOf } from './temp-files.js';

const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  txt: 'text/plain',
  csv: 'text/csv',
  json: 'application/json',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
};
/** A document of these types runs code, with the rights of this page where its file is this page's. */
const RUNS_CODE = /html|xml|svg|script|multipart/i;

/** Documents with a type of their own. */
const typed = new WeakMap<Blob, Blob>();

/** The URL of a temporary file as a document: with its type, and unable to run code. */
function documentOf(file: Blob, fileType: string): string {
  const type = file.type || TYPES[fileType.toLowerCase().replace(/^\./, '')] || 'application/octet-stream';
  const isOffice = type.includes('officedocument');
  const safe = RUNS_CODE.test(type) && !isOffice ? 'text/plain;charset=utf-8' : type;
  if (safe === file.type) return tempPathOf(file);
  let document = typed.get(file);
  if (!document) typed.set(file, (document = new Blob([file], { type: safe })));
  return tempPathOf(document);
}

/** Synchronously in the caller's task: browsers open tabs only within a gesture of the user. */
export const openDocument: Provider<'openDocument'> = ({ filePath, fileType = '' }) => {
  const { href } = new URL(filePath, document.baseURI);
  if (!/^(?:https?|blob):$/.test(schemeOf(href) ?? '')) {
    throw new DeviceError('openDocument', ErrCode.invalid, 'filePath: expected an http(s) URL, or a temporary file');
  }
  // A browser without `userActivation` does not tell; nor does it tell whether the tab has opened, since that knows nothing of this page.
  if (navigator.userActivation?.isActive === false) {
    throw new DOMException('the browser opens documents only in a click', 'NotAllowedError');
  }
  const file = tempFileAt(href);
  open(file ? documentOf(file, fileType) : href, '_blank', 'noopener');
};
