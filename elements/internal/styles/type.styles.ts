import { css } from 'lit';

/** The color of an element's `type`, as `--_type`, and what is written on it, as `--_on-type`. */
export const typeStyles = css`
  :host(:is([type='primary'], [type='success'], [type='warning'])) {
    --_type: var(--nc-color-primary, Highlight);
    --_on-type: var(--nc-color-on-primary, HighlightText);
  }
  :host([type='success']) {
    --_type: var(--nc-color-success, CanvasText);
  }
  :host([type='warning']) {
    --_type: var(--nc-color-warning, CanvasText);
  }
  :host([type='warn']) {
    --_type: var(--nc-color-warn, CanvasText);
    --_on-type: var(--nc-color-on-warn, Canvas);
  }
`;
