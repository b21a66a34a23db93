import type { ActionSheetItem as SheetItem } from '../../elements/action-sheet/index.js';
import type { ModalButton, ModalInput, ModalValue } from '../../elements/modal/index.js';
import type { ToastPosition } from '../../elements/toast/index.js';

declare module '../device/apis/ui.js' {
  interface ToastOptions {
    /** `center` unless given; `bottom` while a loading shows. */
    position?: ToastPosition;
    /**
     * An element of the page, or its id, that it keeps clear of: at the bottom it stands above it. By default the tab
     * bar at the bottom of the page.
     */
    positionAnchor?: Element | string;
    /** A toast of the same key is changed in place and stays on. By default text and picture are the key. */
    key?: string;
    /** Label of a button, e.g. to undo. */
    actionText?: string;
    /** Runs when the button is pressed. */
    onAction?: () => void;
  }
  interface LoadingOptions {
    /** Milliseconds to wait before it shows, 0 unless given. */
    delay?: number;
    /** Milliseconds that it stays at least, 0 unless given. */
    min?: number;
  }
  interface ModalOptions {
    /** Fields to fill in, which come back as `values`. */
    inputs?: readonly ModalInput[];
    /** Other buttons than these two; which one was pressed comes back as `tapIndex`. All but `cancel` confirm. */
    buttons?: readonly (ModalButton | string)[];
    /**
     * Asked before it closes, with the reason and the result. False keeps it open; a promise keeps it open until it is
     * known, the pressed button being busy meanwhile.
     */
    canDismiss?: (reason: string, result: ModalResult | undefined) => boolean | Promise<boolean>;
    /** A click beside it cancels. */
    lightDismiss?: boolean;
  }
  interface ModalResult {
    /** By name, when there are `inputs` and it was confirmed. */
    values?: Readonly<Record<string, ModalValue>>;
    /** Which of `buttons` was pressed, from 0. */
    tapIndex?: number;
  }
  interface ActionSheetItem extends SheetItem {
    text: string;
  }
  interface ActionSheetResult {
    /** The item's own, if it has any. */
    data?: unknown;
  }
  interface ActionSheetOptions {
    titleColor?: string;
    /** Offers to cancel, unless false. */
    showCancel?: boolean;
    cancelText?: string;
    cancelColor?: string;
    backgroundColor?: string;
    /**
     * Asked before it closes, with the reason and, if an item was chosen, the result. False keeps it open; a promise
     * keeps it open until it is known.
     */
    canDismiss?: (reason: string, result: ActionSheetResult | undefined) => boolean | Promise<boolean>;
    /** A click beside it, or a swipe down, cancels, unless false. */
    lightDismiss?: boolean;
  }
}

declare module '../device/types.js' {
  interface DeviceCalls {
    /** Closes every modal that `showModal` has open; each is answered as cancelled. */
    hideModal: CallSpec;
  }
}
