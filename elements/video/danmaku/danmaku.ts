import { isMotionReduced, reducedMotion } from '../../base/reduced-motion.js';
import { unwatchSize, watchSize } from '../../internal/observe/resize.js';
import type { Danmu } from './kinds.js';
import { Lanes, type Place } from './lanes.js';
import { firstFrom, messageOf, type Message } from './messages.js';

export { styles } from './danmaku.styles.js';

/** Messages are laid out so long before they appear, in s. Browsers report the time of a video four times a second. */
const AHEAD = 0.6;
/** A message that finds no room waits so long, in s of the video, and is then left out. */
const MAX_WAIT = 1;
/** When the video goes to another time, the messages of so many s before it may still be in the picture. */
const WINDOW = 6;
/** A beginning or an end of an animation costs a frame of the page: they are far out of the picture. In s. */
const MARGIN = 2;
/** A clock that is off by more is set, in s; by much more, it is another time of the video. */
const DRIFT = 0.1;
const JUMP = 1;

/** Of the text: at least so many px, and this part of the shorter side of the picture. */
const LEAST_SIZE = 14;
const TEXT_SHARE = 0.04;
const LINE_HEIGHT = 1.5;

const EVENTS = [
  'playing',
  'pause',
  'waiting',
  'seeking',
  'seeked',
  'ratechange',
  'timeupdate',
  'emptied',
  'loadedmetadata',
];
/** `readyState` from which on a video can go on: HAVE_FUTURE_DATA. */
const CAN_GO_ON = 3;

let canvas: CanvasRenderingContext2D | null | undefined;

/** Measured without the page: that would be laid out once for each message. */
function widthOf(text: string, font: string): number {
  canvas ??= document.createElement('canvas').getContext('2d')!;
  canvas.font = font;
  return Math.ceil(canvas.measureText(text).width);
}

/** A message in the picture, or just about to enter it. */
interface Shown {
  readonly node: HTMLElement;
  readonly place: Place;
  readonly animation: Animation;
}

/**
 * Messages that run over a video, in its time. Each is one animation that the compositor plays, so that frames of messages
 * and video do not depend on scripts. They run in lanes and never overlap, at most 120 at once: a message that finds no room within
 * a second is left out, unless the user has sent it.
 */
export class Danmaku {
  readonly #element: HTMLElement;
  readonly #media: HTMLMediaElement;
  readonly #layer: HTMLElement;
  /** Of the list, and those that were sent, by time. */
  #messages: Message[] = [];
  #sent: Message[] = [];
  /** The video that they were sent to. */
  #source = '';
  /** The first of `#messages` that has not been laid out. */
  #next = 0;
  #shown: Shown[] = [];
  readonly #idle: HTMLElement[] = [];
  #lanes = new Lanes(0, 0, false);
  #width = 0;
  #height = 0;
  #laneHeight = 0;
  /** As canvases take it. */
  #font = '';
  /** Text is read from right to left, so messages run to the right. */
  #isMirrored = false;
  #isStill = false;
  /** The time of the video, in s, at a time of the page, in ms; undefined while it stands. */
  #clock?: { readonly video: number; readonly page: number; readonly rate: number } | undefined;

  /** The layer comes right after `media`. */
  constructor(element: HTMLElement, media: HTMLMediaElement) {
    this.#element = element;
    this.#media = media;
    this.#layer = media.ownerDocument.createElement('div');
    this.#layer.part.add('danmaku');
    // Hundreds of remarks would drown what the video says.
    this.#layer.ariaHidden = 'true';
  }

