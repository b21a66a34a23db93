import { DeviceError, ErrCode, type Provider, type WindowStyleValues } from '../../device/index.js';
import type { App } from '../app/context.js';
import type { Side } from '../definition/types.js';
import { windowsOf, type SideWindows } from './side-windows.js';
import { WINDOW_OVER } from './over-feature.js';

const KEYS = ['width', 'height', 'backgroundColor', 'color', 'borderColor'] as const;

/** What calls can change, without what else an object has. */
const valuesOf = (style: WindowStyleValues): WindowStyleValues =>
  Object.fromEntries(KEYS.filter((key) => style[key] !== undefined).map((key) => [key, style[key]]));

type Name = 'Top' | 'Left' | 'Right';
type Answers = Record<string, (options: WindowStyleValues) => unknown>;

/** Loads what draws a window over the pages, for a call. */
async function loadOver(call: string): Promise<void> {
  try {
    await WINDOW_OVER.load();
  } catch (cause) {
    throw new DeviceError(call, ErrCode.network, 'the window did not load', { cause });
  }
}

/** Fails if the app has no such window. */
function expectWindow(windows: SideWindows, side: Side, call: string): void {
  if (!windows.definitionOf(side)) throw new DeviceError(call, ErrCode.notFound, `the app has no ${side} window`);
}

/** The style of a window, for the call of this name. */
export function windowStyle(app: App, side: Side, call: string): WindowStyleValues {
  const windows = windowsOf(app);
  expectWindow(windows, side, call);
  return valuesOf(windows.state.get()[side].style);
}

/** The answers of one window's calls, by the names of the calls. */
function answersOf(windows: SideWindows, side: Side, name: Name): Answers {
  const answer =
    (call: string, act: (style: WindowStyleValues) => void | Promise<void>): Answers[string] =>
    (style) => {
      expectWindow(windows, side, call);
      return act(style);
    };
  const [show, hide, setStyle] = [`show${name}Window`, `hide${name}Window`, `set${name}WindowStyle`] as const;
  return {
    [show]: answer(show, async () => {
      if (windows.comesOver(side)) await loadOver(show);
      windows.show(side);
    }),
    [hide]: answer(hide, () => windows.hide(side)),
    [setStyle]: answer(setStyle, (style) => windows.setStyle(side, valuesOf(style))),
  };
}

type WindowCall = `${'show' | 'hide'}${Name}Window` | `set${Name}WindowStyle`;

/** The answers to the calls for windows that need not be answered at once. */
export function windowCalls(app: App): { [Call in WindowCall]: Provider<Call> } {
  const windows = windowsOf(app);
  return {
    ...answersOf(windows, 'top', 'Top'),
    ...answersOf(windows, 'left', 'Left'),
    ...answersOf(windows, 'right', 'Right'),
  } as never;
}
