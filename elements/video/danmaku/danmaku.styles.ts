import { css } from 'lit';

export const styles = css`
  /* The lower quarter is left to captions and controls. */
  [part='danmaku'] {
    position: absolute;
    inset: 0 0 25%;
    overflow: clip;
    contain: strict;
    color: var(--nc-video-danmaku-color, white);
    font-weight: var(--nc-font-weight-bold, bold);
    /* Their width is measured without these. */
    letter-spacing: normal;
    word-spacing: normal;
    text-indent: 0;
    text-transform: none;
    pointer-events: none;
    user-select: none;
  }
  [part='danmaku'] > span {
    position: absolute;
    top: 0;
    left: 0;
    overflow: clip;
    max-width: 200%;
    height: 1.5em;
    line-height: 1.5;
    white-space: pre;
    text-overflow: ellipsis;
    text-shadow:
      0 0 2px black,
      0 1px 2px black;
    opacity: 0;
  }
  @media (forced-colors: active) {
    [part='danmaku'] > span {
      background: Canvas;
      color: CanvasText !important;
      text-shadow: none;
    }
  }
`;
