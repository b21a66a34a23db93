import { ReactiveElement } from 'lit';

/** What elements are the cause of. */
export interface Counts {
  /** Listeners that were added, to anything. */
  listeners: number;
  /** Targets that observers were given. */
  observed: number;
  controllers: number;
  /** Calls of `requestUpdate()`. */
  requests: number;
  updates: number;
}

/** Counts until `stop`. */
export function countCosts(): { counts: Counts; stop(): void } {
  const counts: Counts = { listeners: 0, observed: 0, controllers: 0, requests: 0, updates: 0 };
  const undo: (() => void)[] = [];
  const count = (of: object, method: string, name: keyof Counts) => {
    const methods = of as Record<string, (...args: unknown[]) => unknown>;
    const own = methods[method]!;
    methods[method] = function (this: unknown, ...args) {
      counts[name] += 1;
      return own.apply(this, args);
    };
    undo.push(() => (methods[method] = own));
  };
  count(EventTarget.prototype, 'addEventListener', 'listeners');
  for (const { prototype } of [MutationObserver, ResizeObserver, IntersectionObserver])
    count(prototype, 'observe', 'observed');
  count(ReactiveElement.prototype, 'addController', 'controllers');
  count(ReactiveElement.prototype, 'requestUpdate', 'requests');
  count(ReactiveElement.prototype, 'performUpdate', 'updates');
  return { counts, stop: () => undo.forEach((restore) => restore()) };
}
