import { setLongTimeout } from '../../../../../elements/base/timers.js';
import type { RecordedFrame, RecordedSound, RecorderFormat, RecorderOptions } from '../types.js';
import { DeviceError, ErrCode } from '../../../errors.js';
import { tempPathOf } from '../../files/web/temp-files.js';

export const SUBJECT = 'getRecorderManager';

const AAC = 'audio/mp4;codecs=mp4a.40.2';
const TYPES: Record<RecorderFormat, readonly string[]> = {
  webm: ['audio/webm;codecs=opus', 'audio/webm'],
  ogg: ['audio/ogg;codecs=opus', 'audio/ogg'],
  mp4: [AAC, 'audio/mp4'],
  aac: [AAC, 'audio/aac'],
  mp3: ['audio/mpeg'],
  wav: ['audio/wav'],
};
export const FORMATS = Object.keys(TYPES) as RecorderFormat[];

/** Milliseconds between pieces of sound where the page wants frames. */
const SLICE = 100;

function choose(wanted: RecorderFormat | undefined): { format: RecorderFormat; mimeType: string } {
  for (const format of [...(wanted ? [wanted] : []), 'webm', 'ogg', 'mp4'] as const) {
    const mimeType = TYPES[format].find((type) => MediaRecorder.isTypeSupported(type));
    if (mimeType) return { format, mimeType };
  }
  throw new DeviceError(SUBJECT, ErrCode.unsupported, 'this browser writes no sound files');
}

/** What a recording tells its manager. */
export interface RecordingHost {
  tell(name: 'Start' | 'Pause' | 'Resume' | 'InterruptionBegin' | 'InterruptionEnd'): void;
  frame(frame: RecordedFrame): void;
  failed(error: unknown): void;
  /** It is over; the microphone is free. Without a sound if nothing was recorded. */
  ended(sound?: RecordedSound): void;
}

/** One recording, from the question for the microphone to the file. */
export class Recording {
  readonly #host: RecordingHost;
  readonly #options: RecorderOptions;
  readonly #gone = new AbortController();
  #stream: MediaStream | undefined;
  #recorder: MediaRecorder | undefined;
  #pieces: Blob[] = [];
  /** What no frame has had yet. */
  #rest = new Blob();
  /** Frames are read one after the other. */
  #reading = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Milliseconds before the last pause, and the moment since when it has recorded. */
  #recorded = 0;
  #since: number | undefined;
  #isStopped = false;

  constructor(host: RecordingHost, options: RecorderOptions) {
    this.#host = host;
    this.#options = options;
    this.#open().catch((error: unknown) => {
      this.#free();
      host.failed(error);
      host.ended();
    });
  }

  get duration(): number {
    return Math.round(this.#recorded + (this.#since === undefined ? 0 : performance.now() - this.#since));
  }

  pause(): void {
    if (this.#recorder?.state === 'recording') this.#recorder.pause();
  }

  resume(): void {
    if (this.#recorder?.state === 'paused') this.#recorder.resume();
  }

  stop(): void {
    this.#isStopped = true;
    if (this.#recorder && this.#recorder.state !== 'inactive') this.#recorder.stop();
  }

  async #open(): Promise<void> {
    const { sampleRate, numberOfChannels: channelCount, encodeBitRate, format, frameSize } = this.#options;
    if (!('MediaRecorder' in globalThis)) {
      throw new DeviceError(SUBJECT, ErrCode.unsupported, 'this browser has no MediaRecorder');
    }
    if (!navigator.mediaDevices) {
      throw new DeviceError(SUBJECT, ErrCode.unsupported, 'the microphone needs a secure page');
    }
    const chosen = choose(format);
    // Wishes, not conditions: a microphone that has another rate records too.
    const wishes = Object.entries({ sampleRate, channelCount }).filter(([, value]) => value !== undefined);
    this.#stream = await navigator.mediaDevices.getUserMedia({
      audio: wishes.length > 0 ? Object.fromEntries(wishes) : true,
    });
    if (this.#isStopped) throw new DeviceError(SUBJECT, ErrCode.abort, 'stopped before the microphone was open');
    const recorder = new MediaRecorder(this.#stream, {
      mimeType: chosen.mimeType,
      ...(encodeBitRate === undefined ? {} : { audioBitsPerSecond: encodeBitRate }),
    });
    this.#recorder = recorder;
    this.#listen(recorder, chosen.format);
    recorder.start(frameSize ? SLICE : undefined);
  }

  #listen(recorder: MediaRecorder, format: RecorderFormat): void {
    const { signal } = this.#gone;
    const run = (name: 'Start' | 'Resume') => {
      this.#since = performance.now();
      this.#timer = setLongTimeout(() => this.stop(), (this.#options.duration ?? 60_000) - this.#recorded);
      this.#host.tell(name);
    };
    recorder.addEventListener('start', () => run('Start'), { signal });
    recorder.addEventListener('resume', () => run('Resume'), { signal });
    recorder.addEventListener('pause', () => this.#rested('Pause'), { signal });
    recorder.addEventListener('dataavailable', ({ data }) => this.#keep(data), { signal });
    recorder.addEventListener('error', (event) => this.#host.failed((event as ErrorEvent).error), { signal });
    recorder.addEventListener('stop', () => void this.#finish(recorder, format), { signal });
    const [track] = this.#stream!.getAudioTracks();
    let isInterrupted = false;
    const interrupt = () => {
      if (recorder.state !== 'recording') return;
      isInterrupted = true;
      recorder.pause();
      this.#host.tell('InterruptionBegin');
    };
    const restore = () => {
      if (isInterrupted) this.#host.tell('InterruptionEnd');
      isInterrupted = false;
    };
    track!.addEventListener('mute', interrupt, { signal });
    track!.addEventListener('unmute', restore, { signal });
  }

  #rested(name?: 'Pause'): void {
    clearTimeout(this.#timer);
    this.#recorded = this.duration;
    this.#since = undefined;
    if (name) this.#host.tell(name);
  }

  #keep(piece: Blob): void {
    this.#pieces.push(piece);
    const size = (this.#options.frameSize ?? 0) * 1024;
    if (!size) return;
    this.#rest = new Blob([this.#rest, piece]);
    // The last frame has what remains: at least something.
    while (this.#rest.size > size) {
      this.#read(this.#rest.slice(0, size), false);
      this.#rest = this.#rest.slice(size);
    }
  }

  #read(part: Blob, isLastFrame: boolean): void {
    this.#reading = this.#reading.then(async () =>
      this.#host.frame({ frameBuffer: await part.arrayBuffer(), isLastFrame }),
    );
  }

  async #finish({ mimeType }: MediaRecorder, format: RecorderFormat): Promise<void> {
    this.#rested();
    this.#free();
    if (this.#options.frameSize) this.#read(this.#rest, true);
    await this.#reading;
    const file = new Blob(this.#pieces, { type: mimeType });
    this.#host.ended({
      tempFilePath: tempPathOf(file),
      duration: this.duration,
      fileSize: file.size,
      format,
      mimeType,
    });
  }

  /** Frees the microphone. */
  #free(): void {
    this.#gone.abort();
    clearTimeout(this.#timer);
    for (const track of this.#stream?.getTracks() ?? []) track.stop();
  }
}
