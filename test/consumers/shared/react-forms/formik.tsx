import { useFormik } from 'formik';
import { Button, Calendar, Checkbox, CheckboxGroup, Input, Picker, Radio, RadioGroup } from 'nacre/react';
import { Rate, SearchBar, Segmented, Slider, Stepper, Switch, Textarea, Uploader } from 'nacre/react';
import { COLUMNS, RANGE, schema, type FormProps, type Values } from './values';

type Errors = Partial<Record<keyof Values, string>>;

export function FormikForm({ initial, onSave }: FormProps) {
  const formik = useFormik<Values>({
    initialValues: initial,
    validate: (values) => {
      const { error } = schema.safeParse(values);
      return Object.fromEntries(error?.issues.map(({ path, message }) => [path[0], message]) ?? []) as Errors;
    },
    onSubmit: onSave,
  });
  const errors = formik.errors as Errors;
  const errorOf = (name: keyof Values) => (formik.touched[name] ? errors[name] : undefined);
  const field = (name: keyof Values) => ({
    ...formik.getFieldProps(name),
    error: errorOf(name),
  });
  const box = (name: 'checkbox' | 'switch') => ({
    ...formik.getFieldProps({ name, type: 'checkbox' }),
    value: undefined,
    error: errorOf(name),
  });
  const radio = (value: string) => ({
    ...formik.getFieldProps({ name: 'radio', type: 'radio', value }),
    error: errorOf('radio'),
  });
  return (
    <form noValidate onSubmit={formik.handleSubmit}>
      <Input label="Name" {...field('input')} />
      <Textarea label="Text" {...field('textarea')} />
      <SearchBar aria-label="Search" {...field('search')} />
      <Stepper aria-label="Guests" {...field('stepper')} />
      <Rate aria-label="Stars" {...field('rate')} />
      <Slider aria-label="Volume" {...field('slider')} />
      <Picker label="Colour" range={RANGE} {...field('picker')} />
      <Picker label="Time" mode="multiSelector" range={COLUMNS} {...field('wheels')} />
      <Calendar label="Day" {...field('calendar')} />
      <Segmented label="Size" options={RANGE} {...field('segmented')} />
      <RadioGroup label="Way" {...field('radios')}>
        <Radio value="a">A</Radio>
        <Radio value="b">B</Radio>
      </RadioGroup>
      <Radio {...radio('a')}>A alone</Radio>
      <Radio {...radio('b')}>B alone</Radio>
      <CheckboxGroup label="Extras" {...field('boxes')}>
        <Checkbox value="a">A</Checkbox>
        <Checkbox value="b">B</Checkbox>
      </CheckboxGroup>
      <Checkbox {...box('checkbox')}>Terms</Checkbox>
      <Switch {...box('switch')}>News</Switch>
      <Uploader label="Files" multiple {...field('files')} />
      <Button formType="submit">Send</Button>
      <button type="button" onClick={() => formik.resetForm()}>
        Reset
      </button>
    </form>
  );
}
