import { callSync } from '../../call-sync.js';
import { audioContext } from './defined.js';
import type { InnerAudioContext } from './types.js';
import { webAudioContext } from './web/inner-audio-context.js';

/** A sound. Several play at the same time; `destroy()` ends one. */
export const createInnerAudioContext = (): InnerAudioContext =>
  callSync(audioContext, {}, () => ({ context: webAudioContext() })).context;
