import { css } from 'lit';

/** Words that are only there to be read out. */
export const unseenStyles = css`
  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
