import { useSyncExternalStore } from 'react';
import { warnOnce } from '../../../elements/base/warn.js';
import { own } from '../../../elements/base/own.js';
import { currentTheme, themeChange } from '../../device/calls/system/web/theme.js';
import { Observable } from '../base/observable.js';

/** Values for styles by name, for the light and the dark theme. */
export interface ThemeValues {
  light: Readonly<Record<string, string>>;
  dark: Readonly<Record<string, string>>;
}

/** Stands for a value of the theme. */
export type ThemeName = `@${string}`;

/** A style without names of values. */
export type Resolved<Style> = { [Key in keyof Style]: Exclude<Style[Key], ThemeName> };

/** What users read, and what leads to pages: may start with `@` and mean it. */
const TEXTS = new Set([
  'navigationBarTitleText',
  'title',
  'text',
  'placeholder',
  'badge',
  'badgeText',
  'badgeLabel',
  'pagePath',
]);

const isPlain = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype);

/**
 * A style whose texts that start with `@` are replaced by the values of that name; also in the lists and objects in it. A
 * property whose value has an unknown name is left out, and `lost` is called. The same object if there is nothing to replace.
 */
export function resolveTheme<Style extends object>(
  style: Style,
  values: Readonly<Record<string, string>>,
  lost: (key: string, value: string) => void,
): Style {
  const changed: [key: string, value: unknown][] = [];
  for (const [key, value] of Object.entries(style)) {
    if (typeof value === 'string' && value.startsWith('@') && !TEXTS.has(key)) {
      const name = value.slice(1);
      const known = own(values, name);
      if (known === undefined) lost(key, value);
      changed.push([key, known]);
    } else if (isPlain(value)) {
      const resolved = resolveTheme(value, values, lost);
      if (resolved !== value) changed.push([key, resolved]);
    }
  }
  if (changed.length === 0) return style;
  if (Array.isArray(style)) return Object.assign([...style], Object.fromEntries(changed)) as Style;
  const entries = Object.entries({ ...style, ...Object.fromEntries(changed) });
  return Object.fromEntries(
    entries.filter(([key, value]) => value !== undefined || !changed.some(([name]) => name === key)),
  ) as Style;
}

/** The theme of an app: which one is on screen, and what `@name` stands for in its styles. */
export class AppTheme {
  /** The theme on screen: the app's choice, else the system's. */
  readonly current = new Observable<keyof ThemeValues>('light');
  readonly #values: ThemeValues | undefined;
  /** Style -> the same with the values of the present theme. */
  #resolved = new WeakMap<object, object>();

  constructor(values: ThemeValues | undefined) {
    this.#values = values;
  }

  /** A style with the values of the present theme: for the same style the same object, until the theme changes. */
  readonly resolve = <Style extends object>(style: Style): Resolved<Style> => {
    let resolved = this.#resolved.get(style);
    if (!resolved) {
      const theme = this.current.get();
      const lost = (key: string, value: string): void =>
        warnOnce(`${key}: the theme of the app has no value named ${value} (defineApp({ theme: { ${theme}: … } }))`);
      resolved = resolveTheme(style, this.#values?.[theme] ?? {}, lost);
      this.#resolved.set(style, resolved);
    }
    return resolved as Resolved<Style>;
  };

  /** Follows the system and `setTheme`, until the signal aborts. Apps without values have nothing to follow. */
  follow(signal: AbortSignal): void {
    if (!this.#values) return;
    const set = (theme: keyof ThemeValues): void => {
      if (theme !== this.current.get()) this.#resolved = new WeakMap();
      this.current.set(theme);
    };
    set(currentTheme());
    themeChange(({ theme }) => set(theme), signal);
  }
}

/** A style with the values of the present theme, in a component that renders again when the theme changes. */
export function useThemed<Style extends object>(theme: AppTheme, style: Style): Resolved<Style> {
  useSyncExternalStore(theme.current.subscribe, theme.current.get, theme.current.get);
  return theme.resolve(style);
}
