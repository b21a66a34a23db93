export interface ShowNotificationOptions {
  /** The first line; not empty. */
  title: string;
  /** The text below. */
  body?: string;
  /** URL of a picture. */
  icon?: string;
  /** Names the notification: it replaces the last one of that name. Default: a random one. */
  tag?: string;
  /** For `onNotificationClick`: anything that can be cloned. */
  data?: unknown;
  /** Without sound and vibration. Default: as the system is set. */
  silent?: boolean;
  /** Stays until the user closes it. Default false. */
  requireInteraction?: boolean;
}

export interface NotificationClick {
  /** The name of the notification. */
  tag: string;
  /** What `showNotification` was given as `data`; null without it. */
  data: unknown;
}

declare module '../../types.js' {
  interface DeviceCalls {
    /**
     * Shows a notification of the system, and asks for the permission before the first one: call it in a click then. Resolves
     * when it shows. Fails with `ErrCode.permission` if the user has not allowed it, and with `ErrCode.unsupported` where the
     * browser has no notifications, or shows them only by a service worker and the page has none.
     */
    showNotification: CallSpec<
      ShowNotificationOptions,
      {
        /** Its name, for `closeNotification`. */
        tag: string;
      }
    >;
    /** Closes the notification of that name. Succeeds if there is none. */
    closeNotification: CallSpec<{
      /** Its name, which `showNotification` has given. */
      tag: string;
    }>;
  }
  interface DeviceSignals {
    /**
     * The user has clicked a notification. For those that a service worker shows, the worker must tell the page: see
     * "Notifications" in the README.
     */
    notificationClick: NotificationClick;
  }
}
