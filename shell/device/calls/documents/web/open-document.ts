import { lazy } from '../../../../../elements/base/lazy.js';
import { own } from '../../../../../elements/base/own.js';
import { DeviceError, ErrCode } from '../../../errors.js';
import type { Provider } from '../../../types.js';
import { schemeOf } from '../../../../../elements/base/urls.js';
import { fileAt, heldFile, tempPathOf } from '../../files/web/temp-files.js';

const OFFICE = 'application/vnd.openxmlformats-officedocument.';
const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: `${OFFICE}wordprocessingml.document`,
  xls: 'application/vnd.ms-excel',
  xlsx: `${OFFICE}spreadsheetml.sheet`,
  ppt: 'application/vnd.ms-powerpoint',
  pptx: `${OFFICE}presentationml.presentation`,
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
/**
 * A document of a temporary file has the origin of the app. These types run no code, whatever is in the file: browsers look
 * for none in what is said to be one of them, as they do where no type or a general one is said.
 */
const SHOWN = new Set(Object.values(TYPES));
/** Pictures, sound and video. SVG is none of them, nor is anything else that is XML: their names have a `+`. */
const MEDIUM = /^(?:image|audio|video)\/(?!svg|unknown)[\w.-]+$/;
/** What people can read as it is. */
const TEXT = /^text\/|\b(?:xml|x?html|svg|(?:java|ecma)script|json|yaml)\b/;
/** Types that say nothing. */
const GENERAL = new Set(['', 'application/octet-stream', 'binary/octet-stream']);

/** Documents with a type of their own. */
const typed = new WeakMap<Blob, Blob>();

/** The type as which a file opens; undefined for what is saved instead. */
function shownType(file: Blob, fileType: string): string | undefined {
  const [, essence = '', parameters = ''] = /^([^;,]*)(.*)$/s.exec(file.type)!;
  const ending = fileType.toLowerCase().replace(/^\./, '');
  const given = essence.trim().toLowerCase();
  const type = GENERAL.has(given) ? own(TYPES, ending) : given;
  if (!type) return undefined;
  const isShown = SHOWN.has(type);
  if (!isShown && !TEXT.test(type)) return MEDIUM.test(type) ? type : undefined;
  const charset = /^\s*;\s*charset\s*=\s*"?([\w.:-]+)/i.exec(parameters)?.[1] ?? (isShown ? '' : 'utf-8');
  return (isShown ? type : 'text/plain') + (charset && `;charset=${charset}`);
}

const loadSave = /* @__PURE__ */ lazy(() => import('../../files/web/save.js'));

/** Opens a file in a new tab, as a type that runs no code, or saves it. */
async function show(file: Blob, fileType: string): Promise<void> {
  const type = shownType(file, fileType);
  if (!type) {
    const { download } = await loadSave();
    download(file);
    return;
  }
  let document = file.type === type ? file : typed.get(file);
  if (document?.type !== type) typed.set(file, (document = new Blob([file], { type })));
  open(tempPathOf(document), '_blank', 'noopener');
}

/** Synchronously in the caller's task: browsers open tabs only within a gesture of the user. */
export const openDocument: Provider<'openDocument'> = ({ filePath, fileType = '' }, { signal }) => {
  const { href } = new URL(filePath, document.baseURI);
  const scheme = schemeOf(href) ?? '';
  if (!/^(?:https?|blob):$/.test(scheme)) {
    throw new DeviceError('openDocument', ErrCode.invalid, 'filePath: expected an http(s) URL, or a temporary file');
  }
  // A browser without `userActivation` does not tell; nor does it tell whether the tab has opened, since that knows nothing of this page.
  if (navigator.userActivation?.isActive === false) {
    throw new DOMException('the browser opens documents only in a click', 'NotAllowedError');
  }
  const file = heldFile(href);
  if (file) return show(file, fileType);
  // An object URL of the page's own may be of any type as well. It is here, so the gesture still counts when it is read.
  if (scheme === 'blob:') return fileAt(href, signal).then((own) => show(own, fileType));
  open(href, '_blank', 'noopener');
};
