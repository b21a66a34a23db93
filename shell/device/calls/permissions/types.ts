/** What browsers ask the user for. `motion` is for the accelerometer, gyroscope and compass. */
export type PermissionName =
  'geolocation' | 'camera' | 'microphone' | 'notifications' | 'clipboard-read' | 'motion' | 'persistent-storage';

/** The names of mini programs: geolocation, camera, microphone. */
export type PermissionScope = 'scope.userLocation' | 'scope.camera' | 'scope.record';

export interface PermissionOptions {
  /** The permission. Either this or `scope` is needed. */
  name?: PermissionName;
  /** The permission by its name in mini programs: `scope.userLocation` for geolocation, `scope.record` for the microphone. */
  scope?: PermissionScope;
}

export interface RequestPermissionOptions extends PermissionOptions {
  /**
   * The reason, shown in a modal before the browser asks. If the user declines the modal, the browser does not ask, and the
   * modal does not show again for 7 days.
   */
  why?: string;
  /** Shows the modal also within these 7 days: for a button that the user presses. Default false. */
  again?: boolean;
}

export interface PermissionResult {
  /** The permission that was asked for. */
  name: PermissionName;
  /**
   * `granted`; `denied`: the browser does not ask again, only its settings change that; `prompt`: the user can be asked, also
   * after the browser's question was closed without an answer; `unsupported`: this browser or device does not have it.
   */
  state: 'granted' | 'denied' | 'prompt' | 'unsupported';
}

export interface RequestPermissionResult extends PermissionResult {
  /** True if the user declined `why`, now or in the last 7 days, so that the browser did not ask. */
  refused: boolean;
}

declare module '../../types.js' {
  interface DeviceCalls {
    /**
     * Returns whether the page has a permission, without asking the user; `prompt` in browsers that do not expose it. Fails with
     * `ErrCode.invalid` without a name or scope.
     */
    checkPermission: CallSpec<PermissionOptions, PermissionResult>;
    /**
     * Asks the user for a permission unless the answer is known. A refusal is a result, not a failure. Call it in a click: most
     * browsers ask only then, and those of iPhones fail for `motion` with `ErrCode.permission` without. Fails with `ErrCode.invalid`
     * without a name or scope.
     */
    requestPermission: CallSpec<RequestPermissionOptions, RequestPermissionResult>;
  }
}
