// The uploads of this page, and what it knows of those in other tabs. A lock says which tab sends an upload; a channel tells
// all tabs what happens.

import type { QueuedUpload, UploadQueueChange } from '../types.js';
import { Listeners } from '../../../collections.js';
import { attempt, DeviceError, ErrCode } from '../../../errors.js';
import { alone, held } from './upload-locks.js';
import { send } from './upload-run.js';
import {
  allEntries,
  changeEntry,
  describe,
  losses,
  progressOf,
  readEntry,
  readFile,
  removeEntry,
  type UploadEntry,
} from './upload-store.js';
import { forget } from './upload-transfer.js';

/** An upload that this tab sends, or will send when no other tab does. */
export interface Upload {
  entry: UploadEntry;
  file: Blob | undefined;
  header: Record<string, string>;
  /** Whether the device has it too. Until the queue on the device is deleted. */
  isStored: boolean;
  /** Ends the sending. Undefined while it is paused or has failed. */
  sending?: AbortController | undefined;
  state: 'uploading' | 'waiting';
  sent: number;
}

/** Those of this tab. */
const uploads = new Map<string, Upload>();
/** What other tabs have told last. */
const elsewhere = new Map<string, UploadQueueChange>();
/** Those that are done, until they have been removed from the store. */
const leaving = new Map<string, Promise<void>>();

const changes = new Listeners<UploadQueueChange>();

let channel: BroadcastChannel | undefined;
let isConnected = false;

/** The other tabs. From the first use on, this one knows what they tell. None in frames that may have no channel. */
function tabs(): BroadcastChannel | undefined {
  if (!isConnected) {
    isConnected = true;
    channel = attempt(() => new BroadcastChannel('nacre-uploads'));
    if (channel) channel.onmessage = take;
    losses.add(() => {
      // What this page has of them goes on without.
      for (const upload of uploads.values()) upload.isStored = false;
    });
  }
  return channel;
}

/** Adds a listener for all uploads, also those of other tabs. Returns a function that removes it. */
export function watchUploads(listener: (change: UploadQueueChange) => void): () => void {
  tabs();
  return changes.add(listener);
}

function take({ data }: MessageEvent<UploadQueueChange>): void {
  const { id, state } = data;
  const upload = uploads.get(id);
  if (state === 'done' || state === 'cancelled') {
    elsewhere.delete(id);
    uploads.delete(id);
  } else elsewhere.set(id, data);
  if (upload && state !== 'uploading' && state !== 'waiting') {
    stop(upload);
    if (state === 'paused' || state === 'failed') upload.entry = { ...upload.entry, state };
  }
  changes.emit(data);
}

function stop(upload: Upload): void {
  upload.sending?.abort();
  upload.sending = undefined;
}

function announce(change: UploadQueueChange): void {
  tabs()?.postMessage(change);
  changes.emit(change);
}

const view = ({ entry, isStored, sending, state, sent }: Upload): QueuedUpload => ({
  ...describe(entry, isStored),
  ...(sending && { state, ...progressOf(sent, entry.size) }),
});

const tell = (upload: Upload, state: UploadQueueChange['state']): void => announce({ ...view(upload), state });

/** Sends an upload, unless another tab has brought it to an end meanwhile. */
async function run(upload: Upload, signal: AbortSignal): Promise<void> {
  const { id } = upload.entry;
  if (upload.isStored) {
    const entry = await readEntry(id);
    if (!entry && !upload.file) uploads.delete(id);
    // It has gone from the device without a word, but this page has the file.
    else if (!entry) upload.isStored = false;
    if (upload.isStored && entry?.state !== 'waiting') return;
    upload.entry = entry ?? upload.entry;
  }
  upload.file ??= await readFile(id);
  signal.throwIfAborted();
  if (!upload.file) throw new DeviceError('uploadResumable', ErrCode.notFound, 'the stored file is lost');
  const { file, header } = upload;
  const sending = {
    ...{ file, header, entry: upload.entry },
    created(uploadUrl: string) {
      upload.entry = { ...upload.entry, uploadUrl };
      const isCancelled = signal.aborted && uploads.get(id) !== upload;
      if (isCancelled) void forget(uploadUrl, header, upload.entry);
    },
    tell(state: 'uploading' | 'waiting', sent: number) {
      if (signal.aborted) return;
      upload.entry = sending.entry;
      Object.assign(upload, { state, sent });
      tell(upload, state);
    },
  };
  await send(sending, signal);
  signal.throwIfAborted();
  upload.entry = sending.entry;
  upload.sent = upload.entry.size;
  // An entry that cannot be removed now, or whose tab ends before, is told once more at the next visit, rather than never.
  const removed = upload.isStored ? removeEntry(id).catch(() => undefined) : Promise.resolve();
  leaving.set(
    id,
    removed.finally(() => leaving.delete(id)),
  );
  tell(upload, 'done');
  uploads.delete(id);
  await removed;
}

