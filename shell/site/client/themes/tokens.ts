import { LOOK_VALUES, MONO, SYSTEM, type LookValues } from './looks.js';
import type { Theme } from './state.js';

export type TokenValue =
  | { readonly type: 'dimension'; readonly value: number; readonly unit: 'px' | 'rem' }
  | { readonly type: 'duration'; readonly value: number; readonly unit: 'ms' }
  | { readonly type: 'fontFamily'; readonly value: readonly string[] };

/** A token of the theme that is no color. */
export interface Token {
  /** `radius-md`: its custom property is `--nc-radius-md`. */
  readonly name: string;
  readonly value: TokenValue;
  /** As CSS. */
  readonly text: string;
  /** The look alone would not have it. */
  readonly isChanged: boolean;
  /** Where it counts: a denser look is for a mouse, motion for those who want it. */
  readonly media?: string;
}

const FAMILIES: Readonly<Record<NonNullable<Theme['font']>, readonly string[]>> = {
  system: SYSTEM,
  round: ['ui-rounded', 'SF Pro Rounded', 'Nunito', 'Varela Round', 'system-ui', 'sans-serif'],
  serif: ['ui-serif', 'New York', 'Georgia', 'Noto Serif', 'Songti SC', 'serif'],
  mono: MONO,
};

const SPACES: Readonly<Record<NonNullable<Theme['density']>, { target: number; space: readonly number[] }>> = {
  dense: { target: 36, space: [6, 8, 12, 14, 16] },
  roomy: { target: 52, space: [10, 16, 20, 26, 32] },
};

const DURATIONS: Readonly<Record<NonNullable<Theme['motion']>, LookValues['durations']>> = {
  none: [0, 0, 0],
  quick: [80, 140, 200],
  calm: [200, 360, 480],
};

const STEPS = [2, 3, 4, 5, 6, 8, 10];
const FINE = '(pointer: fine)';
const MOVING = '(prefers-reduced-motion: no-preference)';

/** All tokens of a theme but its colors. */
export function tokensOf(theme: Theme): Token[] {
  const look = LOOK_VALUES[theme.look];
  return [...radiiOf(theme, look), ...typeOf(theme, look), ...spacesOf(theme, look), ...durationsOf(theme, look)];
}

/** Small and large corners go with those in the middle. */
function radiiOf(theme: Theme, look: LookValues): Token[] {
  const { radius } = theme;
  const [sm, md, lg] =
    radius === undefined ? look.radius : [Math.round(radius * 0.6), radius, Math.round(radius * 1.6)];
  const button = theme.button ?? radius ?? look.button ?? md;
  const field = theme.field ?? radius ?? look.field ?? md;
  // Fields of Material stand on a line.
  const fieldText = look.field === undefined || field === 0 ? `${field}px` : `${field}px ${field}px 0 0`;
  return [
    length('radius-sm', sm, look.radius[0]),
    length('radius-md', md, look.radius[1]),
    length('radius-lg', lg, look.radius[2]),
    length('button-radius', button, look.button ?? md),
    { ...length('field-radius', field, look.field ?? md), text: fieldText },
  ];
}

function typeOf(theme: Theme, look: LookValues): Token[] {
  const family = theme.font ? FAMILIES[theme.font] : look.family;
  const factor = theme.size === undefined ? 1 : theme.size / 16 / look.sizes[2];
  return [
    fontFamily('font-family', family, look.family),
    fontFamily('font-family-mono', MONO, MONO),
    ...['xs', 'sm', 'md', 'lg', 'xl', '2xl'].map((name, index) => {
      const own = look.sizes[index]!;
      return length(`font-size-${name}`, Number((own * factor).toFixed(4)), own, 'rem');
    }),
  ];
}

function spacesOf({ density }: Theme, look: LookValues): Token[] {
  const chosen = density && SPACES[density];
  const media = density === 'dense' ? FINE : undefined;
  return [
    { ...length('touch-target', chosen?.target ?? look.target, look.target), media },
    length('nav-bar-height', look.navBar, look.navBar),
    length('tab-bar-height', look.tabBar, look.tabBar),
    ...STEPS.map((step, index) => {
      const own = look.space[index]!;
      return { ...length(`space-${step}`, chosen?.space[index] ?? own, own), media };
    }),
  ];
}

function durationsOf({ motion }: Theme, look: LookValues): Token[] {
  return ['fast', 'normal', 'page'].map((name, index) => {
    const own = look.durations[index]!;
    const value = motion ? DURATIONS[motion][index]! : own;
    return {
      name: `duration-${name}`,
      value: { type: 'duration', value, unit: 'ms' },
      text: `${value}ms`,
      isChanged: value !== own,
      media: motion === 'none' ? undefined : MOVING,
    };
  });
}

const length = (name: string, value: number, own: number, unit: 'px' | 'rem' = 'px'): Token => ({
  name,
  value: { type: 'dimension', value, unit },
  text: `${value}${unit}`,
  isChanged: value !== own,
});

const fontFamily = (name: string, value: readonly string[], own: readonly string[]): Token => ({
  name,
  value: { type: 'fontFamily', value },
  text: value.map((family) => (family.includes(' ') ? `'${family}'` : family)).join(', '),
  isChanged: value.join() !== own.join(),
});
