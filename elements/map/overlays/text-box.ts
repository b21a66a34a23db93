import { setStyles } from '../../internal/styles/inline.js';
import type { MarkerCallout, MarkerText } from '../types.js';

const px = (length: number | undefined): string | undefined =>
  length !== undefined && Number.isFinite(length) ? `${length}px` : undefined;

/** Writes the content and the look of a label or a callout. */
export function fillText(
  node: HTMLElement,
  content: string,
  look: MarkerText & Pick<MarkerCallout, 'boxShadow'>,
): void {
  const { color, bgColor, borderColor, borderWidth } = look;
  if (node.textContent !== content) node.textContent = content;
  const { left, top } = node.style;
  setStyles(node, {
    // A page that gives one color of the two means it with the usual other one, in dark mode too.
    color: color ?? (bgColor ? '#000' : undefined),
    'background-color': bgColor,
    // The rim of letters is for those right on the map.
    'text-shadow': bgColor ? 'none' : undefined,
    'font-size': px(look.fontSize),
    'border-radius': px(look.borderRadius),
    'border-width': px(borderWidth),
    'border-style': borderWidth ? 'solid' : undefined,
    'border-color': borderColor,
    padding: px(look.padding),
    'text-align': look.textAlign,
    'box-shadow': look.boxShadow,
    left: left || undefined,
    top: top || undefined,
  });
}
