import { safeFileName } from '../../../../../elements/base/file-name.js';
import { DeviceError, ErrCode } from '../../../errors.js';
import type { Provider } from '../../../types.js';
import { fileName } from '../../network/web/file-name.js';
import { fileAt } from './temp-files.js';

/** How long a browser may take to begin a download, in ms: then its URL is freed. */
const LINGER = 60_000;

interface SaveHandle {
  readonly name: string;
  createWritable(): Promise<{ write(data: Blob): Promise<void>; close(): Promise<void>; abort(): Promise<void> }>;
}

declare global {
  interface Window {
    showSaveFilePicker?: (options: { suggestedName: string }) => Promise<SaveHandle>;
  }
}

/** Saves a file in the folder for downloads, by default under its own name. Returns the name that it has there. */
export function download(file: Blob, name = ''): string {
  const url = URL.createObjectURL(file);
  const safeName = safeFileName(name) || fileName(file);
  Object.assign(document.createElement('a'), { href: url, download: safeName }).click();
  setTimeout(() => URL.revokeObjectURL(url), LINGER);
  return safeName;
}

const album = async ({ filePath }: { filePath: string }, { signal }: { signal: AbortSignal }): Promise<void> => {
  const url = new URL(filePath, document.baseURI).href;
  const file = await fileAt(url, signal);
  signal.throwIfAborted();
  download(file, fileName(file, url));
};

export const saveImageToPhotosAlbum: Provider<'saveImageToPhotosAlbum'> = album;
export const saveVideoToPhotosAlbum: Provider<'saveVideoToPhotosAlbum'> = album;

export const saveFile: Provider<'saveFile'> = async (options, { signal }) => {
  const url = new URL(options.tempFilePath, document.baseURI).href;
  const file = await fileAt(url, signal);
  signal.throwIfAborted();
  return { savedFilePath: await save(file, options.fileName || fileName(file, url), signal) };
};

/** Saves where the user wants, or in the folder for downloads. Returns the name that the file has there. */
export async function save(file: Blob, name: string, signal: AbortSignal): Promise<string> {
  const handle = await askWhere(safeFileName(name) || fileName(file));
  signal.throwIfAborted();
  if (!handle) return download(file, name);
  const stream = await handle.createWritable();
  try {
    await stream.write(file);
  } catch (error) {
    await stream.abort();
    throw error;
  }
  await stream.close();
  return handle.name;
}

/** Lets the user choose where. Undefined where the browser has no such dialog, or not without a gesture. */
async function askWhere(suggestedName: string): Promise<SaveHandle | undefined> {
  try {
    return await window.showSaveFilePicker?.({ suggestedName });
  } catch (cause) {
    const { name } = cause as Error;
    if (name === 'AbortError') throw new DeviceError('saveFile', ErrCode.cancel, 'cancel', { cause });
    if (name === 'SecurityError' || name === 'NotAllowedError') return undefined;
    throw cause;
  }
}
