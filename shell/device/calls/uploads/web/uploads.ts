// Resumable uploads: the calls.

import { randomKey } from '../../../../../elements/base/random.js';
import { given } from '../../../../../elements/base/given.js';
import type { UploadResumableOptions, UploadRetry } from '../types.js';
import { DeviceError, ErrCode } from '../../../errors.js';
import type { Provider, SignalSource } from '../../../types.js';
import { checkUrl, invalid, toHeaders } from '../../network/web/http.js';
import { fileAt } from '../../files/web/temp-files.js';
import {
  add,
  cancel,
  cancelAll,
  isQueued,
  pauseAll,
  queue,
  resumeAll,
  type Upload,
  watchUploads,
} from './upload-queue.js';
import { addEntry, type UploadEntry } from './upload-store.js';

const NAME = 'uploadResumable';
const RETRY: Required<UploadRetry> = { limit: 10, minDelay: 1000, maxDelay: 30_000 };

const toHeader = (name: string, header?: Record<string, string | number>): Record<string, string> =>
  Object.fromEntries(toHeaders(name, header));

let last = 0;

/** When an upload was added; later for each. */
const now = (): number => (last = Math.max(Date.now(), last + 0.001));

function toEntry(options: Readonly<UploadResumableOptions>, file: Blob): UploadEntry {
  const { id = randomKey(), url, header = {}, storeHeader, chunkSize, withCredentials, headerOrigins, retry } = options;
  const name = options.name ?? (file as Partial<File>).name ?? '';
  const all = { ...(name && { filename: name }), ...(file.type && { filetype: file.type }), ...options.metadata };
  const metadata = Object.fromEntries(Object.entries(all).map(([key, value]) => [key, String(value)]));
  const hasHeader = Object.keys(header).length > 0 && !storeHeader;
  return {
    ...{ id, name, metadata, hasHeader, withCredentials, chunkSize },
    at: now(),
    url: new URL(url, document.baseURI).href,
    size: file.size,
    ...(headerOrigins && { headerOrigins: [...headerOrigins] }),
    ...(storeHeader && { header: toHeader(NAME, header) }),
    retry: { ...RETRY, ...(typeof retry === 'number' ? { limit: retry } : given(retry)) },
    state: 'waiting',
    sent: 0,
  };
}

/** Stores a file with its entry. Returns false if the browser has no room for it, or no IndexedDB. */
const store = (entry: UploadEntry, file: Blob): Promise<boolean> =>
  addEntry(entry, file).then(
    () => true,
    () => false,
  );

export const uploadResumable: Provider<'uploadResumable'> = async (options, { signal, report }) => {
  const header = toHeader(NAME, options.header);
  if (!options.file && !options.filePath) throw invalid(NAME, 'file: expected a File or Blob, or a filePath');
  checkUrl(NAME, options.url);
  const file = options.file ?? (await fileAt(options.filePath!, signal));
  const entry = toEntry(options, file);
  const { id } = entry;
  if (await isQueued(id)) {
    throw invalid(NAME, `id: expected a new one, "${id}" is in the queue`);
  }
  const isStored = await store(entry, file);
  const upload: Upload = { entry, file, header, isStored, state: 'waiting', sent: 0 };
  return new Promise((resolve, reject) => {
    const stop = watchUploads((change) => {
      if (change.id !== id) return;
      const { state, progress, totalBytesSent, totalBytesExpectedToSend } = change;
      if (state === 'uploading' || state === 'done') {
        report('progress', { progress, totalBytesSent, totalBytesExpectedToSend });
      }
      if (state === 'done') resolve({ id, uploadUrl: change.uploadUrl! });
      else if (state === 'cancelled') reject(new DeviceError(NAME, ErrCode.abort, 'cancelled'));
      else if (state === 'failed') reject(DeviceError.from(NAME, change));
      else return;
      stop();
      // What has ended is not canceled any more: the server would delete it.
      signal.removeEventListener('abort', abort);
    });
    const abort = () => {
      stop();
      cancel(upload).catch(reject);
    };
    if (signal.aborted) abort();
    else {
      signal.addEventListener('abort', abort);
      add(upload);
    }
  });
};

export const getUploadQueue: Provider<'getUploadQueue'> = async () => ({ uploads: await queue() });

export const pauseUploads: Provider<'pauseUploads'> = async ({ ids }) => ({ ids: await pauseAll(ids) });

export const resumeUploads: Provider<'resumeUploads'> = async ({ ids, header }) => ({
  ids: await resumeAll(ids, header && toHeader('resumeUploads', header)),
});

export const cancelUploads: Provider<'cancelUploads'> = async ({ ids }) => ({ ids: await cancelAll(ids) });

export const uploadQueueChange: SignalSource<'uploadQueueChange'> = (emit, signal) => {
  // It has taken a moment to load this.
  if (signal.aborted) return;
  const stop = watchUploads(emit);
  signal.addEventListener('abort', stop);
};
