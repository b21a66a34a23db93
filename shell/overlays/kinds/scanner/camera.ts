import { DeviceError, ErrCode } from '../../../device/errors.js';

/** Of the Image Capture standard. */
type TrackSettings = MediaTrackSettings & { torch?: boolean };
type TrackCapabilities = MediaTrackCapabilities & { torch?: boolean };

/**
 * Time in ms without a new frame after which the video takes the stream again. Cameras deliver 15 frames per second and
 * more; WebKitGTK can stop at the second frame on a busy machine, while the stream goes on.
 */
const STALLED = 1500;

/** Shows a camera in a video. At most one of its streams is open. */
export class Camera {
  readonly #video: HTMLVideoElement;
  /** Called when the system takes the camera away, or it is unplugged. */
  readonly #lost: () => void;
  #stream: MediaStream | undefined;
  /** Which opening is the present one: a stream of an earlier one stops at once. */
  #turn = 0;
  /** When the video showed a new frame. Unknown where the browser does not report frames. */
  #frameTime: number | undefined;

  constructor(video: HTMLVideoElement, lost: () => void) {
    this.#video = video;
    this.#lost = lost;
  }

  /** Opens a camera in place of the present one; by default that at the back. Returns false if it was stopped meanwhile. */
  async open(deviceId?: string): Promise<boolean> {
    this.stop();
    const turn = this.#turn;
    const { mediaDevices } = navigator;
    if (!mediaDevices) throw new DeviceError('scanCode', ErrCode.unsupported, 'the camera needs a secure page');
    const stream = await mediaDevices.getUserMedia({
      video: {
        ...(deviceId ? { deviceId: { exact: deviceId } } : { facingMode: 'environment' }),
        ...{ width: { ideal: 1280 }, height: { ideal: 720 } },
      },
    });
    if (turn !== this.#turn) {
      stopTracks(stream);
      return false;
    }
    this.#stream = stream;
    this.#track?.addEventListener('ended', this.#lost);
    this.#video.srcObject = stream;
    // Browsers may keep the video from playing until the page is seen: `autoplay` goes on then.
    await this.#video.play().catch(() => undefined);
    if (turn !== this.#turn) return false;
    // Firefox has it since 132.
    if ('requestVideoFrameCallback' in this.#video) this.#watch(turn);
    return true;
  }

  /** Attaches the stream again if its picture stands still, although the camera and the page are active. */
  resume(): void {
    const stream = this.#stream;
    if (!stream || this.#frameTime === undefined) return;
    const now = performance.now();
    if (document.hidden || this.#track?.muted) this.#frameTime = now;
    if (now - this.#frameTime < STALLED) return;
    this.#frameTime = now;
    this.#video.srcObject = null;
    this.#video.srcObject = stream;
  }

  /** Notes when the video shows a frame, as long as the stream of this turn is open. */
  #watch(turn: number): void {
    if (turn !== this.#turn) return;
    this.#frameTime = performance.now();
    this.#video.requestVideoFrameCallback(() => this.#watch(turn));
  }

  stop(): void {
    this.#turn++;
    this.#track?.removeEventListener('ended', this.#lost);
    if (this.#stream) stopTracks(this.#stream);
    this.#stream = undefined;
    this.#frameTime = undefined;
    this.#video.srcObject = null;
  }

  get isFront(): boolean {
    return this.#track?.getSettings().facingMode === 'user';
  }

  get hasTorch(): boolean {
    return Boolean((this.#track?.getCapabilities?.() as TrackCapabilities | undefined)?.torch);
  }

  get isTorchOn(): boolean {
    return Boolean((this.#track?.getSettings() as TrackSettings | undefined)?.torch);
  }

  async switchTorch(): Promise<void> {
    await this.#track?.applyConstraints({ advanced: [{ torch: !this.isTorchOn } as MediaTrackConstraintSet] });
  }

  /** The camera after the present one, if there are several. Browsers tell once they may show one. */
  async next(): Promise<string | undefined> {
    const devices = await navigator.mediaDevices.enumerateDevices();
    const cameras = devices.filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId);
    const present = this.#track?.getSettings().deviceId;
    const index = cameras.findIndex(({ deviceId }) => deviceId === present);
    return cameras.length > 1 ? cameras[(index + 1) % cameras.length]!.deviceId : undefined;
  }

  get #track(): MediaStreamTrack | undefined {
    return this.#stream?.getVideoTracks()[0];
  }
}

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
