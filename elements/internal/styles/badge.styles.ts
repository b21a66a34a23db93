import { css } from 'lit';
import { markStyles } from './mark.styles.js';
import { unseenStyles } from './unseen.styles.js';

/** The marks of `badge.ts`, at the upper end of what they stand in. */
export const badgeStyles = css`
  ${unseenStyles}
  ${markStyles}
  [part='badge'],
  [part='dot'] {
    position: absolute;
    inset-block-start: 4px;
    inset-inline-start: calc(50% + 4px);
  }
`;
