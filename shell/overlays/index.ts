import { device, type Ok } from '../device/index.js';
import { installOverlays } from './install.js';

/** Closes all modals of `showModal`. Each call resolves as canceled. */
export const hideModal = (): Promise<Ok<'hideModal'>> => device.call('hideModal');

if ('document' in globalThis) installOverlays();

export { installOverlays };
export type { OverlayOptions } from './options.js';
