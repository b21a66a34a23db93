import { connect } from './connect.js';

connect();

export { device } from './instance.js';
export { BackPriority, dispatchBack, holdBack, onBack, onBackHold, type BackHandler, type BackInfo } from './back.js';
export { DeviceBus, type SupportProbe } from './device.js';
export { canIUse } from './can-i-use.js';
export * from './convert.js';
export { connectDom } from './dom-bridge.js';
export { DeviceError, ErrCode } from './errors.js';
export { DeviceCallEvent } from './event.js';
export { EventChannel } from './event-channel.js';
export * from './events.js';
export * from './generated/named.js';
export * from './interceptors.js';
export { answerCalls, forwardCalls, type BridgeOptions, type BridgeTarget } from './port-bridge.js';
export { webViewLine, type TextLine } from './web-view.js';
export { record, replay, type Recording, type RecordOptions, type ReplayOptions } from './record.js';
export { support } from './support.js';

export type * from './generated/types.js';
// `export *`: otherwise augmenting 'nacre/device' would not extend `DeviceCalls`.
export type * from './types.js';
