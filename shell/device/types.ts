/**
 * All calls by name. The files in `calls/` add calls to it, and apps can do so by declaration merging:
 *
 *     import type { CallSpec } from 'nacre/device';
 *
 *     declare module 'nacre/device' {
 *       interface DeviceCalls { openGarage: CallSpec<{ door: number }> }
 *     }
 */
export interface DeviceCalls {}

/** All signals: name -> payload. Extended like `DeviceCalls`. */
export interface DeviceSignals {}

/** What a task can report before it settles. */
export type ProgressType = 'progress' | 'headers' | 'chunk';

/** The types of one call: its options, its result without `errMsg`, and what it reports before it settles. */
export interface CallSpec<
  Options extends object = object,
  Result extends object = object,
  Progress extends Partial<Record<ProgressType, object>> = Partial<Record<ProgressType, object>>,
> {
  options: Options;
  result: Result;
  progress: Progress;
}

export type CallName = keyof DeviceCalls & string;
export type SignalName = keyof DeviceSignals & string;

type Spec<K extends CallName> = DeviceCalls[K] & CallSpec;
export type OptionsOf<K extends CallName> = Spec<K>['options'];
export type ResultOf<K extends CallName> = Spec<K>['result'];
export type ProgressOf<K extends CallName, T extends ProgressType> = T extends keyof Spec<K>['progress']
  ? NonNullable<Spec<K>['progress'][T]>
  : object;

/** What a call resolves to. */
export type Ok<K extends CallName> = ResultOf<K> & { readonly errMsg: `${K}:ok` };

/** What a host or provider may answer. May be undefined if the result has no required field. */
export type Answer<K extends CallName> = object extends ResultOf<K> ? ResultOf<K> | void : ResultOf<K>;

/** Callbacks beside the promise. An error that one throws is reported. */
export interface Callbacks<K extends CallName, Result = Ok<K>> {
  /** Called with the result. */
  success?: (result: Result) => void;
  /** Called with the failure. */
  fail?: (error: DeviceFailure) => void;
  /** Called after `success` or `fail`, with the same argument. */
  complete?: (outcome: Result | DeviceFailure) => void;
}

/** The fields every failure has. The bus always throws a `DeviceError`, which has them. */
export interface DeviceFailure extends Error {
  /** The call's name. */
  readonly errSubject: string;
  /** One of `ErrCode`, or a host's own number from 100 on. */
  readonly errCode: number;
  /** `name:fail reason` */
  readonly errMsg: string;
}

export interface CallControl {
  /** Aborting it fails the call at once with `ErrCode.abort`. Hosts and providers get the signal too. */
  signal?: AbortSignal;
  /** Time in ms without progress after which the call fails; 0 waits forever. */
  timeout?: number;
}

export type Args<K extends CallName> = OptionsOf<K> & Callbacks<K> & CallControl;
/** The options can be omitted if all of them are optional. */
export type CallArgs<K extends CallName> = object extends OptionsOf<K> ? [options?: Args<K>] : [options: Args<K>];

/** Reports progress to the caller's task. Restarts the timeout, except for `headers`. */
export type Report<K extends CallName> = <T extends ProgressType>(type: T, detail: ProgressOf<K, T>) => void;

export interface ProviderContext<K extends CallName> {
  readonly signal: AbortSignal;
  readonly report: Report<K>;
  /** Starts the time-out again with so many ms; 0 ends it. For a provider that waits by itself. */
  wait(timeout: number): void;
}

export type Provider<K extends CallName> = (
  options: Readonly<OptionsOf<K>>,
  context: ProviderContext<K>,
) => Answer<K> | PromiseLike<Answer<K>>;

/** A module that exports each provider under its call's name; a single one may be the default. */
export type ProviderModule<K extends CallName> = { [N in K]: Provider<N> } | { default: Provider<K> };

/** What answers a call: an interceptor by itself, a host, or the provider. */
export type AnsweredBy = 'interceptor' | 'host' | 'provider';

export interface InterceptedCall<K extends CallName> {
  readonly name: K;
  readonly options: Readonly<OptionsOf<K>>;
  readonly signal: AbortSignal;
  /** Listens to what the call reports. Returns a function that ends it. */
  on<T extends ProgressType>(type: T, listener: (detail: ProgressOf<K, T>) => void): () => void;
  /** For an interceptor that answers by itself. */
  readonly report: Report<K>;
  /** What has answered, or is about to. */
  readonly answeredBy: AnsweredBy;
}

/**
 * Middleware around a call. `next()` continues, with other options if given. After it has failed it may be called again,
 * until the call has ended: its time-out, which starts anew with each attempt, ends all of them.
 */
export type Interceptor<K extends CallName = CallName> = (
  call: InterceptedCall<K>,
  next: (options?: OptionsOf<K>) => Promise<ResultOf<K>>,
) => ResultOf<K> | PromiseLike<ResultOf<K>>;

export interface InterceptOptions {
  /** Runs before the interceptors that are registered already. Default false. */
  first?: boolean;
}

type On<K extends CallName, T extends ProgressType> = (listener: (detail: ProgressOf<K, T>) => void) => () => void;
/** Without a listener, removes all listeners of that kind. */
type Off<K extends CallName, T extends ProgressType> = (listener?: (detail: ProgressOf<K, T>) => void) => void;

/** A long call: a promise that can be aborted and reports progress. */
export interface DeviceTask<K extends CallName, Result = Ok<K>> extends Promise<Result> {
  /** Fails the call with `ErrCode.abort`; does nothing once it has settled. */
  abort(): void;
  onProgressUpdate: On<K, 'progress'>;
  offProgressUpdate: Off<K, 'progress'>;
  onHeadersReceived: On<K, 'headers'>;
  offHeadersReceived: Off<K, 'headers'>;
  onChunkReceived: On<K, 'chunk'>;
  offChunkReceived: Off<K, 'chunk'>;
}

export interface WatchOptions {
  /** Aborting it removes the listener. */
  signal?: AbortSignal;
  /** Also calls the listener at once with the last payload, if there is one. */
  immediate?: boolean;
}

/** Starts to emit a signal. Must release everything when `signal` aborts. */
export type SignalSource<S extends SignalName> = (
  emit: (payload: DeviceSignals[S]) => void,
  signal: AbortSignal,
) => void | PromiseLike<void>;

export type SupportLevel = 'native' | 'emulated' | 'needs-gesture' | 'needs-permission' | 'unavailable';
export interface Support {
  readonly level: SupportLevel;
  /** One sentence for a developer. */
  readonly reason: string;
}

/** `onX(listener)`, which returns a function that removes it, and `offX(listener)` for each event; without a listener, all. */
export type EventPairs<Events> = {
  [E in keyof Events & string as `on${E}`]: (listener: (payload: Events[E]) => void) => () => void;
} & {
  [E in keyof Events & string as `off${E}`]: (listener?: (payload: Events[E]) => void) => void;
};
