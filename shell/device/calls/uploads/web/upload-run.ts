// Sends one upload of the queue: attempt by attempt, until it is done, has failed, or is stopped.

import { setLongTimeout } from '../../../../../elements/base/timers.js';
import { delayAfter } from '../../network/web/backoff.js';
import { changeEntry, type UploadEntry } from './upload-store.js';
import { transfer, TransferError } from './upload-transfer.js';

/** Uploads that a page sends at the same time. */
const AT_ONCE = 3;

let sending = 0;
const turns: (() => void)[] = [];

/** Waits for the turn of an attempt. Returns what ends it. */
async function takeTurn(signal: AbortSignal): Promise<() => void> {
  signal.throwIfAborted();
  if (sending < AT_ONCE) sending++;
  else {
    await new Promise<void>((resolve, reject) => {
      const turn = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        turns.splice(turns.indexOf(turn), 1);
        reject(signal.reason as Error);
      };
      turns.push(turn);
      signal.addEventListener('abort', leave, { once: true });
    });
  }
  return () => {
    // The next one takes its place.
    const next = turns.shift();
    if (next) next();
    else sending--;
  };
}

/** Waits for a time, and no longer than until the device is online again. */
function pause(signal: AbortSignal, time: number): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const end = new AbortController();
    const settle = () => {
      clearTimeout(timer);
      end.abort();
      if (signal.aborted) reject(signal.reason as Error);
      else resolve();
    };
    const timer = setLongTimeout(settle, time);
    addEventListener('online', settle, { signal: end.signal });
    signal.addEventListener('abort', settle, { signal: end.signal });
  });
}

export interface Sending {
  entry: UploadEntry;
  readonly file: Blob;
  readonly header: Record<string, string>;
  /** The server has a place for it. Perhaps too late: when it has been paused or canceled. */
  created(uploadUrl: string): void;
  /** It is being sent, or waits. */
  tell(state: 'uploading' | 'waiting', sent: number): void;
}

/** Resolves when the server has all. Rejects with a `DeviceError`, or with the reason of the signal. */
export async function send(upload: Sending, signal: AbortSignal): Promise<void> {
  const { id, url, metadata, chunkSize, withCredentials, headerOrigins, retry } = upload.entry;
  const { file, header } = upload;
  const note = async (changes: Partial<UploadEntry>) => {
    // oxlint-disable-next-line nacre-objects/given -- an undefined value removes the field
    upload.entry = { ...upload.entry, ...changes };
    // What could not be noted is asked from the server, or sent again.
    await changeEntry(id, changes).catch(() => undefined);
  };
  const created = (uploadUrl: string) => {
    upload.created(uploadUrl);
    void note({ uploadUrl });
  };
  let furthest = upload.entry.sent;
  let tries = 0;
  for (;;) {
    // Browsers may take a device for offline that can reach the server.
    if (!navigator.onLine) await pause(signal, retry.maxDelay);
    const endTurn = await takeTurn(signal);
    let best = upload.entry.sent;
    const sent = (bytes: number) => {
      best = Math.max(best, bytes);
      upload.tell('uploading', bytes);
    };
    try {
      upload.tell('uploading', best);
      const { uploadUrl } = upload.entry;
      const work = { file, header, url, uploadUrl, metadata, chunkSize, withCredentials, headerOrigins, created, sent };
      await transfer(work, signal);
      return;
    } catch (error) {
      if (!(error instanceof TransferError)) throw error;
      tries = best > furthest ? 1 : tries + 1;
      furthest = Math.max(best, furthest);
      await note(error.isForgotten ? { uploadUrl: undefined, sent: 0 } : { sent: best });
      // Offline, attempts do not count; but an answer shows that the device is not.
      const counts = error.isAnswered || navigator.onLine;
      if (!error.isPassing || (tries > retry.limit && counts)) throw error.failure;
    } finally {
      endTurn();
    }
    upload.tell('waiting', upload.entry.sent);
    await pause(signal, delayAfter(tries, retry));
  }
}
