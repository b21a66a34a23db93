import { msg } from '@lit/localize';
import { lazy } from '../../../../elements/base/lazy.js';
import '../../../../elements/popup/index.js';
import { DeviceError, ErrCode } from '../../../device/errors.js';
import type { ScanCodeOptions, ScannedCode } from '../../../device/index.js';
import type { CodeReader } from '../../../device/calls/social/web/barcodes.js';
import { isLeft, type OverlayHost, type OverlayKind } from '../../kind.js';
import { Camera } from './camera.js';
import { ScannerView } from './view.js';

const barcodes = /* @__PURE__ */ lazy(() => import('../../../device/calls/social/web/barcodes.js'));

const NAME = 'scanCode';
/** Pause in ms between two readings: reading every frame of the camera would keep the processor busy. */
const READING_PAUSE = 100;

/** Shows the camera on the whole screen until it sees a code. Another call closes the first, which fails as canceled. */
class Scanners implements OverlayKind<'showScanner'> {
  readonly #host: OverlayHost;
  #current?: Scan | undefined;

  constructor(host: OverlayHost) {
    this.#host = host;
  }

  async show(options: ScanCodeOptions, page: string | undefined, signal: AbortSignal): Promise<ScannedCode> {
    this.close();
    const scan = new Scan(options, page);
    this.#current = scan;
    const hide = () => scan.hide();
    signal.addEventListener('abort', hide);
    try {
      return await scan.run(this.#host.root);
    } finally {
      signal.removeEventListener('abort', hide);
      if (this.#current === scan) this.#current = undefined;
    }
  }

  close(key?: string): void {
    if (this.#current && isLeft(this.#current.page, key)) this.#current.hide();
  }
}

export const create = (host: OverlayHost): Scanners => new Scanners(host);

/** A frame cannot be read while the camera changes; a reader that did not load reads nothing at all. */
function unlessLost(error: unknown): undefined {
  if (error instanceof DeviceError) throw error;
}

/** One call: from the opening of its popup to its end. */
class Scan {
  readonly page: string | undefined;
  readonly #options: ScanCodeOptions;
  readonly #popup = document.createElement('nc-popup');
  readonly #view: ScannerView;
  readonly #camera: Camera;
  #isOver = false;
  #code: ScannedCode | undefined;
  /** Why there is no camera. The user may still choose a picture. */
  #failure: unknown;
  #reader!: Promise<CodeReader>;

  constructor(options: ScanCodeOptions, page: string | undefined) {
    this.page = page;
    this.#options = options;
    this.#view = new ScannerView({
      close: () => this.#popup.dismiss('cancel'),
      switchTorch: () => void this.#camera.switchTorch().then(() => this.#update()),
      switchCamera: () => void this.#camera.next().then((id) => this.#open(id)),
      pick: this.#hasPictures ? (file) => void this.#pick(file) : undefined,
    });
    this.#camera = new Camera(this.#view.video, () => {
      this.#camera.stop();
      this.#fail(new DeviceError(NAME, ErrCode.busy, 'the system has taken the camera away'));
    });
    const { style } = this.#popup;
    style.setProperty('--nc-popup-max-height', '100dvh');
    style.setProperty('--nc-popup-max-width', '100%');
    style.setProperty('--nc-popup-background', '#000');
    const label = msg('Scan a code', { id: 'nc.scanner.label', desc: 'Name of the dialog with the camera' });
    Object.assign(this.#popup, { label, breakpoints: [1], lightDismiss: false });
    // It passes the focus on to its first button.
    this.#view.element.setAttribute('autofocus', '');
    this.#popup.append(this.#view.element);
  }

  async run(root: Element): Promise<ScannedCode> {
    try {
      root.append(this.#popup);
      const closed = this.#popup.show();
      if (!this.#popup.isConnected) throw new DeviceError(NAME, ErrCode.unknown, 'the root is not on the page');
      this.#view.setCamera();
      void this.#scan();
      await closed;
      if (this.#code) return this.#code;
      throw this.#failure ?? new DeviceError(NAME, ErrCode.cancel, 'cancel');
    } finally {
      this.#isOver = true;
      this.#camera.stop();
      void this.#popup.hide().then(() => this.#popup.remove());
    }
  }

  hide(): void {
    void this.#popup.hide();
  }

  get #hasPictures(): boolean {
    return !this.#options.onlyFromCamera && !this.#options.hideAlbum;
  }

  /** Reads what the camera sees until there is a code. */
  async #scan(): Promise<void> {
    this.#reader = barcodes().then(({ createReader }) => createReader(this.#options.scanType));
    try {
      const [reader] = await Promise.all([this.#reader, this.#open()]);
      const { video } = this.#view;
      while (!this.#isOver) {
        const code =
          video.readyState >= video.HAVE_CURRENT_DATA ? await reader.read(video).catch(unlessLost) : undefined;
        if (code) return this.#end(code);
        this.#camera.resume();
        // Between two pictures the page can draw and take input.
        await new Promise((resolve) => setTimeout(resolve, READING_PAUSE));
      }
    } catch (error) {
      // Without a reader nothing can be scanned.
      this.#failure = error;
      this.hide();
    }
  }

  async #open(deviceId?: string): Promise<void> {
    // If its page was left while the code loaded, it closes in the task that opens it. Then the user is asked for nothing.
    await Promise.resolve();
    if (!this.#popup.open) return;
    try {
      if (!(await this.#camera.open(deviceId))) return;
      this.#failure = undefined;
      this.#view.aim();
      await this.#update();
    } catch (error) {
      this.#fail(error);
    }
  }

  /** There is no camera: the user can choose a picture, if pictures are allowed. */
  #fail(error: unknown): void {
    if (this.#isOver) return;
    this.#failure = error;
    if (!this.#hasPictures) return this.hide();
    const { errCode } = DeviceError.from(NAME, error);
    this.#view.turnOff(
      errCode === ErrCode.permission
        ? msg(
            'This page is not allowed to use the camera. Choose a picture of the code, or allow the camera in the settings.',
            {
              id: 'nc.scanner.denied',
              desc: 'In place of the camera, which the user has not allowed',
            },
          )
        : msg('The camera is not available. Choose a picture of the code.', {
            id: 'nc.scanner.no-camera',
            desc: 'In place of the camera: there is none, or another app uses it',
          }),
    );
  }

  async #update(): Promise<void> {
    const hasOther = (await this.#camera.next()) !== undefined;
    const { isFront, hasTorch, isTorchOn } = this.#camera;
    if (!this.#isOver) this.#view.setCamera({ isFront, hasTorch, isTorchOn, hasOther });
  }

  async #pick(file: File): Promise<void> {
    try {
      const code = await (await this.#reader).readFile(file);
      if (code) return this.#end(code);
    } catch (error) {
      if (DeviceError.from(NAME, error).errCode !== ErrCode.invalid) {
        this.#failure = error;
        return this.hide();
      }
    }
    this.#view.say(
      msg('No code found in this picture', {
        id: 'nc.scanner.no-code',
        desc: 'After the user has chosen a picture',
      }),
    );
  }

  #end(code: ScannedCode): void {
    this.#code = code;
    this.hide();
  }
}
