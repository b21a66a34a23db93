/** A listener that was added while the inspector was open, and is still there. */
export interface Listening {
  readonly on: string;
  readonly type: string;
  /** The calls that led to it, the nearest first, as the browser writes them. */
  readonly stack: readonly string[];
}

type Added = Listening & { listener: unknown; capture: boolean; target: EventTarget };

const captures = (options: unknown): boolean =>
  typeof options === 'object' ? Boolean((options as AddEventListenerOptions | null)?.capture) : Boolean(options);

/** The targets that outlive every page of an app. */
function nameOf(target: EventTarget): string | undefined {
  if (target === window) return 'window';
  if (target === document) return 'document';
  if (target === document.documentElement) return '<html>';
  if (target === document.body) return '<body>';
  if (target === window.visualViewport) return 'visualViewport';
  if (target instanceof MediaQueryList) return `matchMedia ${target.media}`;
  return undefined;
}

/** Without the error's name, with which some browsers begin, and without the patched function. */
function callersOf(stack = ''): string[] {
  const lines = stack.split('\n').filter((line) => line.trim() && !/^\w*Error\b/.test(line));
  return lines.slice(1, 9).map((line) => line.trim().replace(/^at /, '').replaceAll(`${location.origin}/`, '/'));
}

/** Follows, until `stop`, the listeners on targets that outlive pages, by replacing two methods of `EventTarget`. */
export class ListenerWatch {
  readonly #added = new Set<Added>();
  readonly #stop: () => void;

  constructor() {
    this.#stop = this.#patch();
  }

  get left(): readonly Listening[] {
    return [...this.#added];
  }

  stop(): void {
    this.#stop();
    this.#added.clear();
  }

  #find(target: EventTarget, type: string, listener: unknown, capture: boolean): Added | undefined {
    for (const each of this.#added) {
      if (each.target === target && each.type === type && each.listener === listener && each.capture === capture)
        return each;
    }
    return undefined;
  }

  #patch(): () => void {
    const { prototype } = EventTarget;
    const { addEventListener: add, removeEventListener: remove } = prototype;
    let isOn = true;
    const note = (target: EventTarget, type: string, listener: unknown, options: unknown, stack?: string): void => {
      const on = nameOf(target);
      const capture = captures(options);
      if (!on || !listener || this.#find(target, type, listener, capture)) return;
      const { once, signal } = (typeof options === 'object' && options ? options : {}) as AddEventListenerOptions;
      if (signal?.aborted) return;
      const added: Added = { on, type, listener, capture, target, stack: callersOf(stack) };
      this.#added.add(added);
      const end = (): void => void this.#added.delete(added);
      if (signal) add.call(signal, 'abort', end, { once: true });
      if (once) add.call(target, type, end, { once: true, capture, ...(signal && { signal }) });
    };
    const forget = (target: EventTarget, type: string, listener: unknown, options: unknown): void => {
      const found = this.#find(target, type, listener, captures(options));
      if (found) this.#added.delete(found);
    };
    const watchedAdd: typeof add = function (this: EventTarget | undefined, type, listener, options) {
      const target = this ?? window;
      add.call(target, type, listener, options);
      if (isOn) note(target, type, listener, options, new Error().stack);
    };
    const watchedRemove: typeof remove = function (this: EventTarget | undefined, type, listener, options) {
      const target = this ?? window;
      remove.call(target, type, listener, options);
      if (isOn) forget(target, type, listener, options);
    };
    prototype.addEventListener = watchedAdd;
    prototype.removeEventListener = watchedRemove;
    return () => {
      isOn = false;
      // Another tool may have replaced them since: ours then only pass on.
      if (prototype.addEventListener === watchedAdd) prototype.addEventListener = add;
      if (prototype.removeEventListener === watchedRemove) prototype.removeEventListener = remove;
    };
  }
}
