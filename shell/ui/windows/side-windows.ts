import { given } from '../../../elements/base/given.js';
import type { WindowStyleValues } from '../../device/index.js';
import type { Router } from '../../router/index.js';
import type { Bars } from '../app/bars.js';
import type { WindowSizes } from '../app/context.js';
import { cssLengthOf, pixelsOf } from '../base/length.js';
import { Observable } from '../base/observable.js';
import { perApp } from '../base/per-app.js';
import { baseOf } from '../stage/layout.js';
import type { AppTheme } from '../definition/theme.js';
import type { AppDefinition, PageStyle, Side, WindowDefinition, WindowStyle } from '../definition/types.js';

const SIDES: readonly Side[] = ['top', 'left', 'right'];

/** Where a window is drawn: nowhere, beside the pages (that at the top above them), or over them. */
export type Place = 'none' | 'beside' | 'over';

export interface WindowState {
  /** Whether the screen is wide enough. */
  readonly fits: boolean;
  readonly place: Place;
  /** That of the definition, as calls have changed it, with the values of the theme. */
  readonly style: WindowStyle;
}

export type WindowsState = Readonly<Record<Side, WindowState>>;

/** Default of `minWidth`. */
const MIN_WIDTH = 768;

const NOWHERE: WindowState = { fits: false, place: 'none', style: {} };

/** The property of the style that is the size of a window. */
const sizeIn = (side: Side, { width, height }: WindowStyle) => (side === 'top' ? height : width);

interface WindowsHost {
  readonly definition: AppDefinition;
  readonly router: Router;
  readonly bars: Bars;
  readonly theme: AppTheme;
  readonly windowSizes: Observable<WindowSizes>;
  styleOf(route: string, key?: string): PageStyle;
}

/** A width that no screen has counts as the default: the window could never show. */
function minWidthOf({ matchMedia: media, minWidth }: WindowDefinition): number {
  const width = pixelsOf(media?.minWidth ?? minWidth, 'minWidth') ?? MIN_WIDTH;
  const largest = Math.max(screen.width, screen.height, outerWidth, outerHeight, innerWidth, innerHeight);
  return width > largest ? MIN_WIDTH : width;
}

/** The windows of an app: which of them show, and where, by the width of the screen, the page on top and what calls said. */
export class SideWindows {
  readonly state = new Observable<WindowsState>({ top: NOWHERE, left: NOWHERE, right: NOWHERE });
  readonly #host: WindowsHost;
  /** Sizes in px, as they were measured, of windows that get theirs from their content. */
  readonly #measured: Partial<Record<Side, number | undefined>> = {};
  /** Windows that a call has hidden. */
  readonly #hidden = new Set<Side>();
  /** Windows that a call has shown where they have no place. */
  readonly #forced = new Set<Side>();
  readonly #styles: Partial<Record<Side, WindowStyleValues>> = {};
  readonly #media = new Map<Side, MediaQueryList>();
  /** Key of the page on top. */
  #top: string | undefined;

  constructor(host: WindowsHost) {
    this.#host = host;
  }

  definitionOf(side: Side): WindowDefinition | undefined {
    // That at the top gets all props.
    return this.#host.definition.windows?.[side] as WindowDefinition | undefined;
  }

  /** Follows the screen, the pages and the theme, until the signal aborts. */
  follow(signal: AbortSignal): void {
    const { router, bars, theme } = this.#host;
    const sides = SIDES.filter((side) => this.definitionOf(side));
    if (sides.length === 0) return;
    for (const side of sides) {
      const media = matchMedia(`(min-width: ${minWidthOf(this.definitionOf(side)!)}px)`);
      this.#media.set(side, media);
      media.addEventListener('change', this.#update, { signal });
    }
    const stops = [router, bars.styled, theme.current].map((state) => state.subscribe(this.#update));
    signal.addEventListener('abort', () => stops.forEach((stop) => stop()));
    this.#update();
  }

  /** Whether a call for this window would draw it over the pages. */
  comesOver(side: Side): boolean {
    return side !== 'top' && !this.#hasPlace(side);
  }

  show(side: Side): void {
    this.#hidden.delete(side);
    if (!this.#hasPlace(side)) this.#forced.add(side);
    this.#update();
  }

  /** Takes a window off the screen. Beside the pages it comes back when a call shows it. */
  hide(side: Side): void {
    this.#forced.delete(side);
    if (this.#hasPlace(side)) this.#hidden.add(side);
    this.#update();
  }

  /** The user has closed a window that was over the pages. */
  close(side: Side): void {
    this.#forced.delete(side);
    this.#update();
  }

  setStyle(side: Side, change: WindowStyleValues): void {
    const set = Object.entries({ ...this.#styles[side], ...given(change) });
    this.#styles[side] = Object.fromEntries(set.filter(([, value]) => value !== ''));
    this.#update();
  }

  setSize(side: Side, size: number | undefined): void {
    this.#measured[side] = size;
    this.#publish();
  }

  /** How much of the app a window takes, as a value of CSS; undefined for one that is not beside the pages. */
  #sizeOf(side: Side): string | undefined {
    const { place, style } = this.state.get()[side];
    if (place !== 'beside') return undefined;
    return cssLengthOf(sizeIn(side, style)) ?? `${this.#measured[side] ?? 0}px`;
  }

  /** Whether the page on top allows this window, and the screen is wide enough. */
  #hasPlace(side: Side): boolean {
    const top = baseOf(this.#host.router.getSnapshot());
    const isAllowed = !top || this.#host.styleOf(top.route, top.key)[`${side}Window`] !== false;
    return isAllowed && Boolean(this.#media.get(side)?.matches);
  }

  readonly #update = (): void => {
    const key = this.#host.router.getSnapshot().entries.at(-1)?.key;
    const isSamePage = key === this.#top;
    this.#top = key;
    const before = this.state.get();
    const now = { ...before };
    for (const side of SIDES) {
      const definition = this.definitionOf(side);
      if (!definition) continue;
      const hasPlace = this.#hasPlace(side);
      // Over the pages it is for one look, such as a menu: it goes when the user has gone somewhere.
      if (side !== 'top' && (hasPlace || !isSamePage)) this.#forced.delete(side);
      const place = this.#placeOf(side, hasPlace);
      const { width, height } = definition;
      const sizes = given({ width, height });
      const style = this.#host.theme.resolve({ ...sizes, ...given(definition.style), ...this.#styles[side] });
      const next = { fits: Boolean(this.#media.get(side)?.matches), place, style };
      if (!isSame(before[side], next)) now[side] = next;
    }
    if (SIDES.every((side) => now[side] === before[side])) return;
    this.state.set(now);
    this.#publish();
  };

  #publish(): void {
    const { windowSizes } = this.#host;
    const sizes = Object.fromEntries(SIDES.map((side) => [side, this.#sizeOf(side)])) as WindowSizes;
    if (SIDES.some((side) => sizes[side] !== windowSizes.get()[side])) windowSizes.set(sizes);
  }

  #placeOf(side: Side, hasPlace: boolean): Place {
    if (hasPlace && !this.#hidden.has(side)) return 'beside';
    if (!this.#forced.has(side)) return 'none';
    return side === 'top' ? 'beside' : 'over';
  }
}

const isSame = (one: WindowState, other: WindowState): boolean =>
  one.fits === other.fits && one.place === other.place && JSON.stringify(one.style) === JSON.stringify(other.style);

/** The windows of an app. */
export const windowsOf = /* @__PURE__ */ perApp((app: WindowsHost) => new SideWindows(app));
