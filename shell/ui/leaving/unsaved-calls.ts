import { device, DeviceError, ErrCode, type CallName, type Provider } from '../../device/index.js';
import type { Router } from '../../router/index.js';
import { UnsavedGuard } from './unsaved.js';

/** The guards that `enableAlertBeforeUnload` has set, by page. */
const guards = new Map<string, UnsavedGuard>();

function drop(key: string): void {
  guards.get(key)?.stop();
  guards.delete(key);
}

/** The answers to `enableAlertBeforeUnload` and `disableAlertBeforeUnload`, for the page on top. */
export function unsavedCalls(router: Router): {
  enableAlertBeforeUnload: Provider<'enableAlertBeforeUnload'>;
  disableAlertBeforeUnload: Provider<'disableAlertBeforeUnload'>;
} {
  const topOf = (name: CallName): string => {
    const key = router.getSnapshot().entries.at(-1)?.key;
    if (!key) throw new DeviceError(name, ErrCode.notFound, 'page not found');
    return key;
  };
  const stopWatching = device.watch('routerStop', () => {
    [...guards.keys()].forEach(drop);
    stopWatching();
  });
  return {
    enableAlertBeforeUnload: ({ message }) => {
      const key = topOf('enableAlertBeforeUnload');
      drop(key);
      guards.set(key, new UnsavedGuard(router, key, () => ({ content: message })));
      router.page(key)!.addEventListener('unload', () => drop(key), { once: true });
    },
    disableAlertBeforeUnload: () => drop(topOf('disableAlertBeforeUnload')),
  };
}
