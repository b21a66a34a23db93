import { pixelsIn } from '../../../../../elements/base/lengths.js';
import { own } from '../../../../../elements/base/own.js';
import type { AnimationAction } from '../types.js';
import { attempt } from '../../../errors.js';

type Animate = AnimationAction['animates'][number];
type Value = number | string;

const plain = String;
const angle = (value: Value): string => (typeof value === 'number' ? `${value}deg` : String(value));
/** In px; `rpx` at this moment's width of the window. */
const length = (value: Value): string => {
  const pixels = typeof value === 'number' ? value : pixelsIn(String(value));
  return pixels === undefined ? String(value) : `${pixels}px`;
};

/** Function of `transform` -> how its arguments are written. The last one is for all further arguments. */
export const TRANSFORMS: Readonly<Record<string, readonly ((value: Value) => string)[]>> = {
  matrix: [plain],
  matrix3d: [plain],
  rotate: [angle],
  rotate3d: [plain, plain, plain, angle],
  rotateX: [angle],
  rotateY: [angle],
  rotateZ: [angle],
  scale: [plain],
  scale3d: [plain],
  scaleX: [plain],
  scaleY: [plain],
  scaleZ: [plain],
  skew: [angle],
  skewX: [angle],
  skewY: [angle],
  translate: [length],
  translate3d: [length],
  translateX: [length],
  translateY: [length],
  translateZ: [length],
};

export const isStyle = ({ type }: Animate): boolean => type === 'style';

/** The value of CSS: of a property, or a function of `transform`. Undefined for what is neither. */
export function cssOf({ type, args }: Animate): string | undefined {
  return attempt(() => {
    if (type === 'style') return /opacity|color/i.test(String(args[0])) ? String(args[1]) : length(args[1]!);
    const units = own(TRANSFORMS, type);
    if (!units) return undefined;
    const texts = args.map((value, at) => (units[at] ?? units.at(-1)!)(value));
    return `${type}(${texts.join(', ')})`;
  });
}

/** What the element looks like at the end of a step. */
export function frameOf({ animates, option }: AnimationAction): Record<string, string> {
  const frame: Record<string, string> = { transformOrigin: option.transformOrigin };
  const transforms = animates.filter((animate) => !isStyle(animate)).map(cssOf);
  if (transforms.length) frame['transform'] = transforms.join(' ');
  for (const animate of animates) if (isStyle(animate)) frame[String(animate.args[0])] = cssOf(animate)!;
  return frame;
}
