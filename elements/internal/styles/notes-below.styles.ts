import { css } from 'lit';
import { notesStyles } from './notes.styles.js';

/** Hint and message below what is in one line with others. As wide as the control: a long text wraps. */
export const notesBelowStyles = css`
  :host(:state(noted)) {
    flex-wrap: wrap;
  }
  .notes {
    flex: none;
    order: 1;
    inline-size: 0;
    min-inline-size: 100%;
  }
  ${notesStyles}
`;
