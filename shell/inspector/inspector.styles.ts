import { css } from 'lit';

/** `!important` in the host's rule wins over all rules of the app, which would otherwise come before it. */
export const inspectorStyles = css`
  :host {
    all: initial !important;
    color-scheme: inherit !important;
    position: fixed !important;
    inset: 0 !important;
    display: block !important;
    inline-size: auto !important;
    block-size: auto !important;
    overflow: hidden !important;
    background: none !important;
    pointer-events: none !important;
    z-index: 2147483647 !important;

    --surface: var(--nc-color-surface, light-dark(#ffffff, #171e21));
    --fill: var(--nc-color-fill, light-dark(#e9ebea, #273236));
    --text: var(--nc-color-text, light-dark(#1a2326, #e9eff1));
    --muted: var(--nc-color-text-muted, light-dark(#566267, #a3b2b8));
    --line: var(--nc-color-border, light-dark(#dcdfde, #2e3a3f));
    --strong-line: var(--nc-color-border-strong, light-dark(#7b878c, #74868d));
    --primary: var(--nc-color-primary, light-dark(#0b6e7d, #63cbd9));
    --primary-soft: var(--nc-color-primary-soft, light-dark(#dcf0f2, #143a41));
    --bad: var(--nc-color-warn, light-dark(#c0282d, #ff9a94));
    --good: var(--nc-color-success, light-dark(#23753a, #7ad191));
    --mono: var(--nc-font-family-mono, ui-monospace, monospace);
    --safe-bottom: env(safe-area-inset-bottom, 0px);
  }

  * {
    box-sizing: border-box;
  }

  #dock,
  #restore {
    position: absolute;
    pointer-events: auto;
    color: var(--text);
    background: var(--surface);
    font: 14px / 1.4 var(--nc-font-family, system-ui, sans-serif);
  }

  #dock {
    inset-inline: 0;
    inset-block-end: 0;
    block-size: var(--size);
    display: flex;
    flex-direction: column;
    border-block-start: 1px solid var(--line);
    border-start-start-radius: 14px;
    border-start-end-radius: 14px;
    box-shadow: 0 0 32px light-dark(rgb(20 40 48 / 0.22), rgb(0 0 0 / 0.6));
    overflow: hidden;
  }

  #restore {
    inset-inline-start: 12px;
    inset-block-end: calc(var(--safe-bottom) + 64px);
    inline-size: 44px;
    block-size: 44px;
    padding: 11px;
    border: 1px solid var(--strong-line);
    border-radius: 50%;
    box-shadow: 0 4px 14px light-dark(rgb(20 40 48 / 0.2), rgb(0 0 0 / 0.6));
    cursor: pointer;
  }

  #resize {
    position: relative;
    flex: none;
    block-size: 14px;
    margin-block-end: -6px;
    cursor: ns-resize;
    touch-action: none;
  }
  #resize::before {
    content: '';
    position: absolute;
    inset: 0;
    margin: auto;
    inline-size: 36px;
    block-size: 4px;
    border-radius: 2px;
    background: var(--strong-line);
  }

  header {
    display: flex;
    align-items: center;
    gap: 4px;
    padding: 2px 6px 0 16px;
  }
  h2 {
    flex: 1;
    margin: 0;
    font-size: 15px;
    font-weight: 650;
  }
  h3 {
    margin: 18px 0 4px;
    font-size: 13px;
    font-weight: 650;
  }
  h3:first-child {
    margin-block-start: 4px;
  }
  h4 {
    margin: 8px 0 2px;
    font-size: 12px;
    font-weight: 550;
    color: var(--muted);
  }

  svg {
    display: block;
    inline-size: 20px;
    block-size: 20px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.7;
    stroke-linecap: round;
  }

  button,
  input {
    min-block-size: 32px;
    margin: 0;
    padding: 4px 12px;
    border: 1px solid var(--strong-line);
    border-radius: 8px;
    color: inherit;
    background: var(--surface);
    font: inherit;
    font-size: 13px;
  }
  button {
    cursor: pointer;
    white-space: nowrap;
  }
  button:disabled {
    opacity: 0.45;
    cursor: default;
  }
  button[aria-pressed='true'] {
    color: var(--primary);
    background: var(--primary-soft);
    border-color: var(--primary);
  }
  button.busy {
    color: var(--bad);
    border-color: var(--bad);
    background: none;
  }
  input {
    flex: 1 1 110px;
    min-inline-size: 0;
  }
  input::placeholder {
    color: var(--muted);
    opacity: 1;
  }
  .icon {
    inline-size: 40px;
    block-size: 40px;
    padding: 10px;
    border: 0;
    background: none;
  }
  @media (hover: hover) {
    button:not(:disabled, [aria-pressed='true'], [role='tab'], .busy):hover {
      background: var(--fill);
    }
    summary:hover {
      background: color-mix(in srgb, var(--fill) 45%, transparent);
    }
  }
  :focus-visible {
    outline: 2px solid var(--primary);
    outline-offset: -2px;
  }

  [role='tablist'] {
    flex: none;
    display: flex;
    overflow-x: auto;
    scrollbar-width: none;
    padding-inline: 8px;
    border-block-end: 1px solid var(--line);
  }
  [role='tab'] {
    flex: none;
    min-block-size: 40px;
    padding: 4px 10px;
    border: 0;
    border-block-end: 2px solid transparent;
    border-radius: 0;
    background: none;
    color: var(--muted);
    font-size: 14px;
  }
  [role='tab'][aria-selected='true'] {
    color: var(--primary);
    border-color: currentColor;
    font-weight: 600;
  }
  [role='tabpanel'] {
    flex: 1;
    min-block-size: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: 10px 16px calc(16px + var(--safe-bottom));
  }

  .bar {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin-block-end: 8px;
  }
  .rows {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  .rows > li {
    border-block-end: 1px solid var(--line);
  }
  summary,
  .line {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 36px;
    margin-inline: -8px;
    padding: 4px 8px;
    border-radius: 6px;
  }
  summary {
    cursor: pointer;
    list-style: none;
  }
  summary::before {
    content: '';
    flex: none;
    inline-size: 6px;
    block-size: 6px;
    margin-inline: 1px 2px;
    border: solid var(--muted);
    border-width: 0 1.5px 1.5px 0;
    rotate: -45deg;
  }
  summary:dir(rtl)::before {
    rotate: 135deg;
  }
  details[open] > summary::before {
    rotate: 45deg;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  details[open] > summary {
    background: color-mix(in srgb, var(--fill) 45%, transparent);
  }
  .grow {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .cut {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .mono,
  code,
  pre {
    font-family: var(--mono);
    font-size: 12px;
    direction: ltr;
  }
  .strong {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    font-weight: 600;
    font-size: 13px;
  }
  .quiet {
    color: var(--muted);
  }
  .tag {
    flex: none;
    padding: 1px 7px;
    border-radius: 99px;
    color: var(--text);
    background: var(--fill);
    font-size: 12px;
    unicode-bidi: plaintext;
  }
  .good.tag,
  .bad.tag,
  .busy.tag {
    background: none;
    box-shadow: inset 0 0 0 1px currentColor;
  }
  .good {
    color: var(--good);
  }
  .bad {
    color: var(--bad);
  }
  .busy {
    color: var(--primary);
  }
  .note {
    margin: 6px 0;
    color: var(--muted);
    font-size: 13px;
  }
  .note.bad {
    color: var(--bad);
  }
  pre {
    max-block-size: 260px;
    overflow: auto;
    margin: 0 0 8px;
    padding: 8px 10px;
    border-radius: 6px;
    background: var(--fill);
    line-height: 1.45;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    text-align: left;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: 13px;
  }
  th,
  td {
    padding: 6px 8px 6px 0;
    border-block-end: 1px solid var(--line);
    text-align: start;
    font-weight: 400;
    overflow-wrap: anywhere;
  }
  thead th {
    color: var(--muted);
    font-size: 12px;
  }

  @media (min-width: 900px) {
    #dock {
      inset-block: 0;
      inset-inline: auto 0;
      block-size: auto;
      inline-size: var(--size);
      padding-block-start: 4px;
      border-block-start: 0;
      border-inline-start: 1px solid var(--line);
      border-radius: 0;
    }
    #resize {
      position: absolute;
      z-index: 1;
      inset-block: 0;
      inset-inline-start: 0;
      inline-size: 10px;
      block-size: auto;
      margin: 0;
      cursor: ew-resize;
    }
    #resize::before {
      inline-size: 4px;
      block-size: 36px;
    }
    #restore {
      inset-inline-start: auto;
      inset-inline-end: 16px;
      inset-block-end: 16px;
    }
  }
  @media (max-width: 899px) {
    .rows summary:has(.cut) .cut {
      flex-basis: 100%;
      order: 1;
    }
    .rows summary:has(.cut) {
      flex-wrap: wrap;
      row-gap: 0;
    }
    .rows summary:has(.cut) .strong {
      flex: 1;
    }
  }
`;
