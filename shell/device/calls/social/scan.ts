import { boolean, list, oneOf, optional } from '../../check.js';
import { defineCall } from '../../define.js';
import { scan } from './web/scan.js';

const scanning = () => {
  const scanType = oneOf('barCode', 'qrCode', 'datamatrix', 'pdf417');
  return {
    onlyFromCamera: optional(boolean),
    hideAlbum: optional(boolean),
    autoDecodeCharset: optional(boolean),
    scanType: optional((value) => list(value) ?? (value as unknown[]).map((type) => scanType(type)).find(Boolean)),
  };
};

export const scanCode = /* @__PURE__ */ defineCall('scanCode', { rules: scanning, web: scan });
export const showScanner = /* @__PURE__ */ defineCall('showScanner', { rules: scanning });
