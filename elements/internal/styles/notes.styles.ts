import { css } from 'lit';

/** Hint and message below a control. */
export const notesStyles = css`
  [part='hint'],
  [part='message'],
  .line {
    padding-block-start: var(--nc-space-1, 4px);
    color: var(--nc-color-text-muted, inherit);
    font-size: var(--nc-font-size-sm, 14px);
    overflow-wrap: anywhere;
  }
  [part='message'] {
    color: var(--nc-color-warn, inherit);
  }
  /* As high as a message of one line. */
  .line::before {
    content: '\\200b';
  }
`;
