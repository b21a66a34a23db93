import type { DeviceFailure, EventPairs } from '../../types.js';

/** What a sound is doing, with each of its events. */
export interface AudioState {
  /** Seconds. */
  currentTime: number;
  /** Seconds; 0 until it is known, Infinity for a stream. */
  duration: number;
  /** Seconds up to which the sound has loaded. */
  buffered: number;
  paused: boolean;
}

export interface InnerAudioEvents {
  /** It can begin to play. */
  Canplay: AudioState;
  Play: AudioState;
  Pause: AudioState;
  /** Each `stop()`. */
  Stop: AudioState;
  Ended: AudioState;
  TimeUpdate: AudioState;
  /**
   * It cannot play. `errCode`: 10001 the browser refuses (most often: the user has not touched the page yet), 10002 the file
   * was not received, 10003 the file is damaged, 10004 it is of no format that this browser plays, -1 another reason.
   */
  Error: DeviceFailure;
  /** It waits for data. */
  Waiting: AudioState;
  Seeking: AudioState;
  Seeked: AudioState;
  /** The user asks for the previous or next sound: headset, lock screen, keyboard. Listeners show these controls. */
  Prev: AudioState;
  Next: AudioState;
}

/** A sound without a picture of its own on the page. */
export interface InnerAudioContext extends EventPairs<InnerAudioEvents> {
  /** URL of the sound. Setting it loads the sound, and ends the one before; empty for none. */
  src: string;
  /** Plays as soon as there is a `src`. Default: false. */
  autoplay: boolean;
  loop: boolean;
  /** 0 to 1. Default: 1. */
  volume: number;
  /** Seconds; setting it is `seek()`. */
  currentTime: number;
  /** Seconds at which a sound begins. Default: 0. */
  startTime: number;
  /** 0.0625 to 16, of which browsers keep at least 0.5 to 2 audible. Kept for the next `src`. Default: 1. */
  playbackRate: number;
  /** Always false: browsers do not expose the switch. */
  obeyMuteSwitch: boolean;
  /** Seconds; 0 until it is known. */
  readonly duration: number;
  readonly paused: boolean;
  /** Seconds up to which the sound has loaded. */
  readonly buffered: number;
  /** With a title the sound appears in the system's media controls, and pauses other players, when it plays. */
  title: string;
  singer: string;
  /** Name of the album, or of the series. */
  epname: string;
  /** URL of a picture for the media controls. */
  coverImgUrl: string;
  /** Plays on. A refusal is an `Error` event. After an error it loads the sound again. */
  play(): void;
  pause(): void;
  /** Pauses and goes back to the start; until `play()` or `seek()`, there are only `Stop` events. */
  stop(): void;
  /** Goes to a time in seconds. */
  seek(position: number): void;
  /** Ends the sound and frees what it holds. Further calls throw. */
  destroy(): void;
}

export interface InnerAudioResult {
  /** The sound. */
  context: InnerAudioContext;
}

declare module '../../types.js' {
  interface DeviceCalls {
    /** A sound without a picture of its own. The function returns it at once; a host answers with a context of its own. */
    createInnerAudioContext: CallSpec<object, InnerAudioResult>;
  }
}
