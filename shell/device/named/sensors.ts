import { call, off, on } from './make.js';

export const startAccelerometer = /* @__PURE__ */ call('startAccelerometer');
export const stopAccelerometer = /* @__PURE__ */ call('stopAccelerometer');
export const onAccelerometerChange = /* @__PURE__ */ on('accelerometerChange');
export const offAccelerometerChange = /* @__PURE__ */ off('accelerometerChange');
export const startGyroscope = /* @__PURE__ */ call('startGyroscope');
export const stopGyroscope = /* @__PURE__ */ call('stopGyroscope');
export const onGyroscopeChange = /* @__PURE__ */ on('gyroscopeChange');
export const offGyroscopeChange = /* @__PURE__ */ off('gyroscopeChange');
export const startCompass = /* @__PURE__ */ call('startCompass');
export const stopCompass = /* @__PURE__ */ call('stopCompass');
export const onCompassChange = /* @__PURE__ */ on('compassChange');
export const offCompassChange = /* @__PURE__ */ off('compassChange');
