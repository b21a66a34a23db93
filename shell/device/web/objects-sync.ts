import type { AnimationStepOptions, NodeAnimation } from '../calls/animation/types.js';
import type { InnerAudioContext } from '../calls/audio/types.js';
import type { CanvasContext, ContextRoot, VideoContext } from '../calls/contexts/types.js';
import type { MapContext } from '../calls/map-context/types.js';
import type {
  IntersectionObserverOptions,
  MediaQueryObserver,
  NodeIntersectionObserver,
  SelectorQuery,
} from '../calls/observers/types.js';
import type { RecorderManager } from '../calls/recorder/types.js';
import { callSync } from '../call-sync.js';
import { webAnimation } from '../calls/animation/web/animation.js';
import { webCanvasContext } from '../calls/contexts/web/canvas-queue.js';
import { webAudioContext } from '../calls/audio/web/inner-audio-context.js';
import { webIntersectionObserver } from '../calls/observers/web/intersection.js';
import { webMediaQueryObserver } from '../calls/observers/web/media-query.js';
import { webRecorder } from '../calls/recorder/web/recorder.js';
import { webSelectorQuery } from '../calls/observers/web/selector-query.js';
import { webMapContext } from '../calls/map-context/web/map-context.js';
import { webVideoContext } from '../calls/contexts/web/video-context.js';

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
