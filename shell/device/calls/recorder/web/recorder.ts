import type { RecorderEvents, RecorderManager, RecorderOptions } from '../types.js';
import { type Check, oneOf, optional, positive } from '../../../check.js';
import { attempt, DeviceError, ErrCode } from '../../../errors.js';
import type { Provider } from '../../../types.js';
import { ObjectEvents } from '../../../object-events.js';
import { FORMATS, Recording, type RecordingHost, SUBJECT } from './recording.js';

const above0: Check = (value) => (positive(value) || value === 0 ? 'a number above 0' : undefined);
const RULES: { [O in keyof RecorderOptions]-?: Check } = {
  duration: above0,
  sampleRate: above0,
  numberOfChannels: (value) => (value === 1 || value === 2 ? undefined : '1 or 2'),
  encodeBitRate: above0,
  format: oneOf(...FORMATS),
  frameSize: above0,
};

function checked(options: unknown): RecorderOptions {
  const given = attempt(() => ({ ...(options as RecorderOptions) }));
  if (!given) throw new DeviceError(SUBJECT, ErrCode.invalid, 'options: expected an object that can be read');
  for (const [name, check] of Object.entries(RULES)) {
    const expected = optional(check)(given[name as keyof RecorderOptions]);
    if (expected) throw new DeviceError(SUBJECT, ErrCode.invalid, `${name}: expected ${expected}`);
  }
  return given;
}

function makeManager(): RecorderManager {
  const events = new ObjectEvents<RecorderEvents>(SUBJECT, [
    'Start',
    'Pause',
    'Resume',
    'Stop',
    'FrameRecorded',
    'Error',
    'InterruptionBegin',
    'InterruptionEnd',
  ]);
  let recording: Recording | undefined;
  const fail = (error: unknown) => events.emit('Error', DeviceError.from(SUBJECT, error));
  const host: RecordingHost = {
    tell: (name) => events.emit(name, { duration: recording!.duration }),
    frame: (frame) => events.emit('FrameRecorded', frame),
    failed: fail,
    ended(sound) {
      recording = undefined;
      if (sound) events.emit('Stop', sound);
    },
  };
  /** Later than the caller's code, as all other events. */
  const failSoon = (error: unknown) => queueMicrotask(() => fail(error));
  const control = (method: 'pause' | 'resume' | 'stop') => () => {
    if (recording) recording[method]();
    else failSoon(new DeviceError(SUBJECT, ErrCode.invalid, `${method}: nothing is being recorded`));
  };
  return {
    start(options) {
      try {
        if (recording) throw new DeviceError(SUBJECT, ErrCode.busy, 'a recording goes on');
        recording = new Recording(host, checked(options));
      } catch (error) {
        failSoon(error);
      }
    },
    pause: control('pause'),
    resume: control('resume'),
    stop: control('stop'),
    ...events.pairs(),
  };
}

let manager: RecorderManager | undefined;

/** The page's recorder. */
export const webRecorder = (): RecorderManager => (manager ??= makeManager());

export const getRecorderManager: Provider<'getRecorderManager'> = () => ({ manager: webRecorder() });
