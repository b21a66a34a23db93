/** The state of a form with each control. */
export interface Values {
  input: string;
  textarea: string;
  search: string;
  stepper: number | null;
  rate: number;
  slider: number;
  picker: number | '';
  calendar: string;
  segmented: string;
  radios: string;
  radio: string;
  boxes: readonly string[];
  checkbox: boolean;
  switch: boolean;
  files: readonly { readonly name?: string }[];
}

export const FIRST: Values = {
  input: 'ab',
  textarea: 'ab',
  search: 'ab',
  stepper: 2,
  rate: 2,
  slider: 20,
  picker: 1,
  calendar: '2026-03-10',
  segmented: 'b',
  radios: 'b',
  radio: 'b',
  boxes: ['b'],
  checkbox: true,
  switch: true,
  files: [{ name: 'b.txt' }],
};

/** What the app sets. */
export const OTHER: Values = {
  input: 'xyz',
  textarea: 'xyz',
  search: 'xyz',
  stepper: 7,
  rate: 4,
  slider: 70,
  picker: 0,
  calendar: '2026-04-20',
  segmented: 'a',
  radios: 'a',
  radio: 'a',
  boxes: ['a'],
  checkbox: false,
  switch: false,
  files: [],
};

/** Nothing, where a control can be without a value. */
export const BLANK: Values = {
  ...FIRST,
  ...{ input: '', textarea: '', search: '', picker: '', calendar: '', segmented: '', radios: '', radio: '', boxes: [] },
  ...{ checkbox: false, switch: false, files: [], rate: 0 },
};
