import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Calendar, Checkbox, CheckboxGroup, Input, Picker, Radio, RadioGroup } from 'nacre/react';
import { Rate, SearchBar, Segmented, Slider, Stepper, Switch, Textarea, Uploader } from 'nacre/react';
import { Controller, useForm } from 'react-hook-form';
import { COLUMNS, RANGE, schema, type FormProps, type Values } from './values';

/** `{...register()}` */
export function Registered({ initial, onSave }: FormProps) {
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: initial,
  });
  const field = <Name extends keyof Values>(name: Name) => ({
    ...register(name),
    error: formState.errors[name]?.message,
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSave)(event)}>
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
      <Radio value="a" {...field('radio')}>
        A alone
      </Radio>
      <Radio value="b" {...field('radio')}>
        B alone
      </Radio>
      <CheckboxGroup label="Extras" {...field('boxes')}>
        <Checkbox value="a">A</Checkbox>
        <Checkbox value="b">B</Checkbox>
      </CheckboxGroup>
      <Checkbox {...field('checkbox')}>Terms</Checkbox>
      <Switch {...field('switch')}>News</Switch>
      <Uploader label="Files" multiple {...field('files')} />
      <Button formType="submit">Send</Button>
      <button type="button" onClick={() => reset()}>
        Reset
      </button>
    </form>
  );
}

/** `<Controller>` */
export function Controlled({ initial, onSave }: FormProps) {
  const { control, handleSubmit, reset } = useForm({ resolver: zodResolver(schema), defaultValues: initial });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSave)(event)}>
      <Controller
        name="input"
        control={control}
        render={({ field, fieldState }) => <Input label="Name" {...field} error={fieldState.error?.message} />}
      />
      <Controller
        name="textarea"
        control={control}
        render={({ field, fieldState }) => <Textarea label="Text" {...field} error={fieldState.error?.message} />}
      />
      <Controller
        name="search"
        control={control}
        render={({ field, fieldState }) => (
          <SearchBar aria-label="Search" {...field} error={fieldState.error?.message} />
        )}
      />
      <Controller
        name="stepper"
        control={control}
        render={({ field, fieldState }) => <Stepper aria-label="Guests" {...field} error={fieldState.error?.message} />}
      />
      <Controller
        name="rate"
        control={control}
        render={({ field, fieldState }) => <Rate aria-label="Stars" {...field} error={fieldState.error?.message} />}
      />
      <Controller
        name="slider"
        control={control}
        render={({ field, fieldState }) => <Slider aria-label="Volume" {...field} error={fieldState.error?.message} />}
      />
      <Controller
        name="picker"
        control={control}
        render={({ field, fieldState }) => (
          <Picker label="Colour" range={RANGE} {...field} error={fieldState.error?.message} />
        )}
      />
      <Controller
        name="wheels"
        control={control}
        render={({ field, fieldState }) => (
          <Picker label="Time" mode="multiSelector" range={COLUMNS} {...field} error={fieldState.error?.message} />
        )}
      />
      <Controller
        name="calendar"
        control={control}
        render={({ field, fieldState }) => <Calendar label="Day" {...field} error={fieldState.error?.message} />}
      />
      <Controller
        name="segmented"
        control={control}
        render={({ field, fieldState }) => (
          <Segmented label="Size" options={RANGE} {...field} error={fieldState.error?.message} />
        )}
      />
      <Controller
        name="radios"
        control={control}
        render={({ field, fieldState }) => (
          <RadioGroup label="Way" {...field} error={fieldState.error?.message}>
            <Radio value="a">A</Radio>
            <Radio value="b">B</Radio>
          </RadioGroup>
        )}
      />
      <Controller
        name="radio"
        control={control}
        render={({ field: { value, ...field }, fieldState }) => (
          <>
            <Radio {...field} value="a" checked={value === 'a'} error={fieldState.error?.message}>
              A alone
            </Radio>
            <Radio {...field} value="b" checked={value === 'b'} error={fieldState.error?.message}>
              B alone
            </Radio>
          </>
        )}
      />
      <Controller
        name="boxes"
        control={control}
        render={({ field, fieldState }) => (
          <CheckboxGroup label="Extras" {...field} error={fieldState.error?.message}>
            <Checkbox value="a">A</Checkbox>
            <Checkbox value="b">B</Checkbox>
          </CheckboxGroup>
        )}
      />
      <Controller
        name="checkbox"
        control={control}
        render={({ field: { value, ...field }, fieldState }) => (
          <Checkbox checked={value} {...field} error={fieldState.error?.message}>
            Terms
          </Checkbox>
        )}
      />
      <Controller
        name="switch"
        control={control}
        render={({ field: { value, ...field }, fieldState }) => (
          <Switch checked={value} {...field} error={fieldState.error?.message}>
            News
          </Switch>
        )}
      />
      <Controller
        name="files"
        control={control}
        render={({ field: { onChange, ...field }, fieldState }) => (
          <Uploader
            label="Files"
            multiple
            {...field}
            onChange={(event) => onChange(event.target.value)}
            error={fieldState.error?.message}
          />
        )}
      />
      <Button formType="submit">Send</Button>
      <button type="button" onClick={() => reset()}>
        Reset
      </button>
    </form>
  );
}