/** Starts to send. What happens is told to `changes`. */
function start(upload: Upload): void {
  const { id } = upload.entry;
  const control = (upload.sending = new AbortController());
  upload.state = 'waiting';
  upload.sent = upload.entry.sent;
  uploads.set(id, upload);
  const { signal } = control;
  alone(id, signal, () => run(upload, signal))
    .catch(async (error: unknown) => {
      if (signal.aborted) return;
      const { errCode, errMsg } = DeviceError.from('uploadResumable', error);
      upload.entry = { ...upload.entry, state: 'failed', errCode, errMsg };
      await changeEntry(id, { state: 'failed', errCode, errMsg }).catch(() => undefined);
      upload.sending = undefined;
      if (uploads.get(id) === upload) tell(upload, 'failed');
    })
    .finally(() => {
      if (upload.sending === control) upload.sending = undefined;
    });
}

/** All uploads that are not finished: of this tab, and those that are stored. */
export async function queue(): Promise<QueuedUpload[]> {
  tabs();
  await Promise.all(leaving.values());
  const stored = await allEntries();
  const isSent = await held();
  const listed = stored.map((entry) => {
    const own = uploads.get(entry.id);
    // This tab may wait for another one, which sends it.
    const isElsewhere = entry.state === 'waiting' && own?.state !== 'uploading' && isSent(entry.id);
    const told = isElsewhere ? (elsewhere.get(entry.id) as QueuedUpload | undefined) : undefined;
    return { at: entry.at, shown: told ?? (own?.sending ? view(own) : describe(entry, true)) };
  });
  const unstored = [...uploads.values()].filter(({ isStored }) => !isStored);
  listed.push(...unstored.map((upload) => ({ at: upload.entry.at, shown: view(upload) })));
  return listed.toSorted((a, b) => a.at - b.at).map(({ shown }) => shown);
}

/** Puts a new upload into the queue. */
export function add(upload: Upload): void {
  start(upload);
  tell(upload, 'waiting');
}

export async function isQueued(id: string): Promise<boolean> {
  await leaving.get(id);
  return uploads.has(id) || Boolean(await readEntry(id).catch(() => undefined));
}

/** The uploads of the queue with these ids, or all. Those of other tabs and visits are taken from the store. */
async function chosen(ids: readonly string[] | undefined): Promise<Upload[]> {
  tabs();
  await Promise.all(leaving.values());
  const stored = await allEntries();
  const others = stored.filter(({ id }) => !uploads.has(id));
  const all = [
    ...uploads.values(),
    ...others.map((entry): Upload => ({
      ...{ entry, file: undefined, header: entry.header ?? {}, isStored: true, state: 'waiting', sent: entry.sent },
    })),
  ];
  return all.filter(({ entry }) => !ids || ids.includes(entry.id)).toSorted((a, b) => a.entry.at - b.entry.at);
}

const idsOf = (list: readonly Upload[]): string[] => list.map(({ entry }) => entry.id);

export async function pauseAll(ids: readonly string[] | undefined): Promise<string[]> {
  const all = (await chosen(ids)).filter(({ entry }) => entry.state === 'waiting');
  for (const upload of all) {
    stop(upload);
    upload.entry = { ...upload.entry, state: 'paused' };
    if (upload.isStored) await changeEntry(upload.entry.id, { state: 'paused' });
    tell(upload, 'paused');
  }
  return idsOf(all);
}

export async function resumeAll(
  ids: readonly string[] | undefined,
  header: Record<string, string> | undefined,
): Promise<string[]> {
  const all = (await chosen(ids)).filter((upload) => {
    // After a reload its headers are lost.
    const lacksHeader = upload.entry.hasHeader && !header && !uploads.has(upload.entry.id);
    return !(upload.sending && upload.state === 'uploading') && !lacksHeader;
  });
  for (const upload of all) {
    const before = upload.entry.state;
    stop(upload);
    const change = { state: 'waiting', errCode: undefined, errMsg: undefined } as const;
    if (upload.isStored) upload.entry = (await changeEntry(upload.entry.id, change)) ?? upload.entry;
    // oxlint-disable-next-line nacre-objects/given -- waiting again: the undefined values remove the failure of before
    else upload.entry = { ...upload.entry, ...change };
    upload.header = { ...upload.header, ...header };
    start(upload);
    if (before !== 'waiting') tell(upload, 'waiting');
  }
  return idsOf(all);
}

export async function cancelAll(ids: readonly string[] | undefined): Promise<string[]> {
  const all = await chosen(ids);
  for (const upload of all) await cancel(upload);
  return idsOf(all);
}

/** Takes an upload out of the queue, in all tabs. */
export async function cancel(upload: Upload): Promise<void> {
  const { id } = upload.entry;
  stop(upload);
  uploads.delete(id);
  const stored = upload.isStored ? await readEntry(id).catch(() => undefined) : undefined;
  try {
    if (upload.isStored) await removeEntry(id);
  } finally {
    tell(upload, 'cancelled');
    const uploadUrl = stored?.uploadUrl ?? upload.entry.uploadUrl;
    if (uploadUrl !== undefined) void forget(uploadUrl, upload.header, upload.entry);
  }
}
