import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { badgeMark, badgeNews } from '../internal/styles/badge.js';
import { cssLength, setStyles } from '../internal/styles/inline.js';
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
      return msg('Favourite', { id: 'nc.nav-bar.favorite', desc: 'Button that marks the page as a favourite' });
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

/** A button of the bar. Its colours and sizes are set by `styleButton`, once it is there. */
export function buttonTemplate(button: NavBarButton, tap: () => void): TemplateResult {
  const { type, text = '', badgeText, redDot, select } = button;
  const name = nameOf(type);
  const marks = { badge: badgeText, redDot };
  return html`<button type="button" part="button" class=${select ? 'select' : nothing} @click=${tap}>
    ${
      name
        ? html`<nc-icon type=${type === 'favorite' ? 'star' : type!}></nc-icon><span class="unseen">${text || name}</span>`
        : html`<span>${text}</span>`
    }${badgeMark(marks)}${badgeNews(marks)}
  </button>`;
}

export function styleButton(element: HTMLElement, button: NavBarButton): void {
  const { color, background, width, fontSize, fontWeight, fontFamily } = button;
  const size = fontSize === undefined ? undefined : cssLength(fontSize);
  setStyles(element, {
    color,
    '--_ground': background,
    width: width === undefined ? undefined : cssLength(width),
    'font-size': size,
    '--nc-icon-size': size,
    'font-weight': fontWeight,
    'font-family': fontFamily,
  });
}
