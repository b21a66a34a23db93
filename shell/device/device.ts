import { onAbort } from './abort.js';
import { Call } from './call.js';
import { Layers } from './collections.js';
import { DeviceError, ErrCode, expectFunction } from './errors.js';
import { DeviceCallEvent } from './event.js';
import { checkArguments } from './rules.js';
import { SignalTarget } from './signals.js';
import type {
  Answer,
  Args,
  Callbacks,
  CallControl,
  CallArgs,
  CallName,
  DeviceTask,
  Interceptor,
  Ok,
  OptionsOf,
  Provider,
  ProviderContext,
  ProviderModule,
  ResultOf,
  Support,
} from './types.js';

/** A function is called for each `support()`, since the answer may change. */
export type SupportProbe = Support | (() => Support);

interface Provided<K extends CallName = CallName> {
  run: Provider<K>;
  readonly support: SupportProbe | undefined;
}

/** The reason of a call that fails without a host or provider. */
export const NOBODY = 'no host or provider here; nacre/overlays, nacre/router and nacre/shell bring theirs';

type Listener = EventListenerOrEventListenerObject | null;

/**
 * Runs device and system calls: through interceptors, then hosts (event listeners), then the provider. A call settles
 * exactly once. A page has one bus, `device`; tests create more.
 */
export class DeviceBus extends SignalTarget {
  readonly #interceptors = new Set<{ name: string; run: Interceptor }>();
  readonly #providers = new Layers<Provided>();
  /** Call name -> hosts that listen or have claimed it. */
  readonly #hosts = new Map<string, Set<unknown>>();

  /** Runs a call by its name. Rejects with a `DeviceError`, never throws. */
  call<K extends CallName>(name: K, ...[args]: CallArgs<K>): Promise<Ok<K>> {
    return this.#start(name, args).promise;
  }

  /** Like `call`, for long work: the promise can be aborted and reports progress. */
  task<K extends CallName>(name: K, ...[args]: CallArgs<K>): DeviceTask<K> {
    return this.#start(name, args).asTask();
  }

  /** Adds a provider, which answers if no host does. The latest provider wins. Returns a function that removes it. */
  provide<K extends CallName>(name: K, provider: Provider<K>, support?: SupportProbe): () => void {
    expectFunction(name, 'provider', provider);
    return this.#providers.add(name, { run: provider as unknown as Provider<CallName>, support });
  }

  /**
   * Like `provide`, but loads the provider with the first call. If that fails, the next call loads it again. Not for calls
   * that need the user's gesture: it would be over when the provider has loaded.
   */
  provideLazy<K extends CallName>(
    names: K | readonly K[],
    load: () => Promise<ProviderModule<K>>,
    support?: SupportProbe,
  ): () => void {
    expectFunction([names].flat().join(), 'load', load);
    const disposers = [names].flat().map((name) => {
      let loaded: Provider<K> | undefined;
      const run: Provider<K> = async (options, context) => {
        if (!loaded) {
          const module = (await load()) as Record<string, Provider<K>>;
          loaded = module[name as K] ?? module['default']!;
        }
        context.signal.throwIfAborted();
        return loaded(options, context);
      };
      return this.provide(name as K, run, support);
    });
    return () => disposers.forEach((dispose) => dispose());
  }

  /** Adds middleware to one call, or to all. Interceptors run in the order of registration. */
  intercept<K extends CallName>(name: K, interceptor: Interceptor<K>): () => void;
  intercept(name: '*', interceptor: Interceptor): () => void;
  intercept(name: string, interceptor: unknown): () => void {
    expectFunction(name, 'interceptor', interceptor);
    const entry = { name, run: interceptor as Interceptor };
    this.#interceptors.add(entry);
    return () => void this.#interceptors.delete(entry);
  }

  /** Declares that a host answers these calls, though it has no listener of that name. */
  claim(names: Iterable<string>, signal?: AbortSignal): () => void {
    return this.#claim(names, {}, signal);
  }

