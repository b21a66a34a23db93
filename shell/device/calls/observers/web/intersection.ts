import type {
  ComponentOption,
  IntersectionObserverOptions,
  IntersectionResult,
  NodeIntersectionObserver,
  ObserverMargins,
} from '../types.js';
import { DeviceError, ErrCode, expectFunction, guard } from '../../../errors.js';
import type { ContextRoot } from '../../contexts/web/context-element.js';
import {
  coveredTop,
  elementIn,
  elementsOf,
  expectSelector,
  identityOf,
  pageElement,
  placeOf,
} from '../../contexts/web/find.js';
import { warnOnce } from '../../../../../elements/base/warn.js';

const SUBJECT = 'createIntersectionObserver';
const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** `rootMargin` of the platform. */
function marginOf(margins: ObserverMargins): string {
  return SIDES.map((side) => {
    const value = margins[side] ?? 0;
    if (Number.isFinite(value)) return `${value}px`;
    if (typeof value === 'string' && /^[-+]?(\d+\.?\d*|\.\d+)(px|%)$/.test(value)) return value;
    throw new DeviceError(SUBJECT, ErrCode.invalid, `${side}: expected a number of px, or a text in px or %`);
  }).join(' ');
}

const expectMargins = (margins: ObserverMargins): string => {
  if (typeof margins === 'object' && margins !== null) return marginOf(margins);
  throw new DeviceError(SUBJECT, ErrCode.invalid, 'margins: expected an object of top, right, bottom, left');
};

/** Also across shadow trees. */
function isWithin(page: Element, target: Element): boolean {
  for (let node: Node | null = target; node; node = node.parentNode ?? ((node as Partial<ShadowRoot>).host || null)) {
    if (node === page) return true;
  }
  return false;
}

class Observer implements NodeIntersectionObserver {
  readonly #component: ContextRoot | undefined;
  readonly #thresholds: readonly number[];
  readonly #initialRatio: number;
  readonly #observeAll: boolean;
  #relativeTo: string | undefined;
  #margin = '0px';
  readonly #observers = new Set<IntersectionObserver>();

  constructor(options: IntersectionObserverOptions & ComponentOption) {
    this.#component = options.component;
    this.#thresholds = options.thresholds?.length ? options.thresholds : [0];
    this.#initialRatio = options.initialRatio ?? 0;
    this.#observeAll = options.observeAll ?? false;
  }

  relativeTo(selector: string, margins: ObserverMargins = {}): NodeIntersectionObserver {
    expectSelector(SUBJECT, selector);
    this.#margin = expectMargins(margins);
    this.#relativeTo = selector;
    return this;
  }

  relativeToViewport(margins: ObserverMargins = {}): NodeIntersectionObserver {
    this.#margin = expectMargins(margins);
    this.#relativeTo = undefined;
    return this;
  }

  observe(selector: string, callback: (result: IntersectionResult) => void): void {
    expectSelector(SUBJECT, selector);
    expectFunction(SUBJECT, 'callback', callback);
    const found = this.#observeAll ? elementsOf(selector, this.#component) : [elementIn(selector, this.#component)];
    const targets = found.filter((element) => element !== undefined);
    const area = this.#area(targets);
    if (!targets.length || area === undefined) {
      return warnOnce(`${SUBJECT}:fail no element "${targets.length ? this.#relativeTo : selector}" on this page`);
    }
    const fresh = new Set<Element>(targets);
    const observer = new IntersectionObserver(
      (entries) => {
        const covered = coveredTop();
        for (const entry of entries) {
          // The platform always tells the first ratio.
          if (fresh.delete(entry.target) && !this.#isNews(entry)) continue;
          // A callback may have ended it.
          if (this.#observers.has(observer)) guard(() => callback(resultOf(entry, covered)));
        }
      },
      { root: area, rootMargin: this.#margin, threshold: [...this.#thresholds] },
    );
    this.#observers.add(observer);
    for (const target of targets) observer.observe(target);
  }

  disconnect(): void {
    for (const observer of this.#observers) observer.disconnect();
    this.#observers.clear();
  }

  /** The element of the area, null for the window, undefined if there is none. */
  #area(targets: readonly Element[]): Element | null | undefined {
    if (this.#relativeTo !== undefined)
      return elementIn(this.#relativeTo, this.#component) ?? elementIn(this.#relativeTo);
    // Margins of the window would not reach beyond what scrolls the page.
    const page = pageElement();
    return page && targets.every((target) => isWithin(page, target)) ? page : null;
  }

  /** Whether a threshold lies between the ratio at the start and the one that the page knows. */
  #isNews({ intersectionRatio, isIntersecting }: IntersectionObserverEntry): boolean {
    const reached = (ratio: number, isInside: boolean) =>
      isInside ? this.#thresholds.filter((threshold) => threshold <= ratio).length : 0;
    const known = this.#initialRatio;
    return intersectionRatio !== known && reached(intersectionRatio, isIntersecting) !== reached(known, known > 0);
  }
}

function resultOf(entry: IntersectionObserverEntry, covered: number): IntersectionResult {
  const { target, intersectionRatio, intersectionRect, boundingClientRect, rootBounds, time } = entry;
  // A page in a frame of another origin does not learn about the window.
  const area = rootBounds ?? new DOMRect(0, 0, innerWidth, innerHeight);
  return {
    ...identityOf(target),
    intersectionRatio,
    intersectionRect: placeOf(intersectionRect, covered),
    boundingClientRect: placeOf(boundingClientRect, covered),
    relativeRect: placeOf(area, covered),
    time,
  };
}

export const webIntersectionObserver = (
  options: IntersectionObserverOptions & ComponentOption,
): NodeIntersectionObserver => new Observer(options);
