import { device } from '../../instance.js';
import { is, no, type Probes } from '../../probes.js';

const share = () => {
  if ('share' in navigator) return is('needs-gesture', 'Web Share');
  if (device.can('showShareSheet')) return is('emulated', 'the share sheet of nacre/overlays');
  return no('no Web Share here; nacre/overlays bring a share sheet');
};

const reader = 'BarcodeDetector, else zxing-wasm';

export const SUPPORT: Probes = {
  share,
  shareWithSystem: share,
  scanCode: () => {
    if (!device.can('showScanner')) return is('needs-gesture', `a picture of the code; ${reader}`);
    if (navigator.mediaDevices) return is('needs-permission', `the camera, or a picture; ${reader}`);
    return is('emulated', `a picture, since the camera needs a secure page; ${reader}`);
  },
  requestPayment: () =>
    'PaymentRequest' in globalThis
      ? is('needs-gesture', 'Payment Request')
      : no('this browser has no Payment Request, or the page is not secure'),
};
