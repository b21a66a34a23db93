import { html, nothing, type TemplateResult } from 'lit';
import { pictureOf } from '../internal/element/picture.js';
import type { TabBarItem, TabBarMidButton } from './types.js';

interface FaceOptions {
  readonly isSelected?: boolean;
  readonly showIcon?: boolean;
  /** What marks the tab as new. */
  readonly mark?: unknown;
}

type Face = Pick<TabBarItem, 'text' | 'icon' | 'selectedIcon' | 'iconfont'> | TabBarMidButton;

/** The glyph that a tab shows, if it has one. */
function glyphOf({ iconfont = {} }: Face, isSelected: boolean): string | undefined {
  return (isSelected && iconfont.selectedText) || iconfont.text || undefined;
}

/** Icon and text of a tab, or of the button in the middle. Glyphs are sized and colored by `styleBar`. */
export function faceOf(item: Face, options: FaceOptions = {}): TemplateResult {
  const { isSelected = false, showIcon = true, mark = nothing } = options;
  const { text, icon } = item;
  const words = text ? html`<span part="text">${text}</span>` : nothing;
  const glyph = glyphOf(item, isSelected);
  const shown = (isSelected && 'selectedIcon' in item && item.selectedIcon) || icon;
  if (!showIcon || !(glyph || shown)) return html`<span class="line">${words}${mark}</span>`;
  const picture = glyph ? html`<span class="glyph" aria-hidden="true">${glyph}</span>` : pictureOf(shown!);
  return html`<span part="icon">${picture}${mark}</span>${words}`;
}
