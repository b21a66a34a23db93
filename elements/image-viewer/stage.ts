import { PinchController, type PinchState } from '../internal/gesture/pinch.js';
import { Body, type BodyOwner, type Cause, clamp, type Place, type Range } from '../internal/motion/body.js';
import { isMotionReduced } from '../internal/motion/reduced-motion.js';
import { ZoomWheel } from '../internal/gesture/zoom-wheel.js';
import type { Gallery } from './gallery.js';
import type { NcImageViewer } from './image-viewer.js';

/** What a picture may be scaled to, and what a double tap and a key make of it. */
const SCALES: Range = { min: 1, max: 4 };
const DOUBLE_TAP = 2.5;
const ZOOM_STEP = 1.5;
/** How far arrow keys move an enlarged one, in px. */
const PAN_STEP = 64;
/** Two taps within this time, in ms, and this distance, in px, are one of both. */
export const TAP_TIME = 280;
const TAP_DISTANCE = 40;
/** A swipe of this way in px, or this speed in px/ms, closes; one beyond the edge of a zoomed picture pages. */
const FAR = 96;
const FAST = 0.5;
/** The way in px on which the backdrop fades. */
const FADE = 480;

const ZOOMS: Readonly<Record<string, number>> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP };
/** What is seen moves with the key, the picture against it. */
const PANS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [PAN_STEP, 0],
  ArrowRight: [-PAN_STEP, 0],
  ArrowUp: [0, PAN_STEP],
  ArrowDown: [0, -PAN_STEP],
};

interface Frame {
  readonly image: HTMLImageElement;
  /** Of what is around the picture, and of the picture as it is laid out. */
  readonly width: number;
  readonly height: number;
  readonly imageWidth: number;
  readonly imageHeight: number;
}

const UNMOVED = { transform: '', translate: '' };

const middleOf = (range: number): Range => ({ min: range / 2, max: range / 2 });

/** What hands, wheel and keys do to the picture that is looked at. */
export class Stage implements BodyOwner {
  readonly isElastic = true;
  readonly hasInertia = true;
  readonly damping = 40;
  readonly friction = 2;
  readonly scales = SCALES;
  readonly #viewer: NcImageViewer;
  readonly #gallery: Gallery;
  readonly #surface: HTMLElement;
  readonly #body = new Body(this);
  readonly #pinch: PinchController;
  readonly #wheel: ZoomWheel;
  #frame: Frame | undefined;
  /** What one finger does, once that is settled. */
  #mode: 'pan' | 'swipe' | undefined;
  #isCaught = false;
  /** Way of a swipe that may close it. */
  #way = 0;
  /** How far the hand is beyond the edge of the picture, in px. */
  #pull = 0;
  #tap: { readonly x: number; readonly y: number; readonly timer: ReturnType<typeof setTimeout> } | undefined;

