import { css } from 'lit';
import { hostStyles } from '../internal/styles/host.styles.js';
import { unseenStyles } from '../internal/styles/unseen.styles.js';

export const avatarGroupStyles = css`
  ${hostStyles}
  ${unseenStyles}
  :host {
    --_overlap: calc(-1 * var(--nc-avatar-overlap, 8px));
    position: relative;
    display: inline-flex;
    inline-size: fit-content; /* No grid stretches it. */
    align-items: center;
    vertical-align: middle;
  }
  /* Columns that are narrower than the avatars in them, which the padding makes good for the last one. */
  slot {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: calc(var(--nc-avatar-size, 40px) + var(--_overlap));
    padding-inline-end: calc(-1 * var(--_overlap));
  }
  :host(:empty) slot {
    padding: 0;
  }
  ::slotted(*),
  [part='rest'] {
    box-shadow: 0 0 0 2px var(--nc-avatar-rim, var(--nc-color-surface, Canvas));
  }
  [part='rest'] {
    --_size: var(--nc-avatar-size, 40px);
    position: relative;
    box-sizing: border-box;
    min-width: var(--_size);
    margin-inline-start: var(--_overlap);
    padding-inline: 6px;
    border-radius: var(--nc-radius-full, 99px);
    background-color: var(--nc-color-fill, #e9ebea);
    color: var(--nc-color-text, inherit);
    font-size: calc(var(--_size) * 0.35);
    font-weight: var(--nc-font-weight-medium, 550);
    line-height: var(--_size);
    text-align: center;
    unicode-bidi: plaintext;
    font-variant-numeric: tabular-nums;
  }
  @media (forced-colors: active) {
    [part='rest'] {
      outline: 1px solid;
    }
  }
`;
