import { callOf, type CallDefinition, isListed, loadDefinitions, signalOf } from './definitions.js';
import type { Fallback } from './device.js';
import type { CallName, Provider, SignalName, SignalSource } from './types.js';

const isPage = (): boolean => 'document' in globalThis;

/** Whether the browser answers a call. `support` tells how well. */
function can(name: string): boolean {
  const definition = callOf(name);
  if (!definition) return isPage() && isListed('web', name);
  return Boolean(definition.web ?? definition.load) && (isPage() || Boolean(definition.anywhere));
}

/** What answers a call in this browser. */
function provider<K extends CallName>(name: K): Provider<K> | undefined {
  if (!can(name)) return undefined;
  const { web, load } = (callOf(name) ?? {}) as unknown as CallDefinition<K>;
  if (web || !load) return web;
  return async (options, context) => {
    const module = (await load()) as Record<string, Provider<K>>;
    context.signal.throwIfAborted();
    return module[name]!(options, context);
  };
}

/** Signal -> its source in browsers: the same function for each call, since a running source is known by it. */
const sources = new Map<string, SignalSource<SignalName>>();

/** Starts a signal whose source, or whose definition, loads with its first listener. */
const laterSource =
  (name: SignalName): SignalSource<SignalName> =>
  async (emit, signal) => {
    if (!signalOf(name)) await loadDefinitions();
    const { web, load } = signalOf(name) ?? {};
    const found = web ?? ((await load?.()) as Record<string, SignalSource<SignalName>> | undefined)?.[name];
    if (!signal.aborted) await found?.(emit, signal);
  };

/** What emits a signal in this browser. */
function source(name: string): SignalSource<SignalName> | undefined {
  const definition = signalOf(name);
  const isKnown = definition ? Boolean(definition.web ?? definition.load) : isListed('signals', name);
  if (!isPage() || !isKnown || definition?.isAvailable?.() === false) return undefined;
  if (definition?.web && !sources.has(name)) return definition.web;
  if (!sources.has(name)) sources.set(name, laterSource(name as SignalName));
  return sources.get(name);
}

/** The browser, as what answers the calls of the page's bus that nothing else answers. */
export const browser: Fallback = { can, provider, source };
