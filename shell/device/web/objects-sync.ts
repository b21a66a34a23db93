import type { AnimationStepOptions, NodeAnimation } from '../apis/animation.js';
import type { InnerAudioContext } from '../apis/audio.js';
import type { CanvasContext, ContextRoot, VideoContext } from '../apis/contexts.js';
import type { MapContext } from '../apis/map-context.js';
import type {
  IntersectionObserverOptions,
  MediaQueryObserver,
  NodeIntersectionObserver,
  SelectorQuery,
} from '../apis/observers.js';
import type { RecorderManager } from '../apis/recorder.js';
import { callSync } from '../call-sync.js';
import { webAnimation } from './page/animation.js';
import { webCanvasContext } from './canvas/canvas-queue.js';
import { webAudioContext } from './sound/inner-audio-context.js';
import { webIntersectionObserver } from './page/intersection.js';
import { webMediaQueryObserver } from './page/media-query.js';
import { webRecorder } from './sound/recorder.js';
import { webSelectorQuery } from './page/selector-query.js';
import { webMapContext } from './page/map-context.js';
import { webVideoContext } from './page/video-context.js';

/** A sound. Several play at the same time; `destroy()` ends one. */
export const createInnerAudioContext = (): InnerAudioContext =>
  callSync('createInnerAudioContext', {}, () => ({ context: webAudioContext() })).context;

/** The recorder of the page: one, however often it is asked for. */
export const getRecorderManager = (): RecorderManager =>
  callSync('getRecorderManager', {}, () => ({ manager: webRecorder() })).manager;

const within = (component?: ContextRoot | null) => (component === undefined || component === null ? {} : { component });

/** Controls the video of an id. */
export const createVideoContext = (videoId: string, component?: ContextRoot): VideoContext =>
  callSync('createVideoContext', { videoId, ...within(component) }, (options) => ({
    context: webVideoContext(options),
  })).context;

/** Controls the map of an id. */
export const createMapContext = (mapId: string, component?: ContextRoot): MapContext =>
  callSync('createMapContext', { mapId, ...within(component) }, (options) => ({
    context: webMapContext(options),
  })).context;

/** Collects what to draw on the canvas of a `canvas-id` or an id, until `draw()`. */
export const createCanvasContext = (canvasId: string, component?: ContextRoot): CanvasContext =>
  callSync('createCanvasContext', { canvasId, ...within(component) }, (options) => ({
    context: webCanvasContext(options),
  })).context;

/** Measures elements of the page, or of a component. */
export const createSelectorQuery = (component?: ContextRoot | null): SelectorQuery =>
  callSync('createSelectorQuery', within(component), (options) => ({ query: webSelectorQuery(options.component) }))
    .query;

/** Tells when elements of the page, or of a component, come into view. */
export const createIntersectionObserver = (
  component?: ContextRoot | null,
  options?: IntersectionObserverOptions,
): NodeIntersectionObserver =>
  callSync('createIntersectionObserver', { ...options, ...within(component) }, (given) => ({
    observer: webIntersectionObserver(given),
  })).observer;

/** Observes whether the window meets conditions. It takes a component as the others do, and has no need of it. */
export const createMediaQueryObserver = (_component?: ContextRoot | null): MediaQueryObserver =>
  callSync('createMediaQueryObserver', {}, () => ({ observer: webMediaQueryObserver() })).observer;

/** Collects the steps of an animation, which `play` or `playAnimation` plays on an element. */
export const createAnimation = (options: AnimationStepOptions = {}): NodeAnimation =>
  callSync('createAnimation', options, (given) => ({ animation: webAnimation(given) })).animation;