  /** Whether a host or provider answers this call. `support` tells more. */
  can(name: string): boolean {
    return Boolean(this.#providers.top(name)) || this.hasHost(name);
  }

  /** Whether a host listens to this call or has claimed it. */
  hasHost(name: string): boolean {
    return Boolean(this.#hosts.get(name)?.size);
  }

  /** The `support` that the provider of a call was added with. */
  supportOf(name: string): Support | undefined {
    const { support } = this.#providers.top(name) ?? {};
    return typeof support === 'function' ? support() : support;
  }

  override addEventListener<K extends CallName>(
    type: K,
    host: (event: DeviceCallEvent<K>) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  override addEventListener(type: string, host: Listener, options?: boolean | AddEventListenerOptions): void;
  override addEventListener(type: string, host: unknown, options?: boolean | AddEventListenerOptions): void {
    super.addEventListener(type, host as Listener, options);
    if (host) this.#claim([type], host, (Object(options) as AddEventListenerOptions).signal);
  }

  override removeEventListener<K extends CallName>(
    type: K,
    host: (event: DeviceCallEvent<K>) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  override removeEventListener(type: string, host: Listener, options?: boolean | EventListenerOptions): void;
  override removeEventListener(type: string, host: unknown, options?: boolean | EventListenerOptions): void {
    super.removeEventListener(type, host as Listener, options);
    this.#hosts.get(type)?.delete(host);
  }

  #claim(names: Iterable<string>, owner: unknown, signal?: AbortSignal): () => void {
    const hosts = Array.from(names, (name) => {
      if (!this.#hosts.has(name)) this.#hosts.set(name, new Set());
      return this.#hosts.get(name)!;
    });
    let isOver = false;
    const end = () => {
      isOver = true;
      hosts.forEach((owners) => owners.delete(owner));
    };
    const stopFollowing = onAbort('claim', signal, end);
    if (!isOver) hosts.forEach((owners) => owners.add(owner));
    return () => {
      stopFollowing();
      end();
    };
  }

  #start<K extends CallName>(name: K, args?: Partial<Args<K>>): Call<K> {
    const call = new Call(name, args as Partial<Callbacks<K> & CallControl>);
    const chain = [...this.#interceptors].filter((entry) => entry.name === name || entry.name === '*');
    const step = (position: number, options: OptionsOf<K>): ResultOf<K> | PromiseLike<ResultOf<K>> => {
      const interceptor = chain[position]?.run as unknown as Interceptor<K> | undefined;
      if (!interceptor) return this.#dispatch(call, options);
      let used = false;
      return interceptor({ name, options, signal: call.signal, on: call.on, report: call.report }, (changed) => {
        if (used) throw new DeviceError(name, ErrCode.unknown, 'an interceptor called next() twice');
        used = true;
        return new Promise((resolve) => {
          if (call.settled) throw new DeviceError(name, ErrCode.abort, 'the call has ended');
          resolve(step(position + 1, changed ?? options));
        });
      });
    };
    call.run(() => step(0, call.options));
    return call;
  }

  #dispatch<K extends CallName>(call: Call<K>, options: OptionsOf<K>): ResultOf<K> | PromiseLike<ResultOf<K>> {
    const { name } = call;
    const answer = this.ask(name, options, call);
    call.wait((options as CallControl).timeout);
    if (answer) return answer.value as ResultOf<K>;
    const provider = this.#providers.top(name);
    if (!provider) throw new DeviceError(name, ErrCode.unsupported, NOBODY);
    return (provider.run as unknown as Provider<K>)(options, call) as ResultOf<K>;
  }

  /** Checks the arguments, then dispatches the call to hosts. Returns undefined if no host answers. */
  ask<K extends CallName>(
    name: K,
    options: OptionsOf<K>,
    { signal, report }: ProviderContext<K>,
  ): { value: Answer<K> | PromiseLike<Answer<K>> } | undefined {
    checkArguments(name, options);
    let answered: { value: Answer<K> | PromiseLike<Answer<K>> } | undefined;
    const answer = (value: Answer<K> | PromiseLike<Answer<K>>) => {
      answered = { value };
    };
    const event = new DeviceCallEvent(name, { options, signal, report, answer });
    if (this.dispatchEvent(event) || answered) return answered;
    throw new DeviceError(name, ErrCode.denied, 'a host refused it');
  }
}
