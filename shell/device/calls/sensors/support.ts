import { is, no, type Probes } from '../../probes.js';

const sensor = (type: 'DeviceMotionEvent' | 'DeviceOrientationEvent') => () => {
  const found = (globalThis as { [K in typeof type]?: { requestPermission?: unknown } })[type];
  if (!found) return no(`this browser, or a page that is not secure, has no ${type}`);
  return is(found.requestPermission ? 'needs-gesture' : 'native', `${type}, if the device has the sensor`);
};
const motion = sensor('DeviceMotionEvent');
const orientation = sensor('DeviceOrientationEvent');

export const SUPPORT: Probes = {
  startAccelerometer: motion,
  stopAccelerometer: motion,
  startGyroscope: motion,
  stopGyroscope: motion,
  startCompass: orientation,
  stopCompass: orientation,
};
