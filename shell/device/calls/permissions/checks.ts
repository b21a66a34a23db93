import { oneOf, optional } from '../../check.js';
import type { PermissionName } from './types.js';

export const PERMISSIONS: readonly PermissionName[] = [
  'geolocation',
  'camera',
  'microphone',
  'notifications',
  'clipboard-read',
  'motion',
  'persistent-storage',
];

/** Which permission is meant. */
export const permission = () => ({
  name: optional(oneOf(...PERMISSIONS)),
  scope: optional(oneOf('scope.userLocation', 'scope.camera', 'scope.record')),
});
