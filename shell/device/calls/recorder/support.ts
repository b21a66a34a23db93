import { is, no, type Probes } from '../../probes.js';

export const SUPPORT: Probes = {
  getRecorderManager: () => {
    if (!navigator.mediaDevices) return no('the microphone needs a secure page');
    const isWriter =
      'MediaRecorder' in globalThis &&
      ['webm', 'ogg', 'mp4'].some((format) => MediaRecorder.isTypeSupported(`audio/${format}`));
    return isWriter ? is('needs-permission', 'MediaRecorder') : no('this browser writes no sound files');
  },
};
