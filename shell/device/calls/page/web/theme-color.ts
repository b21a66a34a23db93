import type { Theme } from '../../system/types.js';

/** The theme that the app has chosen; undefined: that of the system. */
export function chosenTheme(): Theme | undefined {
  const theme = document.documentElement.dataset['ncTheme'];
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}

/** What the page's own elements say while we say something else. */
const originals = new Map<HTMLMetaElement, string>();
/** Our element, for pages that have none. */
let own: HTMLMetaElement | undefined;
let barColor: string | undefined;

/**
 * Makes `<meta name="theme-color">`, by which browsers color their own bars, follow the chosen theme, or the bar at the top
 * of the page if that has a color of its own. Otherwise the page's elements say what they said before.
 */
export function updateThemeColor(): void {
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].filter(
    (meta) => meta !== own,
  );
  const theme = chosenTheme();
  const color = barColor ?? (theme && colorOf(theme, metas));
  if (color === undefined) {
    for (const [meta, content] of originals) meta.content = content;
    originals.clear();
  } else {
    for (const meta of metas) {
      if (!originals.has(meta)) originals.set(meta, meta.content);
      meta.content = color;
    }
  }
  if (color === undefined || metas.length) own?.remove();
  else {
    own ??= Object.assign(document.createElement('meta'), { name: 'theme-color' });
    own.content = color;
    document.head.append(own);
  }
}

/** Sets the color of the bar at the top of the page; `undefined`: that of the theme. */
export function setBarColor(color: string | undefined): void {
  const resolved = color && resolve(color);
  if (resolved === barColor) return;
  barColor = resolved;
  updateThemeColor();
}

/** What the page says for this theme, else the color of the page. */
function colorOf(theme: Theme, metas: readonly HTMLMetaElement[]): string | undefined {
  const meta = metas.find(({ media }) => media.includes('prefers-color-scheme') && media.includes(theme));
  if (meta) return originals.get(meta) ?? meta.content;
  const { backgroundColor } = getComputedStyle(document.body);
  return /^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor) ? undefined : backgroundColor;
}

/** The element knows no custom properties, and not the page's theme. */
function resolve(color: string): string | undefined {
  if (!/var\(|light-dark\(|currentcolor/i.test(color)) return CSS.supports('color', color) ? color : undefined;
  const probe = document.createElement('div');
  probe.style.color = color;
  document.body.append(probe);
  const resolved = getComputedStyle(probe).color;
  probe.remove();
  return resolved;
}
