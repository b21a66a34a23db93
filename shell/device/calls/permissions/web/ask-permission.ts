import { lazy } from '../../../../../elements/base/lazy.js';
import type { PermissionName, PermissionScope } from '../types.js';
import { DeviceError, ErrCode } from '../../../errors.js';
import { device } from '../../../instance.js';
import type { OptionsOf, Provider } from '../../../types.js';
import { PERMISSIONS } from '../checks.js';
import { askMotion } from '../../sensors/web/ask-motion.js';

const NAMES: Record<PermissionScope, PermissionName> = {
  'scope.userLocation': 'geolocation',
  'scope.camera': 'camera',
  'scope.record': 'microphone',
};

function nameOf(call: string, { name, scope }: OptionsOf<'checkPermission'>): PermissionName {
  const wanted = name ?? (scope && NAMES[scope]);
  if (wanted) return wanted;
  throw new DeviceError(call, ErrCode.invalid, `name: expected one of ${PERMISSIONS.join(', ')}, or a scope`);
}

/** Those that browsers ask for only in the task of a gesture. Each tells whether it is granted. */
const AT_ONCE: Partial<Record<PermissionName, () => Promise<boolean>>> = {
  motion: askMotion,
  notifications: async () => (await Notification.requestPermission()) === 'granted',
  'clipboard-read': async () => {
    await navigator.clipboard.readText();
    return true;
  },
};

const load = /* @__PURE__ */ lazy(() => import('./permissions.js'));

export const checkPermission: Provider<'checkPermission'> = async (options) => {
  const name = nameOf('checkPermission', options);
  return { name, state: await (await load()).stateOf(name) };
};

export const requestPermission: Provider<'requestPermission'> = async (options, { signal }) => {
  const name = nameOf('requestPermission', options);
  const why = device.can('showModal') ? options.why : undefined;
  const ask = AT_ONCE[name];
  const asking = why === undefined ? ask?.() : undefined;
  asking?.catch(() => undefined);
  const { request } = await load();
  return request({ name, why, again: options.again ?? false, signal, ask, asking });
};
