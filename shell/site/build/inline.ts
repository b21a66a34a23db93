import { escape, raw, type Markup } from './html.js';

/** A sentence of a docstring: code between backticks, links in brackets. */
export const inline = (text = ''): Markup =>
  raw(
    text
      .split(/(`[^`]+`)/)
      .map((part) => (part.startsWith('`') ? `<code>${escape(part.slice(1, -1))}</code>` : escape(part)))
      .join('')
      .replaceAll(/\{@link (\w+)\}/g, '<code>$1</code>'),
  );
