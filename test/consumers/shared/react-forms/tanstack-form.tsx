import { useForm } from '@tanstack/react-form';
import { Button, Calendar, Checkbox, CheckboxGroup, Input, Picker, Radio, RadioGroup } from 'nacre/react';
import { Rate, SearchBar, Segmented, Slider, Stepper, Switch, Textarea, Uploader } from 'nacre/react';
import { COLUMNS, RANGE, schema, type FormProps } from './values';

interface Meta {
  readonly state: { readonly meta: { readonly errors: readonly ({ readonly message: string } | undefined)[] } };
}
const errorOf = ({ state }: Meta) => state.meta.errors[0]?.message;

export function TanStackForm({ initial, onSave }: FormProps) {
  const form = useForm({
    defaultValues: initial,
    validators: { onSubmit: schema },
    onSubmit: ({ value }) => onSave(value),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.handleSubmit();
      }}
    >
      <form.Field name="input">
        {(field) => (
          <Input
            label="Name"
            name={field.name}
            onBlur={field.handleBlur}
            error={errorOf(field)}
            value={field.state.value}
            onChange={(event) => field.handleChange(event.target.value)}
          />
        )}
      </form.Field>
      <form.Field name="textarea">
        {(field) => (
          <Textarea
            label="Text"
            name={field.name}
            onBlur={field.handleBlur}
            error={errorOf(field)}
            value={field.state.value}
            onChange={(event) => field.handleChange(event.target.value)}
          />
        )}
      </form.Field>
      <form.Field name="search">
        {(field) => (
          <SearchBar
            aria-label="Search"
            name={field.name}
            onBlur={field.handleBlur}
            error={errorOf(field)}
            value={field.state.value}
            onChange={(event) => field.handleChange(event.target.value)}
          />
        )}
      </form.Field>
      <form.Field name="stepper">
        {(field) => (
          <Stepper
            aria-label="Guests"
            name={field.name}
            onBlur={field.handleBlur}
            error={errorOf(field)}
            value={field.state.value}
            onChange={(event) => field.handleChange(event.target.value)}
          />
        )}
      </form.Field>
      <form.Field name="rate">
        {(field) => (
          <Rate
            aria-label="Stars"
            name={field.name}
            onBlur={field.handleBlur}
            error={errorOf(field)}
            value={field.state.value}
            onChange={(event) => field.handleChange(event.target.value)}
          />
        )}
      </form.Field>
      <form.Field name="slider">
        {(field) => (
          <Slider
            aria-label="Volume"
            name={field.name}
            onBlur={field.handleBlur}
            error={errorOf(field)}
            value={field.state.value}
            onChange={(event) => field.handleChange(Number(event.target.value))}
          />
        )}
      </form.Field>
      <form.Field name="picker">
        {(field) => (
          <Picker
            label="Colour"
            range={RANGE}
            name={field.name}
            onBlur={field.handleBlur}
            error={errorOf(field)}
            value={field.state.value}
            onChange={(event) => field.handleChange(event.target.value as number | '')}
          />
        )}
      </form.Field>
      <form.Field name="wheels">
        {(field) => (
          <Picker
            label="Time"
            mode="multiSelector"
            range={COLUMNS}
            name={field.name}
            onBlur={field.handleBlur}
            error={errorOf(field)}
            value={field.state.value}
            onChange={(event) => field.handleChange(event.target.value as number[])}
          />
        )}
      </form.Field>
      <form.Field name="calendar">
        {(field) => (
          <Calendar
            label="Day"
            name={field.name}
            onBlur={field.handleBlur}
            error={errorOf(field)}
            value={field.state.value}
            onChange={(event) => field.handleChange(String(event.target.value))}
          />
        )}
      </form.Field>
      <form.Field name="segmented">
        {(field) => (
          <Segmented
            label="Size"
            options={RANGE}
            name={field.name}
            onBlur={field.handleBlur}
            error={errorOf(field)}
            value={field.state.value}
            onChange={(event) => field.handleChange(event.target.value)}
          />
        )}
      </form.Field>
      <form.Field name="radios">
        {(field) => (
          <RadioGroup
            label="Way"
            name={field.name}
            onBlur={field.handleBlur}
            error={errorOf(field)}
            value={field.state.value}
            onChange={(event) => field.handleChange(event.target.value)}
          >
            <Radio value="a">A</Radio>
            <Radio value="b">B</Radio>
          </RadioGroup>
        )}
      </form.Field>
      <form.Field name="radio">
        {(field) => (
          <>
            <Radio
              name={field.name}
              onBlur={field.handleBlur}
              error={errorOf(field)}
              value="a"
              checked={field.state.value === 'a'}
              onChange={(event) => field.handleChange(event.target.value)}
            >
              A alone
            </Radio>
            <Radio
              name={field.name}
              onBlur={field.handleBlur}
              error={errorOf(field)}
              value="b"
              checked={field.state.value === 'b'}
              onChange={(event) => field.handleChange(event.target.value)}
            >
              B alone
            </Radio>
          </>
        )}
      </form.Field>
      <form.Field name="boxes">
        {(field) => (
          <CheckboxGroup
            label="Extras"
            name={field.name}
            onBlur={field.handleBlur}
            error={errorOf(field)}
            value={field.state.value}
            onChange={(event) => field.handleChange(event.target.value)}
          >
            <Checkbox value="a">A</Checkbox>
            <Checkbox value="b">B</Checkbox>
          </CheckboxGroup>
        )}
      </form.Field>
      <form.Field name="checkbox">
        {(field) => (
          <Checkbox
            name={field.name}
            onBlur={field.handleBlur}
            error={errorOf(field)}
            checked={field.state.value}
            onChange={(event) => field.handleChange(event.target.checked)}
          >
            Terms
          </Checkbox>
        )}
      </form.Field>
      <form.Field name="switch">
        {(field) => (
          <Switch
            name={field.name}
            onBlur={field.handleBlur}
            error={errorOf(field)}
            checked={field.state.value}
            onChange={(event) => field.handleChange(event.target.checked)}
          >
            News
          </Switch>
        )}
      </form.Field>
      <form.Field name="files">
        {(field) => (
          <Uploader
            label="Files"
            multiple
            name={field.name}
            onBlur={field.handleBlur}
            error={errorOf(field)}
            value={field.state.value}
            onChange={(event) => field.handleChange([...event.target.value])}
          />
        )}
      </form.Field>

      <Button formType="submit">Send</Button>
      <button type="button" onClick={() => form.reset()}>
        Reset
      </button>
    </form>
  );
}
