import { waitUntil } from '@open-wc/testing';
import 'nacre/libraries/barcodes';
import { device, scanCode, type ScanCodeOptions } from 'nacre/device';
import { replaced } from '../device/replaced.js';
import { mediaUrl } from '../helpers/media.js';
import { isVisible } from '../suites/overlay-suite.js';

export const QR = 'https://nacre.example/pearl?name=Zoë';

const popup = () => [...document.querySelectorAll('nc-popup')].find(isVisible);
/** The shadow tree of the view, while the scanner is on screen. */
export const view = (): ShadowRoot | null | undefined => popup()?.firstElementChild?.shadowRoot;
export const dialog = (): HTMLElement | undefined => popup();
export const hint = (): string => view()?.querySelector('[role=status]')?.textContent ?? '';
export const buttons = (): string[] =>
  [...view()!.querySelectorAll<HTMLElement>('button:not([hidden])')].map(
    (button) => button.ariaLabel || button.textContent.trim(),
  );
export const press = (label: string): void =>
  [...view()!.querySelectorAll<HTMLElement>('button:not([hidden])')]
    .find((button) => (button.ariaLabel || button.textContent.trim()) === label)!
    .click();

/** Opens the scanner and waits until it is on screen. */
export async function openScanner(options: ScanCodeOptions & { signal?: AbortSignal } = {}) {
  const call = scanCode(options);
  call.catch(() => undefined);
  await waitUntil(view, 'the scanner is shown');
  return { call };
}

export const visit = (key: string): void => device.emit('routeChange', { key, path: `/${key}`, action: 'navigateTo' });

export interface FakeCamera {
  /** The streams that were asked for, oldest first. */
  readonly asked: MediaStreamConstraints[];
  /** How many of them have not been stopped. */
  open(): number;
  /** Changes what it sees: the name of a picture of test/media, or nothing. */
  see(file?: string): Promise<void>;
  readonly tracks: MediaStreamTrack[];
  /** Stops its frames, or lets them go on. */
  pause(isPaused: boolean): void;
  /** The system takes it away: its last track ends. */
  lose(): void;
}

/** A camera that sees a canvas, while `run` runs. `refuse` is the name of the DOMException that it answers instead. */
export async function withCamera(
  run: (camera: FakeCamera) => unknown,
  { refuse, devices = 1, settings = {} }: { refuse?: string; devices?: number; settings?: object } = {},
): Promise<void> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 240 });
  const context = canvas.getContext('2d')!;
  let picture: ImageBitmap | undefined;
  const draw = () => {
    context.fillStyle = '#ddd';
    context.fillRect(0, 0, 320, 240);
    if (picture) context.drawImage(picture, 60, 20, 200, 200);
  };
  let isPaused = false;
  // A stream has a frame whenever the canvas is drawn.
  const timer = setInterval(() => isPaused || draw(), 40);
  const tracks: MediaStreamTrack[] = [];
  let lost: (() => void) | undefined;
  const camera: FakeCamera = {
    lose: () => lost?.(),
    pause: (value) => (isPaused = value),
    asked: [],
    tracks,
    open: () => tracks.filter(({ readyState }) => readyState === 'live').length,
    async see(file) {
      picture = file ? await createImageBitmap(await (await fetch(mediaUrl(file))).blob()) : undefined;
      draw();
    },
  };
  const getUserMedia = (constraints: MediaStreamConstraints) => {
    camera.asked.push(constraints);
    if (refuse) return Promise.reject(new DOMException('refused', refuse));
    const stream = canvas.captureStream();
    const [track] = stream.getVideoTracks();
    const { deviceId } = constraints.video as { deviceId?: { exact: string } };
    const all = { deviceId: deviceId?.exact ?? 'camera 0', facingMode: 'environment', ...settings };
    track!.getSettings = () => all;
    // Firefox delivers no event of the page's own to a track of a canvas.
    Object.assign(track!, { addEventListener: (_type: string, listener: () => void) => void (lost = listener) });
    tracks.push(track!);
    return Promise.resolve(stream);
  };
  const enumerateDevices = () =>
    Promise.resolve(
      Array.from({ length: devices }, (_, index) => ({ kind: 'videoinput', deviceId: `camera ${index}` })),
    );
  try {
    await replaced(navigator, 'mediaDevices', { getUserMedia, enumerateDevices }, () => run(camera));
  } finally {
    clearInterval(timer);
  }
}
