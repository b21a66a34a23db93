type Listen = EventTarget['addEventListener'];
type Kept = Map<unknown, string>;

const OBSERVERS = ['MutationObserver', 'ResizeObserver', 'IntersectionObserver', 'PerformanceObserver'] as const;

interface AnyObserver {
  observe(target: unknown, ...rest: unknown[]): void;
  unobserve?(target: unknown): void;
  disconnect(): void;
}
type AnyObserverClass = new (...args: never[]) => AnyObserver;

/**
 * Watches, until `stop`, what is left behind outside of elements: listeners on other targets than `inside`, timers and
 * frames not yet run, observed targets, object URLs.
 */
export function watchLeaks(inside: (target: EventTarget) => boolean): { left(): string[]; stop(): void } {
  const kept: Kept = new Map();
  const undo = [watchListeners(kept, inside), watchTimers(kept), watchObservers(kept), watchUrls(kept)];
  return { left: () => [...kept.values()], stop: () => undo.forEach((restore) => restore()) };
}

const captures = (options: unknown): boolean =>
  typeof options === 'object' ? Boolean((options as AddEventListenerOptions | null)?.capture) : Boolean(options);

function watchListeners(kept: Kept, inside: (target: EventTarget) => boolean): () => void {
  const { prototype } = EventTarget;
  const { addEventListener, removeEventListener } = prototype;
  const ids = new WeakMap<object, number>();
  let count = 0;
  const id = (object: object) => {
    if (!ids.has(object)) ids.set(object, ++count);
    return ids.get(object);
  };
  const keyOf = (target: EventTarget, [type, listener, options]: Parameters<Listen>) =>
    `${id(target)} ${type} ${id(listener!)} ${captures(options)}`;
  prototype.addEventListener = function (...parameters: Parameters<Listen>) {
    const [type, listener, options] = parameters;
    const target = this ?? window;
    addEventListener.apply(target, parameters);
    if (!listener || inside(target)) return;
    const key = keyOf(target, parameters);
    kept.set(key, `listener of ${type} on ${target.constructor.name}`);
    if (typeof options !== 'object') return;
    if (options.once) addEventListener.call(target, type, () => kept.delete(key), { once: true, capture: true });
    options.signal && addEventListener.call(options.signal, 'abort', () => kept.delete(key));
  };
  prototype.removeEventListener = function (...parameters: Parameters<Listen>) {
    const target = this ?? window;
    removeEventListener.apply(target, parameters);
    if (parameters[1]) kept.delete(keyOf(target, parameters));
  };
  return () => Object.assign(prototype, { addEventListener, removeEventListener });
}

function watchTimers(kept: Kept): () => void {
  const { setTimeout, clearTimeout, setInterval, clearInterval, requestAnimationFrame, cancelAnimationFrame } = window;
  const run = (handler: TimerHandler | FrameRequestCallback, args: unknown[]) =>
    (handler as (...parameters: unknown[]) => void)(...args);
  const timer =
    (start: (handler: () => void, delay?: number) => number, name: string) =>
    (handler: TimerHandler, delay?: number, ...args: unknown[]) => {
      const key = start(() => {
        if (name === 'timeout') kept.delete(`timer ${key}`);
        run(handler, args);
      }, delay);
      kept.set(`timer ${key}`, `${name} of ${delay ?? 0} ms`);
      return key;
    };
  const clear = (end: (key?: number) => void) => (key?: number) => {
    kept.delete(`timer ${key}`);
    end(key);
  };
  Object.assign(window, {
    setTimeout: timer(setTimeout as unknown as (handler: () => void) => number, 'timeout'),
    setInterval: timer(setInterval as unknown as (handler: () => void) => number, 'interval'),
    clearTimeout: clear(clearTimeout),
    clearInterval: clear(clearInterval),
    requestAnimationFrame: (callback: FrameRequestCallback) => {
      const key = requestAnimationFrame((time) => {
        kept.delete(`frame ${key}`);
        callback(time);
      });
      kept.set(`frame ${key}`, 'animation frame');
      return key;
    },
    cancelAnimationFrame: (key: number) => {
      kept.delete(`frame ${key}`);
      cancelAnimationFrame(key);
    },
  });
  const originals = {
    setTimeout,
    clearTimeout,
    setInterval,
    clearInterval,
    requestAnimationFrame,
    cancelAnimationFrame,
  };
  return () => Object.assign(window, originals);
}

function watchObservers(kept: Kept): () => void {
  const undo = OBSERVERS.map((name) => {
    const { prototype } = (window as unknown as Record<string, AnyObserverClass>)[name]!;
    const { observe, unobserve, disconnect } = prototype;
    const targets = new WeakMap<AnyObserver, Set<object>>();
    prototype.observe = function (target: unknown, ...rest: unknown[]) {
      observe.call(this, target, ...rest);
      const key = {};
      kept.set(key, `${name} of ${String((target as Element).localName ?? target)}`);
      const keys = targets.get(this) ?? new Set();
      targets.set(this, keys.add(Object.assign(key, { target })));
    };
    prototype.disconnect = function () {
      disconnect.call(this);
      for (const key of targets.get(this) ?? []) kept.delete(key);
      targets.delete(this);
    };
    if (unobserve) {
      prototype.unobserve = function (target: unknown) {
        unobserve.call(this, target);
        const keys = targets.get(this);
        for (const key of keys ?? []) {
          if ((key as { target: unknown }).target !== target) continue;
          kept.delete(key);
          keys!.delete(key);
        }
      };
    }
    return () => Object.assign(prototype, { observe, disconnect }, unobserve && { unobserve });
  });
  return () => undo.forEach((restore) => restore());
}

function watchUrls(kept: Kept): () => void {
  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = (object) => {
    const url = createObjectURL.call(URL, object);
    kept.set(url, 'object URL');
    return url;
  };
  URL.revokeObjectURL = (url) => {
    kept.delete(url);
    revokeObjectURL.call(URL, url);
  };
  return () => Object.assign(URL, { createObjectURL, revokeObjectURL });
}
