// The queue of uploads in IndexedDB: for each an entry, and its file under a key of its own.

import type { QueuedUpload, ResumableProgress, UploadRetry, UploadState } from '../types.js';
import { Listeners } from '../../../collections.js';
import { ErrCode } from '../../../errors.js';
import { keyValueStore } from '../../storage/web/key-value.js';

/** What is kept of an upload. */
export interface UploadEntry {
  readonly id: string;
  /** When it was added, for the order. */
  readonly at: number;
  readonly url: string;
  readonly name: string;
  readonly size: number;
  readonly metadata: Record<string, string>;
  /** Only if the caller wants it stored. */
  readonly header?: Record<string, string>;
  /** Whether it has headers that are not stored. */
  readonly hasHeader: boolean;
  readonly withCredentials: boolean | undefined;
  /** Beside that of `url`. Absent in entries of older versions. */
  readonly headerOrigins?: readonly string[];
  readonly chunkSize: number | undefined;
  readonly retry: Required<UploadRetry>;
  readonly state: Exclude<UploadState, 'uploading'>;
  readonly uploadUrl?: string | undefined;
  /** Bytes that the server was sent, as far as this was noted. */
  readonly sent: number;
  readonly errCode?: number | undefined;
  readonly errMsg?: string | undefined;
}

/** Hears that the queue on the device has gone, with all files in it. */
export const losses = new Listeners<void>();

const store = keyValueStore('nacre-uploads', 'uploads', () => losses.emit());
const fileKey = (id: string) => `file/${id}`;
const entryKey = (id: string) => `entry/${id}`;

export const addEntry = (entry: UploadEntry, file: Blob): Promise<void> =>
  store.write([
    [entryKey(entry.id), entry],
    [fileKey(entry.id), file],
  ]);

export const readEntry = (id: string): Promise<UploadEntry | undefined> => store.read(entryKey(id));

export const readFile = (id: string): Promise<Blob | undefined> => store.read(fileKey(id));

/** Changes an entry that is still there. */
export const changeEntry = (id: string, changes: Partial<UploadEntry>): Promise<UploadEntry | undefined> =>
  store.change<UploadEntry>(entryKey(id), changes);

export const removeEntry = (id: string): Promise<void> => store.remove([entryKey(id), fileKey(id)]);

/** All entries, in the order in which they were added. None where the browser has no IndexedDB. */
export async function allEntries(): Promise<UploadEntry[]> {
  const keys = await store.keys().catch(() => []);
  const ids = keys.flatMap((key) => (key.startsWith('entry/') ? key.slice('entry/'.length) : []));
  const entries = await Promise.all(ids.map(readEntry));
  return entries.filter((entry) => entry !== undefined).toSorted((a, b) => a.at - b.at);
}

export const progressOf = (sent: number, size: number): ResumableProgress => ({
  progress: size ? Math.floor((sent / size) * 100) : 100,
  totalBytesSent: sent,
  totalBytesExpectedToSend: size,
});

/** An entry as the page sees it. */
export function describe(entry: UploadEntry, isStored: boolean): QueuedUpload {
  const { id, url, name, metadata, state, uploadUrl, errCode, errMsg, sent, size } = entry;
  return {
    ...{ id, url, name, metadata, state, isStored, ...progressOf(sent, size) },
    ...(uploadUrl !== undefined && { uploadUrl }),
    ...(state === 'failed' && { errCode: errCode ?? ErrCode.unknown, errMsg: errMsg ?? '' }),
  };
}
