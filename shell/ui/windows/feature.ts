import { lazy } from '../../../elements/base/lazy.js';
import { device, DeviceError, ErrCode } from '../../device/index.js';
import type { App } from '../app/context.js';
import { Feature } from '../base/feature.js';

/** Windows beside the pages. */
export const WINDOWS = new Feature(lazy(() => import('./windows.js')));

const CALLS = [
  'showTopWindow',
  'hideTopWindow',
  'setTopWindowStyle',
  'showLeftWindow',
  'hideLeftWindow',
  'setLeftWindowStyle',
  'showRightWindow',
  'hideRightWindow',
  'setRightWindowStyle',
] as const;

/** Those that are answered at once: what they tell is known if the app has the window. */
const AT_ONCE = {
  getTopWindowStyle: 'top',
  getLeftWindowStyle: 'left',
  getRightWindowStyle: 'right',
} as const;

/** Answers the bus's calls for windows. Returns a function that ends it. */
export function provideWindowCalls(app: App): () => void {
  const stops = [
    device.provideLazy(CALLS, async () => (await WINDOWS.load()).windowCalls(app)),
    ...(Object.keys(AT_ONCE) as (keyof typeof AT_ONCE)[]).map((name) =>
      device.provide(name, () => {
        const windows = WINDOWS.get();
        if (!windows) throw new DeviceError(name, ErrCode.notFound, `the app has no ${AT_ONCE[name]} window`);
        return windows.windowStyle(app, AT_ONCE[name], name);
      }),
    ),
  ];
  return () => stops.forEach((stop) => stop());
}