  connect(): void {
    this.#forgetOther();
    this.#media.after(this.#layer);
    for (const type of EVENTS) this.#media.addEventListener(type, this);
    reducedMotion().addEventListener('change', this);
    watchSize(this.#layer, this);
  }

  disconnect(): void {
    this.#clear();
    for (const type of EVENTS) this.#media.removeEventListener(type, this);
    reducedMotion().removeEventListener('change', this);
    unwatchSize(this.#layer, this);
    this.#width = 0;
    this.#layer.remove();
  }

  /** Replaces the messages of the list. Those that were sent stay. */
  setList(list: readonly Danmu[]): void {
    const messages = list.map((danmu) => messageOf(this.#element, danmu)).filter((message) => message !== undefined);
    this.#messages = [...messages, ...this.#sent].sort((one, other) => one.time - other.time);
    this.#layOut();
  }

  /** Shows a message, now or as soon as there is room. It belongs to that time of the video from now on. */
  send(danmu: Danmu, time: number): void {
    const message = messageOf(this.#element, { ...danmu, time }, { isSent: true, name: 'sendDanmu' });
    if (!message) return;
    this.#forgetOther();
    this.#source = this.#media.currentSrc;
    this.#sent.push(message);
    const index = firstFrom(this.#messages, time);
    this.#messages.splice(index, 0, message);
    if (index < this.#next) {
      // Its time has just been laid out.
      this.#next++;
      this.#show(message, this.#now);
    } else this.#extend();
  }

  handleEvent({ type }: Event): void {
    switch (type) {
      case 'timeupdate':
        return this.#tick();
      case 'emptied':
        this.#forget();
        return this.#clear();
      case 'seeking':
        return this.#clear();
      case 'seeked':
      case 'loadedmetadata':
      case 'change': // of the preference for less motion
        return this.#layOut();
    }
    this.#run();
  }

  resized(): void {
    const { clientWidth, clientHeight } = this.#layer;
    if (clientWidth === this.#width && clientHeight === this.#height) return;
    this.#width = clientWidth;
    this.#height = clientHeight;
    this.#layOut();
  }

  /** For so many s of the video a message that moves is animated before it enters, and after it has left. */
  get #margin(): number {
    return this.#isStill ? 0 : MARGIN;
  }

  get #isRunning(): boolean {
    const { paused, seeking, readyState } = this.#media;
    return !paused && !seeking && readyState >= CAN_GO_ON;
  }

  get #pageTime(): number {
    return Number(this.#layer.ownerDocument.timeline.currentTime);
  }

  /** Where the clock of the animations is, in s of the video. */
  get #now(): number {
    const clock = this.#clock;
    if (!clock) return this.#media.currentTime;
    return clock.video + ((this.#pageTime - clock.page) / 1000) * clock.rate;
  }

  /** Forgets what was sent. */
  #forget(): void {
    if (!this.#sent.length) return;
    this.#sent = [];
    this.#messages = this.#messages.filter(({ isSent }) => !isSent);
  }

  /** Forgets what was sent to another video. */
  #forgetOther(): void {
    if (this.#source !== this.#media.currentSrc) this.#forget();
  }

  /** Takes all messages out of the picture. */
  #clear(): void {
    for (const { node, animation } of this.#shown.splice(0)) this.#release(node, animation);
    this.#next = Infinity;
  }

  /** Shows what is in the picture at this time of the video. */
  #layOut(): void {
    this.#clear();
    const { currentTime, seeking } = this.#media;
    if (seeking || !this.#width) return;
    this.#read();
    this.#next = firstFrom(this.#messages, currentTime - WINDOW);
    this.#setClock();
    this.#extend();
  }

  /** Reads text size, direction and preferences, and divides the picture into lanes. */
  #read(): void {
    const size = Math.max(LEAST_SIZE, Math.min(this.#width, this.#height) * TEXT_SHARE);
    this.#layer.style.fontSize = `var(--nc-video-danmaku-size, ${size}px)`;
    const { direction, fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(this.#layer);
    this.#font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    this.#laneHeight = parseFloat(fontSize) * LINE_HEIGHT;
    this.#isMirrored = direction === 'rtl';
    this.#isStill = isMotionReduced();
    this.#lanes = new Lanes(Math.floor(this.#height / this.#laneHeight), this.#width, this.#isStill);
  }

  #tick(): void {
    const off = Math.abs(this.#now - this.#media.currentTime);
    if (off > JUMP) return this.#layOut();
    if (off > DRIFT) this.#run();
    this.#extend();
  }

  /** The video runs, stands, or has another speed: so do the messages. */
  #run(): void {
    this.#setClock();
    for (const { animation, place } of this.#shown) this.#follow(animation, place);
    this.#extend();
  }

  #setClock(): void {
    const { currentTime, playbackRate } = this.#media;
    this.#clock = this.#isRunning ? { video: currentTime, page: this.#pageTime, rate: playbackRate } : undefined;
  }

  #follow(animation: Animation, { enter }: Place): void {
    if (this.#clock) {
      animation.playbackRate = this.#clock.rate;
      animation.play();
    } else animation.pause();
    // At last: `play()` rewinds what has not begun.
    animation.currentTime = (this.#now - enter + this.#margin) * 1000;
  }

  /** Gives places to the messages of the next moments. */
  #extend(): void {
    const now = this.#now;
    this.#sweep(now);
    const horizon = now + AHEAD * (this.#clock?.rate ?? 0);
    for (; this.#next < this.#messages.length && this.#messages[this.#next]!.time <= horizon; this.#next++) {
      const message = this.#messages[this.#next]!;
      if (message.isSent || this.#lanes.nextRoom <= message.time + MAX_WAIT) this.#show(message, now);
    }
  }

  /** Takes messages out that have left the picture. */
  #sweep(now: number): void {
    this.#shown = this.#shown.filter(({ node, place, animation }) => {
      const isOver = place.leave < now;
      if (isOver) this.#release(node, animation);
      return !isOver;
    });
  }

  #show({ text, color, time }: Message, now: number): void {
    if (this.#lanes.nextRoom === Infinity) return;
    const place = this.#lanes.take(Math.min(widthOf(text, this.#font), 2 * this.#width), time);
    if (place.leave <= now) return;
    const node = this.#take();
    node.textContent = text;
    node.style.color = color;
    const animation = node.animate(this.#wayOf(place), {
      duration: (place.leave - place.enter + 2 * this.#margin) * 1000,
    });
    this.#follow(animation, place);
    this.#shown.push({ node, place, animation });
  }

  /** From before it enters until after it has left, so that no animation begins or ends while others run. */
  #wayOf({ lane, enter, leave, width }: Place): Keyframe[] {
    const y = lane * this.#laneHeight;
    const margin = ((this.#width + width) / (leave - enter)) * this.#margin;
    const middle = (this.#width - width) / 2;
    const way = this.#isStill ? [middle, middle] : [this.#width + margin, -width - margin];
    if (this.#isMirrored) way.reverse();
    return way.map((x) => ({ opacity: 1, transform: `translate(${x}px, ${y}px)` }));
  }

  #take(): HTMLElement {
    const idle = this.#idle.pop();
    if (idle) return idle;
    const node = this.#layer.ownerDocument.createElement('span');
    node.dir = 'auto';
    this.#layer.append(node);
    return node;
  }

  #release(node: HTMLElement, animation: Animation): void {
    animation.cancel();
    this.#idle.push(node);
  }
}
