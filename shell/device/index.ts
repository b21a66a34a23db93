import { connectDom } from './dom-bridge.js';
import { device, isShared } from './instance.js';
import { connectWeb } from './web/index.js';

connectWeb(device);
if (!isShared && 'document' in globalThis) connectDom(device, document);

export { device };
export { BackPriority, dispatchBack, holdBack, onBack, onBackHold, type BackHandler, type BackInfo } from './back.js';
export { DeviceBus, type SupportProbe } from './device.js';
export { connectDom } from './dom-bridge.js';
export { DeviceError, ErrCode } from './errors.js';
export { DeviceCallEvent } from './event.js';
export { EventChannel } from './event-channel.js';
export * from './named.js';
export { answerCalls, forwardCalls, type BridgeOptions, type BridgeTarget } from './port-bridge.js';
export { record, replay, type Recording, type ReplayOptions } from './record.js';
export { canIUse, support } from './support.js';
export * from './web/storage-sync.js';
export * from './web/system-sync.js';

export type * from './apis/device.js';
export type * from './apis/network.js';
export type * from './apis/page.js';
export type * from './apis/route.js';
export type * from './apis/storage.js';
export type * from './apis/system.js';
export type * from './apis/ui.js';
// `export *`: otherwise augmenting 'nacre/device' would not extend `DeviceCalls`.
export type * from './types.js';
