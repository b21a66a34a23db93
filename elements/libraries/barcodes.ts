import { lazy } from '../base/lazy.js';
import { provideLibrary } from '../base/libraries.js';
import { unpack } from '../base/packed.js';

const importDetector = /* @__PURE__ */ lazy(() => import('barcode-detector/ponyfill'));
/** Two halves: bundlers warn of larger files. */
const importStart = /* @__PURE__ */ lazy(() => import('./generated/zxing-start.js'));
const importEnd = /* @__PURE__ */ lazy(() => import('./generated/zxing-end.js'));

/** barcode-detector with the WebAssembly of its zxing-wasm, for `scanCode` where the browser reads no codes. */
provideLibrary('barcodes', async () => {
  const [detector, start, end] = await Promise.all([importDetector(), importStart(), importEnd()]);
  return { ...detector, wasmBinary: await unpack(start.packed + end.packed) };
});
