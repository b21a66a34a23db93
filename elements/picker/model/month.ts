/** The properties of a picker that decide how it offers its rows or days where there is room for a box. */
export interface LookOptions {
  readonly mode: string;
  readonly fields: string;
  readonly selectorType: string;
}

/** Whether a picker prefers a list or a grid to wheels: if the page says so, or for mice. */
export const prefersBox = ({ selectorType }: Pick<LookOptions, 'selectorType'>, view: Window): boolean =>
  selectorType === 'select' || (selectorType === 'auto' && view.matchMedia('(pointer: fine)').matches);

/** Whether a picker shows the days of a month as a grid. */
export const prefersMonth = (options: LookOptions, view: Window): boolean =>
  options.mode === 'date' && !/^(year|month)$/.test(options.fields) && prefersBox(options, view);
