import type { PermissionName } from './calls/permissions/types.js';
import { boolean, oneOf, optional, text } from './check.js';

export const PERMISSIONS: readonly PermissionName[] = [
  'geolocation',
  'camera',
  'microphone',
  'notifications',
  'clipboard-read',
  'motion',
  'persistent-storage',
];

const permission = {
  name: optional(oneOf(...PERMISSIONS)),
  scope: optional(oneOf('scope.userLocation', 'scope.camera', 'scope.record')),
};

/** Checks of the arguments of calls on permissions. */
export const PERMISSION_RULES = {
  checkPermission: permission,
  requestPermission: { ...permission, why: optional(text), again: optional(boolean) },
};
