import { loadOnce } from '../../../../../elements/base/lazy.js';
import { loadLibrary } from '../../../../../elements/base/libraries.js';
import type { ScannedCode, ScanType } from '../types.js';
import { scanned } from '../../../scanned.js';
import { DeviceError, ErrCode } from '../../../errors.js';

/** Of the Shape Detection API. */
interface Detected {
  readonly rawValue: string;
  readonly format: string;
}
interface Detector {
  detect(source: ImageBitmapSource): Promise<readonly Detected[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

const FORMATS: Readonly<Record<ScanType, readonly string[]>> = {
  barCode: ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'code_39', 'code_93', 'itf', 'codabar'],
  qrCode: ['qr_code'],
  datamatrix: ['data_matrix'],
  pdf417: ['pdf417'],
};
const ALL = Object.keys(FORMATS) as ScanType[];

/** macOS has not these two: it takes the first for an EAN-13, and the second is rare. */
const DISPENSABLE = ['upc_a', 'codabar'];

/** Longest side in px of a picture at its first reading. Smaller codes in it are looked for at its full size. */
const FIRST_SIZE = 1600;

const failure = (code: number, reason: string, cause?: unknown) => new DeviceError('scanCode', code, reason, { cause });

/** The browser's own detector, where it knows all that is looked for. */
async function nativeDetector(wanted: readonly string[]): Promise<Detector | undefined> {
  const { BarcodeDetector: Native } = globalThis as { BarcodeDetector?: DetectorClass };
  if (!Native) return undefined;
  try {
    const known = new Set(await Native.getSupportedFormats());
    if (!wanted.every((format) => known.has(format) || DISPENSABLE.includes(format))) return undefined;
    return new Native({ formats: wanted.filter((format) => known.has(format)) });
  } catch {
    // Such as Chrome on a device without the service behind it.
    return undefined;
  }
}

/** What `nacre/libraries/barcodes` provides. */
type Library = typeof import('barcode-detector/ponyfill') & { readonly wasmBinary: ArrayBuffer };

/** Starts the library. What fails is tried again at the next call. */
const startLibrary = /* @__PURE__ */ loadOnce(async () => {
  let library: Library;
  try {
    library = await loadLibrary<Library>('barcodes');
  } catch (cause) {
    throw (cause as Error).name === 'NotSupportedError'
      ? cause
      : failure(ErrCode.network, 'the code reader did not load', cause);
  }
  const { wasmBinary, prepareZXingModule, BarcodeDetector } = library;
  try {
    await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  } catch (cause) {
    throw failure(
      ErrCode.unsupported,
      "WebAssembly did not start: a policy needs script-src 'wasm-unsafe-eval'",
      cause,
    );
  }
  return BarcodeDetector as unknown as DetectorClass;
});

/** `pdf417` -> `PDF_417`. */
const typeOf = (format: string): string => (format === 'pdf417' ? 'PDF_417' : format.toUpperCase());

/** Reads codes of some kinds in pictures. */
export interface CodeReader {
  /** The first code of a picture or frame. */
  read(source: ImageBitmapSource): Promise<ScannedCode | undefined>;
  /** The first code of a file. Throws if it is no picture. */
  readFile(file: Blob): Promise<ScannedCode | undefined>;
}

/** Makes a reader: the browser's own, else that of the library, which loads now. */
export async function createReader(types: readonly ScanType[] = ALL): Promise<CodeReader> {
  const wanted = types.flatMap((type) => FORMATS[type]);
  const fromLibrary = async () => new (await startLibrary())({ formats: wanted });
  let native = await nativeDetector(wanted);
  let detector = native ?? (await fromLibrary());

  const detect = async (source: ImageBitmapSource): Promise<readonly Detected[]> => {
    try {
      return await detector.detect(source);
    } catch (error) {
      // The service behind it is not there.
      if (!native) throw error;
      native = undefined;
      detector = await fromLibrary();
      return detector.detect(source);
    }
  };
  const read = async (source: ImageBitmapSource) => {
    const found = (await detect(source)).find(({ rawValue }) => rawValue);
    return found && scanned(found.rawValue, typeOf(found.format));
  };
  return {
    read,
    async readFile(file) {
      let whole: ImageBitmap;
      try {
        whole = await createImageBitmap(file);
      } catch (cause) {
        throw failure(ErrCode.invalid, 'expected a picture that this browser can show', cause);
      }
      const { width, height } = whole;
      const ratio = FIRST_SIZE / Math.max(width, height);
      try {
        if (ratio >= 1) return await read(whole);
        const resizeWidth = Math.round(width * ratio) || 1;
        const resizeHeight = Math.round(height * ratio) || 1;
        const small = await createImageBitmap(whole, { resizeWidth, resizeHeight, resizeQuality: 'medium' });
        try {
          return (await read(small)) ?? (await read(whole));
        } finally {
          small.close();
        }
      } finally {
        whole.close();
      }
    },
  };
}
