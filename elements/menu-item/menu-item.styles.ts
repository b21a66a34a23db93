import { css } from 'lit';
import { hostStyles } from '../internal/styles/host.styles.js';

export const menuItemStyles = css`
  ${hostStyles}
  :host {
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--nc-space-3, 12px);
    min-height: var(--nc-touch-target, 44px);
    border-radius: var(--nc-radius-sm, 6px);
    outline: 0;
    color: var(--nc-color-text, MenuText);
    line-height: var(--nc-line-height-tight, 1.25);
    cursor: pointer;
    touch-action: manipulation;
    user-select: none;
    -webkit-user-select: none;
  }
  [part='icon'] {
    display: contents;
    color: var(--_icon, var(--nc-color-text-muted, inherit));
  }
  [part='icon'] :is(nc-icon, img),
  ::slotted([slot='icon']) {
    --nc-icon-size: 1.25rem;
    --nc-icon-color: var(--_icon, var(--nc-color-text-muted, currentColor));
    flex: none;
    order: -1;
    width: 1.25rem;
    height: 1.25rem;
    object-fit: contain;
  }
  /* The space at the start and the end is as wide as the gap. */
  [name='icon']::after,
  [name='submenu']::after {
    content: '';
    order: -3;
  }
  [name='submenu']::after {
    order: 2;
  }
  [part='text'] {
    flex: 1;
    min-width: 0;
    padding-block: var(--nc-space-1, 4px);
  }
  /* Others in the menu have an icon or a mark. */
  :host(:state(indented)) [part='text'] {
    padding-inline-start: calc(20px + var(--nc-space-3, 12px));
  }
  [part='shortcut'] {
    flex: none;
    padding-inline-start: var(--nc-space-4, 16px);
    color: var(--nc-color-text-muted, inherit);
    font-size: var(--nc-font-size-sm, 0.875rem);
  }
  [part='link'] {
    position: absolute;
    inset: 0;
    border-radius: inherit;
    outline: 0;
  }
  /* The mark of what is checked has a place beside those that are not. */
  :host(:state(checkable)) [name='icon']::before {
    content: '';
    flex: none;
    order: -2;
    box-sizing: border-box;
    width: 6px;
    height: 12px;
    margin: 0 8px 4px 6px;
    border: solid transparent;
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
  :host(:state(checked)) [name='icon']::before {
    border-color: var(--nc-color-primary, currentColor);
  }
  :host(:state(parent)) [name='submenu']::before {
    content: '';
    flex: none;
    order: 1;
    box-sizing: border-box;
    width: 8px;
    height: 8px;
    margin-inline: var(--nc-space-2, 8px) 4px;
    border: solid var(--nc-color-text-muted, currentColor);
    border-width: 2px 2px 0 0;
    rotate: 45deg;
  }
  :host(:state(parent):dir(rtl)) [name='submenu']::before {
    rotate: 225deg;
  }
  :host(:state(destructive)) {
    --_icon: currentColor;
    color: var(--nc-color-warn, inherit);
  }
  :host(:state(open)) {
    background: color-mix(in srgb, currentColor 6%, transparent);
  }
  @media (hover: hover) {
    :host(:hover) {
      background: color-mix(in srgb, currentColor 6%, transparent);
    }
  }
  :host(:active) {
    background: color-mix(in srgb, currentColor 12%, transparent);
  }
  :host(:focus-visible) {
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: -2px;
    background: color-mix(in srgb, currentColor 6%, transparent);
  }
  :host(:state(disabled)) {
    background: none;
    color: var(--nc-color-text-muted, GrayText);
    cursor: default;
  }
  :host(:state(disabled)) :is(img, nc-icon) {
    opacity: var(--nc-disabled-opacity, 0.45);
  }
  @media (pointer: fine) {
    :host {
      min-height: 36px;
    }
  }
`;
