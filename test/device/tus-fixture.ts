import { expect, waitUntil } from '@open-wc/testing';
import 'nacre/libraries/tus';
import { cancelUploads, device, type UploadQueueChange, type UploadResumableOptions } from 'nacre/device';

export const ENDPOINT = '/__tus__/files/';

interface ServerState {
  files: { size: number; hash: string; metadata: Record<string, string> }[];
  requests: { method: string; host: string; headers: Record<string, string>; bytes: number }[];
  isRunning: boolean;
  /** It has got as much as `holdAfter` said, and keeps the rest of a request back. */
  isHolding: boolean;
}

/** A tus server: a process, which can be killed and started again. */
interface TusServer {
  start(): Promise<void>;
  kill(): Promise<void>;
  /** Kills it in the middle of a request, when so many bytes have come. */
  dieAfter(bytes: number): Promise<void>;
  /** Lets so many bytes pass, and no more until `release`. */
  holdAfter(bytes: number): Promise<void>;
  release(): Promise<void>;
  /** The next request of a method gets this status; 0: never an answer. */
  answer(method: string, status: number): Promise<void>;
  /** The same for the one after the next. */
  answerSecond(method: string, status: number): Promise<void>;
  /** From now on it says that it keeps new files at this origin. */
  keepAt(origin: string): Promise<void>;
  /** Forgets the requests until now. */
  clear(): Promise<void>;
  /** What it has, and what it was asked. */
  state(): Promise<ServerState>;
}

/** Gives each test of a suite a new server and an empty queue. */
export function tusServer(): TusServer {
  let id = '';
  const ask = async (name: string, query: Record<string, string> = {}) => {
    const answer = await fetch(`/__tus__/${name}?${new URLSearchParams({ id, ...query })}`);
    return (await answer.json()) as unknown;
  };
  const run = async (name: string, query?: Record<string, string>) => void (await ask(name, query));
  beforeEach(async () => {
    id = String(Math.random());
    document.cookie = `tus=${id}; path=/`;
    await run('start');
  });
  afterEach(async () => {
    await cancelUploads();
    await run('end');
  });
  return {
    start: () => run('start'),
    kill: () => run('kill'),
    dieAfter: (bytes) => run('die', { bytes: String(bytes) }),
    holdAfter: (bytes) => run('hold', { bytes: String(bytes) }),
    release: () => run('hold'),
    answer: (method, status) => run('answer', { method, status: String(status) }),
    answerSecond: (method, status) => run('answer', { method, status: String(status), after: '1' }),
    keepAt: (origin) => run('elsewhere', { origin }),
    clear: () => run('clear'),
    state: async () => (await ask('state')) as ServerState,
  };
}

/** Random bytes: no part is like another. */
export function randomFile(size: number, name = 'film.mp4'): File {
  const bytes = new Uint8Array(size);
  for (let start = 0; start < size; start += 65_536) crypto.getRandomValues(bytes.subarray(start, start + 65_536));
  return new File([bytes], name, { type: 'video/mp4' });
}

export async function hashOf(blob: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The server has this file and no other, byte by byte. */
export async function expectOnly(server: TusServer, file: Blob): Promise<void> {
  const { files } = await server.state();
  expect(files.map(({ size, hash }) => ({ size, hash }))).to.deep.equal([
    { size: file.size, hash: await hashOf(file) },
  ]);
}

/** What the signal says, from now on. */
export function heardChanges(): { states(id?: string): string[]; until(state: string): Promise<void>; stop(): void } {
  const heard: UploadQueueChange[] = [];
  const stop = device.watch('uploadQueueChange', (change) => heard.push(change));
  /** Each state once, however often progress was told in it. */
  const states = (id?: string) =>
    heard
      .filter((change) => id === undefined || change.id === id)
      .map(({ state }) => state)
      .filter((state, index, all) => state !== all[index - 1]);
  return { states, stop, until: (state) => waitUntil(() => heard.some((change) => change.state === state), state) };
}

/** Attempts that follow each other at once. */
export const SOON: UploadResumableOptions['retry'] = { limit: 50, minDelay: 20, maxDelay: 50 };

export function goOffline(): () => void {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  dispatchEvent(new Event('offline'));
  return () => {
    delete (navigator as { onLine?: boolean }).onLine;
    dispatchEvent(new Event('online'));
  };
}
