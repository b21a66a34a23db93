import type { DeviceBus } from '../device.js';
import type { CallName, Provider, SignalName, SignalSource } from '../types.js';
import { copyText, dial, readText, vibrate } from './gesture.js';

type Chunk = { readonly [K in CallName]?: Provider<K> } & { readonly [S in SignalName]?: SignalSource<S> };

/** Chunks by what they export: providers under their calls' names, sources under their signals'. */
const CHUNKS: readonly (readonly [load: () => Promise<Chunk>, calls: string, signal?: string])[] = [
  [() => import('./request.js'), 'request'],
  [() => import('./storage.js'), 'setStorage getStorage removeStorage clearStorage getStorageInfo', 'storageChange'],
  [() => import('./system.js'), 'getSystemInfo getWindowInfo getDeviceInfo getAppBaseInfo', 'windowResize'],
  [() => import('./theme.js'), 'getTheme setTheme', 'themeChange'],
  [() => import('./network.js'), 'getNetworkType', 'networkStatusChange'],
  [() => import('./refresh.js'), 'startPullDownRefresh stopPullDownRefresh'],
];

/** Works without a document too. */
const ANYWHERE = 1;

/** Gives a bus what browsers can do and it cannot yet. Only what needs the user's gesture is here already. */
export function connectWeb(bus: DeviceBus): void {
  const inPage = 'document' in globalThis;
  for (const [load, calls, source] of inPage ? CHUNKS : CHUNKS.slice(0, ANYWHERE)) {
    for (const name of calls.split(' ')) if (!bus.can(name)) bus.provideLazy(name as never, load as never);
    if (!source || bus.hasSignal(source)) continue;
    const signal = source as SignalName;
    bus.source(signal, async (emit, end) => (await load())[signal]!(emit as never, end));
  }
  if (!inPage || bus.can('makePhoneCall')) return;
  bus.provide('setClipboardData', copyText);
  bus.provide('getClipboardData', readText);
  bus.provide('makePhoneCall', dial);
  bus.provide('vibrateShort', vibrate(15));
  bus.provide('vibrateLong', vibrate(400));
}
