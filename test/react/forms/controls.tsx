import { sendKeys } from '@web/test-runner-commands';
import type { ReactNode } from 'react';
import {
  Calendar,
  Checkbox,
  CheckboxGroup,
  Input,
  Picker,
  Radio,
  RadioGroup,
  Rate,
  SearchBar,
  Segmented,
  Slider,
  Stepper,
  Switch,
  Textarea,
} from 'nacre/react';

export interface Control extends HTMLElement {
  readonly updateComplete: Promise<boolean>;
  readonly value: unknown;
  readonly checked?: boolean;
  show?(): Promise<void>;
}

/** What a form library spreads over a field. */
export type FieldProps = Record<string, unknown>;

/** A form control, and what a user does to it. */
export interface ControlCase {
  readonly name: string;
  readonly tag: string;
  /** What the form starts with, and what the user makes of it. */
  readonly initial: unknown;
  readonly next: unknown;
  /** It is never without a value. */
  readonly isFilled?: boolean;
  render(field: FieldProps): ReactNode;
  change(control: Control): Promise<void>;
}

const press =
  (...keys: readonly string[]) =>
  async (control: HTMLElement) => {
    control.focus();
    for (const key of keys) await sendKeys({ press: key });
  };

async function typeC(control: HTMLElement): Promise<void> {
  control.focus();
  await sendKeys({ press: 'End' });
  await sendKeys({ type: 'c' });
}

async function pickRowBefore(control: Control): Promise<void> {
  control.focus();
  await control.show!();
  await sendKeys({ press: 'ArrowUp' });
  await sendKeys({ press: 'Enter' });
}

const TEXT = { initial: 'ab', next: 'abc', change: typeC };
const BOX = { initial: true, next: false, change: press(' ') };

export const CONTROLS: readonly ControlCase[] = [
  { name: 'Input', tag: 'nc-input', ...TEXT, render: (field) => <Input label="Q" {...field} /> },
  { name: 'Textarea', tag: 'nc-textarea', ...TEXT, render: (field) => <Textarea label="Q" {...field} /> },
  { name: 'SearchBar', tag: 'nc-search-bar', ...TEXT, render: (field) => <SearchBar aria-label="Q" {...field} /> },
  { name: 'Checkbox', tag: 'nc-checkbox', ...BOX, render: (field) => <Checkbox {...field}>Q</Checkbox> },
  { name: 'Switch', tag: 'nc-switch', ...BOX, render: (field) => <Switch {...field}>Q</Switch> },
  {
    name: 'Stepper',
    tag: 'nc-stepper',
    initial: 2,
    next: 3,
    isFilled: true,
    render: (field) => <Stepper aria-label="Q" {...field} />,
    change: press('ArrowUp'),
  },
  {
    name: 'Rate',
    tag: 'nc-rate',
    initial: 2,
    next: 3,
    isFilled: true,
    render: (field) => <Rate aria-label="Q" {...field} />,
    change: press('ArrowUp'),
  },
  {
    name: 'Slider',
    tag: 'nc-slider',
    initial: 20,
    next: 21,
    isFilled: true,
    render: (field) => <Slider aria-label="Q" {...field} />,
    change: press('ArrowUp'),
  },
  {
    name: 'CheckboxGroup',
    tag: 'nc-checkbox-group',
    initial: ['b'],
    next: ['a', 'b'],
    render: (field) => (
      <CheckboxGroup label="Q" {...field}>
        <Checkbox value="a">A</Checkbox>
        <Checkbox value="b">B</Checkbox>
      </CheckboxGroup>
    ),
    change: press(' '),
  },
  {
    name: 'RadioGroup',
    tag: 'nc-radio-group',
    initial: 'b',
    next: 'a',
    render: (field) => (
      <RadioGroup label="Q" {...field}>
        <Radio value="a">A</Radio>
        <Radio value="b">B</Radio>
      </RadioGroup>
    ),
    change: press('ArrowUp'),
  },
  {
    name: 'Segmented',
    tag: 'nc-segmented',
    initial: 'b',
    next: 'a',
    render: (field) => <Segmented label="Q" options={['a', 'b']} {...field} />,
    change: press('ArrowLeft'),
  },
  {
    name: 'Picker',
    tag: 'nc-picker',
    initial: 1,
    next: 0,
    render: (field) => <Picker label="Q" range={['a', 'b']} {...field} />,
    change: pickRowBefore,
  },
  {
    name: 'Picker of columns',
    tag: 'nc-picker',
    initial: [1, 1],
    next: [0, 1],
    render: (field) => (
      <Picker
        label="Q"
        mode="multiSelector"
        range={[
          ['a', 'b'],
          ['c', 'd'],
        ]}
        {...field}
      />
    ),
    change: pickRowBefore,
  },
  {
    name: 'Calendar',
    tag: 'nc-calendar',
    initial: '2026-03-10',
    next: '2026-03-11',
    render: (field) => <Calendar label="Q" {...field} />,
    change: press('ArrowRight', 'Enter'),
  },
];

/** The state that a user sees and changes. */
export const stateOf = (control: Control): unknown => control.checked ?? control.value;
