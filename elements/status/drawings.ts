import { html, svg } from 'lit';

/**
 * SVG paths in a box of 24, drawn on a disc: `empty` a tray, `error` a page, `offline` a crossed-out signal, `timeout` an
 * hourglass. Drawn for this project.
 */
const STROKES: Readonly<Record<string, readonly string[]>> = {
  loading: ['M12 1.5a10.5 10.5 0 0 1 10.5 10.5'],
  empty: ['M6.5 13 8 8h8l1.5 5v4h-11Zm0 0h3.3q.4 2 2.2 2t2.2-2h3.3'],
  error: ['M8 6h5l3.5 3.5V18H8Z M13 6v3.5h3.5 M12.2 11.5v3 M12.2 16.3v.1'],
  offline: [
    'M6 10.7a8.6 8.6 0 0 1 12 0 M8.2 13.1a5.4 5.4 0 0 1 7.6 0 M10.4 15.4a2.3 2.3 0 0 1 3.2 0 M12 17.6v.1',
    'm7 7 10 11',
  ],
  timeout: [
    'M8.2 6h7.6 M8.2 18h7.6 M9.2 6v2.5Q9.2 10.5 12 12q-2.8 1.5-2.8 3.5V18 M14.8 6v2.5q0 2-2.8 3.5 2.8 1.5 2.8 3.5V18',
  ],
};

export const drawing = (type: string): unknown =>
  html`<svg class=${type} viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r=${type === 'loading' ? 10.5 : 12} />${STROKES[type]!.map((path) => svg`<path d=${path} />`)}</svg>`;
