import { pageWide } from '../internal/element/page-wide.js';

/** What an icon draws: the data of paths, which are stroked in a box of 24 × 24, or an SVG with a look of its own. */
export type Drawing = readonly string[] | SVGElement;

/** The drawing of an icon of a library, now or later; undefined: the library has none of that name. */
export type DrawIcon = (name: string) => Drawing | undefined | Promise<Drawing | undefined>;

/** An icon on the page. */
interface ShownIcon {
  /** Called when icons were registered; `isChanged` tells which. */
  redraw(isChanged: (name: string) => boolean): void;
}

interface Registry {
  readonly icons: Map<string, readonly string[]>;
  readonly libraries: Map<string, DrawIcon>;
  readonly shown: Set<ShownIcon>;
  /** Address -> the text there. */
  readonly files: Map<string, Promise<string>>;
}

/** For all copies of the library on the page: the one that registers icons may not be the one that draws them. */
const shared = (): Registry =>
  pageWide('icon-registry', () => ({ icons: new Map(), libraries: new Map(), shown: new Set(), files: new Map() }));

export const iconRegistry: Registry = /* @__PURE__ */ shared();

const isPathData = (value: unknown): value is string => typeof value === 'string' && /^\s*m[^<]*$/i.test(value);

/**
 * Adds icons, or replaces built-in ones: by name the data of an SVG path, or of several, which are stroked in a box of
 * 24 × 24. Icons that are already on the page follow. For icons with a look of their own see `registerIconLibrary`.
 */
export function registerIcons(icons: Readonly<Record<string, string | readonly string[]>>): void {
  const names = new Set(Object.keys(icons));
  for (const [name, data] of Object.entries(icons)) {
    const paths = [data].flat();
    if (!paths.every(isPathData))
      throw new TypeError(`registerIcons: ${name}: expected the data of an SVG path, or a list of such data`);
    iconRegistry.icons.set(name, paths);
  }
  redraw((name) => names.has(name));
}

/** Tells the icons on the page. */
export function redraw(isChanged: (name: string) => boolean): void {
  for (const icon of iconRegistry.shown) icon.redraw(isChanged);
}
