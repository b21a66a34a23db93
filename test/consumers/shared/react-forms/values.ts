import { z } from 'zod';

const NEEDED = 'Please choose';

/** A form with each control. */
export const schema = z.object({
  input: z.string().min(1, NEEDED),
  textarea: z.string().min(1, NEEDED),
  search: z.string().min(1, NEEDED),
  stepper: z.number().min(1, NEEDED).nullable(),
  rate: z.number().min(1, NEEDED),
  slider: z.number().min(1, NEEDED),
  picker: z.union([z.number(), z.literal('')]).refine((value): boolean => value !== '', NEEDED),
  wheels: z.array(z.number()).min(1, NEEDED),
  calendar: z.string().min(1, NEEDED),
  segmented: z.string().min(1, NEEDED),
  radios: z.string().min(1, NEEDED),
  radio: z.string().min(1, NEEDED),
  boxes: z.array(z.string()).min(1, NEEDED),
  checkbox: z.boolean().refine(Boolean, NEEDED),
  switch: z.boolean().refine(Boolean, NEEDED),
  // React Hook Form's `register` gives files, as of a native field; the others the uploader's items.
  files: z.array(z.object({ name: z.string().optional() })).min(1, NEEDED),
});

export type Values = z.infer<typeof schema>;

export const FIRST: Values = {
  input: 'ab',
  textarea: 'ab',
  search: 'ab',
  stepper: 2,
  rate: 2,
  slider: 20,
  picker: 1,
  wheels: [1, 1],
  calendar: '2026-03-10',
  segmented: 'b',
  radios: 'b',
  radio: 'b',
  boxes: ['b'],
  checkbox: true,
  switch: true,
  files: [],
};

export const BLANK: Values = {
  input: '',
  textarea: '',
  search: '',
  stepper: 0,
  rate: 0,
  slider: 0,
  picker: '',
  wheels: [],
  calendar: '',
  segmented: '',
  radios: '',
  radio: '',
  boxes: [],
  checkbox: false,
  switch: false,
  files: [],
};

export const RANGE = ['a', 'b'];
export const COLUMNS = [RANGE, RANGE];

export interface FormProps {
  readonly initial: Values;
  readonly onSave: (values: Values) => void;
}
