import { lazy } from '../../elements/base/lazy.js';
import { onAbort } from './abort.js';
import { Call } from './call.js';
import { Layers } from './collections.js';
import { missingCall, noAnswer } from './definitions.js';
import { DeviceError, ErrCode, expectFunction } from './errors.js';
import { DeviceCallEvent } from './event.js';
import { checkArguments } from './check-arguments.js';
import { SignalTarget } from './signals.js';
import type {
  Answer,
  Args,
  Callbacks,
  CallControl,
  CallArgs,
  CallName,
  DeviceTask,
  InterceptOptions,
  Interceptor,
  Ok,
  OptionsOf,
  Provider,
  ProviderContext,
  ProviderModule,
  ResultOf,
  SignalName,
  SignalSource,
  Support,
} from './types.js';

/** A function is called for each `support()`, since the answer may change. */
export type SupportProbe = Support | (() => Support);

interface Provided<K extends CallName = CallName> {
  run: Provider<K>;
  readonly support: SupportProbe | undefined;
}

type Listener = EventListenerOrEventListenerObject | null;

/** What answers calls, and emits signals, for which nothing else has been added. */
export interface Fallback {
  can(name: string): boolean;
  provider(name: string): Provider<CallName> | undefined;
  source(name: string): SignalSource<SignalName> | undefined;
}

/** Where the hosts are kept that listen in the capture phase: the platform adds and removes those apart from the others. */
const captured = (type: string): string => `${type} (capture)`;

const toOptions = (options: unknown): AddEventListenerOptions =>
  typeof options === 'object' && options ? options : { capture: Boolean(options) };

/**
 * Runs device and system calls: through interceptors, then hosts (event listeners), then the provider. A call settles
 * exactly once. A page has one bus, `device`; tests create more.
 */
export class DeviceBus extends SignalTarget {
  #interceptors = new Set<{ name: string; run: Interceptor }>();
  readonly #providers = new Layers<Provided>();
  /** Call name -> hosts that listen or have claimed it. */
  readonly #hosts = new Map<string, Set<unknown>>();

  /** The browser, for the bus of a page. */
  fallback: Fallback | undefined;

