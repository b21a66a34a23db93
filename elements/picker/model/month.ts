/** The properties of a picker that decide how it offers its rows or days where there is room for a box. */
export interface LookOptions {
  readonly mode: string;
  readonly fields: string;
  readonly selectorType: string;
}

/** Whether a picker prefers a list or a grid to wheels: if the page says so, or for mice. */
export const prefersBox = ({ selectorType }: Pick<LookOptions, 'selectorType'>, view: Window): boolean =>
  selectorType === 'select' || (selectorType === 'auto' && view.matchMedia('(pointer: fine)').matches);

/** Whether a picker shows the days of a month as a grid: by default for mice, which are slow at wheels. */
export const prefersMonth = ({ mode, fields, selectorType }: LookOptions, view: Window): boolean =>
  mode === 'date' && !/^(year|month)$/.test(fields) && prefersBox({ selectorType: selectorType || 'auto' }, view);
