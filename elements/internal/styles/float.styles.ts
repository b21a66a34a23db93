import { css, unsafeCSS } from 'lit';

/** How far a label is in its field: 0 or 1. */
export const float = unsafeCSS('var(--nc-field-float, 0)');

/**
 * The label in its field, where a theme wants it: in the middle of an empty field without focus, else above the
 * text. It has one line. Its margins add up to none; `translate` would need a layer.
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
