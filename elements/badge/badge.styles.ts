import { css } from 'lit';
import { hostStyles } from '../internal/styles/host.styles.js';
import { markStyles } from '../internal/styles/mark.styles.js';
import { typeStyles } from '../internal/styles/type.styles.js';
import { unseenStyles } from '../internal/styles/unseen.styles.js';

/** Pages have thousands of them: shorthands with variables would be parsed again for each. */
export const badgeStyles = css`
  ${hostStyles}
  ${typeStyles}
  ${markStyles}
  ${unseenStyles}
  /* A grid or a flex box does not stretch it, also not away from what it marks. */
  :host {
    inline-size: fit-content;
    block-size: fit-content;
  }
  /* Not on the host: an nc-button that it marks has variables of the same names. */
  [part] {
    --_fill: var(--nc-badge-background, var(--_type, var(--nc-color-warn, #c0282d)));
    --_on-fill: var(--nc-badge-color, var(--_on-type, var(--nc-color-on-warn, #fff)));
  }
  :host([type='info']) {
    --_type: var(--nc-color-text-muted, #566267);
    --_on-type: var(--nc-color-surface, #fff);
  }
  :host(:not(:state(over))) slot {
    display: none;
  }
  [part] {
    display: inline-block;
    vertical-align: middle;
    box-shadow: none;
  }
  [part='badge'] {
    min-width: 1.125rem;
    padding-inline: 0.3125rem;
    font-size: 0.75rem;
    line-height: 1.125rem;
    /* 99+, in right-to-left text as well. */
    unicode-bidi: plaintext;
    font-variant-numeric: tabular-nums;
  }
  [part='badge']:empty {
    display: none;
  }
  /* At the corner of what it marks, with a rim that sets it off. */
  :host(:state(over)) {
    position: relative;
    display: inline-block;
    vertical-align: middle;
  }
  :host(:state(over)) [part] {
    position: absolute;
    inset-block-start: var(--_y, 0);
    inset-inline-start: calc(100% + var(--_x, 0px));
    translate: -50% -50%;
    box-shadow: 0 0 0 2px var(--nc-badge-rim, var(--nc-color-surface, Canvas));
  }
  :host(:state(over):dir(rtl)) [part] {
    translate: 50% -50%;
  }
  @media (forced-colors: active) {
    :host([type='primary']) [part] {
      forced-color-adjust: none;
    }
  }
`;