  protected override otherSource(name: string): SignalSource<SignalName> | undefined {
    return this.fallback?.source(name);
  }

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
    /** One promise for all calls: those that wait for it start in their order. */
    const loaded = lazy(load as () => Promise<Record<string, Provider<K>>>);
    const disposers = [names].flat().map((name) => {
      const run: Provider<K> = async (options, context) => {
        const module = await loaded();
        context.signal.throwIfAborted();
        return (module[name as K] ?? module['default']!)(options, context);
      };
      return this.provide(name as K, run, support);
    });
    return () => disposers.forEach((dispose) => dispose());
  }

  /**
   * Adds middleware to one call, or to all. Interceptors run in the order of registration. `first` puts it before all
   * others, for a tool that watches what the app calls.
   */
  intercept<K extends CallName>(name: K, interceptor: Interceptor<K>, options?: InterceptOptions): () => void;
  intercept(name: '*', interceptor: Interceptor, options?: InterceptOptions): () => void;
  intercept(name: string, interceptor: unknown, { first = false }: InterceptOptions = {}): () => void {
    expectFunction(name, 'interceptor', interceptor);
    const entry = { name, run: interceptor as Interceptor };
    if (first) this.#interceptors = new Set([entry, ...this.#interceptors]);
    else this.#interceptors.add(entry);
    return () => void this.#interceptors.delete(entry);
  }

  /** Declares that a host answers these calls, though it has no listener of that name. */
  claim(names: Iterable<string>, signal?: AbortSignal): () => void {
    return this.#claim(names, {}, signal);
  }

  /** Whether a host or provider answers this call. `support` tells more. */
  can(name: string): boolean {
    return Boolean(this.#providers.top(name) ?? this.fallback?.can(name)) || this.hasHost(name);
  }

  /** Whether a host listens to this call or has claimed it. */
  hasHost(name: string): boolean {
    return Boolean(this.#hosts.get(name)?.size || this.#hosts.get(captured(name))?.size);
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
    const { capture, signal } = toOptions(options);
    if (host) this.#claim([capture ? captured(type) : type], host, signal);
  }

  override removeEventListener<K extends CallName>(
    type: K,
    host: (event: DeviceCallEvent<K>) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  override removeEventListener(type: string, host: Listener, options?: boolean | EventListenerOptions): void;
  override removeEventListener(type: string, host: unknown, options?: boolean | EventListenerOptions): void {
    super.removeEventListener(type, host as Listener, options);
    this.#hosts.get(toOptions(options).capture ? captured(type) : type)?.delete(host);
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
      if (!interceptor) return this.#whenDefined(call, options);
      /** What keeps it from going on: an attempt that runs, or has succeeded. */
      let before = '';
      const { on, report } = call;
      const given = {
        name,
        options,
        on,
        report,
        get signal() {
          return call.signal;
        },
        get answeredBy() {
          return call.answeredBy;
        },
      };
      return interceptor(given, (changed) => {
        if (before) throw new DeviceError(name, ErrCode.unknown, `an interceptor called next() again ${before}`);
        before = 'before the first one had failed';
        const result = new Promise<ResultOf<K>>((resolve) => {
          if (call.settled) throw new DeviceError(name, ErrCode.abort, 'the call has ended');
          resolve(step(position + 1, changed ?? options));
        });
        // Before the interceptor hears of it, which may then try again.
        return result.then(
          (value) => {
            before = 'after it had succeeded';
            return value;
          },
          (error: unknown) => {
            before = '';
            throw error;
          },
        );
      });
    };
    call.run(() => step(0, call.options));
    return call;
  }

  /** Dispatches a call: at once, unless the app has not imported it, and its definition loads. */
  #whenDefined<K extends CallName>(call: Call<K>, options: OptionsOf<K>): ResultOf<K> | PromiseLike<ResultOf<K>> {
    const loading = missingCall(call.name);
    if (!loading) return this.#dispatch(call, options);
    return loading.then(() => {
      call.signal.throwIfAborted();
      return this.#dispatch(call, options);
    });
  }

  #dispatch<K extends CallName>(call: Call<K>, options: OptionsOf<K>): ResultOf<K> | PromiseLike<ResultOf<K>> {
    const { name } = call;
    const answer = this.ask(name, options, call);
    call.wait((options as CallControl).timeout);
    call.answeredBy = answer ? 'host' : 'provider';
    if (answer) return answer.value as ResultOf<K>;
    const provided = this.askProvider(name, options, call);
    if (!provided) throw new DeviceError(name, ErrCode.unsupported, noAnswer(name));
    return provided.value as ResultOf<K>;
  }

  /** Asks the provider. Returns undefined if there is none. */
  askProvider<K extends CallName>(
    name: K,
    options: OptionsOf<K>,
    context: ProviderContext<K>,
  ): { value: Answer<K> | PromiseLike<Answer<K>> } | undefined {
    const run = (this.#providers.top(name)?.run ?? this.fallback?.provider(name)) as Provider<K> | undefined;
    return run && { value: run(options, context) };
  }

  /** Checks the arguments, then dispatches the call to hosts. Returns undefined if no host answers. */
  ask<K extends CallName>(
    name: K,
    options: OptionsOf<K>,
    context: Omit<ProviderContext<K>, 'wait'>,
  ): { value: Answer<K> | PromiseLike<Answer<K>> } | undefined {
    checkArguments(name, options);
    if (!this.hasHost(name)) return undefined;
    const { signal, report } = context;
    let answered: { value: Answer<K> | PromiseLike<Answer<K>> } | undefined;
    const answer = (value: Answer<K> | PromiseLike<Answer<K>>) => {
      answered = { value };
    };
    const event = new DeviceCallEvent(name, { options, signal, report, answer });
    if (this.dispatchEvent(event) || answered) return answered;
    throw new DeviceError(name, ErrCode.denied, 'a host refused it');
  }
}
