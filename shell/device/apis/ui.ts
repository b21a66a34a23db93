export interface ToastOptions {
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
  title?: string;
  mask?: boolean;
  /** Identifies this loading: `hideLoading` with the same token hides only this one. `showLoading()` sets it. */
  token?: string;
}

export interface ModalOptions {
  title?: string;
  content?: string;
  /** Default true. */
  showCancel?: boolean;
  cancelText?: string;
  cancelColor?: string;
  confirmText?: string;
  /** Fill of the button that confirms. */
  confirmColor?: string;
  /** Shows a text field. The result has its text as `content`. */
  editable?: boolean;
  placeholderText?: string;
}

export interface ModalResult {
  confirm: boolean;
  cancel: boolean;
  /** The text, when editable and confirmed. */
  content?: string;
}

export interface ActionSheetItem {
  text: string;
}

export interface ActionSheetResult {
  /** Index of the chosen item, from 0. */
  tapIndex: number;
}

export interface ActionSheetOptions {
  itemList: readonly (string | ActionSheetItem)[];
  title?: string;
  itemColor?: string;
  /**
   * Anchor of the sheet on a large screen: an element of the page or its id, which the sheet follows, or a rectangle in px
   * of the viewport. Only a rectangle can be passed to a host outside the page.
   */
  popover?: Element | string | { top: number; left: number; width?: number; height?: number };
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
}

declare module '../types.js' {
  interface DeviceCalls {
    /** Resolves when it shows. */
    showToast: CallSpec<ToastOptions>;
    hideToast: CallSpec;
    showLoading: CallSpec<LoadingOptions>;
    hideLoading: CallSpec<{ token?: string }>;
    /** If the user cancels, the call succeeds with `cancel: true`. */
    showModal: CallSpec<ModalOptions, ModalResult>;
    /** Fails with `ErrCode.cancel` if the user dismisses it, or another sheet replaces it. */
    showActionSheet: CallSpec<ActionSheetOptions, ActionSheetResult>;
    hideActionSheet: CallSpec;
    /** Resolves when the viewer shows. If it is open already, it shows these pictures instead. */
    previewImage: CallSpec<PreviewImageOptions>;
    /** Fails with `ErrCode.notFound` if no picture is shown. */
    closePreviewImage: CallSpec;
  }
}
