import { onAbort } from './abort.js';
import { Layers, Listeners } from './collections.js';
import { expectFunction, guard, report } from './errors.js';
import type { DeviceSignals, SignalName, SignalSource, WatchOptions } from './types.js';

interface Channel {
  readonly listeners: Listeners<unknown>;
  /** Runs while the signal has listeners. */
  source?: SignalSource<SignalName> | undefined;
  running?: AbortController;
  latest?: { payload: unknown } | undefined;
}

type Emitted = { name: SignalName; payload: unknown };

/** Signals: the first listener starts a signal's source, the last one stops it. */
export class SignalTarget extends EventTarget {
  readonly #channels = new Map<string, Channel>();
  readonly #sources = new Layers<SignalSource<SignalName>>();

  /** Listens to a signal until the returned function is called. */
  watch<S extends SignalName>(
    name: S,
    listener: (payload: DeviceSignals[S]) => void,
    options?: WatchOptions,
  ): () => void;
  /** Listens to all signals, without starting a source. */
  watch(name: '*', listener: (emitted: Emitted) => void, options?: WatchOptions): () => void;
  watch(name: string, listener: (payload: never) => void, { signal, immediate }: WatchOptions = {}): () => void {
    expectFunction(name, 'listener', listener);
    const channel = this.#channel(name);
    let remove: (() => void) | undefined;
    let isOver = false;
    const end = () => {
      isOver = true;
      remove?.();
      this.#update(name);
    };
    const stopFollowing = onAbort(name, signal, end);
    const { latest } = channel;
    if (!isOver) remove = channel.listeners.add(listener as (payload: unknown) => void);
    if (!isOver && immediate && latest) guard(() => listener(latest.payload as never));
    this.#update(name);
    return () => {
      stopFollowing();
      end();
    };
  }

  /** Removes a listener, however often it was added. */
  unwatch<S extends SignalName>(name: S, listener: (payload: DeviceSignals[S]) => void): void {
    expectFunction(name, 'listener', listener);
    this.#channel(name).listeners.remove(listener as (payload: unknown) => void);
    this.#update(name);
  }

  emit<S extends SignalName>(name: S, payload: DeviceSignals[S]): void {
    const channel = this.#channel(name);
    channel.latest = { payload };
    channel.listeners.emit(payload);
    this.#channel('*').listeners.emit({ name, payload });
  }

  /** The last payload. Undefined after the source has stopped, since it may be out of date. */
  latest<S extends SignalName>(name: S): DeviceSignals[S] | undefined {
    return this.#channel(name).latest?.payload as DeviceSignals[S] | undefined;
  }

  /** Adds a source, which runs while the signal has listeners. The latest source wins. Returns a function that removes it. */
  source<S extends SignalName>(name: S, source: SignalSource<S>): () => void {
    expectFunction(name, 'source', source);
    const remove = this.#sources.add(name, source as unknown as SignalSource<SignalName>);
    this.#update(name);
    return () => {
      remove();
      this.#update(name);
    };
  }

  /** The source of a signal for which none has been added. */
  protected otherSource(_name: string): SignalSource<SignalName> | undefined {
    return undefined;
  }

  /** Whether the signal has a source or has been emitted. */
  hasSignal(name: string): boolean {
    return Boolean(this.#sources.top(name) ?? this.otherSource(name) ?? this.#channel(name).latest);
  }

  #channel(name: string): Channel {
    let channel = this.#channels.get(name);
    if (!channel) this.#channels.set(name, (channel = { listeners: new Listeners() }));
    return channel;
  }

  /** Runs the latest source while the signal has listeners, else none. */
  #update(name: string): void {
    const channel = this.#channel(name);
    const source = channel.listeners.size ? (this.#sources.top(name) ?? this.otherSource(name)) : undefined;
    if (source === channel.source) return;
    if (channel.source) channel.latest = undefined;
    channel.running?.abort();
    channel.source = source;
    if (!source) return;
    const { signal } = (channel.running = new AbortController());
    const emit = (payload: DeviceSignals[SignalName]) => {
      if (!signal.aborted) this.emit(name as SignalName, payload);
    };
    new Promise<void>((resolve) => resolve(source(emit, signal))).catch((error: unknown) => {
      report(error);
      // The next listener starts it again.
      if (!signal.aborted) channel.source = undefined;
    });
  }
}
