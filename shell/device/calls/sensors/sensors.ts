import { oneOf, optional } from '../../check.js';
import { defineCall, defineSignal, off } from '../../define.js';
import { accelerometer, compass, gyroscope } from './web/sensors.js';

const starting = () => ({ interval: optional(oneOf('game', 'ui', 'normal')) });

// They start at once: browsers ask the user only within a gesture. The rest of their code loads.
export const startAccelerometer = /* @__PURE__ */ defineCall('startAccelerometer', {
  rules: starting,
  web: (options, { signal }) => accelerometer.start(options, signal),
});
export const stopAccelerometer = /* @__PURE__ */ defineCall('stopAccelerometer', { web: () => accelerometer.stop() });
export const startGyroscope = /* @__PURE__ */ defineCall('startGyroscope', {
  rules: starting,
  web: (options, { signal }) => gyroscope.start(options, signal),
});
export const stopGyroscope = /* @__PURE__ */ defineCall('stopGyroscope', { web: () => gyroscope.stop() });
export const startCompass = /* @__PURE__ */ defineCall('startCompass', {
  web: (options, { signal }) => compass.start(options, signal),
});
export const stopCompass = /* @__PURE__ */ defineCall('stopCompass', { web: () => compass.stop() });

export const onAccelerometerChange = /* @__PURE__ */ defineSignal('accelerometerChange', {
  web: (emit, signal) => accelerometer.listen(emit, signal),
});
export const offAccelerometerChange = /* @__PURE__ */ off('accelerometerChange');
export const onGyroscopeChange = /* @__PURE__ */ defineSignal('gyroscopeChange', {
  web: (emit, signal) => gyroscope.listen(emit, signal),
});
export const offGyroscopeChange = /* @__PURE__ */ off('gyroscopeChange');
export const onCompassChange = /* @__PURE__ */ defineSignal('compassChange', {
  web: (emit, signal) => compass.listen(emit, signal),
});
export const offCompassChange = /* @__PURE__ */ off('compassChange');
