import { is, type Probes } from '../../probes.js';

export const SUPPORT: Probes = {
  checkPermission: () =>
    (navigator.permissions as Permissions | undefined)
      ? is('native', 'Permissions, and what each feature tells')
      : is('emulated', 'what each feature tells'),
  requestPermission: is('needs-gesture', 'the question of each feature'),
};
