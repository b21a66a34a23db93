import type { ActionSheetItem as SheetItem } from '../../elements/action-sheet/index.js';
import type { ModalButton, ModalInput, ModalValue } from '../../elements/modal/index.js';
import type { ToastPosition } from '../../elements/toast/index.js';

export interface OverlayOptions {
  /** Parent of the overlays. Default: the body. */
  root?: Element;
  /** How many toasts may wait for their turn. The oldest ones above that are dropped. Default: 5. */
  maxToasts?: number;
}

declare module '../device/calls/ui/types.js' {
  interface ToastOptions {
    /** Where on the screen it is. Default: `center`; `bottom` while a loading is shown. */
    position?: ToastPosition;
    /**
     * An element of the page, or its id, that the toast does not cover. Default: at the top the navigation bar, at the
     * bottom the tab bar.
     */
    positionAnchor?: Element | string;
    /** A toast of the same key is changed in place. Default: its text and picture. */
    key?: string;
    /** Label of a button, for example to undo. */
    actionText?: string;
    /** Called when the button is pressed. */
    onAction?: () => void;
  }
  interface LoadingOptions {
    /** Time in ms before it appears. Default: 0. */
    delay?: number;
    /** Least time in ms on screen. Default: 0. */
    min?: number;
  }
  interface ModalOptions {
    /** Fields to fill in. Their values are the result's `values`. */
    inputs?: readonly ModalInput[];
    /** Replaces the two buttons. The result's `tapIndex` is the index of the pressed one. All but `cancel` confirm. */
    buttons?: readonly (ModalButton | string)[];
    /**
     * Called with the reason and the result before the user closes it. False keeps it open. A promise keeps it open until it
     * resolves; the pressed button is busy meanwhile.
     */
    canDismiss?: (reason: string, result: ModalResult | undefined) => boolean | Promise<boolean>;
    /** Whether a click beside it cancels. Default: false. */
    lightDismiss?: boolean;
  }
  interface ModalResult {
    /** The values of the `inputs` by name, if confirmed. */
    values?: Readonly<Record<string, ModalValue>>;
    /** Index in `buttons` of the pressed one, from 0. */
    tapIndex?: number;
  }
  interface ActionSheetItem extends SheetItem {
    text: string;
  }
  interface ActionSheetResult {
    /** The item's `data`, if it has any. */
    data?: unknown;
  }
  interface ActionSheetOptions {
    /** CSS color of the heading. */
    titleColor?: string;
    /** Whether there is a cancel button. Default: true. */
    showCancel?: boolean;
    /** Text of the cancel button. Default: in the language of the app. */
    cancelText?: string;
    /** CSS color of the cancel button. */
    cancelColor?: string;
    /** CSS color of the sheet. */
    backgroundColor?: string;
    /**
     * Called with the reason and, if an item was chosen, the result before the user closes it. False keeps it open. A promise
     * keeps it open until it resolves.
     */
    canDismiss?: (reason: string, result: ActionSheetResult | undefined) => boolean | Promise<boolean>;
    /** Whether a click beside it or a swipe down cancels. Default: true. */
    lightDismiss?: boolean;
  }
}

declare module '../device/types.js' {
  interface DeviceCalls {
    /** Closes all modals of `showModal`. Each call resolves as canceled. */
    hideModal: CallSpec;
  }
}
