import { css, unsafeCSS } from 'lit';

/** How far a label is inside its field, 0 or 1. Read where it is needed: a property of its own would cost each field a copy. */
export const float = unsafeCSS('var(--nc-field-float, 0)');

/**
 * The label inside the field, where a theme wants it there (`--nc-field-float: 1`): in the middle of a field that is empty and
 * without focus, above the text of any other. It has one line, and margins that add up to no height: unlike `translate`,
 * margins of 0 need no layer for each label. By default all of this comes to nothing.
 */
export const floatStyles = css`
  [part='label'] {
    overflow-y: clip;
    max-height: calc(1lh + (1 - ${float}) * 1000vmax);
    margin: calc(${float} * 6px) calc(${float} * 13px) calc(${float} * (-1lh - 6px));
    padding-block-end: calc((1 - ${float}) * var(--nc-space-1, 4px));
    font-size: calc(var(--nc-font-size-sm, 14px) * (1 - ${float} / 7));
  }
  :host(:state(blank)) [part='label'] {
    transition: var(--nc-duration-fast, 0s) var(--nc-easing-out, ease);
    transition-property: margin-block, font-size;
  }
  :host(:state(blank):not(:focus-within, :state(prefix))) [part='label'] {
    margin-block: calc(${float} * 16px) calc(${float} * (-1lh - 16px));
    font-size: calc(var(--nc-font-size-sm, 14px) * (1 - ${float}) + var(--nc-font-size-md, 16px) * ${float});
  }
  :where([part='label']:not(:empty)) + #field,
  :where([part='label']:not(:empty)) + [part='field'] {
    min-height: calc(var(--nc-touch-target, 44px) + ${float} * 8px);
    padding-block-start: calc(var(--nc-space-2, 8px) + ${float} * 16px);
  }
`;
