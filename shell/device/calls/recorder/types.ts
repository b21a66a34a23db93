import type { DeviceFailure, EventPairs } from '../../types.js';

/** Kinds of sound files. Which of them a browser can write differs: see `RecordedSound.format`. */
export type RecorderFormat = 'aac' | 'mp3' | 'wav' | 'mp4' | 'webm' | 'ogg';

export interface RecorderOptions {
  /** Milliseconds after which it ends by itself, pauses not counted. Default: 60000. */
  duration?: number;
  /** Samples per second. The browser takes what is nearest. */
  sampleRate?: number;
  numberOfChannels?: 1 | 2;
  /** Bits per second. Default: what the browser finds right. */
  encodeBitRate?: number;
  /** Default, and where the browser cannot write it: the first that it can of webm, ogg, mp4. */
  format?: RecorderFormat;
  /** KiB after which `FrameRecorded` comes. Default: none come. */
  frameSize?: number;
}

/** How long has been recorded, in milliseconds, pauses not counted. */
export interface RecorderState {
  duration: number;
}

export interface RecordedSound extends RecorderState {
  /** URL of the sound, until `releaseTempFiles` or the end of the page. */
  tempFilePath: string;
  /** Bytes. */
  fileSize: number;
  /** What was written: the format that was asked for, or another one. */
  format: RecorderFormat;
  mimeType: string;
}

export interface RecordedFrame {
  frameBuffer: ArrayBuffer;
  isLastFrame: boolean;
}

export interface RecorderEvents {
  Start: RecorderState;
  Pause: RecorderState;
  Resume: RecorderState;
  Stop: RecordedSound;
  FrameRecorded: RecordedFrame;
  /** `errCode` is one of `ErrCode`: permission, notFound (no microphone), busy, unsupported, invalid, abort. */
  Error: DeviceFailure;
  /** The system has taken the microphone, for a call for example. The recording pauses. */
  InterruptionBegin: RecorderState;
  /** The microphone is back. `resume()` goes on. */
  InterruptionEnd: RecorderState;
}

/** Records by the microphone. A page has one. Failures are `Error` events. */
export interface RecorderManager extends EventPairs<RecorderEvents> {
  start(options?: RecorderOptions): void;
  pause(): void;
  resume(): void;
  stop(): void;
}

export interface RecorderResult {
  /** The recorder: one for the page. */
  manager: RecorderManager;
}

declare module '../../types.js' {
  interface DeviceCalls {
    /** The recorder of the page. The function returns it at once; a host answers with a manager of its own. */
    getRecorderManager: CallSpec<object, RecorderResult>;
  }
}
