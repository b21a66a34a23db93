/** What a window has to be. Lengths are in px; what is undefined is no condition. */
export interface MediaConditions {
  readonly width?: number | undefined;
  readonly minWidth?: number | undefined;
  readonly maxWidth?: number | undefined;
  readonly height?: number | undefined;
  readonly minHeight?: number | undefined;
  readonly maxHeight?: number | undefined;
  readonly orientation?: string | undefined;
}

/** Condition -> feature of a media query. */
const FEATURES = {
  width: 'width',
  minWidth: 'min-width',
  maxWidth: 'max-width',
  height: 'height',
  minHeight: 'min-height',
  maxHeight: 'max-height',
} as const;

export type LengthCondition = keyof typeof FEATURES;

export const LENGTH_CONDITIONS = Object.keys(FEATURES) as LengthCondition[];

export const isOrientation = (value: unknown): boolean => value === 'landscape' || value === 'portrait';

/** The media query that asks for all of them; empty if there are none. */
export function mediaQueryOf(conditions: MediaConditions): string {
  const features = LENGTH_CONDITIONS.flatMap((name) => {
    const length = conditions[name];
    return length === undefined ? [] : [`(${FEATURES[name]}: ${length}px)`];
  });
  if (conditions.orientation !== undefined) features.push(`(orientation: ${conditions.orientation})`);
  return features.join(' and ');
}
