import { expect } from '@open-wc/testing';
import 'nacre/libraries/barcodes';
import { device, type DeviceError, ErrCode, scanCode, support, type ScanCodeOptions } from 'nacre/device';
import { createReader } from '../../shell/device/calls/social/web/barcodes.js';
import { openFrame } from '../helpers/frame.js';
import { mediaUrl } from '../helpers/media.js';
import { inClick, medium, pick } from '../helpers/picker.js';
import { expectFailure } from './helpers.js';
import { replaced } from './replaced.js';

const QR = 'https://nacre.example/pearl?name=Zoë';
/** A call that may fail before anybody waits for it. */
function scan(options?: ScanCodeOptions & { signal?: AbortSignal }) {
  const call = scanCode(options);
  call.catch(() => undefined);
  return call;
}
const scanned = (file: string, options?: ScanCodeOptions) => pick(() => scan(options), [medium(file)]);
const pictureOf = async (file: string) => (await fetch(mediaUrl(file))).blob();

describe('scanCode, of a picture', () => {
  it('reads a QR code, and tells its text in every form', async () => {
    const { result, scanType, charSet, rawData, path, errMsg } = await scanned('codes/qr.png');
    expect([result, scanType, charSet, path, errMsg]).to.deep.equal([QR, 'QR_CODE', 'UTF-8', undefined, 'scanCode:ok']);
    const bytes = Uint8Array.from(atob(rawData), (character) => character.charCodeAt(0));
    expect(new TextDecoder(charSet).decode(bytes)).to.equal(QR);
  });

  const CODES: [file: string, scanType: string, result: string][] = [
    ['ean13', 'EAN_13', '4006381333931'],
    ['code128', 'CODE_128', 'NACRE-128'],
    ['datamatrix', 'DATA_MATRIX', 'Nacre data'],
    ['pdf417', 'PDF_417', 'Nacre 417'],
  ];
  for (const [file, type, text] of CODES) {
    it(`reads ${type}`, async () => {
      const code = await scanned(`codes/${file}.png`);
      expect([code.scanType, code.result]).to.deep.equal([type, text]);
    });
  }

  it('reads only what is looked for', async () => {
    const call = scanned('codes/qr.png', { scanType: ['barCode', 'pdf417'] });
    await expectFailure(call, 'scanCode:fail qr.png: no code in the picture', ErrCode.notFound);
    const code = await scanned('codes/ean13.png', { scanType: ['barCode'] });
    expect(code.result).to.equal('4006381333931');
  });

  it('fails for what is no picture, and for a picture without a code', async () => {
    await expectFailure(scanned('captions.en.vtt'), /expected a picture/, ErrCode.invalid);
    await expectFailure(scanned('photo.jpg'), 'scanCode:fail photo.jpg: no code in the picture', ErrCode.notFound);
  });

  it('is cancelled when the picker is closed, and ends when it is aborted', async () => {
    const closed = await inClick(() => ({ call: scan() }));
    await expectFailure(closed.call, 'scanCode:fail cancel', ErrCode.cancel);
    const control = new AbortController();
    const aborted = await inClick(() => {
      const call = scan({ signal: control.signal });
      control.abort();
      return { call };
    });
    await expectFailure(aborted.call, 'scanCode:fail abort', ErrCode.abort);
    expect(document.querySelectorAll('input[type=file]').length).to.equal(0);
  });

  it('finds a small code in a large picture', async () => {
    const canvas = new OffscreenCanvas(3000, 2000);
    const context = canvas.getContext('2d')!;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, 3000, 2000);
    context.drawImage(await createImageBitmap(await pictureOf('codes/qr.png')), 2400, 1500, 74, 74);
    const reader = await createReader(['qrCode']);
    expect((await reader.readFile(await canvas.convertToBlob()))?.result).to.equal(QR);
  });

  it('tells the path of a page of this site', async () => {
    class Detector {
      static getSupportedFormats = () => Promise.resolve(['qr_code']);
      detect = () => Promise.resolve([{ rawValue: `${location.origin}/pearl?a=1#b`, format: 'qr_code' }]);
    }
    await replaced(window, 'BarcodeDetector', Detector, async () => {
      const reader = await createReader(['qrCode']);
      expect((await reader.read(new Image()))?.path).to.equal('/pearl?a=1#b');
    });
  });

  it('names a wrong argument, before the picker opens', async () => {
    const cases: [options: object, reason: string][] = [
      [{ scanType: [] }, 'scanType: expected a non-empty array'],
      [{ scanType: 'qrCode' }, 'scanType: expected a non-empty array'],
      [{ scanType: ['aztec'] }, 'scanType: expected one of barCode, qrCode, datamatrix, pdf417'],
      [{ onlyFromCamera: 1 }, 'onlyFromCamera: expected a boolean'],
    ];
    for (const [options, reason] of cases) {
      const call = inClick(() => ({ call: scan(options) }));
      await expectFailure((await call).call, `scanCode:fail ${reason}`, ErrCode.invalid);
    }
    expect(document.querySelectorAll('input[type=file]').length).to.equal(0);
  });

  it('needs a gesture without overlays, and says so', () => {
    expect(support('scanCode').level).to.equal('needs-gesture');
    const stop = device.provide('showScanner', () => Promise.reject(new Error('unused')));
    expect(support('scanCode').level).to.equal(navigator.mediaDevices ? 'needs-permission' : 'emulated');
    stop();
  });
});

describe('the code reader', () => {
  /** A detector of the browser's own. */
  const detector = (formats: string[], detect: () => Promise<object[]>) =>
    class {
      static getSupportedFormats = () => Promise.resolve(formats);
      detect = detect;
    };
  const own = () => Promise.resolve([{ rawValue: 'own', format: 'qr_code' }]);

  it("is the browser's own where that knows all formats", async () => {
    await replaced(window, 'BarcodeDetector', detector(['qr_code', 'ean_13'], own), async () => {
      const picture = await createImageBitmap(await pictureOf('codes/qr.png'));
      expect((await (await createReader(['qrCode'])).read(picture))?.result).to.equal('own');
      expect((await (await createReader(['qrCode', 'pdf417'])).read(picture))?.result).to.equal(QR);
    });
  });

  it('is the library where the service of the browser is missing', async () => {
    const broken = detector(['qr_code'], () => Promise.reject(new DOMException('no service', 'NotSupportedError')));
    await replaced(window, 'BarcodeDetector', broken, async () => {
      const reader = await createReader(['qrCode']);
      expect((await reader.readFile(await pictureOf('codes/qr.png')))?.result).to.equal(QR);
    });
  });
});

describe('the code reader under a content security policy', () => {
  it('fails where it may not run WebAssembly, and says what to allow', async () => {
    const frame = await openFrame({ csp: true });
    const reader = (await frame.load('/test/device/fixtures/reader.ts')) as typeof import('./fixtures/reader.js');
    const failed = await reader.createReader(['qrCode']).then(
      () => undefined,
      ({ errMsg, errCode }: DeviceError) => [errMsg, errCode],
    );
    frame.remove();
    expect(failed).to.deep.equal([
      "scanCode:fail WebAssembly did not start: a policy needs script-src 'wasm-unsafe-eval'",
      ErrCode.unsupported,
    ]);
  });
});
