import { either, is, type Probes } from '../../probes.js';

export const SUPPORT: Probes = {
  setKeepScreenOn: either(
    () => 'wakeLock' in navigator,
    'native',
    'Screen Wake Lock',
    'Screen Wake Lock needs a secure page, and a browser that has it',
  ),
  requestFullscreen: either(
    () => document.fullscreenEnabled,
    'needs-gesture',
    'Fullscreen',
    'this browser, or a policy of this frame, has no full screen',
  ),
  exitFullscreen: is('native', 'Fullscreen'),
  setDeviceOrientation: either(
    () => typeof (screen.orientation as { lock?: unknown } | undefined)?.lock === 'function',
    'native',
    'Screen Orientation, on phones and tablets, in full screen or an installed app',
    'this browser cannot hold the orientation',
  ),
  loadFontFace: is('native', 'FontFace'),
};
