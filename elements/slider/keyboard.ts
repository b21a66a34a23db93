import { stepOf, type Scale } from './scale.js';

/** Where a key takes a thumb from `value`; undefined for keys that move no thumb. */
export function valueForKey(key: string, value: number, scale: Scale, isMirrored: boolean): number | undefined {
  const { min, max } = scale;
  const step = stepOf(scale);
  const page = Math.max(step, (max - min) / 10);
  const right = isMirrored ? -step : step;
  switch (key) {
    case 'ArrowUp':
      return value + step;
    case 'ArrowDown':
      return value - step;
    case 'ArrowRight':
      return value + right;
    case 'ArrowLeft':
      return value - right;
    case 'PageUp':
      return value + page;
    case 'PageDown':
      return value - page;
    case 'Home':
      return min;
    case 'End':
      return max;
    default:
      return undefined;
  }
}
