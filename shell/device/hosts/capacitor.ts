import { onAbort } from '../abort.js';
import { dispatchBack } from '../back.js';
import type { DeviceBus } from '../device.js';
import { DeviceError, ErrCode, report } from '../errors.js';
import type { DeviceCallEvent } from '../event.js';
import type { CallName, SignalName } from '../types.js';
import { ANSWERS, type CapacitorAnswer, type Plugin, SIGNALS } from './capacitor-calls.js';

/** What this host needs of `Capacitor` of `@capacitor/core`. */
export interface CapacitorLike {
  isNativePlatform(): boolean;
  isPluginAvailable(name: string): boolean;
  registerPlugin<T>(name: string): T;
  /** The plugins that are registered. */
  readonly Plugins?: Readonly<Record<string, unknown>>;
}

export interface CapacitorOptions {
  /** `Capacitor` of `@capacitor/core`. Default: that of the page, which importing the package sets. */
  capacitor?: CapacitorLike;
  /** The calls and signals that the plugins shall answer. Default: all that they can. */
  names?: readonly (CallName | SignalName)[];
  /** Aborting it ends the connection. */
  signal?: AbortSignal;
}

const CODES: readonly [pattern: RegExp, code: number][] = [
  [/cancel/i, ErrCode.cancel],
  [/^un(?:implemented|available)$|not (?:implemented|available|supported)/i, ErrCode.unsupported],
  [/den(?:y|ied)|permission|not authori[sz]ed/i, ErrCode.permission],
  [/time.?out|in time/i, ErrCode.timeout],
];

/** The failure of a plugin: an exception with `code` and `message`. */
function failure(thrown: unknown): DeviceError {
  const { message, code } = Object(thrown) as { message?: unknown; code?: unknown };
  const said = [code, message].map((part) => (typeof part === 'string' ? part : ''));
  const [, errCode = ErrCode.unknown] = CODES.find(([pattern]) => said.some((part) => pattern.test(part))) ?? [];
  return new DeviceError('Capacitor', errCode, said[1] || 'the plugin failed', { cause: thrown });
}

/**
 * Makes the plugins of a Capacitor app hosts of the bus: each call whose plugin the app has. On the web, where there is no
 * native side, it claims nothing. The Back button of Android calls the handlers of `onBack`. Returns a function that ends it.
 */
export function connectCapacitor(bus: DeviceBus, options: CapacitorOptions = {}): () => void {
  const { capacitor = (globalThis as { Capacitor?: CapacitorLike }).Capacitor, names, signal } = options;
  const end = new AbortController();
  const disconnect = () => end.abort();
  onAbort('connectCapacitor', signal, disconnect);
  if (!capacitor?.isNativePlatform() || end.signal.aborted) return disconnect;

  const has = (plugin: string) => capacitor.isPluginAvailable(plugin);
  const isWanted = (name: string) => !names || (names as readonly string[]).includes(name);
  // A plugin that its package has registered must not be registered again.
  const pluginOf = (name: string) => (capacitor.Plugins?.[name] ?? capacitor.registerPlugin(name)) as Plugin;

  for (const [name, { plugin, can, run }] of Object.entries(ANSWERS) as [CallName, CapacitorAnswer<CallName>][]) {
    if (!has(plugin) || !isWanted(name)) continue;
    const answer = async (event: DeviceCallEvent) => {
      try {
        return await run(event.options, pluginOf(plugin), event.signal);
      } catch (error) {
        throw error instanceof DeviceError ? error : failure(error);
      }
    };
    const host = (event: DeviceCallEvent) => {
      if (!can || can(event.options)) event.respondWith(answer(event) as Promise<never>);
    };
    bus.addEventListener(name, host as unknown as EventListener, { signal: end.signal });
  }

  /** Listens to events of a plugin until the signal aborts. */
  const listen = (plugin: string, event: string, listener: (data: never) => void, until: AbortSignal) => {
    const handle = pluginOf(plugin).addListener(event, listener);
    until.addEventListener('abort', () => void handle.then(({ remove }) => remove()).catch(report));
    handle.catch((error: unknown) => report(failure(error)));
  };
  for (const [name, { plugin, events }] of Object.entries(SIGNALS)) {
    if (!has(plugin) || !isWanted(name)) continue;
    const remove = bus.source(name as SignalName, (emit, until) => {
      for (const [event, payload] of Object.entries(events)) {
        listen(plugin, event, (data) => emit(payload(data) as never), until);
      }
    });
    end.signal.addEventListener('abort', remove);
  }

  if (has('App')) {
    const goBack = ({ canGoBack }: { canGoBack?: boolean }) => {
      if (dispatchBack({ from: 'backbutton' })) return;
      if (canGoBack) history.back();
      else void pluginOf('App')['exitApp']!().catch((error: unknown) => report(failure(error)));
    };
    listen('App', 'backButton', goBack, end.signal);
  }
  return disconnect;
}
