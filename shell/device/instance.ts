import { DeviceBus } from './device.js';

const KEY = Symbol.for('nacre.device');
const page = globalThis as { [KEY]?: DeviceBus };

/** Whether another copy of this code has made the page's bus, and connected it to the page. */
export const isShared = KEY in page;

/** The page's bus: one, however many copies of this code run in the page. */
export const device: DeviceBus = (page[KEY] ??= new DeviceBus());
