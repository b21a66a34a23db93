import { device, DeviceError, ErrCode, type CallName } from '../device/index.js';
import type { App } from './app.js';
import { UnsavedGuard } from './unsaved.js';

/** The guards that `enableAlertBeforeUnload` has set, by page. */
const guards = new Map<string, UnsavedGuard>();

/** Answers `enableAlertBeforeUnload` and `disableAlertBeforeUnload` for the page on top. Returns a function that ends it. */
export function provideUnsavedCalls(app: App): () => void {
  const { router } = app;
  const topOf = (name: CallName): string => {
    const key = router.getSnapshot().entries.at(-1)?.key;
    if (!key) throw new DeviceError(name, ErrCode.notFound, 'page not found');
    return key;
  };
  const drop = (key: string): void => {
    guards.get(key)?.stop();
    guards.delete(key);
  };
  const stops = [
    device.provide('enableAlertBeforeUnload', ({ message }) => {
      const key = topOf('enableAlertBeforeUnload');
      drop(key);
      guards.set(key, new UnsavedGuard(app, key, () => ({ content: message })));
      router.page(key)!.addEventListener('unload', () => drop(key), { once: true });
    }),
    device.provide('disableAlertBeforeUnload', () => drop(topOf('disableAlertBeforeUnload'))),
    () => [...guards.keys()].forEach(drop),
  ];
  return () => stops.forEach((stop) => stop());
}