  /** For as long as it is on screen. */
  constructor(viewer: NcImageViewer, gallery: Gallery, surface: HTMLElement) {
    this.#viewer = viewer;
    this.#gallery = gallery;
    this.#surface = surface;
    this.#pinch = new PinchController(surface, {
      name: 'image-viewer',
      mayEnter: (event) => this.#isOnStage(event),
      mayStart: ({ x, y }) => this.#isZoomed || Math.abs(y) > Math.abs(x),
      mayPinch: () => this.#frame !== undefined,
      press: () => this.#press(),
      start: () => this.#start(),
      move: (state) => this.#move(state),
      end: (state) => this.#end(state),
    });
    this.#wheel = new ZoomWheel(gallery.swiper!, (ratio, x, y) => this.#zoom(ratio, x, y), { isPlain: true });
    this.#pinch.hostConnected();
    this.#pinch.guard(true);
    this.#wheel.listen(true);
    surface.addEventListener('click', this);
    // Before the swiper, whose keys they are as well.
    surface.addEventListener('keydown', this, true);
    addEventListener('resize', this);
    // It may be opened again while it fades out, with what the user had done.
    if (gallery.image) Object.assign(gallery.image.style, UNMOVED);
    this.reset();
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
    this.#zoomed(scale > 1);
  }

  rested(): void {
    this.#look();
  }

  /** Another picture is looked at, or another one has come, or the screen is another one: it is seen as a whole. */
  reset(): void {
    const { image } = this.#gallery;
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

  /** It is not on screen any more. */
  stop(): void {
    this.#pinch.hostDisconnected();
    // It fades out as it is.
    this.#frame = undefined;
    this.#clear();
    this.#forgetTap();
    this.#surface.removeEventListener('click', this);
    this.#surface.removeEventListener('keydown', this, true);
    this.#pinch.guard(false);
    this.#wheel.listen(false);
    removeEventListener('resize', this);
  }

  handleEvent(event: Event): void {
    if (event.type === 'resize') this.reset();
    else if (event.type === 'keydown') this.#key(event as KeyboardEvent);
    else if (this.#isOnStage(event)) this.#click(event as MouseEvent);
  }

  get #isZoomed(): boolean {
    return this.#frame !== undefined && this.#body.place.scale > 1;
  }

  /** Whether it happened to the pictures, and not to a button. */
  #isOnStage(event: Event): boolean {
    const path = event.composedPath() as Element[];
    const inside = path.slice(0, path.indexOf(this.#viewer));
    return inside.some((node) => node.localName === 'nc-swiper') && !inside.some((node) => node.localName === 'button');
  }

  #key(event: KeyboardEvent): void {
    const { key } = event;
    const image = this.#frame?.image;
    if (!image || !this.#gallery.isKey(event)) return;
    const { x, y, scale } = this.#body.place;
    const ratio = key === '0' ? 1 / scale : ZOOMS[key];
    const way = PANS[key];
    if (ratio) {
      const { left, top, width, height } = image.parentElement!.getBoundingClientRect();
      this.#zoom(ratio, left + width / 2, top + height / 2);
    } else if (way && this.#isZoomed && !this.#pinch.isPressed) {
      this.#body.nudge(...way);
      // At its edge the next one is meant.
      if (way[0] && this.#body.place.x === x && this.#body.place.y === y) return;
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
    this.#way = this.#pull = 0;
    this.#zoomed(false);
    this.#look();
  }

  #press(): boolean {
    this.#isCaught = this.#body.isMoving;
    this.#body.halt();
    return this.#isCaught;
  }

  #start(): void {
    this.#forgetTap();
    this.#pull = this.#way = 0;
    this.#mode = this.#isZoomed ? 'pan' : 'swipe';
    if (this.#frame) this.#body.grab();
    this.#look();
  }

  #move({ fingers, ratio, x, y, deltaX, deltaY }: PinchState): void {
    if (fingers > 1 && this.#mode === 'swipe' && this.#frame) {
      this.#swipe(0);
      this.#mode = 'pan';
    }
    if (this.#mode === 'swipe') return this.#swipe(this.#way + deltaY);
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
    const { speedX = 0, speedY = 0 } = state ?? {};
    if (mode === 'swipe') this.#swiped(Boolean(state), speedY);
    else if (this.#frame && (mode || this.#isCaught)) {
      const pull = state ? this.#pull : 0;
      if (Math.abs(pull) > FAR || (pull && Math.abs(speedX) > FAST && pull * speedX > 0)) this.#page(pull);
      else this.#body.release(speedX * 1000, speedY * 1000);
    }
    this.#isCaught = false;
    this.#look();
  }

  /** Follows the finger up or down, which may close it. */
  #swipe(way: number): void {
    this.#way = way;
    const { image } = this.#gallery;
    const share = Math.min(1, Math.abs(way) / FADE);
    if (image) {
      image.style.translate = way ? `0 ${way}px` : '';
      image.style.opacity = '';
    }
    this.#gallery.dim = 1 - share;
  }

  #swiped(isLetGo: boolean, speed: number): void {
    const isFar = Math.abs(this.#way) > FAR || (Math.abs(speed) > FAST && speed * this.#way > 0);
    const viewer = this.#viewer;
    if (isLetGo && isFar && viewer.isDismissible) viewer.dismiss('swipe');
    // A guard may have refused, or still think.
    if (viewer.open) this.#swipeBack();
    // It may have been caught on its way back from too small a scale.
    if (this.#frame) this.#body.release(0, 0);
  }

  #swipeBack(): void {
    const { image } = this.#gallery;
    const from = image?.style.translate;
    this.#swipe(0);
    if (image && from && !isMotionReduced())
      image.animate({ translate: [from, '0 0'] }, { duration: 200, easing: 'ease-out' });
  }

  /** Beyond its edge a zoomed picture is left. */
  #page(pull: number): void {
    const { swiper } = this.#gallery;
    const isForward = pull < 0 !== (swiper?.matches(':dir(rtl)') ?? false);
    const before = this.#gallery.index;
    swiper?.step(isForward ? 1 : -1, 'touch');
    // There may be none.
    if (this.#gallery.index === before) this.#body.release(0, 0);
  }

  #zoom(ratio: number, clientX: number, clientY: number): void {
    if (this.#frame && !this.#pinch.isPressed) this.#body.nudge(0, 0, ratio, ...this.#pointAt(clientX, clientY));
  }

  #click(event: MouseEvent): void {
    const { clientX: x, clientY: y } = event;
    const last = this.#tap;
    this.#forgetTap();
    if (last && Math.hypot(x - last.x, y - last.y) < TAP_DISTANCE) return this.#toggle(x, y);
    const timer = setTimeout(() => {
      this.#tap = undefined;
      if (!this.#isZoomed) this.#viewer.dismiss('backdrop');
    }, TAP_TIME);
    this.#tap = { x, y, timer };
  }

  #forgetTap(): void {
    clearTimeout(this.#tap?.timer);
    this.#tap = undefined;
  }

  /** Between a look at the whole and one at what was tapped. */
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
    this.#look();
  }

  /** A point of the viewport, in px of the frame. */
  #pointAt(clientX: number, clientY: number): [x: number, y: number] {
    const { left, top } = this.#frame!.image.parentElement!.getBoundingClientRect();
    return [clientX - left, clientY - top];
  }

  #zoomed(on: boolean): void {
    const { swiper } = this.#gallery;
    this.#viewer.mark('zoomed', on);
    // Fingers are the picture's then.
    if (swiper) swiper.disableTouch = on;
  }

  #look(): void {
    this.#viewer.mark('moving', this.#mode !== undefined || this.#body.isMoving);
  }
}
