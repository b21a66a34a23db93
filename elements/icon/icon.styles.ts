import { css } from 'lit';
import { hostStyles } from '../internal/styles/host.styles.js';

export const iconStyles = css`
  ${hostStyles}
  :host {
    display: inline-block;
    flex: none;
    width: var(--nc-icon-size, 1.4375rem);
    height: var(--nc-icon-size, 1.4375rem);
    color: var(--nc-icon-color, inherit);
    vertical-align: -0.3em;
  }
  :host([type^='success']) {
    color: var(--nc-icon-color, var(--nc-color-success, inherit));
  }
  :host([type='info']),
  :host([type='waiting']),
  :host([type='download']) {
    color: var(--nc-icon-color, var(--nc-color-primary, inherit));
  }
  :host([type='warn']) {
    color: var(--nc-icon-color, var(--nc-color-warning, inherit));
  }
  :host([type='cancel']) {
    color: var(--nc-icon-color, var(--nc-color-warn, inherit));
  }
  svg,
  ::slotted(*) {
    display: block;
    width: 100%;
    height: 100%;
  }
  /* What an icon of another set does not say itself, it inherits. */
  .foreign {
    fill: currentColor;
  }
  svg:not(.foreign, .foreign *) {
    fill: none;
    stroke: currentColor;
    stroke-width: var(--nc-icon-stroke, 1.8);
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  /* Arrows point the way the text runs. */
  :host(:dir(rtl):not([library]):is([type='back'], [type='forward'], [name='back'], [name='forward'])) {
    transform: scaleX(-1);
  }
`;
