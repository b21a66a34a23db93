import { own } from '../../elements/base/own.js';
import { noAnswer } from './definitions.js';
import { PROBES } from './generated/support.js';
import { device } from './instance.js';
import { is, no } from './probes.js';
import type { Support } from './types.js';

/** How well this browser supports a call at this moment, and why. */
export function support(name: string): Support {
  if (device.hasHost(name)) return is('native', 'a host answers it');
  if (!device.can(name)) return no(noAnswer(name));
  const probe = own(PROBES, name);
  const probed = typeof probe === 'function' ? probe() : probe;
  return device.supportOf(name) ?? probed ?? is('emulated', 'the page answers it');
}
