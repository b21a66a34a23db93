declare module '../../types.js' {
  interface DeviceCalls {
    /** Takes the focus from the field that has it, which hides the on-screen keyboard. Succeeds if no field has the focus. */
    hideKeyboard: CallSpec;
    /**
     * Returns the selection in the focused field, also in shadow roots. Fails with `ErrCode.notFound` (`no focused`)
     * if no field has it, and with `ErrCode.unsupported` in a field without selection, such as one for numbers.
     */
    getSelectedTextRange: CallSpec<object, TextRange>;
  }
  interface DeviceSignals {
    /** The on-screen keyboard covers more or less of the page. */
    keyboardHeightChange: {
      /** CSS px; 0 when it is hidden. */
      height: number;
    };
  }
}

/** Positions in a text. Equal for a caret. */
export interface TextRange {
  /** Before the first selected character. */
  start: number;
  /** After the last one. */
  end: number;
}
