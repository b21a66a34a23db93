/** How a window beside the pages looks. An empty text takes a value away, and that of the app's definition holds again. */
export interface WindowStyleValues {
  /** Width of a window at the left or right: a number of px, or a text such as `300px` or `600rpx`. */
  width?: number | string;
  /** Height of the window at the top, as `width`. */
  height?: number | string;
  /** Background: a color of CSS, or `@name` for a value of the app's theme. */
  backgroundColor?: string;
  /** Color of its texts, as `backgroundColor`. */
  color?: string;
  /** Color of the line between the window and the pages, as `backgroundColor`. */
  borderColor?: string;
}

declare module '../../types.js' {
  interface DeviceCalls {
    /**
     * Shows the window above the pages, also on screens that are too narrow for it. Fails with `ErrCode.notFound` if the
     * app has none, and with `ErrCode.unsupported` without the shell, as all calls for windows do.
     */
    showTopWindow: CallSpec;
    /** Hides that window until it is shown by a call. */
    hideTopWindow: CallSpec;
    /** The style of that window. Synchronous as `getTopWindowStyle()`. */
    getTopWindowStyle: CallSpec<object, WindowStyleValues>;
    /** Changes the style of that window. What is left out stays as it is. */
    setTopWindowStyle: CallSpec<WindowStyleValues>;
    /**
     * Shows the left window. Where it has no place beside the pages, it comes over them, until the user closes it or goes to
     * another page.
     */
    showLeftWindow: CallSpec;
    /** Hides the left window until it is shown by a call. */
    hideLeftWindow: CallSpec;
    /** The style of the left window. Synchronous as `getLeftWindowStyle()`. */
    getLeftWindowStyle: CallSpec<object, WindowStyleValues>;
    /** Changes the style of the left window. What is left out stays as it is. */
    setLeftWindowStyle: CallSpec<WindowStyleValues>;
    /** Shows the right window, as `showLeftWindow` does. */
    showRightWindow: CallSpec;
    /** Hides the right window until it is shown by a call. */
    hideRightWindow: CallSpec;
    /** The style of the right window. Synchronous as `getRightWindowStyle()`. */
    getRightWindowStyle: CallSpec<object, WindowStyleValues>;
    /** Changes the style of the right window. What is left out stays as it is. */
    setRightWindowStyle: CallSpec<WindowStyleValues>;
  }
}
