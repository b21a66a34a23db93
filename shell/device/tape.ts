import { isA } from './kinds.js';
import { attempt } from './errors.js';
import { maskData } from './secrets.js';
import type { AnsweredBy, CallName, DeviceFailure, ProgressType, SignalName } from './types.js';
import { decode, encode } from './calls/storage/web/codec.js';
import { fileAt, tempPathOf, withPath } from './calls/files/web/temp-files.js';

/** Times are milliseconds: `at` counts from the start of the recording or call, `took` is a call's duration. */
export interface RecordedCall {
  name: CallName;
  /** Made by a function that returns at once. */
  sync?: true;
  options: object;
  at: number;
  took: number;
  by?: AnsweredBy;
  result?: object;
  failure?: Pick<DeviceFailure, 'errCode' | 'errMsg'>;
  progress: { type: ProgressType; at: number; detail: object }[];
}

interface RecordedSignal {
  name: SignalName;
  at: number;
  payload: { payload: unknown };
}

/** A Blob or File, or what a temporary URL leads to. Without `data` it was too large, or could not be read. */
interface RecordedFile {
  type: string;
  size: number;
  name?: string;
  url?: string;
  data?: ArrayBuffer;
}

export interface Tape {
  calls: RecordedCall[];
  signals: RecordedSignal[];
  files?: RecordedFile[];
  /** What looks secret is masked: options are compared with their own secrets masked. */
  masked?: boolean;
}

/** What stands for a file in options and results. */
const FILE = '$file';
const LOST = Symbol('lost');

const isPlain = (value: object): boolean => {
  const prototype = Object.getPrototypeOf(value) as object | null;
  return prototype === null || prototype.constructor?.name === 'Object';
};

const isTempUrl = (value: unknown): value is string => typeof value === 'string' && value.startsWith('blob:');

/** What becomes of files, temporary URLs, and what JSON cannot express. */
interface CopyRules {
  file(blob: Blob): unknown;
  url(url: string): unknown;
  lose(): void;
}

/** A copy of plain data, at any depth; `LOST` for code, instances of classes and cycles. */
function copy(value: unknown, rules: CopyRules, parents: readonly unknown[] = []): unknown {
  if (isTempUrl(value)) return rules.url(value);
  if (isA(value, 'Blob')) return rules.file(value);
  const isTree = typeof value === 'object' && value !== null && (Array.isArray(value) || isPlain(value));
  const kept = isTree ? value : attempt(() => (encode(value), value), LOST);
  if (kept === LOST || parents.includes(value)) {
    rules.lose();
    return LOST;
  }
  if (!isTree) return value;
  const inner = (item: unknown) => copy(item, rules, [...parents, value]);
  if (Array.isArray(value)) return Array.from(value, inner).map((item) => (item === LOST ? undefined : item));
  const entries = Object.entries(value).map(([key, item]) => [key, inner(item)] as const);
  return Object.fromEntries(entries.filter(([, item]) => item !== LOST));
}

/** Copies values for a tape, and reads the files in them. */
export class TapeWriter {
  readonly files: RecordedFile[] = [];
  /** Reads that have not ended. */
  readonly reads = new Set<Promise<void>>();
  readonly #maxFileSize: number;
  /** Files and their URLs -> their number. */
  readonly #known = new Map<unknown, number>();

  constructor(maxFileSize: number) {
    this.#maxFileSize = maxFileSize;
  }

  /** The value without what JSON cannot express. `lose` is called if something is left out. */
  copy(value: unknown, lose: () => void = () => undefined): object {
    const url = (path: string) => {
      this.#note(path, { url: path, type: '', size: 0 }, () => fileAt(path, new AbortController().signal));
      return path;
    };
    const copied = attempt(() => copy(Object(value), { file: (blob) => this.#blob(blob), url, lose }), LOST);
    if (typeof copied === 'object' && copied !== null) return copied;
    lose();
    return {};
  }

  #blob(blob: Blob): object {
    const { type, size, name, path } = blob as File & { path?: string };
    const file = { type, size, ...(name !== undefined && { name }), ...(isTempUrl(path) && { url: path }) };
    return { [FILE]: this.#note(file.url ?? blob, file, async () => blob) };
  }

  /** The number of a file; reads it when it is new. */
  #note(key: unknown, file: RecordedFile, read: () => Promise<Blob>): number {
    const known = this.#known.get(key);
    if (known !== undefined) {
      // Its URL came first, without a name.
      if (file.name !== undefined) this.files[known]!.name = file.name;
      return known;
    }
    const index = this.files.push(file) - 1;
    this.#known.set(key, index);
    const load = async () => {
      const blob = await read();
      Object.assign(file, { type: blob.type, size: blob.size });
      if (blob.size <= this.#maxFileSize) file.data = await blob.arrayBuffer();
    };
    const reading = load()
      // A file that has changed since, or a URL that leads nowhere: it stays without its data.
      .catch(() => undefined)
      .finally(() => this.reads.delete(reading));
    this.reads.add(reading);
    return index;
  }
}

/** A call of a tape, with the text of its options. */
export type PlayedCall = RecordedCall & { text: string };

interface PlayedTape {
  calls: PlayedCall[];
  signals: RecordedSignal[];
  /** Temporary URLs of its files. */
  urls: string[];
  isMasked: boolean;
}

/** Replaces the strings and file numbers in a tape. */
function replace(value: unknown, text: (value: string) => unknown, file: (index: number) => unknown): unknown {
  const inner = (item: unknown) => replace(item, text, file);
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value)) return value.map(inner);
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  const index = (value as Record<string, unknown>)[FILE];
  if (typeof index === 'number') return file(index);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inner(item)]));
}

/** Reads a tape. Its files get temporary URLs of this page, in place of those of the page that recorded it. */
export function readTape(json: string): PlayedTape {
  const { calls, signals, files = [], masked = false } = decode(json) as Tape;
  const blobs = files.map(({ data, type, name, url }) => {
    const parts = data ? [data] : [];
    if (name === undefined) return new Blob(parts, { type });
    const file = new File(parts, name, { type });
    return url === undefined ? file : withPath(file);
  });
  const urls = new Map(
    files.flatMap(({ url }, index) => (url === undefined ? [] : [[url, tempPathOf(blobs[index]!)] as const])),
  );
  const revive = <T>(value: T): T =>
    replace(
      value,
      (text) => urls.get(text) ?? text,
      (index) => blobs[index],
    ) as T;
  const known = (options: object) =>
    replace(
      options,
      (text) => (isTempUrl(text) ? TEMP : text),
      (index) => described(files[index]!),
    );
  return {
    calls: calls.map(({ options, ...call }) => ({
      ...revive(call),
      options,
      text: encode(known({ ...options, timeout: undefined })),
    })),
    signals: revive(signals),
    urls: [...urls.values()],
    isMasked: masked,
  };
}

const TEMP = 'blob:';
const described = ({ type, size, name }: Partial<File>): unknown => ({ [FILE]: [type, size, name] });

/** The text by which options are compared: files by type, size and name, all temporary URLs as one, without the time-out. */
export const optionsText = (options: object, isMasked: boolean): string =>
  attempt(() => {
    const known = { file: described, url: () => TEMP, lose: () => undefined };
    const copied = copy({ ...options, timeout: undefined }, known);
    return encode(isMasked ? maskData(copied) : copied);
  }, '');
