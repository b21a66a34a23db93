import { COLOURS, hexOf, type Colour, type Palette, type Palettes } from './colours.js';
import type { Theme } from './state.js';
import { tokensOf, type Token } from './tokens.js';

interface Group {
  [name: string]: Group | DesignToken;
}
interface DesignToken {
  readonly $type: string;
  readonly $value: unknown;
}

/** Where a token is in the file. */
const PLACES: readonly (readonly [pattern: RegExp, path: (name: string) => readonly string[]])[] = [
  [/^(button|field)-radius$/, (name) => ['radius', name]],
  [/^(?:radius)-(.+)$/, (name) => ['radius', name]],
  [/^font-family$/, () => ['font', 'family', 'text']],
  [/^font-family-(mono)$/, (name) => ['font', 'family', name]],
  [/^font-size-(.+)$/, (name) => ['font', 'size', name]],
  [/^space-(.+)$/, (name) => ['space', name]],
  [/^(touch-target|nav-bar|tab-bar)(?:-height)?$/, (name) => ['size', name]],
  [/^duration-(.+)$/, (name) => ['duration', name]],
];

/**
 * The theme in the format of the Design Tokens Community Group, 2025.10 (https://www.designtokens.org/tr/2025.10/), which Figma
 * and Style Dictionary read.
 */
export function designTokensOf(theme: Theme, { light, dark }: Palettes): string {
  const file: Group = { color: { light: colourGroup(light), dark: colourGroup(dark) } };
  for (const token of tokensOf(theme)) {
    for (const [pattern, path] of PLACES) {
      const found = pattern.exec(token.name);
      if (!found) continue;
      place(file, path(found[1] ?? ''), { $type: token.value.type, $value: valueOf(token) });
      break;
    }
  }
  return `${written(file)}\n`;
}

const colourGroup = (palette: Palette): Group =>
  Object.fromEntries(COLOURS.map((name) => [name, { $type: 'color', $value: colourValue(palette[name]) }]));

const colourValue = (colour: Colour): unknown => ({
  colorSpace: 'srgb',
  components: colour.slice(0, 3).map((share) => Number(share.toFixed(4))),
  alpha: Number(colour[3].toFixed(3)),
  hex: hexOf(colour),
});

const valueOf = ({ value }: Token): unknown =>
  value.type === 'fontFamily' ? value.value : { value: value.value, unit: value.unit };

function place(group: Group, [name = '', ...rest]: readonly string[], token: DesignToken): void {
  if (rest.length === 0) group[name] = token;
  else place((group[name] ??= {}) as Group, rest, token);
}

/** JSON with a token on each line. */
function written(group: Group, indent = ''): string {
  const lines = Object.entries(group).map(([name, entry]) => {
    const text = isToken(entry) ? JSON.stringify(entry) : written(entry, `${indent}  `);
    return `${indent}  ${JSON.stringify(name)}: ${text}`;
  });
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

const isToken = (entry: Group | DesignToken): entry is DesignToken => '$value' in entry;
