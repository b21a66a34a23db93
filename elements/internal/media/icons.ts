import { html, type TemplateResult } from 'lit';

/** Data of SVG paths in a box of 24 × 24. Those of `FILLED` are filled, the others stroked. */
const PATHS = {
  play: 'M8 5.2v13.6L19 12Z',
  pause: 'M7.500 5.500h3.500v13h-3.500Z M13.500 5.500h3.500v13h-3.500Z',
  replay: 'M5 12a7.500 7.500 0 1 0 2.300-5.400L5 9 M5 4v5h5',
  'volume-off': 'M4 9.500v5h3.500l5 4v-13l-5 4Z M16.500 9.500l5 5 M21.500 9.500l-5 5',
  'volume-low': 'M4 9.500v5h3.500l5 4v-13l-5 4Z M16 9.500a3.600 3.600 0 0 1 0 5',
  'volume-high': 'M4 9.500v5h3.500l5 4v-13l-5 4Z M16 9.500a3.600 3.600 0 0 1 0 5 M18.500 7a7.200 7.200 0 0 1 0 10',
  loop: 'M17 3.500l3 3-3 3 M4 11v-1.500a3 3 0 0 1 3-3h13 M7 20.500l-3-3 3-3 M20 13v1.500a3 3 0 0 1-3 3H4',
  download: 'M12 4v10.500 M7.500 10.500l4.500 4.500 4.500-4.500 M4.500 19.500h15',
  previous: 'M18 5.500v13L8.500 12Z M6 5.500v13',
  next: 'M6 5.500v13l9.500-6.500Z M18 5.500v13',
  captions: 'M3.500 5.500h17v13h-17Z M10.500 10.500a2 2 0 1 0 0 3 M17 10.500a2 2 0 1 0 0 3',
  settings: 'M4 7h9 M17 7h3 M4 17h3 M11 17h9 M15 4.800v4.400 M9 14.800v4.400',
  'picture-in-picture': 'M20.500 11v-5.500h-17v13h7 M13.500 13.500h7v5h-7Z',
  'full-screen': 'M4 9V4.500h4.500 M15.500 4.500h4.500V9 M20 15v4.500h-4.500 M8.500 19.500H4V15',
  'full-screen-exit': 'M8.500 4.500V9H4 M20 9h-4.500V4.500 M15.500 19.500V15H20 M4 15h4.500v4.500',
} as const;

export type MediaIcon = keyof typeof PATHS;

const FILLED: readonly MediaIcon[] = ['play', 'pause', 'previous', 'next'];

/** A drawing in the color of the text around. It says nothing: the button that it is in has a name. */
export const mediaIcon = (name: MediaIcon): TemplateResult =>
  html`<svg viewBox="0 0 24 24" aria-hidden="true" class=${FILLED.includes(name) ? 'filled' : ''}><path d=${PATHS[name]}></path></svg>`;
