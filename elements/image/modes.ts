/** `object-fit` and `object-position` of each mode; the two Fix modes size the host instead. */
const MODES: Readonly<Record<string, readonly [fit: string, position: string]>> = {
  scaleToFill: ['fill', '50% 50%'],
  aspectFit: ['contain', '50% 50%'],
  aspectFill: ['cover', '50% 50%'],
  widthFix: ['fill', '50% 50%'],
  heightFix: ['fill', '50% 50%'],
  top: ['none', '50% 0%'],
  bottom: ['none', '50% 100%'],
  center: ['none', '50% 50%'],
  left: ['none', '0% 50%'],
  right: ['none', '100% 50%'],
  'top left': ['none', '0% 0%'],
  'top right': ['none', '100% 0%'],
  'bottom left': ['none', '0% 100%'],
  'bottom right': ['none', '100% 100%'],
};

export const MODE_NAMES = Object.keys(MODES);

export const modeStyle = (mode: string): readonly [fit: string, position: string] => MODES[mode] ?? MODES.scaleToFill!;
