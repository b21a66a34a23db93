import { css } from 'lit';

/** A turn, for what spins while one waits. */
export const spinStyles = css`
  @keyframes spin {
    to {
      rotate: 1turn;
    }
  }
`;
