/**
 * The icons that elements and most pages use: what goes into a 24 × 24 `<svg>` that strokes with the current colour.
 * Shapes to be filled carry `fill`. Drawn for this project.
 */
export const ICONS: Readonly<Record<string, string>> = {
  success: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19Z m-4.3 9.8 3 3 5.6-6',
  'success-no-circle': 'm4.5 12.5 5 5L19.5 7',
  info: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19Z M12 11v5.5 M12 7.5v.1',
  warn: 'M12 3 2.3 20h19.4L12 3Z M12 9.5v5 M12 17.3v.1',
  waiting: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19Z M12 7v5.3l3.5 2',
  cancel: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19Z m-3.3 6.2 6.6 6.6 m0-6.6-6.6 6.6',
  clear: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19Z m-3.3 6.2 6.6 6.6 m0-6.6-6.6 6.6',
  download: 'M12 3.5v12 m-5-5 5 5 5-5 M4 20.5h16',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Z m4.8 11.3 5.2 5.2',
  close: 'm6 6 12 12 M18 6 6 18',
  back: 'm14.5 5-7 7 7 7',
  forward: 'm9.5 5 7 7-7 7',
  home: 'M4 11 12 4l8 7 M6 9.5V20h12V9.5',
  menu: 'M4 7h16 M4 12h16 M4 17h16',
  share: 'M12 15V3.5 m-4 4 4-4 4 4 M6 11H4.5v9.5h15V11H18',
};
