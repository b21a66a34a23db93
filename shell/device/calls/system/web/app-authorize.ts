import type { Authorization } from '../types.js';
import type { PermissionName } from '../../permissions/types.js';
import type { Provider } from '../../../types.js';
import { stateOf } from '../../permissions/web/permissions.js';

const WORDS = { granted: 'authorized', denied: 'denied', prompt: 'not determined', unsupported: undefined } as const;

async function wordFor<F extends string>(field: F, name: PermissionName): Promise<{ [K in F]?: Authorization }> {
  const word = WORDS[await stateOf(name)];
  return (word ? { [field]: word } : {}) as { [K in F]?: Authorization };
}

export const getAppAuthorizeSetting: Provider<'getAppAuthorizeSetting'> = async () => {
  const [camera, location, microphone, notification] = await Promise.all([
    wordFor('cameraAuthorized', 'camera'),
    wordFor('locationAuthorized', 'geolocation'),
    wordFor('microphoneAuthorized', 'microphone'),
    wordFor('notificationAuthorized', 'notifications'),
  ]);
  return { ...camera, ...location, ...microphone, ...notification };
};
