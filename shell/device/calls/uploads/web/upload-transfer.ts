// One attempt to send a file by the tus protocol. When and how often, decides upload-run.ts.

import { loadLibrary } from '../../../../../elements/base/libraries.js';
import { DeviceError, ErrCode } from '../../../errors.js';

/** ms without any sign of the server after which an attempt has failed. */
const SILENCE = 60_000;

type DetailedError = import('tus-js-client').DetailedError;

type Request = import('tus-js-client').HttpRequest;

/** Who gets the headers of the app, and cookies. */
interface Trust {
  /** The endpoint of the server. */
  readonly url: string;
  readonly withCredentials: boolean | undefined;
  /** Origins beside that of `url`. */
  readonly headerOrigins?: readonly string[] | undefined;
}

export interface Transfer extends Trust {
  readonly file: Blob;
  /** Where the file is on the server; undefined for a new one. */
  readonly uploadUrl: string | undefined;
  readonly metadata: Record<string, string>;
  readonly header: Record<string, string>;
  readonly chunkSize: number | undefined;
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
  /** Whether the server has answered. */
  readonly isAnswered: boolean;

  constructor(failure: DeviceError, { isPassing = false, isForgotten = false, isAnswered = false }) {
    super(failure.message);
    this.failure = failure;
    this.isPassing = isPassing;
    this.isForgotten = isForgotten;
    this.isAnswered = isAnswered;
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

/** Statuses of a server that does not have the file any more. To the question for it, 403 says so too. */
const FORGOTTEN: Readonly<Record<string, readonly number[]>> = { HEAD: [403, 404, 410], PATCH: [404, 410] };

/**
 * The app's headers and cookies are for the server that it has named. That server may keep files at another one: what it
 * says must not lead a token there.
 */
function prepare(request: Request, header: Record<string, string>, trust: Trust): void {
  const { origin } = new URL(request.getURL(), document.baseURI);
  const isTrusted = [trust.url, ...(trust.headerOrigins ?? [])].some((url) => new URL(url).origin === origin);
  (request.getUnderlyingObject() as XMLHttpRequest).withCredentials = isTrusted && Boolean(trust.withCredentials);
  if (isTrusted) for (const [name, value] of Object.entries(header)) request.setHeader(name, value);
}

function toFailure(error: Error | DetailedError): TransferError {
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
    const method = ('originalRequest' in error && error.originalRequest?.getMethod()) || '';
    const isForgotten = FORGOTTEN[method]?.includes(status) ?? false;
    const text = response!.getBody().trim().slice(0, 200);
    const reason = `the server answered ${status}${text && `: ${text}`}`;
    return new TransferError(fail(CODES[status] ?? ErrCode.denied, reason), {
      ...{ isPassing: isForgotten, isForgotten, isAnswered: true },
    });
  }
  const reason = status < 300 ? 'the answer is not that of a tus server' : `the server answered ${status}`;
  return new TransferError(fail(ErrCode.network, reason), { isPassing: status >= 300, isAnswered: true });
}

const loadTus = () => loadLibrary<typeof import('tus-js-client')>('tus');

/** Sends what the server does not have yet. Rejects with a `TransferError`, or with the reason of the signal. */
export async function transfer(work: Transfer, signal: AbortSignal): Promise<void> {
  const { Upload } = await loadTus();
  signal.throwIfAborted();
  const { uploadUrl, header } = work;
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
      endpoint: uploadUrl === undefined ? work.url : null,
      uploadUrl: uploadUrl ?? null,
      metadata: work.metadata,
      chunkSize: work.chunkSize ?? Infinity,
      retryDelays: null,
      storeFingerprintForResuming: false,
      fingerprint: () => Promise.resolve(''),
      onBeforeRequest(request) {
        alive();
        prepare(request, header, work);
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
      onError: (error) => end(() => reject(toFailure(error))),
    });
    signal.addEventListener('abort', stop);
    upload.start();
  });
}

/** Asks the server to delete what it has. Servers need not be able to, and what is not finished expires there. */
export async function forget(uploadUrl: string, header: Record<string, string>, trust: Trust): Promise<void> {
  const { Upload } = await loadTus();
  await Upload.terminate(uploadUrl, {
    retryDelays: null,
    onBeforeRequest: (request) => prepare(request, header, trust),
  }).catch(() => undefined);
}
