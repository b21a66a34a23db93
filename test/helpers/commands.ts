import { executeServerCommand } from '@web/test-runner-commands';
import { steadyTimes, type Motion, type Point } from './steady-times.js';

export type { Motion, Point };

// Real input and emulation that @web/test-runner-commands lacks, or has not for every engine. Positions are CSS px
// in the viewport, fractions allowed (Firefox and WebKit round them).

export const isFirefox = navigator.userAgent.includes('Firefox/');
export const isChromium = /Chrom(?:e|ium)\//.test(navigator.userAgent);
export const isWebKit = !isFirefox && !isChromium;

const { driver } = document.documentElement.dataset;

/** Undoes what commands have set in the browser, releases pointers, and empties the storage but for databases. */
export const cleanBrowser = () => send('clean', {});

/** Whether `touch` sends touches: where there are none, as in WebKit, one finger becomes a mouse. */
export const hasTouch = driver === 'devTools' || driver === 'bidi';

/** Whether `drag` can use a pen: not in Firefox. */
export const hasPen = driver === 'devTools' || driver === 'webDriver';

export type ModifierKey = 'Alt' | 'Control' | 'Meta' | 'Shift';
export type PointerKind = 'mouse' | 'pen' | 'touch';

export interface TouchMotion extends Motion {
  /** End with pointercancel instead of pointerup. Chromium only. */
  cancel?: boolean;
  /** So often, at once after each other: 2 for a double tap. Default 1. */
  times?: number;
}

async function send(command: string, payload: object): Promise<unknown> {
  const answer = await executeServerCommand<{ value?: unknown; error?: string }, object>(command, payload);
  if (answer.error) throw new Error(`${command}: ${answer.error}`);
  return answer.value;
}

// The real one, also while a test has replaced the clock.
const requestFrame = window.requestAnimationFrame.bind(window);

const drawn = () => new Promise((resolve) => requestFrame(() => requestFrame(resolve)));

/**
 * Firefox finds the target by the last frame, and reports input as done before the page has got it: so a frame is drawn
 * before and after.
 */
async function input(command: string, payload: object): Promise<void> {
  await drawn();
  await send(command, payload);
  await drawn();
}

/** A drag of one pointer, whose events have the times that were asked for. */
async function move(command: string, points: readonly Point[], motion: Motion): Promise<void> {
  const end = steadyTimes(points, motion);
  try {
    await input(command, { points, ...motion });
  } finally {
    end();
  }
}

/** One finger goes down on the first point, moves through the others and lifts; a single point is a tap. */
export const touch = (points: readonly Point[], motion: TouchMotion = {}) => move('touch', points, motion);

/** Several fingers move at once, each along its own points: a pinch, a rotation. Not in WebKit. */
export const multiTouch = (fingers: readonly (readonly Point[])[], motion: TouchMotion = {}) =>
  input('touch', { fingers, ...motion });

/** The same with a mouse (default) or a pen (see hasPen), which hovers to the first point before it goes down. */
export const drag = (
  points: readonly Point[],
  options: Motion & { pointerType?: 'mouse' | 'pen'; button?: 'left' | 'middle' | 'right' } = {},
) => move('drag', points, options);

export interface PointerStep {
  /** `cancel` is for touch in Chromium only. */
  phase: 'down' | 'move' | 'up' | 'cancel';
  position: Point;
  /** Default 'touch'. */
  pointerType?: PointerKind;
  /** Tells fingers apart. Default 0. */
  id?: number;
  /** Mouse and pen. Default 'left'. */
  button?: 'left' | 'middle' | 'right';
}

/** A single step of a gesture, to look at the page in between. */
export const pointer = (step: PointerStep) => input('pointer', step);

/** Turns the wheel over a point, by pixels; with 'Control' held it is the pinch of a touchpad (not in WebKit). */
export const wheel = (
  position: Point,
  options: { deltaX?: number; deltaY?: number; modifiers?: readonly ModifierKey[] },
) => input('wheel', { position, ...options });

/** Presses a key, or a combination such as 'Shift+Tab' or 'Control+a'. Names as in KeyboardEvent.key. */
export const keys = (combo: string) => input('keys', { combo });

/** Sends a command of the DevTools protocol and gives back its answer. Undone after the test file. Chromium only. */
export const cdp = (method: string, params: object = {}): Promise<unknown> => send('cdp', { method, params });

/** Grants these permissions to the page and denies all others, until the test file ends. Not in WebKit. */
export const grantPermissions = (...granted: string[]) => send('permissions', { granted });

export interface MediaFeatures {
  media?: 'print' | 'screen';
  'prefers-color-scheme'?: 'dark' | 'light';
  'prefers-reduced-motion'?: 'reduce' | 'no-preference';
  'prefers-contrast'?: 'more' | 'less' | 'no-preference';
  'forced-colors'?: 'active' | 'none';
}

/** Emulates media features: those given and no others, so `emulate({})` ends it. Chromium only. */
export const emulate = (features: MediaFeatures) => send('emulate', features);

/** Puts files of the project into a file input of the page: it fires `input` and `change`, as after the user's choice. */
export const setFiles = (selector: string, ...files: string[]) => send('setFiles', { selector, files });

/** Writes a PNG of the viewport, or of a part of it, to a path relative to the project; test/.cache is not committed. */
export const screenshot = (path: string, clip?: { x: number; y: number; width: number; height: number }) =>
  send('screenshot', { path, clip });

/**
 * The server refuses, with status 503, the next request of this page whose URL contains `part`. The path of a module that
 * loads later is that of its source without the extension: `refuseOnce('elements/picker/panel')`.
 */
export function refuseOnce(part: string): void {
  document.cookie = `refuse=${encodeURIComponent(`${Math.random()}:${part}`)}; path=/`;
}

/** The server answers no request of this page whose URL contains `part` before the returned function is called. */
export function hold(part: string): () => Promise<unknown> {
  const wish = encodeURIComponent(`${Math.random()}:${part}`);
  document.cookie = `hold=${wish}; path=/`;
  return () => fetch(`/release-held/${wish}`);
}
