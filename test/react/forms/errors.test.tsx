import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { expect, waitUntil } from '@open-wc/testing';
import { useForm as useTanStackForm } from '@tanstack/react-form';
import { useFormik } from 'formik';
import { type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { mount, unmountAll } from '../../helpers/react.js';
import { CONTROLS, stateOf, type Control, type FieldProps } from './controls.js';

interface Values {
  q: unknown;
}

interface FormProps {
  readonly initial: unknown;
  readonly schema: z.ZodType<Values, Values>;
  render(field: FieldProps): ReactNode;
  saved(value: unknown): void;
}

const WRONG = 'Please choose another one';

/** `value` and `checked` as a field takes them. */
const stateProps = (value: unknown): FieldProps => (typeof value === 'boolean' ? { checked: value } : { value });

function ReactHookForm({ initial, schema, render, saved }: FormProps) {
  const { register, handleSubmit, formState } = useForm<Values>({
    defaultValues: { q: initial },
    resolver: standardSchemaResolver(schema),
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(({ q }) => saved(q))(event)}>
      {render({ ...register('q'), error: formState.errors.q?.message })}
      <button>Save</button>
    </form>
  );
}

function TanStackForm({ initial, schema, render, saved }: FormProps) {
  const form = useTanStackForm({
    defaultValues: { q: initial },
    validators: { onSubmit: schema, onChange: schema },
    onSubmit: ({ value }) => saved(value.q),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.handleSubmit();
      }}
    >
      <form.Field name="q">
        {({ name, state, handleBlur, handleChange }) =>
          render({
            name,
            ...stateProps(state.value),
            onBlur: handleBlur,
            onChange: (event: { target: Control }) => handleChange(stateOf(event.target)),
            error: state.meta.isTouched ? state.meta.errors[0]?.message : undefined,
          })
        }
      </form.Field>
      <button>Save</button>
    </form>
  );
}

function Formik({ initial, schema, render, saved }: FormProps) {
  const formik = useFormik<Values>({
    initialValues: { q: initial },
    validate(values) {
      const { error } = schema.safeParse(values);
      return error ? { q: error.issues[0]!.message } : {};
    },
    onSubmit: ({ q }) => saved(q),
  });
  const { touched, errors } = formik;
  return (
    <form noValidate onSubmit={formik.handleSubmit}>
      {render({
        name: 'q',
        ...stateProps(formik.values.q),
        onChange: formik.handleChange,
        onBlur: formik.handleBlur,
        error: touched.q ? errors.q : undefined,
      })}
      <button>Save</button>
    </form>
  );
}

const LIBRARIES = { 'React Hook Form': ReactHookForm, 'TanStack Form': TanStackForm, Formik };

for (const [library, Form] of Object.entries(LIBRARIES)) {
  describe(`${library} with Zod`, () => {
    afterEach(unmountAll);

    for (const { name, tag, initial, next, render, change } of CONTROLS) {
      it(`shows an error on <${name}>, and takes it away when the user has corrected it`, async () => {
        const text = JSON.stringify(next);
        const schema = z.object({ q: z.unknown().refine((value) => JSON.stringify(value) === text, WRONG) });
        const saved: unknown[] = [];
        const { find } = mount(
          <Form initial={initial} schema={schema} render={render} saved={(value) => void saved.push(value)} />,
        );
        const control = find<Control>(tag);
        await control.updateComplete;
        const shown = () => control.shadowRoot!.querySelector('[part=message]')?.textContent.trim() ?? '';
        expect(shown()).to.equal('');
        find('button').click();
        await waitUntil(() => shown() === WRONG, 'the error shows');
        expect(control.matches(':state(user-invalid)')).to.equal(true);
        if (library === 'React Hook Form')
          expect(control.contains(document.activeElement), 'has the focus').to.equal(true);
        await change(control);
        await waitUntil(() => shown() === '', 'the error goes');
        expect([stateOf(control), control.matches(':state(user-invalid)')]).to.deep.equal([next, false]);
        find('button').click();
        await waitUntil(() => saved.length > 0, 'the form is saved');
        expect(saved).to.deep.equal([next]);
      });
    }
  });
}
