import { COLOURS, cssColour, type Palettes } from './colours.js';
import type { Theme } from './state.js';
import { tokensOf } from './tokens.js';

/** Token -> key of Tailwind's theme, as in `nacre/tailwind.css`. */
const KEYS: readonly (readonly [pattern: RegExp, key: string])[] = [
  [/^font-family(-mono)?$/, 'font-nc$1'],
  [/^font-size-(.+)$/, 'text-nc-$1'],
  [/^space-(.+)$/, 'spacing-nc-$1'],
  [/^(touch-target|nav-bar|tab-bar)(?:-height)?$/, 'spacing-nc-$1'],
  [/^radius-(.+)$/, 'radius-nc-$1'],
  [/^duration-(.+)$/, 'transition-duration-nc-$1'],
];

/**
 * The theme by itself for Tailwind 4, with the keys of `nacre/tailwind.css`, so that pages without elements have the same
 * classes.
 */
export function tailwindOf(theme: Theme, { light, dark }: Palettes): string {
  const colours = COLOURS.map((name) => {
    const [day, night] = [cssColour(light[name]), cssColour(dark[name])];
    return `--color-nc-${name}: ${day === night ? day : `light-dark(${day}, ${night})`};`;
  });
  const others = tokensOf(theme).flatMap(({ name, text }) => {
    const rule = KEYS.find(([pattern]) => pattern.test(name));
    return rule ? [`--${name.replace(rule[0], rule[1])}: ${text};`] : [];
  });
  return `@import 'tailwindcss';

@theme {
${[...colours, ...others].map((line) => `  ${line}`).join('\n')}
}

@layer base {
  :root {
    color-scheme: light dark;
  }
}
`;
}
