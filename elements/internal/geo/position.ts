import { RequestEvent } from '../element/events.js';
import { isPoint } from './points.js';
import type { GeoPoint } from './types.js';

/** How long after one position the next is asked for, in ms. */
const REFRESH = 30_000;
/** The longest wait for a position, in ms. */
const TIMEOUT = 60_000;

/** Where the device is, in WGS 84. */
export interface Position extends GeoPoint {
  /** Meters that it may be off. */
  readonly accuracy: number;
  /** Where it moves to, in degrees clockwise from north; undefined while it rests. */
  readonly heading: number | undefined;
}

/** Why there is no position: the user or the browser denies it, the device finds none, it takes too long, or has none. */
export type PositionFailure = 'denied' | 'unavailable' | 'timeout' | 'unsupported';

export class PositionError extends Error {
  static {
    // Not set by the constructor: where a page has frozen `Error.prototype`, an error does not take a name of its own.
    Object.defineProperty(this.prototype, 'name', { value: 'PositionError', configurable: true, writable: true });
  }

  readonly failure: PositionFailure;

  constructor(failure: PositionFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}

export interface PositionWatcher {
  /** The element that asks: its page may answer instead of the browser. */
  readonly element: Element;
  moved(position: Position): void;
  failed?(error: PositionError): void;
}

const FAILURES: readonly PositionFailure[] = ['unavailable', 'denied', 'unavailable', 'timeout'];

/** Codes of the device bus for the same. */
const BUS_FAILURES: Readonly<Record<number, PositionFailure>> = {
  2: 'unsupported',
  3: 'denied',
  4: 'denied',
  5: 'timeout',
};

const orUndefined = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

function positionOf(answer: unknown): Position {
  if (!isPoint(answer)) throw new PositionError('unavailable', 'the answer has no position');
  const { latitude, longitude, accuracy, heading } = answer as GeoPoint & { accuracy?: unknown; heading?: unknown };
  return { latitude, longitude, accuracy: orUndefined(accuracy) ?? 0, heading: orUndefined(heading) };
}

function failureOf(error: unknown): PositionError {
  if (error instanceof PositionError) return error;
  const { errCode, message } = error as { errCode?: number; message?: string };
  return new PositionError(BUS_FAILURES[errCode ?? 0] ?? 'unavailable', message ?? String(error));
}

const measured = (): Promise<Position> =>
  new Promise((resolve, reject) => {
    const { geolocation } = navigator as { geolocation?: Geolocation };
    if (!geolocation) {
      reject(new PositionError('unsupported', 'this browser has no geolocation'));
      return;
    }
    geolocation.getCurrentPosition(
      ({ coords }) => resolve(positionOf(coords)),
      ({ code, message }) => reject(new PositionError(FAILURES[code] ?? 'unavailable', message)),
      { enableHighAccuracy: true, timeout: TIMEOUT, maximumAge: REFRESH / 2 },
    );
  });

/**
 * Asks once where the device is: the page's host (`getLocation`) if it answers, else the browser. Rejects with a
 * `PositionError`.
 */
export async function currentPosition(element: Element): Promise<Position> {
  const request = new RequestEvent('getLocation', { type: 'wgs84' });
  element.dispatchEvent(request);
  try {
    return request.answer ? positionOf(await request.answer) : await measured();
  } catch (error) {
    throw failureOf(error);
  }
}

const watchers = new Set<PositionWatcher>();
let latest: Position | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The pending request. */
let request: object | undefined;

/** The position that watchers got last, if anybody watches. */
export const knownPosition = (): Position | undefined => latest;

function rest(): void {
  clearTimeout(timer);
  timer = undefined;
  latest = undefined;
  // The watchers that it was for are removed.
  request = undefined;
}

async function read(): Promise<void> {
  const [first] = watchers;
  if (request || !first) return;
  const own = (request = {});
  clearTimeout(timer);
  timer = undefined;
  const answer = await currentPosition(first.element).catch((error: PositionError) => error);
  if (request !== own) return;
  request = undefined;
  timer = setTimeout(() => void read(), REFRESH);
  if (!(answer instanceof PositionError)) latest = answer;
  for (const watcher of [...watchers]) {
    if (!watchers.has(watcher)) continue;
    if (answer instanceof PositionError) watcher.failed?.(answer);
    else watcher.moved(answer);
  }
}

/** Follows the device: asks now, and 30000 ms after each answer. All watchers share it. */
export function watchPosition(watcher: PositionWatcher): void {
  watchers.add(watcher);
  if (latest) watcher.moved(latest);
  else void read();
}

export function unwatchPosition(watcher: PositionWatcher): void {
  watchers.delete(watcher);
  if (!watchers.size) rest();
}
