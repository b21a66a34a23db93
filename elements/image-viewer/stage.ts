import { boxOf, type Scale, zoomOf } from '../internal/element/scale.js';
import { viewOf } from '../internal/element/view.js';
import { PinchController, type PinchState } from '../internal/gesture/pinch.js';
import { ZoomWheel } from '../internal/gesture/zoom-wheel.js';
import { Body, type BodyOwner, type Cause, clamp, type Place, type Range } from '../internal/motion/body.js';
import { isMotionReduced } from '../base/reduced-motion.js';
import type { OpenOverlay } from '../internal/overlay/stack.js';
import type { NcSwiper } from '../swiper/index.js';

/** The viewer, as its stage needs it. */
export interface StageHost {
  readonly viewer: OpenOverlay & { readonly open: boolean };
  /** Turns `:state(zoomed)` or `:state(moving)` of the viewer on or off. */
  setState(state: 'zoomed' | 'moving', on: boolean): void;
}

/** The pictures on the stage. */
export interface StagePictures {
  readonly swiper: NcSwiper | null;
  /** The current picture, once it has loaded. */
  readonly image: HTMLImageElement | null;
  /** Index of the current picture. */
  readonly index: number;
  /** Opacity of the background around the pictures. */
  dim: number;
  /** Whether a key is for the pictures. */
  isKey(event: KeyboardEvent): boolean;
}

/** Limits of the scale; scale after a double tap; factor of a key. */
const SCALES: Range = { min: 1, max: 4 };
const DOUBLE_TAP = 2.5;
const ZOOM_STEP = 1.5;
/** How far arrow keys move an enlarged picture, in px. */
const PAN_STEP = 64;
/** Two taps within this time in ms and this distance in px are a double tap. */
const TAP_TIME = 280;
const TAP_DISTANCE = 40;
/** From this distance in px, or this speed in px/ms, on a swipe closes the viewer, or leaves an enlarged picture at its edge. */
const FAR = 96;
const FAST = 0.5;
/** Distance in px of a swipe over which the background fades. */
const FADE = 480;

const ZOOMS: Readonly<Record<string, number>> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP };
/** How a key moves the picture: against its direction, so that the visible section moves with it. */
const PANS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [PAN_STEP, 0],
  ArrowRight: [-PAN_STEP, 0],
  ArrowUp: [0, PAN_STEP],
  ArrowDown: [0, -PAN_STEP],
};

interface Frame {
  readonly image: HTMLImageElement;
  /** Sizes of the frame around the picture, and of the picture before it is scaled. */
  readonly width: number;
  readonly height: number;
  readonly imageWidth: number;
  readonly imageHeight: number;
}

/** Whether an event comes from the pictures, and not from a button. */
export function isOnStage(event: Event, viewer: Element): boolean {
  const path = event.composedPath() as Element[];
  const inside = path.slice(0, path.indexOf(viewer));
  return inside.some((node) => node.localName === 'nc-swiper') && !inside.some((node) => node.localName === 'button');
}

const UNMOVED = { transform: '', translate: '' };

const middleOf = (range: number): Range => ({ min: range / 2, max: range / 2 });

/** Zooms, moves and swipes the current picture by fingers, mouse, wheel and keys, while the viewer is on screen. */
export class Stage implements BodyOwner {
  readonly isElastic = true;
  readonly hasInertia = true;
  readonly damping = 40;
  readonly friction = 2;
  readonly scales = SCALES;
  readonly #host: StageHost;
  readonly #pictures: StagePictures;
  readonly #surface: HTMLElement;
  readonly #body = new Body(this);
  readonly #pinch: PinchController;
  readonly #wheel: ZoomWheel;
  #frame: Frame | undefined;
  /** What the present drag does. */
  #mode: 'pan' | 'swipe' | undefined;
  /** Whether the press has stopped a picture that was moving. */
  #isCaught = false;
  /** Distance in px of a swipe that may close the viewer. */
  #distance = 0;
  /** How far the drag is beyond the edge of the picture, in px. */
  #pull = 0;
  #tap: { readonly x: number; readonly y: number; readonly timer: ReturnType<typeof setTimeout> } | undefined;

