import { callSync } from '../../call-sync.js';
import { recorderManager } from './defined.js';
import type { RecorderManager } from './types.js';
import { webRecorder } from './web/recorder.js';

/** The recorder of the page: one, however often it is asked for. */
export const getRecorderManager = (): RecorderManager =>
  callSync(recorderManager, {}, () => ({ manager: webRecorder() })).manager;
