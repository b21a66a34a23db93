import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { warnOnce } from '../internal/element/warn.js';
import { badgeMark, badgeNews } from '../internal/styles/badge.js';
import { iconFont, isGlyph } from '../internal/styles/icon-font.js';
import { cssLength, setStyles } from '../internal/styles/inline.js';
import type { IconName } from '../base/icon-names.js';
import type { NavBarButton } from './types.js';

function nameOf(type: NavBarButton['type']): string {
  switch (type) {
    case 'back':
      return backLabel();
    case 'forward':
      return msg('Forward', { id: 'nc.nav-bar.forward', desc: 'Button that leads to the next page' });
    case 'share':
      return msg('Share', { id: 'nc.nav-bar.share', desc: 'Button that shares the page' });
    case 'favorite':
      return msg('Add to favorites', { id: 'nc.nav-bar.favorite', desc: 'Button that adds the page to the favorites' });
    case 'home':
      return msg('Home', { id: 'nc.nav-bar.home', desc: 'Button that leads to the first page' });
    case 'menu':
      return msg('Menu', { id: 'nc.nav-bar.menu', desc: 'Button that opens a menu' });
    case 'close':
      return msg('Close', { id: 'nc.nav-bar.close', desc: 'Button that closes the page' });
    case 'none':
    case undefined:
      return '';
  }
}

export const backLabel = (): string =>
  msg('Back', { id: 'nc.nav-bar.back', desc: 'Button that leads to the page before' });

const namelessLabel = (): string =>
  msg('Button', { id: 'nc.nav-bar.button', desc: 'Name of a button that shows a glyph, if the app gives no name' });

function iconOf(type: NavBarButton['type']): IconName {
  if (!nameOf(type)) return ''; // Also of a type that there is not.
  return type === 'favorite' ? 'star' : (type as IconName);
}

/** What a button shows and what it is called, without its marks. */
function faceOf({ type, icon = iconOf(type), text = '', label }: NavBarButton): TemplateResult {
  const said = (unseen: string) => html`<span class="unseen">${unseen}</span>`;
  if (icon) return html`<nc-icon type=${icon}></nc-icon>${said(label || text || nameOf(type) || namelessLabel())}`;
  if (text && !isGlyph(text)) return html`<span>${text}</span>`;
  return html`<span class="glyph" aria-hidden="true">${text}</span>${said(label || namelessLabel())}`;
}

/** A button of the bar. Its colors and sizes are set by `styleButton`, once it is there. */
export function buttonTemplate(button: NavBarButton, tap: () => void): TemplateResult {
  const { badgeText, badgeLabel, redDot, pressed, select, type, icon = iconOf(type), text = '' } = button;
  const isText = !icon && text && !isGlyph(text);
  const looks = [select && 'select', isText && 'words'].filter(Boolean).join(' ');
  const marks = { badge: badgeText, badgeLabel, redDot };
  return html`<button
    type="button"
    part="button"
    class=${looks || nothing}
    aria-pressed=${pressed === undefined ? nothing : Boolean(pressed)}
    @click=${tap}
  >
    ${faceOf(button)}${badgeMark(marks)}${badgeNews(marks)}
  </button>`;
}

/** Gives a button of `bar` its look. */
export function styleButton(bar: Element, element: HTMLElement, button: NavBarButton): void {
  const { color, background, width, fontSize, fontWeight, fontFamily, fontSrc, icon, text, label } = button;
  const size = fontSize === undefined ? undefined : cssLength(fontSize);
  const font = fontSrc && iconFont(bar, 'buttons', fontSrc);
  if (icon && !label && !text && !nameOf(button.type))
    warnOnce(bar, 'buttons', 'a label of the button that shows an icon', icon);
  if (text && isGlyph(text) && !label) warnOnce(bar, 'buttons', 'a label of the button that shows a glyph', text);
  setStyles(element, {
    color,
    '--_ground': background,
    width: width === undefined ? undefined : cssLength(width),
    'font-size': size,
    '--nc-icon-size': size,
    'font-weight': fontWeight,
    'font-family': [font, fontFamily].filter(Boolean).join(', ') || undefined,
  });
}
