import { lazy } from '../../../../../elements/base/lazy.js';
import type { ClipboardOptions, PasteOptions, ClipboardContent } from '../types.js';
import { device } from '../../../instance.js';
import type { Provider } from '../../../types.js';
import { showToast as toast } from '../../ui/toast.js';
import { tempPathOf } from '../../files/web/temp-files.js';

// These run synchronously in the caller's task: browsers allow them only within a gesture of the user.

/** The toast of what is copied, in English for hosts that show toasts. */
export const COPIED = { key: 'nacre.copied', title: 'Copied', icon: 'success' } as const;

type Content = Pick<ClipboardOptions, 'data' | 'html' | 'image'>;

const noClipboard = (): DOMException => new DOMException('the Clipboard API needs a secure page', 'NotSupportedError');

/** Copies by `document.execCommand`, for pages without the Clipboard API (http, or a frame's policy). */
function copyByCommand({ data, html }: Content): boolean {
  const copy = (event: ClipboardEvent) => {
    if (data !== undefined) event.clipboardData!.setData('text/plain', data);
    if (html !== undefined) event.clipboardData!.setData('text/html', html);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('copy', copy, true);
  const done = document.execCommand('copy');
  removeEventListener('copy', copy, true);
  return done;
}

/** Copies more than a text. The picture comes as a promise: reading it would take longer than the gesture lasts. */
function write({ data, html }: Content, png: Promise<Blob> | undefined): Promise<void> {
  const parts: Record<string, Blob | Promise<Blob>> = {};
  if (data !== undefined) parts['text/plain'] = new Blob([data], { type: 'text/plain' });
  if (html !== undefined) parts['text/html'] = new Blob([html], { type: 'text/html' });
  if (png) parts['image/png'] = png;
  return navigator.clipboard.write([new ClipboardItem(parts)]);
}

const loadCompress = /* @__PURE__ */ lazy(() => import('../../files/web/compress.js'));

async function copy(content: Content, signal: AbortSignal): Promise<void> {
  const { data, html, image } = content;
  if (image !== undefined) {
    if (!navigator.clipboard) throw noClipboard();
    const png = loadCompress().then(({ pngOf }) => pngOf(image, signal));
    await Promise.all([png, write(content, png)]);
    return;
  }
  try {
    await (html === undefined ? navigator.clipboard.writeText(data!) : write(content, undefined));
  } catch {
    if (!copyByCommand(content)) throw new DOMException('the browser refused to copy', 'NotAllowedError');
  }
}

/** Copies, and then shows a toast where something can show one. The overlays know the text by its key. */
export const setClipboardData: Provider<'setClipboardData'> = async ({ showToast = true, ...content }, { signal }) => {
  await copy(content, signal);
  // It is copied with or without a toast.
  if (showToast && device.can('showToast')) toast(COPIED).catch(() => undefined);
};

async function readItems(types: NonNullable<PasteOptions['types']>): Promise<ClipboardContent> {
  const items = await navigator.clipboard.read();
  const blobOf = async (type: RegExp): Promise<Blob | undefined> => {
    for (const item of items) {
      const found = item.types.find((each) => type.test(each));
      if (found) return item.getType(found);
    }
    return undefined;
  };
  const read = async (type: (typeof types)[number], mime: RegExp) => (types.includes(type) ? blobOf(mime) : undefined);
  const text = await read('text', /^text\/plain/);
  const html = await read('html', /^text\/html/);
  const image = await read('image', /^image\//);
  return {
    data: (await text?.text()) ?? '',
    ...(html && { html: await html.text() }),
    ...(image && { image: tempPathOf(image) }),
  };
}

export const getClipboardData: Provider<'getClipboardData'> = async ({ types = ['text'] }) => {
  if (!navigator.clipboard) throw noClipboard();
  if (types.some((type) => type !== 'text')) return readItems(types);
  return { data: await navigator.clipboard.readText() };
};
