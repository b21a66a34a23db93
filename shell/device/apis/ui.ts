export interface ToastOptions {
  title?: string;
  /** `success` unless given. */
  icon?: 'success' | 'error' | 'loading' | 'none';
  /** URL of a picture instead of the icon. */
  image?: string;
  /** Milliseconds, 1500 unless given. */
  duration?: number;
  /** Blocks the page beneath. */
  mask?: boolean;
}

export interface LoadingOptions {
  title?: string;
  mask?: boolean;
  /** Names this loading, so that `hideLoading` with the same token hides no other. The named function sets it. */
  token?: string;
}

export interface ModalOptions {
  title?: string;
  content?: string;
  /** True unless given. */
  showCancel?: boolean;
  cancelText?: string;
  cancelColor?: string;
  confirmText?: string;
  confirmColor?: string;
  /** Asks for a text, which comes back as `content`. */
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
  /** Which item was chosen, from 0. */
  tapIndex: number;
}

export interface ActionSheetOptions {
  itemList: readonly (string | ActionSheetItem)[];
  title?: string;
  itemColor?: string;
  /**
   * What the sheet stands beside on a large screen: an element of the page, which it follows, or its id; or a rectangle in
   * px of the viewport, which can also be handed to a host beyond the page.
   */
  popover?: Element | string | { top: number; left: number; width?: number; height?: number };
}

export interface PreviewImageOptions {
  /** The pictures: URLs, or with what they show for those who do not see them. At least one. */
  urls: readonly (string | { readonly url: string; readonly alt?: string })[];
  /** The first one to show: a URL of the list, or its index. */
  current?: string | number;
  /** Goes on with the first picture after the last one. */
  loop?: boolean;
  /** Dots unless given. */
  indicator?: 'default' | 'number' | 'none';
}

declare module '../types.js' {
  interface DeviceCalls {
    /** Resolves once it shows. */
    showToast: CallSpec<ToastOptions>;
    hideToast: CallSpec;
    showLoading: CallSpec<LoadingOptions>;
    hideLoading: CallSpec<{ token?: string }>;
    /** Cancelling is a success, with `cancel: true`. */
    showModal: CallSpec<ModalOptions, ModalResult>;
    /** Fails with `ErrCode.cancel` when dismissed, or when another one takes its place. */
    showActionSheet: CallSpec<ActionSheetOptions, ActionSheetResult>;
    hideActionSheet: CallSpec;
    /** Resolves once it shows. While it is open, it shows other pictures. */
    previewImage: CallSpec<PreviewImageOptions>;
    /** Fails with `ErrCode.notFound` when no picture is shown. */
    closePreviewImage: CallSpec;
  }
}
