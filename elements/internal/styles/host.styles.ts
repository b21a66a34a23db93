import { css } from 'lit';

/** What every element starts from. Tokens fall back only where a size would be unusable without tokens.css. */
export const hostStyles = css`
  :host {
    box-sizing: border-box;
    -webkit-tap-highlight-color: transparent;
  }
  :host([hidden]) {
    display: none !important;
  }
`;
