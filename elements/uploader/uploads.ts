import { msg, str } from '@lit/localize';
import { counted } from '../base/counted.js';
import { isSafeUrl } from '../base/urls.js';
import { warnOnce } from '../internal/element/warn.js';
import { isWaiting, nameOf, type Entry, type UploaderItem } from './items.js';
import { sendFile, type SendOptions, type UploadContext } from './send-file.js';

/** How many files are uploaded at the same time. */
const MOST_AT_ONCE = 3;

/** Sends one file. Resolves to the answer of the server. */
export type Upload = (file: File, context: UploadContext) => unknown;

export interface UploadsHost extends Element, SendOptions {
  /** Sends a file, instead of a request to `action`. */
  readonly upload?: Upload;
}

export interface UploadsOwner {
  readonly element: UploadsHost;
  entries(): readonly Entry[];
  patch(entry: Entry, fields: Partial<UploaderItem>): void;
  /** Something has happened to an upload; `fail` with its `error`. */
  fire(type: 'progress' | 'success' | 'fail', entry: Entry, options?: { readonly error: unknown }): void;
  say(text: string): void;
}

/** What is said when the first upload begins. */
const sendingText = (): string =>
  msg('Uploading…', { id: 'nc.uploader.uploading', desc: 'For screen readers: files are on their way' });

/** What is said when no upload is under way any more. */
const resultText = (sent: number, failed: number): string =>
  counted(
    failed
      ? msg(str`Uploaded: {${sent}, number}. Failed: {${failed}, number}.`, {
          id: 'nc.uploader.result-failed',
          desc: 'For screen readers: how many files were uploaded, and how many were not',
        })
      : msg(str`Uploaded: {${sent}, number}.`, {
          id: 'nc.uploader.result',
          desc: 'For screen readers: how many files were uploaded',
        }),
  );

/** Sends the files of an uploader, some at a time, in their order. */
export class Uploads {
  readonly #owner: UploadsOwner;
  readonly #running = new Map<Entry, AbortController>();
  /** How uploads ended since none was under way. */
  #results = { success: 0, fail: 0 };

  constructor(owner: UploadsOwner) {
    this.#owner = owner;
  }

  /** Starts with those that wait, as many as there is room for. */
  fill(): void {
    for (const entry of this.#owner.entries()) {
      if (this.#running.size >= MOST_AT_ONCE) return;
      if (isWaiting(entry.item) && !this.#running.has(entry)) void this.#run(entry);
    }
  }

  /** Aborts an upload. Returns whether it was under way. */
  stop(entry: Entry): boolean {
    this.#running.get(entry)?.abort();
    return this.#running.delete(entry);
  }

  async #run(entry: Entry): Promise<void> {
    const abort = new AbortController();
    const { signal } = abort;
    const { patch, fire, say } = this.#owner;
    if (this.#running.size === 0) say(sendingText());
    this.#running.set(entry, abort);
    patch(entry, { status: 'uploading', percent: 0 });
    const isRunning = () => this.#running.get(entry) === abort;
    const progress = (loaded: number, total = 100) => {
      // All of it is there only when the server says so.
      const percent = Math.min(99, Math.floor((100 * loaded) / total));
      if (!isRunning() || !(percent > (entry.item.percent ?? 0))) return;
      patch(entry, { percent });
      fire('progress', entry);
    };
    try {
      const answer = await this.#send(entry, { signal, progress });
      if (isRunning()) this.#finish(entry, 'success', { status: 'done', percent: 100, answer });
    } catch (error) {
      if (isRunning()) this.#finish(entry, 'fail', { status: 'failed' }, { error });
    }
  }

  #send({ item }: Entry, context: UploadContext): unknown {
    const { element } = this.#owner;
    const { upload, action } = element;
    if (upload) return upload(item.file as File, context);
    if (isSafeUrl(action)) return sendFile(item.file!, nameOf(item), element, context);
    warnOnce(element, 'action', 'the address of a server', action);
    throw new TypeError('action: not the address of a server');
  }

  #finish(
    entry: Entry,
    type: 'success' | 'fail',
    fields: Partial<UploaderItem>,
    options?: { readonly error: unknown },
  ) {
    const { entries, fire, patch, say } = this.#owner;
    const results = this.#results;
    this.#running.delete(entry);
    results[type]++;
    patch(entry, fields);
    if (this.#running.size === 0 && !entries().some(({ item }) => isWaiting(item))) {
      say(resultText(results.success, results.fail));
      this.#results = { success: 0, fail: 0 };
    }
    fire(type, entry, options);
  }
}
