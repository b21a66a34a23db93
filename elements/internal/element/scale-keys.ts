/** Least and greatest value, and the distance between two values. */
export interface Scale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** The step of a scale; one that is not positive counts as 1. */
export const stepOf = ({ step }: Scale): number => (step > 0 ? step : 1);

/** Where a key takes the value of a slider; undefined for keys that do not change it. */
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
