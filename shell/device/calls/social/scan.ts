import { boolean, list, optional, someOf } from '../../check.js';
import { defineCall } from '../../define.js';
import { OVERLAYS } from '../../definitions.js';
import { scan } from './web/scan.js';

const scanning = () => {
  const kinds = someOf('barCode', 'qrCode', 'datamatrix', 'pdf417');
  return {
    onlyFromCamera: optional(boolean),
    hideAlbum: optional(boolean),
    autoDecodeCharset: optional(boolean),
    scanType: optional((value) => list(value) ?? kinds(value)),
  };
};

export const scanCode = /* @__PURE__ */ defineCall('scanCode', { rules: scanning, web: scan });
export const showScanner = /* @__PURE__ */ defineCall('showScanner', { broughtBy: OVERLAYS, rules: scanning });
