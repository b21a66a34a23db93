import { css } from 'lit';
import { hostStyles } from '../internal/styles/host.styles.js';

export const textStyles = css`
  ${hostStyles}
  :host {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  :host([selectable]) {
    user-select: text;
    -webkit-user-select: text;
    cursor: text;
  }
  :host([space]) {
    white-space: pre-wrap;
  }
  :host([lines]) {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: var(--nc-text-lines);
  }
  [hidden] {
    display: none;
  }
`;
