import { css } from 'lit';

/** Three boxes for each node on which the browser may come to rest. */
export const wheelStopsStyles = css`
  #stops > *,
  #stops > ::before,
  #stops > ::after {
    content: '';
    display: block;
    width: 1px;
    height: var(--_row);
    scroll-snap-align: center;
  }
  #stops > * {
    height: calc(var(--_row) * 3);
  }
  #stops > ::after {
    margin-top: var(--_row);
  }
`;
