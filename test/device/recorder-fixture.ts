import {
  getRecorderManager,
  type RecordedSound,
  type RecorderEvents,
  type RecorderOptions,
  type RecorderState,
} from 'nacre/device';

/** Resolves with the recorder's next event of that name. */
export const next = <E extends keyof RecorderEvents>(name: E): Promise<RecorderEvents[E]> =>
  new Promise((resolve) => {
    const on = getRecorderManager()[`on${name}`] as (listener: (payload: RecorderEvents[E]) => void) => () => void;
    const remove = on((payload) => {
      remove();
      resolve(payload);
    });
  });

/** Watches the microphones that pages open: `open()` is the number of those that are not free again. */
export function watchMicrophones(): { open(): number; last(): MediaStreamTrack; restore(): void } {
  const { getUserMedia } = MediaDevices.prototype;
  const tracks: MediaStreamTrack[] = [];
  MediaDevices.prototype.getUserMedia = async function (constraints) {
    const stream = await getUserMedia.call(this, constraints);
    tracks.push(...stream.getTracks());
    return stream;
  };
  return {
    open: () => tracks.filter((track) => track.readyState === 'live').length,
    last: () => tracks.at(-1)!,
    restore: () => void (MediaDevices.prototype.getUserMedia = getUserMedia),
  };
}

/** Starts, and resolves when there is a moment of sound. */
export async function record(options?: RecorderOptions): Promise<RecorderState> {
  const started = next('Start');
  getRecorderManager().start(options);
  const state = await started;
  const time = performance.now();
  while (performance.now() - time < 60) await new Promise(requestAnimationFrame);
  return state;
}

export async function stopped(): Promise<RecordedSound> {
  const sound = next('Stop');
  getRecorderManager().stop();
  return sound;
}
