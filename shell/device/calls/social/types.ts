/** What is shared. Without any of these: the page itself, by its title and address. */
export interface ShareOptions {
  /** The heading, or the subject of an e-mail. Default: none. */
  title?: string;
  /** The text. */
  summary?: string;
  /** The same as `summary`. */
  text?: string;
  /** The link: an http(s) URL. Relative ones begin at the page. */
  href?: string;
  /** The same as `href`. */
  url?: string;
  /** A picture. With a link only hosts show it; without one the picture itself is shared. */
  imageUrl?: string;
  /** URLs of files to share, such as temporary files. Default: none. */
  filePaths?: readonly string[];
  /** Files to share, before those of `filePaths`. Default: none. */
  files?: readonly File[];
  /** Which app shares, such as `weixin`. For hosts; browsers let the user choose. */
  provider?: string;
  /** Where in that app, such as `WXSceneSession`. For hosts. */
  scene?: string;
  /** The kind of content, by the number or name that a host knows. For hosts. */
  type?: number | string;
}

/** What the share sheet offers to pass on. */
export interface ShareSheetOptions {
  /** The heading, and the subject of an e-mail. Default: the link. */
  title?: string;
  /** Copied if there is no link, and sent with it. Default: none. */
  text?: string;
  /** The link: an http(s) URL. */
  url?: string;
  /** Files, which the user can save. Default: none. */
  files?: readonly File[];
}

/** How the user shared: by the browser's dialog, by an item of the share sheet, or later by the menu of the app around the page. */
export type ShareMethod = 'system' | 'menu' | 'copy' | 'qrCode' | 'mail' | 'message' | 'save';

export interface Shared {
  /** `system` is the browser's dialog, which does not report the app that the user chose. `menu`: a host (WeChat) offers it there. */
  method: ShareMethod;
}

export type ScanType = 'barCode' | 'qrCode' | 'datamatrix' | 'pdf417';

export interface ScanCodeOptions {
  /** Whether pictures are refused. Default false: the user can also choose one. */
  onlyFromCamera?: boolean;
  /** The same as `onlyFromCamera`. */
  hideAlbum?: boolean;
  /** What to look for; `barCode` stands for EAN, UPC, Code 39, 93 and 128, ITF and Codabar. Default: all four. */
  scanType?: readonly ScanType[];
  /** Whether a host recognizes how texts are encoded. Browsers always do. Default false. */
  autoDecodeCharset?: boolean;
}

export interface ScannedCode {
  /** The text of the code. */
  result: string;
  /** `QR_CODE`, `EAN_13`, `CODE_128`, `DATA_MATRIX`, `PDF_417` … */
  scanType: string;
  /** Encoding of `rawData`: `UTF-8`. */
  charSet: string;
  /** Path, query and hash, if the code leads to a page of this site. */
  path?: string;
  /** The text in `charSet`, as base64. */
  rawData: string;
}

/** Of the Payment Request standard, but those at the end, which hosts know. */
export interface PaymentOptions {
  /** Ways to pay: `{ supportedMethods, data }` each. Browsers need it. */
  methodData?: readonly PaymentMethodData[];
  /** What is paid: `total`, `displayItems`, `modifiers`, `shippingOptions`. Browsers need its `total`. */
  details?: PaymentDetailsInit;
  /** What the user is asked for: `requestPayerName`, `requestPayerEmail`, `requestPayerPhone`, `requestShipping`. */
  options?: object;
  /** A service of the host's, such as `wxpay` or `alipay`. */
  provider?: string;
  /** The order, as the provider's server has signed it. For hosts. */
  orderInfo?: string | object;
  /** Of the signed order, in seconds. For hosts. */
  timeStamp?: string | number;
  /** Of the signed order. For hosts. */
  nonceStr?: string;
  /** Of the signed order: `prepay_id=…`. For hosts. */
  package?: string;
  /** How the order is signed, such as `RSA`. For hosts. */
  signType?: string;
  /** The signature. For hosts. */
  paySign?: string;
}

/** The answer of the browser. A host may answer with less. */
export interface Payment {
  /** Of the chosen entry of `methodData`. */
  methodName?: string;
  /** What the payment method answers: the server checks it. */
  details?: unknown;
  /** Null unless asked for. */
  payerName?: string | null;
  /** Null unless asked for. */
  payerEmail?: string | null;
  /** Null unless asked for. */
  payerPhone?: string | null;
  /** Null unless asked for. */
  shippingAddress?: unknown;
  /** The `id` of the chosen one. Null unless asked for. */
  shippingOption?: string | null;
  /** Ends the browser's dialog, with `success`, `fail` or `unknown` (the default). To call when the server has answered. */
  complete?: (result?: 'success' | 'fail' | 'unknown') => Promise<void>;
  /** Asks the user again for what was wrong, `{ error, payer, paymentMethod }`. The fields above are right when it resolves. */
  retry?: (errors?: object) => Promise<Payment>;
}

declare module '../../types.js' {
  interface DeviceCalls {
    /**
     * The user passes content on to another app or person. Call it in a click. By the browser's dialog (Web Share); where
     * it cannot share the content, by the share sheet of `nacre/overlays`. Fails with `ErrCode.cancel` if the user shares
     * nothing, `unsupported` without dialog and sheet, `permission` without a gesture, `network` or `notFound` if a file
     * cannot be read.
     */
    share: CallSpec<ShareOptions, Shared>;
    /** The same as `share`. */
    shareWithSystem: CallSpec<ShareOptions, Shared>;
    /**
     * Shows a sheet with a link's copy, QR code, e-mail and message, and files to save. Answered by `nacre/overlays`.
     * Fails with `ErrCode.cancel` if it is closed, `invalid` if there is nothing to share.
     */
    showShareSheet: CallSpec<ShareSheetOptions, Shared>;
    /**
     * The user scans a code: with the camera where `nacre/overlays` show it, else from a picture, which needs a click.
     * Fails with `ErrCode.cancel` if closed, `permission` if the camera is denied, `notFound` without a camera or a code in
     * the picture, `busy` if another app has the camera, `network` if the reader does not load, `unsupported` if the page's
     * policy forbids it.
     */
    scanCode: CallSpec<ScanCodeOptions, ScannedCode>;
    /** The camera of `scanCode`. Answered by `nacre/overlays`. */
    showScanner: CallSpec<ScanCodeOptions, ScannedCode>;
    /**
     * The user pays. Call it in a click. Fails with `ErrCode.cancel` if the user closes the dialog, `unsupported` without
     * Payment Request or any of the payment methods, `permission` without a gesture, `busy` while another dialog is open.
     */
    requestPayment: CallSpec<PaymentOptions, Payment>;
  }
}
