// One attempt to send a file by the tus protocol. When and how often, decides upload-run.ts.

import { DeviceError, ErrCode } from '../../errors.js';

/** ms without any sign of the server after which an attempt has failed. */
const SILENCE = 60_000;

type DetailedError = import('tus-js-client').DetailedError;

export interface Transfer {
  readonly file: Blob;
  readonly endpoint: string;
  /** Where the file is on the server; undefined for a new one. */
  readonly uploadUrl: string | undefined;
  readonly metadata: Record<string, string>;
  readonly header: Record<string, string>;
  readonly chunkSize: number | undefined;
  readonly withCredentials: boolean | undefined;
  /** The server has a place for the file. Also after the signal has aborted, if it was asked before. */
  created(uploadUrl: string): void;
  /** Bytes that have left this device. */
  sent(bytes: number): void;
}

/** An attempt that failed. */
export class TransferError extends Error {
  readonly failure: DeviceError;
  /** Whether another attempt may succeed. */
  readonly isPassing: boolean;
  /** Whether the server has forgotten the file, so that it has to be sent from the start. */
  readonly isForgotten: boolean;

  constructor(failure: DeviceError, { isPassing = false, isForgotten = false }) {
    super(failure.message);
    this.failure = failure;
    this.isPassing = isPassing;
    this.isForgotten = isForgotten;
  }
}

const CODES: Partial<Record<number, number>> = {
  401: ErrCode.permission,
  403: ErrCode.permission,
  404: ErrCode.notFound,
  410: ErrCode.notFound,
};

/** Statuses that say: later. The file is locked, or changed by another request; too early; too many requests. */
const LATER = [408, 409, 423, 425, 429];

function toFailure(error: Error | DetailedError, isResumed: boolean): TransferError {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  const status = response?.getStatus() ?? 0;
  const cause = { cause: error };
  const fail = (code: number, reason: string) => new DeviceError('uploadResumable', code, reason, cause);
  if (!status) {
    const isOwn = !('originalRequest' in error) || !error.originalRequest;
    const reason = isOwn ? error.message : navigator.onLine ? 'network error' : 'offline';
    return new TransferError(fail(isOwn ? ErrCode.unknown : ErrCode.network, reason), { isPassing: !isOwn });
  }
  if (status >= 400 && status < 500 && !LATER.includes(status)) {
    const isForgotten = isResumed && [404, 410].includes(status);
    const text = response!.getBody().trim().slice(0, 200);
    const reason = `the server answered ${status}${text && `: ${text}`}`;
    return new TransferError(fail(CODES[status] ?? ErrCode.denied, reason), { isPassing: isForgotten, isForgotten });
  }
  const reason = status < 300 ? 'the answer is not that of a tus server' : `the server answered ${status}`;
  return new TransferError(fail(ErrCode.network, reason), { isPassing: status >= 300 });
}

/** Sends what the server does not have yet. Rejects with a `TransferError`, or with the reason of the signal. */
export async function transfer(work: Transfer, signal: AbortSignal): Promise<void> {
  const { Upload } = await import('tus-js-client');
  signal.throwIfAborted();
  const { uploadUrl, withCredentials } = work;
  await new Promise<void>((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      settle();
    };
    const stop = () => {
      // While the server creates the upload, its answer is awaited: only that has the URL by which the upload is deleted.
      const isCreating = upload.url === null;
      if (isCreating) reject(signal.reason as Error);
      else {
        void upload.abort();
        end(() => reject(signal.reason as Error));
      }
    };
    /** The server has answered or taken data. */
    const alive = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        void upload.abort();
        const failure = new DeviceError('uploadResumable', ErrCode.network, 'the server is silent');
        end(() => reject(new TransferError(failure, { isPassing: true })));
      }, SILENCE);
    };
    const upload = new Upload(work.file as File, {
      // With both, an upload that the server cannot give at this moment would start again from nothing.
      endpoint: uploadUrl === undefined ? work.endpoint : null,
      uploadUrl: uploadUrl ?? null,
      metadata: work.metadata,
      headers: work.header,
      chunkSize: work.chunkSize ?? Infinity,
      retryDelays: null,
      storeFingerprintForResuming: false,
      fingerprint: () => Promise.resolve(''),
      onBeforeRequest(request) {
        alive();
        (request.getUnderlyingObject() as XMLHttpRequest).withCredentials = withCredentials ?? false;
      },
      onAfterResponse: alive,
      onUploadUrlAvailable() {
        work.created(upload.url!);
        if (signal.aborted) stop();
      },
      onProgress(bytes) {
        alive();
        work.sent(bytes);
      },
      onSuccess: () => end(resolve),
      onError: (error) => end(() => reject(toFailure(error, upload.url !== null))),
    });
    signal.addEventListener('abort', stop);
    upload.start();
  });
}

/** Asks the server to delete what it has. Servers need not be able to, and what is not finished expires there. */
export async function forget(
  uploadUrl: string,
  header: Record<string, string>,
  withCredentials = false,
): Promise<void> {
  const { Upload } = await import('tus-js-client');
  await Upload.terminate(uploadUrl, {
    headers: header,
    retryDelays: null,
    onBeforeRequest(request) {
      (request.getUnderlyingObject() as XMLHttpRequest).withCredentials = withCredentials;
    },
  }).catch(() => undefined);
}
