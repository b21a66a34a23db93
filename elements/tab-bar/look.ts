import type { PropertyValues, ReactiveElement } from 'lit';
import { isScriptUrl } from '../base/urls.js';
import { LEFT_OUT } from '../internal/element/kinds.js';
import { warnOnce } from '../internal/element/warn.js';
import { iconFont } from '../internal/styles/icon-font.js';
import { cssLength, setStyles } from '../internal/styles/inline.js';
import type { TabBarIconFont, TabBarItem, TabBarMidButton } from './types.js';

/** What of a bar is styled here. */
interface Bar extends ReactiveElement {
  readonly list?: readonly TabBarItem[];
  readonly midButton?: TabBarMidButton;
  readonly backgroundImage: string;
  readonly borderStyle: string;
  readonly borderColor: string;
  readonly iconfontSrc: string;
  readonly fontSize?: number;
  readonly iconWidth?: number;
  readonly spacing?: number;
  readonly height?: number;
}

const BORDERS: Readonly<Record<string, string>> = { black: 'rgb(0 0 0 / 0.33)', white: 'rgb(255 255 255 / 0.33)' };

/** Property -> custom property that holds it in px. */
const LENGTHS = { fontSize: 'font-size', iconWidth: 'icon-size', spacing: 'spacing', height: 'height' } as const;

/** The tabs that show, each with its index in the list. */
export const shownTabs = (list: readonly TabBarItem[] = []): (readonly [item: TabBarItem, index: number])[] =>
  list.map((item, index) => [item, index] as const).filter(([item]) => item !== LEFT_OUT && item.visible !== false);

/** Sets the line and the sizes of the bar. */
export function styleTabs(bar: Bar, changed: PropertyValues): void {
  const { style } = bar;
  if (changed.has('borderStyle') || changed.has('borderColor')) {
    style.setProperty('--nc-tab-bar-border-color', bar.borderColor || (BORDERS[bar.borderStyle] ?? ''));
  }
  for (const [name, variable] of Object.entries(LENGTHS) as [keyof typeof LENGTHS, string][]) {
    const length = bar[name];
    if (changed.has(name)) style.setProperty(`--nc-tab-bar-${variable}`, length === undefined ? '' : `${length}px`);
  }
}

/** Sets the picture behind the bar, and the styles of its glyphs and of its button in the middle. */
export function styleBar(bar: Bar, changed: PropertyValues): void {
  const { style } = bar;
  if (changed.has('backgroundImage')) style.backgroundImage = imageOf(bar, bar.backgroundImage);
  if (changed.has('iconfontSrc')) {
    const { iconfontSrc } = bar;
    style.setProperty('--_icon-font', (iconfontSrc && iconFont(bar, 'iconfontSrc', iconfontSrc)) || '');
  }
  const mid = bar.renderRoot.querySelector<HTMLElement>('[part=mid]');
  if (mid) {
    styleMid(bar, mid, bar.midButton!);
    styleGlyph(mid, bar.midButton!.iconfont, false);
  }
  const tabs = bar.renderRoot.querySelectorAll<HTMLElement>('[part~=tab]');
  for (const [at, [item]] of shownTabs(bar.list).entries()) {
    const tab = tabs[at];
    if (tab) styleGlyph(tab, item.iconfont, tab.hasAttribute('aria-current'));
  }
}

function styleGlyph(tab: HTMLElement, { fontSize, color, selectedColor }: TabBarIconFont = {}, isSelected: boolean) {
  const glyph = tab.querySelector<HTMLElement>('.glyph');
  if (!glyph) return;
  setStyles(glyph, {
    color: isSelected ? selectedColor : color,
    'font-size': fontSize === undefined ? undefined : cssLength(fontSize),
  });
}

function styleMid(bar: Bar, button: HTMLElement, { width, height, iconWidth, backgroundImage }: TabBarMidButton) {
  setStyles(button, {
    ...(width !== undefined && { flex: 'none', width: cssLength(width) }),
    ...(height !== undefined && { height: cssLength(height) }),
    ...(iconWidth !== undefined && { '--nc-tab-bar-icon-size': cssLength(iconWidth) }),
    ...(backgroundImage && { 'background-image': imageOf(bar, backgroundImage, 'midButton') }),
  });
}

/** A background of CSS: a gradient as it is, else the address of a picture. */
function imageOf(bar: Bar, image: string, property = 'backgroundImage'): string {
  if (!image) return '';
  if (/^[\w-]*gradient\(/.test(image) && CSS.supports('background-image', image)) return image;
  if (!isScriptUrl(image)) return `url(${JSON.stringify(image)})`;
  warnOnce(bar, property, 'the address of a picture, or a gradient', image);
  return '';
}
