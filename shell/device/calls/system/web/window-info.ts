import type { Insets, WindowInfo } from '../types.js';

/** Lengths of the safe area and of the bars, which can only be read through CSS: bars may be a `calc()`. */
function readLengths(): { insets: Insets; windowTop: number; windowBottom: number } {
  const probe = document.createElement('div');
  for (const side of ['top', 'right', 'bottom', 'left'])
    probe.style.setProperty(`padding-${side}`, `env(safe-area-inset-${side}, 0px)`);
  for (const side of ['top', 'bottom']) probe.style.setProperty(`margin-${side}`, `var(--window-${side}, 0px)`);
  probe.style.position = 'absolute';
  document.documentElement.append(probe);
  const style = getComputedStyle(probe);
  const length = (property: string) => parseFloat(style.getPropertyValue(property)) || 0;
  const lengths = {
    insets: {
      top: length('padding-top'),
      right: length('padding-right'),
      bottom: length('padding-bottom'),
      left: length('padding-left'),
    },
    windowTop: length('margin-top'),
    windowBottom: length('margin-bottom'),
  };
  probe.remove();
  return lengths;
}

/** Sizes of the window, the screen, the bars and the safe area, in CSS px. */
export function windowInfo(): WindowInfo {
  const { insets, windowTop, windowBottom } = readLengths();
  const [width, height] = [innerWidth - insets.left - insets.right, innerHeight - insets.top - insets.bottom];
  return {
    windowTop,
    windowBottom,
    windowWidth: document.documentElement.clientWidth || innerWidth,
    windowHeight: innerHeight - windowTop - windowBottom,
    pixelRatio: devicePixelRatio,
    screenWidth: screen.width,
    screenHeight: screen.height,
    screenTop: screen.height - innerHeight + windowTop + windowBottom,
    statusBarHeight: insets.top,
    safeArea: {
      left: insets.left,
      top: insets.top,
      right: insets.left + width,
      bottom: insets.top + height,
      width,
      height,
    },
    safeAreaInsets: insets,
  };
}