  /** Listens to `surface`, until `stop`. */
  constructor(host: StageHost, pictures: StagePictures, surface: HTMLElement) {
    this.#host = host;
    this.#pictures = pictures;
    this.#surface = surface;
    this.#pinch = new PinchController(surface, {
      name: 'image-viewer',
      mayEnter: (event) => isOnStage(event, this.#host.viewer),
      mayStart: ({ x, y }) => this.#isZoomed || Math.abs(y) > Math.abs(x),
      mayPinch: () => this.#frame !== undefined,
      press: () => this.#press(),
      start: () => this.#start(),
      move: (state) => this.#move(state),
      end: (state) => this.#end(state),
    });
    this.#wheel = new ZoomWheel(pictures.swiper!, (ratio, x, y) => this.#zoom(ratio, x, y), { isPlain: true });
    this.#pinch.hostConnected();
    this.#pinch.guard(true);
    this.#wheel.listen(true);
    surface.addEventListener('click', this);
    // Captured, to come before the swiper, which handles some of the same keys.
    surface.addEventListener('keydown', this, true);
    viewOf(surface).addEventListener('resize', this);
    // When it is opened again while it fades out, the picture may still be moved.
    if (pictures.image) Object.assign(pictures.image.style, UNMOVED);
    this.reset();
  }

  get window(): Window {
    return viewOf(this.#surface);
  }

  boundsAt(scale: number): { x: Range; y: Range } {
    const { width, height, imageWidth, imageHeight } = this.#frame!;
    const range = (rest: number): Range => (rest >= 0 ? middleOf(rest) : { min: rest, max: 0 });
    return { x: range(width - imageWidth * scale), y: range(height - imageHeight * scale) };
  }

  moved({ x, y, scale }: Place, _cause: Cause): void {
    const { image, width, height, imageWidth, imageHeight } = this.#frame!;
    const left = x - (width - imageWidth) / 2;
    const top = y - (height - imageHeight) / 2;
    image.style.transform = scale === 1 && !left && !top ? '' : `translate(${left}px, ${top}px) scale(${scale})`;
    this.#setZoomed(scale > 1);
  }

  rested(): void {
    this.#updateMoving();
  }

  /** How many px of the viewport one of the picture's frame is: the page may be zoomed. */
  get #unit(): Scale {
    const zoom = zoomOf(this.#surface);
    return { x: zoom, y: zoom };
  }

  /** Shows the current picture as a whole, if it or its size is another one than before. */
  reset(): void {
    const { image } = this.#pictures;
    if (image && image === this.#frame?.image && this.#isMeasured(image)) return;
    this.#pinch.cancel();
    this.#clear();
    if (!image) return;
    const frame = image.parentElement!;
    const { offsetWidth: imageWidth, offsetHeight: imageHeight } = image;
    if (!imageWidth || !imageHeight) return;
    this.#frame = { image, width: frame.clientWidth, height: frame.clientHeight, imageWidth, imageHeight };
    const { x, y } = this.boundsAt(1);
    this.#body.goTo({ x: x.min, y: y.min, scale: 1 }, false);
  }

  /** Ends all gestures and listeners: the viewer leaves the screen. */
  stop(): void {
    this.#pinch.hostDisconnected();
    // The picture fades out where it is.
    this.#frame = undefined;
    this.#clear();
    this.#forgetTap();
    this.#surface.removeEventListener('click', this);
    this.#surface.removeEventListener('keydown', this, true);
    this.#pinch.guard(false);
    this.#wheel.listen(false);
    viewOf(this.#surface).removeEventListener('resize', this);
  }

  handleEvent(event: Event): void {
    if (event.type === 'resize') this.reset();
    else if (event.type === 'keydown') this.#handleKey(event as KeyboardEvent);
    else if (isOnStage(event, this.#host.viewer)) this.#handleClick(event as MouseEvent);
  }

  get #isZoomed(): boolean {
    return this.#frame !== undefined && this.#body.place.scale > 1;
  }

  #handleKey(event: KeyboardEvent): void {
    const { key } = event;
    const image = this.#frame?.image;
    if (!image || !this.#pictures.isKey(event)) return;
    const { x, y, scale } = this.#body.place;
    const ratio = key === '0' ? 1 / scale : ZOOMS[key];
    const pan = PANS[key];
    if (ratio) {
      const { left, top, width, height } = boxOf(image.parentElement!);
      this.#zoom(ratio, left + width / 2, top + height / 2);
    } else if (pan && this.#isZoomed && !this.#pinch.isPressed) {
      this.#body.nudge(...pan);
      // At the edge of the picture the key leads to the next one.
      if (pan[0] && this.#body.place.x === x && this.#body.place.y === y) return;
    } else return;
    event.preventDefault();
  }

  #isMeasured(image: HTMLImageElement): boolean {
    const { width, height, imageWidth, imageHeight } = this.#frame!;
    const { clientWidth, clientHeight } = image.parentElement!;
    return (
      width === clientWidth &&
      height === clientHeight &&
      imageWidth === image.offsetWidth &&
      imageHeight === image.offsetHeight
    );
  }

  #clear(): void {
    this.#body.halt();
    const { image } = this.#frame ?? {};
    this.#frame = undefined;
    if (image) Object.assign(image.style, UNMOVED);
    this.#mode = undefined;
    this.#distance = 0;
    this.#pull = 0;
    this.#setZoomed(false);
    this.#updateMoving();
  }

  #press(): boolean {
    this.#isCaught = this.#body.isMoving;
    this.#body.halt();
    return this.#isCaught;
  }

  #start(): void {
    this.#forgetTap();
    this.#distance = 0;
    this.#pull = 0;
    this.#mode = this.#isZoomed ? 'pan' : 'swipe';
    if (this.#frame) this.#body.grab();
    this.#updateMoving();
  }

  #move({ fingers, ratio, x, y, ...moved }: PinchState): void {
    const [deltaX, deltaY] = [moved.deltaX / this.#unit.x, moved.deltaY / this.#unit.y];
    if (fingers > 1 && this.#mode === 'swipe' && this.#frame) {
      this.#swipe(0);
      this.#mode = 'pan';
    }
    if (this.#mode === 'swipe') return this.#swipe(this.#distance + deltaY);
    if (!this.#frame) return;
    this.#body.move(deltaX, deltaY, ratio, ...this.#pointAt(x, y));
    const place = this.#body.place;
    const range = this.boundsAt(place.scale).x;
    const isBeyond = fingers === 1 && place.x !== clamp(place.x, range);
    this.#pull = isBeyond ? this.#pull + deltaX : 0;
  }

  #end(state?: PinchState): void {
    const mode = this.#mode;
    this.#mode = undefined;
    const speedX = (state?.speedX ?? 0) / this.#unit.x;
    const speedY = (state?.speedY ?? 0) / this.#unit.y;
    if (mode === 'swipe') this.#swiped(Boolean(state), speedY);
    else if (this.#frame && (mode || this.#isCaught)) {
      const pull = state ? this.#pull : 0;
      if (Math.abs(pull) > FAR || (pull && Math.abs(speedX) > FAST && pull * speedX > 0)) this.#page(pull);
      else this.#body.release(speedX * 1000, speedY * 1000);
    }
    this.#isCaught = false;
    this.#updateMoving();
  }

  /** Follows the finger up or down. */
  #swipe(distance: number): void {
    this.#distance = distance;
    const { image } = this.#pictures;
    const share = Math.min(1, Math.abs(distance) / FADE);
    if (image) {
      image.style.translate = distance ? `0 ${distance}px` : '';
      image.style.opacity = '';
    }
    this.#pictures.dim = 1 - share;
  }

  #swiped(isReleased: boolean, speed: number): void {
    const isFar = Math.abs(this.#distance) > FAR || (Math.abs(speed) > FAST && speed * this.#distance > 0);
    const { viewer } = this.#host;
    if (isReleased && isFar && viewer.isDismissible) viewer.dismiss('swipe');
    // The guard may have refused, or has not answered yet.
    if (viewer.open) this.#swipeBack();
    // The press may have stopped it while it was animated from too small a scale.
    if (this.#frame) this.#body.release(0, 0);
  }

  #swipeBack(): void {
    const { image } = this.#pictures;
    const from = image?.style.translate;
    this.#swipe(0);
    if (image && from && !isMotionReduced())
      image.animate({ translate: [from, '0 0'] }, { duration: 200, easing: 'ease-out' });
  }

  /** Goes to the next or previous picture, after a drag beyond the edge of an enlarged one. */
  #page(pull: number): void {
    const { swiper } = this.#pictures;
    const isForward = pull < 0 !== (swiper?.matches(':dir(rtl)') ?? false);
    const before = this.#pictures.index;
    swiper?.step(isForward ? 1 : -1, 'touch');
    // If there is none, the picture springs back.
    if (this.#pictures.index === before) this.#body.release(0, 0);
  }

  #zoom(ratio: number, clientX: number, clientY: number): void {
    if (this.#frame && !this.#pinch.isPressed) this.#body.nudge(0, 0, ratio, ...this.#pointAt(clientX, clientY));
  }

  #handleClick(event: MouseEvent): void {
    const { clientX: x, clientY: y } = event;
    const last = this.#tap;
    this.#forgetTap();
    if (last && Math.hypot(x - last.x, y - last.y) < TAP_DISTANCE) return this.#toggle(x, y);
    const timer = setTimeout(() => {
      this.#tap = undefined;
      if (!this.#isZoomed) this.#host.viewer.dismiss('backdrop');
    }, TAP_TIME);
    this.#tap = { x, y, timer };
  }

  #forgetTap(): void {
    clearTimeout(this.#tap?.timer);
    this.#tap = undefined;
  }

  /** Enlarges the picture at a point of the viewport, or shows all of it again. */
  #toggle(clientX: number, clientY: number): void {
    if (!this.#frame) return;
    const { x, y, scale } = this.#body.place;
    const to = scale > 1 ? 1 : DOUBLE_TAP;
    const [aboutX, aboutY] = this.#pointAt(clientX, clientY);
    const bounds = this.boundsAt(to);
    const place = {
      x: clamp(aboutX + ((x - aboutX) * to) / scale, bounds.x),
      y: clamp(aboutY + ((y - aboutY) * to) / scale, bounds.y),
      scale: to,
    };
    this.#body.goTo(place, true);
    this.#updateMoving();
  }

  /** Converts a point of the viewport to px of the frame. */
  #pointAt(clientX: number, clientY: number): [x: number, y: number] {
    const frame = this.#frame!.image.parentElement!;
    const { left, top } = boxOf(frame);
    const { x, y } = this.#unit;
    return [(clientX - left) / x, (clientY - top) / y];
  }

  #setZoomed(on: boolean): void {
    const { swiper } = this.#pictures;
    this.#host.setState('zoomed', on);
    // Drags move the picture then.
    if (swiper) swiper.disableTouch = on;
  }

  #updateMoving(): void {
    this.#host.setState('moving', this.#mode !== undefined || this.#body.isMoving);
  }
}
