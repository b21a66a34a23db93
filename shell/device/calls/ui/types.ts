import type { DeviceFailure } from '../../types.js';

export interface ToastOptions {
  /** What it says. */
  title?: string;
  /** Default `success`. */
  icon?: 'success' | 'error' | 'loading' | 'none';
  /** URL of a picture instead of the icon. */
  image?: string;
  /** Milliseconds. Default 1500. */
  duration?: number;
  /** Blocks the page beneath. */
  mask?: boolean;
}

export interface LoadingOptions {
  /** What it says. */
  title?: string;
  /** Blocks the page beneath. */
  mask?: boolean;
  /** Identifies this loading: `hideLoading` with the same token hides only this one. `showLoading()` sets it. */
  token?: string;
}

export interface HideLoadingOptions {
  /** Hides only the loading that was shown with it. Default: the latest one without a token. */
  token?: string;
}

export interface ModalOptions {
  /** Heading of the box. */
  title?: string;
  /** Text of the box; with `editable`, the initial text of its field. */
  content?: string;
  /** Default true. */
  showCancel?: boolean;
  /** Text of the button that cancels. Default: in the language of the app. */
  cancelText?: string;
  /** CSS color of the button that cancels. */
  cancelColor?: string;
  /** Text of the button that confirms. Default: in the language of the app. */
  confirmText?: string;
  /** Fill of the button that confirms. */
  confirmColor?: string;
  /** Shows a text field. The result has its text as `content`. */
  editable?: boolean;
  /** Hint in the empty text field. */
  placeholderText?: string;
}

export interface ModalResult {
  /** The user confirmed. */
  confirm: boolean;
  /** The user canceled or closed the box. */
  cancel: boolean;
  /** The text, when editable and confirmed. */
  content?: string;
}

export interface ActionSheetItem {
  /** What the item says. */
  text: string;
}

export interface ActionSheetResult {
  /** Index of the chosen item, from 0. */
  tapIndex: number;
}

export interface ActionSheetOptions {
  /** At least one item. */
  itemList: readonly (string | ActionSheetItem)[];
  /** Heading of the sheet. */
  title?: string;
  /** CSS color of the items. */
  itemColor?: string;
  /**
   * Anchor of the sheet on a large screen: an element of the page or its id, which the sheet follows, or a rectangle in px
   * of the viewport. Only a rectangle can be passed to a host outside the page.
   */
  popover?: Element | string | { top: number; left: number; width?: number; height?: number };
}

/** A menu for the picture that the user holds. */
export interface LongPressActions {
  itemList: readonly string[];
  itemColor?: string;
  /** The user chose an item: its index, and that of the picture. */
  success?: (choice: { tapIndex: number; index: number }) => void;
  /** The user closed the menu, with `ErrCode.cancel`. */
  fail?: (error: DeviceFailure) => void;
  /** Called after `success` or `fail`, with the same argument. */
  complete?: (outcome: { tapIndex: number; index: number } | DeviceFailure) => void;
}

export interface PreviewImageOptions {
  /** URLs of the pictures, at least one. Use objects to give alternative texts. */
  urls: readonly (string | { readonly url: string; readonly alt?: string })[];
  /** The first one to show: a URL of the list, or its index. */
  current?: string | number;
  /** Continues with the first picture after the last one. */
  loop?: boolean;
  /** Default: dots. */
  indicator?: 'default' | 'number' | 'none';
  /** Shows these when the user holds a picture, or asks for its context menu by mouse or key. */
  longPressActions?: LongPressActions;
}

declare module '../../types.js' {
  interface DeviceCalls {
    /** Shows a short message. Resolves when it shows. Answered by `nacre/overlays`: import it once, unless the app has `<AppShell>`. */
    showToast: CallSpec<ToastOptions>;
    /** Hides the toast. */
    hideToast: CallSpec;
    /** Shows that the app is busy, until `hideLoading`. Resolves when it shows. Answered by `nacre/overlays`: import it once, unless the app has `<AppShell>`. */
    showLoading: CallSpec<LoadingOptions>;
    /** Hides the loading box. */
    hideLoading: CallSpec<HideLoadingOptions>;
    /**
     * Asks the user, or tells them something. If the user cancels, the call succeeds with `cancel: true`. Answered by `nacre/overlays`: import it once, unless the app has `<AppShell>`.
     */
    showModal: CallSpec<ModalOptions, ModalResult>;
    /**
     * Offers a list of actions. Fails with `ErrCode.cancel` if the user dismisses it, or another sheet replaces it. Answered by `nacre/overlays`: import it once, unless the app has `<AppShell>`.
     */
    showActionSheet: CallSpec<ActionSheetOptions, ActionSheetResult>;
    /** Closes the action sheet. */
    hideActionSheet: CallSpec;
    /**
     * Shows pictures on the full screen. Resolves when the viewer shows. If it is open already, it shows these pictures instead. Answered by `nacre/overlays`: import it once, unless the app has `<AppShell>`.
     */
    previewImage: CallSpec<PreviewImageOptions>;
    /** Closes the viewer of `previewImage`. Fails with `ErrCode.notFound` if no picture is shown. */
    closePreviewImage: CallSpec;
  }
}
