import { chooseFile, record, type Recording, replay, saveFile } from 'nacre/device';

/** The recorder of the showcase. It belongs to no page: it goes on while the user looks around. */
export interface TapeState {
  readonly mode: 'idle' | 'recording' | 'playing';
  /** The recording as JSON. */
  readonly tape?: string;
  readonly calls: number;
  readonly signals: number;
}

let state: TapeState = { mode: 'idle', calls: 0, signals: 0 };
let session: Recording | undefined;
let stopPlaying: (() => void) | undefined;
const listeners = new Set<() => void>();

function set(change: Partial<TapeState>): void {
  state = { ...state, ...change };
  listeners.forEach((listener) => listener());
}

export const getTape = (): TapeState => state;
export function subscribeTape(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Keeps a recording. Throws if it is none. */
function keep(tape: string): void {
  replay(tape)();
  const { calls, signals } = JSON.parse(tape) as { calls: unknown[]; signals: unknown[] };
  set({ mode: 'idle', tape, calls: calls.length, signals: signals.length });
}

export function startRecording(): void {
  session = record();
  set({ mode: 'recording' });
}

export function stopRecording(): void {
  if (session) keep(session.stop());
  session = undefined;
}

/** `speed`: 1 takes the recorded time, Infinity none. */
export function play(speed: number): void {
  if (state.tape === undefined) return;
  stopPlaying = replay(state.tape, { speed });
  set({ mode: 'playing' });
}

export function stop(): void {
  stopPlaying?.();
  stopPlaying = undefined;
  set({ mode: 'idle' });
}

export async function saveTape(): Promise<void> {
  const url = URL.createObjectURL(new Blob([state.tape ?? ''], { type: 'application/json' }));
  try {
    await saveFile({ tempFilePath: url, fileName: 'nacre-recording.json' });
  } finally {
    URL.revokeObjectURL(url);
  }
}

export async function openTape(): Promise<void> {
  const { tempFiles } = await chooseFile({ count: 1, extension: ['json'] });
  keep(await tempFiles[0]!.text());
}
