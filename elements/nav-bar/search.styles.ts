import { css } from 'lit';

/** The search field of a navigation bar. */
export const searchStyles = css`
  /* A search field fills the row; a title is as wide as its text, so that it can be centered. */
  [part='bar']:has([part='search']) {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
  [part='search'] {
    display: flex;
    align-items: center;
    gap: var(--nc-space-2, 8px);
    box-sizing: border-box;
    width: 100%;
    min-height: 36px;
    margin: 4px 0;
    padding: 0 var(--nc-space-3, 12px);
    border: 1px solid transparent;
    border-radius: var(--nc-radius-full, 99px);
    background: var(--nc-color-fill, Field);
    color: var(--nc-color-text, FieldText);
    font: inherit;
    cursor: text;
  }
  button[part='search'] {
    justify-content: var(--_align, start);
    cursor: pointer;
  }
  [part='search'] :is(nc-icon, span) {
    color: var(--_placeholder, var(--nc-color-text-muted, inherit));
  }
  [part='search'] nc-icon {
    width: 18px;
    height: 18px;
    --nc-icon-color: var(--_placeholder, var(--nc-color-text-muted, currentColor));
  }
  input {
    flex: 1;
    min-width: 0;
    min-height: 34px;
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: var(--_align, start);
    appearance: none;
  }
  input::placeholder {
    color: var(--_placeholder, var(--nc-color-text-muted, inherit));
    opacity: 1;
  }
  [part='search']:focus-within {
    outline: var(--nc-focus-ring, 2px solid Highlight);
    outline-offset: -1px;
  }
  button[part='search']:active {
    opacity: 0.6;
  }
  @media (forced-colors: active) {
    [part='search'] {
      border-color: currentColor;
    }
  }
`;
