import {
  device,
  DeviceError,
  ErrCode,
  type CallName,
  type Provider,
  type WindowStyleValues,
} from '../../device/index.js';
import type { Side, SideWindows } from './side-windows.js';
import { loadWindowOver } from './side-window.js';

const KEYS = ['width', 'height', 'backgroundColor', 'color', 'borderColor'] as const;

/** What calls can change, without what else an object has. */
const valuesOf = (style: WindowStyleValues): WindowStyleValues =>
  Object.fromEntries(KEYS.filter((key) => style[key] !== undefined).map((key) => [key, style[key]]));

/** The answers of one window's calls, by the names of the calls. */
function answersOf(windows: SideWindows, side: Side, name: 'Top' | 'Left' | 'Right'): [CallName, Provider<CallName>][] {
  /** Fails if the app has no such window. */
  const expectWindow = (call: string): void => {
    if (windows.definitionOf(side)) return;
    throw new DeviceError(call, ErrCode.notFound, `the app has no ${side} window`);
  };
  const answers: Record<string, (options: WindowStyleValues) => unknown> = {
    [`show${name}Window`]: async () => {
      expectWindow(`show${name}Window`);
      if (windows.comesOver(side)) await loadWindowOver(`show${name}Window`);
      windows.show(side);
    },
    [`hide${name}Window`]: () => {
      expectWindow(`hide${name}Window`);
      windows.hide(side);
    },
    [`get${name}WindowStyle`]: () => {
      expectWindow(`get${name}WindowStyle`);
      return valuesOf(windows.state.get()[side].style);
    },
    [`set${name}WindowStyle`]: (style) => {
      expectWindow(`set${name}WindowStyle`);
      windows.setStyle(side, valuesOf(style));
    },
  };
  return Object.entries(answers) as [CallName, Provider<CallName>][];
}

/** Answers the bus's calls for windows. Returns a function that ends it. */
export function provideWindowCalls({ windows }: { windows: SideWindows }): () => void {
  const answers = [
    ...answersOf(windows, 'top', 'Top'),
    ...answersOf(windows, 'left', 'Left'),
    ...answersOf(windows, 'right', 'Right'),
  ];
  const stops = answers.map(([name, answer]) => device.provide(name, answer));
  return () => stops.forEach((stop) => stop());
}
