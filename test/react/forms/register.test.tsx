import { expect, waitUntil } from '@open-wc/testing';
import type { ReactNode } from 'react';
import { Radio } from 'nacre/react/radio';
import { Controller, useForm, type FieldValues, type RegisterOptions } from 'react-hook-form';
import type { NcRadio } from 'nacre/elements/radio';
import { mount, unmountAll } from '../../helpers/react.js';
import { CONTROLS, stateOf, type Control, type FieldProps } from './controls.js';

interface FormProps {
  readonly initial?: unknown;
  readonly rules?: RegisterOptions;
  readonly isControlled?: boolean;
  render(field: FieldProps): ReactNode;
  answered(answer: unknown): void;
}

/** A form as the documentation of React Hook Form writes it. It answers with the value, or with the error. */
function Form({ initial, rules, isControlled = false, render, answered }: FormProps) {
  const { control, register, handleSubmit } = useForm<FieldValues>({ defaultValues: { q: initial } });
  const submit = handleSubmit(
    (data) => answered(data['q']),
    (errors) => answered(errors['q']!.message),
  );
  const controlled = () => (
    <Controller
      name="q"
      control={control}
      {...(rules && { rules: rules as object })}
      render={({ field }) => {
        const { value, ...rest } = field;
        return <>{render(typeof initial === 'boolean' ? { ...rest, checked: value as unknown } : field)}</>;
      }}
    />
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      {isControlled ? controlled() : render(register('q', rules))}
      <button>Send</button>
    </form>
  );
}

function show(props: Omit<FormProps, 'answered'>, tag: string) {
  const answers: unknown[] = [];
  const { find } = mount(<Form {...props} answered={(answer) => void answers.push(answer)} />);
  return {
    control: find<Control>(tag),
    async send() {
      const before = answers.length;
      find('button').click();
      await waitUntil(() => answers.length > before, 'the form answers');
      return answers.at(-1);
    },
  };
}

for (const { name, tag, initial, next, isFilled, render, change } of CONTROLS) {
  describe(`React Hook Form with <${name}>`, () => {
    afterEach(unmountAll);

    for (const isControlled of [false, true]) {
      const way = isControlled ? '<Controller>' : '{...register()}';

      it(`${way} shows the initial value, and submits it and what the user made of it`, async () => {
        const { control, send } = show({ initial, render, isControlled }, tag);
        await control.updateComplete;
        expect(stateOf(control)).to.deep.equal(initial);
        expect(await send()).to.deep.equal(initial);
        await change(control);
        expect(stateOf(control)).to.deep.equal(next);
        expect(await send()).to.deep.equal(next);
      });
    }

    if (!isFilled) {
      it('{...register()} refuses a blank control that is required', async () => {
        const { control, send } = show({ rules: { required: 'Needed' }, render }, tag);
        expect(await send()).to.equal('Needed');
        expect(control.contains(document.activeElement), 'has the focus').to.equal(true);
      });
    }
  });
}

describe('React Hook Form with <Radio> of one name', () => {
  afterEach(unmountAll);

  it('{...register()} shows the initial value, and submits it and what the user made of it', async () => {
    const radios = (field: FieldProps) =>
      ['a', 'b'].map((value) => (
        <Radio key={value} value={value} {...field}>
          {value}
        </Radio>
      ));
    const { control: first, send } = show({ initial: 'b', render: radios }, 'nc-radio');
    const second = first.nextElementSibling as NcRadio;
    await second.updateComplete;
    expect([(first as unknown as NcRadio).checked, second.checked]).to.deep.equal([false, true]);
    expect(await send()).to.equal('b');
    first.click();
    expect(await send()).to.equal('a');
  });
});
