export interface SupportTopic {
  /** What it is about, such as an order: the host passes it on. Default: nothing. */
  topic?: string;
}

declare module '../../types.js' {
  interface DeviceCalls {
    /**
     * Closes the web view that the page is in. Hosts answer it: WeChat, Capacitor on Android. Without one it fails with
     * `ErrCode.unsupported`, since browsers let pages close only windows that they have opened.
     */
    closeWindow: CallSpec;
    /**
     * Opens the conversation with the app's support: a chat, a mail, a phone call. A host of the app answers it; without one
     * it fails with `ErrCode.unsupported`.
     */
    openContact: CallSpec<SupportTopic>;
    /** Asks the user what to do better. A host of the app answers it; without one it fails with `ErrCode.unsupported`. */
    openFeedback: CallSpec<SupportTopic>;
  }
}
