import { css } from 'lit';

/**
 * The label inside the field, where a theme wants it there (`--nc-field-float: 1`): in the middle of a field that is empty and
 * without focus, above the text of any other. It has one line. By default all of this comes to nothing.
 */
export const floatStyles = css`
  :host {
    --_float: var(--nc-field-float, 0);
  }
  [part='label']:not(:empty) {
    overflow-y: clip;
    max-height: calc(1lh + (1 - var(--_float)) * 1000vmax);
    margin-inline: calc(var(--_float) * 13px);
    margin-block-end: calc(var(--_float) * -1lh);
    padding-block-end: calc((1 - var(--_float)) * var(--nc-space-1, 4px));
    font-size: calc(var(--nc-font-size-sm, 14px) * (1 - var(--_float) / 7));
    translate: 0 calc(var(--_float) * 6px);
    transition: var(--nc-duration-fast, 0s) var(--nc-easing-out, ease);
    transition-property: translate, font-size;
  }
  :host(:state(blank):not(:focus-within)) [part='label']:not(:empty, :has(~ [name='prefix'])) {
    font-size: calc(var(--nc-font-size-sm, 14px) * (1 - var(--_float)) + var(--nc-font-size-md, 16px) * var(--_float));
    translate: 0 calc(var(--_float) * 16px);
  }
  :where([part='label']:not(:empty)) + :is(#field, [part='field']) {
    min-height: calc(var(--nc-touch-target, 44px) + var(--_float) * 8px);
    padding-block-start: calc(var(--nc-space-2, 8px) + var(--_float) * 16px);
  }
`;
