// A page without React: one element, and the device bus.
import { device, getNetworkType } from 'nacre/device';
import 'nacre/elements/input';

export const input = document.createElement('nc-input');
input.label = 'Name';
input.addEventListener('confirm', () => input.blur());
// @ts-expect-error: no number
input.maxlength = '3';

export const network = async (): Promise<string> => (await getNetworkType()).networkType;
device.intercept('request', (call, next) => next({ ...call.options, url: `/api${call.options.url}` }));
