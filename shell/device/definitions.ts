import type { Check } from './check.js';
import type { CallName, OptionsOf, Provider, ProviderModule, SignalName, SignalSource } from './types.js';

/** What the bus knows of a call, beside its types. */
export interface CallDefinition<K extends CallName = CallName> {
  /** The checks of its options: made when the call is first used. */
  readonly rules?: () => { readonly [O in keyof OptionsOf<K>]?: Check };
  /** Time in ms after which it fails. Default: it waits forever. */
  readonly timeout?: number;
  /** Whether a time-out says what was missing: an answer, or progress. Default false. */
  readonly isTransfer?: boolean;
  /**
   * What answers in browsers: at once, for what needs the user's gesture, or the order of calls; or a module that exports
   * it under the call's name, which loads with the first call. Default: only a host or another part of the package answers.
   */
  readonly web?: Provider<K>;
  readonly load?: () => Promise<ProviderModule<K>>;
  /** What an app does to have it answered, if browsers do not answer: its error says so. */
  readonly broughtBy?: string;
  /** Whether `web` or `load` also works without a document. Default false. */
  readonly anywhere?: boolean;
}

/** What the bus knows of a signal, beside its types. */
export interface SignalDefinition<S extends SignalName = SignalName> {
  /** What emits it in browsers: at once, or a module that exports it under the signal's name. */
  readonly web?: SignalSource<S>;
  readonly load?: () => Promise<{ readonly [N in S]: SignalSource<N> }>;
  /** Whether this browser can have it. Default: it can. */
  readonly isAvailable?: () => boolean;
}

/** The calls and signals that an app has not imported, and may still use by their names. */
export interface Directory {
  /** Calls that browsers answer, with a space between the names. */
  readonly web: string;
  /** Other calls. */
  readonly others: string;
  /** Signals that browsers emit. */
  readonly signals: string;
  /** Imports all of them. */
  readonly load: () => Promise<unknown>;
}

interface Definitions {
  readonly calls: Map<string, CallDefinition<never>>;
  readonly signals: Map<string, SignalDefinition<never>>;
  directory?: Directory;
}

const KEY = Symbol.for('nacre.definitions');
const page = globalThis as { [KEY]?: Definitions };

/** One set for the page, however many copies of this code run in it: its bus is that of the first. */
const known: Definitions = (page[KEY] ??= { calls: new Map(), signals: new Map() });

/** The first definition of a call stays: a second copy of this code in the page has the same. */
export function addCall<K extends CallName>(name: K, definition: CallDefinition<K>): void {
  if (!known.calls.has(name)) known.calls.set(name, definition as CallDefinition<never>);
}

export function addSignal<S extends SignalName>(name: S, definition: SignalDefinition<S>): void {
  if (!known.signals.has(name)) known.signals.set(name, definition as SignalDefinition<never>);
}

export function setDirectory(directory: Directory): void {
  known.directory ??= directory;
}

/** The definition of a call that the app has imported, or that has loaded. */
export const callOf = (name: string): CallDefinition | undefined =>
  known.calls.get(name) as unknown as CallDefinition | undefined;

/** `broughtBy` of overlays, and of calls for pages. */
export const OVERLAYS = "add `import 'nacre/overlays'`, as <AppShell> does";
export const ROUTER = 'start a router of nacre/router, as <AppShell> does';

/** The reason of a call that fails without a host or provider. */
export const noAnswer = (name: string): string =>
  ['no host or provider here', callOf(name)?.broughtBy].filter(Boolean).join('; ');

export const signalOf = (name: string): SignalDefinition | undefined =>
  known.signals.get(name) as unknown as SignalDefinition | undefined;

const has = (names: string | undefined, name: string): boolean => ` ${names} `.includes(` ${name} `);

/** Whether a call or signal that has not loaded is one that browsers answer or emit. */
export const isListed = (kind: 'web' | 'signals', name: string): boolean => has(known.directory?.[kind], name);

/** Loads the definitions of all calls, where the page has a directory. */
export const loadDefinitions = async (): Promise<unknown> => known.directory?.load();

/** A promise of the definition, for a call that has one and that the app has not imported; else undefined. */
export function missingCall(name: string): Promise<unknown> | undefined {
  const { calls, directory } = known;
  if (calls.has(name) || !directory) return undefined;
  return has(directory.web, name) || has(directory.others, name) ? directory.load() : undefined;
}
