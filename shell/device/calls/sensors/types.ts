/** How often a sensor reports: every 20 ms (`game`), 60 ms (`ui`) or 200 ms (`normal`); browsers may be slower. */
export type SensorInterval = 'game' | 'ui' | 'normal';

export interface SensorOptions {
  /** Time between two readings: `game` 20 ms, `ui` 60 ms, `normal` 200 ms. Default `normal`. */
  interval?: SensorInterval;
}

/**
 * A value for each axis of the device, independent of how the page is turned. x goes to the right of the screen in its usual
 * orientation, y to its top, z out of it.
 */
export interface SensorReading {
  /** Along, or around, the axis to the right of the screen. */
  x: number;
  /** Along, or around, the axis to the top of the screen. */
  y: number;
  /** Along, or around, the axis out of the screen. */
  z: number;
}

export interface CompassReading {
  /** Where the top of the device points to: degrees clockwise from north, from 0 to below 360. */
  direction: number;
  /** Error of the direction in degrees; null except on iPhones and iPads. */
  accuracy: number | null;
}

declare module '../../types.js' {
  interface DeviceCalls {
    /**
     * Starts `onAccelerometerChange`, or changes its interval. Some browsers, such as those of iPhones, ask the user first: call
     * it in a click. Fails with `ErrCode.permission` if the user refuses or there is no click, and `ErrCode.unsupported`
     * without an accelerometer: if the first reading does not come within 1000 ms.
     */
    startAccelerometer: CallSpec<SensorOptions>;
    /** Stops it, for all listeners. A start that still waits fails with `ErrCode.abort`. */
    stopAccelerometer: CallSpec;
    /** Starts `onGyroscopeChange`, or changes its interval. Asks and fails as `startAccelerometer` does: `ErrCode.permission`, `ErrCode.unsupported`. */
    startGyroscope: CallSpec<SensorOptions>;
    /** Stops it, for all listeners. A start that still waits fails with `ErrCode.abort`. */
    stopGyroscope: CallSpec;
    /** Starts `onCompassChange`. Asks and fails as `startAccelerometer` does: `ErrCode.permission`, `ErrCode.unsupported`. */
    startCompass: CallSpec;
    /** Stops it, for all listeners. A start that still waits fails with `ErrCode.abort`. */
    stopCompass: CallSpec;
  }
  interface DeviceSignals {
    /**
     * Acceleration in m/s² without that of gravity; with it, where the device cannot tell them apart. The first listener starts
     * the sensor where no permission is needed, the last one stops it.
     */
    accelerometerChange: SensorReading;
    /** How fast the device turns, in radians per second, counterclockwise around each axis. Starts and stops with its listeners. */
    gyroscopeChange: SensorReading;
    /** Where north is, each time the device turns. Starts and stops with its listeners. */
    compassChange: CompassReading;
  }
}
