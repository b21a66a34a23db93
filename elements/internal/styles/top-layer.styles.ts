import { css } from 'lit';

/**
 * Declarations for what is in the top layer. It inherits from where it is in the page, but is not seen there: a toolbar with
 * capitals, a row without line breaks or a part that takes no presses must not reach it. Browsers do the same for controls.
 * Direction, language, how its lines break, color scheme and zoom stay those of the page.
 */
export const topLayer = css`
  visibility: visible;
  pointer-events: auto;
  user-select: text;
  -webkit-user-select: text;
  text-align: start;
  text-align-last: auto;
  text-indent: 0;
  text-transform: none;
  text-shadow: none;
  -webkit-text-fill-color: currentcolor;
  -webkit-text-stroke: 0 currentcolor;
  letter-spacing: normal;
  word-spacing: normal;
  word-break: var(--_word-break, normal);
  line-break: var(--_line-break, auto);
  white-space: normal;
  hyphens: manual;
`;
